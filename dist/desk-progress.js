import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { _ as require__builtin_node_fs, a as messageOf, d as require__builtin_node_child_process, g as plainLines, h as plainLine, i as codeOf, l as require__builtin_node_net, m as require__builtin_node_crypto, o as openGit, y as fault } from "./desk-tell.js";
import { c as require__builtin_node_os, i as makeTemporaryFolder, l as require_promises, o as readText, p as openNormaliser, r as makeFolder, u as utf8Of } from "./desk-text.js";
import { a as require__builtin_node_path } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import { _ as matcherOf, g as literalMatcher } from "./desk-rule.js";
import { n as seconds, t as counted } from "./desk-amount.js";
import { F as readHead, I as resolveCommit, L as LINK, N as listFiles, P as mergeBase, R as SUBMODULE, S as makeSuiteRecord, at as openTally, h as listenToGroups, l as runCommand, m as killLiveGroups, tt as MOST_TESTS_KEPT, w as toldOf } from "./desk-desk.js";
import { g as withoutPassed, h as unsetNames, p as commandEnvironment, t as demandsOf } from "./desk-demands.js";
import { n as policyDigest } from "./desk-policy-digest.js";
import { t as absentSuites } from "./desk-applicability.js";
import { a as commandOf, c as shardsOf, i as shardsFor, n as legsFor, s as shardTitle, t as ONLY_LEG } from "./desk-leg.js";
import { a as mergeShards, s as openKeys } from "./desk-share.js";
import { t as stateOf } from "./desk-state.js";
import { a as writeEntries, i as textOf$1, n as readTree, r as splitNul, t as bytesOf } from "./desk-tree.js";

// src/core/record/exit.ts
/** The record's form of an exit. */
const recordExit = (exit) => {
	if (exit.kind === "code") return exit.code;
	return exit.kind === "signal" ? `signal:${exit.signal}` : "timeout";
};

// src/core/shards/corner-legs.ts
/** The legs that have something of the head to run. */
const busyLegs = ({ systems }, { suites }) => new Set(Object.values(suites).flatMap((suite) => legsFor(systems, suite).slice(0, suite.shards)));
/** The idle legs that can run a suite. */
const idleFor = (leg, policy, suite) => {
	const busy = busyLegs(leg, policy);
	return legsFor(leg.systems, suite).filter((index) => !busy.has(index));
};
/** The corners that may be asked for. A proof, which any block may ask for and most do not, comes last. */
const mayBeAsked = ({ losses, proof }) => {
	const regressions = proof?.regressions === true;
	const asked = {
		baseline: losses !== "off" || regressions,
		regressions,
		proof: true
	};
	return [
		"baseline",
		"regressions",
		"proof"
	].filter((corner) => asked[corner]);
};
/**
* The shards of a suite that fall to a leg in a corner. Idle legs are taken in sets of as many as the suite has shards,
* and the corners dealt to the sets in turn; without such a set a corner is run where the suite is. It depends on the
* policy and the legs alone, so that every leg deals alike.
*/
const cornerShardsFor = (leg, policy, suite, corner) => {
	const idle = idleFor(leg, policy, suite);
	const sets = Math.floor(idle.length / suite.shards);
	if (sets === 0) return shardsFor(leg, suite);
	const place = mayBeAsked(policy).indexOf(corner) % sets;
	return shardsOf(suite).filter(({ index }) => idle[place * suite.shards + index - 1] === leg.index);
};
/** What of the corners falls to a leg. A corner of which nothing does has no suite. */
const cornersOn = (leg, policy) => {
	const dealt = (corner) => Object.fromEntries(Object.entries(policy.suites).flatMap(([name, suite]) => {
		const shards = suite.reports.length === 0 ? [] : cornerShardsFor(leg, policy, suite, corner);
		return shards.length === 0 ? [] : [[name, shards]];
	}));
	return {
		baseline: dealt("baseline"),
		proof: dealt("proof"),
		regressions: dealt("regressions")
	};
};

// src/app/shards.ts
/** What the first run found stands, also where there is no second one. */
const NOT_CONFIRMED = "it could not be run once more";
/** Runs a whole suite here: its shards one after the other, put together. */
const runWhole = async (name, suite, run) => {
	const [only, ...more] = shardsOf(suite);
	if (only !== void 0 && more.length === 0) return run(only);
	const runs = await runShards(shardsOf(suite), run);
	if (!runs.ok) return runs;
	const merged = mergeShards(runs.value);
	return merged.ok ? merged : err(fault("internal", `suite ${name}: ${merged.error}`));
};
/** Runs shards of a suite, one after the other. */
const runShards = async (shards, run) => {
	const runs = [];
	for (const shard of shards) {
		const one = await run(shard);
		if (!one.ok) return one;
		runs.push(one.value);
	}
	return ok(runs);
};

// src/app/run-suites.ts
const lastWords = ({ output: { head, tail } }) => (tail === "" ? head : tail).slice(-16e3);
const LEFT_BEHIND = "a process that the suite left behind held its output open: what it wrote later was not read";
/**
* Runs `setup`: each command up to three times, but none again once two minutes are over, since a registry may be away
* for a moment. `passed` are the variables that reach it and no suite.
*/
const runSetup = async (policy, { root, runner, clock }, watch, passed) => {
	const started = clock.now().getTime();
	for (const { command, image } of setupSteps(policy)) for (let attempt = 1;; attempt++) {
		watch.started("setup", command);
		const request = {
			command,
			cwd: root,
			env: [policy.env, Object.fromEntries(passed.map((name) => [name, null]))],
			timeout: SETUP_TIMEOUT,
			network: "open",
			image,
			reportsFolder: void 0
		};
		const run = await runner.run({
			...request,
			onOutput: watch.output
		});
		if (run.ok && run.value.exit.kind === "code" && run.value.exit.code === 0) break;
		if (!run.ok && run.error.code === "interrupted") return run;
		if (attempt < 3 && clock.now().getTime() - started < TWO_MINUTES) {
			await clock.sleep(1e3 * attempt);
			continue;
		}
		const how = run.ok ? `ended with ${recordExit(run.value.exit)}` : run.error.message;
		const shown = typeof command === "string" ? command : command.join(" ");
		return err(fault("setup-failed", `setup: \`${shown}\` ${how}`, { cause: run.ok ? lastWords(run.value) : run.error }));
	}
	return ok(void 0);
};
/** What is installed is an image's: the commands run in each that a suite names, one after the other. */
const setupSteps = ({ setup, suites }) => {
	return [...new Set(Object.values(suites).map(({ image }) => image))].flatMap((image) => setup.map((command) => ({
		command,
		image
	})));
};
const SETUP_TIMEOUT = 9e5;
const TWO_MINUTES = 12e4;
/** What becomes of a result whose reports were written to after they had been read. */
const refusedLate = (suite, { record, milliseconds, notes }, message) => ({
	record: makeSuiteRecord(suite, record.exit, {
		kind: "refused",
		code: "report-changed"
	}),
	unstable: [],
	unmatched: [],
	notes,
	milliseconds,
	refused: message
});
/** Runs one suite once, with all its shards. */
const runSuite = (name, suite, policy, workshop, watch) => runWhole(name, suite, (shard) => runShard(name, suite, shard, policy, workshop, watch));
/** Runs one shard of a suite once, from an empty report folder to its result. */
const runShard = async (name, suite, shard, policy, { root, runner, reports }, watch) => {
	const room = await reports.prepare(suite);
	if (!room.ok) return room;
	const [title, command] = [shardTitle(name, shard), commandOf(suite, shard)];
	watch.started(title, command);
	const { folder } = room.value;
	const run = await runner.run({
		command,
		cwd: suite.cwd === "." ? root : `${root}/${suite.cwd}`,
		env: [policy.env, suite.env],
		timeout: suite.timeout,
		network: suite.scope === "offline" ? "none" : "open",
		image: suite.image,
		reportsFolder: folder,
		onOutput: watch.output
	});
	if (!run.ok) return run;
	const collected = await reports.collect(name, suite, folder);
	const result = makeResult(name, suite, run.value, collected);
	watch.ended(title, result);
	const { outcome, tests } = collected;
	return ok({
		shard,
		result,
		tally: outcome.kind === "read" ? outcome.tally : void 0,
		tests
	});
};
/** What a result must be like to need no last words: a shard may have few tests, and none of the unstable ones. */
const passesAlone = (name, suite, result) => {
	const alone = suite.shards === 1 ? suite : {
		...suite,
		minTests: 0
	};
	const told = suite.shards === 1 ? result : {
		...result,
		unmatched: []
	};
	return demandsOf(name, {
		...alone,
		must: "pass"
	}, told).length === 0;
};
/** A suite is `live` by what it is given: where that is not there, the claim reaches further than this run. */
const notReached = ({ scope }, { unset = [] }) => scope === "live" ? unset.map((name) => `${name}, which the policy passes, is not set where this ran: what needs it was not reached`) : [];
const makeResult = (name, suite, run, { outcome, notes, message }) => {
	const tally = outcome.kind === "read" ? outcome.tally : void 0;
	const result = {
		record: makeSuiteRecord(suite, recordExit(run.exit), outcome),
		...toldOf(tally, suite.tests),
		notes: [
			...notes.slice(0, 100),
			...run.drained ? [] : [LEFT_BEHIND],
			...notReached(suite, run)
		],
		milliseconds: run.milliseconds,
		...message === void 0 ? {} : { refused: message }
	};
	return passesAlone(name, suite, result) ? result : {
		...result,
		tail: lastWords(run)
	};
};
/**
* Runs every suite that applies here and falls to this leg, one after the other, and makes the record of `head`, which
* must not move. A suite of which only some shards fall to it is no part of the record: other legs have the rest.
*/
const runSuites = async (policy, touched, head, workshop, watch, leg = ONLY_LEG) => {
	const { clock, machine, runner } = workshop;
	const started = clock.now();
	const absent = absentSuites(policy, touched, machine.os);
	const suites = {};
	const tests = {};
	const tallies = {};
	const parts = {};
	for (const [name, suite] of Object.entries(policy.suites)) {
		if (Object.hasOwn(absent, name)) continue;
		const dealt = shardsFor(leg, suite);
		if (dealt.length < suite.shards) {
			const part = await runShards(dealt, (shard) => runShard(name, suite, shard, policy, workshop, watch));
			if (!part.ok) return part;
			if (dealt.length > 0) parts[name] = part.value;
			continue;
		}
		const run = await runSuite(name, suite, policy, workshop, watch);
		if (!run.ok) return run;
		suites[name] = { first: run.value.result };
		const { tally } = run.value;
		if (tally !== void 0) tallies[name] = tally;
		if (tally?.tests !== void 0) tests[name] = tally.tests;
	}
	for (const [name, message] of await workshop.reports.late()) {
		const { [name]: suite } = policy.suites;
		const { [name]: runs } = suites;
		const { [name]: part } = parts;
		if (suite === void 0) continue;
		delete tallies[name];
		delete tests[name];
		if (runs !== void 0) suites[name] = { first: refusedLate(suite, runs.first, message) };
		if (part !== void 0) parts[name] = part.map(({ shard, result }) => ({
			shard,
			result: refusedLate(suite, result, message),
			tally: void 0
		}));
	}
	const after = await workshop.headAfter();
	if (!after.ok) return after;
	if (after.value !== void 0 && after.value !== head.commit) return err(fault("head-moved-locally", `HEAD was ${head.commit} before the suites and is ${after.value} now`));
	const besides = Object.values(cornersOn(leg, policy)).flatMap((corner) => Object.keys(corner)).filter((name) => absent[name] === void 0);
	const cutOff = [
		...Object.keys(suites),
		...Object.keys(parts),
		...besides
	].some((name) => policy.suites[name]?.scope === "offline");
	const by = {
		...machine,
		at: `${started.toISOString().slice(0, 19)}Z`,
		isolation: runner.isolation,
		network: cutOff ? runner.network : "open",
		milliseconds: Math.max(0, clock.now().getTime() - started.getTime())
	};
	const regenerated = {
		recount: 1,
		...head,
		policy: policyDigest(policy),
		by,
		suites,
		absent
	};
	return ok({
		regenerated,
		tests,
		tallies,
		parts
	});
};

