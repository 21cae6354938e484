package vjson

import (
	"errors"
	"fmt"
)

// RawMessage is a JSON value as text. Generated components name it and do not
// use it.
type RawMessage []byte

// Unmarshal reads one JSON object into the map that v points to; another kind
// of v is refused. Its values are what encoding/json would put into an any:
// string, float64, bool, nil, []any and map[string]any.
func Unmarshal(text []byte, v any) error {
	into, ok := v.(*map[string]any)
	if !ok {
		return fmt.Errorf("vjson: cannot read into %T, only into *map[string]any", v)
	}
	r := reader{text: text}
	value, err := r.value(0)
	if err != nil {
		return fmt.Errorf("vjson: at byte %d of %d: %w", r.at, len(text), err)
	}
	r.space()
	if r.at < len(text) {
		return fmt.Errorf("vjson: more after the value, at byte %d of %d", r.at, len(text))
	}
	object, ok := value.(map[string]any)
	if !ok {
		return errors.New("vjson: the value is no object")
	}
	*into = object
	return nil
}
