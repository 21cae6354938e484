// Package policy holds the balancing policies, one file a family, and the
// registry that the link parser, the engine, the page's editor, the help and
// the tests range over. Adding a policy is a new file and one line here.
package policy

// Needs says what a policy must know about the servers.
type Needs int

// What a policy needs to know. From Own on it keeps something for each pair
// of balancer and server.
const (
	Nothing   Needs = iota // nothing about the servers
	Weights                // the servers' configured weights
	Snapshot               // the counts of the last synchronisation
	Fresh                  // unfinished requests at this instant
	Work                   // the work left at this instant
	Reports                // what servers report of themselves
	Own                    // the balancer's own unfinished requests
	Responses              // the response times that the balancer has seen
)

// Info is a policy's line in the registry.
type Info struct {
	Name       string // as in links
	Display    string // as people read it
	Parameters []Parameter
	Needs      Needs
	BySender   bool     // a pick depends on who sends
	Sentence   string   // one sentence, in English
	Sources    []string // where the rule comes from

	// check finds what an experiment does not allow; nil: nothing.
	check func(p []float64, l Limits) error
	// effort is what Spec.Effort gives for parameters and a number of servers;
	// nil: about as much as random, 0.8 to 1.3 times.
	effort func(p []float64, servers float64) float64
	// build makes the instances; p are the parameters in order.
	build func(p []float64, w *World) Set
}

// Registry lists every policy in the order in which people are shown them.
var Registry = []Info{
	hashInfo,
	randomInfo,
	roundRobinInfo,
	leastLoadedInfo,
	powerOfKInfo,
	powerOfKFreshInfo,
	weightedRandomInfo,
	smoothInfo,
	rotatedSmoothInfo,
	interleavedInfo,
	ringHashInfo,
	maglevInfo,
	leastConnInfo,
	p2cConnInfo,
	leastOutstandingInfo,
	jiqInfo,
	leastWorkInfo,
	twoChoicesInfo,
	peakEWMAInfo,
	nginxEWMAInfo,
	dynamicWeightInfo,
	leastTimeInfo,
}

// Lookup returns the registry's line for a name, or nil.
func Lookup(name string) *Info {
	for i := range Registry {
		if Registry[i].Name == name {
			return &Registry[i]
		}
	}
	return nil
}

// Names lists the names in the registry's order.
func Names() []string {
	names := make([]string, len(Registry))
	for i := range Registry {
		names[i] = Registry[i].Name
	}
	return names
}

// parameter returns the index of the parameter with the key, or -1.
func (i *Info) parameter(key string) int {
	for j := range i.Parameters {
		if i.Parameters[j].Key == key {
			return j
		}
	}
	return -1
}

// keys lists the parameters' keys.
func (i *Info) keys() []string {
	keys := make([]string, len(i.Parameters))
	for j := range i.Parameters {
		keys[j] = i.Parameters[j].Key
	}
	return keys
}
