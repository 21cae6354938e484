package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io/fs"
	"os"
	"time"
)

// entry is a file of an archive.
type entry struct {
	name string
	data []byte
	mode fs.FileMode
}

// moment is the time of every file in an archive: the earliest that zip knows.
// The time of the build would make each archive another one.
var moment = time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)

// folderEntries lists the files below a folder, by name.
func folderEntries(folder string) ([]entry, error) {
	var list []entry
	files := os.DirFS(folder)
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(files, name)
		list = append(list, entry{name, data, 0o644})
		return err
	})
	return list, err
}

// zipped packs entries below a folder into a zip archive.
func zipped(folder string, entries []entry) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, e := range entries {
		h := &zip.FileHeader{Name: folder + "/" + e.name, Method: zip.Deflate, Modified: moment}
		h.SetMode(e.mode)
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(e.data); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

// tarred packs entries below a folder into a tar archive, compressed by gzip.
func tarred(folder string, entries []entry) ([]byte, error) {
	var b bytes.Buffer
	g, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(g)
	for _, e := range entries {
		h := &tar.Header{Name: folder + "/" + e.name, Size: int64(len(e.data)), Mode: int64(e.mode), ModTime: moment, Format: tar.FormatUSTAR}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(e.data); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	err = g.Close()
	return b.Bytes(), err
}
