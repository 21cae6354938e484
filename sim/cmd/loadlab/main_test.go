package main

import (
	"bytes"
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loadlab/sim/catalogue"
	"loadlab/sim/version"
)

// small is a run of a few thousand requests.
const small = "v=1&policies=roundrobin,leastloaded&servers=7&senders=9&time=4m&service=exp:500ms"

// call runs the program and returns its status and outputs.
func call(arguments ...string) (status int, out, err string) {
	var o, e bytes.Buffer
	status = run(arguments, &o, &e)
	return status, o.String(), e.String()
}

// document is as much of the JSON as the tests read.
type document struct {
	Link, Fingerprint string
	Requests          int64
	Seconds           float64
	Policies          []struct {
		Policy, Fingerprint string
		Seed                uint64
		Completed           int64
		Response            struct{ Mean, P50, P99, Max float64 }
		Windows             []struct {
			Start    float64
			Arrivals int64
		}
		Servers []struct {
			Served int64
			Busy   float64
		}
	}
}

// runJSON runs a link.
func runJSON(t *testing.T, link string) document {
	t.Helper()
	status, out, errors := call("run", "-json", link)
	var d document
	if err := json.Unmarshal([]byte(out), &d); err != nil || status != 0 || errors != "" {
		t.Fatalf("status %d, %v, %s", status, err, errors)
	}
	return d
}

func TestRunAsJSON(t *testing.T) {
	d := runJSON(t, small+"&seeds=2")
	if d.Link != small[:len("v=1&policies=roundrobin,leastloaded&servers=7&senders=9")]+"&service=exp:500ms&time=4m&seeds=2" {
		t.Errorf("link %s", d.Link)
	}
	if len(d.Policies) != 4 || d.Policies[1].Policy != "roundrobin" || d.Policies[1].Seed != 124 || d.Policies[2].Policy != "leastloaded" {
		t.Fatalf("policies %+v", d.Policies)
	}
	var requests int64
	for _, p := range d.Policies {
		var served, arrived int64
		for _, s := range p.Servers {
			served += s.Served
		}
		for _, w := range p.Windows {
			arrived += w.Arrivals
		}
		if served != p.Completed || arrived != p.Completed || len(p.Windows) != 5 || p.Windows[4].Start != 240 || len(p.Servers) != 7 {
			t.Errorf("%s: served %d, arrived %d, completed %d", p.Policy, served, arrived, p.Completed)
		}
		requests += p.Completed
	}
	if d.Requests != requests {
		t.Errorf("%d requests, the policies have %d", d.Requests, requests)
	}
}

// TestPlaceInTheListChangesNothing: a policy's result is the same whatever
// else is compared, and whichever core it ran on.
func TestPlaceInTheListChangesNothing(t *testing.T) {
	both := runJSON(t, small)
	turned := runJSON(t, strings.Replace(small, "roundrobin,leastloaded", "leastloaded,random,roundrobin", 1))
	if both.Policies[0].Fingerprint != turned.Policies[2].Fingerprint || both.Policies[1].Fingerprint != turned.Policies[0].Fingerprint {
		t.Error("fingerprints depend on the list")
	}
	if both.Fingerprint == turned.Fingerprint || both.Fingerprint != runJSON(t, small).Fingerprint {
		t.Error("the fingerprint of the whole is not that of its list")
	}
}

