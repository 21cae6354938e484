// Command site builds the web site into build/out/site: the WebAssembly
// program, the page, and everything beside it, with names that carry a hash of
// their content, each file also compressed by brotli and gzip. The same commit
// gives the same bytes.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"time"

	"loadlab/build/bundle"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("site: ")
	out := flag.String("o", filepath.Join("build", "out", "site"), "folder to fill; what it held before goes")
	quality := flag.Int("brotli", 9, "how well brotli compresses: 9 quickly, 11 as well as it can")
	flag.Parse()
	started := time.Now()
	files, err := bundle.Site()
	if err != nil {
		log.Fatal(err)
	}
	if err := bundle.Write(*out, files, *quality); err != nil {
		log.Fatal(err)
	}
	fmt.Fprintf(os.Stderr, "site: %s filled in %.1f s\n", *out, time.Since(started).Seconds())
}
