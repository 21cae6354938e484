// Command single builds build/out/loadlab.html: the whole laboratory in one
// file, which opens from a folder of the reader's machine.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"loadlab/build/bundle"
)

// most is the largest size that is still handed around by mail and on course
// pages without a thought.
const most = 4 << 20

func main() {
	log.SetFlags(0)
	log.SetPrefix("single: ")
	out := flag.String("o", filepath.Join("build", "out", "loadlab.html"), "file to write")
	flag.Parse()
	page, err := bundle.Single()
	if err != nil {
		log.Fatal(err)
	}
	if len(page) > most {
		log.Fatalf("%d bytes: more than %d", len(page), most)
	}
	if err := os.WriteFile(*out, page, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Fprintf(os.Stderr, "single: %s, %.2f MB\n", *out, float64(len(page))/1e6)
}