// src/app/setup-elsewhere.ts
/**
* Told before `setup` runs in a tree that is soon gone, with no walls around it: an editable install of pip, for one, would
* then point at nothing.
*/
const SETUP_ELSEWHERE = "warning: `setup` runs in other trees now, and in the environment of this machine: what it installs outside of a tree stays, and may point into one that is gone";

// src/io/git/borrowing.ts
var import__builtin_node_fs = require__builtin_node_fs();
var import__builtin_node_os = require__builtin_node_os();
var import_promises = require_promises();
var import__builtin_node_path = require__builtin_node_path();
/** Settings of the user's or the runner's that decide how a file's text is written, each with the values git knows. */
const TEXT_SETTINGS = {
	"core.autocrlf": /^(?:true|false|input|yes|no|on|off|0|1)$/i,
	"core.eol": /^(?:lf|crlf|native)$/i
};
/**
* Makes an existing folder a git folder of our own that borrows the repository's objects: neither its configuration nor
* its `info/attributes` counts there, no `filter.*` program is known, and the index is new. Gives how git is called in it.
*/
const makeBorrowingFolder = async (git, folder, head = "ref: refs/heads/none") => {
	const settings = await readTextSettings(git);
	if (!settings.ok) return settings;
	await writeGitFolder(folder, git, settings.value, head);
	return ok({
		gitDir: folder,
		env: { GIT_OBJECT_DIRECTORY: (0, import__builtin_node_path.join)(git.commonDir, "objects") }
	});
};
/** Tells a git folder of ours where the repository's history was cut off when it was fetched. */
const cutOffAsIn = async (git, folder) => {
	const cut = await (0, import_promises.readFile)((0, import__builtin_node_path.join)(git.commonDir, "shallow")).catch(() => void 0);
	if (cut !== void 0) await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "shallow"), cut);
};
const readTextSettings = async (git) => {
	const answer = await git.call([
		"config",
		"-z",
		"--get-regexp",
		"^core\\.(autocrlf|eol)$"
	], {
		profile: "desk",
		codes: [0, 1]
	});
	if (!answer.ok) return answer;
	const settings = /* @__PURE__ */ new Map();
	for (const line of answer.value.stdout.toString().split("\0")) {
		const [name = "", value = "true"] = line.split("\n");
		if (TEXT_SETTINGS[name]?.test(value) === true) settings.set(name, value);
	}
	return ok(settings);
};
const writeGitFolder = async (folder, git, settings, head) => {
	const sha256 = git.objectFormat === "sha256";
	const config = [
		"[core]",
		`repositoryFormatVersion = ${sha256 ? 1 : 0}`,
		...[...settings].map(([name, value]) => `${name.slice(5)} = ${value}`),
		...sha256 ? ["[extensions]", "objectFormat = sha256"] : []
	];
	await (0, import_promises.mkdir)((0, import__builtin_node_path.join)(folder, "refs"));
	await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "HEAD"), `${head}\n`);
	await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "config"), `${config.join("\n")}\n`);
};

