//go:build browsers

package browsers

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience is how long a test waits for anything.
const patience = 90 * time.Second

// began starts a program and ends it with the test.
func began(t *testing.T, env []string, name string, arguments ...string) {
	t.Helper()
	cmd := exec.Command(name, arguments...)
	cmd.Env = append(os.Environ(), env...)
	if err := cmd.Start(); err != nil {
		t.Fatalf("%v; make test-browsers installs what is missing where it can", err)
	}
	t.Cleanup(func() {
		cmd.Process.Signal(os.Interrupt)
		ended := make(chan struct{})
		go func() { cmd.Wait(); close(ended) }()
		select {
		case <-ended:
		case <-time.After(5 * time.Second):
			cmd.Process.Kill()
			<-ended
		}
	})
}

// until tries f again and again until it succeeds.
func until(t *testing.T, f func() error) {
	t.Helper()
	var err error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if err = f(); err == nil {
			return
		}
	}
	t.Fatal(err)
}

// firefox starts Firefox with a fresh profile; it writes the port of its socket
// there.
func firefox(t *testing.T) transport {
	profile := t.TempDir()
	const preferences = `user_pref("marionette.port", 0);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
`
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o600); err != nil {
		t.Fatal(err)
	}
	began(t, []string{"HOME=" + profile}, "firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile)
	var m *marionette
	until(t, func() error {
		port, err := os.ReadFile(filepath.Join(profile, "MarionetteActivePort"))
		if err == nil {
			m, err = meet("127.0.0.1:" + strings.TrimSpace(string(port)))
		}
		return err
	})
	return m
}

// webkit starts WebKit's driver, which starts WebKitGTK's small browser under
// a screen that nobody sees.
func webkit(t *testing.T) transport {
	port, screen := freePort(t), ":"+fmt.Sprint(70+os.Getpid()%900)
	began(t, nil, "Xvfb", screen, "-screen", "0", "1280x900x24", "-nolisten", "tcp")
	env := []string{"DISPLAY=" + screen, "HOME=" + t.TempDir(), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1", "LIBGL_ALWAYS_SOFTWARE=1", "WEBKIT_DISABLE_COMPOSITING_MODE=1", "GIO_USE_VFS=local"}
	began(t, env, "WebKitWebDriver", "--port="+port)
	until(t, func() error {
		c, err := net.Dial("tcp", "127.0.0.1:"+port)
		if err == nil {
			c.Close()
		}
		return err
	})
	return &overHTTP{address: "http://127.0.0.1:" + port}
}

// freePort is a port that nobody listens on.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}
