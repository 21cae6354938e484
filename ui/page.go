package ui

// Page is the whole page.
type Page struct {
	Words string
}
