import { b as CODES, y as fault } from "./desk-tell.js";
import { n as ok, t as err } from "./desk-result.js";
import { o as isNoTest } from "./desk-share.js";
import { p as JOINT, r as gather } from "./desk-sum.js";
import { G as capped, W as MOST_DECLARED, nt as byName } from "./desk-desk.js";
import { a as namesOf, i as keyOf, n as hasFailed, o as standingsIn, r as isBroken, s as standingsTwice } from "./desk-states.js";
import { i as isShaken, r as isHidden } from "./desk-entries.js";
import { n as namesTestFile, t as configuresRunner } from "./desk-test-files.js";

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
		said,
		unread: whyUnread(result),
		milliseconds: result.milliseconds
	};
};
/** Why the tests of a run may not be all that there are: its reports are refused, or it was ended before its own end. */
const whyUnread = ({ record: { report, exit }, refused = report }) => {
	if (report !== void 0) return `its reports are refused there: ${refused}`;
	return typeof exit === "number" ? void 0 : `it ended there with ${exit}`;
};
/** The same, unless a test ran in more than one of its shards: nothing can be compared with that. */
const soundRunOf = (run) => {
	const { repeated } = run.result;
	return repeated === void 0 ? ok(cornerRunOf(run)) : err(fault("test-in-two-shards", `${repeated.count} tests ran in more than one shard there`));
};
/** The last line of a command that says something. */
const saidLast = (tail = "") => tail.split("\n").map((line) => line.trim()).findLast((line) => line !== "");
/** Why nothing can be told of a run's tests by name, or undefined where it can: no test at all is told as such. */
const whyNotNamed = ({ tests, total }) => tests === void 0 && total > 0 ? `${total} tests are more than are kept by name` : void 0;

