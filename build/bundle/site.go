package bundle

import (
	"bytes"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"loadlab/build/pages"
)

// File is one file of a site.
type File struct {
	Name string // path below the site's folder, with slashes
	Data []byte
}

// Site makes the site's files in memory. Of two files the one that is named in
// the other comes first, since its name carries its hash. The service worker,
// which lists all of them, is the last.
func Site() ([]File, error) {
	wasm, err := program()
	if err != nil {
		return nil, err
	}
	script, err := script()
	if err != nil {
		return nil, err
	}
	files := []File{hashed("assets/loadlab.wasm", wasm), hashed("assets/loadlab.js", script)}
	for _, name := range []string{"assets/style.css", "assets/reading.css", "assets/icon.svg", "assets/icon-192.png", "assets/icon-512.png"} {
		data, err := os.ReadFile(filepath.FromSlash(name))
		if err != nil {
			return nil, err
		}
		files = append(files, hashed(name, data))
	}
	manifest, err := os.ReadFile("assets/manifest.webmanifest")
	if err != nil {
		return nil, err
	}
	files = append(files, hashed("assets/manifest.webmanifest", rename(manifest, files, path.Base)))
	reading, err := reading(files)
	if err != nil {
		return nil, err
	}
	index, err := os.ReadFile("index.html")
	if err != nil {
		return nil, err
	}
	index = rename(index, files, func(name string) string { return name })
	early, err := early()
	if err != nil {
		return nil, err
	}
	if err := inside(early); err != nil {
		return nil, err
	}
	index, err = filled("index.html", index, []string{
		"%PROGRAM%", string(early),
		"%WASM-SIZE%", fmt.Sprint(len(wasm)),
		"script-src 'self'", "script-src 'self' " + source(early),
	})
	if err != nil {
		return nil, err
	}
	return serviceWorker(append(append(files, reading...), File{"index.html", index}))
}

// reading makes the pages that are read and not run. They keep their names, so
// that others can link to them.
func reading(files []File) ([]File, error) {
	made, err := pages.Make()
	if err != nil {
		return nil, err
	}
	var all []File
	for _, p := range made {
		all = append(all, File{p.Name, rename(p.HTML, files, func(name string) string { return name })})
	}
	return all, nil
}

// rename puts the files' names with their hashes into a text that holds the
// names without; as makes of a name what stands in the text.
func rename(text []byte, files []File, as func(string) string) []byte {
	for _, f := range files {
		text = bytes.ReplaceAll(text, []byte(as(plain(f.Name))), []byte(as(f.Name)))
	}
	return text
}

// hashed puts the first digits of the content's hash into the name.
func hashed(name string, data []byte) File {
	ext := path.Ext(name)
	return File{strings.TrimSuffix(name, ext) + "." + digest(data)[:12] + ext, data}
}

// plain is a name without the hash that hashed put in.
func plain(name string) string {
	ext := path.Ext(name)
	rest := strings.TrimSuffix(name, ext)
	return strings.TrimSuffix(rest, path.Ext(rest)) + ext
}
