package render

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
)

// Note is a text that a picture carries inside: what it is, where it comes
// from. Keys are the keywords of PNG: Title, Source, Comment, or one's own, of
// 1 to 79 ASCII characters.
type Note struct {
	Key  string
	Text string
}

// Notes are those that every saved picture carries: its title, the link that
// makes it again, and the fingerprint of the run.
func Notes(title, link, fingerprint string) []Note {
	return []Note{{"Title", title}, {"Source", link}, {"Fingerprint", fingerprint}, {"Software", "loadlab"}}
}

// pngHead is the length of PNG's signature and its first chunk, behind which
// texts may stand.
const pngHead = 8 + 4 + 4 + 13 + 4

// Annotate returns a PNG with the notes as international text chunks, in
// order. Notes without a text are left out.
func Annotate(png []byte, notes []Note) ([]byte, error) {
	if len(png) < pngHead || !bytes.HasPrefix(png, []byte("\x89PNG\r\n\x1a\n")) || string(png[12:16]) != "IHDR" {
		return nil, fmt.Errorf("render: annotate: %d bytes that are not a PNG", len(png))
	}
	out := append([]byte(nil), png[:pngHead]...)
	for _, n := range notes {
		if n.Text == "" {
			continue
		}
		if err := n.check(); err != nil {
			return nil, err
		}
		// keyword, 0, not compressed, method 0, no language, 0, no translated keyword, 0, text
		out = appendChunk(out, "iTXt", n.Key+"\x00\x00\x00\x00\x00"+n.Text)
	}
	return append(out, png[pngHead:]...), nil
}

// check tells what is wrong with a note's key.
func (n Note) check() error {
	if len(n.Key) < 1 || len(n.Key) > 79 {
		return fmt.Errorf("render: annotate: key %q: must be 1 to 79 characters", n.Key)
	}
	for _, c := range []byte(n.Key) {
		if c < ' ' || c > '~' {
			return fmt.Errorf("render: annotate: key %q: must be ASCII", n.Key)
		}
	}
	return nil
}

// appendChunk appends a chunk: length, type, data, and the check sum of the
// last two.
func appendChunk(out []byte, kind, data string) []byte {
	out = binary.BigEndian.AppendUint32(out, uint32(len(data)))
	start := len(out)
	out = append(append(out, kind...), data...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[start:]))
}

// ReadNotes returns the international text chunks of a PNG, as Annotate
// writes them.
func ReadNotes(png []byte) []Note {
	var notes []Note
	for at := 8; at+12 <= len(png); {
		n := int(binary.BigEndian.Uint32(png[at:]))
		if n < 0 || n > len(png)-at-12 {
			break
		}
		if data := png[at+8 : at+8+n]; string(png[at+4:at+8]) == "iTXt" {
			if key, rest, ok := bytes.Cut(data, []byte{0}); ok && bytes.HasPrefix(rest, []byte{0, 0, 0, 0}) {
				notes = append(notes, Note{string(key), string(rest[4:])})
			}
		}
		at += 12 + n
	}
	return notes
}
