import { u as matcherOfPaths } from "./desk-rule.js";
import { _ as BODY, a as isTangled, h as readsLikeName, o as parseMarkdown, s as linesOf } from "./desk-render.js";
import { ot as showTest } from "./desk-desk.js";
import { i as keyOf } from "./desk-states.js";
import { s as proofIn } from "./desk-entries.js";
import { c as finding, d as show, n as few } from "./desk-demands.js";

// src/core/block/citations.ts
/** As people may type it: the outcome is any word, so that one which is none can be told. */
const FORM = /^([^\s:]+):\s+(\S+)\s+[\u203a>]\s+(\S.*):\s+(\S+)$/u;
const COLON = ":\uff1a\ufe55\u2236\ua789\u02d0";
const ARROW = "\u203a>\uff1e\ufe65\u276f\u00bb\u2192\u27e9\u3009";
/**
* What a reader may take for it. Where no blank stands before the outcome, that is one of its words: names have colons
* too.
*/
const ALIKE = new RegExp(`^([^\\s${COLON}]+)\\s*[${COLON}]\\s*([^\\s${ARROW}]+)\\s*[${ARROW}]\\s*(\\S.*?)(?:[${COLON}]\\s+(\\S+)|(?<!:)[${COLON}](passed|failed|skipped|unstable))$`, "u");
const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
/** What a code cites, also where a reader alone would take it for a citation; undefined where it is none. */
const citationOf = (text) => {
	const form = FORM.exec(text) ?? ALIKE.exec(text.replace(NOT_SEEN, ""));
	if (form === null || !readsLikeName(String(form[1]))) return void 0;
	return [
		String(form[2]),
		String(form[3]),
		String(form[4] ?? form[5])
	];
};
const BLANKS = `[[\\s\\u0080-\\uffff]--[${COLON}]]*`;
/** What every citation has in it, and nearly no other body: asked first, since a body is read for it in two ways. */
const MAY_CITE = new RegExp(`:\\s+\\S+\\s+[\u203a>]|[${COLON}]${BLANKS}[\\w\\-]+${BLANKS}[${ARROW}]`, "v");
/** More than these, and nobody reads them; each of them costs a search among all tests. */
const MOST_CITED = 20;
/** The citations that are looked at. */
const lookedAt = (citations) => citations.slice(0, 20);
/** The tests that are cited of a suite. */
const citedOf = (suite, citations) => citations.flatMap((one) => one.suite === suite ? [one.test] : []);
const codeOf = ({ parts }) => {
	const found = [];
	for (const part of parts) {
		let quoted = 0;
		for (const { type, map, children } of part.tokens) {
			if (type === "blockquote_open") quoted += 1;
			if (type === "blockquote_close") quoted -= 1;
			if (quoted > 0) continue;
			for (const child of children ?? []) if (child.type === "code_inline") found.push({
				text: child.content,
				line: map?.[0] ?? part.line
			});
		}
	}
	return found;
};
/** The same as the second parser reads it: no code that a page may show is left out. */
const codeElsewhere = async ({ lines }) => {
	if (isTangled(lines)) return [];
	const { readAgain } = await import("./desk-second-reading.js");
	return readAgain(lines.join("\n"))?.code ?? [];
};
/** The citations of a body, each once. What is quoted, or stands in a fence, is an example; in a block no `\u203a` can stand. */
const citationsIn = async (body) => {
	if (body === null || !body.includes("`") || !MAY_CITE.test(body)) return [];
	const source = linesOf(body);
	const citations = /* @__PURE__ */ new Map();
	for (const { text, line } of [...codeOf(await parseMarkdown(source)), ...await codeElsewhere(source)]) {
		const cited = citationOf(text);
		if (cited === void 0) continue;
		const [suite, test, outcome] = cited;
		const key = `${suite} \u203a ${test}: ${outcome}`;
		if (!citations.has(key)) citations.set(key, {
			suite,
			test,
			outcome,
			place: {
				file: BODY,
				line: line + 1
			}
		});
	}
	return [...citations.values()];
};

// src/core/judge/corner-facts.ts
/** So many tests of one kind are told one by one; of the rest there is one finding. */
const MOST_TOLD = 20;
/** Nothing was asked for. */
const NOTHING = {
	findings: [],
	varied: [],
	notChecked: []
};
/** Findings, where all could be looked at. */
const only = (...findings) => ({
	...NOTHING,
	findings
});
/** A finding for each, and one for what is left where there are many. */
const eachOf = (suite, all, find, rest = 0) => {
	const told = all.slice(0, MOST_TOLD).map(find);
	const left = all.length - told.length + rest;
	if (left === 0) return told;
	const others = told.slice(0, 1).map((first) => {
		const { pinned: _, regenerated: _1, place: _2, ...more } = first;
		return {
			...more,
			message: `${suite}: and ${left} more`
		};
	});
	return [...told, ...others];
};
/** A test as a message names it; with an empty name a whole group. */
const name = ([group, test]) => test === "" ? `every test of ${show(group)}` : show(showTest(group, test));
/** Why nothing can be said, as the judged job tells it; without a word of it, that it is not in the hand-over. */
const lacking = (suite, part, code, what) => only(part === void 0 ? finding(code, `${suite}: ${what}, and the hand-over does not hold what came of it`, { suite }) : finding(part.code, `${suite}: ${what}, which could not be done: ${part.why}`, { suite }));
/** Why a part of the corners says nothing, where that is what was handed over. */
const notHad = (part) => part !== void 0 && isNotHad(part) ? part : void 0;
const isNotHad = (part) => part.kind === "not-had";
/** That two runs over the same code disagree, and on which tests. */
const disagreeing = (suite, what, tests) => {
	if (tests.length === 0) return [];
	const names = tests.map(([group, test]) => showTest(group, test));
	const message = `${suite}: a second run of ${what} gives other results${few(names)}`;
	return [finding("unstable", message, { suite })];
};

