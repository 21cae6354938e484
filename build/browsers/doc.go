// Package browsers tests the core of the built site in Firefox and in WebKit
// (build tag browsers; make test-browsers runs it): a link is opened, its
// figure, numbers and fingerprint are compared with the command line's, a
// setting is edited, the link is shared, the single file opened from a folder,
// and the network taken away. Everything else is tested in Chromium alone, by
// build/e2e.
//
// Both browsers are driven by W3C WebDriver's commands. No client for them in
// Go is kept up any more, and Debian has no geckodriver, so the two transports
// are here: HTTP to WebKitWebDriver, and Firefox's own socket, Marionette,
// which geckodriver would speak.
//
// What is not automated in these two: that the file may be put on the clipboard
// (headless browsers ask for a permission that nobody gives; what is copied is
// tested with a stand-in), installation as an application, the share sheet,
// zoom, and touch. Safari itself runs on Apple's systems only; WebKitGTK shares
// its engine, but neither its settings nor its limits on memory.
package browsers
