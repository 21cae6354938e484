// Package e2e tests the built site in a real browser, headless Chromium, as a
// reader would use it. The tests need the site (make site) and the build tag
// e2e; make test runs them.
package e2e
