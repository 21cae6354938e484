// Carries out what Vugu asks of the document, in place of the script that Vugu
// brings. That one is a single large function, which a browser compiles again
// and again while the page starts, and it writes everything anew whenever
// anything has changed. Here each instruction has a small function, and what
// stands in the document already is left alone. The instructions are those of
// Vugu's package domrender, without the ones that this page never uses.
(() => {
	"use strict";
	if (typeof document === "undefined") {
		return; // a worker
	}

	const array = new Uint8Array(16384); // Vugu fills it with instructions
	const view = new DataView(array.buffer);
	const decoder = new TextDecoder();
	const encoder = new TextEncoder();
	let at = 0; // the place in the array

	let root = null;
	let node = null; // the present one
	let step = ""; // "first" child or "next" sibling: where the next node has its place, seen from the present one
	const named = new Set(); // attributes that were set on the present element
	const heard = new Set(); // kinds of events that it was told to listen to

	const listeners = new WeakMap(); // of elements: by kind of event
	let handler = null; // Vugu's, for all events
	let active = null; // the event that it handles

	// words reads a text.
	function words() {
		const start = at + 4;
		at = start + view.getUint32(at);
		return decoder.decode(array.subarray(start, at));
	}

	// begin notes that the present element is a new one.
	function begin() {
		named.clear();
		heard.clear();
	}

	// walk takes the step that is due, to a node that is there.
	function walk() {
		if (step !== "") {
			node = step === "first" ? node.firstChild : node.nextSibling;
			step = "";
		}
	}

	// place is the node that is where the next one belongs, or null.
	function place() {
		return step === "first" ? node.firstChild : step === "next" ? node.nextSibling : node;
	}

	// put puts a node where the next one belongs.
	function put(made, old) {
		const parent = step === "first" ? node : node.parentNode;
		if (old) {
			parent.replaceChild(made, old);
		} else {
			parent.appendChild(made);
		}
		node = made;
		step = "";
	}

	// element makes the next node an element.
	function element(name, namespace) {
		begin();
		const old = place();
		if (old && old.localName === name && old.namespaceURI === namespace) {
			node = old;
			step = "";
		} else {
			put(document.createElementNS(namespace, name), old);
		}
	}

	// text makes the next node one of a type that holds nothing but words.
	function text(type, make) {
		const content = words();
		const old = place();
		if (!old || old.nodeType !== type) {
			put(make(content), old);
			return;
		}
		node = old;
		step = "";
		if (old.data !== content) {
			old.data = content;
		}
	}

	// attribute gives the present element an attribute.
	function attribute(namespace) {
		const name = words();
		const value = words();
		named.add(name);
		if (node.getAttribute(name) !== value) {
			node.setAttributeNS(namespace, name, value);
		}
	}

	// listen has the present element answer a kind of event. The element may have
	// moved to another position since it was told so.
	function listen() {
		const position = words();
		const type = words();
		const capture = array[at++] !== 0;
		const passive = array[at++] !== 0;
		const kind = `${type} ${capture} ${passive}`;
		heard.add(kind);
		if (!listeners.has(node)) {
			listeners.set(node, new Map());
		}
		const known = listeners.get(node);
		if (known.has(kind)) {
			known.get(kind).position = position;
			return;
		}
		const listener = { position, type, capture, passive, handleEvent: (event) => tell(listener, event) };
		known.set(kind, listener);
		node.addEventListener(type, listener, { capture, passive });
	}

	// tell hands an event to Vugu, with as much about it as this page reads. An
	// element's other properties, among them its page's address, may be long.
	function tell({ position, type, capture, passive }, event) {
		const { ctrlKey, metaKey, shiftKey, target } = event;
		const summary = { ctrlKey, metaKey, shiftKey, target: { value: target.value } };
		const told = encoder.encode(JSON.stringify({ position_id: position, event_type: type, capture, passive, event_summary: summary }));
		const message = new Uint8Array(4 + told.length);
		new DataView(message.buffer).setUint32(0, told.length);
		message.set(told, 4);
		active = event;
		handler(message);
		active = null;
	}

	const html = "http://www.w3.org/1999/xhtml";

	// What each instruction does, by its number.
	const carryOut = {
		1() { // forget the present node
			node = null;
			step = "";
		},
		5() { // remove attributes that were not set
			if (node.attributes.length > named.size) {
				[...node.attributes].filter(({ name }) => !named.has(name)).forEach((a) => node.removeAttributeNode(a));
			}
		},
		6: () => attribute(null),
		7() { // the root, in place of what it was named by at first
			begin();
			const selector = words();
			const name = words();
			root ||= document.querySelector(selector);
			node = root;
			step = "";
			if (root.localName !== name) {
				put(document.createElement(name), root);
				root = node;
			}
		},
		20() { // to the first child
			walk();
			step = "first";
		},
		21: () => element(words(), html),
		23: () => text(Node.TEXT_NODE, (content) => document.createTextNode(content)),
		24: () => text(Node.COMMENT_NODE, (content) => document.createComment(content)),
		25() { // to the parent, behind whose last child that was set there must be no other
			if (step !== "first") {
				while (node.nextSibling) {
					node.nextSibling.remove();
				}
				node = node.parentNode;
			}
			step = "";
		},
		26() { // to the next sibling
			walk();
			step = "next";
		},
		27() { // listen to no other events
			at += 4 + view.getUint32(at); // the element's position
			const known = listeners.get(node);
			if (known && known.size > heard.size) {
				for (const [kind, listener] of known) {
					if (!heard.has(kind)) {
						node.removeEventListener(listener.type, listener, listener);
						known.delete(kind);
					}
				}
			}
		},
		28: listen,
		29() { // markup inside the present element
			const markup = words();
			if (node.innerHTML !== markup) {
				node.innerHTML = markup;
			}
		},
		31() {}, // remove style sheets that were not set: none ever are
		35() { // a property
			const name = words();
			const value = JSON.parse(words());
			if (node[name] !== value) {
				node[name] = value;
			}
		},
		38() { // an attribute with a namespace
			attribute(words() || null);
		},
		39() { // an element with a namespace
			const name = words();
			element(name, words());
		},
	};

	window.vuguGetRenderArray = () => array;
	window.vuguRender = () => {
		at = 0;
		for (let code = array[at++]; code !== 0; code = array[at++]) {
			carryOut[code]();
		}
	};
	window.vuguSetEventHandler = (f) => {
		handler = f;
	};
	window.vuguSetCallbackHandler = () => {};
	window.vuguActiveEventPreventDefault = () => active?.preventDefault();
	window.vuguActiveEventStopPropagation = () => active?.stopPropagation();
})();
