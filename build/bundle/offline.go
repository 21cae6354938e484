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
	"strings"
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
	script, err = filled("assets/offline.js", script, []string{
		`"%VERSION%"`, `"` + version + `"`,
		`["%FILES%"]`, string(list),
		`{"%PAGES%": ""}`, string(pages),
	})
	return append(files, File{"offline.js", script}), err
}

// filled is a file's text with a value in the place of each of its blanks, which
// the pairs name in turn.
func filled(name string, text []byte, pairs []string) ([]byte, error) {
	for i := 0; i < len(pairs); i += 2 {
		if n := bytes.Count(text, []byte(pairs[i])); n != 1 {
			return nil, fmt.Errorf("%s: %s stands there %d times, must stand there once", name, pairs[i], n)
		}
	}
	return []byte(strings.NewReplacer(pairs...).Replace(string(text))), nil
}

// named matches the names that hashed makes.
var named = regexp.MustCompile(`\.[0-9a-f]{12}\.[a-z]+$`)

// digest is the SHA-256 of data in hexadecimal digits.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
