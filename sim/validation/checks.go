package validation

import (
	"fmt"
	"math"

	"loadlab/sim/theory"
)

// Demands of mean one second with known squared coefficients of variation.
var demands = []struct {
	name, text string
	scv        float64
}{
	{"D", "const:1s", 0},
	{"U", "uniform:0.5s:1.5s", 1.0 / 12},
	{"M", "exp:1s", 1},
	// 0.5 s, or 5.5 s with probability 0.1: the variance is 25 x 0.1 x 0.9.
	{"two points", "twopoint:0.5s:5.5s:p=0.1", 2.25},
	// A median of exp(-1/2) seconds and sigma = 1 make mean 1 and variance e - 1.
	{"lognormal", "lognormal:606.53066ms:sigma=1", math.E - 1},
}

// second is the demands' mean in the unit of results.
const second = 1e9

// seeds and requests of every check: a run's first tenth is warm-up.
const seeds, requests = 10, 60000

// text makes a link: of so many requests at a total rate per second, the
// first tenth of the expected time being warm-up.
func text(policy string, rate float64, more string) string {
	return fmt.Sprintf("v=1&policies=%s&rate=%g&requests=%d&window=1h&warmup=%.0fs&seeds=%d%s", policy, rate, requests, requests/rate/10, seeds, more)
}

// Checks lists the table.
func Checks() []Check {
	var list []Check
	for _, rho := range []float64{0.5, 0.8, 0.9} {
		list = append(list, Check{
			ID: fmt.Sprintf("mm1-%g", rho), Model: fmt.Sprintf("M/M/1, utilisation %g", rho),
			Link:     text("random", rho, "&servers=1&service=exp:1s"),
			Quantity: "response.mean", Expected: second / (1 - rho), Source: "1 / (1 - rho), Erlang",
		})
	}
	for _, d := range demands {
		list = append(list, Check{
			ID: "mg1-" + d.text, Model: "M/" + d.name + "/1, utilisation 0.8",
			Link:     text("random", 0.8, "&servers=1&service="+d.text),
			Quantity: "wait.mean", Expected: second * theory.PollaczekKhinchine(0.8, d.scv), Source: "rho (1 + SCV) / (2 (1 - rho)), Pollaczek 1930, Khinchine 1932",
		}, Check{
			ID: "ps-" + d.text, Model: "M/" + d.name + "/1 processor sharing, utilisation 0.8",
			Link:     text("random", 0.8, "&servers=1&discipline=ps&service="+d.text),
			Quantity: "response.mean", Expected: second * theory.ProcessorSharing(0.8), Source: "1 / (1 - rho) whatever the demands, Sakata, Noguchi and Oizumi 1969",
		})
	}
	list = append(list, multiServer()...)
	list = append(list, manyServers()...)
	for i := range list { // seeds of their own, so that no two checks share their luck
		list[i].Link += fmt.Sprintf("&seed=%d", 1000*(i+1))
	}
	return append(list, published()...)
}

// multiServer has several servers or slots and exponential demands.
func multiServer() []Check {
	const exponential = "&service=exp:1s"
	var list []Check
	for _, c := range []int{2, 5, 20} {
		const rho = 0.85
		rate := rho * float64(c)
		list = append(list, Check{
			ID: fmt.Sprintf("mmc-%d", c), Model: fmt.Sprintf("M/M/%d, one server of %d slots, utilisation %g", c, c, rho),
			Link:     text("random", rate, fmt.Sprintf("&servers=1&slots=%d", c)+exponential),
			Quantity: "response.mean", Expected: second * theory.MMc(c, rho), Source: "Erlang C, Erlang 1917",
		}, Check{
			ID: fmt.Sprintf("leastwork-%d", c), Model: fmt.Sprintf("least work over %d servers, which is M/M/%d, utilisation %g", c, c, rho),
			Link:     text("leastwork", rate, fmt.Sprintf("&servers=%d", c)+exponential),
			Quantity: "response.mean", Expected: second * theory.MMc(c, rho), Source: "Erlang C, Erlang 1917",
		}, Check{
			ID: fmt.Sprintf("roundrobin-%d", c), Model: fmt.Sprintf("round robin over %d servers, E%d/M/1, utilisation %g", c, c, rho),
			Link:     text("roundrobin", rate, fmt.Sprintf("&servers=%d", c)+exponential),
			Quantity: "response.mean", Expected: second * theory.RoundRobin(c, rho), Source: "1 / (1 - sigma), sigma = (n rho / (n rho + 1 - sigma))^n, Kendall 1953",
		})
	}
	list = append(list, Check{
		ID: "random-split", Model: "random over 10 servers, each M/M/1, utilisation 0.8",
		Link:     text("random", 8, "&servers=10"+exponential),
		Quantity: "response.mean", Expected: second / (1 - 0.8), Source: "Poisson arrivals split at random stay Poisson",
	}, Check{
		ID: "delay", Model: "M/G/infinity",
		Link:     text("random", 50, "&servers=3&slots=inf&service=lognormal:606.53066ms:sigma=1"),
		Quantity: "response.mean", Expected: second, Source: "no queue: the mean demand",
	}, Check{
		ID: "bursty-mean", Model: "bursty arrivals keep the mean rate: requests in 10 hours at 5 a second",
		Link:     fmt.Sprintf("v=1&policies=random&servers=1&slots=inf&rate=5&arrivals=bursty:peak=3:on=1s:off=4s&time=9h59m&window=1m&seeds=%d", seeds),
		Quantity: "completed", Expected: 5 * 36000, Source: "the definition of the process",
	})
	return list
}

// manyServers compares d choices among more and more servers with the limit,
// which is approached from above at a rate of about 1/n; the factors are what
// n = 10 shows, generously.
func manyServers() []Check {
	var list []Check
	for _, n := range []int{10, 100, 1000} {
		const rho = 0.9
		above := 4 / float64(n)
		more := fmt.Sprintf("&servers=%d&service=exp:1s", n)
		// It takes about 1 / (1 - rho)^2 = 100 mean demands to forget the empty
		// start, whatever n, so more servers need more requests for the same span.
		size := func(policy string) string {
			rate := rho * float64(n)
			total := max(requests, 1000*n)
			return fmt.Sprintf("v=1&policies=%s&rate=%g&requests=%d&window=1h&warmup=%.0fs&seeds=%d%s", policy, rate, total, float64(total)/rate/4, seeds, more)
		}
		for _, d := range []int{2, 3} {
			list = append(list, Check{
				ID: fmt.Sprintf("count-%d-of-%d", d, n), Model: fmt.Sprintf("%d choices by fresh counts among %d servers, utilisation %g", d, n, rho),
				Link:     size(fmt.Sprintf("powerofkfresh:k=%d", d)),
				Quantity: "response.mean", Expected: second * theory.ChoicesByCount(d, rho), Above: above,
				Source: "limit of many servers, Vvedenskaya, Dobrushin and Karpelevich 1996, Mitzenmacher 2001",
			})
		}
		list = append(list, Check{
			ID: fmt.Sprintf("work-2-of-%d", n), Model: fmt.Sprintf("2 choices by work among %d servers, utilisation %g", n, rho),
			Link:     size("twochoices"),
			Quantity: "response.mean", Expected: second * theory.ChoicesByWork(2, rho), Above: above,
			Source: "limit of many servers, Hellemans and Van Houdt 2018",
		})
	}
	return list
}
