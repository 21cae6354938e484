// Command serve serves the built site on this machine: right types, the
// compressed form that the browser takes, long caching for names with a hash.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
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
	if err := serve(*folder, *address); err != nil {
		log.Fatal(err)
	}
}

// serve serves until it is interrupted.
func serve(folder, address string) error {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return fmt.Errorf("%s holds no site; make site builds it: %w", folder, err)
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	server := &http.Server{Handler: web.Handler(folder), ReadHeaderTimeout: 10 * time.Second}
	fmt.Printf("loadlab is at http://%s/ (press Ctrl+C to stop)\n", listener.Addr())
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	patience, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	if err := server.Shutdown(patience); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return nil
}
