//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// tab is a fresh tab. Whatever its console holds at the end that is a warning,
// an error or an exception fails the test.
type tab struct {
	t       *testing.T
	ctx     context.Context
	pointed func() // points with the mouse where it pointed last

	mu       sync.Mutex
	complain []string
}

// newTab opens a tab beside the others, with whose cache the program need not
// be fetched and compiled again.
func newTab(t *testing.T) *tab {
	t.Helper()
	return open(t, patience)
}

// newVisitor opens a tab with storage and cache of its own: a reader who comes
// for the first time.
func newVisitor(t *testing.T) *tab {
	t.Helper()
	return open(t, patience, chromedp.WithNewBrowserContext())
}

func open(t *testing.T, limit time.Duration, options ...chromedp.ContextOption) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser, options...)
	ctx, late := context.WithTimeout(ctx, limit)
	b := &tab{t: t, ctx: ctx}
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	messages := chromedp.Console(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for m, err := range messages {
			if err != nil {
				return
			}
			switch m.Type {
			case chromedp.ConsoleWarning, chromedp.ConsoleError, chromedp.ConsoleException:
				b.mu.Lock()
				b.complain = append(b.complain, m.String())
				b.mu.Unlock()
			}
		}
	}()
	t.Cleanup(func() {
		late()
		cancel()
		<-done
		if len(b.complain) > 0 {
			t.Errorf("the console holds:\n%s", strings.Join(b.complain, "\n"))
		}
	})
	return b
}

// excuse forgets complaints that the test expects.
func (b *tab) excuse(containing string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var rest []string
	for _, c := range b.complain {
		if !strings.Contains(c, containing) {
			rest = append(rest, c)
		}
	}
	b.complain = rest
}

// do runs steps; an error ends the test.
func (b *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, steps...); err != nil {
		b.t.Fatalf("%v; the page says: %s", err, b.everything())
	}
}

// everything is the page's text, for the message of a failed test.
func (b *tab) everything() string {
	text, _ := chromedp.Run(b.ctx, chromedp.Evaluate[string](`[location.hash, document.querySelector(".stage")?.innerText, [...document.querySelectorAll(".error")].map(e => e.textContent).join(" ")].join("\n")`))
	return text
}

// before runs a script in every page that the tab opens from now on, before
// the page's own.
func (b *tab) before(script string) {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script}); err != nil {
		b.t.Fatal(err)
	}
}

// open opens a path of the site, such as "/#v=1".
func (b *tab) open(path string) {
	b.t.Helper()
	b.do(chromedp.Navigate(address + path))
}

// wait waits until a JavaScript expression holds; one that fails does not.
func (b *tab) wait(format string, arguments ...any) {
	b.t.Helper()
	expression := fmt.Sprintf(format, arguments...)
	if _, err := chromedp.Run(b.ctx, chromedp.Poll[bool]("(() => { try { return Boolean("+expression+"); } catch { return false; } })()", chromedp.WithPollingTimeout(patience/2))); err != nil {
		b.t.Fatalf("waiting for %s: %v; the page says: %s", expression, err, b.everything())
	}
}

// within says whether an expression comes true in a time.
func (b *tab) within(limit time.Duration, expression string) bool {
	b.t.Helper()
	for end := time.Now().Add(limit); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if evaluate[bool](b, "Boolean(%s)", expression) {
			return true
		}
	}
	return false
}

// evaluate returns the value of a JavaScript expression.
func evaluate[T any](b *tab, format string, arguments ...any) T {
	b.t.Helper()
	v, err := chromedp.Run(b.ctx, chromedp.Evaluate[T](fmt.Sprintf(format, arguments...), chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatal(err)
	}
	return v
}
