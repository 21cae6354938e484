package figure

import (
	"reflect"
	"slices"
)

// alphabet is what figures may always use, whatever their words: ASCII,
// Russian letters and the marks of numbers and ranges.
const alphabet = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
	"\u00a0±·×µ–—−…≤≥≈∞«»“”’№" +
	"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁё"

// Characters returns every character that a figure may draw in any language,
// in order and once each: what the font must hold.
func Characters() string {
	runes := []rune(alphabet)
	for _, p := range phrases() {
		for _, text := range p {
			runes = append(runes, []rune(text)...)
		}
	}
	slices.Sort(runes)
	return string(slices.Compact(runes))
}

// phrases returns all phrases in words.
func phrases() []phrase {
	var all []phrase
	v := reflect.ValueOf(&words).Elem()
	for i := range v.NumField() {
		field := v.Field(i)
		if field.Type() == reflect.TypeFor[counted]() {
			for j := range field.NumField() {
				all = append(all, textsOf(field.Field(j)))
			}
			continue
		}
		all = append(all, textsOf(field))
	}
	return all
}

// textsOf copies a phrase out of an unexported field.
func textsOf(v reflect.Value) phrase {
	var p phrase
	for i := range p {
		p[i] = v.Index(i).String()
	}
	return p
}
