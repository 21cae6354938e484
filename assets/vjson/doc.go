// Package vjson stands in for the module of the same name with which
// github.com/vugu/vugu reads the events that the browser's JSON.stringify
// wrote. go.mod of loadlab replaces that module by this one: the original
// links all of encoding/json with what it needs of reflect, a twentieth of
// the wasm binary, for objects of strings, numbers and truth values.
//
// It holds what the generated components and vugu's renderer need, and no
// more. It is tested against encoding/json in package ui.
package vjson
