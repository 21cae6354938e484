//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// CanShare says whether the browser has a share sheet: phones do, and some
// desktops, on secure pages only.
func CanShare() bool {
	share, err := navigator("share")
	return err == nil && share.Type() == safejs.TypeFunction
}

// Share opens the share sheet with a link and tells done when it is closed.
// A reader who closes it without a choice has made no error.
func Share(title, address string, done func(error)) {
	promise, err := openSheet(title, address)
	if err != nil {
		events.put(func() { done(err) })
		return
	}
	await(promise, func(v safejs.Value, err error) {
		if err != nil && text(v, "name") == "AbortError" {
			err = nil
		}
		events.put(func() { done(err) })
	})
}

func openSheet(title, address string) (safejs.Value, error) {
	navigator, err := safejs.Global().Get("navigator")
	if err != nil {
		return safejs.Value{}, err
	}
	return navigator.Call("share", map[string]any{"title": title, "url": address})
}
