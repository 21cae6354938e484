// Asks for the one WebAssembly program and compiles it as it comes. The build
// puts this into the head of the page itself, so that nothing else has to arrive
// first, and in front of the loader, for hosts whose own policy forbids scripts in
// a page. In the site the program is a file; in the single file it is an element
// of the page, compressed.
(() => {
	"use strict";
	if (globalThis.program) {
		return; // the head has asked already
	}

	const { wasm, size } = document.querySelector("script[data-size]").dataset;
	const carried = document.getElementById("carried");
	const handedOver = `loadlab ${new URL("./", location.href)} first visit`; // a cache

	// What the loader takes up: the module that is to be, whether a service worker
	// may keep the site, whom to tell how many of how many bytes have come, and how
	// the reader is told what went wrong.
	const program = { progress() {}, fail };
	globalThis.program = program;
	if (typeof WebAssembly === "object" && typeof Worker === "function" && (!carried || typeof DecompressionStream === "function")) {
		const response = carried ? unpacked(carried) : fetched("force-cache");
		program.keep = response.then((r) => !carried && handOver(r));
		program.module = response.then(compile).catch(again); // after handOver has begun
		for (const promise of [program.keep, program.module]) {
			promise.catch(() => {}); // the loader looks at it later
		}
	}
	addEventListener("error", (event) => {
		if (event.target instanceof HTMLScriptElement) {
			fail("not-loaded", event.target.src);
		}
	}, true);

	// fail shows one of the page's messages in place of the bar, once it is there.
	function fail(id, detail) {
		if (document.readyState === "loading") {
			addEventListener("DOMContentLoaded", () => fail(id, detail));
			return;
		}
		const message = document.getElementById(id);
		if (message) { // else the program has taken over
			document.getElementById("load").hidden = true;
			message.hidden = false;
			if (detail) {
				message.querySelector("code").textContent = detail;
			}
		}
	}

	// fetched is the program's file. Its name carries its hash, so a cached one is
	// never old; but that it was missing once, while the host was being updated, is
	// cached too.
	async function fetched(cache) {
		const response = await fetch(wasm, { credentials: "same-origin", cache });
		if (response.ok) {
			return response;
		}
		if (cache === "force-cache") {
			return fetched("reload");
		}
		throw new Error(`${wasm}: ${response.status} ${response.statusText}`);
	}

	// unpacked is the program that the page itself carries: base64 of gzip.
	async function unpacked(element) {
		const packed = Uint8Array.from(atob(element.textContent.trim()), (c) => c.charCodeAt(0));
		element.remove();
		return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
	}

	// compile compiles while streaming where the browser can. How far it is can be
	// shown only of a stream that goes through this script, and of such a one the
	// browser keeps no compiled code for the next visit. So it is shown where a
	// reader would wait long enough to look at it, and where the host does not
	// know the type.
	async function compile(response) {
		if (!WebAssembly.compileStreaming) {
			return WebAssembly.compile(await response.arrayBuffer());
		}
		if (response.headers.get("Content-Type") === "application/wasm" && near()) {
			return WebAssembly.compileStreaming(response);
		}
		return WebAssembly.compileStreaming(counted(response));
	}

	// again compiles anew what was no program: what is cached may have been cut short
	// where a host does not say how long its files are.
	async function again(error) {
		if (carried || !(error instanceof WebAssembly.CompileError)) {
			throw error;
		}
		if (await program.keep) {
			await caches.delete(handedOver);
		}
		return compile(await fetched("reload"));
	}

	// near says whether the program comes from a service worker, this machine or a
	// host that is not far, as the first byte of the page tells; one from the
	// browser's cache tells nothing. How much a second comes nobody knows yet: from a
	// host that is near and slow the bar only moves. (The browser's guess of its
	// connection is a slow one for this very machine.)
	function near() {
		const [page] = performance.getEntriesByType("navigation");
		const quick = page && page.transferSize > 0 && page.responseStart - page.requestStart < 50;
		return controlled() || Boolean(quick);
	}

	// controlled says whether a service worker hands out what it keeps.
	function controlled() {
		try {
			return Boolean(navigator.serviceWorker?.controller);
		} catch {
			return false; // a frame that is shut off
		}
	}

	// counted is the response with its bytes counted as they come. It is a new
	// response with the right type, so that it can be compiled while it streams
	// even from hosts that do not know WebAssembly.
	function counted(response) {
		let seen = 0;
		const count = new TransformStream({
			transform(chunk, controller) {
				seen += chunk.byteLength;
				program.progress(seen, Number(size));
				controller.enqueue(chunk);
			},
		});
		return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
	}

	// handOver gives the program, the one large file, to the service worker that
	// is to come, where it came uncompressed: not every browser's own cache takes a
	// file of that size, and nothing should be fetched twice. A service worker that
	// is there has it. It returns whether there may be one.
	async function handOver(response) {
		if (!mayWorkOffline()) {
			return false;
		}
		if (controlled() || response.headers.has("Content-Encoding")) {
			return true;
		}
		const copy = response.clone();
		try {
			const cache = await caches.open(handedOver);
			await cache.put(copy.url, copy);
		} catch {
			copy.body.cancel().catch(() => {}); // storage is refused or full: the service worker will see to it
		}
		return true;
	}

	// mayWorkOffline says whether the browser lets a page be kept.
	function mayWorkOffline() {
		try {
			return Boolean(isSecureContext && navigator.serviceWorker && caches && location.protocol.startsWith("http"));
		} catch {
			return false; // storage is refused
		}
	}
})();
