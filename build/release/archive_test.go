package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"loadlab/build/bundle"
)

var packed = []entry{{"loadlab", []byte("a program"), 0o755}, {"assets/style.css", []byte("body {}"), 0o644}}

// unzipped and untarred read an archive back: names, contents and whether a
// file may be run.
func unzipped(t *testing.T, data []byte) string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprintf("%s %q %v", f.Name, content, f.Mode()))
	}
	return strings.Join(lines, "\n")
}

func untarred(t *testing.T, data []byte) string {
	t.Helper()
	g, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for r := tar.NewReader(g); ; {
		h, err := r.Next()
		if err == io.EOF {
			return strings.Join(lines, "\n")
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprintf("%s %q %v", h.Name, content, h.FileInfo().Mode()))
	}
}

func TestArchivesHoldWhatWasPackedAndNothingOfTheDay(t *testing.T) {
	const want = "lab-1/loadlab \"a program\" -rwxr-xr-x\nlab-1/assets/style.css \"body {}\" -rw-r--r--"
	for what, kind := range map[string]struct {
		pack   func(string, []entry) ([]byte, error)
		unpack func(*testing.T, []byte) string
	}{"zip": {zipped, unzipped}, "tar": {tarred, untarred}} {
		first, err := kind.pack("lab-1", packed)
		if err != nil {
			t.Fatal(err)
		}
		second, err := kind.pack("lab-1", packed)
		if err != nil || !bytes.Equal(first, second) {
			t.Errorf("%s: packed twice, two archives (%v)", what, err)
		}
		if got := kind.unpack(t, first); got != want {
			t.Errorf("%s holds\n%s\nnot\n%s", what, got, want)
		}
	}
}

func TestTheOrderAndTimeOfFilesInAFolderDoNotMatter(t *testing.T) {
	var first []byte
	for i, names := range [][]string{{"b", "a/c", "a/b"}, {"a/b", "b", "a/c"}} {
		folder := t.TempDir()
		for _, n := range names {
			file := filepath.Join(folder, filepath.FromSlash(n))
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(n), fs.FileMode(0o600+0o44*i)); err != nil {
				t.Fatal(err)
			}
			if err := os.Chtimes(file, time.Time{}, time.Unix(int64(1e9*i), 0)); err != nil {
				t.Fatal(err)
			}
		}
		entries, err := folderEntries(folder)
		if err != nil {
			t.Fatal(err)
		}
		data, err := zipped("lab", entries)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = data
		} else if !bytes.Equal(first, data) {
			t.Error("the archive depends on the order or time in which files were written")
		}
	}
}

func TestChecksumsAreThoseOfSha256sum(t *testing.T) {
	got := string(checksums([]bundle.File{{Name: "x.zip", Data: []byte("abc")}}).Data)
	if want := fmt.Sprintf("%x  x.zip\n", sha256.Sum256([]byte("abc"))); got != want || !strings.HasPrefix(got, "ba7816bf8f01cfea") {
		t.Errorf("%q, not %q", got, want)
	}
}
