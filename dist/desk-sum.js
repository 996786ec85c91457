import { m as require__builtin_node_crypto } from "./desk-tell.js";

// src/core/report/identity.ts
/** Colours, cursor movements and links as terminals read them (ECMA-48 CSI and OSC sequences). */
const TERMINAL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\^_]/g;
/** What joins the parts of a group or a name. */
const JOINT = " \u203a ";
/**
* The longest group, and the most that a name may have of what stands around its test, in UTF-16 code units. Each row
* repeats them, so that a short report with one long title would take as long as a huge one.
*/
const MAX_GROUP = 32768;
/** Stands for a group or a name that is too long. A report with one is refused. */
const TOO_LONG = " ".repeat(32769);
/** What a URL may write as it is, whoever makes it. */
const UNRESERVED = /[\w.~-]/;
/** A pattern for a part of a path, as it is and as URLs write it: by its bytes, which of its characters differs by tool. */
const patternOf = (part) => Array.from(part, (char) => {
	const plain = char.replace(/[.*+?^${}()|[\]\\]/, "\\$&");
	if (UNRESERVED.test(char)) return plain;
	return `(?:${plain}|${Array.from(Buffer.from(char), (byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("")})`;
}).join("");
/** Takes the checkout's path out of a text, also as a `file:` URL, and on Windows with either slash. */
const withoutPath = (root) => {
	const parts = root.split(/[\\/]+/).filter((part) => part !== "");
	if (parts.length === 0) return (text) => text;
	const isDrive = /^[A-Za-z]:[\\/]/.test(root);
	const escaped = parts.map(patternOf);
	const path = isDrive ? `(?:file:///)?${escaped.join("[\\\\/]")}` : `(?:file://)?/${escaped.join("/")}`;
	const pattern = new RegExp(`(?<![\\w.-])${path}(?:[\\\\/]+|(?![\\w.-]))`, isDrive ? "gi" : "g");
	const plain = `/${parts.join("/")}`;
	const shorten = (match) => /[\\/]$/.test(match) ? "" : ".";
	const start = plain.slice(0, plain.search(/[^\w.~/-]|$/));
	return (text) => isDrive || text.includes(start) ? text.replace(pattern, shorten) : text;
};
/**
* A string that shares no memory with the text it was cut from: V8 keeps the whole chunk alive for a slice of it, so
* whoever keeps a name beyond its chunk copies it. Joining and cutting makes the copy; nothing cheaper does.
*/
const owned = (text) => ` ${text}`.slice(1);
/** The naming of one checkout, given by its absolute path. */
const openNaming = (root) => {
	const relative = withoutPath(root);
	const clean = (text) => (text.includes("\x1B") || text.includes("\u009b") ? text.replace(TERMINAL, "") : text).toWellFormed();
	const isShort = /^[\\/]*[^\\/]*[\\/]*$/.test(root);
	let last = "";
	let lastGroup = "";
	return {
		group: (text) => {
			if (text.length > 32768) return TOO_LONG;
			if (text !== last) {
				last = text;
				lastGroup = owned(relative(clean(text)).replaceAll("\\", "/").replace(/^(?:\.\/+)+(?=.)/, ""));
			}
			return lastGroup;
		},
		name: (text) => isShort ? clean(text) : relative(clean(text))
	};
};
/** The parts that say something, joined. The last may be of any length: it is the test's own. */
const joined = (parts) => {
	const said = parts.filter((part) => part !== void 0 && part !== "");
	return said.slice(0, -1).reduce((length, part) => length + part.length, 0) > 32768 ? TOO_LONG : said.join(JOINT);
};

