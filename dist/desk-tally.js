import { f as require__builtin_node_crypto } from "./desk-verb.js";

// src/core/report/identity.ts
/** Colours, cursor movements and links as terminals read them (ECMA-48 CSI and OSC sequences). */
const TERMINAL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\^_]/g;
/** What joins the parts of a group or a name. */
const JOINT = " › ";
/** Takes the checkout's path out of a text, also as a `file:` URL, and on Windows with either slash. */
const withoutPath = (root) => {
	const parts = root.split(/[\\/]+/).filter((part) => part !== "");
	if (parts.length === 0) return (text) => text;
	const isDrive = /^[A-Za-z]:[\\/]/.test(root);
	const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	const path = isDrive ? `(?:file:///)?${escaped.join("[\\\\/]")}` : `(?:file://)?/${escaped.join("/")}`;
	const pattern = new RegExp(`(?<![\\w.-])${path}(?:[\\\\/]+|(?![\\w.-]))`, isDrive ? "gi" : "g");
	const plain = `/${parts.join("/")}`;
	const shorten = (match) => /[\\/]$/.test(match) ? "" : ".";
	return (text) => isDrive || text.includes(plain) ? text.replace(pattern, shorten) : text;
};
/**
* A string that shares no memory with the text it was cut from: V8 keeps the whole chunk alive for a slice of it, so
* whoever keeps a name beyond its chunk copies it. Joining and cutting makes the copy; nothing cheaper does.
*/
const owned = (text) => ` ${text}`.slice(1);
/** The naming of one checkout, given by its absolute path. */
const openNaming = (root) => {
	const relative = withoutPath(root);
	const clean = (text) => relative(text.includes("\x1B") || text.includes("") ? text.replace(TERMINAL, "") : text).toWellFormed();
	let last = "";
	let lastGroup = "";
	return {
		group: (text) => {
			if (text !== last) {
				last = text;
				lastGroup = owned(clean(text).replaceAll("\\", "/").replace(/^(?:\.\/+)+(?=.)/, ""));
			}
			return lastGroup;
		},
		name: clean
	};
};
/** The parts that say something, joined. */
const joined = (parts) => parts.filter((part) => part !== void 0 && part !== "").join(JOINT);

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