// src/core/judge/proof.ts
/** The tests that the block names as proofs: each passes on the head and fails over the base, by an assertion. */
const judgeProof = ({ suite, claimed }, corners) => {
	const named = claimed?.proves ?? [];
	if (named.length === 0) return NOTHING;
	const proof = proofIn(corners);
	if (proof === void 0) return lacking(suite, notHad(corners.proof), "proof-unchecked", "the tests under `proves` are to be run over the base");
	const facts = new Map(proof.tests.some.map((fact) => [keyOf(fact.test), fact]));
	const told = named.map((test) => ({
		test,
		fact: facts.get(keyOf(test))
	}));
	const unknown = told.find(({ fact }) => fact === void 0 && proof.tests.rest > 0);
	if (unknown !== void 0) return lacking(suite, void 0, "proof-unchecked", `${name(unknown.test)} is to be run over the base`);
	const open = told.flatMap(({ test, fact }) => {
		const why = fact === void 0 ? "no test of that name passes on the head and fails over the base" : whyNot(fact);
		const second = fact?.again === void 0 ? why : whyNot({
			...fact,
			base: fact.again,
			said: void 0
		});
		const own = why ?? second;
		return own === void 0 ? [] : [{
			test,
			why: own,
			isShaken: why === void 0 || second === void 0
		}];
	});
	const shaken = open.filter(({ isShaken }) => isShaken).map(({ test }) => test);
	const findings = eachOf(suite, open, ({ test, why }) => notShown(suite, test, why));
	const unsure = told.filter(({ fact }) => fact?.base === "unknown" && fact.head === "passed").map(({ test }) => `how ${name(test)} of suite ${suite} fails over the base: its report does not tell an assertion from an error`);
	return {
		findings: [...disagreeing(suite, "the head's tests over the base's code", shaken), ...findings],
		varied: shaken.length === open.length ? findings : [],
		notChecked: unsure
	};
};
/** A named test that proves nothing, and why. */
const notShown = (suite, test, why) => finding("proof-not-shown", `${suite}: proves: ${name(test)}: ${why}`, {
	suite,
	field: "proves",
	pinned: [...test]
});
const ON_HEAD = {
	assertion: "it fails on the head",
	error: "it fails on the head",
	unknown: "it fails on the head",
	absent: "there is no such test on the head",
	skipped: "it is skipped on the head",
	unstable: "it is unstable on the head"
};
const OVER_BASE = {
	error: "over the base it ends in an error, which is no assertion",
	absent: "over the base it does not run: its file could not be loaded or built, or it is not among the files of tests",
	passed: "it passes over the base too",
	skipped: "it is skipped over the base",
	unstable: "the policy calls it unstable"
};
/** Why a named test does not prove the change, or undefined where it does. */
const whyNot = ({ base, head, said }) => {
	if (head !== "passed") return ON_HEAD[head];
	if (base === "assertion" || base === "unknown") return void 0;
	return `${OVER_BASE[base]}${said === void 0 ? "" : ` (${said})`}`;
};
/** What the policy demands of a change that must be proved: that the block names one test that does. */
const proofMissing = (policy, changed, { suites }) => {
	const what = Object.values(suites).some(({ proves: named = [] }) => named.length > 0) ? void 0 : provedPaths(policy, changed);
	if (what === void 0) return [];
	return [finding("proof-missing", `${what}, and no suite in the block has \`proves\``, { field: "proves" })];
};
/** Which change must be proved, or undefined where none must. */
const provedPaths = ({ proof }, changed) => {
	if (proof === void 0 || proof.paths.length === 0) return void 0;
	if (changed === void 0) return "what the pull request changes cannot be listed";
	const touched = changed.filter(matcherOfPaths(proof.paths));
	const [first] = touched;
	if (first === void 0) return void 0;
	return `the pull request changes ${show(first)}${touched.length > 1 ? ` and ${touched.length - 1} more` : ""}`;
};

export { disagreeing as a, name as c, citationsIn as d, citedOf as f, NOTHING as i, notHad as l, notShown as n, eachOf as o, lookedAt as p, proofMissing as r, lacking as s, judgeProof as t, only as u };