package main

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// outcome is what became of a mutant.
type outcome struct {
	mutant mutant
	killed bool // a test failed, or hung
	broken bool // it does not compile
}

// suites are the tests that are asked, the quick ones first. The rest of the
// module's tests could notice more; these are the simulator's own.
var suites = [][]string{
	{"./sim/station", "./sim/fleet", "./sim/policy"},
	{"./sim/engine", "-run", "Golden|Windows|Accounts|Looking|Equal|Draws"},
	{"./sim/engine/reference"},
}

// patience is how long a suite may take before a mutant counts as hanging.
const patience = 2 * time.Minute

// test tries a mutant in an overlay of its own.
func test(m mutant) outcome {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return outcome{mutant: m, broken: true}
	}
	defer os.RemoveAll(dir)
	overlay, err := write(dir, m)
	if err != nil {
		return outcome{mutant: m, broken: true}
	}
	for _, suite := range suites {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		args := append([]string{"test", "-short", "-vet=off", "-overlay", overlay, "-timeout", patience.String()}, suite...)
		out, err := exec.CommandContext(ctx, "go", args...).CombinedOutput()
		cancel()
		if err == nil {
			continue
		}
		if strings.Contains(string(out), "[build failed]") {
			return outcome{mutant: m, broken: true}
		}
		return outcome{mutant: m, killed: true}
	}
	return outcome{mutant: m}
}

// write makes the changed file and the overlay that puts it in the place of
// the original.
func write(dir string, m mutant) (string, error) {
	source, err := os.ReadFile(m.file)
	if err != nil {
		return "", err
	}
	changed := filepath.Join(dir, "mutant.go")
	text := string(source[:m.start]) + m.with + string(source[m.end:])
	if err := os.WriteFile(changed, []byte(text), 0o644); err != nil {
		return "", err
	}
	original, err := filepath.Abs(m.file)
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(dir, "overlay.json")
	list, err := json.Marshal(map[string]map[string]string{"Replace": {original: changed}})
	if err != nil {
		return "", err
	}
	return overlay, os.WriteFile(overlay, list, 0o644)
}
