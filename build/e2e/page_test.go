//go:build e2e

package e2e

import "testing"

func TestAWorkerAnswers(t *testing.T) {
	b := newTab(t)
	b.open("/")
	b.wait(`document.body.innerText.includes("a worker has answered")`)
}
