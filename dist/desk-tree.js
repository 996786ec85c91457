import { f as require__builtin_node_crypto } from "./desk-verb.js";

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

// src/core/tests/tree.ts
/** 4 bytes of the name's hash, 8 of the digest. */
const ENTRY = 12;
/** A group's name and its digest, 32 bytes each. */
const PAIR = 64;
/** Up to this many groups a block has room for all of them, as a rule. */
const FEW = 200;
/** With more than this the tree would take more memory than it is worth. */
const MOST_MEMBERS = 1e5;
/** How many entries the cuts through the tree have at most, the finest first. */
const CUTS = [
	1024,
	256,
	64,
	16
];
/** A folder with more in it is parted by the hashes of what is in it, one hex digit at a time. */
const WIDEST = 16;
/** A group is never taken for a folder of the same name. */
const nameHash = ({ name, folder }) => sha256(folder ? `\0${name}` : name);
/** The first 4 bytes of an entry as hex: what a pinned entry is known by. */
const nodeKey = (node) => nameHash(node).toString("hex", 0, 4);
/** The digest over groups: for each the sha256 of its name and its digest, these pairs sorted as bytes. */
const digestOfMembers = (members) => sha256(sortedEntries(Buffer.concat(members.flatMap(({ hash, digest }) => [hash, digest])), PAIR));
/** The entry of a node. A folder's digest is that of a suite which has these groups alone. */
const nodeEntry = (node) => {
	const [only] = node.members;
	const digest = node.folder || only === void 0 ? digestOfMembers(node.members) : only.digest;
	return Buffer.concat([nameHash(node).subarray(0, 4), digest.subarray(0, 8)]);
};
/** The entries of nodes, sorted. */
const entriesOf = (nodes) => sortedEntries(Buffer.concat(nodes.map(nodeEntry)), 12);
const groupNode = (member) => ({
	name: member.name,
	folder: false,
	members: [member]
});
/** The next folder on the way to a group, or the group itself: parts end at "/" or, where there is none, at ".". */
const nextPart = (name, path) => {
	const end = name.indexOf(name.includes("/") ? "/" : ".", path.length);
	return end === -1 ? name : name.slice(0, end + 1);
};
const isFolder = (part) => "path" in part;
/** What a folder falls into; a folder in which there is but one thing is passed through. */
const split = ({ path, digits, members }) => {
	const parts = gather(members, ({ name }) => nextPart(name, path));
	if (parts.size === 1 && members.length > 1) {
		const [inner = path] = parts.keys();
		return split({
			path: inner,
			digits: "",
			members
		});
	}
	if (parts.size <= WIDEST) return [...parts].flatMap(([part, inner]) => inner.length === 1 ? inner.map(groupNode) : [{
		path: part,
		digits: "",
		members: inner
	}]);
	return [...gather(members, ({ name }) => digits + sha256(nextPart(name, path)).toString("hex").charAt(digits.length))].map(([bucket, inner]) => ({
		path,
		digits: bucket,
		members: inner
	}));
};
const finished = (part) => isFolder(part) ? {
	name: part.digits === "" ? part.path : `${part.path}#${part.digits}`,
	folder: true,
	members: part.members
} : part;
const sizeOf = (part) => isFolder(part) ? part.members.length : 0;
const larger = (a, b) => sizeOf(b) > sizeOf(a) ? b : a;
/**
* Cuts through the tree of groups, the finest first: lists of nodes that together hold each group once; none where
* there are few groups. Starting with
* the whole, the folder with the most groups (of several the first) is parted again and again for as long as the cut
* has no more entries than it may.
*/
const cutsThrough = (members) => {
	if (members.length <= FEW) return [];
	const cuts = [];
	let parts = split({
		path: "",
		digits: "",
		members
	});
	for (const most of CUTS.toReversed()) {
		for (;;) {
			const largest = parts.reduce(larger);
			if (!isFolder(largest)) break;
			const inner = split(largest);
			if (parts.length - 1 + inner.length > most) break;
			parts = parts.flatMap((part) => part === largest ? inner : [part]);
		}
		if (parts.length !== cuts[0]?.length) cuts.unshift(parts.map(finished));
	}
	return cuts;
};

export { gather as a, digestOf as c, sha256Text as d, showDigest as f, nodeKey as i, sha256 as l, cutsThrough as n, sortedEntries as o, canonical as p, entriesOf as r, startsInOrder as s, MOST_MEMBERS as t, sha256All as u };