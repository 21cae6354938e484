//go:build js && wasm

package main

import (
	"loadlab/ui/store"
	"loadlab/wasm/port"
)

// window is the browser as the store sees it. What the browser refuses to
// write into its history or storage is no reason to stop.
type window struct{}

func (window) Replace(query, fragment string)       { _ = port.ReplaceAddress(query, fragment) }
func (window) Push(query, fragment string)          { _ = port.PushAddress(query, fragment) }
func (window) Address() string                      { return port.Address() }
func (window) Copy(words string, done func(error))  { port.Copy(words, done) }
func (window) Remember(key, word string)            { port.Remember(key, word) }
func (window) Dress(theme string)                   { port.SetTheme(theme) }
func (window) Speak(lang, title string)             { port.SetLanguage(lang, title) }
func (window) SystemDark() bool                     { return port.PrefersDark() }
func (window) PixelRatio() float64                  { return port.PixelRatio() }
func (window) Width(id string) int                  { return port.Width(id) }
func (window) Focus(id string)                      { port.Focus(id) }
func (window) CanShare() bool                       { return port.CanShare() }
func (window) Release(url string)                   { port.ReleaseURL(url) }
func (window) Still() bool                          { return port.Still() }
func (window) Frame(f func(now float64))            { port.Frame(f) }
func (window) Write(id, words string)               { port.SetText(id, words) }
func (window) Slide(id string, v int, words string) { port.Slide(id, v, words) }
func (window) Paint(id string, pixels []byte, width, height int) {
	_ = port.PaintPixels(id, pixels, width, height) // what is not painted now is painted with the next frame
}
func (window) Now() float64           { return port.Now() }
func (window) After(ms int, f func()) { port.After(ms, f) }
func (window) CopyPicture(done func(error)) func([]byte, error) {
	return port.CopyPicture(done)
}
func (window) Download(name, mediaType string, content []byte) error {
	return port.Download(name, content, mediaType)
}

func (window) PictureURL(png []byte) string {
	url, _ := port.BlobURL(png, "image/png") // "" where it is refused
	return url
}
func (window) Share(title, address string, done func(error)) {
	port.Share(title, address, done)
}

// Point shows an overlay. What cannot be shown is only seen less well.
func (window) Point(o store.Overlay) {
	shown := port.Overlay{
		Width: o.Width, Height: o.Height,
		Left: o.Frame.Left, Top: o.Frame.Top, FrameWidth: o.Frame.Width, FrameHeight: o.Frame.Height,
		X: o.X, Y: o.Y, Level: o.Level, Selecting: o.Selecting, From: o.From, To: o.To, Head: o.Head,
	}
	for _, r := range o.Rows {
		shown.Rows = append(shown.Rows, port.OverlayRow(r))
	}
	_ = port.ShowOverlay(store.PointerID, shown)
	port.SetText(store.WordsID, o.Words)
}
