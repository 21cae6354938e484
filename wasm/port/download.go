//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// newBlob makes a blob of bytes of a media type.
func newBlob(b []byte, mediaType string) (safejs.Value, error) {
	array, err := toArray(b)
	if err != nil {
		return safejs.Value{}, err
	}
	return create("Blob", []any{safejs.Unsafe(array)}, map[string]any{"type": mediaType})
}

// BlobURL makes an address for bytes of a media type. It stays valid until it
// is released.
func BlobURL(b []byte, mediaType string) (string, error) {
	blob, err := newBlob(b, mediaType)
	if err != nil {
		return "", err
	}
	url, err := safejs.Global().Get("URL")
	if err != nil {
		return "", err
	}
	address, err := url.Call("createObjectURL", blob)
	if err != nil {
		return "", err
	}
	return address.String()
}

// ReleaseURL gives back the memory behind a BlobURL.
func ReleaseURL(address string) {
	if url, err := safejs.Global().Get("URL"); err == nil {
		_, _ = url.Call("revokeObjectURL", address)
	}
}

// Download offers bytes to the reader as a file.
func Download(name string, b []byte, mediaType string) error {
	address, err := BlobURL(b, mediaType)
	if err != nil {
		return err
	}
	document, err := safejs.Global().Get("document")
	if err != nil {
		return err
	}
	anchor, err := document.Call("createElement", "a")
	if err != nil {
		return err
	}
	if err := anchor.Set("href", address); err != nil {
		return err
	}
	if err := anchor.Set("download", name); err != nil {
		return err
	}
	if _, err := anchor.Call("click"); err != nil {
		return err
	}
	After(60_000, func() { ReleaseURL(address) })
	return nil
}
