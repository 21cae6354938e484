// Command bench compares the engine with the floor (draw each request, serve it
// blindly, select p99 per window), and natively with WebAssembly in Node. The
// same benchmarks run in turn, several times, and the least of each counts, as
// what else a machine does only ever adds. Figures of one run can be compared
// with each other; those of two runs hardly. It also prints how much memory long
// runs take.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// rounds is how often the benchmarks run on either side, each of them twice: Node
// compiles once more what runs often, which the first benchmark would pay for.
const rounds = 4

func main() {
	log.SetFlags(0)
	log.SetPrefix("bench: ")
	for _, part := range []func() error{compare, memory} {
		if err := part(); err != nil {
			log.Fatal(err)
		}
	}
}

// side is a way to run the benchmarks.
type side struct {
	environment []string
	launcher    string // runs the compiled program; "": it runs by itself
	program     string
	least       map[string]float64 // nanoseconds per request, by benchmark
}

// compare builds, runs and prints.
func compare() error {
	folder, err := os.MkdirTemp("", "loadlab-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	launcher, err := launcher()
	if err != nil {
		return err
	}
	native := &side{program: filepath.Join(folder, "native.test")}
	node := &side{
		environment: []string{"GOOS=js", "GOARCH=wasm"},
		launcher:    launcher,
		program:     filepath.Join(folder, "wasm.test"),
	}
	var names []string
	for _, s := range []*side{native, node} {
		s.least = make(map[string]float64)
		if err := s.build(); err != nil {
			return err
		}
	}
	for range rounds {
		for _, s := range []*side{native, node} {
			if names, err = s.run(); err != nil {
				return err
			}
		}
	}
	print(names, native.least, node.least)
	return nil
}

// launcher is the script of the Go installation that runs WebAssembly in Node.
func launcher() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec"), err
}

// build compiles the engine's tests.
func (s *side) build() error {
	cmd := exec.Command("go", "test", "-c", "-o", s.program, "./sim/engine")
	cmd.Env = append(os.Environ(), s.environment...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

// run runs every benchmark once, notes new minima, and returns the names.
func (s *side) run() ([]string, error) {
	arguments := []string{s.program, "-test.run=^$", "-test.benchtime=5x", "-test.count=2", "-test.bench=^BenchmarkFloor$|^BenchmarkRun$/./servers=100$"}
	if s.launcher != "" {
		arguments = append([]string{s.launcher}, arguments...)
	}
	cmd := exec.Command(arguments[0], arguments[1:]...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")} // Go's launcher refuses a large one
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w: %s", s.program, err, out)
	}
	var names []string
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		if name, ns, ok := result(lines.Text()); ok {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
			if least, known := s.least[name]; !known || ns < least {
				s.least[name] = ns
			}
		}
	}
	return names, nil
}

// result reads a line that a benchmark prints.
func result(line string) (name string, ns float64, ok bool) {
	fields := strings.Fields(line)
	for i, f := range fields {
		if f == "ns/request" {
			ns, err := strconv.ParseFloat(fields[i-1], 64)
			name, _, _ := strings.Cut(strings.TrimPrefix(fields[0], "Benchmark"), "-")
			return name, ns, err == nil
		}
	}
	return "", 0, false
}

// print writes the table.
func print(names []string, native, node map[string]float64) {
	fmt.Printf("%-42s %12s %12s %12s %12s\n", "lab workload", "native", "of floor", "Node", "of native")
	for _, name := range names {
		fmt.Printf("%-42s %9.1f ns %11.2fx %9.1f ns %11.2fx\n", name, native[name], native[name]/native["Floor"], node[name], node[name]/native[name])
	}
}
