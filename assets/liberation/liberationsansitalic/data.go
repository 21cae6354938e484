// Package liberationsansitalic holds the subset font under the name that gonum/plot
// imports.
package liberationsansitalic

import "codeberg.org/go-fonts/liberation/internal/subset"

// TTF is the subset font.
var TTF = subset.TTF
