//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"testing"

	"loadlab/sim/link"
)

// A reader may follow a link that somebody made to do harm. Whatever it holds,
// the page says what is wrong or runs it; it shows the link's texts as texts,
// runs nothing of them, and goes on answering.

// scripts are texts that would run, or become elements, in a page that took
// them for markup. What runs sets window.pwned, what is injected has the class
// pwned.
var scripts = []string{
	`<img class=pwned src=x onerror=window.pwned=1>`,
	`"><script class="pwned">window.pwned=1</script>`,
	`' onmouseover='window.pwned=1' class='pwned`,
	`<svg class=pwned onload=window.pwned=1>`,
	`javascript:window.pwned=1//`,
	`</textarea></title><iframe class=pwned srcdoc="<script>parent.pwned=1</script>">`,
	`{{constructor.constructor("window.pwned=1")()}}`,
}

// numbers are numbers and durations at and beyond every edge.
var numbers = []string{
	"0", "-1", "1e308", "1e-308", "1e999", "NaN", "-Inf", "inf", "9223372036854775807", "9223372036854775808",
	"1ns", "-1ns", "2562047h", "0x10", "٣", "",
}

// odd are texts with odd bytes.
var odd = []string{
	"%", "%2", "%zz", "%00", "%ff%fe", "%c3%28", "%ED%A0%80", "%0a%0d", "%E2%80%AEdlrow", "%E2%81%A6a%E2%81%A9", "%F3%A0%81%81", "a%26b%3Dc%23d",
}

// lengthy is the length in bytes of links with many more things than anybody
// writes.
const lengthy = 100_000

