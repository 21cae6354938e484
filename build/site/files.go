package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// file is one file of the site.
type file struct {
	name string // path below the site's folder, with slashes
	data []byte
}

// build makes the site's files in memory. Of two files the one that is named
// in the other comes first, since its name carries its hash.
func build(release bool) ([]file, error) {
	wasm, err := compile()
	if err != nil {
		return nil, err
	}
	script, err := script()
	if err != nil {
		return nil, err
	}
	index, err := os.ReadFile("index.html")
	if err != nil {
		return nil, err
	}
	program := hashed("assets/loadlab.wasm", wasm)
	loader := hashed("assets/loadlab.js", script)
	files := []file{program, loader}
	replace := []string{
		"assets/loadlab.wasm", filepath.Base(program.name), // the script resolves it beside itself
		"assets/loadlab.js", loader.name,
		"%WASM-SIZE%", fmt.Sprint(len(wasm)),
	}
	for _, name := range []string{"assets/style.css", "assets/icon.svg"} {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		f := hashed(name, data)
		files = append(files, f)
		replace = append(replace, name, f.name)
	}
	manifest, err := os.ReadFile("assets/manifest.webmanifest")
	if err != nil {
		return nil, err
	}
	icon := files[len(files)-1]
	manifest = bytes.ReplaceAll(manifest, []byte("icon.svg"), []byte(filepath.Base(icon.name)))
	m := hashed("assets/manifest.webmanifest", manifest)
	files = append(files, m)
	replace = append(replace, "assets/manifest.webmanifest", m.name)
	page := strings.NewReplacer(replace...).Replace(string(index))
	return append(files, file{"index.html", []byte(page)}), nil
}

// hashed puts the first digits of the content's hash into the name.
func hashed(name string, data []byte) file {
	sum := sha256.Sum256(data)
	ext := filepath.Ext(name)
	return file{strings.TrimSuffix(name, ext) + "." + hex.EncodeToString(sum[:6]) + ext, data}
}

// script joins Go's wasm_exec.js, which must match the compiler, and the
// loader into the one script of page and workers.
func script() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("asking go for GOROOT: %w", err)
	}
	runtime, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, err
	}
	loader, err := os.ReadFile(filepath.Join("assets", "loader.js"))
	if err != nil {
		return nil, err
	}
	return append(append(runtime, '\n'), loader...), nil
}
