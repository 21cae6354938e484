package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// serviceWorker appends the service worker: the script with the list of all
// files, from which the version of the site comes. Pages, whose names say
// nothing of their content, come with its hash, so that a host that is half-way
// through an upload is noticed.
func serviceWorker(files []File) ([]File, error) {
	script, err := os.ReadFile(filepath.Join("assets", "offline.js"))
	if err != nil {
		return nil, err
	}
	var names []string
	sums := make(map[string]string) // by the page's name
	for _, f := range files {
		if named.MatchString(f.Name) {
			names = append(names, f.Name)
		} else {
			sum := sha256.Sum256(f.Data)
			sums[f.Name] = base64.StdEncoding.EncodeToString(sum[:])
		}
	}
	list, err := json.Marshal(names)
	if err != nil {
		return nil, err
	}
	pages, err := json.Marshal(sums) // in the order of names
	if err != nil {
		return nil, err
	}
	version := digest(append(list, pages...))[:12]
	for from, to := range map[string]string{
		`"%VERSION%"`:     `"` + version + `"`,
		`["%FILES%"]`:     string(list),
		`{"%PAGES%": ""}`: string(pages),
	} {
		if bytes.Count(script, []byte(from)) != 1 {
			return nil, fmt.Errorf("assets/offline.js: %s: must stand there once", from)
		}
		script = bytes.ReplaceAll(script, []byte(from), []byte(to))
	}
	return append(files, File{"offline.js", script}), nil
}

// named matches the names that hashed makes.
var named = regexp.MustCompile(`\.[0-9a-f]{12}\.[a-z]+$`)

// digest is the SHA-256 of data in hexadecimal digits.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
