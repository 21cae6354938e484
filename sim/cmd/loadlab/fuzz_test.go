package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loadlab/sim/experiment"
)

// FuzzLab feeds any text as the notebook's configuration: each entry is an
// experiment that may run, or an error.
func FuzzLab(f *testing.F) {
	for _, text := range []string{
		`[{"balancer": "Hash"}, {"balancer": "PowerOfK[k=3]", "n_balancers": 5, "sync_interval": 5}]`, `[{"balancer": "PowerOfK[", "n_balancers": -1}]`,
		`[{"balancer": "Hash", "sync_interval": 1e308}]`, `[{"balancer": "EWMA (ingress-nginx)[decay=1s]", "n_balancers": 9223372036854775807}]`, `[null]`, `{`, ``,
	} {
		f.Add(text)
	}
	file := filepath.Join(f.TempDir(), "config.json")
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		entries, err := readLab(file)
		if err != nil {
			return
		}
		for _, entry := range entries {
			e, err := entry.experiment(experiment.Default())
			if err == nil && e.Check() != nil {
				t.Fatalf("%q makes an experiment that may not run: %v", text, e.Check())
			}
		}
	})
}

// FuzzAddress feeds any text as the LINK of a command: an experiment, or an
// error that is short.
func FuzzAddress(f *testing.F) {
	for _, text := range []string{"", "#", "lab.balanced", "https://example.org/lab/?lang=ru#v=1&servers=3", "index.html", "?embed=1", "v=1", "nonsense", "a#b#c", "://"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := read(text)
		if err == nil && e.Check() != nil {
			t.Fatalf("%q is an experiment that may not run: %v", text, e.Check())
		}
		if err != nil && (err.Error() == "" || len(err.Error()) > 40000 || strings.ContainsAny(err.Error(), "\x00\x1b\u202e")) {
			t.Fatalf("%.100q: %.1000q", text, err)
		}
	})
}
