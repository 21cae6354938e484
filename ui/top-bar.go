package ui

import (
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// TopBar is the name of the page with its switches for language and theme.
type TopBar struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *TopBar) Say(p text.Phrase) string { return p.In(c.Store.Lang) }

// Theme is a choice of the theme switch.
type Theme struct {
	Name  string // as the store knows it
	Class string
	Label text.Phrase
}

// Themes lists the choices of the theme switch.
func (c *TopBar) Themes() []Theme {
	return []Theme{
		{"light", "icon sun", text.ThemeLight},
		{"", "icon half", text.ThemeSystem},
		{"dark", "icon moon", text.ThemeDark},
	}
}

// Short is a language's name on its button.
func (c *TopBar) Short(l text.Lang) string {
	return [...]string{"EN", "RU", "中文"}[l]
}

// Pressed is the value of aria-pressed.
func (c *TopBar) Pressed(yes bool) string { return boolean(yes) }

// boolean writes a truth value as ARIA wants it.
func boolean(yes bool) string {
	if yes {
		return "true"
	}
	return "false"
}
