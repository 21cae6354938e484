// Package latex stands in for the module of the same name that
// gonum.org/v1/plot imports for one of its two ways to set text. go.mod of
// loadlab replaces that module by this one, which refuses every text: our
// figures set plain text. The module that it replaces links four Go fonts that
// nothing else needs; without them the wasm binary is half a megabyte smaller.
//
// It holds what gonum.org/v1/plot/text needs to compile, and no more.
package latex
