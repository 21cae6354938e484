package worker

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"loadlab/sim/measure"
	"loadlab/sim/replay"
	"loadlab/wasm/protocol"
)

// ask hands a message to a worker and returns its answers.
func ask(worker func(Post) func([]byte), m protocol.Message) []protocol.Message {
	var answers []protocol.Message
	worker(func(a protocol.Message) { answers = append(answers, a) })(protocol.Encode(m))
	return answers
}

// simulating is an engine worker that is never asked for the time.
func simulating(post Post) func([]byte) { return Engine(post, nil) }

const small = "v=1&policies=random,leastloaded&servers=10&senders=20&time=9m&seed=5"

// result runs one job of the small experiment.
func result(t *testing.T, index int) []byte {
	t.Helper()
	answers := ask(simulating, protocol.Run{ID: 7, Link: small, Policy: index, Seed: 5})
	last, ok := answers[len(answers)-1].(protocol.Result)
	if !ok || last.ID != 7 {
		t.Fatalf("the last answer is %#v, not the result of job 7", answers[len(answers)-1])
	}
	return last.Bytes
}

func TestAJobIsSimulated(t *testing.T) {
	var r measure.Result
	if err := r.UnmarshalBinary(result(t, 1)); err != nil {
		t.Fatal(err)
	}
	if r.Policy != "leastloaded" || r.Seed != 5 || len(r.Windows) != 10 || r.Completed < 1000 {
		t.Errorf("%s, seed %d, %d windows, %d requests: not the job that was asked for", r.Policy, r.Seed, len(r.Windows), r.Completed)
	}
}

func TestAStretchIsReplayed(t *testing.T) {
	answers := ask(simulating, protocol.Replay{ID: 8, Link: small, Policy: 1, Seed: 5, From: 60e9, Until: 70e9, Sync: 10e6})
	m, ok := answers[len(answers)-1].(protocol.Stretch)
	if !ok || m.ID != 8 {
		t.Fatalf("the last answer is %#v, not the stretch of job 8", answers[len(answers)-1])
	}
	s, err := replay.Decode(m.Bytes)
	if err != nil {
		t.Fatal(err)
	}
	if s.From != 60e9 || s.Until != 70e9 || len(s.Waiting) != 10 || s.Served < 1000 || len(s.Requests) < 100 || s.Snapshot != 60e9 {
		t.Errorf("%d to %d, %d servers, %d served, %d requests: not what was asked for", s.From, s.Until, len(s.Waiting), s.Served, len(s.Requests))
	}
}

func TestAFigureIsDrawnFromWhatIsFinished(t *testing.T) {
	d := protocol.Draw{ID: 9, Link: small, Figure: "windows", Results: [][]byte{nil, result(t, 1)}, Lang: "ru", Width: 400, Height: 300, Scale: 1.5}
	answers := ask(Draw, d)
	p, ok := answers[0].(protocol.Picture)
	if !ok {
		t.Fatalf("the answer is %#v", answers[0])
	}
	img, err := png.Decode(bytes.NewReader(p.PNG))
	if err != nil {
		t.Fatal(err)
	}
	if size := img.Bounds().Size(); size.X != 600 || size.Y != 450 {
		t.Errorf("the picture has %v pixels, not 600 x 450", size)
	}
	if !strings.Contains(p.Alt, "LeastLoaded") {
		t.Errorf("the alternative text does not name the policy: %s", p.Alt)
	}
}

func TestFailuresAreAnswers(t *testing.T) {
	cases := map[string]struct {
		worker func(Post) func([]byte)
		m      protocol.Message
	}{
		"a bad link":            {simulating, protocol.Run{ID: 1, Link: "v=1&servers=none"}},
		"no such policy":        {simulating, protocol.Run{ID: 1, Link: small, Policy: 2}},
		"no stretch":            {simulating, protocol.Replay{ID: 1, Link: small, From: 5, Until: 5}},
		"a replay of no policy": {simulating, protocol.Replay{ID: 1, Link: small, Policy: 2, Until: 5}},
		"no such figure":        {Draw, protocol.Draw{ID: 1, Link: small, Figure: "pie", Width: 400, Height: 300, Scale: 1}},
		"a picture too big":     {Draw, protocol.Draw{ID: 1, Link: small, Figure: "windows", Width: 1 << 20, Height: 1 << 20, Scale: 1}},
		"results that are none": {Draw, protocol.Draw{ID: 1, Link: small, Figure: "windows", Results: [][]byte{{1, 2}},
			Width: 400, Height: 300, Scale: 1}},
	}
	for name, c := range cases {
		answers := ask(c.worker, c.m)
		f, ok := answers[len(answers)-1].(protocol.Failure)
		if !ok || f.ID != 1 || f.Text == "" {
			t.Errorf("%s: answered %#v", name, answers)
		}
	}
}

func TestAPanicIsAnAnswer(t *testing.T) {
	var answers []protocol.Message
	answer(func(m protocol.Message) { answers = append(answers, m) }, 3, func() (protocol.Message, error) { panic("fleet: a broken invariant") })
	if len(answers) != 1 || answers[0] != (protocol.Failure{ID: 3, Text: "fleet: a broken invariant"}) {
		t.Errorf("answered %v", answers)
	}
}
