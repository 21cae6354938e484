// Command loadlab runs the laboratory's experiments without a browser.
//
//	loadlab run [-json] LINK                run it; a table, or one JSON object
//	loadlab plot -o FILE.png [flags] LINK   the page's figure as a file
//	loadlab link LINK                       the canonical link
//	loadlab list                            the catalogue, an id and a title a line
//	loadlab picks -n N LINK                 the first N servers that the first policy picks
//	loadlab verify LINK                     run and compare with the link's sum
//	loadlab lab [flags]                     the course notebook's command line
//	loadlab version                         the version of loadlab
//
// A LINK is a whole address, a fragment, or a catalogue id. The exit status is
// 0, 1 for a bad link or a failure, 2 for a wrong command line.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"loadlab/sim/quantity"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// The exit statuses.
const (
	success = 0
	failure = 1
	misuse  = 2
)

// command is one of the program's commands.
type command struct {
	name, arguments, sentence string
	run                       func(c *context) error
}

// commands lists them in the order in which help shows them.
func commands() []command {
	return []command{
		{"run", "[-json] LINK", "run it; a table, or one JSON object on standard output", runCommand},
		{"plot", "-o FILE.png [-figure NAME] [-lang en|ru|zh] [-dark] LINK", "the page's figure as a file", plotCommand},
		{"link", "LINK", "the canonical link", linkCommand},
		{"list", "", "the catalogue, an id and a title a line", listCommand},
		{"picks", "-n N LINK", "the first N server numbers that the first policy picks", picksCommand},
		{"verify", "LINK", "run and compare with its sum; status 0 when equal", verifyCommand},
		{"lab", "--config FILE.json --dump FILE [flags]", "the command line of the course notebook", labCommand},
		{"version", "", "the version of loadlab", versionCommand},
	}
}

// context is what a command works with.
type context struct {
	flags     *flag.FlagSet
	arguments []string // after parse: what is not a flag
	out, err  io.Writer
}

// usage is an error in the command line itself.
type usage string

// Error is the text.
func (u usage) Error() string { return string(u) }

// errDifferent ends with status 1 without another message.
var errDifferent = errors.New("")

// run is the program; it returns the exit status.
func run(arguments []string, out, err io.Writer) int {
	if len(arguments) == 0 {
		help(err)
		return misuse
	}
	name := arguments[0]
	if name == "help" || name == "-h" || name == "-help" || name == "--help" {
		help(out)
		return success
	}
	var names []string
	for _, c := range commands() {
		if c.name == name {
			return c.execute(arguments[1:], out, err)
		}
		names = append(names, c.name)
	}
	fmt.Fprintf(err, "loadlab: %s: no such command; known are %s%s\n", quantity.Quote(name), strings.Join(names, ", "), quantity.DidYouMean(name, names))
	return misuse
}

// help writes what the commands are.
func help(w io.Writer) {
	fmt.Fprintln(w, "usage: loadlab COMMAND")
	for _, c := range commands() {
		fmt.Fprintf(w, "  loadlab %s %s\n        %s\n", c.name, c.arguments, c.sentence)
	}
	fmt.Fprintln(w, "A LINK is a whole address, a fragment, or a catalogue id such as lab.balanced.")
}

// execute runs a command and turns its error into a message and a status.
func (c command) execute(arguments []string, out, errors io.Writer) int {
	flags := flag.NewFlagSet(c.name, flag.ContinueOnError)
	flags.SetOutput(errors)
	flags.Usage = func() {
		fmt.Fprintf(errors, "usage: loadlab %s %s\n%s\n", c.name, c.arguments, c.sentence)
		flags.PrintDefaults()
	}
	err := c.run(&context{flags: flags, arguments: arguments, out: out, err: errors})
	switch err := err.(type) {
	case nil:
		return success
	case usage:
		if err != "" {
			fmt.Fprintf(errors, "loadlab %s: %s\n", c.name, string(err))
		}
		return misuse
	default:
		if err != errDifferent {
			fmt.Fprintf(errors, "loadlab %s: %s\n", c.name, err)
		}
		return failure
	}
}

// parse reads flags wherever they stand, and wants exactly count other
// arguments.
func (c *context) parse(count int) error {
	var rest []string
	for left := c.arguments; ; {
		if err := c.flags.Parse(left); err != nil {
			if err == flag.ErrHelp {
				return usage("")
			}
			return usage("see loadlab help") // the flag package has said what
		}
		left = c.flags.Args()
		if len(left) == 0 {
			break
		}
		rest, left = append(rest, left[0]), left[1:]
	}
	c.arguments = rest
	if len(rest) != count {
		return usage(fmt.Sprintf("%d arguments: must be %d; see loadlab help", len(rest), count))
	}
	return nil
}
