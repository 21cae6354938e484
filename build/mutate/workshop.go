package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// workshop holds the test programs in which all mutants are waiting.
type workshop struct {
	dir     string                  // a temporary one
	mutants []mutant                // all of them, in the order of their numbers from 1
	number  map[mutant]int          // of those that compile
	schemas map[string]*schema      // by the file's name in dir
	took    map[suite]time.Duration // with nothing changed
}

// open compiles the tests with all mutants in them, and runs them once without
// any: they must pass, or a mutant would be killed by what is wrong anyway.
func open(dir string, all []mutant) (*workshop, error) {
	w := &workshop{dir: dir, mutants: all, number: make(map[mutant]int), took: make(map[suite]time.Duration)}
	for i, m := range all {
		w.number[m] = i + 1
	}
	if err := w.build(); err != nil {
		return nil, err
	}
	for _, folder := range folders {
		for _, s := range suites(folder + "/any.go") {
			if _, known := w.took[s]; known {
				continue
			}
			begun := time.Now()
			if out, err := w.run(0, s, time.Hour); err != nil {
				return nil, fmt.Errorf("%s %s fails with nothing changed: %w\n%s", s.folder, s.only, err, out)
			}
			w.took[s] = time.Since(begun)
		}
	}
	return w, nil
}

// build compiles until nothing but what compiles is left.
func (w *workshop) build() error {
	for range 10 {
		if err := w.write(); err != nil {
			return err
		}
		out, err := w.compile()
		if err == nil {
			return nil
		}
		if !w.drop(out) {
			return fmt.Errorf("%w\n%s", err, out)
		}
	}
	return errors.New("there are mutants that do not compile again and again")
}

// write writes the schemas and the overlay that puts them in the place of the
// originals.
func (w *workshop) write() error {
	w.schemas = make(map[string]*schema)
	replace := make(map[string]string)
	put := func(file, text string) error {
		original, err := filepath.Abs(file)
		if err != nil {
			return err
		}
		replace[original] = filepath.Join(w.dir, fmt.Sprintf("%d.go", len(replace)))
		return os.WriteFile(replace[original], []byte(text), 0o644)
	}
	for _, folder := range folders {
		finders, err := findIn(folder)
		if err != nil {
			return err
		}
		for _, f := range finders {
			s := f.schemaOf(w.number)
			w.schemas[fmt.Sprintf("%d.go", len(replace))] = s
			if err := put(f.file, s.text.String()); err != nil {
				return err
			}
		}
		if err := put(folder+"/mutant_asked.go", helper(filepath.Base(folder))); err != nil {
			return err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(w.dir, "overlay.json"), list, 0o644)
}

// compile compiles the test programs.
func (w *workshop) compile() (string, error) {
	var said strings.Builder
	var failed error
	for _, folder := range append(folders, "sim/engine/reference") {
		c := exec.Command("go", "test", "-c", "-vet=off", "-gcflags=loadlab/...=-e", "-overlay="+filepath.Join(w.dir, "overlay.json"), "-o", w.program(folder), "./"+folder)
		if out, err := c.CombinedOutput(); err != nil {
			failed = err
			said.Write(out)
		}
	}
	return said.String(), failed
}

// program is the test program of a package.
func (w *workshop) program(folder string) string {
	return filepath.Join(w.dir, filepath.Base(folder)+".test")
}

// complaint is a line of the compiler.
var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):\d+: `)

// drop leaves out the mutants that the compiler complains of, and says whether
// there are any.
func (w *workshop) drop(said string) bool {
	before := len(w.number)
	for _, c := range complaint.FindAllStringSubmatch(said, -1) {
		line, _ := strconv.Atoi(c[2])
		if s := w.schemas[filepath.Base(c[1])]; s != nil && s.blame(line) > 0 {
			delete(w.number, w.mutants[s.blame(line)-1])
		}
	}
	return len(w.number) < before
}

// limited runs a program that may take four gigabytes of addresses, as some
// mutants would take all there is.
const limited = `ulimit -v 4000000; exec "$0" "$@"`

// run runs a suite with one mutant alive, in the folder of its package.
func (w *workshop) run(n int, s suite, patience time.Duration) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	c := exec.CommandContext(ctx, "sh", "-c", limited, w.program(s.folder), "-test.short", "-test.failfast", "-test.run", s.only, "-test.skip", s.except)
	c.Dir = s.folder
	c.Env = append(os.Environ(), fmt.Sprintf("%s=%d", environment, n))
	return c.CombinedOutput()
}

// outcome is what became of a mutant.
type outcome struct {
	mutant mutant
	killed bool // a test failed, or hung
	broken bool // it does not compile
}

// try lets one mutant live.
func (w *workshop) try(m mutant) outcome {
	n := w.number[m]
	if n == 0 {
		return outcome{mutant: m, broken: true}
	}
	for _, s := range suites(m.file) {
		patience := 10*time.Second + 6*w.took[s] // or it hangs
		if _, err := w.run(n, s, patience); err != nil {
			return outcome{mutant: m, killed: true}
		}
	}
	return outcome{mutant: m}
}
