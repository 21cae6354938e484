// Starts the one WebAssembly program, in the page and in its workers. The
// build puts Go's wasm_exec.js in front of this file and a function called whole
// around both, whose text is the workers' script: nothing is fetched for them,
// and they start at any time, when the host may have another version or the
// network be gone. Plain JavaScript, nothing fetched from elsewhere.
(() => {
	"use strict";

	// page shows how far the program is that program.js asked for, and starts it
	// in the role of the page. Nothing else is waited for on the way.
	async function page() {
		if (!program.module) {
			program.fail("needs-wasm");
			return;
		}
		const bar = document.getElementById("load-bar");
		program.progress = (seen, size) => {
			bar.max = size;
			bar.value = Math.min(seen, size);
		};
		try {
			const module = await program.module;
			const go = new Go();
			go.argv = ["loadlab", "page"];
			const instance = await WebAssembly.instantiate(module, go.importObject);
			performance.mark("loadlab-started");
			settled().then(offline);
			const script = new Blob([`(${whole})();`], { type: "text/javascript" });
			globalThis.loadlab = { module, script: URL.createObjectURL(script) }; // from file: no other address will do
			await go.run(instance);
			stopped();
		} catch (error) {
			console.error(error);
			program.fail("not-loaded", String(error));
		}
	}

	// settled waits until the first figure is whole: what can wait should not take
	// the processors from it. After ten seconds it waits no longer.
	function settled() {
		return new Promise((done) => {
			const look = () => document.querySelector("#figure[aria-busy=false] img") && done();
			document.addEventListener("load", look, true); // of pictures too
			setTimeout(done, 10000);
		});
	}

	// stopped says that the page's program has ended, which it never should.
	function stopped() {
		const note = document.getElementById("stopped");
		note.hidden = false;
		note.querySelector("button").addEventListener("click", () => location.reload());
	}

	// dress sets the theme and the language that were chosen last, before
	// anything is seen.
	function dress() {
		const root = document.documentElement;
		const recall = (key) => {
			try {
				return localStorage.getItem("loadlab." + key) || "";
			} catch {
				return "";
			}
		};
		const query = new URLSearchParams(location.search);
		const theme = query.get("theme") || recall("theme");
		if (theme === "light" || theme === "dark") {
			root.dataset.theme = theme;
		}
		const wanted = [query.get("lang"), recall("lang"), ...(navigator.languages || [])];
		const known = wanted.filter(Boolean).map((l) => l.toLowerCase().slice(0, 2)).find((l) => ["en", "ru", "zh"].includes(l));
		if (known && known !== "en") {
			root.lang = known;
			for (const element of document.querySelectorAll(`[data-${known}]`)) {
				element.textContent = element.dataset[known];
			}
		}
	}

	// measure tells the page around this one how high its contents are, whenever
	// that changes, so that it can give its frame that height.
	function measure() {
		if (parent !== window && new URLSearchParams(location.search).get("embed") === "1" && typeof ResizeObserver === "function") {
			const tell = () => parent.postMessage({ loadlab: "height", px: document.body.offsetHeight }, "*");
			new ResizeObserver(tell).observe(document.body);
		}
	}

	// offline keeps the site for days without a network, where the browser lets
	// it, and offers a new version when there is one. The reader decides when.
	async function offline() {
		if (!await program.keep) {
			return;
		}
		try {
			const registration = await navigator.serviceWorker.register("offline.js", { updateViaCache: "none" });
			const watch = (worker) => worker && worker.addEventListener("statechange", () => offer(registration));
			registration.addEventListener("updatefound", () => watch(registration.installing));
			watch(registration.installing);
			offer(registration);
		} catch (error) {
			console.info("loadlab works, but not without a network:", String(error));
		}
	}

	// offer shows that a new version waits beside the one that is running.
	function offer(registration) {
		const note = document.getElementById("update");
		const waiting = registration.waiting;
		note.hidden = !waiting || !navigator.serviceWorker.controller;
		note.querySelector(".primary").onclick = () => {
			navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
			waiting.postMessage("take over");
		};
		note.querySelector(".later").onclick = () => {
			note.hidden = true;
		};
	}

	// worker waits for the compiled program and its role. When the program has
	// ended, which only a failure makes it do, the words on its error stream go to
	// the page: the first of them, as they say what was wrong, and pages on where
	// each goroutine was may follow.
	function worker() {
		let words = "";
		const decoder = new TextDecoder();
		const write = globalThis.fs.writeSync;
		globalThis.fs.writeSync = (fd, bytes) => {
			words = (words + decoder.decode(bytes)).slice(0, 2000);
			return write.call(globalThis.fs, fd, bytes);
		};
		self.onmessage = async (event) => {
			self.onmessage = null;
			try {
				const go = new Go();
				go.exit = () => {};
				go.argv = ["loadlab", event.data.role];
				await go.run(await WebAssembly.instantiate(event.data.module, go.importObject));
			} catch (error) {
				words += String(error);
			}
			self.postMessage({ exit: words });
		};
	}

	if (typeof document === "undefined") {
		worker();
	} else {
		dress();
		measure();
		page();
	}
})();
