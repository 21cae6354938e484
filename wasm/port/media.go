//go:build js && wasm

package port

import (
	"strings"

	"github.com/hack-pad/safejs"
)

const darkQuery = "(prefers-color-scheme: dark)"

// PrefersDark says whether the reader's system is set to dark.
func PrefersDark() bool {
	list, err := matchMedia(darkQuery)
	if err != nil {
		return false
	}
	matches, err := list.Get("matches")
	if err != nil {
		return false
	}
	dark, _ := matches.Bool()
	return dark
}

func matchMedia(query string) (safejs.Value, error) {
	return safejs.Global().Call("matchMedia", query)
}

// SetTheme sets the theme that the style sheet follows: light, dark, or "" for
// the system's.
func SetTheme(theme string) {
	if root, err := documentElement(); err == nil {
		if data, err := root.Get("dataset"); err == nil {
			if theme == "" {
				_ = data.Delete("theme")
			} else {
				_ = data.Set("theme", theme)
			}
		}
	}
}

// SetLanguage sets the document's language, which screen readers and fonts
// follow, and its title.
func SetLanguage(lang, title string) {
	if root, err := documentElement(); err == nil {
		_ = root.Set("lang", lang)
	}
	if document, err := safejs.Global().Get("document"); err == nil {
		_ = document.Set("title", title)
	}
}

func documentElement() (safejs.Value, error) {
	document, err := safejs.Global().Get("document")
	if err != nil {
		return safejs.Value{}, err
	}
	return document.Get("documentElement")
}

// Languages lists the languages that the browser is set to, best first.
func Languages() []string {
	v, err := navigator("languages")
	if err != nil {
		return nil
	}
	joined, err := v.Call("join", ",")
	if err != nil {
		return nil
	}
	s, _ := joined.String()
	return strings.Split(s, ",")
}

// PixelRatio is the number of device pixels per CSS pixel.
func PixelRatio() float64 {
	v, err := safejs.Global().Get("devicePixelRatio")
	if err != nil {
		return 1
	}
	ratio, err := v.Float()
	if err != nil || !(ratio > 0) {
		return 1
	}
	return ratio
}

// Cores is the number of the machine's processors, as far as the browser
// tells.
func Cores() int {
	v, err := navigator("hardwareConcurrency")
	if err != nil {
		return 1
	}
	n, err := v.Int()
	if err != nil || n < 1 {
		return 1
	}
	return n
}

// OnView calls f whenever something has changed that pictures depend on: the
// window's size, the zoom, or the system's theme.
func OnView(f func()) error {
	heard := func(safejs.Value) { events.put(f) }
	if err := listen(safejs.Global(), "resize", heard); err != nil {
		return err
	}
	list, err := matchMedia(darkQuery)
	if err != nil {
		return err
	}
	return listen(list, "change", heard)
}
