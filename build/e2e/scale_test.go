//go:build e2e

package e2e

import (
	"testing"
	"time"
)

// TestTheLargestExperimentsRunInTheTab, with the command line's numbers: as many
// servers, balancers and policies as a link may ask for.
func TestTheLargestExperimentsRunInTheTab(t *testing.T) {
	for name, link := range map[string]string{
		"100,000 servers": "v=1&policies=random,leastloaded,leastoutstanding&servers=100000&util=0.75&requests=400000&window=1s",
		"1,000 balancers": "v=1&policies=roundrobin,leastconn,peakewma&balancers=1000&sync=5s&requests=200000",
		"16 policies": "v=1&policies=hash,random,roundrobin,leastloaded,powerofk:k=2,powerofkfresh:k=2,wrandom,swrr,vnswrr,iwrr,leastconn,p2cconn," +
			"leastoutstanding,leastwork,twochoices,peakewma&requests=100000",
	} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t)
			started := time.Now()
			b.open("/?lang=en#" + link)
			b.finished()
			t.Logf("figure after %.1f s", time.Since(started).Seconds())
			b.agrees(link)
		})
	}
}