// src/io/git/content.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
const CHUNK$1 = Buffer.alloc(1048576);
const ROOM = 32;
const OPEN_FLAGS = import__builtin_node_fs.constants.O_RDONLY | (import__builtin_node_fs.constants.O_NOFOLLOW ?? 0) | (import__builtin_node_fs.constants.O_NONBLOCK ?? 0);
/**
* Compares files with their entries by hashing their bytes ourselves: no index is asked, so that no flag, timestamp or
* cache in one can speak for a file, and no program runs. It blocks; a file takes about as long as the system takes to
* open, read and close it.
*/
const compareBytes = (root, entries, algorithm) => {
	const inFolders = folderCheck(root);
	const altered = [];
	const broken = [];
	for (const entry of entries) {
		if (entry.mode === "160000") continue;
		const found = inFolders(entry.path) ? hashEntry(pathIn(root, entry.path), entry.mode, algorithm) : void 0;
		if (found === void 0) broken.push(entry);
		else if (found !== entry.id) (entry.mode === "120000" ? broken : altered).push(entry);
	}
	return {
		altered,
		broken
	};
};
const folderCheck = (root) => {
	const known = /* @__PURE__ */ new Map();
	const isFolder = (path) => {
		const end = path.lastIndexOf("/");
		if (end === -1) return true;
		const folder = path.slice(0, end);
		const before = known.get(folder);
		if (before !== void 0) return before;
		const good = isFolder(folder) && stateOf(pathIn(root, folder))?.isDirectory() === true;
		known.set(folder, good);
		return good;
	};
	return isFolder;
};
const hashEntry = (path, mode, algorithm) => {
	try {
		if (mode !== "120000" || process.platform === "win32" && !(0, import__builtin_node_fs.lstatSync)(path).isSymbolicLink()) return blobId(path, algorithm);
		const target = (0, import__builtin_node_fs.readlinkSync)(path, { encoding: "buffer" });
		return (0, import__builtin_node_crypto.createHash)(algorithm).update(`blob ${target.length}\0`).update(target).digest("hex");
	} catch {
		return;
	}
};
/** What git would name a regular file's bytes; nothing where it is no regular file. */
const blobId = (path, algorithm) => {
	const file = (0, import__builtin_node_fs.openSync)(path, OPEN_FLAGS);
	try {
		const state = (0, import__builtin_node_fs.fstatSync)(file);
		if (!state.isFile()) return void 0;
		const header = `blob ${state.size}\0`;
		if (state.size > CHUNK$1.length - ROOM) return hashOpened(file, state.size, (0, import__builtin_node_crypto.createHash)(algorithm).update(header));
		let end = ROOM;
		for (let left = state.size; left > 0; left = state.size - (end - ROOM)) {
			const count = (0, import__builtin_node_fs.readSync)(file, CHUNK$1, end, left, null);
			if (count === 0) break;
			end += count;
		}
		const start = ROOM - CHUNK$1.write(header, ROOM - header.length, "latin1");
		return (0, import__builtin_node_crypto.hash)(algorithm, CHUNK$1.subarray(start, end), "hex");
	} finally {
		(0, import__builtin_node_fs.closeSync)(file);
	}
};
/** The hash of a regular file's bytes, begun with what its size asks for; nothing where it is no regular file. */
const hashFile = (path, begin) => {
	const file = (0, import__builtin_node_fs.openSync)(path, OPEN_FLAGS);
	try {
		const state = (0, import__builtin_node_fs.fstatSync)(file);
		return state.isFile() ? hashOpened(file, state.size, begin(state.size)) : void 0;
	} finally {
		(0, import__builtin_node_fs.closeSync)(file);
	}
};
const hashOpened = (file, size, begun) => {
	for (let left = size; left > 0;) {
		const count = (0, import__builtin_node_fs.readSync)(file, CHUNK$1, 0, Math.min(CHUNK$1.length, left), null);
		if (count === 0) break;
		begun.update(CHUNK$1.subarray(0, count));
		left -= count;
	}
	return begun.digest("hex");
};
/** Whether two regular files hold the same bytes. */
const sameBytes = (one, other) => {
	try {
		const begin = (size) => (0, import__builtin_node_crypto.createHash)("sha256").update(`${size}\0`);
		const hash = hashFile(one, begin);
		return hash !== void 0 && hash === hashFile(other, begin);
	} catch {
		return false;
	}
};
const BEYOND_ASCII = /[\x80-\xff]/;
/** Where a path of a tree lies in a working tree: text, which costs less, where it is the same as the bytes. */
const pathIn = (root, path) => BEYOND_ASCII.test(path) ? Buffer.concat([Buffer.from(`${root}/`), bytesOf(path)]) : `${root}/${path}`;

// src/io/git/conversion.ts
/**
* Those of a commit's entries that git's own conversion of line endings, encoding and `$Id$` does not explain, in either
* direction: from the file to what would be committed, or from the commit to what a checkout would write.
*
* Git works in a folder of our own that borrows the repository's objects, so that neither its configuration nor its
* `info/attributes` counts, no `filter.*` program is known, and the index is new. Attributes are those of the commit
* from git 2.41 on; an older git reads them from the working tree.
*/
const withoutConverted = async (git, commit, entries) => {
	if (entries.length === 0) return ok(entries);
	const folder = await (0, import_promises.mkdtemp)((0, import__builtin_node_path.join)((0, import__builtin_node_os.tmpdir)(), "git-"));
	try {
		const borrowing = await makeBorrowingFolder(git, folder);
		if (!borrowing.ok) return borrowing;
		const { gitDir, env } = borrowing.value;
		const instead = {
			gitDir,
			env: {
				...env,
				GIT_ATTR_SOURCE: commit
			}
		};
		return await compareConverted(git, entries, instead, (0, import__builtin_node_path.join)(folder, "written"));
	} finally {
		await (0, import_promises.rm)(folder, {
			recursive: true,
			force: true
		});
	}
};
const compareConverted = async (git, entries, instead, written) => {
	const filled = await git.call([
		"update-index",
		"-z",
		"--index-info"
	], {
		instead,
		input: writeEntries(entries)
	});
	if (!filled.ok) return filled;
	const refreshed = await git.call([
		"update-index",
		"-q",
		"--refresh"
	], {
		instead,
		codes: [0, 1]
	});
	if (!refreshed.ok) return refreshed;
	const left = await git.call(["diff-files", ...[
		"-z",
		"--name-only",
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	]], { instead });
	if (!left.ok) return left;
	const unclean = new Set(splitNul(left.value.stdout));
	const doubtful = entries.filter(({ path }) => unclean.has(path) || hasForeignId(pathIn(git.root, path)));
	if (doubtful.length === 0) return ok([]);
	const input = bytesOf(doubtful.map(({ path }) => `${path}\0`).join(""));
	const args = [
		"checkout-index",
		"-z",
		"--stdin",
		`--prefix=${written}/`
	];
	const out = await git.call(args, {
		instead,
		input,
		codes: [
			0,
			1,
			128
		]
	});
	return out.ok ? ok(doubtful.filter(({ path }) => !sameBytes(pathIn(git.root, path), pathIn(written, path)))) : out;
};
const FOREIGN_ID = /\$Id:(?! (?:[0-9a-f]{40}|[0-9a-f]{64}) \$)[^$\n]*\$/;
const hasForeignId = (path) => {
	try {
		const bytes = (0, import__builtin_node_fs.readFileSync)(path);
		return bytes.includes("$Id:") && FOREIGN_ID.test(bytes.toString("latin1"));
	} catch {
		return true;
	}
};

// src/io/git/lfs.ts
/** A pointer must be shorter than this, in bytes, by the specification of Git LFS. */
const POINTER_LIMIT = 1024;
const POINTER = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;
/** Reads a pointer. One with extensions is none: they change the content, and only their programs know how. */
const parsePointer = (text) => {
	const found = POINTER.exec(text);
	return found === null ? void 0 : {
		sha256: found[1] ?? "",
		size: Number(found[2])
	};
};
/** Those of the entries whose file is not the content that a pointer in the commit stands for. */
const withoutLfsContent = async (git, entries) => {
	const pointers = await readPointers(git, entries);
	if (!pointers.ok) return pointers;
	return ok(entries.filter((entry) => {
		const pointer = pointers.value.get(entry.id);
		return pointer === void 0 || !holds(pathIn(git.root, entry.path), pointer);
	}));
};
const holds = (path, { sha256, size }) => {
	let length = -1;
	const hash = hashFile(path, (bytes) => {
		length = bytes;
		return (0, import__builtin_node_crypto.createHash)("sha256");
	});
	return length === size && hash === sha256;
};
/** The pointers among the entries, by their ids. */
const readPointers = async (git, entries) => {
	const pointers = /* @__PURE__ */ new Map();
	const ids = [...new Set(entries.map(({ id }) => id))];
	if (ids.length === 0) return ok(pointers);
	const sizes = await git.call(["cat-file", "--batch-check"], { input: lines$1(ids) });
	if (!sizes.ok) return sizes;
	const small = [...sizes.value.stdout.toString().matchAll(/^(\w+) blob (\d+)$/gm)].flatMap(([, id = "", size]) => Number(size) < POINTER_LIMIT ? [id] : []);
	if (small.length === 0) return ok(pointers);
	const blobs = await git.call(["cat-file", "--batch"], { input: lines$1(small) });
	if (!blobs.ok) return blobs;
	for (const { id, content } of readBatch(blobs.value.stdout)) {
		const pointer = parsePointer(content.toString());
		if (pointer !== void 0) pointers.set(id, pointer);
	}
	return ok(pointers);
};
const lines$1 = (ids) => ids.map((id) => `${id}\n`).join("");
function* readBatch(bytes) {
	for (let at = 0; at < bytes.length;) {
		const end = bytes.indexOf("\n", at);
		const [id = "", , size] = bytes.toString("latin1", at, end).split(" ");
		const start = end + 1;
		at = start + Number(size) + 1;
		yield {
			id,
			content: bytes.subarray(start, at - 1)
		};
	}
}

