// Package liberationmonoitalic holds the subset font under the name that gonum/plot
// imports.
package liberationmonoitalic

import "codeberg.org/go-fonts/liberation/internal/subset"

// TTF is the subset font.
var TTF = subset.TTF
