// Command font makes the subset font that all figures are drawn with,
// assets/liberation/internal/subset/figure.ttf, from WenQuanYi Micro Hei: it
// keeps the characters that figures use in any language and nothing else.
//
//	go run ./build/font
//
// It needs Debian's packages fonts-wqy-microhei and python3-fonttools. Run it
// when the test of sim/render names a character that the font lacks.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"

	"loadlab/sim/figure"
)

func main() {
	from := flag.String("from", "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", "the full font")
	to := flag.String("to", "assets/liberation/internal/subset/figure.ttf", "the subset to write")
	python := flag.String("python", "/usr/bin/python3", "a Python that has fonttools")
	flag.Parse()
	if err := subset(*python, *from, *to); err != nil {
		fmt.Fprintln(os.Stderr, "font:", err)
		os.Exit(1)
	}
}

// subset writes the font's first face with only the characters in use.
// Kerning stays out as the drawing library does not use it.
func subset(python, from, to string) error {
	cmd := exec.Command(python, "-m", "fontTools.subset", from,
		"--font-number=0",
		"--text="+figure.Characters(),
		"--layout-features=",
		"--no-hinting",
		"--desubroutinize",
		"--notdef-outline",
		"--name-IDs=0,1,2,3,4,5,6,13,14",
		"--output-file="+to)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("fonttools: %w", err)
	}
	info, err := os.Stat(to)
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d bytes, %d characters\n", to, info.Size(), len([]rune(figure.Characters())))
	return nil
}
