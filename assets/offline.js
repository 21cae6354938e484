// The service worker: it keeps the whole site, so that after one visit the
// laboratory works without a network. The build fills in the list of files.
// A new version is fetched beside the old one and waits until the reader asks
// for it or has closed the last tab of the old one; it never takes over a page
// that is open.
"use strict";

const version = "%VERSION%";
const files = ["%FILES%"]; // names with a hash of their content
const pages = {"%PAGES%": ""}; // SHA-256 of those whose names stay

const scope = self.registration.scope;
// Several laboratories may live on one host: each has its own caches.
const prefix = `loadlab ${scope} `;

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) => event.waitUntil(forget()));

self.addEventListener("message", (event) => {
	if (event.data === "take over") {
		self.skipWaiting();
	}
});

self.addEventListener("fetch", (event) => {
	const url = new URL(event.request.url);
	if (event.request.method === "GET" && url.href.startsWith(scope)) {
		event.respondWith(answer(event.request, url));
	}
});

// keep fills this version's cache. Names carry hashes, so what an older cache
// or the browser's own has under the same name is the same file.
async function keep() {
	const cache = await caches.open(prefix + version);
	const kept = Object.entries(pages).map(([name, sum]) => keepPage(cache, name, sum));
	await Promise.all([...kept, ...files.map(async (name) => {
		const address = scope + name;
		const known = await caches.match(address);
		let response = known || await fetch(address, { cache: "force-cache" });
		if (!response.ok) { // that it was missing once is cached too
			response = await fetch(address, { cache: "reload" });
		}
		if (!response.ok) {
			throw new Error(`${name}: ${response.status}`);
		}
		await cache.put(address, response);
	})]);
}

// keepPage keeps a page, but only the one that belongs to this list: while a
// host is being updated it may send another.
async function keepPage(cache, name, wanted) {
	const response = await fetch(scope + name, { cache: "no-cache" });
	const bytes = await response.arrayBuffer();
	const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	if (btoa(String.fromCharCode(...sum)) !== wanted) {
		throw new Error(`${name} is of another version`);
	}
	await cache.put(scope + name, new Response(bytes, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
}

// forget deletes the caches of other versions.
async function forget() {
	const names = await caches.keys();
	await Promise.all(names.filter((n) => n.startsWith(prefix) && n !== prefix + version).map((n) => caches.delete(n)));
}

// answer takes the cache first and the network for what is not in it.
async function answer(request, url) {
	const path = url.href.slice(scope.length).replace(/[?#].*$/, "");
	const cache = await caches.open(prefix + version);
	const name = path === "" ? "index.html" : path;
	return await cache.match(scope + name) || fetch(request);
}
