import { n as asksForPaths, r as touchedSuites, t as absentSuites } from "./desk-applicability.js";
import { n as policyDigest } from "./desk-policy-digest.js";
import { D as MOST_TOLD, E as MOST_DECLARED, N as readHead, T as lookUp, m as asOf, p as TOOL, w as nearestNames, z as systemClock } from "./desk-desk.js";
import { n as ok, t as err } from "./desk-result.js";
import { B as fault, V as CODES, h as require__builtin_node_fs, i as tell, r as textOptions, t as isSet } from "./desk-verb.js";
import { c as hasFailed, d as standingsIn, f as standingsInBoth, l as keyOf, o as proves, t as cornerFields, u as namesOf } from "./desk-entries.js";
import { n as isNoTest } from "./desk-share.js";
import { a as showTest, l as gather, n as byName, v as JOINT } from "./desk-tally.js";
import { i as testFiles, n as wantedCorners, r as configuresRunner, t as cornersLacking } from "./desk-wanted.js";
import { _ as runSuite, f as compileGlobs, g as runSetup, h as nameSome, i as openDesk, m as differingEntries, n as loadMeanwhile, r as openInterruption, t as openProgress, v as runSuites$1 } from "./desk-progress.js";
import { t as judgeProof } from "./desk-proof.js";
import { n as splitNul, t as readTree } from "./desk-tree.js";

// src/app/desk/change.ts
/** GitHub lists no more files of a pull request: beyond it CI takes every suite as touched, and so does the desk. */
const MOST_FILES = 3e3;
/** The paths that HEAD changes since its merge base with `base`, asked for only where a suite's `paths` need them. */
const changedOrAll = async (clone, base, asked) => {
	if (!asked) return ok(void 0);
	const changed = await clone.changedSince(base);
	if (!changed.ok) return changed;
	return ok(changed.value.length < MOST_FILES ? changed.value : void 0);
};

// src/core/corners/corner-run.ts
const LONGEST$1 = 300;
/** The run of a corner from what running the suite gave. */
const cornerRunOf = ({ result, tally }) => {
	const total = result.counts?.total ?? 0;
	const said = total > 0 ? void 0 : (saidLast(result.tail) ?? result.refused)?.slice(0, LONGEST$1);
	return {
		total,
		tests: tally?.tests,
		failures: tally?.failures ?? [],
		...said === void 0 ? {} : { said },
		milliseconds: result.milliseconds
	};
};
/** The last line of a command that says something. */
const saidLast = (tail = "") => tail.split("\n").map((line) => line.trim()).findLast((line) => line !== "");
/** Why nothing can be told of a run's tests by name, or undefined where it can: no test at all is told as such. */
const whyNotNamed = ({ tests, total }) => tests === void 0 && total > 0 ? `${total} tests are more than are kept by name` : void 0;

// src/core/corners/capped.ts
/** A list cut at what is told, with the number of the rest. */
const capped = (all) => ({
	some: all.slice(0, MOST_TOLD),
	rest: Math.max(0, all.length - MOST_TOLD)
});

