package protocol

import "loadlab/sim/wire"

// Save asks the drawing worker for a figure as a file. It carries all that a
// drawing does, since a file may be of another size than what is shown.
type Save struct {
	Draw
	Format      string // png, svg or csv
	Address     string // the link that the file carries
	Fingerprint string // of the whole run; "" when it is not complete
}

// File is a saved figure.
type File struct {
	ID    uint64
	Bytes []byte
}

func (Save) kind() kind { return kindSave }
func (File) kind() kind { return kindFile }

func (m Save) write(w *wire.Writer) {
	m.Draw.write(w)
	w.Text(m.Format)
	w.Text(m.Address)
	w.Text(m.Fingerprint)
}

func readSave(r *wire.Reader) Save {
	return Save{Draw: readDraw(r), Format: r.Text(), Address: r.Text(), Fingerprint: r.Text()}
}

func (m File) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Blob(m.Bytes)
}

func readFile(r *wire.Reader) File { return File{ID: r.Uint(), Bytes: r.Blob()} }
