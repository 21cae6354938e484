// Asks for the one WebAssembly program and compiles it as it comes. The build
// puts this into the head of the page itself: nothing else has to arrive first.
// In the site the program is a file; in the single file it is an element of the
// page, compressed.
(() => {
	"use strict";

	const { wasm, size } = document.currentScript.dataset;
	const carried = document.getElementById("program");
	const response = carried ? unpacked(carried) : fetched(wasm);

	// What the loader takes up: the module that is to be, whether a service worker
	// may keep the site, and whom to tell how many of how many bytes have come.
	const program = { progress() {} };
	globalThis.program = program;
	if (typeof WebAssembly === "object" && typeof Worker === "function") {
		program.keep = response.then((r) => !carried && handOver(r));
		program.module = response.then(compile); // after handOver has begun
		for (const promise of [program.keep, program.module]) {
			promise.catch(() => {}); // the loader looks at it later
		}
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

	// near says whether the site comes from this machine or over a quick network,
	// as the few bytes of the page itself tell.
	function near() {
		const [page] = performance.getEntriesByType("navigation");
		return Boolean(navigator.serviceWorker?.controller) || Boolean(page) && page.responseStart - page.requestStart < 50;
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
		if (navigator.serviceWorker.controller || response.headers.has("Content-Encoding")) {
			return true;
		}
		const copy = response.clone();
		try {
			const cache = await caches.open(`loadlab ${new URL("./", location.href)} first visit`);
			await cache.put(copy.url, copy);
		} catch {
			copy.body.cancel(); // storage is refused or full: the service worker will see to it
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
