package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// emulator runs programs for arm64 on other machines.
var emulator = []tool{{"An emulator of arm64", "qemu-user-static", []string{"qemu-aarch64-static", "qemu-aarch64"}}}

// golden are the tests that hold fingerprints and digests.
var golden = []string{"-count=1", "-run", "Golden"}

// onPlatforms runs the golden fingerprints natively with the plainest and with
// a newer set of instructions, in Node, and on an emulated arm64: the same bits
// everywhere are a promise.
func onPlatforms() error {
	for _, level := range []string{"v1", "v3"} {
		fmt.Println("natively, GOAMD64=" + level)
		if err := visibly([]string{"GOAMD64=" + level}, "go", append([]string{"test", "./sim/engine"}, golden...)...); err != nil {
			return err
		}
	}
	fmt.Println("in Node")
	if err := nodeTests(append([]string{"./sim/engine"}, golden...)...); err != nil {
		return err
	}
	fmt.Println("on arm64, emulated")
	if err := have(emulator); err != nil {
		return err
	}
	return onARM()
}

// onARM compiles the tests for arm64 and runs them where their data lie.
func onARM() error {
	dir, err := os.MkdirTemp("", "loadlab-arm64")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "engine.test")
	if err := visibly([]string{"GOARCH=arm64", "CGO_ENABLED=0"}, "go", "test", "-c", "-o", binary, "./sim/engine"); err != nil {
		return err
	}
	if err := os.Chdir("sim/engine"); err != nil {
		return err
	}
	defer os.Chdir("../..")
	for _, name := range emulator[0].names {
		if found([]string{name}) {
			return visibly(nil, name, binary, "-test.v", "-test.run", "Golden")
		}
	}
	return fmt.Errorf("no emulator of arm64 was found")
}
