import { d as sha256Text, f as showDigest, l as sha256, n as cutsThrough, o as sortedEntries, r as entriesOf, s as startsInOrder, t as MOST_MEMBERS } from "./desk-tree.js";
import { t as matchesWildcard } from "./desk-wildcard.js";

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

// src/core/tests/leaves.ts
const LEAF = 32;
/** A group's number, then the leaf. */
const ENTRY = 36;
/** An empty collection. */
const openLeaves = () => {
	let bytes = Buffer.alloc(288);
	let used = 0;
	const makeRoom = (length) => {
		if (used + length > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + length));
	};
	return {
		add: (group, leaf) => {
			makeRoom(ENTRY);
			bytes.writeUInt32BE(group, used);
			bytes.write(leaf, used + 4, "binary");
			used += ENTRY;
		},
		merge: (entries, numbers) => {
			makeRoom(entries.length);
			bytes.set(entries, used);
			const end = used + entries.length;
			for (; used < end; used += ENTRY) bytes.writeUInt32BE(numbers.readUInt32BE(4 * bytes.readUInt32BE(used)), used);
		},
		entries: () => bytes.subarray(0, used),
		digests: (groups) => digestGroups(bytes.subarray(0, used), groups)
	};
};
/** An entry and its leaf in words: a leaf is moved by words several times faster than by a call that copies bytes. */
const [ENTRY_WORDS, LEAF_WORDS] = [ENTRY / 4, LEAF / 4];
const digestGroups = (entries, groups) => {
	const words = new Uint32Array(entries.buffer, entries.byteOffset, entries.length / 4);
	const sorted = new Uint32Array(words.length / ENTRY_WORDS * LEAF_WORDS);
	const ends = Array.from({ length: groups }, () => 0);
	let at = 0;
	for (const start of startsInOrder(entries, ENTRY, {
		bytes: 4,
		values: groups
	})) {
		const leaf = start / 4 + 1;
		for (let word = 0; word < LEAF_WORDS; word++) sorted[at++] = words[leaf + word] ?? 0;
		ends[entries.readUInt32BE(start)] = 4 * at;
	}
	const bytes = Buffer.from(sorted.buffer);
	let from = 0;
	return ends.map((end) => {
		const digest = sha256(bytes.subarray(from, end));
		from = end;
		return digest;
	});
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

export { showTest as a, openNaming as c, openTally as i, byName as n, JOINT as o, byOutcomeAfterName as r, joined as s, MOST_NAMED as t };