package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// serviceWorker appends the service worker: the script with the list of all
// files, whose hash is the version of the site. Names without a hash of their
// content come with one, so that a host that is half-way through an upload is
// noticed.
func serviceWorker(files []File) ([]File, error) {
	script, err := os.ReadFile(filepath.Join("assets", "offline.js"))
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range files {
		if f.Name != indexName {
			names = append(names, f.Name)
		}
	}
	index := files[len(files)-1].Data
	sum := sha256.Sum256(index)
	list, err := json.Marshal(names)
	if err != nil {
		return nil, err
	}
	version := digest([]byte(strings.Join(names, "\n") + hex.EncodeToString(sum[:])))[:12]
	for from, to := range map[string]string{
		`"%VERSION%"`: `"` + version + `"`,
		`"%INDEX%"`:   `"` + base64.StdEncoding.EncodeToString(sum[:]) + `"`,
		`["%FILES%"]`: string(list),
	} {
		script = bytes.ReplaceAll(script, []byte(from), []byte(to))
	}
	return append(files, File{"offline.js", script}), nil
}

// indexName is the one page of the site.
const indexName = "index.html"

// digest is the SHA-256 of data in hexadecimal digits.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