// src/io/git/comparison.ts
/**
* Those of a commit's entries whose files in the working tree are neither its bytes, nor the content of its LFS
* pointers, nor its text as git converts it. Submodules and the executable bit are not looked at.
*/
const differingEntries = (git, commit, entries) => unexplained(git, commit, compareBytes(git.root, entries, git.objectFormat));
/** What is left of differences in bytes, as {@link differingEntries} sees it. */
const unexplained = async (git, commit, { altered, broken }) => {
	const unlike = await withoutLfsContent(git, altered);
	if (!unlike.ok) return unlike;
	const left = await withoutConverted(git, commit, unlike.value);
	return left.ok ? ok([...broken, ...left.value]) : left;
};
/** Up to five paths for a message, and how many more there are. */
const nameSome = (paths) => {
	const more = paths.length - 5;
	return `${paths.slice(0, 5).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
};

// src/io/git/tree-at.ts
/**
* Writes a commit's tree into a new folder outside the checkout, as a checkout would: with the line endings of its
* attributes, and with a repository of its own, detached at the commit, for what asks git: without its history, or where
* it is `whole` with that, and with the checkout's tags and branches of origin. An overlay stands in its index. No
* program of anybody's configuration runs, and the repository that the objects come from gains no worktree, index or
* object. Faults: submodules that are checked out here, LFS content and objects that this clone lacks.
*/
const writeTreeAt = async (git, folder, { commit, overlay, whole }) => {
	const entries = await entriesOf(git, commit, overlay);
	if (!entries.ok) return entries;
	const submodules = await filledSubmodules(git, entries.value);
	if (submodules.length > 0) return err(fault("git-failed", `submodules cannot be had for another commit: ${nameSome(submodules)}`));
	const own = (0, import__builtin_node_path.join)(folder, ".git");
	await (0, import_promises.mkdir)(own, { recursive: true });
	const borrowing = await makeBorrowingFolder(git, own, commit);
	if (!borrowing.ok) return borrowing;
	const instead = {
		...borrowing.value,
		workTree: folder
	};
	const settings = {
		instead,
		timeout: LONGEST_CALL
	};
	const input = writeEntries(entries.value);
	const filled = await git.call([
		"update-index",
		"-z",
		"--index-info"
	], {
		...settings,
		input
	});
	if (!filled.ok) return filled;
	const written = await git.call([
		"checkout-index",
		"--all",
		"--index",
		"--quiet"
	], settings);
	if (!written.ok) return written;
	const commits = overlay === void 0 ? [commit] : [commit, overlay.commit];
	const refs = whole === true ? await listRefs(git) : ok("");
	if (!refs.ok) return refs;
	if (whole === true) {
		await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(own, "packed-refs"), refs.value);
		await cutOffAsIn(git, own);
	} else await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(own, "shallow"), lines(commits));
	const objects = (0, import__builtin_node_path.join)(own, "objects");
	await (0, import_promises.mkdir)((0, import__builtin_node_path.join)(objects, "pack"), { recursive: true });
	const packing = [
		"pack-objects",
		"--revs",
		"--quiet",
		"--delta-base-offset",
		(0, import__builtin_node_path.join)(objects, "pack", "pack")
	];
	const env = {
		GIT_OBJECT_DIRECTORY: objects,
		GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(instead.env["GIT_OBJECT_DIRECTORY"])
	};
	const packed = await git.call(packing, {
		...settings,
		instead: {
			...instead,
			env
		},
		input: lines([...commits, ...refs.value.match(/^\w+/gm) ?? []])
	});
	return packed.ok ? fillLfs(git, folder, entries.value) : packed;
};
/** A tree of a large repository is written, or its history copied, within so many milliseconds, or not at all. */
const LONGEST_CALL = 3e5;
const lines = (names) => names.map((name) => `${name}\n`).join("");
/** The refs that `actions/checkout` fetches, as a file of packed refs has them. */
const listRefs = async (git) => {
	const answer = await git.call([
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		"refs/remotes/origin",
		"refs/tags"
	]);
	return answer.ok ? ok(answer.value.stdout.toString()) : answer;
};
const entriesOf = async (git, commit, overlay) => {
	const own = await readTree(git, commit);
	if (!own.ok || overlay === void 0) return own;
	const other = await readTree(git, overlay.commit);
	if (!other.ok) return other;
	const takes = ({ path }) => overlay.takes(textOf$1(path));
	const laid = other.value.filter(takes);
	const stands = besides(laid);
	return ok([...own.value.filter((entry) => !takes(entry) && stands(entry)), ...laid]);
};
/** Whether an entry may stand beside others: none of them is a folder in its place, or lies where its folders are. */
const besides = (laid) => {
	const files = new Set(laid.map(({ path }) => path));
	const folders = new Set(laid.flatMap(({ path }) => foldersOf(path)));
	return ({ path }) => !folders.has(path) && !foldersOf(path).some((folder) => files.has(folder));
};
const foldersOf = (path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
const filledSubmodules = async (git, entries) => {
	const filled = [];
	for (const entry of entries) {
		if (entry.mode !== "160000") continue;
		if ((await (0, import_promises.readdir)(pathIn(git.root, entry.path)).catch(() => [])).length > 0) filled.push(textOf$1(entry.path));
	}
	return filled;
};
/** Puts content in the place of pointers, where the checkout has content: without, they are what the suites see too. */
const fillLfs = async (git, folder, entries) => {
	const store = (0, import__builtin_node_path.join)(git.commonDir, "lfs", "objects");
	if (!await isThere(store)) return ok(void 0);
	const pointers = await readPointers(git, entries);
	if (!pointers.ok) return pointers;
	for (const entry of entries) {
		const pointer = pointers.value.get(entry.id);
		if (pointer === void 0) continue;
		const { sha256 } = pointer;
		const content = (0, import__builtin_node_path.join)(store, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
		if (!await isThere(content)) return err(fault("git-failed", `the LFS content of ${textOf$1(entry.path)} is not in this clone`));
		const path = pathIn(folder, entry.path);
		await (0, import_promises.rm)(path);
		await (0, import_promises.copyFile)(content, path, import__builtin_node_fs.constants.COPYFILE_EXCL);
	}
	return ok(void 0);
};
const isThere = (path) => (0, import_promises.stat)(path).then(() => true, () => false);

// \0builtin:node:events
var require__builtin_node_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:events");
}));

// src/io/process/discard.ts
/**
* Deletes a temporary folder of ours, whatever a suite has left in it. What was found stands, also where it cannot be
* deleted: then it gives one line that says so, in which nothing is the suite's.
*/
const discard = async (folder) => {
	return await remove(folder) || await removeAnyway(folder) || await remove(folder) ? void 0 : `left behind, since it could not be deleted: ${folder}`;
};
const remove = (folder) => (0, import_promises.rm)(folder, {
	recursive: true,
	force: true,
	maxRetries: 3
}).then(() => true, () => false);
const removeAnyway = async (folder) => {
	const env = { PATH: "/usr/bin:/bin:/run/current-system/sw/bin" };
	const command = [
		"sh",
		"-c",
		"chmod -R u+rwX -- \"$1\"; exec rm -rf -- \"$1\"",
		"sh",
		folder
	];
	if (process.platform === "win32") return false;
	const ran = await runCommand({
		command,
		cwd: "/",
		env,
		timeout: 6e4,
		cap: 0
	});
	return ran.ok && ran.value.exit.kind === "code" && ran.value.exit.code === 0;
};

// src/io/process/warden.ts
var import__builtin_node_child_process = require__builtin_node_child_process();
var import__builtin_node_events = require__builtin_node_events();
var import__builtin_node_net = require__builtin_node_net();
/**
* Its stdin ends with us, however we end: nothing tells a process of a SIGKILL, the end of a pipe does. Only then does it
* act. What another user still holds is given back by that user's keeper, whose stdin has ended as well: hence the tries.
*/
const SCRIPT = String.raw`
const { spawnSync } = require('node:child_process');
const { chmodSync, readdirSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const folder = process.argv[1];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const groups = new Set();
let text = '';
let isClosed = false;
process.stdin.on('data', (chunk) => {
  const lines = (text + chunk).split('\n');
  text = lines.pop();
  for (const line of lines) if (line === 'close') isClosed = true; else groups[line[0] === '+' ? 'add' : 'delete'](Number(line.slice(1)));
});
// A folder that nobody may write to keeps what is in it.
const unlock = (path) => {
  try { chmodSync(path, 0o700); } catch {}
  for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isDirectory()) unlock(join(path, entry.name));
};
const remove = (tries) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    try { unlock(folder); } catch {}
    // Node cannot name a path of more than 4096 bytes.
    spawnSync('rm', ['-rf', '--', folder], { env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore', windowsHide: true });
    if (tries > 0) setTimeout(remove, 100, tries - 1);
  }
};
process.stdin.on('end', () => {
  for (const group of groups) try { process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL'); } catch {}
  // Who has closed us tries again himself, and waits.
  if (!isClosed) return remove(600);
  try { rmSync(folder, { recursive: true, force: true }); } catch {}
});
`;
/**
* Starts a warden over a folder of ours. It is a process in a session of its own, keeps nobody from ending, and must be
* started before anything that is not trusted; `env` gives what the system wants to start a program, and no more.
*/
const openWarden = (folder, env) => {
	const { SYSTEMROOT } = env;
	const child = (0, import__builtin_node_child_process.spawn)(process.execPath, [
		"-e",
		SCRIPT,
		folder
	], {
		cwd: "/",
		env: SYSTEMROOT === void 0 ? {} : { SYSTEMROOT },
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		],
		detached: true,
		windowsHide: true
	});
	const ended = Promise.race([(0, import__builtin_node_events.once)(child, "exit"), (0, import__builtin_node_events.once)(child, "error")]).catch(() => {});
	child.stdin.on("error", () => {});
	child.unref();
	if (child.stdin instanceof import__builtin_node_net.Socket) child.stdin.unref();
	const stopListening = listenToGroups((pid, change) => {
		child.stdin.write(`${change === "started" ? "+" : "-"}${pid}\n`);
	});
	return { close: async () => {
		stopListening();
		child.ref();
		child.stdin.end("close\n");
		await ended;
		return discard(folder);
	} };
};

// src/io/checkouts.ts
/** Takes a temporary folder, with all else that lies in it, for its place, and starts what deletes it. */
const openCheckouts = (git, env, place) => {
	const warden = openWarden(place, env);
	let made = 0;
	return {
		make: async (content, name = (0, import__builtin_node_path.basename)(git.root)) => {
			const folder = (0, import__builtin_node_path.join)(place, "trees", String(made++), name);
			try {
				await (0, import_promises.mkdir)(folder, { recursive: true });
				const written = await writeTreeAt(git, folder, content);
				return written.ok ? ok(folder) : written;
			} catch (cause) {
				return err(fault("file-unreadable", `${folder}: ${String(cause)}`, { cause }));
			}
		},
		close: warden.close
	};
};

// src/io/files/globs.ts
const TREE = "./";
const MAGIC = /[\\*?[\]{}()!+@|]/;
/** The globs that look into the checkout (`./\u2026`), matching paths relative to its top. */
const compileGlobs = (suites) => compileAll(suites.flatMap(({ cwd, patterns }) => patterns.filter((pattern) => pattern.startsWith(TREE)).map((pattern) => ({
	cwd,
	pattern
}))));
/** The globs that look into the folder for reports, matching paths relative to it. */
const compileInside = (patterns) => compileAll(patterns.filter((pattern) => !pattern.startsWith(TREE)).map((pattern) => ({
	cwd: ".",
	pattern
})));
const compileAll = (sources) => {
	const globs = [];
	for (const { cwd, pattern } of sources) {
		const glob = compile(cwd, pattern);
		if (!glob.ok) return glob;
		globs.push(glob.value);
	}
	return ok(globs);
};
const compile = (cwd, pattern) => {
	const segments = pattern.split("/").filter((segment) => segment !== "" && segment !== ".");
	if (pattern.startsWith("/") || segments.length === 0 || segments.includes("..")) return err(fault("report-escapes", `the report glob ${JSON.stringify(pattern)} leads out of its folder`, { remedy: "write it relative to $RECOUNT_REPORTS, or as `./\u2026` relative to the folder of the suite" }));
	const folder = cwd.split("/").filter((segment) => segment !== "" && segment !== ".");
	const magic = segments.findIndex((segment) => MAGIC.test(segment));
	const literal = segments.slice(0, magic === -1 ? -1 : Math.min(magic, segments.length - 1));
	const prefix = folder.map((segment) => `${segment}/`).join("");
	const glob = segments.join("/");
	const [isNamed, isMatch] = [literalMatcher(glob), matcherOf([glob])];
	return ok({
		base: [...folder, ...literal].join("/"),
		matches: (path) => {
			if (!path.startsWith(prefix)) return false;
			const inFolder = path.slice(prefix.length);
			return isNamed(inFolder) || isMatch(inFolder);
		}
	});
};

// src/io/files/walk.ts
/** Paths below `top` that one of the globs matches, folders aside, sorted and each once. Links are not followed. */
const findMatches = async (top, globs, ground) => {
	const found = /* @__PURE__ */ new Set();
	for (const base of new Set(globs.map((glob) => glob.base))) {
		const reached = await reachesFolder(top, base, ground);
		if (!reached.ok) return reached;
		if (!reached.value) continue;
		const here = globs.filter((glob) => glob.base === base);
		await walk(top, base, ground, (path) => {
			if (here.some(({ matches }) => matches(path))) found.add(path);
		});
	}
	return ok([...found].sort());
};
/** Whether every step from `top` down to the folder is a folder itself; a link among them is a fault. */
const reachesFolder = async (top, folder, ground) => {
	const steps = folder === "" ? [] : folder.split("/");
	for (let depth = ground === "reports" ? 0 : 1; depth <= steps.length; depth += 1) {
		const path = (0, import__builtin_node_path.join)(top, ...steps.slice(0, depth));
		const state = await (0, import_promises.lstat)(path).catch(() => void 0);
		if (state?.isSymbolicLink() === true) return err(fault("report-escapes", `${path} is a link, and links are not followed`));
		if (state?.isDirectory() !== true) return ok(false);
	}
	return ok(true);
};
const walk = async (top, folder, ground, visit) => {
	const open = [folder];
	for (let here = open.pop(); here !== void 0; here = open.pop()) {
		const entries = await list((0, import__builtin_node_path.join)(top, here));
		if (ground === "tree" && here !== folder && entries.some(({ name }) => name === ".git")) continue;
		for (const entry of entries) {
			const path = here === "" ? entry.name : `${here}/${entry.name}`;
			if (!entry.isDirectory()) visit(path);
			else if (ground === "reports" || entry.name !== "node_modules" && entry.name !== ".git") open.push(path);
		}
	}
};
const list = async (path) => {
	try {
		return await (0, import_promises.readdir)(path, { withFileTypes: true });
	} catch {
		return [];
	}
};

// src/io/files/stale.ts
/**
* Before a run: clears away what the in-tree globs find and git ignores, so that no report of an earlier run is read.
* One that git tracks, or that it neither tracks nor ignores, is a fault, and then nothing is cleared.
*/
const prepareReports = async (preparation) => {
	const { root, standing, clear } = preparation;
	const globs = compileGlobs([preparation]);
	if (!globs.ok) return globs;
	const found = await findMatches(root, globs.value, "tree");
	if (!found.ok || found.value.length === 0) return found;
	const ignored = await standing.ignored(found.value);
	if (!ignored.ok) return ignored;
	const other = found.value.find((path) => !ignored.value.has(path));
	if (other !== void 0) return await refuse(standing, other);
	const cleared = await clear(found.value);
	return cleared.ok ? found : cleared;
};
const refuse = async (standing, path) => {
	const tracked = await standing.isTracked(path);
	if (!tracked.ok) return tracked;
	const place = { place: { file: path } };
	return tracked.value ? err(fault("report-tracked", `${path} matches \`reports\` and is tracked by git`, place)) : err(fault("report-stale", `${path} matches \`reports\` and was there before the run; git does not ignore it`, place));
};
/** Moves files of a checkout, by their paths in it, into a folder of ours outside. */
const moveAway = async (root, away, paths) => {
	for (const path of paths) {
		const from = (0, import__builtin_node_path.join)(root, path);
		try {
			await move(from, (0, import__builtin_node_path.join)(away, path));
		} catch (cause) {
			return err(fault("file-unreadable", `${from} could not be moved away: ${String(cause)}`, { cause }));
		}
	}
	return ok(void 0);
};
const move = async (from, to) => {
	await (0, import_promises.mkdir)((0, import__builtin_node_path.dirname)(to), { recursive: true });
	await (0, import_promises.rename)(from, to).catch(async (cause) => {
		if (codeOf(cause) !== "EXDEV") throw cause;
		if ((await (0, import_promises.lstat)(from)).isFile()) await (0, import_promises.copyFile)(from, to, import__builtin_node_fs.constants.COPYFILE_FICLONE);
		await (0, import_promises.rm)(from);
	});
};