// src/core/tests/leaves.ts
const LEAF = 32;
/** A group's number, then the leaf. */
const ENTRY$1 = 36;
/** An empty collection. */
const openLeaves = () => {
	let bytes = Buffer.alloc(288);
	let used = 0;
	const makeRoom = (length) => {
		if (used + length > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + length));
	};
	return {
		add: (group, leaf) => {
			makeRoom(ENTRY$1);
			bytes.writeUInt32BE(group, used);
			bytes.write(leaf, used + 4, "binary");
			used += ENTRY$1;
		},
		merge: (entries, numbers) => {
			makeRoom(entries.length);
			bytes.set(entries, used);
			const end = used + entries.length;
			for (; used < end; used += ENTRY$1) bytes.writeUInt32BE(numbers.readUInt32BE(4 * bytes.readUInt32BE(used)), used);
		},
		entries: () => bytes.subarray(0, used),
		digests: (groups) => digestGroups(bytes.subarray(0, used), groups)
	};
};
const WORD = 4;
const digestGroups = (entries, groups) => {
	const sorted = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(entries.length / ENTRY$1 * LEAF));
	const from = new DataView(entries.buffer, entries.byteOffset, entries.length);
	const ends = Array.from({ length: groups }, () => 0);
	let at = 0;
	for (const start of startsInOrder(entries, ENTRY$1, {
		bytes: 4,
		values: groups
	})) {
		for (let word = 0; word < LEAF; word += WORD) sorted.setUint32(at + word, from.getUint32(start + 4 + word));
		at += LEAF;
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

// src/core/tests/tree.ts
/** 4 bytes of the name's hash, 8 of the digest. */
const ENTRY = 12;
/** A group's name and its digest, 32 bytes each. */
const PAIR$1 = 64;
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
const digestOfMembers = (members) => sha256(sortedEntries(Buffer.concat(members.flatMap(({ hash, digest }) => [hash, digest])), PAIR$1));
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

// src/core/tests/wildcard.ts
/**
* Whether `text` matches `pattern`, in which `*` stands for any run of characters and all else for itself.
* Walks both once and steps back to the last `*` only, so no pattern is worse than their product.
*/
const matchesWildcard = (pattern, text) => {
	let [at, from] = [0, 0];
	let [star, resume] = [-1, 0];
	while (from < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = from;
	} else if (pattern[at] === text[from]) {
		at++;
		from++;
	} else if (star >= 0) {
		at = star + 1;
		from = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
};

// src/core/tests/tally.ts
const OUTCOMES = [
	"passed",
	"failed",
	"skipped",
	"unstable"
];
/** A test's leaf as text of one byte a character. `group` is JSON. */
const leafOf = (outcome, group, name) => sha256Text(`["${outcome}",${group},${JSON.stringify(name)}]`);
/** How a test is named to people, and what a pattern of the policy is matched against. */
const showTest = (group, name) => group === "" ? name : `${group} › ${name}`;
/** A suite with more failing, or more skipped, tests than this has them by count only. */
const MOST_NAMED = 1e4;
/** Tests are kept by name up to this many a suite, so that a record of any size stays within memory. */
const MOST_TESTS_KEPT = 2e5;
/** Unstable tests that are kept by name: many more than a policy may call so, and no more than a reader reads. */
const MOST_UNSTABLE = 100;
/**
* Counts and digests tests as they are found. A test's leaf is the sha256 of the canonical text of
* `[outcome, group, name]`; leaves make group digests, group digests the suite's. Order never matters.
*/
const openTally = (unstablePatterns, keep) => {
	const counts = {
		passed: 0,
		failed: 0,
		skipped: 0,
		unstable: 0
	};
	const groups = /* @__PURE__ */ new Map();
	const leaves = openLeaves();
	const named = {
		failed: [],
		skipped: []
	};
	const unstable = [];
	const failures = [];
	const unmatched = new Set(unstablePatterns);
	let tests = [];
	const isUnstable = (group, name) => {
		const shown = showTest(group, name);
		let found = false;
		for (const pattern of unstablePatterns) if (matchesWildcard(pattern, name) || matchesWildcard(pattern, shown)) {
			unmatched.delete(pattern);
			found = true;
		}
		return found;
	};
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
	const sumOf = (pairs) => {
		const { unstable: unstableCount, ...rest } = counts;
		return {
			counts: {
				total: rest.passed + rest.failed + rest.skipped + unstableCount,
				...rest,
				...unstablePatterns.length > 0 ? { unstable: unstableCount } : {}
			},
			digest: showDigest(sha256(sortedEntries(pairs, PAIR)))
		};
	};
	return {
		add: ({ group, name: shared, outcome, cause }) => {
			const recorded = unstablePatterns.length > 0 && isUnstable(group, shared) ? "unstable" : outcome;
			if (tests !== void 0 && tests.length >= keep) tests = void 0;
			const name = tests === void 0 && recorded === "passed" ? shared : owned(shared);
			counts[recorded]++;
			const { number, json } = groupOf(group);
			leaves.add(number, leafOf(recorded, json, name));
			if (recorded === "unstable") unstable.push([
				outcome,
				group,
				name
			]);
			else if (recorded !== "passed" && named[recorded].length < 1e4) named[recorded].push([group, name]);
			if (recorded === "failed" && cause !== void 0 && failures.length < 1e4) failures.push({
				test: [group, name],
				...cause
			});
			tests?.push([
				recorded,
				group,
				name
			]);
		},
		/** Adds what another tally has counted and digested; the names of its tests are not taken over. */
		merge: ({ counts: added, groups: names, entries }) => {
			for (const outcome of OUTCOMES) counts[outcome] += added[outcome];
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
		/** The counts and the digest alone, where nothing is to be named. */
		sum: () => sumOf(pairsOf([...groups.keys()], leaves.digests(groups.size))),
		finish: () => {
			const names = [...groups.keys()];
			const pairs = pairsOf(names, leaves.digests(names.length));
			const members = names.length > 1e5 ? [] : membersOf(names, pairs);
			const cuts = cutsThrough(members);
			const folders = new Map(cuts.flat().flatMap((node) => node.folder ? [[node.name, node]] : []));
			return {
				...sumOf(pairs),
				groups: sortedEntries(Buffer.concat([shortened(pairs), entriesOf([...folders.values()])]), 12),
				cuts,
				members,
				failing: counts.failed > 1e4 ? void 0 : named.failed.sort(byName),
				skipping: counts.skipped > 1e4 ? void 0 : named.skipped.sort(byName),
				unstable: unstable.sort(byOutcomeAfterName).slice(0, 100),
				failures,
				unmatched: [...unmatched],
				tests
			};
		}
	};
};
/** A group's name and its digest, 32 bytes each. */
const PAIR = 64;
const pairsOf = (names, digests) => {
	const pairs = Buffer.allocUnsafe(names.length * PAIR);
	for (const [number, name] of names.entries()) pairs.write(sha256Text(name), number * PAIR, "binary");
	for (const [number, digest] of digests.entries()) digest.copy(pairs, number * PAIR + PAIR / 2);
	return pairs;
};
const membersOf = (names, pairs) => names.map((name, number) => {
	const [start, middle] = [number * PAIR, number * PAIR + PAIR / 2];
	return {
		name,
		hash: pairs.subarray(start, middle),
		digest: pairs.subarray(middle, start + PAIR)
	};
}).sort((a, b) => a.hash.compare(b.hash));
const shortened = (pairs) => {
	const short = Buffer.allocUnsafe(pairs.length / PAIR * 12);
	for (let [from, to] = [0, 0]; from < pairs.length; from += PAIR, to += 12) {
		pairs.copy(short, to, from, from + 4);
		pairs.copy(short, to + 4, from + PAIR / 2, from + PAIR / 2 + 8);
	}
	return short;
};
const compareText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
const byName = (a, b) => compareText(a[0], b[0]) || compareText(a[1], b[1]);
const byOutcomeAfterName = (a, b) => compareText(a[1], b[1]) || compareText(a[2], b[2]) || compareText(a[0], b[0]);

export { showDigest as _, openTally as a, joined as b, entriesOf as c, sortedEntries as d, startsInOrder as f, sha256Text as g, sha256All as h, byOutcomeAfterName as i, nodeKey as l, sha256 as m, MOST_TESTS_KEPT as n, showTest as o, digestOf as p, byName as r, matchesWildcard as s, MOST_NAMED as t, gather as u, canonical as v, openNaming as x, JOINT as y };