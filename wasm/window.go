//go:build js && wasm

package main

import "loadlab/wasm/port"

// window is the browser as the store sees it. What the browser refuses to
// write into its history or storage is no reason to stop.
type window struct{}

func (window) Replace(query, fragment string)      { _ = port.ReplaceAddress(query, fragment) }
func (window) Push(query, fragment string)         { _ = port.PushAddress(query, fragment) }
func (window) Address() string                     { return port.Address() }
func (window) Copy(words string, done func(error)) { port.Copy(words, done) }
func (window) Download(name string, b []byte, mediaType string) {
	_ = port.Download(name, b, mediaType)
}
func (window) Remember(key, word string) { port.Remember(key, word) }
func (window) Dress(theme string)        { port.SetTheme(theme) }
func (window) Speak(lang, title string)  { port.SetLanguage(lang, title) }
func (window) SystemDark() bool          { return port.PrefersDark() }
func (window) PixelRatio() float64       { return port.PixelRatio() }
func (window) Width(id string) int       { return port.Width(id) }
func (window) Focus(id string)           { port.Focus(id) }
func (window) Release(url string)        { port.ReleaseURL(url) }
func (window) Now() float64              { return port.Now() }
func (window) After(ms int, f func())    { port.After(ms, f) }
