// Package subset holds the one font that all figures are drawn with.
package subset

import _ "embed"

// TTF is a subset of WenQuanYi Micro Hei in TrueType format, made by
// build/font.
//
//go:embed figure.ttf
var TTF []byte