// src/io/git/head-files.ts
const CAP = 16777216;
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
* The commit of HEAD as git's own files have it (gitrepository-layout), without starting git in a repository that others
* have written to. Undefined where it cannot be told: refs that are kept in another form, or files that are not readable.
*/
const readHeadFiles = async ({ gitDir, commonDir }) => {
	const head = await textOf((0, import__builtin_node_path.join)(gitDir, "HEAD"));
	const name = /^ref: (refs\/[^\s]+)$/.exec(head ?? "")?.[1];
	if (name === void 0) return commitIn(head);
	if (name.split("/").includes("..")) return void 0;
	const loose = await textOf((0, import__builtin_node_path.join)(commonDir, name));
	if (loose !== void 0) return commitIn(loose);
	const line = (await textOf((0, import__builtin_node_path.join)(commonDir, "packed-refs")))?.split("\n").find((one) => one.endsWith(` ${name}`));
	return commitIn(line?.slice(0, line.indexOf(" ")));
};
const textOf = async (path) => {
	const text = await readText(path, CAP);
	return text.ok ? text.value.trim() : void 0;
};
const commitIn = (text) => text !== void 0 && COMMIT.test(text) ? text : void 0;

// src/io/git/standing.ts
/** As the repository has it at the moment of asking. */
const standingNow = (git) => ({
	ignored: (paths) => askIgnored(git, [
		"check-ignore",
		"-z",
		"--stdin"
	], paths, {}),
	isTracked: async (path) => {
		const listed = await git.call([
			"ls-files",
			"-z",
			"--",
			`:(literal)${path}`
		]);
		return listed.ok ? ok(listed.value.stdout.length > 0) : listed;
	}
});
/**
* As a commit has it. What is tracked is listed now; the ignore rules are asked for later through a git folder of ours,
* made in `folder`, so that nothing that lies in the checkout's own by then is read.
*/
const standingAt = async (git, commit, folder) => {
	const listed = await listFiles(git, commit);
	if (!listed.ok) return listed;
	const tracked = new Set(listed.value);
	try {
		await (0, import_promises.mkdir)((0, import__builtin_node_path.join)(folder, "objects"), { recursive: true });
		await (0, import_promises.mkdir)((0, import__builtin_node_path.join)(folder, "refs"));
		await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "HEAD"), "ref: refs/heads/none\n");
	} catch (cause) {
		return err(fault("file-unreadable", `${folder} could not be made: ${String(cause)}`, { cause }));
	}
	const options = {
		instead: {
			gitDir: folder,
			env: {}
		},
		timeout: 1e4
	};
	return ok({
		ignored: (paths) => {
			const untracked = paths.filter((path) => !tracked.has(path));
			return askIgnored(git, [
				"check-ignore",
				"--no-index",
				"-z",
				"--stdin"
			], untracked, options);
		},
		isTracked: async (path) => ok(tracked.has(path))
	});
};
const askIgnored = async (git, args, paths, options) => {
	if (paths.length === 0) return ok(/* @__PURE__ */ new Set());
	const input = paths.map((path) => `${path}\0`).join("");
	const answer = await git.call(args, {
		...options,
		input,
		codes: [0, 1]
	});
	return answer.ok ? ok(new Set(answer.value.stdout.toString().split("\0"))) : answer;
};

