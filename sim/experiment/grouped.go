package experiment

import (
	"fmt"
	"strconv"
)

// Grouped writes a number of things for people: 2,880,000. Far beyond what
// can be counted it is 1.2e+21.
func Grouped(x float64) string {
	if !(x < 1e15) {
		return fmt.Sprintf("%.3g", x)
	}
	digits := strconv.FormatFloat(x, 'f', 0, 64)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
