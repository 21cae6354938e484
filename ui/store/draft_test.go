package store

import (
	"slices"
	"strings"
	"testing"

	"loadlab/sim/catalogue"
	"loadlab/sim/link"
	"loadlab/ui/text"
)

func TestEveryLessonIsADraftWithoutLoss(t *testing.T) {
	for _, e := range catalogue.Entries() {
		d := NewDraft(e.Link)
		if len(d.Problems) > 0 {
			t.Errorf("%s: %v", e.ID, d.Problems)
			continue
		}
		if got := d.Fragment(); got != e.Link {
			t.Errorf("%s: %s became %s", e.ID, e.Link, got)
		}
		d.Set("seed", "123") // what the editor assembles is the same experiment
		if got := d.Fragment(); got != e.Link {
			t.Errorf("%s: %s became %s by an edit that changes nothing", e.ID, e.Link, got)
		}
	}
}

func TestADefaultIsShownAndNotWritten(t *testing.T) {
	d := NewDraft("v=1")
	for i := range link.Keys {
		if k := &link.Keys[i]; d.Text(k.Name) != k.Default {
			t.Errorf("%s: shown as %q, not %q", k.Name, d.Text(k.Name), k.Default)
		}
	}
	d.Set("servers", "50")
	d.Set("servers", "100")
	must(t, "fragment", d.Fragment(), "v=1")
	d.Set("servers", "")
	must(t, "an emptied field", d.Text("servers"), "")
	must(t, "fragment", d.Fragment(), "v=1")
}

// TestADecimalCommaIsRead where the language has one and it can mean nothing
// else; it stays as it was typed, and the link has points.
func TestADecimalCommaIsRead(t *testing.T) {
	for _, c := range []struct{ key, typed, want string }{
		{"util", "0,5", "v=1&util=0.5"}, {"window", "1,5 s", "v=1&window=1.5s"}, {"service", "twopoint:0,5s:1,5s:p=0,1", "v=1&service=twopoint:500ms:1.5s:p=0.1"},
		{"arrivals", "bursty:peak=1,5:on=1s:off=1s", "v=1&arrivals=bursty:peak=1.5:on=1s:off=1s"},
		{"slowdown", "2,99x1", "v=1&slowdown=2,99x1"}, // a list is a list
	} {
		d := NewDraft("v=1")
		d.Type(text.RU, c.key, c.typed)
		must(t, c.key, d.Fragment(), c.want)
		must(t, c.key+" as typed", d.Text(c.key), c.typed)
		d.Set("seed", "5") // another edit reads it again
		must(t, c.key+" after another edit", d.Fragment(), c.want+"&seed=5")
	}
	d := NewDraft("v=1")
	d.Type(text.EN, "util", "0,5")
	must(t, "in English it may be anything", d.Problem("util") != "", true)
	d.Type(text.RU, "service", "table:1,2s")
	must(t, "entries parted by commas", strings.Contains(d.Problem("service"), "separate the entries by /"), true)
	d.Type(text.RU, "util", "0,5")
	d.Set("util", "0.7")
	d.Set("service", "exp:1s")
	must(t, "a newer value", d.Fragment(), "v=1&util=0.7&service=exp:1s")
}

func TestPoliciesAreEditedAsRows(t *testing.T) {
	d := NewDraft("v=1&policies=random,powerofk:k=3,nonsense:x=1")
	rows := d.Rows()
	must(t, "rows", len(rows), 3)
	must(t, "parameter", rows[1].Parameters[0].Value, "3")
	must(t, "known", rows[2].Info == nil, true)
	d.SetParameter(1, "k", "7")
	must(t, "policies", d.Text("policies"), "random,powerofk:k=7,nonsense:x=1")
	d.SetParameter(1, "k", "a,b:c")
	must(t, "what is typed cannot break the list", d.Text("policies"), "random,powerofk:k=a.bc,nonsense:x=1")
	d.RemovePolicy(2)
	d.RaisePolicy(1)
	d.AddPolicy("hash")
	must(t, "policies", d.Text("policies"), "powerofk:k=a.bc,random,hash")
	d.RemovePolicy(0)
	must(t, "problems", len(d.Problems), 0)
	d.RemovePolicy(0)
	d.RemovePolicy(0)
	must(t, "the last one stays", d.Text("policies"), "hash")
}

