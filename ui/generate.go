// Package ui is what people see: Vugu components, each a .vugu file of markup
// and a .go file of logic, over one store that holds all state. It never
// touches JavaScript and computes nothing: it asks the store, and the store
// asks the engine that it was handed.
package ui

//go:generate go run loadlab/build/components
