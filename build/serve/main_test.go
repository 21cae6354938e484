package main

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// site is a folder with a page.
func site(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte("<!doctype html>"), 0o644); err != nil {
		t.Fatal(err)
	}
	return folder
}

func TestItSaysWhereItServesAndStopsWhenItIsTold(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	read, write := io.Pipe()
	ended := make(chan error, 1)
	folder := site(t)
	go func() { ended <- serve(ctx, folder, "127.0.0.1:0", write) }()
	words := bufio.NewReader(read)
	line, err := words.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	address := regexp.MustCompile(`http://127\.0\.0\.1:\d+/`).FindString(line)
	if address == "" {
		t.Fatalf("it said %q", line)
	}
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if body, _ := io.ReadAll(response.Body); string(body) != "<!doctype html>" {
		t.Errorf("it served %q", body)
	}
	stop()
	if line, _ := words.ReadString('\n'); line != "stopped\n" {
		t.Errorf("at the end it said %q", line)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if _, err := http.Get(address); err == nil {
		t.Error("it still serves")
	}
}

func TestWhatCannotBeServedIsSaid(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Close()
	for _, c := range []struct{ folder, address, says string }{
		{t.TempDir(), "127.0.0.1:0", "make site builds it"},
		{site(t), busy.Addr().String(), "in use"},
		{site(t), "nowhere", "nowhere"},
	} {
		if err := serve(context.Background(), c.folder, c.address, io.Discard); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s at %s: %v, which does not say %q", c.folder, c.address, err, c.says)
		}
	}
}