// src/core/corners/focus.ts
/** How runners are told to run a test and leave the others out. */
const MARKS = [
	/\b(?:it|test|describe|context|suite|specify|bench|scenario|feature)(?:\.\w+)*\.only\b/gi,
	/(?<![\w.])f(?:it|describe|context|example|specify)\b(?=\s*[('"`])/g,
	/(?<=[\s,(]):focus\b|\bfocus:\s*true\b/g
];
const marksIn = (text = "") => MARKS.reduce((sum, mark) => sum + (text.match(mark)?.length ?? 0), 0);
/** The changed files in which more tests are marked as the only ones to run than before, sorted. */
const focusedFiles = (files) => files.filter(({ before, after }) => marksIn(after) > marksIn(before)).map(({ path }) => path).sort();

// src/core/corners/bodies.ts
/** Less than this many letters and digits say nothing of a test. */
const LEAST = 8;
const indentOf = (line) => line.search(/\S|$/);
const SUITES = new RegExp(`^[^]*${JOINT}`);
/** The words by which a source may call a test, the likeliest first: without its suites, subtest and parameters. */
const titlesOf = (name) => {
	const leaf = name.replace(SUITES, "");
	const plain = leaf.replace(/\[[^]*\]$/, "");
	return [.../* @__PURE__ */ new Set([
		leaf,
		plain,
		plain.replace(/^[^]*[.:](?=[A-Za-z_]\w*$)/, ""),
		plain.replace(/\/[^]*$/, "")
	])].filter((title) => title !== "");
};
const isWord = (character) => character !== void 0 && /[\w-]/.test(character);
/** Where a title stands in a line as a whole word, or -1. */
const placeOf = (title, line) => {
	for (let at = line.indexOf(title); at !== -1; at = line.indexOf(title, at + 1)) if (!isWord(line[at - 1]) && !isWord(line[at + title.length])) return at;
	return -1;
};
/** The source of a test by its name, or undefined where the text does not name it or there is hardly anything to it. */
const bodyOf = (text, name) => {
	const lines = text.split("\n");
	for (const title of titlesOf(name)) for (const [number, line] of lines.entries()) {
		const at = placeOf(title, line);
		if (at === -1) continue;
		const below = lines.slice(number + 1);
		const end = below.findIndex((one) => one.trim() !== "" && indentOf(one) <= indentOf(line));
		const body = [line.slice(at + title.length), ...below.slice(0, end === -1 ? below.length : end)].map((one) => one.trim()).filter((one) => /\w/.test(one));
		if (body.join("").replace(/\W/g, "").length >= LEAST) return body;
	}
};
/** How alike two bodies are, from 0 to 1: the share of lines that both have. */
const likeness = (one, other) => {
	const left = /* @__PURE__ */ new Map();
	for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
	let shared = 0;
	for (const line of other) {
		const count = left.get(line) ?? 0;
		if (count > 0) shared++;
		left.set(line, count - 1);
	}
	return 2 * shared / (one.length + other.length);
};

// src/core/corners/places.ts
/**
* How closely a file's path answers a group: the group is the path, a dotted name of it (`tests.test_a.TestAdd`), or the
* folder, as of a package; a title may be of any file. 0 where it does not.
*/
const closeness = (path, group) => {
	if (!/[./]/.test(group)) return 1;
	if (path === group || path.endsWith(`/${group}`) || group.endsWith(`/${path}`)) return 3;
	const dotted = path.replace(/\.[^./]*$/, "").replaceAll("/", ".");
	if (group === dotted || `${group}.`.startsWith(`${dotted}.`) || `.${dotted}`.endsWith(`.${group}`)) return 2;
	if (/\.[^./]+$/.test(group)) return 0;
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
	return folder === "" || group === folder || group.endsWith(`/${folder}`) ? 1 : 0;
};
/** The changed file that holds a test on one side: by its path where that is the group, else by what is written in it. */
const placeOfTest = ([group, name], files, side) => {
	const lacking = side === "before" ? "added" : "deleted";
	const ranked = files.filter(({ kind }) => kind !== lacking).map((file) => ({
		file,
		close: closeness(file.path, group)
	})).filter(({ close }) => close > 0).sort((a, b) => b.close - a.close || (a.file.path < b.file.path ? -1 : 1));
	for (const { file, close } of ranked) {
		const { [side]: text } = file;
		const body = text === void 0 ? void 0 : bodyOf(text, name);
		if (close >= 2 || body !== void 0) return {
			file,
			body
		};
	}
};

// src/core/corners/moves.ts
/** A test of the same name elsewhere is the same where at least this share of its lines is. */
const ALIKE = .5;
/** Tests whose sources are looked for, at most: with more the names must do. */
const MOST_READ = 2e3;
/**
* Of tests that are gone, those that are found again among tests that have come: with the same name in a file that git
* calls renamed; with the same name and a like source elsewhere; or with the very same source under another name. Each
* pairs with one at most. Order never matters.
*/
const movesOf = (gone, come, files) => {
	const moves = [];
	const waiting = new Map(come.toSorted(byName).map((test) => [keyOf(test), test]));
	let left = gone.toSorted(byName);
	const settle = (find) => {
		left = left.filter((from) => {
			const to = find(from);
			if (to === void 0) return true;
			waiting.delete(keyOf(to));
			moves.push({
				from,
				to
			});
			return false;
		});
	};
	const renames = files.flatMap(({ path, renamedTo }) => renamedTo === void 0 ? [] : [[path, renamedTo]]);
	settle(([group, name]) => renames.flatMap(([from, to]) => renamedGroups(group, from, to)).map((renamed) => waiting.get(keyOf([renamed, name]))).find((found) => found !== void 0));
	const before = placesOf(left, files, "before");
	const after = placesOf([...waiting.values()], files, "after");
	const like = (from, to) => {
		const [one, other] = [before.get(keyOf(from))?.body, after.get(keyOf(to))?.body];
		return one === void 0 || other === void 0 ? 0 : likeness(one, other);
	};
	const best = (from, among, least) => {
		const [found] = among.map((to) => ({
			to,
			like: like(from, to)
		})).filter((one) => one.like >= least).sort((a, b) => b.like - a.like || byName(a.to, b.to));
		return found?.to;
	};
	settle((from) => best(from, [...waiting.values()].filter(([, name]) => name === from[1]), ALIKE));
	settle((from) => best(from, [...waiting.values()], 1));
	return moves.sort((a, b) => byName(a.from, b.from));
};
/** What a group may be called once its file has another path: the path itself, or a dotted name of it. */
const renamedGroups = (group, from, to) => {
	if (group === from || group.endsWith(`/${from}`)) return [group.slice(0, group.length - from.length) + to];
	const [old, fresh] = [dotted(from), dotted(to)];
	return group === old || group.startsWith(`${old}.`) ? [fresh + group.slice(old.length)] : [];
};
const dotted = (path) => path.replace(/\.[^./]*$/, "").replaceAll("/", ".");
const placesOf = (tests, files, side) => new Map(tests.slice(0, MOST_READ).flatMap((test) => {
	const place = placeOfTest(test, files, side);
	return place === void 0 ? [] : [[keyOf(test), place]];
}));

// src/core/corners/losses.ts
/**
* The tests that the base has and the head lacks, or skips where they ran. A test that is there under another name or in
* another place is told as moved. Order never matters.
*
* @param base the base's tests on the base's code; `had` is how they were had
* @param head the suite's own run on the head
* @param files what the change does to files of tests, with their texts
*/
const lossesOf = (base, head, files, had) => {
	const names = isNamed(base) && isNamed(head);
	const [before, after] = [namedIn(names ? base : NONE), namedIn(names ? head : NONE)];
	const missing = [...before.values()].filter(({ test }) => !after.has(keyOf(test))).map(({ test }) => test);
	const come = [...after.values()].filter(({ test }) => !before.has(keyOf(test))).map(({ test }) => test);
	const moves = movesOf(missing, come, files);
	const target = new Map(moves.map(({ from, to }) => [keyOf(from), keyOf(to)]));
	const gone = missing.filter((test) => !target.has(keyOf(test))).sort(byName);
	const pairs = [...before.entries()].flatMap(([key, was]) => {
		const is = after.get(target.get(key) ?? key);
		return is === void 0 ? [] : [{
			was,
			is
		}];
	});
	const skipped = pairs.filter(({ was, is }) => is.skipped > was.skipped && is.ran < was.ran).map(({ is }) => is.test).sort(byName);
	const fewer = pairs.map(({ was, is }) => ({
		test: is.test,
		before: was.ran + was.skipped,
		after: is.ran + is.skipped
	})).filter((one) => one.after < one.before).sort((a, b) => byName(a.test, b.test));
	const lost = [...skipped, ...fewer.map(({ test }) => test)];
	return {
		kind: "told",
		had,
		totals: {
			before: base.total,
			after: head.total
		},
		names,
		gone: capped(gone),
		skipped: capped(skipped),
		focused: capped(gone.length + lost.length > 0 ? focusedFiles(files) : []),
		fewer: capped(fewer),
		moved: capped(moves),
		declare: declared([...before.values()], gone, lost)
	};
};
const NONE = {
	total: 0,
	tests: []
};
const isNamed = ({ tests, total }) => tests !== void 0 || total === 0;
const namedIn = ({ tests = [] }) => {
	const found = /* @__PURE__ */ new Map();
	for (const [outcome, group, name] of tests) {
		if (isNoTest(name)) continue;
		const key = keyOf([group, name]);
		const named = found.get(key) ?? {
			test: [group, name],
			ran: 0,
			skipped: 0
		};
		named[outcome === "skipped" ? "skipped" : "ran"]++;
		found.set(key, named);
	}
	return found;
};
/** What a block declares: a group of which nothing is left stands for all of its tests. */
const declared = (before, gone, others) => {
	const whole = new Map([...gather(before, ({ test: [group] }) => group)].map(([group, all]) => [group, all.length]));
	const entries = [...gather(gone, ([group]) => group)].flatMap(([group, tests]) => tests.length > 1 && tests.length === whole.get(group) ? [[group, ""]] : tests);
	const all = [...new Map([...entries, ...others].map((test) => [keyOf(test), test])).values()].sort(byName);
	return {
		some: all.slice(0, MOST_DECLARED),
		rest: Math.max(0, all.length - MOST_DECLARED)
	};
};

// src/core/corners/proof.ts
/** What proves most comes first where not all is told. */
const ORDER = [
	"assertion",
	"unknown",
	"error",
	"absent",
	"skipped",
	"unstable",
	"passed"
];
/**
* What the head's tests do over the base's code. Told are the tests that were asked for, whatever they do, and every
* other one that passes on the head and does not over the base.
*
* @param asked the tests that the block names, each by its group and name
* @param head the suite's own run on the head
* @param base the head's tests over the base's code; `again` a second such run, where there was one
*/
const provesOf = (asked, head, base, again) => {
	const why = whyNotNamed(head) ?? whyNotNamed(base);
	if (why !== void 0) return {
		kind: "not-had",
		code: "proof-unchecked",
		why
	};
	const [onHead, onBase] = [standingsIn(head), standingsInBoth(base, again)];
	const loadErrors = loadErrorsOf(base);
	const first = new Set(asked.map(keyOf));
	const factOf = (test) => {
		const { state, said = state === "absent" ? loadErrors.get(test[0]) ?? base.said : void 0 } = onBase(test);
		const asks = first.has(keyOf(test)) ? { asked: true } : {};
		return {
			test,
			base: state,
			head: onHead(test).state,
			...asks,
			...said === void 0 ? {} : { said }
		};
	};
	const others = namesOf(head.tests ?? []).filter((test) => !first.has(keyOf(test)) && !isNoTest(test[1])).map(factOf).filter((fact) => fact.head === "passed" && fact.base !== "passed").sort((a, b) => ORDER.indexOf(a.base) - ORDER.indexOf(b.base));
	return {
		kind: "told",
		ended: endedOf(base),
		tests: capped([...asked.map(factOf), ...others])
	};
};
/**
* What a report says of files that could not be loaded, by the groups of their tests. Some reports have a row of such a
* file that is named after it.
*/
const loadErrorsOf = ({ failures }) => new Map(failures.flatMap(({ test: [group, name], said }) => said === void 0 ? [] : [[isNoTest(name) ? group : name, said]]));
/** How a corner's run ended, as the facts hold it. */
const endedOf = ({ total, said, milliseconds }) => ({
	ran: total,
	milliseconds,
	...said === void 0 ? {} : { said }
});

// src/core/corners/regressions.ts
/**
* What the base's tests do over the head's code: told is every test that passes on the base, fails or is not there over
* the head's code, and does not fail among the head's own tests.
*
* @param base the base's tests on the base's code
* @param head the suite's own run on the head
* @param over the base's tests over the head's code; `again` a second such run, where there was one
* @param files what the change does to tests, runners' configuration and what tests share, with their texts
*/
const regressionsOf = (base, head, over, files, again) => {
	const why = whyNotNamed(base) ?? whyNotNamed(head) ?? whyNotNamed(over);
	if (why !== void 0) return {
		kind: "not-had",
		code: "regressions-unchecked",
		why
	};
	const [onBase, onHead, overHead] = [
		standingsIn(base),
		standingsIn(head),
		standingsInBoth(over, again)
	];
	const loadErrors = loadErrorsOf(over);
	const tests = namesOf(base.tests ?? []).filter(([, name]) => !isNoTest(name));
	const touches = touchesBy(tests, files);
	const broken = tests.flatMap((test) => {
		const { state, said = state === "absent" ? loadErrors.get(test[0]) ?? over.said : void 0 } = overHead(test);
		const own = onHead(test).state;
		if (!(onBase(test).state === "passed" && (hasFailed(state) || state === "absent") && !hasFailed(own))) return [];
		return [{
			test,
			over: state,
			head: own,
			...touches(test),
			...said === void 0 ? {} : { said }
		}];
	});
	return {
		kind: "told",
		ended: endedOf(over),
		tests: capped(broken)
	};
};
/** Tests that a file is searched for, at most, before it counts as one that holds none. */
const MOST_SEARCHED = 2e3;
/** What the change does to the file of a test or, where it leaves that alone, to what is beside it. */
const touchesBy = (all, files) => {
	const some = all.slice(0, MOST_SEARCHED);
	const holdsNone = (file) => !some.some((test) => placeOfTest(test, [file], "before"));
	let beside;
	return (test) => {
		const own = placeOfTest(test, files, "before")?.file;
		if (own !== void 0) return {
			touch: own.kind === "deleted" ? "deleted" : "edited",
			file: own.path
		};
		beside ??= files.some((file) => file.kind === "added" ? configuresRunner(file.path) : holdsNone(file)) ? "beside" : "none";
		return { touch: beside };
	};
};

// src/app/corners/tell.ts
/** The head's own runs, of the suites that were run whole here and have reports. */
const headRuns = ({ suites }, { regenerated, tallies }) => Object.fromEntries(Object.entries(regenerated.suites).flatMap(([name, { first }]) => suites[name]?.reports.length === 0 ? [] : [[name, cornerRunOf({
	result: first,
	tally: tallies[name]
})]]));
/** The corners that are to be run, with the suites in them: those that have reports, and for a proof those asked for. */
const cornerJobs = ({ sites }, policy, heads, asked, confirmProofs) => {
	const reporting = Object.keys(heads);
	const proving = reporting.filter((name) => (asked[name]?.length ?? 0) > 0);
	const shown = (name, run) => {
		const standing = standingsIn(run);
		return (asked[name] ?? []).every((test) => proves(standing(test).state));
	};
	const fails = (run) => run.tests?.some(([outcome]) => outcome === "failed") ?? true;
	const again = {
		baseline: () => false,
		proof: (name, run) => policy.confirm && (confirmProofs === "always" || !shown(name, run)),
		regressions: (_, run) => policy.confirm && fails(run)
	};
	return [
		"baseline",
		"proof",
		"regressions"
	].flatMap((corner) => {
		const { [corner]: site } = sites;
		const suites = corner === "proof" ? proving : reporting;
		if (site?.ok !== true || suites.length === 0) return [];
		return [{
			corner,
			site: site.value,
			suites,
			again: again[corner]
		}];
	});
};
/** What the corners of each suite come to. A part that nobody asked for is not there. */
const tellCorners = (planned, results, heads, asked) => Object.fromEntries(Object.entries(heads).map(([name, head]) => [name, tellSuite(planned, results, name, head, asked[name] ?? [])]));
const tellSuite = (planned, results, name, head, asked) => {
	const { asks } = planned;
	if ("unplanned" in planned) {
		const { unplanned } = planned;
		return {
			...asks.losses ? { losses: notHad(unplanned, "baseline-missing") } : {},
			...asked.length > 0 ? { proof: notHad(unplanned, "proof-unchecked") } : {},
			...asks.regressions ? { regressions: notHad(unplanned, "regressions-unchecked") } : {}
		};
	}
	const baseline = baselineOf(planned, results, name);
	return {
		base: planned.base,
		...asks.losses ? { losses: baseline.ok ? lossesOf(baseline.value.run, head, planned.files, baseline.value.had) : notHad(baseline.error, "baseline-missing") } : {},
		...asked.length > 0 ? { proof: proofOf(planned, results, name, head, asked) } : {},
		...asks.regressions ? { regressions: regressionsIn(planned, results, name, head, baseline) } : {}
	};
};
const baselineOf = ({ known, sites }, results, name) => {
	if (!known.ok) {
		if (sites.baseline === void 0) return known;
		const rounds = roundsOf(sites, results, "baseline", name);
		if (!rounds.ok) return rounds;
		const { first: run } = rounds.value;
		return ok({
			run,
			had: {
				from: "run",
				milliseconds: run.milliseconds
			}
		});
	}
	const { had, regenerated, tests } = known.value;
	const { [name]: runs } = regenerated.suites;
	if (runs === void 0) return err(fault("baseline-missing", `the record of the base has no suite ${name}`));
	const { counts, milliseconds } = runs.first;
	return ok({
		run: {
			total: counts?.total ?? 0,
			tests: tests[name],
			failures: [],
			milliseconds
		},
		had
	});
};
const roundsOf = (sites, results, corner, name) => {
	const [site, result] = [sites[corner], results[corner]];
	if (site?.ok === false) return site;
	if (result === void 0) return err(UNMADE);
	if (!result.ok) return result;
	const { [name]: rounds } = result.value;
	return rounds === void 0 ? err(UNMADE) : ok(rounds);
};
const UNMADE = fault("proof-unchecked", "the block did not ask for it when the suites were started");
const proofOf = ({ sites }, results, name, head, asked) => {
	const rounds = roundsOf(sites, results, "proof", name);
	return rounds.ok ? provesOf(asked, head, rounds.value.first, rounds.value.again) : notHad(rounds.error, "proof-unchecked");
};
const regressionsIn = ({ sites, regressionsNeeded, files }, results, name, head, baseline) => {
	if (!regressionsNeeded) return { kind: "unneeded" };
	if (!baseline.ok) return notHad(baseline.error, "regressions-unchecked");
	const rounds = roundsOf(sites, results, "regressions", name);
	if (!rounds.ok) return notHad(rounds.error, "regressions-unchecked");
	return regressionsOf(baseline.value.run, head, rounds.value.first, files, rounds.value.again);
};
const LONGEST = 300;
/** Why a part is not had: by the fault's own code where nothing can be said by that, else by the part's. */
const notHad = ({ code, message }, part) => ({
	kind: "not-had",
	code: CODES[code].kind === "inconclusive" ? code : part,
	why: message.replace(/\s+/g, " ").slice(0, LONGEST)
});

// src/core/corners/asked-tests.ts
/**
* The tests that are asked for as `group › test`, or by a name that only one test has, by the suites that have them. One
* that is no test is a fault that offers the nearest names.
*/
const findAskedTests = (asked, suites) => {
	if (asked.length === 0) return ok({});
	const all = Object.entries(suites).flatMap(([suite, tests]) => tests.map(([, group, name]) => ({
		suite,
		name,
		test: [group, name],
		shown: showTest(group, name)
	})));
	const found = {};
	for (const wanted of asked) {
		const { found: tests, near } = lookUp(wanted, all);
		if (tests.length === 0) return err(unknown(wanted, near));
		for (const { suite, test, shown } of tests) {
			const own = found[suite] ??= [];
			if (!own.some(([group, name]) => showTest(group, name) === shown)) own.push(test);
		}
	}
	return ok(found);
};
const unknown = (wanted, tests) => {
	const near = nearestNames(wanted, tests.map(({ shown }) => shown));
	const offered = near.length === 0 ? "" : `; the nearest: ${near.map((name) => JSON.stringify(name)).join(", ")}`;
	return fault("test-unknown", `--proves: no test of HEAD is called ${JSON.stringify(wanted)}${offered}`);
};

// src/app/corners/watch.ts
/** What of a corner's output is kept where several run at a time, in bytes; of more the end is told. */
const MOST_KEPT = 1048576;
const TITLES = {
	baseline: "base",
	proof: "the head's tests over the base",
	regressions: "the base's tests over the head"
};
/** Tells of a corner's suites by what they are run on. */
const watchCorner = (watch, corner) => ({
	started: (name, command) => watch.started(`${name} (${TITLES[corner]})`, command),
	output: watch.output,
	ended: (name, result) => watch.ended(`${name} (${TITLES[corner]})`, result)
});
/** Tells of a suite when it has ended, in one piece, so that what runs beside it does not come between. */
const watchInPieces = (watch) => {
	let title;
	let chunks = [];
	let bytes = 0;
	const flush = () => {
		if (title === void 0) return;
		watch.started(...title);
		watch.output(Buffer.concat(chunks).subarray(-1048576));
		title = void 0;
		chunks = [];
		bytes = 0;
	};
	return {
		flush,
		started: (...given) => {
			flush();
			title = given;
		},
		output: (chunk) => {
			chunks.push(chunk);
			bytes += chunk.length;
			for (let first = chunks[0]; first !== void 0 && bytes - first.length >= MOST_KEPT; [first] = chunks) {
				chunks.shift();
				bytes -= first.length;
			}
		},
		ended: (name, result) => {
			flush();
			watch.ended(name, result);
		}
	};
};

// src/app/corners/run.ts
/**
* Runs corners, each in its own tree behind its own walls, `setup` once in each. Where one cannot be had, that is its
* result; what ends them all is being told to end, and walls that could not be taken down.
*/
const runCorners = async (jobs, runner) => {
	const results = {};
	const waiting = [...jobs];
	let ended;
	const work = async () => {
		for (let job = waiting.shift(); job !== void 0 && ended === void 0; job = waiting.shift()) {
			const { left, result } = await runCorner(job, runner);
			if (left !== void 0) ended = left;
			else if (!result.ok && result.error.code === "interrupted") ended = result.error;
			results[job.corner] = result;
		}
	};
	await Promise.all(Array.from({ length: runner.atOnce }, work));
	return ended === void 0 ? ok(results) : err(ended);
};
const runCorner = async (job, runner) => {
	const named = watchCorner(runner.watch, job.corner);
	const pieces = runner.atOnce > 1 ? watchInPieces(named) : void 0;
	const site = await job.site.open();
	if (!site.ok) return { result: site };
	const result = await runSuites(job, site.value, pieces ?? named, runner);
	pieces?.flush();
	return {
		result,
		left: await site.value.close()
	};
};
const runSuites = async ({ suites, again }, site, watch, { policy, passed }) => {
	const ready = await runSetup(policy, site, watch, passed);
	if (!ready.ok) return ready;
	const results = {};
	for (const name of suites) {
		const { [name]: suite } = policy.suites;
		if (suite === void 0) continue;
		const run = await runSuite(name, suite, policy, site, watch);
		if (!run.ok) return run;
		const first = cornerRunOf(run.value);
		if (!again(name, first)) {
			results[name] = { first };
			continue;
		}
		const second = await runSuite(name, suite, policy, site, watch);
		if (!second.ok) return second;
		results[name] = {
			first,
			again: cornerRunOf(second.value)
		};
	}
	const [late] = await site.reports.late();
	return late === void 0 ? ok(results) : err(fault("report-changed", `suite ${late[0]}: ${late[1]}`));
};

// src/app/corners/corners.ts
/** Runs what is asked of the base, and tells what it came to by suite. What it will cost is said before, and after. */
const findCorners = async (work, heads) => {
	const { planned, policy, workshop, watch, say, passed, asked } = work;
	if (planned === void 0) return ok({});
	const jobs = "unplanned" in planned ? [] : cornerJobs(planned, policy, heads, asked, work.confirmProofs);
	const atOnce = Math.min(jobs.length, mayRunBeside(workshop, policy, jobs) ? work.atOnce : 1);
	if (jobs.length > 0) say(`${foretell(jobs, heads)}, ${order(jobs, atOnce)}`);
	const began = workshop.clock.now().getTime();
	const results = await runCorners(jobs, {
		policy,
		watch,
		passed,
		atOnce
	});
	if (!results.ok) return results;
	if (jobs.length > 0) say(`${count(jobs)} took ${seconds(workshop.clock.now().getTime() - began)}`);
	for (const [corner, result] of Object.entries(results.value)) if (!result.ok) say(`  ${corner} could not be had: ${result.error.code}: ${result.error.message}`);
	return ok(tellCorners(planned, results.value, heads, asked));
};
/** The runs of suites with what the corners told, and with what a record says of that. */
const withCorners = (policy, suites, corners) => Object.fromEntries(Object.entries(suites).map(([name, runs]) => {
	const { [name]: told } = corners;
	if (told === void 0) return [name, runs];
	const { losses: _, proves: __, ...record } = runs.first.record;
	const first = {
		...runs.first,
		record: {
			...record,
			...cornerFields(policy, told)
		}
	};
	return [name, {
		...runs,
		first,
		corners: told
	}];
}));
/**
* Whether corners may run beside one another: each has processes, temporary files and a home of its own, and no suite
* reaches the network, where ports and services are shared.
*/
const mayRunBeside = ({ runner }, policy, jobs) => runner.isolation === "namespace" && jobs.every(({ suites }) => suites.every((name) => policy.suites[name]?.scope === "offline"));
const count = (jobs) => `${jobs.length} corner${jobs.length === 1 ? "" : "s"}`;
const order = (jobs, atOnce) => {
	if (jobs.length === 1) return "alone";
	return atOnce === 1 ? "one after the other" : `${atOnce} at a time`;
};
/** What the corners may cost, by what their suites took on the head. */
const foretell = (jobs, heads) => {
	const costs = jobs.map((job) => job.suites.reduce((sum, name) => sum + (heads[name]?.milliseconds ?? 0), 0));
	const longest = seconds(Math.max(...costs));
	return `${count(jobs)}: about ${jobs.length === 1 ? "" : `${jobs.length} × `}${longest} and setup`;
};
const seconds = (milliseconds) => `${Math.max(1, Math.round(milliseconds / 1e3))} s`;

// src/app/corners/plan.ts
/**
* Decides what has to be run of the base, and has the trees made for it. It asks git in the repository, so it stands
* before anything of the checkout starts. Undefined where the policy asks for nothing of the base.
*/
const planCorners = async (trees, question) => {
	const { policy, head, claimed } = question;
	const wantedAfter = (changes) => Object.entries(policy.suites).map(([name, suite]) => wantedCorners(policy, suite, claimed[name], changes));
	const proof = wantedAfter([]).some(({ proves }) => proves !== void 0);
	const asks = {
		losses: policy.losses !== "off",
		proof,
		regressions: policy.proof?.regressions === true
	};
	if (!asks.losses && !asks.proof && !asks.regressions) return void 0;
	const base = await question.base();
	if (!base.ok) return {
		asks,
		unplanned: base.error
	};
	const known = asks.losses || asks.regressions ? await knownOf(question, base.value) : err(NOT_ASKED);
	const takes = testFiles(policy);
	const files = known.ok || asks.proof || asks.regressions || policy.losses !== "report" ? await trees.changeSince(base.value, takes) : ok([]);
	if (!files.ok) return {
		asks,
		unplanned: files.error
	};
	const wanted = wantedAfter(files.value);
	const regressionsNeeded = wanted.some(({ regressions }) => regressions);
	const make = (commit, tests) => trees.make({
		commit,
		overlay: tests === void 0 ? void 0 : {
			commit: tests,
			takes
		}
	}, policy);
	return {
		asks,
		base: base.value,
		files: files.value,
		regressionsNeeded,
		known,
		sites: {
			...wanted.some(({ baseline }) => baseline) && !known.ok ? { baseline: await make(base.value) } : {},
			...asks.proof ? { proof: await make(base.value, head) } : {},
			...regressionsNeeded ? { regressions: await make(head, base.value) } : {}
		}
	};
};
const NOT_ASKED = fault("baseline-missing", "nothing asks for the results of the base");
/** A GitHub that does not answer is a reason like any other: what is not known is run, or is not told. */
const knownOf = async ({ known }, base) => {
	const found = await known(base);
	if (!found.ok) return found;
	return typeof found.value === "string" ? err(fault("baseline-missing", found.value)) : ok(found.value);
};

// src/app/desk/record-base.ts
/** The head's own runs as a stored record has them. */
const storedRuns = ({ suites }, { regenerated, tests }) => Object.fromEntries(Object.entries(regenerated.suites).flatMap(([name, { first }]) => suites[name]?.reports.length === 0 ? [] : [[name, {
	total: first.counts?.total ?? 0,
	tests: tests[name],
	failures: [],
	milliseconds: first.milliseconds
}]]));
/**
* Puts into a record of HEAD what the policy asks of the base, and the tests that are said to prove the change: from what
* the record holds already, from a stored record of the merge base, or by running it. What was found is kept.
*/
const recordBase = async (ground, stored, heads) => {
	const { keeper, workshop, watch, question, head, key } = ground;
	const { policy, say } = question;
	const named = findAskedTests(question.proves, stored.tests);
	if (!named.ok) return named;
	const { suites } = stored.regenerated;
	const asks = cornersLacking(policy, question.claimed, stored.regenerated) !== void 0 || question.proves.length > 0;
	const told = Object.values(suites).some(({ corners }) => corners?.base !== void 0);
	if (!asks && !told) return ok({
		stored,
		unshown: []
	});
	const base = await mergeBaseOf(ground);
	if (base.ok && base.value === head.commit) return ok({
		stored,
		unshown: []
	});
	const asked = askedOf(ground, stored, named.value);
	if (Object.values(suites).every(({ corners }) => corners?.base === void 0 || base.ok && corners.base === base.value) && !asks) return ok({
		stored,
		unshown: []
	});
	const planned = await planCorners(workshop.trees, {
		policy,
		head: head.commit,
		claimed: Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, {
			...first.record,
			proves: asked[name] ?? []
		}])),
		base: async () => base,
		known: (commit) => storedBaseline(ground, commit)
	});
	const open = await workshop.open(policy);
	if (!open.ok) return open;
	const { atOnce } = workshop.trees;
	const work = {
		planned,
		policy,
		workshop: open.value,
		atOnce,
		watch,
		say,
		passed: policy.setupEnv,
		asked
	};
	const corners = await findCorners({
		...work,
		confirmProofs: "always"
	}, heads);
	if (!corners.ok) return corners;
	const based = {
		...stored,
		regenerated: {
			...stored.regenerated,
			suites: withCorners(policy, suites, corners.value)
		}
	};
	const saved = await keeper.save(key, based);
	return saved.ok ? ok({
		stored: based,
		unshown: unshownIn(policy, based, named.value)
	}) : saved;
};
const mergeBaseOf = async ({ workshop, question, head }) => {
	const found = await workshop.trees.mergeBase(question.base);
	if (!found.ok) return found;
	if (found.value !== void 0) return ok(found.value);
	return err(fault("baseline-missing", `HEAD (${head.commit}) and ${question.base} have no common ancestor`));
};
/** What was named now, what the block names, and what was named before. */
const askedOf = ({ question }, { regenerated, tests }, named) => Object.fromEntries(Object.entries(regenerated.suites).map(([name, { first }]) => {
	const before = question.proves.length > 0 ? [] : first.record.proves ?? [];
	const all = [
		...named[name] ?? [],
		...before,
		...question.claimed?.suites[name]?.proves ?? []
	];
	const unique = new Map(all.map((test) => [JSON.stringify(test), test]));
	return [name, tests[name] === void 0 ? [] : [...unique.values()]];
}));
/** The results of a commit from a stored record of its tree. */
const storedBaseline = async ({ keeper, workshop, key }, commit) => {
	const tree = await workshop.trees.treeOf(commit);
	if (!tree.ok) return tree;
	const found = tree.value === void 0 ? void 0 : await keeper.find({
		...key,
		tree: tree.value
	});
	return ok(found === void 0 ? `there is no stored record of the merge base ${commit}` : {
		had: { from: "stored" },
		regenerated: found.regenerated,
		tests: found.tests
	});
};
const unshownIn = (policy, { regenerated }, named) => Object.entries(named).flatMap(([suite, proves]) => {
	const { [suite]: runs } = regenerated.suites;
	if (runs === void 0) return [];
	const claimed = {
		...runs.first.record,
		proves
	};
	return judgeProof({
		suite,
		policy,
		claimed,
		runs,
		walled: false
	}, runs.corners ?? {}).findings;
});

// src/app/desk/record-head.ts
/** The suites that this pull request touches, as the clone sees it. */
const touchedHere = async (clone, policy, base) => {
	const changed = await changedOrAll(clone, base, asksForPaths(policy));
	return changed.ok ? ok(touchedSuites(policy, changed.value)) : changed;
};
/** Records HEAD of a clean tree: from what is stored for the same tree, policy and system, or by running the suites. */
const recordHead = async (clone, keeper, workshop, watch, question) => {
	const { policy } = question;
	const [head, clean, touched] = await Promise.all([
		workshop.head(),
		question.cleanTree(),
		touchedHere(clone, policy, question.base)
	]);
	if (!head.ok) return head;
	if (!clean.ok) return clean;
	if (!touched.ok) return touched;
	const { os, arch } = workshop.machine;
	const key = {
		tree: head.value.tree,
		policy: policyDigest(policy),
		os,
		arch
	};
	const before = question.fresh ? void 0 : await keeper.find(key);
	const absent = absentSuites(policy, touched.value, os);
	const same = before !== void 0 && Object.keys(absent).sort().join() === Object.keys(before.regenerated.absent).sort().join();
	const ground = {
		keeper,
		workshop,
		watch,
		question,
		head: head.value,
		key
	};
	if (same) {
		const stored = asOf(head.value.commit, before);
		const told = await recordBase(ground, stored, storedRuns(policy, stored));
		return told.ok ? ok({
			...told.value,
			reused: true
		}) : told;
	}
	const open = await workshop.open(policy);
	if (!open.ok) return open;
	if (question.setup) {
		const ready = await runSetup(policy, open.value, watch, policy.setupEnv);
		if (!ready.ok) return ready;
	}
	const run = await runSuites$1(policy, touched.value, head.value, open.value, watch);
	if (!run.ok) return run;
	const { regenerated, tests } = run.value;
	const stored = {
		regenerated,
		tests
	};
	const saved = await keeper.save(key, stored);
	if (!saved.ok) return saved;
	const told = await recordBase(ground, stored, headRuns(policy, run.value));
	return told.ok ? ok({
		...told.value,
		reused: false
	}) : told;
};

// src/io/git/worktree.ts
var import__builtin_node_fs = require__builtin_node_fs();
/**
* Whether a run here would be one of HEAD: tracked files as on HEAD by git's own comparison, staged changes included;
* none that git was told to overlook; and nothing untracked and unignored that a suite's in-tree report globs find.
* Line endings, LFS pointers, submodules, the executable bit and what a sparse checkout leaves out are no difference.
*/
const worktreeState = async (git, globs) => {
	const compiled = compileGlobs(globs);
	if (!compiled.ok) return compiled;
	const others = compiled.value.length > 0 ? ["--others", "--exclude-standard"] : [];
	const [status, listing] = await Promise.all([git.call(["status", ...STATUS_OPTIONS]), git.call([
		"ls-files",
		"-v",
		"-z",
		"--cached",
		...others
	])]);
	if (!status.ok) return status;
	if (!listing.ok) return listing;
	const { hidden, skipped, untracked } = readListing(listing.value.stdout);
	if (hidden.length > 0) return err(hiddenFault(hidden));
	const dirty = await dirtyPaths(git, status.value.stdout, skipped);
	if (!dirty.ok) return dirty;
	if (dirty.value.length > 0) return err(fault("tree-dirty", `files differ from HEAD: ${nameSome(dirty.value)}`));
	const found = untracked.filter((path) => compiled.value.some(({ matches }) => matches(path)));
	if (found.length === 0) return ok(void 0);
	return err(fault("tree-untracked", `untracked files match the report globs of a suite: ${nameSome(found)}`));
};
const STATUS_OPTIONS = [
	"--porcelain=v2",
	"-z",
	"--untracked-files=no",
	"--ignore-submodules=all",
	"--no-renames",
	"--no-show-stash"
];
const hiddenFault = (paths) => fault("tree-hidden", `git is told to overlook changes (assume-unchanged) of ${nameSome(paths)}`, { remedy: `undo it: \`git update-index --no-assume-unchanged ${paths.length === 1 ? paths[0] : "FILE …"}\`` });
const UNTRACKED = 63;
const SKIPPED = 83;
const CACHED = 72;
const readListing = (bytes) => {
	const hidden = [];
	const skipped = [];
	const untracked = [];
	for (let at = 0; at < bytes.length;) {
		const tag = bytes[at] ?? 0;
		const end = bytes.indexOf(0, at);
		if (tag !== CACHED) {
			const path = bytes.subarray(at + 2, end);
			if (tag >= 97) hidden.push(path.toString());
			else if (tag === SKIPPED) skipped.push(path);
			else if (tag === UNTRACKED) untracked.push(path.toString());
		}
		at = end + 1;
	}
	return {
		hidden,
		skipped,
		untracked
	};
};
const dirtyPaths = async (git, status, skipped) => {
	const { dirty, doubtful } = readStatus(status);
	const present = await presentEntries(git, skipped);
	if (!present.ok) return present;
	const entries = [...doubtful, ...present.value];
	if (entries.length === 0) return ok(dirty);
	const head = await readHead(git);
	if (!head.ok) return head;
	const differing = await differingEntries(git, head.value.commit, entries);
	return differing.ok ? ok([...dirty, ...differing.value.map(({ path }) => path.toString())]) : differing;
};
const presentEntries = async (git, skipped) => {
	const top = Buffer.from(`${git.root}/`);
	const isThere = (path) => (0, import__builtin_node_fs.lstatSync)(Buffer.concat([top, path]), { throwIfNoEntry: false }) !== void 0;
	const present = new Set(skipped.filter(isThere).map((path) => path.toString("latin1")));
	if (present.size === 0) return ok([]);
	const tree = await readTree(git, "HEAD");
	return tree.ok ? ok(tree.value.filter(({ path }) => present.has(path.toString("latin1")))) : tree;
};
const readStatus = (bytes) => {
	const dirty = [];
	const doubtful = [];
	for (const line of splitNul(bytes)) {
		const text = line.toString("latin1");
		const found = /^1 (.)(.) \S+ (\d+) (\d+) (\d+) (\w+) (\w+) /.exec(text);
		const path = line.subarray(found?.[0].length ?? text.lastIndexOf(" ") + 1);
		const [, staged, unstaged, mode = "", indexMode = "", , id = "", indexId = ""] = found ?? [];
		const sameInIndex = staged === "." || id === indexId && isFile(mode) && isFile(indexMode);
		if (found === null || !sameInIndex || unstaged !== "." && unstaged !== "M") dirty.push(path.toString());
		else if (unstaged === "M") doubtful.push({
			mode,
			id,
			path
		});
	}
	return {
		dirty,
		doubtful
	};
};
const isFile = (mode) => mode.startsWith("100");

// src/entries/cli/record.ts
/** Records HEAD for a verb: shows progress, and leaves nothing running or lying about, also where it is interrupted. */
const recordHere = async (call, desk, base, claimed) => {
	const { git, clone, records } = desk;
	const interruption = openInterruption(call.signal);
	const workshop = await openDesk({
		git,
		env: call.env,
		clock: systemClock,
		tool: TOOL,
		signal: interruption.signal
	});
	if (!workshop.ok) return err([workshop.error]);
	const globs = Object.values(base.policy.suites).map(({ cwd, reports }) => ({
		cwd,
		patterns: reports
	}));
	const question = {
		policy: base.policy,
		base: base.commit,
		fresh: isSet(call, "fresh") || isSet(call, "setup"),
		setup: isSet(call, "setup"),
		proves: textOptions(call, "proves"),
		claimed,
		say: (line) => tell(call, line),
		cleanTree: () => worktreeState(git, globs)
	};
	try {
		const watch = loadMeanwhile(openProgress(call.terminal), () => import("./desk-read.js"));
		const recorded = await recordHead(clone, records, workshop.value, watch, question);
		return recorded.ok ? recorded : err([recorded.error]);
	} finally {
		interruption.close();
		await workshop.value.close();
	}
};

export { changedOrAll as n, recordHere as t };