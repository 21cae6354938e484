package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// lab runs the notebook's command line on a configuration and returns the
// lines of the dump.
func lab(t *testing.T, config string, flags ...string) (lines []string, status int, errors string) {
	t.Helper()
	folder := t.TempDir()
	in, out := filepath.Join(folder, "config.json"), filepath.Join(folder, "dump.csv")
	if err := os.WriteFile(in, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	status, _, errors = call(append([]string{"lab", "--config", in, "--dump", out, "--time-limit", "300"}, flags...)...)
	text, err := os.ReadFile(out)
	if err == nil {
		lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	}
	return lines, status, errors
}

// TestLabDrawsThePagesSeries: three lines an entry, with the windows of the
// same experiment run from its link.
func TestLabDrawsThePagesSeries(t *testing.T) {
	lines, status, errors := lab(t, `[{"balancer": "Hash"}, {"balancer": "PowerOfK[k=3]", "n_balancers": 5, "sync_interval": 5}]`,
		"--servers", "20", "--seed", "7", "--senders", "30", "--preset", "skewed", "--different-servers", "--correlated-selectors")
	if status != 0 || len(lines) != 6 || lines[0] != "Hash" || lines[3] != "PowerOfK[k=3]" {
		t.Fatalf("status %d, %q, %s", status, lines, errors)
	}
	base := "&servers=20&slowdown=5,19x1&senders=30&skew=50&correlated=1&time=5m&seed=7"
	for i, link := range []string{"v=1&policies=hash" + base, "v=1&policies=powerofk:k=3&balancers=5&sync=5s" + base} {
		_, out, _ := call("run", "-json", link)
		if lines[3*i+1] != "0,60,120,180,240,300" {
			t.Errorf("windows %s", lines[3*i+1])
		}
		for _, p99 := range strings.Split(lines[3*i+2], ",") {
			if x, err := strconv.ParseFloat(p99, 64); err != nil || x <= 0 || !strings.Contains(out, `"p99":`+p99+`,"max"`) {
				t.Errorf("%s: p99 %s is not in its JSON", link, p99)
			}
		}
	}
}

func TestLabMistakes(t *testing.T) {
	for _, c := range []struct {
		config, want string
		status       int
		flags        []string
	}{
		{`[{"balancer": "Hsah"}]`, "did you mean Hash?", 1, nil},
		{`[{"balancer": "PowerOfK[k=0]"}]`, "entry 1: powerofk: k=0: must be", 1, nil},
		{`[{"balancer": "Hash", "n_balancers": 0}]`, "balancers: 0: must be 1 to 1000", 1, nil},
		{`[{"balancer": "Hash", "sync_interval": -1}]`, "sync_interval: -1: must be 0", 1, nil},
		{`{`, "config.json", 1, nil},
		{`[]`, "must be balanced or skewed", 2, []string{"--preset", "wild"}},
		{`[]`, "time-limit", 1, []string{"--time-limit", "NaN"}},
	} {
		lines, status, errors := lab(t, c.config, c.flags...)
		if status != c.status || lines != nil || !strings.Contains(errors, c.want) {
			t.Errorf("%s: status %d, %v, %s", c.config, status, lines, errors)
		}
	}
}
