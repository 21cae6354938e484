// Command serve serves the built site on this machine: right types, the
// compressed form that the browser takes, long caching for names with a hash.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"loadlab/build/web"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("serve: ")
	folder := flag.String("dir", filepath.Join("build", "out", "site"), "folder to serve")
	address := flag.String("addr", "127.0.0.1:0", "address to listen on; port 0 is any free one")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := serve(ctx, *folder, *address, os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// patience is how long requests under way may still take when serving ends.
const patience = 2 * time.Second

// serve says where it serves the folder and serves it until the context ends.
func serve(ctx context.Context, folder, address string, say io.Writer) error {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return fmt.Errorf("%s holds no site; make site builds it: %w", folder, err)
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: web.Handler(folder), ReadHeaderTimeout: 10 * time.Second}
	fmt.Fprintf(say, "%s is at http://%s/ (press Ctrl+C to stop)\n", folder, listener.Addr())
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	late, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := server.Shutdown(late); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	fmt.Fprintln(say, "stopped")
	return nil
}
