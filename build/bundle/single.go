package bundle

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
)

// Single makes the whole laboratory one HTML file that works from a folder of
// the reader's machine: the program compressed in an element of the page, the
// script and the style sheet inside, and a Content-Security-Policy that names
// them by their hashes.
func Single() ([]byte, error) {
	wasm, err := program()
	if err != nil {
		return nil, err
	}
	packed, err := cached(wasm, "gz", func(w io.Writer) io.WriteCloser {
		z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // the level is a valid one
		return z
	})
	if err != nil {
		return nil, err
	}
	script, err := script()
	if err != nil {
		return nil, err
	}
	var texts [3][]byte
	for i, name := range []string{"index.html", "assets/style.css", "assets/icon.svg"} {
		if texts[i], err = os.ReadFile(name); err != nil {
			return nil, err
		}
	}
	return assemble(texts[0], texts[1], script, texts[2], packed, len(wasm))
}

// What a line of index.html looks like that has no place in the single file,
// or another form there.
var (
	policyLine = regexp.MustCompile(`content="default-src 'none';[^"]*"`)
	scriptLine = regexp.MustCompile(`(?m)^<script .*</script>\n`)
	styleLine  = regexp.MustCompile(`(?m)^<link rel="stylesheet".*>\n`)
	iconLine   = regexp.MustCompile(`(?m)^<link rel="icon".*>\n`)
	siteLines  = regexp.MustCompile(`(?m)^<link rel="(apple-touch-icon|manifest)".*>\n`)
	readLines  = regexp.MustCompile(`(?ms)^<nav id="references".*?^</nav>\n`)
	endOfBody  = regexp.MustCompile(`(?m)^</body>\n`)
)

// assemble puts the parts into the page.
func assemble(page, style, script, icon, packed []byte, size int) ([]byte, error) {
	if err := inside(script); err != nil {
		return nil, err
	}
	if err := inside(style); err != nil {
		return nil, err
	}
	policy := fmt.Sprintf(`content="default-src 'none'; script-src %s blob: 'wasm-unsafe-eval'; style-src %s; img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'"`,
		source(script), source(style))
	data := base64.StdEncoding.EncodeToString
	for _, edit := range []struct {
		line *regexp.Regexp
		with string
	}{
		{policyLine, policy},
		{siteLines, ""},
		{readLines, ""},
		{iconLine, `<link rel="icon" href="data:image/svg+xml;base64,` + data(icon) + `">` + "\n"},
		{styleLine, "<style>" + string(style) + "</style>\n"},
		{scriptLine, ""},
		{endOfBody, `<script type="application/octet-stream" id="carried">` + data(packed) + "</script>\n" +
			fmt.Sprintf(`<script data-size="%d">`, size) + string(script) + "</script>\n</body>\n"},
	} {
		if !edit.line.Match(page) {
			return nil, fmt.Errorf("single: index.html holds nothing like %s", edit.line)
		}
		page = edit.line.ReplaceAllLiteral(page, []byte(edit.with))
	}
	if left := strings.Contains(string(page[:bytes.Index(page, []byte("<style>"))]), "assets/"); left {
		return nil, fmt.Errorf("single: index.html names a file of assets in a line that is not known here")
	}
	return page, nil
}

// inside reports whether a script or style sheet can stand in a page.
func inside(text []byte) error {
	for _, what := range []string{"</script", "<!--", "</style"} {
		if bytes.Contains(bytes.ToLower(text), []byte(what)) {
			return fmt.Errorf("%q in a script or style sheet would end it early", what)
		}
	}
	return nil
}

// source is what a Content-Security-Policy calls an inline text.
func source(text []byte) string {
	sum := sha256.Sum256(text)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}
