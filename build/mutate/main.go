// Command mutate checks the tests: it changes one thing at a time in the
// engine, the stations, the fleet and the policies, and counts how many of the
// changes the tests notice.
//
//	go run ./build/mutate [-n 150] [-seed 1] [-jobs 2] [-list]
//
// Changes are made in an overlay that only the compiler sees; the tree is not
// touched. A change that the tests do not notice is printed with its place;
// those that cannot be noticed, since they change no behaviour, are listed with
// their reasons in survivors.txt beside this program.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"runtime"
	"strings"
	"sync"
)

//go:embed survivors.txt
var reasons string

// folders are what is mutated.
var folders = []string{"sim/engine", "sim/station", "sim/fleet", "sim/policy"}

// goal is the share of mutants that the tests must notice.
const goal = 0.9

func main() {
	n := flag.Int("n", 150, "how many mutants to try, drawn at random; 0: all")
	seed := flag.Int64("seed", 1, "seed of the draw")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many to try at once")
	list := flag.Bool("list", false, "list the mutants instead of trying them")
	flag.Parse()
	if err := run(*n, *seed, *jobs, *list); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// run draws mutants, tries them and reports.
func run(n int, seed int64, jobs int, list bool) error {
	mutants, err := find(folders)
	if err != nil {
		return err
	}
	total := len(mutants)
	if n > 0 && n < total {
		r := rand.New(rand.NewSource(seed))
		r.Shuffle(total, func(i, j int) { mutants[i], mutants[j] = mutants[j], mutants[i] })
		mutants = mutants[:n]
	}
	if list {
		for _, m := range mutants {
			fmt.Println(m)
		}
		return nil
	}
	fmt.Printf("trying %d of %d mutants\n", len(mutants), total)
	return report(try(mutants, jobs))
}

// try tests mutants, several at once, and prints at once which survived.
func try(mutants []mutant, jobs int) []outcome {
	outcomes := make([]outcome, len(mutants))
	next := make(chan int)
	var wait sync.WaitGroup
	for range jobs {
		wait.Go(func() {
			for i := range next {
				outcomes[i] = test(mutants[i])
				if o := outcomes[i]; !o.killed && !o.broken && excuse(o.mutant) == "" {
					fmt.Println("survived:", o.mutant)
				}
			}
		})
	}
	for i := range mutants {
		next <- i
	}
	close(next)
	wait.Wait()
	return outcomes
}

// report prints what cannot be noticed, and whether the goal is met.
func report(outcomes []outcome) error {
	killed, excused, broken := 0, 0, 0
	for _, o := range outcomes {
		switch {
		case o.killed:
			killed++
		case o.broken:
			broken++
		case excuse(o.mutant) != "":
			excused++
			fmt.Printf("no difference: %s (%s)\n", o.mutant, excuse(o.mutant))
		}
	}
	tried := len(outcomes) - broken - excused
	share := float64(killed) / float64(max(tried, 1))
	fmt.Printf("%d noticed of %d: %.1f %% (%d change nothing, %d do not compile)\n", killed, tried, 100*share, excused, broken)
	if share < goal {
		return fmt.Errorf("%.1f %% noticed; the goal is %.0f %%", 100*share, 100*goal)
	}
	return nil
}

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
