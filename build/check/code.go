package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// formatted says which Go files gofmt would change.
func formatted() error {
	out, err := output("gofmt", "-l", "sim", "ui", "wasm", "build", "assets")
	if err != nil {
		return err
	}
	if out != "" {
		return fmt.Errorf("not formatted; make fmt does it:\n%s", out)
	}
	return nil
}

// generated makes the generated code anew and says what was out of date.
func generated() error {
	before, err := generatedCode()
	if err != nil {
		return err
	}
	if err := visibly(nil, "go", "generate", "./..."); err != nil {
		return err
	}
	after, err := generatedCode()
	if err != nil {
		return err
	}
	for name, code := range after {
		if !bytes.Equal(before[name], code) {
			return fmt.Errorf("%s was out of date; it is made anew now, commit it", name)
		}
	}
	return nil
}

// generatedCode reads all generated files.
func generatedCode() (map[string][]byte, error) {
	names, err := filepath.Glob(filepath.Join("*", "0_*_gen.go"))
	if err != nil {
		return nil, err
	}
	code := make(map[string][]byte)
	for _, name := range names {
		if code[name], err = os.ReadFile(name); err != nil {
			return nil, err
		}
	}
	return code, nil
}

// vetted runs vet natively, over the browser tests, and for the browser.
func vetted() error {
	if err := visibly(nil, "go", "vet", "-tags", "e2e,browsers", "./..."); err != nil {
		return err
	}
	return visibly([]string{"GOOS=js", "GOARCH=wasm"}, "go", "vet", "-tags", "minimal", "./sim/...", "./ui/...", "./wasm/...")
}

// visibly runs a command whose output the reader sees.
func visibly(env []string, name string, arguments ...string) error {
	cmd := exec.Command(name, arguments...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s %s: %w", name, strings.Join(arguments, " "), err)
	}
	return nil
}

// output runs a command and returns what it prints.
func output(name string, arguments ...string) (string, error) {
	cmd := exec.Command(name, arguments...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", name, strings.Join(arguments, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
