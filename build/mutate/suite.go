package main

import "path/filepath"

// suite is one package's tests, or some of them.
type suite struct {
	folder string // of the package, from the module's root
	only   string // a pattern of tests; "" for all
	except string // a pattern of tests that are left out; "" for none
}

// quick are the engine's tests that notice much in little time.
const quick = "Golden|Windows|Accounts|Equal|Draws|Others|Inspected|Delay"

// suites are the tests that a change of a file must pass, in an order in which
// what notices most in the least time comes first: the file's own package, the
// golden links, the comparison with the plain simulator, and what is left of
// the engine's.
func suites(file string) []suite {
	list := []suite{
		{"sim/engine", quick, ""},
		{"sim/engine/reference", "", ""},
		{"sim/engine", "", quick},
	}
	if own := filepath.Dir(file); own != "sim/engine" {
		list = append([]suite{{own, "", ""}}, list...)
	}
	return list
}
