// Command mutate checks the tests: it changes one thing at a time in the
// engine, the stations, the fleet and the policies, and counts how many of the
// changes the tests notice.
//
//	go run ./build/mutate [-n 150] [-seed 1] [-jobs 2] [-list] [-only PATTERN]
//
// Changes are made in an overlay that only the compiler sees, all at once; an
// environment variable says which of them is alive. Each must be noticed, or be listed with a reason in survivors.txt
// beside this program: that it changes no behaviour, or only how fast it comes
// about. What is listed counts as not noticed all the same: of all that are
// tried, nine in ten must be noticed.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"regexp"
	"runtime"
	"strings"
	"sync"
)

//go:embed survivors.txt
var reasons string

// folders are what is mutated.
var folders = []string{"sim/engine", "sim/station", "sim/fleet", "sim/policy"}

// goal is the share of mutants in percent that the tests must notice, those
// that cannot be noticed among them.
const goal = 90

func main() {
	n := flag.Int("n", 150, "how many mutants to try, drawn at random; 0: all")
	seed := flag.Int64("seed", 1, "seed of the draw")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many to try at once")
	list := flag.Bool("list", false, "list the mutants instead of trying them")
	only := flag.String("only", "", "only the mutants whose text this regular expression matches")
	flag.Parse()
	if err := run(*n, *seed, *jobs, *list, *only); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// run draws mutants, tries them and reports.
func run(n int, seed int64, jobs int, list bool, only string) error {
	all, err := find(folders)
	if err != nil {
		return err
	}
	var mutants []mutant
	pattern, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	for _, m := range all {
		if pattern.MatchString(m.String()) {
			mutants = append(mutants, m)
		}
	}
	total := len(mutants)
	r := rand.New(rand.NewSource(seed))
	r.Shuffle(total, func(i, j int) { mutants[i], mutants[j] = mutants[j], mutants[i] })
	if n > 0 && n < total {
		mutants = mutants[:n]
	}
	if list {
		for _, m := range mutants {
			fmt.Println(m)
		}
		return nil
	}
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	w, err := open(dir, all)
	if err != nil {
		return err
	}
	fmt.Printf("trying %d of %d mutants, seed %d\n", len(mutants), total, seed)
	outdated(all)
	return report(try(w, mutants, jobs))
}

// try tests mutants, several at once, and prints what survives, and now and
// then how far it is.
func try(w *workshop, mutants []mutant, jobs int) []outcome {
	outcomes := make([]outcome, len(mutants))
	next := make(chan int)
	var wait sync.WaitGroup
	for range jobs {
		wait.Go(func() {
			for i := range next {
				outcomes[i] = w.try(mutants[i])
				if o := outcomes[i]; !o.killed && !o.broken {
					fmt.Println("survived:", o.mutant, excuse(o.mutant))
				}
			}
		})
	}
	for i := range mutants {
		if i%50 == 0 && i > 0 {
			fmt.Printf("%d begun\n", i)
		}
		next <- i
	}
	close(next)
	wait.Wait()
	return outcomes
}

// report prints the survivors that are listed, what share was noticed, and
// whether that is enough.
func report(outcomes []outcome) error {
	killed, listed, missing, broken := 0, 0, 0, 0
	for _, o := range outcomes {
		switch {
		case o.killed:
			killed++
		case o.broken:
			broken++
		case excuse(o.mutant) != "":
			listed++
			fmt.Printf("listed: %s (%s)\n", o.mutant, excuse(o.mutant))
		default:
			missing++
		}
	}
	tried := len(outcomes) - broken
	share := percent(killed, tried)
	fmt.Printf("%d noticed of %d: %.1f %%; %d survived with a reason, %d without; %d more do not compile\n", killed, tried, share, listed, missing, broken)
	fmt.Printf("of those that could be noticed: %.1f %%\n", percent(killed, tried-listed))
	switch {
	case share < goal:
		return fmt.Errorf("%.1f %% noticed; the goal is %d %%", share, goal)
	case missing > 0:
		return fmt.Errorf("%d survived without a reason in survivors.txt", missing)
	}
	return nil
}

// outdated prints the lines of survivors.txt that are about no mutant.
func outdated(all []mutant) {
	known := make(map[string]bool)
	for _, m := range all {
		known[m.text()] = true
	}
	for line := range strings.Lines(reasons) {
		if text, _, _ := strings.Cut(strings.TrimSpace(line), "\t"); !known[text] {
			fmt.Println("no such mutant any more:", text)
		}
	}
}

// percent is a share of a number in percent.
func percent(part, whole int) float64 { return 100 * float64(part) / float64(max(whole, 1)) }

// excuse returns why a mutant cannot be noticed, or "". A line of the list is
// the mutant's text without its line number, a tab, and the reason.
func excuse(m mutant) string {
	for line := range strings.Lines(reasons) {
		text, reason, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if text == m.text() {
			return reason
		}
	}
	return ""
}