// src/io/isolation/remove.ts
/** Deletes files where the checkout is ours also while suites run. */
const removeOurs = async (paths) => {
	try {
		for (const path of paths) await (0, import_promises.rm)(path, { force: true });
		return ok(void 0);
	} catch (cause) {
		return err(fault("file-unreadable", `a file could not be deleted: ${String(cause)}`, { cause }));
	}
};

// src/io/isolation/none.ts
/** No walls: a command runs as we do. The level of every desk, and the only one of macOS and Windows. */
const openNone = (signal) => ({
	level: "none",
	network: "open",
	prepare: async () => ok(void 0),
	run: ({ command, cwd, env, timeout, onOutput }) => runCommand({
		command,
		cwd,
		env,
		timeout,
		onOutput,
		signal
	}),
	remove: removeOurs,
	close: async () => void 0
});

// src/io/files/regular.ts
const SAFE_FLAGS = import__builtin_node_fs.constants.O_RDONLY | (import__builtin_node_fs.constants.O_NOFOLLOW ?? 0) | (import__builtin_node_fs.constants.O_NONBLOCK ?? 0);
/** Whether two states are of one file with one content. */
const isSame = (one, other) => one.dev === other.dev && one.ino === other.ino && one.size === other.size && one.mtimeNs === other.mtimeNs;
/**
* Opens a regular file of at most `cap` bytes. The file may be hostile: a link is not followed, a pipe does not block,
* a hard link to somewhere else is refused, and what was opened is what was looked at.
*/
const openRegular = async (path, cap) => {
	const refuse = (kind, detail) => ({
		kind,
		detail
	});
	const seen = await (0, import_promises.lstat)(path, { bigint: true }).catch(messageOf);
	if (typeof seen === "string") return refuse("unreadable", seen);
	if (!seen.isFile()) return refuse("kind", `it is ${kindOf(seen)}`);
	if (seen.nlink !== 1n) return refuse("linked", `it has ${seen.nlink} names (hard links)`);
	if (seen.size > BigInt(cap)) return refuse("too-large", `it has ${seen.size} bytes; expected at most ${cap}`);
	const handle = await (0, import_promises.open)(path, SAFE_FLAGS).catch(messageOf);
	if (typeof handle === "string") return refuse("unreadable", handle);
	const state = await handle.stat({ bigint: true });
	if (isSame(seen, state) && state.isFile()) return {
		handle,
		state
	};
	await handle.close();
	return refuse("changed", "it was replaced or written to while it was looked at");
};
const kindOf = (state) => {
	if (state.isSymbolicLink()) return "a link";
	if (state.isDirectory()) return "a folder";
	if (state.isFIFO()) return "a named pipe";
	if (state.isSocket()) return "a socket";
	return "a device";
};

// src/io/files/reports.ts
/** A report beyond this is refused, in bytes. */
const REPORT_CAP = 2147483648;
/** Finds the reports of a suite that has run, sorted: those in its folder first, then those in the tree. */
const collectReports = async (places) => {
	const inside = compileInside(places.patterns);
	if (!inside.ok) return inside;
	const tree = compileGlobs([places]);
	if (!tree.ok) return tree;
	const cap = places.cap ?? REPORT_CAP;
	const first = await collect(places.reportsDir, inside.value, "reports", cap);
	if (!first.ok) return first;
	const second = await collect(places.root, tree.value, "tree", cap);
	if (!second.ok) return second;
	const files = [...first.value, ...second.value];
	return files.length > 0 ? ok(files) : err(fault("report-missing", `no file matches ${sought(places)}`));
};
/** Where each glob was looked for: most reports that are missed lie in the checkout, under a name without `./`. */
const sought = ({ patterns, cwd }) => {
	const inTree = patterns.filter((pattern) => pattern.startsWith("./"));
	const inFolder = patterns.filter((pattern) => !pattern.startsWith("./"));
	return [...inFolder.length === 0 ? [] : [`${inFolder.join(", ")} in $RECOUNT_REPORTS (one in the checkout is named with \`./\`)`], ...inTree.length === 0 ? [] : [`${inTree.join(", ")} in ${cwd === "." ? "the checkout" : cwd}`]].join(", or ");
};
const collect = async (top, globs, ground, cap) => {
	const paths = await findMatches(top, globs, ground);
	if (!paths.ok) return paths;
	const files = [];
	for (const path of paths.value) {
		const absolute = (0, import__builtin_node_path.join)(top, path);
		const opened = await openRegular(absolute, cap);
		if ("kind" in opened) return err(refused$1(path, opened));
		await opened.handle.close();
		const reached = await reachesFolder(top, path.split("/").slice(0, -1).join("/"), ground);
		if (!reached.ok) return reached;
		files.push({
			ground,
			path,
			absolute,
			bytes: Number(opened.state.size),
			state: opened.state
		});
	}
	return ok(files);
};
const CODES_OF = {
	changed: "report-changed",
	kind: "report-kind",
	linked: "report-escapes",
	"too-large": "report-too-large",
	unreadable: "report-kind"
};
/** Node names a file by text: bytes of its name that are not UTF-8 become this, and nothing lies under that name. */
const UNREADABLE = "\ufffd";
const refused$1 = (path, { kind, detail }) => kind === "unreadable" && path.includes(UNREADABLE) ? fault("report-encoding", `${path}: expected a path in UTF-8, found bytes in it that are not`, {
	place: { file: path },
	remedy: "give the file and its folders names in UTF-8"
}) : fault(CODES_OF[kind], `${path}: ${detail}`, { place: { file: path } });
/** The bytes of a report as it was collected. A file that has changed since ends the chunks with a fault. */
async function* readChunks(file) {
	const opened = await openRegular(file.absolute, file.bytes);
	if ("kind" in opened) {
		yield err(refused$1(file.path, opened));
		return;
	}
	const { handle, state } = opened;
	try {
		let read = 0;
		if (isSame(file.state, state)) for await (const chunk of handle.createReadStream({
			autoClose: false,
			end: file.bytes,
			highWaterMark: CHUNK
		})) {
			if (!Buffer.isBuffer(chunk)) continue;
			read += chunk.length;
			if (read <= file.bytes) yield ok(chunk);
		}
		if (read !== file.bytes || !isSame(file.state, await handle.stat({ bigint: true }))) yield err(refused$1(file.path, {
			kind: "changed",
			detail: "it was written to after it had been collected"
		}));
	} finally {
		await handle.close();
	}
}
/** Whether a report is still the file that was collected. */
const isUnchanged = async ({ absolute, state }) => {
	const now = await (0, import_promises.lstat)(absolute, { bigint: true }).catch(() => void 0);
	return now !== void 0 && isSame(state, now);
};
const CHUNK = 262144;

