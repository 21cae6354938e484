package policy

// bySender is a Set whose picks depend on the sender alone, the same for all
// balancers.
func (s Set) bySender() Set {
	s.routable = true
	return s
}

// Route returns each sender's server where all requests of a sender go to the same
// one, whatever else happens; nil where not. The pickers then want to be told the
// server in the sender's place, and take it: one look-up, however a server is
// found.
func (s *Set) Route(senders int) []int32 {
	if !s.routable {
		return nil
	}
	servers := make([]int32, senders)
	for i := range servers {
		servers[i] = s.Pickers[0].Pick(int32(i))
	}
	for b := range s.Pickers {
		s.Pickers[b] = route{}
	}
	return servers
}

// route picks the server that stands in the sender's place.
type route struct{}

func (route) Pick(server int32) int32 { return server }

// PickAll implements Batcher.
func (route) PickAll(routes, servers []int32) { copy(servers, routes) }
