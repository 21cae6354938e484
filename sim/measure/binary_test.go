package measure

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

// scramble sets every field below v to something that is not its zero value,
// so that a field forgotten by the codec shows as a difference.
func scramble(v reflect.Value, r *rand.Rand) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			scramble(v.Field(i), r)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 3, 3))
		for i := range v.Len() {
			scramble(v.Index(i), r)
		}
	case reflect.Int, reflect.Int32:
		v.SetInt(1 + int64(r.Int32()))
	case reflect.Int64:
		v.SetInt(r.Int64() - math.MaxInt64/2)
	case reflect.Uint64:
		v.SetUint(r.Uint64())
	case reflect.Float64:
		v.SetFloat(r.NormFloat64())
	case reflect.String:
		v.SetString("powerofk:k=2")
	default:
		panic("measure: a result holds a " + v.Kind().String())
	}
}

func TestEveryFieldOfAResultSurvivesTheBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		var want, got Result
		scramble(reflect.ValueOf(&want).Elem(), r)
		b, err := want.AppendBinary(nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := got.UnmarshalBinary(b); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(want, got) {
			t.Fatalf("%+v came back as %+v", want, got)
		}
		for n := range b {
			if err := got.UnmarshalBinary(b[:n]); err == nil {
				t.Fatalf("%d of %d bytes were read as a result", n, len(b))
			}
		}
	}
}

func FuzzUnmarshalBinary(f *testing.F) {
	var example Result
	scramble(reflect.ValueOf(&example).Elem(), rand.New(rand.NewPCG(3, 4)))
	b, _ := example.AppendBinary(nil)
	f.Add(b)
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, b []byte) {
		var r Result
		_ = r.UnmarshalBinary(b) // it must neither panic nor ask for memory without end
	})
}
