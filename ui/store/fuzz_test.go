package store

import "testing"

// FuzzAddress opens the page with any query and any link, lets the first run
// finish, arrives at another, and looks at what the page shows: nothing panics,
// and what the page writes into the address bar it can read again.
func FuzzAddress(f *testing.F) {
	for _, query := range []string{
		"", "lang=ru&theme=dark&embed=1", "watch=0s~20s~5s~0~1", "watch=~~~~", "watch=1h~-1s~9999999h~99999999999~-1", "pin=v%3D1%26servers%3D3%26sum%3D0123456789abcdef",
		"pin=%ff", "pin=v=1&pin=v=2", "figure=nonsense&view=validation", "%", "a;b", "lang=%00&figure[]=x",
	} {
		f.Add(query, small, "", other)
	}
	f.Add("watch=1s~1s~1s~1", "v=1&policies=random&discipline=ps", "view=validation&pin=v%3D1", "#v=2")
	f.Fuzz(func(t *testing.T, query, fragment, laterQuery, later string) {
		p := open(query, fragment)
		visit := func() {
			p.window.pass(10 * settle)
			for runs := -1; runs != len(p.engine.runs) && len(p.engine.runs) > 0; { // a pinned one may follow
				runs = len(p.engine.runs)
				p.finish(7)
			}
			p.Changed()
			_, _, _ = p.ShareLink(), p.EmbedCode(), p.Command()
			_ = p.Draft.Rows()
			_ = p.Draft.Strays()
			if p.Watch.Shown() {
				_, _ = p.Watch.Until(), p.Watch.AtEnd()
			}
		}
		visit()
		p.Arrived(laterQuery, later)
		visit()
		p.Edit(func(d *Draft) { d.Set("servers", "4") })
		visit()
		p.Undo()
		visit()
	})
}