// src/core/canonical.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
/**
* The canonical text of a JSON value (RFC 8785): no white space, keys sorted by UTF-16 code units.
* Integers are all that is ever passed, so the RFC's number rules reduce to `String(n)`.
*/
const canonical = (value) => {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).flatMap(([key, member]) => member === void 0 ? [] : [`${JSON.stringify(key)}:${canonical(member)}`]).join(",")}}`;
};

// src/core/digest.ts
/** The sha256 of bytes, or of a text's UTF-8 form, as 32 raw bytes. */
const sha256 = (content) => (0, import__builtin_node_crypto.hash)("sha256", content, "buffer");
/**
* The sha256 of a text's UTF-8 form, as 32 characters of one byte each: for a million short texts this takes a quarter
* of the time and of the memory of as many buffers.
*/
const sha256Text = (content) => (0, import__builtin_node_crypto.hash)("sha256", content, "binary");
/** The sha256 of a few pieces, one after the other. */
const sha256All = (pieces) => {
	const sum = (0, import__builtin_node_crypto.createHash)("sha256");
	for (const piece of pieces) sum.update(piece);
	return sum.digest();
};
/** Raw hash bytes as they are shown. */
const showDigest = (bytes) => `sha256:${Buffer.from(bytes).toString("hex")}`;
/** The digest of a value's canonical form. */
const digestOf = (value) => showDigest(sha256(canonical(value)));

// src/core/tests/sorting.ts
/** Where a number is still exact: the room for what is sorted by and what it stands for together. */
const EXACT_BITS = 53;
const PREFIX_BITS = 48;
const NO_LEAD = {
	bytes: 0,
	values: 1
};
/** The bits that tell as many things apart. */
const bitsFor = (count) => Math.ceil(Math.log2(Math.max(count, 1)));
/**
* Where each entry of a fixed size starts, in the order of the entries as bytes. As many bits of an entry as leave room
* for its place are packed with it into one number, since numbers are sorted many times faster than anything that a
* function compares; the few that are equal that far are then compared whole.
*/
const startsInOrder = (entries, size, lead = NO_LEAD) => {
	const count = entries.length / size;
	const places = 2 ** bitsFor(count);
	const bits = Math.min(PREFIX_BITS, EXACT_BITS - bitsFor(count) - bitsFor(lead.values));
	const [keys, unused] = [2 ** bits, 2 ** (PREFIX_BITS - bits)];
	const order = new Float64Array(count);
	for (let index = 0, start = 0; index < count; index++, start += size) {
		const from = start + lead.bytes;
		const prefix = Math.floor((entries.readUInt32BE(from) * 2 ** 16 + entries.readUInt16BE(from + 4)) / unused);
		const first = lead.bytes === 0 ? 0 : entries.readUInt32BE(start);
		order[index] = (first * keys + prefix) * places + index;
	}
	order.sort();
	let [from, key] = [0, -1];
	const settle = (to) => {
		if (to - from > 1) order.subarray(from, to).sort((a, b) => entries.compare(entries, b, b + size, a, a + size));
		from = to;
	};
	order.forEach((packed, index) => {
		const next = Math.floor(packed / places);
		if (next !== key) settle(index);
		key = next;
		order[index] = (packed - next * places) * size;
	});
	settle(count);
	return order;
};
/** The entries in the order of their bytes. */
const sortedEntries = (entries, size) => {
	const sorted = Buffer.allocUnsafe(entries.length);
	let at = 0;
	for (const start of startsInOrder(entries, size)) at += entries.copy(sorted, at, start, start + size);
	return sorted;
};
/** The things that are left when as many are taken away as others have the same key. */
const surplus = (things, others, keyOf) => {
	const left = /* @__PURE__ */ new Map();
	for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
	return things.filter((thing) => {
		const key = keyOf(thing);
		const count = left.get(key) ?? 0;
		left.set(key, count - 1);
		return count <= 0;
	});
};
/** Things by a key of theirs, in the order in which they come. */
const gather = (things, keyOf) => {
	const parts = /* @__PURE__ */ new Map();
	for (const thing of things) {
		const key = keyOf(thing);
		const part = parts.get(key);
		if (part === void 0) parts.set(key, [thing]);
		else part.push(thing);
	}
	return parts;
};

// src/core/tests/leaves.ts
/** A hash's bytes. */
const LEAF = 32;
/** A group's number, then the leaf. */
const LEAF_ENTRY = 36;
/** An empty collection. */
const openLeaves = () => {
	let bytes = Buffer.alloc(288);
	let used = 0;
	const makeRoom = (length) => {
		if (used + length > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + length));
	};
	return {
		add: (group, leaf) => {
			makeRoom(36);
			bytes.writeUInt32BE(group, used);
			bytes.write(leaf, used + 4, "binary");
			used += 36;
		},
		merge: (entries, numbers) => {
			makeRoom(entries.length);
			bytes.set(entries, used);
			const end = used + entries.length;
			for (; used < end; used += 36) bytes.writeUInt32BE(numbers.readUInt32BE(4 * bytes.readUInt32BE(used)), used);
		},
		entries: () => bytes.subarray(0, used),
		digests: (groups) => digestGroups(bytes.subarray(0, used), groups)
	};
};
const WORD = 4;
const digestGroups = (entries, groups) => {
	const sorted = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(entries.length / 36 * 32));
	const from = new DataView(entries.buffer, entries.byteOffset, entries.length);
	const ends = Array.from({ length: groups }, () => 0);
	let at = 0;
	for (const start of startsInOrder(entries, 36, {
		bytes: 4,
		values: groups
	})) {
		for (let word = 0; word < 32; word += WORD) sorted.setUint32(at + word, from.getUint32(start + 4 + word));
		at += 32;
		ends[entries.readUInt32BE(start)] = at;
	}
	const bytes = Buffer.from(sorted.buffer);
	let begin = 0;
	return ends.map((end) => {
		const digest = sha256(bytes.subarray(begin, end));
		begin = end;
		return digest;
	});
};

// src/core/tests/sum.ts
/** What a test came to as the digest sees it: one that the policy calls unstable has no other outcome. */
const RECORDED_OUTCOMES = [
	"passed",
	"failed",
	"skipped",
	"unstable"
];
/** A test's leaf as text of one byte a character. `group` is JSON. */
const leafOf = (outcome, group, name) => sha256Text(`["${outcome}",${group},${JSON.stringify(name)}]`);
/**
* Counts and digests tests as they are found, and keeps no name of any. A test's leaf is the sha256 of the canonical
* text of `[outcome, group, name]`; leaves make group digests, group digests the suite's. Order never matters.
*
* @param hasUnstable whether the policy calls tests unstable, so that they are counted
*/
const openSum = (hasUnstable = false) => {
	const counts = {
		passed: 0,
		failed: 0,
		skipped: 0,
		unstable: 0
	};
	const groups = /* @__PURE__ */ new Map();
	const leaves = openLeaves();
	const groupOf = (name) => {
		const known = groups.get(name);
		if (known !== void 0) return known;
		const group = {
			number: groups.size,
			json: JSON.stringify(name)
		};
		groups.set(name, group);
		return group;
	};
	/** Of each group, as it came, the hash of its name and its digest: {@link PAIR} bytes. */
	const pairs = () => pairsOf([...groups.keys()], leaves.digests(groups.size));
	return {
		counts,
		groups: () => [...groups.keys()],
		pairs,
		add: ({ outcome, group, name }) => {
			counts[outcome]++;
			const { number, json } = groupOf(group);
			leaves.add(number, leafOf(outcome, json, name));
		},
		/** Adds what another has counted and digested. */
		merge: ({ counts: added, groups: names, entries }) => {
			for (const outcome of RECORDED_OUTCOMES) counts[outcome] += added[outcome];
			const numbers = Buffer.alloc(4 * names.length);
			for (const [number, name] of names.entries()) numbers.writeUInt32BE(groupOf(name).number, 4 * number);
			leaves.merge(entries, numbers);
		},
		/** What {@link merge} takes. */
		parts: () => ({
			counts,
			groups: [...groups.keys()],
			entries: leaves.entries()
		}),
		sum: (found = pairs()) => {
			const { unstable, ...rest } = counts;
			return {
				counts: {
					total: rest.passed + rest.failed + rest.skipped + unstable,
					...rest,
					...hasUnstable ? { unstable } : {}
				},
				digest: showDigest(sha256(sortedEntries(found, 64)))
			};
		}
	};
};
/** A group's name and its digest, 32 bytes each. */
const PAIR = 64;
const pairsOf = (names, digests) => {
	const pairs = Buffer.allocUnsafe(names.length * 64);
	for (const [number, name] of names.entries()) pairs.write(sha256Text(name), number * 64, "binary");
	for (const [number, digest] of digests.entries()) digest.copy(pairs, number * 64 + 64 / 2);
	return pairs;
};

export { openNaming as _, startsInOrder as a, sha256 as c, showDigest as d, canonical as f, joined as g, TOO_LONG as h, sortedEntries as i, sha256All as l, MAX_GROUP as m, openSum as n, surplus as o, JOINT as p, gather as r, digestOf as s, RECORDED_OUTCOMES as t, sha256Text as u, owned as v };