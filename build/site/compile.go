package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// thrifty are packages in which the compiler inlines nothing: they run once a
// click or once a figure, and their copies of small functions are a fifteenth
// of what travels to the reader. The engine, its parts, the rasteriser and the
// compressor of pictures keep their speed.
var thrifty = []string{
	"loadlab/ui/...", "loadlab/wasm/...", "loadlab/sim/figure/...", "loadlab/sim/render", "loadlab/sim/link", "loadlab/sim/experiment",
	"loadlab/sim/catalogue", "loadlab/sim/report", "loadlab/sim/wire", "loadlab/sim/quantity",
	"github.com/vugu/...", "github.com/hack-pad/...", "gonum.org/...", "codeberg.org/...", "git.sr.ht/...",
	"golang.org/x/image/font/...", "golang.org/x/image/tiff/...", "golang.org/x/text/...",
	"encoding/json", "fmt", "reflect", "net/...", "image/jpeg", "html", "log", "os", "io/...", "path/...", "time", "syscall/...", "text/...",
}

// compile builds the WebAssembly program: without paths of this machine,
// without debugging tables, and without the back ends of gonum/plot that only
// the tag minimal leaves out.
func compile() ([]byte, error) {
	name := filepath.Join("build", "out", "loadlab.wasm")
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, err
	}
	arguments := []string{"build", "-trimpath", "-buildvcs=false", "-tags=minimal", "-ldflags=-s -w -buildid=", "-o", name}
	for _, p := range thrifty {
		arguments = append(arguments, "-gcflags="+p+"=-l")
	}
	cmd := exec.Command("go", append(arguments, "./wasm")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("compiling ./wasm: %w", err)
	}
	return os.ReadFile(name)
}
