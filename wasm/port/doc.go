// Package port is the only place that touches JavaScript, through safejs, one
// file per concept of the browser. What it offers takes and returns plain Go
// values; what the browser refuses (storage in private windows, a clipboard
// without permission) comes back as an error or as nothing, never as a panic.
package port
