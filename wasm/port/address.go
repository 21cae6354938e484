//go:build js && wasm

package port

import (
	"strings"

	"github.com/hack-pad/safejs"
)

// Fragment is what stands behind the # in the address bar.
func Fragment() string {
	return strings.TrimPrefix(locationPart("hash"), "#")
}

// Query is what stands between ? and # in the address bar.
func Query() string {
	return strings.TrimPrefix(locationPart("search"), "?")
}

// Address is the page's address without query and fragment.
func Address() string {
	address, _, _ := strings.Cut(locationPart("href"), "#")
	address, _, _ = strings.Cut(address, "?")
	return address
}

func locationPart(name string) string {
	location, err := safejs.Global().Get("location")
	if err != nil {
		return ""
	}
	return text(location, name)
}

// ReplaceAddress writes the query and the fragment into the address bar in
// place of the present entry of the history.
func ReplaceAddress(query, fragment string) error {
	return changeHistory("replaceState", query, fragment)
}

// PushAddress writes the query and the fragment as a new entry of the history.
func PushAddress(query, fragment string) error {
	return changeHistory("pushState", query, fragment)
}

func changeHistory(method, query, fragment string) error {
	history, err := safejs.Global().Get("history")
	if err != nil {
		return err
	}
	address := locationPart("pathname")
	if query != "" {
		address += "?" + query
	}
	_, err = history.Call(method, safejs.Null(), "", address+"#"+fragment)
	return err
}

// OnAddress calls f with the query and the fragment whenever the reader goes back or
// forward, or edits the fragment by hand.
func OnAddress(f func(query, fragment string)) error {
	heard := func(safejs.Value) {
		query, fragment := Query(), Fragment()
		events.put(func() { f(query, fragment) })
	}
	if err := listen(safejs.Global(), "popstate", heard); err != nil {
		return err
	}
	return listen(safejs.Global(), "hashchange", heard)
}