// src/io/reports.ts
/** The folders of a glob before the first that is a pattern. */
const literalOf = (glob) => {
	const folders = glob.split("/").slice(0, -1);
	const pattern = folders.findIndex((folder) => /[*?[\]{}()!]/.test(folder));
	return folders.slice(0, pattern === -1 ? folders.length : pattern).join("/");
};
/** The reports of one run's suites. */
const makeReports = ({ root, base, standing, clear, unlock }) => {
	let runs = 0;
	const read = [];
	return {
		prepare: async ({ cwd, reports: patterns }) => {
			const folder = (0, import__builtin_node_path.join)(base, String(++runs));
			const away = (0, import__builtin_node_path.join)(base, `${runs}-away`);
			const made = await makeFolder(folder);
			if (!made.ok) return made;
			const prepared = await prepareReports({
				root,
				standing,
				clear: (paths) => clear(paths, away),
				cwd,
				patterns
			});
			return prepared.ok ? ok({ folder }) : prepared;
		},
		collect: async (name, suite, reportsDir) => {
			if (suite.reports.length === 0) return {
				outcome: { kind: "none" },
				notes: []
			};
			const inTree = suite.reports.filter((glob) => glob.startsWith("./"));
			if (inTree.length > 0) await unlock?.([...new Set(inTree.map((glob) => (0, import__builtin_node_path.join)(root, suite.cwd, literalOf(glob))))]);
			const found = await collectReports({
				root,
				cwd: suite.cwd,
				reportsDir,
				patterns: suite.reports
			});
			if (!found.ok) return refused(found.error);
			read.push(...found.value.filter(({ ground }) => ground === "reports").map((file) => [name, file]));
			return readAll(suite, root, found.value);
		},
		late: async () => {
			const late = /* @__PURE__ */ new Map();
			for (const [name, file] of read) if (!await isUnchanged(file)) late.set(name, `${file.path}: it was written to after it had been read`);
			return late;
		}
	};
};
const refused = ({ code, message }) => ({
	outcome: {
		kind: "refused",
		code
	},
	notes: [],
	message
});
const readAll = async (suite, root, files) => {
	const normalise = await openNormaliser(suite.identity);
	if (!normalise.ok) return refused({
		code: "policy-invalid",
		message: normalise.error.message
	});
	const tally = openTally(suite.unstable, MOST_TESTS_KEPT);
	const keys = suite.shards > 1 ? openKeys() : void 0;
	const notes = [];
	for (const file of files) {
		const tests = {
			seen: 0,
			saidNone: false
		};
		const fault = await readReport(suite.format, root, readChunks(file), {
			test: (test) => {
				tests.seen++;
				const named = normalise.value(test);
				tally.add(named);
				keys?.add(named);
			},
			note: ({ kind, message }) => {
				tests.saidNone ||= kind === "none";
				notes.push(`${file.path}: ${message}`);
			}
		});
		if (fault !== void 0) return refused({
			...fault,
			message: `${file.path}: ${fault.message}`
		});
		if (tests.seen === 0 && !tests.saidNone && files.length > 1 && suite.minTests > 0 && keys === void 0) return refused({
			code: "report-empty",
			message: `${file.path} holds no test, beside ${files.length - 1} other files`
		});
	}
	const finished = tally.finish();
	const outcome = {
		kind: "read",
		tally: finished
	};
	if (keys === void 0) return {
		outcome,
		notes
	};
	const { groups, entries } = tally.parts();
	return {
		outcome,
		notes,
		tests: {
			groups,
			entries,
			keys: keys.bytes(),
			tests: finished.tests,
			failures: finished.failures
		}
	};
};
const SAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="all" tests="3" failures="1" time="0.1">
  <testsuite name="a" tests="3" failures="1" skipped="1" time="0.1">
    <testcase classname="a" name="one &gt; two" time="0.1"/>
    <testcase classname="a" name="three"><failure message="no">no</failure></testcase>
    <testcase classname="a" name="four"><skipped/></testcase>
  </testsuite>
