package bundle

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// thrifty are packages in which the compiler inlines nothing: they run once a
// click or once a figure, and their copies of small functions are a fifteenth
// of what travels to the reader. The engine, its parts, the rasteriser, the
// compressor of pictures and Go's runtime keep their speed; the runtime is even
// smaller before it is compressed, as most of its small functions are not needed
// then.
var thrifty = []string{
	"loadlab/ui/...", "loadlab/wasm/...", "loadlab/sim/figure/...", "loadlab/sim/render", "loadlab/sim/link", "loadlab/sim/experiment",
	"loadlab/sim/catalogue", "loadlab/sim/report", "loadlab/sim/wire", "loadlab/sim/replay", "loadlab/sim/quantity", "loadlab/sim/cost",
	"github.com/vugu/...", "github.com/hack-pad/...", "gonum.org/...", "codeberg.org/...", "git.sr.ht/...",
	"golang.org/x/image/font/...", "golang.org/x/image/tiff/...", "golang.org/x/image/draw", "golang.org/x/image/ccitt", "golang.org/x/text/...",
	"github.com/ajstarks/...", "loadlab/sim/theory",
	"encoding/...", "strconv", "strings", "bytes", "bufio", "unicode/...", "sort", "math/rand",
	"fmt", "reflect", "net/...", "image/jpeg", "html", "log", "os", "io/...", "path/...", "time", "syscall/...", "text/...",
}

// program compiles the WebAssembly program: without debugging tables, without
// the decoders that nobody calls, and without the back ends of gonum/plot that only the tag minimal leaves out.
func program() ([]byte, error) {
	name := filepath.Join("build", "out", "loadlab.wasm")
	files, tableless, err := overlay(filepath.Join("build", "out", "overlay"))
	if err != nil {
		return nil, err
	}
	list, err := modules(filepath.Join("build", "out", "modules"))
	if err != nil {
		return nil, err
	}
	more := []string{"-tags=minimal", "-overlay=" + files, "-modfile=" + list}
	for _, p := range thrifty {
		more = append(more, "-gcflags="+p+"=-l")
	}
	if err := Compile(name, "./wasm", "js", "wasm", more...); err != nil {
		return nil, err
	}
	compiled, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return joined(compiled, tableless)
}

// Compile builds a command for a platform into a file whose bytes depend on
// nothing but the sources and the compiler: no path of this machine is in it.
func Compile(to, command, goos, goarch string, more ...string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	arguments := append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", to}, more...)
	cmd := exec.Command("go", append(arguments, command)...)
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("compiling %s for %s/%s: %w", command, goos, goarch, err)
	}
	return nil
}

// script joins what asks for the program, Go's wasm_exec.js, which must match the
// compiler, what carries out Vugu's instructions, and the loader into the one
// script of the page. All but the first is a function called whole, so that the
// loader can give its text to the workers.
func script() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("asking go for GOROOT: %w", err)
	}
	joined, err := early()
	if err != nil {
		return nil, err
	}
	joined = append(joined, "(function whole() {\n"...)
	for _, name := range []string{
		filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"),
		filepath.Join("assets", "dom.js"),
		filepath.Join("assets", "loader.js"),
	} {
		part, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		joined = append(append(joined, part...), '\n')
	}
	return append(joined, "})();\n"...), nil
}

// early is the script that asks for the program.
func early() ([]byte, error) { return os.ReadFile(filepath.Join("assets", "program.js")) }