// src/core/corners/focus.ts
/** How runners are told to run a test and leave the others out. No file can make one of these slow. */
const MARKS = [
	/\b(?:it|test|describe|context|suite|specify|bench|scenario|feature)(?:\.\w+){0,5}\.only\b/gi,
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
	const parameters = leaf.endsWith("]") ? leaf.indexOf("[") : -1;
	const plain = parameters === -1 ? leaf : leaf.slice(0, parameters);
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
/** Where what is indented deeper ends, from a line on. It is looked for line by line: a file may hold a name very often. */
const endOf = (lines, from, indent) => {
	let end = from;
	for (let one = lines[end]; one !== void 0 && (one.trim() === "" || indentOf(one) > indent); one = lines[end]) end++;
	return end;
};
/** The source of a test by its name, or undefined where the text does not name it or there is hardly anything to it. */
const bodyOf = (text, name) => {
	const titles = titlesOf(name).filter((title) => text.includes(title));
	if (titles.length === 0) return void 0;
	const lines = text.split("\n");
	for (const title of titles) for (const [number, line] of lines.entries()) {
		const at = placeOf(title, line);
		if (at === -1) continue;
		const end = endOf(lines, number + 1, indentOf(line));
		const body = [line.slice(at + title.length), ...lines.slice(number + 1, end)].map((one) => one.trim()).filter((one) => /\w/.test(one));
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
/** Whether a group names no file, class or package, and is but the title of a suite. */
const isTitle = (group) => !/[./]/.test(group) || /\s/.test(group) && !/\.[a-z]\w*$/i.test(group);
/**
* How closely a file's path answers a group: the group is the path, a dotted name of it (`tests.test_a.TestAdd`), or the
* folder, as of a package; a title may be of any file. 0 where it does not.
*/
const closeness = (path, group) => {
	if (isTitle(group)) return 1;
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
	const fresh = /* @__PURE__ */ new Map();
	const groupsNow = (group) => {
		const known = fresh.get(group) ?? renames.flatMap(([from, to]) => renamedGroups(group, from, to));
		fresh.set(group, known);
		return known;
	};
	settle(([group, name]) => groupsNow(group).map((renamed) => waiting.get(keyOf([renamed, name]))).find((found) => found !== void 0));
	const before = new Map(sourcesOf(left, files, "before").map((one) => [one.key, one]));
	const after = sourcesOf([...waiting.values()], files, "after");
	const settleAlike = (sameAs, best) => {
		const alike = gather(after, sameAs);
		settle((from) => {
			const own = before.get(keyOf(from));
			return own && best(own, alike.get(sameAs(own)) ?? [])?.test;
		});
	};
	const isWaiting = ({ key }) => waiting.has(key);
	settleAlike(({ test: [, name] }) => name, ({ body }, all) => {
		const [found] = all.filter(isWaiting).map((one) => ({
			one,
			like: likeness(body, one.body)
		})).filter(({ like }) => like >= ALIKE).sort((a, b) => b.like - a.like || byName(a.one.test, b.one.test));
		return found?.one;
	});
	settleAlike(({ lines }) => lines, (_, all) => all.find(isWaiting));
	return moves.sort((a, b) => byName(a.from, b.from));
};
/** What a group may be called once its file has another path: the path itself, or a dotted name of it. */
const renamedGroups = (group, from, to) => {
	if (group === from || group.endsWith(`/${from}`)) return [group.slice(0, group.length - from.length) + to];
	const [old, fresh] = [dotted(from), dotted(to)];
	return group === old || group.startsWith(`${old}.`) ? [fresh + group.slice(old.length)] : [];
};
const dotted = (path) => path.replace(/\.[^./]*$/, "").replaceAll("/", ".");
const sourcesOf = (tests, files, side) => tests.slice(0, MOST_READ).flatMap((test) => {
	const body = placeOfTest(test, files, side)?.body;
	return body === void 0 ? [] : [{
		key: keyOf(test),
		test,
		body,
		lines: body.toSorted().join("\n")
	}];
});

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
	const unique = new Map([...entries, ...others].map((test) => [keyOf(test), test]));
	return capped([...unique.values()].sort(byName), MOST_DECLARED);
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
* other one that passes on the head and does not over the base, be it in one of two runs.
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
	const [onHead, onBase] = [standingsIn(head), standingsTwice(base, again)];
	const loadErrors = loadErrorsOf(base);
	const first = new Set(asked.map(keyOf));
	const factOf = (test) => {
		const { state, said = state === "absent" ? loadErrors.get(test[0]) ?? base.said : void 0, ...twice } = onBase(test);
		const asks = first.has(keyOf(test)) ? { asked: true } : {};
		return {
			test,
			base: state,
			...twice,
			head: onHead(test).state,
			...asks,
			...said === void 0 ? {} : { said }
		};
	};
	const others = namesOf(head.tests ?? []).filter((test) => !first.has(keyOf(test)) && !isNoTest(test[1])).map(factOf).filter((fact) => fact.head === "passed" && (fact.base !== "passed" || fact.again !== void 0)).sort((a, b) => ORDER.indexOf(a.base) - ORDER.indexOf(b.base));
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
* What the base's tests do over the head's code: told is every test that passes on the base, fails, is skipped or is not
* there over the head's code, and does not fail among the head's own tests. What both runs give and the pull request may
* hide comes first.
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
		standingsTwice(over, again)
	];
	const loadErrors = loadErrorsOf(over);
	const tests = namesOf(base.tests ?? []).filter(([, name]) => !isNoTest(name));
	const touches = touchesBy(tests, files);
	const broken = tests.flatMap((test) => {
		const { state, said = state === "absent" ? loadErrors.get(test[0]) ?? over.said : void 0, ...twice } = overHead(test);
		const own = onHead(test).state;
		if (onBase(test).state !== "passed" || !isBroken(state) || hasFailed(own)) return [];
		return [{
			test,
			over: state,
			...twice,
			head: own,
			...touches(test),
			...said === void 0 ? {} : { said }
		}];
	});
	const hidden = broken.filter(isHidden);
	const first = [...hidden.filter((one) => !isShaken(one)), ...hidden.filter(isShaken)];
	const { some } = capped([...first, ...broken.filter((one) => !isHidden(one))]);
	return {
		kind: "told",
		ended: endedOf(over),
		tests: {
			some,
			rest: capped(hidden).rest
		}
	};
};
/** Tests that a file is searched for, at most, before it counts as one that holds none. */
const MOST_SEARCHED = 2e3;
/** What the change does to the file of a test or, where it leaves that alone, to what may hold it or is beside it. */
const touchesBy = (all, files) => {
	const some = all.slice(0, MOST_SEARCHED);
	const holdsNone = (file) => !some.some((test) => placeOfTest(test, [file], "before"));
	const holdsTests = files.some(({ kind }) => kind !== "added");
	let beside;
	return (test) => {
		const own = placeOfTest(test, files, "before")?.file;
		if (own !== void 0) return {
			touch: own.kind === "deleted" ? "deleted" : "edited",
			file: own.path
		};
		if (isTitle(test[0]) && !namesTestFile(test[0]) && holdsTests) return { touch: "beside" };
		beside ??= files.some((file) => file.kind === "added" ? configuresRunner(file.path) : holdsNone(file)) ? "beside" : "none";
		return { touch: beside };
	};
};

// src/core/corners/tell.ts
const CORNERS = [
	"baseline",
	"proof",
	"regressions"
];
/** A run as the base's own results, if it holds all of them: what is not in another one is not known to be lost. */
const baselineFrom = (run, had) => run.unread === void 0 ? ok({
	run,
	had
}) : err(fault("baseline-missing", run.unread));
/** The base's own results where they were had by running it. */
const ranAsBaseline = ({ first: run }) => baselineFrom(run, {
	from: "run",
	milliseconds: run.milliseconds
});
/** What the corners of a suite come to. A part that nobody asked for is not there. */
const tellSuite = ({ asks, base, files, regressionsNeeded }, { baseline, proof, regressions }, head, asked) => ({
	base,
	...asks.losses ? { losses: baseline.ok ? lossesOf(baseline.value.run, head, files, baseline.value.had) : notHad(baseline.error, "baseline") } : {},
	...asked.length > 0 ? { proof: proof.ok ? provesOf(asked, head, proof.value.first, proof.value.again) : notHad(proof.error, "proof") } : {},
	...asks.regressions ? { regressions: regressionsNeeded ? regressionsFrom(baseline, regressions, head, files) : { kind: "unneeded" } } : {}
});
/** The same where the base could not be looked at: then nothing of it is told, and why. */
const tellUnplanned = (asks, why, asked) => ({
	...asks.losses ? { losses: notHad(why, "baseline") } : {},
	...asked.length > 0 ? { proof: notHad(asks.proof ? why : UNMADE.error, "proof") } : {},
	...asks.regressions ? { regressions: notHad(why, "regressions") } : {}
});
const regressionsFrom = (baseline, over, head, files) => {
	if (!baseline.ok) return notHad(baseline.error, "regressions");
	if (!over.ok) return notHad(over.error, "regressions");
	return regressionsOf(baseline.value.run, head, over.value.first, files, over.value.again);
};
/** A corner that was not run: nothing asked for it when the suites were started. */
const UNMADE = err(fault("proof-unchecked", "the block did not ask for it when the suites were started"));
const LONGEST = 300;
const PARTS = {
	baseline: "baseline-missing",
	proof: "proof-unchecked",
	regressions: "regressions-unchecked"
};
/** Why a part is not had: by the fault's own code where nothing can be said by that, else by the corner's. */
const notHad = ({ code, message }, corner) => ({
	kind: "not-had",
	code: CODES[code].kind === "inconclusive" ? code : PARTS[corner],
	why: message.replace(/\s+/g, " ").slice(0, LONGEST)
});

export { ranAsBaseline as a, cornerRunOf as c, notHad as i, soundRunOf as l, UNMADE as n, tellSuite as o, baselineFrom as r, tellUnplanned as s, CORNERS as t };