package bundle

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"

	"github.com/andybalholm/brotli"
)

// Write fills the folder, and nothing else stays in it. Quality is brotli's: 9
// takes seconds, 10 saves a tenth and takes four times as long, 11 saves
// another twentieth and takes ten times as long.
func Write(folder string, files []File, quality int) error {
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	var wait sync.WaitGroup
	errors := make([]error, len(files))
	for i, f := range files {
		wait.Go(func() { errors[i] = writeOne(folder, f, quality) })
	}
	wait.Wait()
	for _, err := range errors {
		if err != nil {
			return err
		}
	}
	return nil
}

// writeOne writes a file and its compressed forms beside it.
func writeOne(folder string, f File, quality int) error {
	name := filepath.Join(folder, filepath.FromSlash(f.Name))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(name, f.Data, 0o644); err != nil {
		return err
	}
	if filepath.Ext(f.Name) == ".png" {
		return nil // compressed already
	}
	gz, err := cached(f.Data, "gz", func(w io.Writer) io.WriteCloser {
		z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // the level is a valid one
		return z
	})
	if err != nil {
		return err
	}
	br, err := cached(f.Data, fmt.Sprintf("br%d", quality), func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: quality, LGWin: 24})
	})
	if err != nil {
		return err
	}
	if err := os.WriteFile(name+".gz", gz, 0o644); err != nil {
		return err
	}
	return os.WriteFile(name+".br", br, 0o644)
}

// cached compresses data, or takes what an earlier build made of the same
// bytes.
func cached(data []byte, form string, compressor func(io.Writer) io.WriteCloser) ([]byte, error) {
	name := filepath.Join("build", "out", "cache", digest(data)+"."+form)
	if known, err := os.ReadFile(name); err == nil {
		return known, nil
	}
	var b bytes.Buffer
	z := compressor(&b)
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, err
	}
	part := name + ".part" // an interrupted build must not leave half a file under the name
	if err := os.WriteFile(part, b.Bytes(), 0o644); err != nil {
		return nil, err
	}
	return b.Bytes(), os.Rename(part, name)
}
