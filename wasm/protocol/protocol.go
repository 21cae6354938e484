// Package protocol defines the messages between the page and its workers, and
// writes and reads them as bytes. An experiment travels as its link, the only
// form of configuration there is. Ids only grow; whoever receives a message
// with an id that is no longer awaited drops it.
package protocol

import (
	"fmt"

	"loadlab/sim/wire"
)

// Message is one of the messages of this package.
type Message interface {
	kind() kind
	write(*wire.Writer)
}

// kind is the first byte of a message.
type kind byte

// The kinds of messages.
const (
	kindReady kind = iota + 1
	kindRun
	kindProgress
	kindResult
	kindFailure
	kindDraw
	kindPicture
	kindLook
	kindSight
	kindSave
	kindFile
	kindMeasure
	kindReplay
	kindStretch
)

// Encode writes a message.
func Encode(m Message) []byte {
	var w wire.Writer
	w.Uint(uint64(m.kind()))
	m.write(&w)
	return w.Bytes()
}

// Decode reads a message. It accepts exactly what Encode writes; anything else
// is an error, never a panic.
func Decode(bytes []byte) (Message, error) {
	r := wire.NewReader(bytes)
	var m Message
	switch k := r.Uint(); kind(k) {
	case kindReady:
		m = Ready{}
	case kindRun:
		m = readRun(r)
	case kindProgress:
		m = readProgress(r)
	case kindResult:
		m = readResult(r)
	case kindFailure:
		m = readFailure(r)
	case kindDraw:
		m = readDraw(r)
	case kindPicture:
		m = readPicture(r)
	case kindLook:
		m = readLook(r)
	case kindSight:
		m = readSight(r)
	case kindSave:
		m = readSave(r)
	case kindFile:
		m = readFile(r)
	case kindMeasure:
		m = readMeasure(r)
	case kindReplay:
		m = readReplay(r)
	case kindStretch:
		m = readStretch(r)
	default:
		return nil, fmt.Errorf("protocol: message of kind %d: known are %d to %d", k, kindReady, kindStretch)
	}
	if err := r.Close(); err != nil {
		return nil, fmt.Errorf("protocol: %T: %w", m, err)
	}
	return m, nil
}
