package store

import (
	"testing"

	"loadlab/ui/text"
)

// drawn opens a small experiment and shows a figure of one panel, from 100 to
// 500 across and 50 to 250 down.
func drawn(t *testing.T) *page {
	t.Helper()
	p := open("", small)
	p.answer(0)
	p.answer(1)
	p.show()
	return p
}

// show answers the latest drawing.
func (p *page) show() {
	p.Drawn(p.engine.draws[len(p.engine.draws)-1].ID, Picture{
		URL: "blob:1", Width: 600, Height: 300, Frames: []Frame{{100, 50, 400, 200}},
		Legend: []Legend{{Key: "random", Label: "Random", Light: "#111111", Dark: "#eeeeee"}},
	})
}

// at makes a gesture at a place in CSS pixels.
func at(kind GestureKind, x, y float64) Gesture { return Gesture{Kind: kind, X: x / 600, Y: y / 300} }

// see answers the latest look: the axis runs from 0 to 400 over the panel.
func (p *page) see() Look {
	l := p.engine.looks[len(p.engine.looks)-1]
	s := Sight{Picture: l.Picture, Found: true, Panel: 0, X: l.X, Y: l.Y, Head: "here", Range: "from – to",
		Values: []Value{{Key: "random", Label: "Random", Text: "1 s", X: l.X, Y: 60}}}
	if l.Ranged {
		s.From, s.To = min(l.Anchor, l.X)-100, max(l.Anchor, l.X)-100
	}
	p.Seen(l.ID, s)
	return l
}

func TestThePointerIsFollowedWithOneLookAtATime(t *testing.T) {
	p := drawn(t)
	p.Pointed(at(Hover, 150, 100))
	for x := 151.0; x < 200; x++ {
		p.Pointed(at(Hover, x, 100))
	}
	must(t, "looks before an answer", len(p.engine.looks), 1)
	p.see()
	must(t, "looks", len(p.engine.looks), 2)
	must(t, "the newest place", p.engine.looks[1].X > 198.9, true)
	p.see()
	must(t, "shown", p.window.overlay.Rows[0], OverlayRow{"#111111", "Random", "1 s", p.engine.looks[1].X, 60})
	must(t, "said aloud", p.window.overlay.Words, "")
	p.Pointed(at(Hover, 50, 100))
	must(t, "outside", p.window.overlay.Frame.Width, 0)
}

func TestADragZoomsAndADoublePressShowsAll(t *testing.T) {
	p := drawn(t)
	p.Pointed(at(Hover, 200, 100))
	p.Pointed(at(Press, 200, 100))
	p.Pointed(at(Hover, 300, 100))
	p.see()
	p.see()
	must(t, "selecting", p.window.overlay.Selecting, true)
	must(t, "head", p.window.overlay.Head, "from – to")
	p.Pointed(at(Hover, 350, 100))
	p.Pointed(at(Release, 350, 100))
	p.Pointed(at(Hover, 380, 100))
	p.see()
	p.see()
	d := p.engine.draws[len(p.engine.draws)-1]
	must(t, "from", d.XMin, 100)
	must(t, "to", d.XMax, 250)
	must(t, "zoomed", p.Zoomed(), true)
	p.show()
	p.Pointed(at(Double, 200, 100))
	must(t, "zoomed", p.Zoomed(), false)
	must(t, "all", p.engine.draws[len(p.engine.draws)-1].XMax, 0)
}

func TestAPressThatDoesNotMoveZoomsNothing(t *testing.T) {
	p := drawn(t)
	p.Pointed(at(Press, 200, 100))
	p.Pointed(at(Hover, 203, 100))
	p.Pointed(at(Release, 203, 100))
	p.see()
	p.see()
	must(t, "zoomed", p.Zoomed(), false)
}

func TestAFingerReadsAndDoesNotSelect(t *testing.T) {
	p := drawn(t)
	g := at(Press, 200, 100)
	g.Touch = true
	p.Pointed(g)
	p.see()
	p.Pointed(Gesture{Kind: Hover, X: 0.6, Y: 0.5, Touch: true})
	p.see()
	p.Pointed(Gesture{Kind: Release, X: 0.6, Y: 0.5, Touch: true})
	must(t, "zoomed", p.Zoomed(), false)
	must(t, "still shown", p.window.overlay.Frame.Width, 400)
}

