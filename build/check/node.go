package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// inNode runs the tests of sim and of the messages in Node.
func inNode() error { return nodeTests("./sim/...", "./wasm/protocol") }

// nodeTests runs tests compiled to WebAssembly in Node. The environment holds
// only what they need: Go's launcher refuses a large one.
func nodeTests(arguments ...string) error {
	root, err := output("go", "env", "GOROOT")
	if err != nil {
		return err
	}
	cmd := exec.Command("go", append([]string{"test"}, arguments...)...)
	cmd.Env = []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0",
		"PATH=" + os.Getenv("PATH") + string(os.PathListSeparator) + filepath.Join(root, "lib", "wasm")}
	for _, name := range []string{"HOME", "GOPATH", "GOCACHE", "GOMODCACHE", "GOPROXY", "GOFLAGS"} {
		if v, ok := os.LookupEnv(name); ok {
			cmd.Env = append(cmd.Env, name+"="+v)
		}
	}
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("the simulator's tests in Node: %w", err)
	}
	return nil
}

// tool is a program by the names under which it may be there, and the Debian
// package that brings it.
type tool struct {
	what, debian string
	names        []string
}

// tools are the programs that the tests need beside Go, with the Debian
// packages that bring them.
var tools = []tool{
	{"Node", "nodejs", []string{"node"}},
	{"Chromium", "chromium", []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}},
}

// otherBrowsers are what the tests in other browsers need besides.
var otherBrowsers = []tool{
	{"Firefox", "firefox-esr", []string{"firefox-esr"}},
	{"WebKit's driver", "webkit2gtk-driver", []string{"WebKitWebDriver"}},
	{"A screen that nobody sees", "xvfb", []string{"Xvfb"}},
}

// haveTools installs missing tools where that is possible and says how
// otherwise.
func haveTools() error { return have(tools) }

// haveBrowsers does the same for what only make test-browsers needs.
func haveBrowsers() error { return have(otherBrowsers) }

func have(list []tool) error {
	for _, t := range list {
		if found(t.names) {
			continue
		}
		if _, err := exec.LookPath("apt-get"); err != nil || os.Geteuid() != 0 {
			return fmt.Errorf("%s is missing; on Debian or Ubuntu, apt-get install %s brings it", t.what, t.debian)
		}
		fmt.Fprintf(os.Stderr, "check: installing %s\n", t.debian)
		if err := visibly(nil, "apt-get", "update", "-qq"); err != nil {
			return err
		}
		if err := visibly([]string{"DEBIAN_FRONTEND=noninteractive"}, "apt-get", "install", "-y", "-qq", "--no-install-recommends", t.debian); err != nil {
			return err
		}
	}
	return nil
}

// found says whether a program of one of the names is there.
func found(names []string) bool {
	for _, n := range names {
		if _, err := exec.LookPath(n); err == nil {
			return true
		}
	}
	return false
}
