# Everything that is built, checked or run goes through this file; CI calls
# nothing else. Programs in build do the work, so that it is the same on every
# machine that has Go.

GO   ?= go
ADDR ?= 127.0.0.1:0

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):[^#]*## */\1|/' | awk -F'|' '{ printf "  make %-18s %s\n", $$1, $$2 }'

run: site ## build the site, serve it on this machine and print its address (ADDR=127.0.0.1:8080 to choose)
	@$(GO) run ./build/serve -addr $(ADDR)

site: ## build the web site into build/out/site
	@$(GO) run ./build/site

release-site: ## the same, compressed as well as brotli can (half a minute more)
	@$(GO) run ./build/site -brotli 11

single: ## build build/out/loadlab.html, the whole laboratory in one file that opens without a server
	@$(GO) run ./build/single

release: ## build everything that is handed out into build/out/release: site, single file, command line, checksums
	@$(GO) run ./build/release

check-reproducible: ## build the site twice, the second time elsewhere and with nothing compiled before, and compare
	@$(GO) run ./build/check -reproducible

generate: ## turn the .vugu components into Go
	$(GO) generate ./...

font: ## make the figures' font anew from the words in use (needs fonts-wqy-microhei and python3-fonttools)
	$(GO) run ./build/font

fmt: ## format all Go code
	gofmt -w $$(git ls-files '*.go')

check: ## what needs no test: formatting, vet natively and for the browser, generated code up to date
	@$(GO) run ./build/check

test: tools check check-reproducible ## everything that must hold: check, unit tests, the simulator in Node, the page in Chromium
	@$(GO) run ./build/site -brotli 11
	@$(GO) run ./build/single
	$(GO) test ./...
	@$(GO) run ./build/check -node
	$(GO) test -tags e2e -count=1 -timeout 30m ./build/e2e

test-browsers: site single ## the core of the page in Firefox and WebKit too, installed from Debian where they are missing
	@$(GO) run ./build/check -browsers
	$(GO) test -tags browsers -count=1 ./build/browsers

test-platforms: ## the golden fingerprints with other instructions, in Node and on an emulated arm64
	@$(GO) run ./build/check -platforms

cover: ## how much of sim the tests reach, by function and in all: at least 95 %
	@mkdir -p build/out
	$(GO) test -coverpkg=./sim/... -coverprofile=build/out/cover.txt ./sim/...
	@$(GO) tool cover -func=build/out/cover.txt | awk '{ print } /^total:/ && $$3 + 0 < 95 { print "less than 95 %"; low = 1 } END { exit low }'

fuzz: ## feed made-up texts and bytes to everything that reads what comes from outside (FUZZ=60s each)
	@for file in $$(git ls-files '*_test.go' | xargs grep -l '^func Fuzz'); do \
		for target in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\).*/\1/p' $$file); do \
			echo "$$target in $$(dirname $$file)"; \
			$(GO) test -run '^$$' -fuzz "^$$target$$" -vet=off -fuzztime $(or $(FUZZ),60s) $(FUZZFLAGS) ./$$(dirname $$file) || exit 1; \
		done; \
	done

mutate: ## how many small changes of the simulator the tests notice: nine in ten, and a reason for each other (N=150 drawn at random, SEED=1; N=0 for all, an hour)
	@$(GO) run ./build/mutate -n $(or $(N),150) -seed $(or $(SEED),1)

soak: site ## walk through the page at random and watch its memory (SOAK=5m, or 1h; SOAK_SEED=1)
	LOADLAB_SOAK=$(or $(SOAK),5m) LOADLAB_SOAK_SEED=$(or $(SOAK_SEED),1) $(GO) test -tags e2e -count=1 -timeout 12h -run TestSoak -v ./build/e2e

tools:
	@$(GO) run ./build/check -tools

bench: site ## how fast engine, drawing and page are, natively, in Node and in Chromium; prints only (some ten minutes)
	@$(GO) run ./build/bench
	$(GO) test -run '^$$' -bench . -benchtime 300ms ./sim/...
	LOADLAB_BENCH=1 $(GO) test -tags e2e -count=1 -timeout 30m -v \
		-run '^Test(Redrawing|Timeline|Starting|Editing|Cancelling|WorkersAgainstNative)$$' ./build/e2e

.PHONY: help run site release-site single release check-reproducible generate font fmt check test test-browsers test-platforms cover fuzz mutate soak tools bench
.DEFAULT_GOAL := help
