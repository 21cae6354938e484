package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// memory prints how much memory the command line takes at most for runs of a
// length and ten and a hundred times that, natively and in Node: it must not
// grow with the run.
func memory() error {
	folder, err := os.MkdirTemp("", "loadlab-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	launcher, err := launcher()
	if err != nil {
		return err
	}
	native, node := filepath.Join(folder, "loadlab"), filepath.Join(folder, "loadlab.wasm")
	if err := build(native); err != nil {
		return err
	}
	if err := build(node, "GOOS=js", "GOARCH=wasm"); err != nil {
		return err
	}
	fmt.Printf("\n%-42s %12s %12s %12s %12s\n", "leastloaded, 100 servers, 200 senders", "native", "peak", "Node", "peak")
	for _, requests := range []string{"1000000", "10000000", "100000000"} {
		link := "v=1&policies=leastloaded&requests=" + requests
		a, most, err := peak(native, "run", link)
		if err != nil {
			return err
		}
		b, mostNode, err := peak(launcher, node, "run", link)
		if err != nil {
			return err
		}
		fmt.Printf("%-42s %10.1f s %9d MB %10.1f s %9d MB\n", requests+" requests", a.Seconds(), most, b.Seconds(), mostNode)
	}
	return nil
}

// build compiles the command line.
func build(to string, environment ...string) error {
	cmd := exec.Command("go", "build", "-o", to, "./sim/cmd/loadlab")
	cmd.Env = append(os.Environ(), environment...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

// peak runs a program and returns how long it took and the most megabytes that
// it had at once.
func peak(name string, arguments ...string) (time.Duration, int64, error) {
	cmd := exec.Command(name, arguments...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")} // Go's launcher refuses a large one
	started := time.Now()
	if out, err := cmd.CombinedOutput(); err != nil {
		return 0, 0, fmt.Errorf("%s: %w: %s", name, err, out)
	}
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, 0, fmt.Errorf("%s: this system does not say how much memory it took", name)
	}
	return time.Since(started), usage.Maxrss >> 10, nil // Linux counts in kilobytes
}
