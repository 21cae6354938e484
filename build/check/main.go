// Command check looks at what needs no test: that the code is formatted, that
// vet is content natively and for the browser, and that generated code is up
// to date. With -node it runs the simulator's tests compiled to WebAssembly in
// Node instead, with -platforms the golden fingerprints wherever they must be
// the same, with -reproducible it builds everything twice and compares, and with
// -tools or -browsers it sees to it that Node and Chromium, or Firefox and WebKit,
// are there.
package main

import (
	"flag"
	"log"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("check: ")
	node := flag.Bool("node", false, "run the tests of sim and of the messages in Node")
	tools := flag.Bool("tools", false, "see to it that Node and Chromium are there")
	browsers := flag.Bool("browsers", false, "see to it that Firefox and WebKit are there")
	twice := flag.Bool("reproducible", false, "build the site and the single file twice and compare")
	platforms := flag.Bool("platforms", false, "run the golden fingerprints with other instructions, in Node and on arm64")
	flag.Parse()
	steps := []func() error{formatted, generated, vetted}
	switch {
	case *node:
		steps = []func() error{inNode}
	case *browsers:
		steps = []func() error{haveBrowsers}
	case *platforms:
		steps = []func() error{onPlatforms}
	case *twice:
		steps = []func() error{reproducible}
	case *tools:
		steps = []func() error{haveTools, haveAxe}
	}
	for _, step := range steps {
		if err := step(); err != nil {
			log.Fatal(err)
		}
	}
}
