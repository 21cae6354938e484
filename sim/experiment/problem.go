package experiment

import (
	"fmt"
	"strings"
)

// Problem is one thing that is wrong with an experiment.
type Problem struct {
	Key     string // the link's key, such as servers
	Value   string // the offending value as text, shortened
	Message string // what is wrong, what is allowed, what was probably meant
}

// String is the key and the message, for a line of its own.
func (p Problem) String() string { return p.Key + ": " + p.Message }

// Problems are all problems at once. As an error they stand one a line.
type Problems []Problem

// Error joins the problems, one a line.
func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, problem := range p {
		lines[i] = problem.String()
	}
	return strings.Join(lines, "\n")
}

// add appends a problem.
func (p *Problems) add(key, value, format string, arguments ...any) {
	*p = append(*p, Problem{Key: key, Value: value, Message: fmt.Sprintf(format, arguments...)})
}
