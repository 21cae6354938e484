// Starts the one WebAssembly program, in the page and in its workers. The
// build puts Go's wasm_exec.js in front of this file, so that page and worker
// need a single script. Plain JavaScript, nothing fetched from elsewhere. In
// the site the program is a file; in the single file it is an element of the
// page, compressed.
(() => {
	"use strict";

	// page loads and compiles the program, showing how far it is, and starts it
	// in the role of the page. Nothing else is waited for on the way.
	async function page() {
		const script = document.currentScript;
		const view = waitingView();
		if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
			view.fail("needs-wasm");
			return;
		}
		try {
			const carried = document.getElementById("program");
			const response = await (carried ? unpacked(carried) : fetched(script.dataset.wasm));
			const kept = carried || handOver(response);
			const compiling = compile(response, script, view.progress);
			const starting = blobAddress(carried ? new Response(script.textContent) : fetched(script.src)).then(spares);
			const [module, workers] = await Promise.all([compiling, starting]);
			globalThis.loadlab = { module, ...workers };
			const go = new Go();
			go.argv = ["loadlab", "page"];
			const instance = await WebAssembly.instantiate(module, go.importObject);
			performance.mark("loadlab-started");
			if (!carried) {
				settled().then(() => offline(kept));
			}
			await go.run(instance);
			stopped();
		} catch (error) {
			console.error(error);
			view.fail("not-loaded", String(error));
		}
	}

	// spares starts workers that wait for the program and a role: a worker hears
	// nothing before the page has had a moment of rest, and there is none between
	// the program's start and its first picture. Two engines and a drawer are wanted
	// first; those that follow start when there is work for them.
	function spares(script) {
		const spare = new Set();
		for (let i = 0; i < 3; i++) {
			const worker = new Worker(script);
			worker.onerror = () => spare.delete(worker); // the next one may say why
			spare.add(worker);
		}
		return { script, spare: { take: () => {
			const [worker] = spare;
			spare.delete(worker);
			return worker;
		} } };
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

	// fetched is a file of the site. Its name carries its hash, so a cached one is
	// never old.
	async function fetched(address) {
		const response = await fetch(address, { credentials: "same-origin", cache: "force-cache" });
		if (!response.ok) {
			throw new Error(`${address}: ${response.status} ${response.statusText}`);
		}
		return response;
	}

	// blobAddress is an address of the script for workers. They are started at
	// any time, when the host may have another version or the network be gone, and
	// from file: nothing else will do.
	async function blobAddress(response) {
		return URL.createObjectURL(new Blob([await (await response).text()], { type: "text/javascript" }));
	}

	// unpacked is the program that the page itself carries: base64 of gzip.
	async function unpacked(element) {
		const packed = Uint8Array.from(atob(element.textContent.trim()), (c) => c.charCodeAt(0));
		element.remove();
		return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
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

	// compile compiles while streaming where the browser can. How far it is can be
	// shown only of a stream that goes through this script, and of such a one the
	// browser keeps no compiled code for the next visit. So it is shown where a
	// reader would wait long enough to look at it, and where the host does not
	// know the type.
	async function compile(response, script, progress) {
		if (!WebAssembly.compileStreaming) {
			return WebAssembly.compile(await response.arrayBuffer());
		}
		if (response.headers.get("Content-Type") === "application/wasm" && near(script)) {
			return WebAssembly.compileStreaming(response);
		}
		return WebAssembly.compileStreaming(counted(response, Number(script.dataset.size), progress));
	}

	// near says whether the site comes from this machine or over a quick network,
	// as its own few bytes tell.
	function near(script) {
		const [arrival] = performance.getEntriesByName(script.src);
		return Boolean(navigator.serviceWorker?.controller) || Boolean(arrival) && arrival.duration < 50;
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

	// measure tells the page around this one how high its contents are, whenever
	// that changes, so that it can give its frame that height.
	function measure() {
		if (parent !== window && new URLSearchParams(location.search).get("embed") === "1" && typeof ResizeObserver === "function") {
			const tell = () => parent.postMessage({ loadlab: "height", px: document.body.offsetHeight }, "*");
			new ResizeObserver(tell).observe(document.body);
		}
	}

	// mayWorkOffline says whether the browser lets a page be kept.
	function mayWorkOffline() {
		try {
			return Boolean(isSecureContext && navigator.serviceWorker && caches && location.protocol.startsWith("http"));
		} catch {
			return false; // storage is refused
		}
	}

	// handOver gives the program, the one large file, to the service worker that
	// is to come, where it came uncompressed: not every browser's own cache takes a
	// file of that size, and nothing should be fetched twice. A service worker that
	// is there has it.
	async function handOver(response) {
		if (!mayWorkOffline() || navigator.serviceWorker.controller || response.headers.has("Content-Encoding")) {
			return;
		}
		const copy = response.clone();
		try {
			const cache = await caches.open(`loadlab ${new URL("./", location.href)} first visit`);
			await cache.put(copy.url, copy);
		} catch {
			copy.body.cancel(); // storage is refused or full: the service worker will see to it
		}
	}

	// offline keeps the site for days without a network, where the browser lets
	// it, and offers a new version when there is one. The reader decides when.
	async function offline(kept) {
		if (!mayWorkOffline()) {
			return;
		}
		try {
			await kept;
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