// many writes a format with growing numbers until the text is lengthy.
func many(format string) string {
	var b strings.Builder
	for i := 0; b.Len() < lengthy; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// hostile are the fragments that are tried.
func hostile() map[string]string {
	all := map[string]string{
		"nothing but signs":    strings.Repeat("&=", 2000),
		"keys twice":           "v=1&servers=3&servers=4&seed=1&seed=2",
		"the version twice":    "v=1&v=2",
		"a later version":      "v=99999999999999999999",
		"no version":           "servers=3",
		"half a link":          "v=1&policies=random,powerofk:k",
		"percent-encoded keys": "v=1&%73erver%73=%33%30&%70olicies=ran%64om",
		"prototype":            "v=1&__proto__=1&constructor=2&from=__proto__&policies=toString",
		"a long script":        "v=1&policies=" + strings.Repeat("<b class=pwned>", lengthy/15),
		"too many keys":        "v=1" + many("&k%d=1"),
		"a key too often":      "v=1" + strings.Repeat("&k=1", lengthy/4),
		"too many policies":    "v=1&policies=" + strings.Repeat("random,", lengthy/7),
		"too many incidents":   "v=1&incidents=" + strings.Repeat("slow:server=1:from=1s:for=1s:latency=1s,", lengthy/40),
		"too many weights":     "v=1&weights=" + strings.Repeat("1,2,", lengthy/4),
		"too long a table":     "v=1&service=table:" + strings.Repeat("1s/", lengthy/3),
		"long and not UTF-8":   "v=1&service=" + strings.Repeat("%ff", lengthy/3),
		"as many as there may": "v=1&servers=100000&senders=1000000&requests=1000",
		"windows without end":  "v=1&window=1ns&time=1h",
		"the longest time":     "v=1&persender=1e-9&time=2000000h",
		"the longest service":  "v=1&service=pareto:1h:alpha=0.001&requests=1000",
		"a false fingerprint":  "v=1&requests=100&sum=0123456789abcdef",
	}
	for _, group := range []struct {
		name   string
		values []string
	}{{"script", scripts}, {"number", numbers}, {"odd", odd}} {
		for _, value := range group.values {
			text := value
			if group.name == "script" {
				text = url.QueryEscape(value)
			}
			everywhere := "v=1"
			for _, k := range link.Keys {
				if k.Name == "policies" {
					everywhere += "&policies=random," + text + ",powerofk:k=" + text
				} else {
					everywhere += "&" + k.Name + "=" + text
				}
			}
			all[group.name+" "+value] = everywhere + "&" + text + "=" + text
		}
	}
	return all
}

// attack opens a fragment after a tame one and returns what is wrong with what
// the page makes of it. At the end the reader edits the link that is open.
const attack = `(async (fragment, tame) => {
	const $ = (s) => document.querySelector(s), $$ = (s) => [...document.querySelectorAll(s)];
	const faults = [];
	const until = async (what, holds) => {
		for (const end = Date.now() + 15000; !holds(); await new Promise((done) => setTimeout(done, 20))) {
			if (Date.now() > end) {
				faults.push("in vain waited for " + what);
				return;
			}
		}
	};
	location.hash = tame;
	await until("a tame link", () => $(".result").dataset.link == tame && !$(".error:not(:empty), .strays"));
	location.hash = fragment;
	const said = () => $$(".error:not(:empty), .strays, .warning, #verdict:not(:empty)").some((e) => e.textContent.trim());
	await until("a message or a run", () => $(".result").dataset.link != tame && (said() || $(".result").dataset.link || $("#run:enabled") && $(".estimate").textContent));
	` + harm + `
	const field = $("#set-servers");
	field.value = "3";
	field.dispatchEvent(new Event("input", {bubbles: true}));
	await until("an edit", () => location.hash.includes("servers=3"));
	return faults;
})`

// harm notes in faults what a link has done to the page.
const harm = `
	for (const e of document.querySelectorAll(".pwned, [onerror], [onload], [onmouseover], [srcdoc], [href^='javascript:' i], [src^='javascript:' i]")) {
		faults.push("injected: " + e.outerHTML.slice(0, 200));
	}
	const deceit = document.body.innerText.match(/[\u0000-\u0008\u000e-\u001f\u202a-\u202e\u2066-\u2069]/);
	if (deceit) {
		faults.push("shown: a sign of code " + deceit[0].charCodeAt(0));
	}
	if (window.pwned) {
		faults.push("a script ran");
	}
`

// memoryLimit is what the page may take in bytes, whatever the link.
const memoryLimit = 200 << 20

func TestHostileLinks(t *testing.T) {
	b := open(t, 3*patience)
	b.before(watchMemory)
	b.open("/?lang=en#" + small)
	b.finished()
	fragments := hostile()
	for n, name := range slices.Sorted(maps.Keys(fragments)) {
		// The address of the result tells that the page has left this link.
		tame := fmt.Sprintf("v=1&policies=random&servers=2&requests=5&seed=%d", 1000+n)
		for _, fault := range evaluate[[]string](b, "%s(%s, %s)", attack, quoted(fragments[name]), quoted(tame)) {
			t.Errorf("%s: %s", name, fault)
		}
		if got := b.memory(); got > memoryLimit {
			t.Errorf("%s: the page takes %d MB", name, got>>20)
		}
	}
	b.open("/?lang=en#" + small)
	b.ran(small)
	b.agrees(small)
}

func TestHostileQueries(t *testing.T) {
	b := open(t, 3*patience)
	b.before(watchMemory)
	values := append([]string{"NaN", "%25", "%ff%fe", "%E2%80%AEdlrow", strings.Repeat("x", lengthy)}, scripts...)
	for _, value := range values {
		text := value
		if !strings.Contains(value, "%") {
			text = url.QueryEscape(value)
		}
		query := ""
		for _, key := range []string{"lang", "theme", "figure", "view", "embed", "watch", "pin", "__proto__"} {
			query += "&" + key + "=" + text
		}
		b.open("/?" + query[1:] + "&pin=v%3D1%26from%3D" + text + "#" + small)
		b.ran(small)
		faults := evaluate[[]string](b, "%s", "(() => { const faults = []; "+harm+" return faults; })()")
		for _, fault := range faults {
			t.Errorf("%.60s: %s", value, fault)
		}
		if got := b.memory(); got > memoryLimit {
			t.Errorf("%.60s: the page takes %d MB", value, got>>20)
		}
		if !b.within(waitShort, `document.querySelector(".pin-note").textContent.trim()`) {
			t.Errorf("%.60s: nothing is said of what is pinned", value)
		}
	}
}

// quoted writes a text as a JavaScript expression.
func quoted(s string) string {
	b, _ := json.Marshal(s) // a string always can be written
	return string(b)
}
