package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"loadlab/build/bundle"
)

// reproducible builds the site and the single file a second time, from a copy
// of the sources in another folder and with nothing compiled before, and says
// whether a byte differs.
func reproducible() error {
	first, err := everything()
	if err != nil {
		return err
	}
	elsewhere, err := os.MkdirTemp("", "loadlab elsewhere-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(elsewhere)
	if err := copySources(elsewhere); err != nil {
		return err
	}
	home, err := os.Getwd()
	if err != nil {
		return err
	}
	if err := os.Chdir(elsewhere); err != nil {
		return err
	}
	defer os.Chdir(home)
	if err := os.Setenv("GOCACHE", filepath.Join(elsewhere, "build", "out", "compiled")); err != nil {
		return err
	}
	second, err := everything()
	if err != nil {
		return err
	}
	return same(first, second)
}

// everything is what a build makes.
func everything() ([]bundle.File, error) {
	files, err := bundle.Site()
	if err != nil {
		return nil, err
	}
	single, err := bundle.Single()
	return append(files, bundle.File{Name: "loadlab.html", Data: single}), err
}

// same compares two builds.
func same(first, second []bundle.File) error {
	if len(first) != len(second) {
		return fmt.Errorf("one build made %d files, the other %d", len(first), len(second))
	}
	for i, f := range first {
		if s := second[i]; f.Name != s.Name || !bytes.Equal(f.Data, s.Data) {
			return fmt.Errorf("two builds of the same sources differ: %s and %s", f.Name, s.Name)
		}
	}
	fmt.Printf("check: two builds of %d files are the same bytes\n", len(first))
	return nil
}

// copySources copies the files that git knows, or would be told of, into a
// folder, as they are now.
func copySources(to string) error {
	list, err := output("git", "ls-files", "--cached", "--others", "--exclude-standard")
	if err != nil {
		return err
	}
	for _, name := range strings.Split(list, "\n") {
		if strings.Contains(name, "testdata/") {
			continue
		}
		data, err := os.ReadFile(name)
		if os.IsNotExist(err) {
			continue // deleted but not yet committed
		}
		if err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Join(to, filepath.Dir(name)), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