func TestRunForPeople(t *testing.T) {
	status, out, errors := call("run", "https://example.org/lab/index.html?lang=ru&embed=1#"+small)
	if status != 0 || errors != "" {
		t.Fatalf("status %d, %s", status, errors)
	}
	for _, want := range []string{"RoundRobin", "LeastLoaded", "p99.9", "fingerprint " + runJSON(t, small).Fingerprint, "link v=1&policies=roundrobin,leastloaded&servers=7"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

func TestVerify(t *testing.T) {
	sum := runJSON(t, small).Fingerprint
	for _, c := range []struct {
		name, link, out, err string
		status               int
	}{
		{"equal", small + "&sum=" + sum, "fingerprint " + sum + ", as in the link: reproduced\n", "", 0},
		{"different", small + "&seed=5&sum=" + sum, "the link says " + sum + ": NOT reproduced\n", "", 1},
		{"none", small, "", "sum: missing", 1},
	} {
		status, out, errors := call("verify", c.link)
		if status != c.status || !strings.HasSuffix(out, c.out) || !strings.Contains(errors, c.err) {
			t.Errorf("%s: status %d, %q, %q", c.name, status, out, errors)
		}
	}
}

func TestPicks(t *testing.T) {
	const link = "v=1&policies=hash&servers=3&senders=1&requests=5"
	if status, out, errors := call("picks", "-n", "4", link); status != 0 || out != "0 0 0 0\n" {
		t.Errorf("status %d, %q, %s", status, out, errors)
	}
	if _, out, _ := call("picks", link, "-n", "400"); out != "0 0 0 0 0\n" {
		t.Errorf("a run of 5 requests has the picks %q", out)
	}
	// No request arrives after the end of the last window, however many are asked for.
	_, all, _ := call("picks", "-n", "100000", "v=1&policies=random&servers=9&senders=1&time=2m")
	d := runJSON(t, "v=1&policies=random&servers=9&senders=1&time=2m")
	if got := len(strings.Fields(all)); int64(got) != d.Requests {
		t.Errorf("%d picks of %d requests", got, d.Requests)
	}
	if status, _, errors := call("picks", "-n", "0", link); status != 2 || !strings.Contains(errors, "n: 0: must be 1 to") {
		t.Errorf("status %d, %s", status, errors)
	}
}

func TestLinkAndList(t *testing.T) {
	for in, want := range map[string]string{
		"lab.one-stale":                             "v=1&from=lab.one-stale&policies=hash,random,roundrobin,leastloaded&sync=5s\n",
		"#v=1&sync=5000ms":                          "v=1&sync=5s\n",
		"v=1&servers=5":                             "v=1&servers=5\n",
		"file:///home/x/loadlab.html":               "v=1\n",
		"http://127.0.0.1:1/?lang=zh#v=1&servers=5": "v=1&servers=5\n",
		"":                             "v=1\n",
		"https://example.org/#v=1%26x": "",
		"index.html?lang=ru#seed=4&v=1&sum=00000000000000AB": "v=1&seed=4&sum=00000000000000ab\n",
	} {
		if status, out, errors := call("link", in); out != want || (status == 0) != (want != "") {
			t.Errorf("%s: status %d, %q, %s", in, status, out, errors)
		}
	}
	if status, out, _ := call("version"); status != success || out != "loadlab "+version.Number+"\n" {
		t.Errorf("version: %d, %q", status, out)
	}
	status, out, _ := call("list")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 0 || len(lines) != len(catalogue.Entries()) || lines[0] != "lab.balanced Four ways to choose a server" {
		t.Errorf("status %d, %d lines, first %q", status, len(lines), lines[0])
	}
}

func TestBadLinks(t *testing.T) {
	for _, command := range []string{"run", "link", "verify", "picks"} {
		for link, want := range map[string]string{
			"v=1&servers=0":           "servers: 0: must be 1 to 100000",
			"v=1&servers=0&sync=soon": "\n  servers: 0: must be 1 to 100000\n  sync: soon: not a duration",
			"lab.balnced":             "lab.balnced: no such experiment in the catalogue; did you mean lab.balanced?",
			"v=1&from=lab.nothing":    "from: lab.nothing: no such experiment",
			"v=9":                     "the link is of format 9",
		} {
			status, out, errors := call(command, link)
			if status != 1 || out != "" || !strings.Contains(errors, want) {
				t.Errorf("%s %s: status %d, %q, %q", command, link, status, out, errors)
			}
		}
	}
}

func TestWrongCommandLines(t *testing.T) {
	for _, c := range []struct {
		arguments []string
		want      string
	}{
		{nil, "usage: loadlab COMMAND"},
		{[]string{"rnu"}, "did you mean run?"},
		{[]string{"run"}, "0 arguments: must be 1"},
		{[]string{"run", "v=1", "v=1"}, "2 arguments: must be 1"},
		{[]string{"run", "-jsn", "v=1"}, "-jsn"},
		{[]string{"plot", "v=1"}, "-o FILE.png is missing"},
		{[]string{"plot", "-o", "x.jpg", "v=1"}, "x.jpg: must end in .png, .svg or .csv"},
		{[]string{"plot", "-o", "x.png", "-lang", "de", "v=1"}, "must be en, ru or zh"},
		{[]string{"plot", "-o", "x.png", "-figure", "window", "v=1"}, "did you mean windows?"},
		{[]string{"lab"}, "are needed"},
	} {
		if status, out, errors := call(c.arguments...); status != 2 || out != "" || !strings.Contains(errors, c.want) {
			t.Errorf("%v: status %d, %q, %q", c.arguments, status, out, errors)
		}
	}
	if status, out, _ := call("help"); status != 0 || !strings.Contains(out, "loadlab verify LINK") {
		t.Errorf("help: status %d, %q", status, out)
	}
}

func TestPlot(t *testing.T) {
	file := filepath.Join(t.TempDir(), "figure.png")
	if status, _, errors := call("plot", "-o", file, "-lang", "ru", "-dark", small); status != 0 {
		t.Fatalf("status %d, %s", status, errors)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil || picture.Bounds().Dx() != 1800 || picture.Bounds().Dy() < 800 {
		t.Fatalf("%v, %v", picture.Bounds(), err)
	}
	for ending, want := range map[string]string{".png": "iTXt", ".svg": "<metadata>", ".csv": "# fingerprint: "} {
		file := filepath.Join(t.TempDir(), "figure"+ending)
		if status, _, errors := call("plot", "-o", file, "-figure", "table", "-wait", small); status != 0 {
			t.Fatalf("%s: status %d, %s", ending, status, errors)
		}
		data, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(data), want) {
			t.Errorf("%s: %v, %d bytes without %q", ending, err, len(data), want)
		}
	}
	if status, _, _ := call("plot", "-o", filepath.Join(t.TempDir(), "no", "such.png"), small); status != 1 {
		t.Errorf("status %d for a folder that does not exist", status)
	}
}
