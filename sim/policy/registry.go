// Package policy holds the balancing policies, one file a family, and the
// registry that the link parser, the engine, the page's editor, the help and
// the tests range over. Adding a policy is a new file and one line here.
package policy

// Needs says what a policy must know about the servers.
type Needs int

// What a policy needs to know, from least to most.
const (
	Nothing   Needs = iota // nothing about the servers
	Weights                // the servers' configured weights
	Snapshot               // the counts of the last synchronisation
	Own                    // the balancer's own unfinished requests
	Fresh                  // unfinished requests at this instant
	Responses              // the response times that the balancer has seen
	Work                   // the work left at this instant
	Reports                // what servers report of themselves
)

// Info is a policy's line in the registry.
type Info struct {
	Name       string // as in links
	Display    string // as people read it
	Parameters []Parameter
	Needs      Needs
	Sentence   string   // one sentence, in English
	Sources    []string // where the rule comes from
}

// Registry lists every policy in the order in which people are shown them.
var Registry = []Info{
	{Name: "hash", Display: "Hash", Needs: Nothing,
		Sentence: "Each sender always goes to the same server, its number modulo the number of servers."},
	{Name: "random", Display: "Random", Needs: Nothing,
		Sentence: "Each request goes to a server drawn uniformly."},
	{Name: "roundrobin", Display: "RoundRobin", Needs: Nothing,
		Sentence: "Each balancer sends its requests to the servers in turn, from a random start."},
	{Name: "leastloaded", Display: "LeastLoaded", Needs: Snapshot,
		Sentence: "The server with the fewest unfinished requests in the last snapshot."},
	{Name: "powerofk", Display: "PowerOfK", Needs: Snapshot,
		Parameters: []Parameter{{Key: "k", Kind: Count, Default: 2, Min: 1, Max: 1000, Always: true, Help: "How many distinct servers are compared."}},
		Sentence:   "The one with the fewest unfinished requests in the last snapshot among k servers drawn at random."},
	{Name: "powerofkfresh", Display: "PowerOfKWithUpdates", Needs: Fresh,
		Parameters: []Parameter{{Key: "k", Kind: Count, Default: 2, Min: 1, Max: 1000, Always: true, Help: "How many distinct servers are asked."}},
		Sentence:   "The one with the fewest unfinished requests at this instant among k servers drawn at random."},
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
