//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"loadlab/build/web"
)

// folder holds the site under test.
var folder = filepath.Join("..", "out", "site")

var (
	browser context.Context // one browser for all tests
	address string          // of the site, without a slash at the end
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		code = 1
	}
	os.Exit(code)
}

// run serves the site and opens the browser around the tests.
func run(m *testing.M) (int, error) {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return 1, fmt.Errorf("no site to test; make site builds it: %w", err)
	}
	server := httptest.NewServer(web.Handler(folder))
	defer server.Close()
	address = server.URL

	profile, err := os.MkdirTemp("", "loadlab-e2e-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(profile)
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox, // CI runs as root, where Chromium has no sandbox
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.WindowSize(1280, 900),
	)
	allocator, end := chromedp.NewExecAllocator(context.Background(), options...)
	defer end()
	var cancel context.CancelFunc
	browser, cancel = chromedp.NewContext(allocator)
	defer cancel()
	if err := chromedp.Do(browser); err != nil {
		return 1, fmt.Errorf("no browser; on Debian, apt-get install chromium brings one: %w", err)
	}
	return m.Run(), nil
}

// patience is how long a test waits for anything.
const patience = 60 * time.Second
