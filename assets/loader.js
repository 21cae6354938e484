// Starts the one WebAssembly program, in the page and in its workers. The
// build puts Go's wasm_exec.js in front of this file, so that page and worker
// need a single script. Plain JavaScript, no inline code, nothing fetched from
// elsewhere.
(() => {
	"use strict";

	// page loads and compiles the program, showing how far it is, and starts it
	// in the role of the page.
	async function page() {
		const script = document.currentScript;
		const view = waitingView();
		if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
			view.fail("needs-wasm");
			return;
		}
		try {
			const response = await fetch(new URL(script.dataset.wasm, script.src), { credentials: "same-origin" });
			if (!response.ok) {
				throw new Error(`${script.dataset.wasm}: ${response.status} ${response.statusText}`);
			}
			const module = await compile(counted(response, Number(script.dataset.size), view.progress));
			globalThis.loadlab = { module, script: script.src };
			const go = new Go();
			go.argv = ["loadlab", "page"];
			const instance = await WebAssembly.instantiate(module, go.importObject);
			performance.mark("loadlab-started");
			await go.run(instance);
			stopped();
		} catch (error) {
			console.error(error);
			view.fail("not-loaded", String(error));
		}
	}

	// counted is the response with its bytes counted as they come. It is a new
	// response with the right type, so that it can be compiled while it streams
	// even from hosts that do not know WebAssembly.
	function counted(response, size, progress) {
		let seen = 0;
		const count = new TransformStream({
			transform(chunk, controller) {
				seen += chunk.byteLength;
				progress(seen, size);
				controller.enqueue(chunk);
			},
		});
		return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
	}

	// compile compiles while streaming where the browser can.
	async function compile(response) {
		if (WebAssembly.compileStreaming) {
			return WebAssembly.compileStreaming(response);
		}
		return WebAssembly.compile(await response.arrayBuffer());
	}

	// waitingView speaks through the static page until the program takes over.
	function waitingView() {
		const bar = document.getElementById("load-bar");
		const show = (id, detail) => {
			document.getElementById("load").hidden = true;
			const message = document.getElementById(id);
			message.hidden = false;
			if (detail) {
				message.querySelector("code").textContent = detail;
			}
		};
		return {
			progress(seen, size) {
				bar.max = size;
				bar.value = Math.min(seen, size);
			},
			fail: show,
		};
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

	// worker waits for the compiled program and its role. When the program has
	// ended, which only a failure makes it do, the last words on its error
	// stream go to the page.
	function worker() {
		let words = "";
		const decoder = new TextDecoder();
		const write = globalThis.fs.writeSync;
		globalThis.fs.writeSync = (fd, bytes) => {
			words = (words + decoder.decode(bytes)).slice(-2000);
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
		page();
	}
})();