func TestKeysThatExcludeEachOtherAreSwapped(t *testing.T) {
	d := NewDraft("v=1&persender=2")
	d.Swap("persender", "util", "0.8")
	must(t, "fragment", d.Fragment(), "v=1&util=0.8")
}

func TestStraysCanBeDiscarded(t *testing.T) {
	for _, fragment := range []string{"v=1&colour=red&servers=5", "servers=5", "v=1&%FF=1&servers=5", "v=1&a%20b=1&servers=5", "v=2&servers=5", "v=1&sum=xyz&servers=5"} {
		d := NewDraft(fragment)
		if len(d.Strays()) == 0 {
			t.Errorf("%s: no problem is shown", fragment)
		}
		for range 3 {
			for _, s := range d.Strays() {
				d.Discard(s.Key)
			}
		}
		if got := d.Fragment(); got != "v=1&servers=5" {
			t.Errorf("%s: %s is left, not v=1&servers=5; problems %v", fragment, got, d.Problems)
		}
	}
}

func TestEveryProblemIsShownSomewhere(t *testing.T) {
	var fields []string // every key has one, but for these two
	for i := range link.Keys {
		if name := link.Keys[i].Name; name != "from" && name != "sum" {
			fields = append(fields, name)
		}
	}
	for _, fragment := range []string{"v=1&servers=0", "v=1&persender=1&util=0.5", "v=1&time=1h&requests=5", "v=1&servers=1&servers=2", "v=1&weights=0", "v=1&time=1000000h&rate=100000"} {
		d := NewDraft(fragment)
		if len(d.Problems) == 0 {
			t.Errorf("%s: no problem", fragment)
		}
		for _, p := range d.Problems {
			shown := slices.Contains(fields, p.Key) || slices.ContainsFunc(d.Strays(), func(s Stray) bool { return strings.HasPrefix(s.Message, p.Key) })
			if !shown {
				t.Errorf("%s: the problem with %s is shown nowhere", fragment, p.Key)
			}
		}
	}
}

func FuzzDraft(f *testing.F) {
	for _, e := range catalogue.Entries() {
		f.Add(e.Link, "servers", "5")
	}
	f.Add("v=1&%zz=%00&policies=,,:", "policies", ",:&#%")
	f.Add("v=9&\xff=\xfe", "sum", "\u202e")
	f.Fuzz(func(t *testing.T, fragment, key, value string) {
		d := NewDraft(fragment)
		_ = d.Rows()
		_ = d.Strays()
		if lookup(key) == nil {
			key = "servers"
		}
		d.Set(key, value)
		again := NewDraft(d.Fragment())
		if len(d.Problems) == 0 && again.Fragment() != d.Fragment() {
			t.Errorf("%q: %q is read as %q", fragment, d.Fragment(), again.Fragment())
		}
		if len(d.Problems) == 0 != (len(again.Problems) == 0) {
			t.Errorf("%q with %s=%q: %v, read again %v", fragment, key, value, d.Problems, again.Problems)
		}
	})
}

// TestAnEmptyValueOfALinkIsKept with its problem; a field that was emptied is
// left out.
func TestAnEmptyValueOfALinkIsKept(t *testing.T) {
	d := NewDraft("v=1&policies=&servers=10")
	must(t, "link", d.Fragment(), "v=1&policies=&servers=10")
	if d.Problem("policies") == "" {
		t.Error("it is no problem")
	}
	d.Set("policies", "random")
	must(t, "put right", d.Fragment(), "v=1&policies=random&servers=10")
	d.Set("servers", "many")
	d.Set("servers", "")
	must(t, "no problem", len(d.Problems), 0)
	must(t, "emptied", d.Fragment(), "v=1&policies=random")
}
