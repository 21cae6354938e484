package main

import (
	"os"
	"path/filepath"

	"loadlab/build/bundle"
)

// platform is what a command line program is built for.
type platform struct{ system, goos, goarch string }

// platforms are those of a release, by the names that people know.
var platforms = []platform{
	{"linux", "linux", "amd64"},
	{"linux", "linux", "arm64"},
	{"macos", "darwin", "amd64"},
	{"macos", "darwin", "arm64"},
	{"windows", "windows", "amd64"},
	{"windows", "windows", "arm64"},
}

// archive builds the command line program for the platform and packs it with
// its licences, as is usual there.
func (p platform) archive() (bundle.File, error) {
	folder, err := os.MkdirTemp("", "loadlab-command-")
	if err != nil {
		return bundle.File{}, err
	}
	defer os.RemoveAll(folder)
	program := "loadlab"
	if p.goos == "windows" {
		program += ".exe"
	}
	file := filepath.Join(folder, program)
	if err := bundle.Compile(file, "./sim/cmd/loadlab", p.goos, p.goarch, "-tags=minimal"); err != nil {
		return bundle.File{}, err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return bundle.File{}, err
	}
	licences, err := licences()
	if err != nil {
		return bundle.File{}, err
	}
	entries := append([]entry{{program, data, 0o755}}, licences...)
	to := name(p.system + "-" + p.goarch)
	pack, ext := tarred, ".tar.gz"
	if p.goos == "windows" {
		pack, ext = zipped, ".zip"
	}
	packed, err := pack(to, entries)
	return bundle.File{Name: to + ext, Data: packed}, err
}
