package experiment

import (
	"fmt"
	"strconv"
	"strings"

	"loadlab/sim/quantity"
)

// Same returns the classes of a fleet whose servers all have one value.
func Same[T comparable](value T) []Class[T] { return []Class[T]{{Value: value}} }

// Join returns the canonical form of classes for a fleet of n servers: equal
// neighbours joined, and Count 0 where one value holds for all.
func Join[T comparable](classes []Class[T], n int) []Class[T] {
	var joined []Class[T]
	for _, c := range classes {
		if last := len(joined) - 1; last >= 0 && joined[last].Value == c.Value {
			joined[last].Count += c.Count
		} else {
			joined = append(joined, c)
		}
	}
	if len(joined) == 1 && joined[0].Count == n {
		joined[0].Count = 0
	}
	return joined
}

// ParseClasses reads one value for all servers, or a list in server order of
// VALUE and COUNTxVALUE entries. Whether the counts add up is for Check to
// say, as it needs the number of servers.
func ParseClasses[T comparable](text string, value func(string) (T, error)) ([]Class[T], error) {
	if !strings.ContainsAny(text, ",x") {
		v, err := value(text)
		return Same(v), err
	}
	var classes []Class[T]
	i := 0
	for entry := range strings.SplitSeq(text, ",") {
		i++
		c, err := parseClass(entry, value)
		if err != nil {
			return nil, fmt.Errorf("entry %d: %w", i, err)
		}
		if last := len(classes) - 1; last >= 0 && classes[last].Value == c.Value {
			classes[last].Count += c.Count
			continue
		}
		if classes = append(classes, c); len(classes) > MaxClasses {
			return nil, fmt.Errorf("more than %d classes; write equal neighbours as COUNTxVALUE", MaxClasses)
		}
	}
	return classes, nil
}

// parseClass reads VALUE or COUNTxVALUE.
func parseClass[T comparable](text string, value func(string) (T, error)) (Class[T], error) {
	c := Class[T]{Count: 1}
	if count, rest, ok := strings.Cut(text, "x"); ok {
		n, err := quantity.ParseCount(count, 1, MaxServers)
		if err != nil {
			return c, fmt.Errorf("%s: count before the x: %w", quantity.Quote(text), err)
		}
		c.Count, text = int(n), rest
	}
	v, err := value(text)
	c.Value = v
	return c, err
}

// FormatClasses writes classes as ParseClasses reads them.
func FormatClasses[T comparable](classes []Class[T], value func(T) string) string {
	var b strings.Builder
	for i, c := range classes {
		if i > 0 {
			b.WriteByte(',')
		}
		if c.Count > 1 {
			b.WriteString(strconv.Itoa(c.Count) + "x")
		}
		b.WriteString(value(c.Value))
	}
	return b.String()
}

// count adds up the counts; a class for all servers counts n.
func count[T comparable](classes []Class[T], n int) int {
	sum := 0
	for _, c := range classes {
		if c.Count == 0 {
			return n
		}
		sum += c.Count
	}
	return sum
}