</testsuites>`;
/** Reads a small report of the kind that most runners write: what reads is loaded then, and reads the next one faster. */
const rehearseReading = async () => {
	const tally = openTally([], MOST_TESTS_KEPT);
	await readReport("auto", "/", [ok(Buffer.from(SAMPLE))], {
		test: tally.add,
		note: () => void 0
	});
	tally.finish();
};
/** Reads one report's bytes into a sink; gives why it is refused, if it is. */
const readReport = async (format, root, chunks, sink) => {
	const { openReport } = await import("./desk-read.js");
	const report = openReport(format, { root }, sink);
	for await (const chunk of chunks) {
		if (!chunk.ok) return chunk.error;
		const fault = report.write(chunk.value);
		if (fault !== void 0) return fault;
	}
	return report.end();
};

// src/io/runner.ts
/** Runs commands on this machine behind the given walls, in the one environment made from `host`. */
const makeRunner = (isolation, host, platform) => ({
	isolation: isolation.level,
	network: isolation.network,
	weaker: isolation.weaker,
	run: async ({ command, cwd, env, without, timeout, network, image, reportsFolder, onOutput }) => {
		const run = await isolation.run({
			command: typeof command === "string" || reportsFolder === void 0 ? command : command.map((argument) => argument.replaceAll("{reports}", reportsFolder)),
			cwd,
			env: commandEnvironment({
				host,
				platform,
				settings: env,
				without,
				reportsFolder
			}),
			timeout,
			network,
			image,
			folder: reportsFolder,
			onOutput
		});
		const hide = withoutPassed({
			host,
			settings: env
		});
		if (!run.ok) return err(typeof run.error.cause === "string" ? {
			...run.error,
			cause: hide(run.error.cause)
		} : run.error);
		const { output } = run.value;
		const shown = {
			...output,
			head: hide(output.head),
			tail: hide(output.tail)
		};
		return ok({
			...run.value,
			output: shown,
			unset: unsetNames({
				host,
				settings: env
			})
		});
	}
});

// src/io/workshop/parts.ts
/** What a workshop has before it is open. */
const commonParts = ({ git, clock, tool }) => ({
	root: git.root,
	head: () => readHead(git),
	clock,
	machine: {
		tool,
		os: process.platform,
		arch: process.arch
	}
});
/** Deletes a workshop's temporary folder, and the trees in it. */
const clearAway = async (trees, folder, { warn }) => {
	const left = await trees.close() ?? await discard(folder);
	if (left !== void 0) warn?.(left);
};

// src/io/git/change.ts
/** A file of more bytes is not looked into, nor are more files, nor more bytes than this of all together. */
const LARGEST = 262144;
const MOST_READ = 2e3;
const MOST_BYTES = 33554432;
const OPTIONS = [
	"-r",
	"-z",
	"--raw",
	"--no-abbrev",
	"--find-renames",
	"--ignore-submodules=none",
	"--no-ext-diff",
	"--no-textconv"
];
/**
* What a change does to files: which it adds, edits and deletes from one commit to another, sorted by path, and which of
* the deleted ones git finds again under another name. The texts of those that `looksInto` names are read, as far as
* they are UTF-8 and not too large.
*/
const readChange = async (git, base, head, looksInto) => {
	const answer = await git.call([
		"diff-tree",
		...OPTIONS,
		"--end-of-options",
		base,
		head
	]);
	if (!answer.ok) return answer;
	const textOf = openTexts(git);
	const files = [];
	for (const { status, ids, path, to } of readRaw(answer.value.stdout.toString())) {
		const renamedTo = status === "R" ? to : void 0;
		const [before, after] = await Promise.all([status !== "A" && looksInto(path) ? textOf(ids.before) : void 0, status !== "D" && looksInto(to) ? textOf(ids.after) : void 0]);
		if (status === "A") files.push({
			path,
			kind: "added",
			after
		});
		else if (status === "D") files.push({
			path,
			kind: "deleted",
			before
		});
		else if (renamedTo === void 0) files.push({
			path,
			kind: "modified",
			before,
			after
		});
		else files.push({
			path,
			kind: "deleted",
			renamedTo,
			before
		}, {
			path: renamedTo,
			kind: "added",
			after
		});
	}
	return ok(files.sort((a, b) => a.path < b.path ? -1 : 1));
};
function* readRaw(text) {
	const fields = text.split("\0");
	for (let at = 0; at + 1 < fields.length;) {
		const [, , before = "", after = "", status = ""] = (fields[at] ?? "").split(" ");
		const path = fields[at + 1] ?? "";
		const renamed = status.startsWith("R");
		const to = renamed ? fields[at + 2] ?? "" : path;
		yield {
			status: status.charAt(0),
			ids: {
				before,
				after
			},
			path,
			to
		};
		at += renamed ? 3 : 2;
	}
}
const openTexts = (git) => {
	let [read, bytes] = [0, 0];
	return async (id) => {
		if (++read > MOST_READ || bytes > MOST_BYTES) return void 0;
		const found = await git.objects.read(id, LARGEST);
		const content = found.ok && found.value?.type === "blob" ? found.value.content : void 0;
		if (content === void 0) return void 0;
		bytes += content.length;
		return utf8Of(content);
	};
};

// src/io/workshop/trees.ts
/**
* The trees of a workshop's repository, in its temporary folder, which goes with them once there are some; `siteIn` makes
* a place to run suites of what was written, by its own git.
*/
const openTrees = ({ git, env }, folder, siteIn) => {
	let checkouts;
	return {
		atOnce: (0, import__builtin_node_os.availableParallelism)(),
		mergeBase: async (commit, head) => {
			const known = await resolveCommit(git, commit);
			return known.ok && known.value !== void 0 ? mergeBase(git, commit, head) : known;
		},
		changeSince: (base, head, looksInto) => readChange(git, base, head, looksInto),
		treeOf: async (commit) => {
			const found = await git.objects.read(`${commit}^{tree}`, 0);
			return found.ok ? ok(found.value?.id) : found;
		},
		make: async (content, policy) => {
			checkouts ??= openCheckouts(git, env, folder);
			const made = await checkouts.make(content);
			if (!made.ok) return made;
			const tree = await openGit({
				dir: made.value,
				env,
				profile: git.profile
			});
			if (!tree.ok) return tree;
			const site = await siteIn(tree.value, policy);
			tree.value.objects.end();
			return site;
		},
		close: async () => {
			const left = await checkouts?.close();
			checkouts = void 0;
			return left;
		}
	};
};

// src/io/workshop/desk.ts
/** The author's desk: suites run as the author does, and a file in the way of a report is moved, never deleted. */
const openDesk = async (parts) => {
	const base = await makeTemporaryFolder(parts.git.root, parts.temporary);
	if (!base.ok) return base;
	let places = 0;
	const openAt = async (own) => {
		const { git, env, signal } = own;
		const { root } = git;
		const folder = (0, import__builtin_node_path.join)(base.value, String(places++));
		const made = await makeFolder(folder);
		if (!made.ok) return made;
		const headAfter = async () => {
			const told = await readHeadFiles(git);
			if (told !== void 0) return ok(told);
			const head = await readHead(git);
			git.objects.end();
			return head.ok ? ok(head.value.commit) : head;
		};
		const clear = (paths, away) => moveAway(root, away, paths);
		const reports = makeReports({
			root,
			base: folder,
			standing: standingNow(git),
			clear
		});
		const runner = makeRunner(openNone(signal), env, process.platform);
		return ok({
			...commonParts(own),
			headAfter,
			runner,
			reports
		});
	};
	const trees = openTrees(parts, base.value, async (tree) => ok({ open: async () => {
		const opened = await openAt({
			...parts,
			git: tree
		});
		return opened.ok ? ok({
			...opened.value,
			close: async () => void 0
		}) : opened;
	} }));
	return ok({
		...commonParts(parts),
		trees,
		open: () => {
			parts.git.objects.end();
			return openAt(parts);
		},
		close: () => clearAway(trees, base.value, parts)
	});
};

// src/io/process/interruption.ts
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/**
* Sees that nothing we started outlives us. A command is asked to end, and what it was doing gives no record; who asks
* twice does not want to wait. `outer` asks as well, where somebody else than the system may.
*/
const openInterruption = (outer) => {
	const ending = new AbortController();
	const interrupt = () => {
		if (ending.signal.aborted) killLiveGroups();
		ending.abort();
	};
	for (const signal of SIGNALS) process.on(signal, interrupt);
	outer?.addEventListener("abort", interrupt);
	process.once("exit", killLiveGroups);
	return {
		signal: ending.signal,
		close: () => {
			for (const signal of SIGNALS) process.off(signal, interrupt);
			outer?.removeEventListener("abort", interrupt);
			process.off("exit", killLiveGroups);
		}
	};
};

// src/entries/load-meanwhile.ts
/** Milliseconds from the word that a suite starts until it has started. */
const LATER = 20;
/** Loads what comes after the suites while the first of them runs, and not when it has ended. */
const loadMeanwhile = (watch, load) => {
	let begun = false;
	const begin = () => void load().catch(() => void 0);
	return {
		...watch,
		started: (name, command) => {
			watch.started(name, command);
			if (!begun) setTimeout(begin, LATER).unref();
			begun = true;
		}
	};
};

// \0builtin:node:string_decoder
var require__builtin_node_string_decoder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:string_decoder");
}));

// src/entries/cli/test-counter.ts
var import__builtin_node_string_decoder = require__builtin_node_string_decoder();
const FINISHED = [
	/^\s*(?:not )?ok \d/,
	/"Action":"(?:pass|fail|skip)".*"Test":/,
	/^\s*--- (?:PASS|FAIL|SKIP): /,
	/^\s*[\u2713\u2714\u2717\u2716\u00d7\u2193] /,
	/^test .* \.\.\. (?:ok|FAILED|ignored)$/,
	/\b(?:PASSED|FAILED|SKIPPED)\b.*\[ *\d+%\]/
];
const LONGEST_LINE = 1e4;
/** Counts lines of output that tell a finished test. */
const openTestCounter = () => {
	const decoder = new import__builtin_node_string_decoder.StringDecoder("utf8");
	let pending = "";
	let count = 0;
	return {
		write: (chunk) => {
			const lines = (pending + decoder.write(chunk)).split("\n");
			pending = (lines.pop() ?? "").slice(-1e4);
			for (const line of lines) if (line.length <= LONGEST_LINE && FINISHED.some((finished) => finished.test(line))) count++;
		},
		finished: () => count
	};
};

// src/entries/cli/progress.ts
const EVERY = 1e3;
/** What is odd about a suite's reports, as far as a screen should hold it. */
const MOST_NOTES = 10;
const CLEAR_LINE = "\r\x1B[2K";
const runningFor = (milliseconds) => {
	const whole = Math.floor(milliseconds / 1e3);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};
const resultLine = (name, { record, counts, milliseconds, refused }) => {
	const tests = counts === void 0 ? "" : `, ${counted(counts.total, "test")}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
	const reports = refused === void 0 ? "" : `, reports refused: ${refused}`;
	return `${name}: exit ${record.exit}${tests}${reports} (${seconds(milliseconds)})`;
};
/** Shows how the suites go on: a line that lives on a terminal, one line a suite elsewhere; a bad suite's last words. */
const openProgress = ({ err, isTerminal }) => {
	let timer;
	let counter = openTestCounter();
	const stop = () => {
		clearInterval(timer);
		if (timer !== void 0) err(CLEAR_LINE);
		timer = void 0;
	};
	return {
		started: (name, command) => {
			stop();
			counter = openTestCounter();
			const started = performance.now();
			err(`${name}: ${plainLine(typeof command === "string" ? command : command.join(" "), 100)}\n`);
			if (!isTerminal) return;
			const draw = () => {
				const tests = counter.finished();
				err(`${CLEAR_LINE}${name}: ${runningFor(performance.now() - started)}${tests === 0 ? "" : `, ${tests} tests`}`);
			};
			timer = setInterval(draw, EVERY).unref();
		},
		output: (chunk) => {
			if (isTerminal) counter.write(chunk);
		},
		ended: (name, result) => {
			stop();
			if (result === void 0) return;
			err(`${plainLine(resultLine(name, result), 500)}\n`);
			const { notes } = result;
			for (const note of notes.slice(0, MOST_NOTES)) err(`  ${plainLine(note, 500)}\n`);
			if (notes.length > MOST_NOTES) err(`  and ${notes.length - MOST_NOTES} more that \`recount parse FILE\` tells\n`);
			const { tail } = result;
			if (tail !== void 0) err((isTerminal ? tail : plainLines(tail)).replace(/\n*$/, "\n"));
		}
	};
};

export { runSetup as C, NOT_CONFIRMED as D, runSuites as E, SETUP_ELSEWHERE as S, runSuite as T, openCheckouts as _, openTrees as a, nameSome as b, makeRunner as c, openRegular as d, openNone as f, compileGlobs as g, readHeadFiles as h, openDesk as i, makeReports as l, standingAt as m, loadMeanwhile as n, clearAway as o, removeOurs as p, openInterruption as r, commonParts as s, openProgress as t, rehearseReading as u, discard as v, runShard as w, pathIn as x, differingEntries as y };