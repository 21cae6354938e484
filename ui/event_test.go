package ui

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"github.com/vugu/vjson"
)

// events are texts as JSON.stringify writes them, and some that it never does.
var events = []string{
	`{"position_id":"_1_2","event_type":"input","capture":false,"passive":true,"event_summary":{"type":"input","target":{"value":"10ms","x":-1.5e-7,"n":null}}}`,
	`{}`, ` { "a" : [ ] , "b" : [1, "x", {"c": true}] } `,
	`{"a":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\ud83d \ude00\ud83dA"}`,
	"{\"a\":\"\xff\xfe Очередь 队列 \u2028\"}", `{"a":1,"a":2}`, `{"a":1e999}`, `{"a":-0}`,
	`{"a"`, `{"a":`, `{"a":1`, `{"a":1,`, `{"a":1,}`, `{a:1}`, `{"a":tru}`, `{"a":"\x"}`, `{"a":"\u12`, `{"a":"\u12g4"}`, `{"a":"x`, `{"a":"` + "\n" + `"}`, `{} {}`, `[]`, `"x"`, ``, `{"a":[1 2]}`, `{"a":[}`, `{"a" 1}`, `{"a":"\`,
}

// TestEventsAreRead: assets/vjson reads what encoding/json reads, to the same
// values, and refuses what encoding/json refuses.
func TestEventsAreRead(t *testing.T) {
	for _, text := range events {
		compareEvent(t, text, false)
	}
	if err := vjson.Unmarshal([]byte(`{}`), new(string)); err == nil {
		t.Error("an event was read into a string")
	}
}

// FuzzEventsAreRead is the same for any text, but for numbers that strconv
// reads and JSON does not know.
func FuzzEventsAreRead(f *testing.F) {
	for _, text := range events {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { compareEvent(t, text, true) })
}

func compareEvent(t *testing.T, text string, lax bool) {
	t.Helper()
	var got, want map[string]any
	gotErr, wantErr := vjson.Unmarshal([]byte(text), &got), json.Unmarshal([]byte(text), &want)
	if wantErr == nil && want == nil { // null
		return
	}
	if (gotErr == nil) != (wantErr == nil) && !(lax && gotErr == nil) {
		t.Errorf("%q: error %v, encoding/json says %v", text, gotErr, wantErr)
	}
	if wantErr == nil && !reflect.DeepEqual(got, want) {
		t.Errorf("%q: %v, encoding/json reads %v", text, got, want)
	}
}

// TestPropertiesAreWritten: what assets/vjson writes is read by encoding/json
// as it was, and holds nothing that could end a script.
func TestPropertiesAreWritten(t *testing.T) {
	for _, v := range []any{"", "10ms", "\"\\\b\n\x00\x7f", "</script>&\u2028\u2029", "Очередь 队列 😀", "bad \xff", true, false, 0, -17} {
		b, err := vjson.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		var got, want any
		if err := json.Unmarshal(b, &got); err != nil {
			t.Errorf("%#v is written %s: %v", v, b, err)
		}
		plain, _ := json.Marshal(v)
		if err := json.Unmarshal(plain, &want); err != nil || got != want {
			t.Errorf("%#v is written %s", v, b)
		}
		if bytes.ContainsAny(b, "<>&\u2028\u2029") {
			t.Errorf("%#v is written %s", v, b)
		}
	}
	if _, err := vjson.Marshal(1.5); err == nil {
		t.Error("a kind that no property has was written")
	}
}
