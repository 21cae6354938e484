package ui

import (
	"github.com/vugu/vugu"

	"loadlab/sim/catalogue"
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// Contents lists the experiments of the catalogue; one click runs one.
type Contents struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Contents) Say(p text.Phrase) string { return p.In(c.Store.Lang) }

// Course is a group of experiments.
type Course struct {
	ID      string
	Title   string
	Lessons []Entry
}

// Entry is an experiment in the contents.
type Entry struct {
	Title   string
	Link    string
	Address string
	Current string // aria-current: true or false
}

// Courses groups the catalogue in its order.
func (c *Contents) Courses() []Course {
	var courses []Course
	for _, e := range catalogue.Entries() {
		if n := len(courses); n == 0 || courses[n-1].ID != e.Course {
			courses = append(courses, Course{ID: e.Course, Title: courseTitle(e.Course, c.Store.Lang)})
		}
		last := &courses[len(courses)-1]
		last.Lessons = append(last.Lessons, Entry{
			Title:   lessonTitle(e, c.Store.Lang),
			Link:    e.Link,
			Address: "#" + e.Link,
			Current: boolean(e.ID == c.Store.Draft.Experiment.From),
		})
	}
	return courses
}

// Expanded is the value of aria-expanded.
func (c *Contents) Expanded() string { return boolean(c.Store.ContentsOpen) }

// ListClass hides the folded list where the page is narrow.
func (c *Contents) ListClass() string {
	if c.Store.ContentsOpen {
		return "list open"
	}
	return "list"
}

// Open runs an experiment in this page; the link's address is for opening it
// in another tab.
func (c *Contents) Open(event vugu.DOMEvent, link string) {
	if elsewhere(event) {
		return
	}
	event.PreventDefault()
	c.Store.ContentsOpen = false
	c.Store.Unpin()
	c.Store.Open(link)
}

// lessonTitle is an experiment's title in a language.
func lessonTitle(e catalogue.Entry, l text.Lang) string {
	if words, ok := lesson.Lookup(e.ID); ok {
		return words.Title.In(l)
	}
	return e.Title
}

// courseTitle is a course's title in a language.
func courseTitle(id string, l text.Lang) string {
	for _, c := range lesson.Courses() {
		if c.ID == id {
			return c.Title.In(l)
		}
	}
	return id
}