func TestKeysMoveSelectZoomAndGoBack(t *testing.T) {
	p := drawn(t)
	p.FigureKey("ArrowRight", false)
	must(t, "the first place", p.see().Move, First)
	must(t, "said aloud", p.window.overlay.Words, "here; Random: 1 s")
	p.FigureKey("ArrowRight", true)
	p.FigureKey("ArrowRight", true) // before the answer to the first
	must(t, "selecting", p.see().Ranged, true)
	must(t, "a step is not lost", p.see().Move, Next)
	must(t, "said aloud", p.window.overlay.Words, text.Selected.In(text.EN, "from – to")+"; Random: 1 s")
	p.FigureKey("Escape", false)
	p.see()
	must(t, "selecting", p.window.overlay.Selecting, false)
	p.FigureKey("Escape", false)
	must(t, "shown", p.window.overlay.Frame.Width, 0)
	p.zoomTo(10, 20)
	p.show()
	p.FigureKey("Escape", false)
	must(t, "zoomed", p.Zoomed(), false)
}

func TestASightOfAnotherPictureIsDropped(t *testing.T) {
	p := drawn(t)
	p.Pointed(at(Hover, 200, 100))
	old := p.engine.looks[0]
	p.ToggleSeries("random")
	p.show()
	p.Seen(old.ID, Sight{Picture: old.Picture, Found: true, Head: "old"})
	must(t, "shown", p.window.overlay.Head, "")
	p.Pointed(at(Hover, 210, 100))
	must(t, "pointing goes on", len(p.engine.looks), 2)
}

func TestZoomingWithoutDragging(t *testing.T) {
	p := drawn(t)
	p.ZoomIn()
	p.see()
	d := p.engine.draws[len(p.engine.draws)-1]
	must(t, "from", d.XMin, 100)
	must(t, "to", d.XMax, 300)
	p.ZoomIn() // while the zoomed picture is being drawn
	p.show()
	must(t, "a look at the old picture", p.see().Picture != p.shown, true)
	must(t, "the wish is kept", p.see().Picture, p.shown)
}

func TestTheViewIsTheReadersAndGoesWithTheExperiment(t *testing.T) {
	p := drawn(t)
	p.SetFigure("share")
	must(t, "address", p.address(), "?figure=share#"+small)
	p.ToggleSeries("random")
	d := p.engine.draws[len(p.engine.draws)-1]
	must(t, "figure", d.Figure, "share")
	must(t, "hidden", len(d.Hidden), 1)
	p.ToggleSeries("random")
	must(t, "hidden", p.IsHidden("random"), false)
	p.SetFigure("windows")
	must(t, "address of the first figure", p.address(), small)
	p.SetFigure("share")
	p.Open("v=1&from=lab.balanced&policies=hash,random,roundrobin,leastloaded")
	must(t, "another lesson's figure", p.Figure(), "windows")
	must(t, "of the query", open("?figure=pie", small).Figure(), "windows")
}

func TestAFigureIsSavedUnderItsName(t *testing.T) {
	p := drawn(t)
	p.Save(PNG2)
	s := p.engine.saves[0]
	sum := p.Run.Fingerprint()
	must(t, "scale", s.Scale, 2)
	must(t, "width", s.Width, leastSaved)
	must(t, "address", s.Address, "https://example.org/lab/#"+small+"&sum="+sum)
	p.Saved(s.ID, []byte("png"))
	must(t, "file", p.window.files["loadlab-windows-"+sum[:8]+"@2x.png"], "png")
	must(t, "note", p.SaveNote(), &text.Saved)
	p.window.pass(noteTime + 1)
	must(t, "note", p.SaveNote(), nil)
	p.CopyPicture()
	p.Saved(p.engine.saves[1].ID, []byte("picture"))
	must(t, "clipboard", string(p.window.picture), "picture")
	must(t, "note", p.SaveNote(), &text.PictureCopied)
}

func TestWhatIsFoundAfterThePointerHasLeftIsNotShown(t *testing.T) {
	p := drawn(t)
	p.Pointed(at(Hover, 200, 100))
	p.Pointed(Gesture{Kind: Leave})
	p.see()
	must(t, "shown", p.window.overlay.Frame.Width, 0)
	p.Pointed(at(Hover, 200, 100))
	p.see()
	must(t, "shown", p.window.overlay.Frame.Width, 400)
	p.Pointed(at(Hover, 210, 100))
	p.Pointed(Gesture{Kind: Leave})
	p.Pointed(at(Hover, 220, 100))
	p.see()
	must(t, "shown", p.window.overlay.Frame.Width, 0)
	p.see()
	must(t, "the place come back to", p.window.overlay.Frame.Width, 400)
}
