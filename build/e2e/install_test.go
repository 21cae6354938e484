//go:build e2e

package e2e

import (
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// installable fails the test unless the browser would install the page as an
// application. That a test's tab is a private one does not count against it.
func (b *tab) installable() {
	b.t.Helper()
	r, err := chromedp.Call(b.ctx, page.GetInstallabilityErrors, cdp.Empty{})
	if err != nil {
		b.t.Fatal(err)
	}
	for _, e := range r.InstallabilityErrors {
		if e.ErrorID != "in-incognito" {
			b.t.Errorf("not installable: %+v", e)
		}
	}
}
