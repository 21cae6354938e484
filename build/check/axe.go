package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// The accessibility checker that the end-to-end tests put into the page. It is
// fetched, not kept here: half a megabyte that nothing else needs.
const (
	axePackage = "axe-core@4.14.1"
	axeMember  = "package/axe.min.js"
	axeSum     = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c" // SHA-256 of axeMember
)

// axeFile is where the tests look for it.
var axeFile = filepath.Join("build", "out", "axe.min.js")

// haveAxe fetches the checker with npm where it is missing. Without npm or a
// network the tests that need it are skipped, and it says so.
func haveAxe() error {
	if b, err := os.ReadFile(axeFile); err == nil && sum(b) == axeSum {
		return nil
	}
	script, err := fetchAxe()
	if err != nil {
		fmt.Fprintf(os.Stderr, "check: no accessibility check with axe-core: %v; npm fetches it (Debian: apt-get install npm)\n", err)
		return nil
	}
	if got := sum(script); got != axeSum {
		return fmt.Errorf("%s of %s has the SHA-256 %s, want %s", axeMember, axePackage, got, axeSum)
	}
	if err := os.MkdirAll(filepath.Dir(axeFile), 0o755); err != nil {
		return err
	}
	return os.WriteFile(axeFile, script, 0o644)
}

func sum(b []byte) string {
	s := sha256.Sum256(b)
	return hex.EncodeToString(s[:])
}

// fetchAxe has npm fetch the package, runs none of its scripts, and takes the
// one file out.
func fetchAxe() ([]byte, error) {
	folder, err := os.MkdirTemp("", "loadlab-axe-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	patience, done := context.WithTimeout(context.Background(), time.Minute)
	defer done()
	cmd := exec.CommandContext(patience, "npm", "pack", "--silent", "--ignore-scripts", axePackage)
	cmd.Dir, cmd.WaitDelay = folder, time.Second
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("npm pack %s: %w: %s", axePackage, err, bytes.TrimSpace(out))
	}
	archives, err := filepath.Glob(filepath.Join(folder, "*.tgz"))
	if err != nil || len(archives) != 1 {
		return nil, fmt.Errorf("npm pack %s left %v", axePackage, archives)
	}
	return member(archives[0], axeMember)
}

// member reads a file out of a packed archive.
func member(archive, name string) ([]byte, error) {
	f, err := os.Open(archive)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("%s holds no %s", archive, name)
		}
		if err != nil {
			return nil, err
		}
		if h.Name == name {
			return io.ReadAll(r)
		}
	}
}
