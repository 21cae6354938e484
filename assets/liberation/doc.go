// Package liberation stands in for the module of the same name that
// gonum.org/v1/plot imports for its twelve default fonts. go.mod of loadlab
// replaces that module by this one, in which all twelve are one small subset
// font: Latin, Cyrillic and the Chinese characters that our figures use. The
// wasm binary is 4 MB smaller for it and draws all three languages.
//
// The font is a subset of WenQuanYi Micro Hei; its licence is in LICENSE-FONT
// beside this file. build/font makes the subset anew from the words in use.
package liberation
