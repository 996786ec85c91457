import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { f as canonical, r as gather } from "./desk-sum.js";
import { a as compareSuite, f as FIXED, m as passedNames, r as mostUnstable } from "./desk-demands.js";
import { i as makeTemporaryFolder, l as require_promises, p as openNormaliser, r as makeFolder } from "./desk-text.js";
import { F as readHead, M as isShallow, S as makeSuiteRecord, U as systemClock, at as openTally, d as signalName, f as commandLine, g as TOOL, i as openDesk, l as runCommand, ot as showTest, p as showCommand, t as baseHere, u as RELAY_SCRIPT } from "./desk-desk.js";
import { n as ok, t as err } from "./desk-result.js";
import { C as runSetup, E as runSuites, S as SETUP_ELSEWHERE, _ as openCheckouts, a as openTrees, c as makeRunner, f as openNone, h as readHeadFiles, i as openDesk$1, l as makeReports, m as standingAt, n as loadMeanwhile, o as clearAway, p as removeOurs, r as openInterruption, s as commonParts, t as openProgress, u as rehearseReading, v as discard } from "./desk-progress.js";
import { n as seconds, t as counted } from "./desk-amount.js";
import { _ as require__builtin_node_fs, d as require__builtin_node_child_process, f as jsonDocument, h as plainLine, m as require__builtin_node_crypto, n as tell, o as openGit, r as tellFaults, u as findProgram, y as fault } from "./desk-tell.js";
import { a as require__builtin_node_path, r as textOption } from "./desk-verb.js";
import { n as isEnough, t as askedLevel } from "./desk-level.js";

// src/core/calibrate/arising.ts
/** The variables that a variation changes. */
const VARIABLES = {
	zone: ["TZ"],
	locale: ["LANG", "LC_ALL"],
	ci: ["CI"]
};
/** Of these variables, those that a policy or its suite passes from the machine instead of setting them. */
const passed = ({ env }, suite, variables) => {
	const all = passedNames([env, suite.env]);
	return variables.filter((name) => all.includes(name));
};
/**
* Whether a desk and CI may differ in what a variation varies. They always do in time, path and user; in a variable only
* where it is passed; in the order of tests never, since both run one command.
*/
const arises = (policy, suite, variation) => [
	"none",
	"path",
	"user"
].includes(variation) || passed(policy, suite, VARIABLES[variation] ?? []).length > 0;

// src/core/calibrate/rate.ts
/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964;
/** The rate that `differing` of `runs` runs show; of no run nothing is known. */
const rateOf = (differing, runs) => {
	if (runs === 0) return {
		differing,
		runs,
		share: 0,
		least: 0,
		most: 1
	};
	const share = differing / runs;
	const weight = Z ** 2 / runs;
	const middle = (share + weight / 2) / (1 + weight);
	const half = Z / (1 + weight) * Math.sqrt(share * (1 - share) / runs + weight / (4 * runs));
	return {
		differing,
		runs,
		share,
		least: Math.max(0, middle - half),
		most: Math.min(1, middle + half)
	};
};

// src/core/calibrate/alarms.ts
/**
* Holds every run against the usual result of its commit, as the judge does: an author pins the usual one. Counted are
* the runs that vary what a desk and CI may differ in. A difference that one of `causes` makes in each of its runs is
* met by every record that is made elsewhere: where there is one, those runs alone are counted.
*/
const alarmsOf = (policy, runs, causes) => {
	const usual = new Map([...gather(runs, ({ commit }) => commit)].map(([commit, of]) => [commit, usualOf(of)]));
	const judged = runs.flatMap(({ commit, variation, suites }) => {
		const fields = Object.entries(suites).flatMap(([name, { result }]) => {
			const [suite, pinned] = [policy.suites[name], usual.get(commit)?.get(name)];
			if (suite === void 0 || pinned === void 0 || !arises(policy, suite, variation)) return [];
			return [{
				name,
				fields: compareSuite(name, suite, pinned, result).map(({ field = "" }) => field)
			}];
		});
		return fields.length === 0 ? [] : [{
			variation,
			fields,
			differs: fields.some((one) => one.fields.length > 0)
		}];
	});
	const bound = causes.filter((cause) => judged.every(({ variation, differs }) => variation !== cause || differs));
	const counted = bound.length > 0 ? judged.filter(({ variation }) => bound.includes(variation)) : judged;
	return {
		rate: rateOf(counted.filter(({ differs }) => differs).length, counted.length),
		counted: [...new Set(counted.map(({ variation }) => variation))],
		fields: fieldsOf(counted.flatMap(({ fields }) => fields))
	};
};
const fieldsOf = (found) => Object.fromEntries([...gather(found, ({ name }) => name)].flatMap(([name, of]) => {
	const fields = [...new Set(of.flatMap((one) => one.fields))];
	return fields.length === 0 ? [] : [[name, fields]];
}));
/** Of each suite the record that most plain runs of a commit gave, the first of equals. */
const usualOf = (runs) => {
	const records = runs.filter(({ variation }) => variation === "none").flatMap(({ suites }) => Object.entries(suites).map(([name, { result }]) => [name, result.record]));
	return new Map([...gather(records, ([name]) => name)].flatMap(([name, of]) => {
		return [...gather(of, ([, record]) => canonical(record)).values()].sort((one, other) => other.length - one.length).slice(0, 1).flat().slice(0, 1).map(([, record]) => [name, record]);
	}));
};

// src/core/calibrate/variation.ts
/** One thing that is varied, or nothing: a plain repetition. */
const VARIATIONS = [
	"none",
	"path",
	"order",
	"user",
	"zone",
	"locale",
	"ci"
];
/** A variation in words, as the subject of "depends on". */
const DEPENDS_ON = {
	none: "chance: it varies where nothing was changed",
	path: "the path of the checkout",
	order: "the order of the tests",
	user: "the user, or its home folder",
	zone: "the time zone",
	locale: "the locale",
	ci: "the variable CI"
};
/** East and west of the date line: on one of the two the day is another than in UTC, whatever the hour. */
const zoneOf = (variant) => variant % 2 === 0 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago";
/** Other letters for i and I, and bytes instead of UTF-8. */
const localeOf = (variant) => variant % 2 === 0 ? "tr_TR.UTF-8" : "C";
/** What a run varies, for people. */
const showDeparture = ({ variation, variant }) => ({
	none: "a plain run",
	path: "at another path",
	order: `in another order of tests (${variant + 1})`,
	user: "as another user",
	zone: `with TZ=${zoneOf(variant)}`,
	locale: `with LANG=${localeOf(variant)}`,
	ci: "without CI"
})[variation];
/** The variables that one departure sets, and those that it takes away. */
const departingEnvironment = ({ variation, variant }) => {
	if (variation === "zone") return {
		set: { TZ: zoneOf(variant) },
		without: []
	};
	if (variation === "locale") {
		const locale = localeOf(variant);
		return {
			set: {
				LANG: locale,
				LC_ALL: locale
			},
			without: []
		};
	}
	return {
		set: {},
		without: variation === "ci" ? ["CI"] : []
	};
};
/** Nothing is varied. */
const PLAIN = {
	variation: "none",
	variant: 0
};
/** Variations that have more than one variant. */
const MANIFOLD = [
	"order",
	"zone",
	"locale"
];
/**
* What each of a commit's runs varies: two plain ones first, then one thing after the other with a plain one between the
* rounds. Each time that a variation comes again it has its next variant, where it has one.
*/
const planRuns = (runs, possible) => {
	const rounds = Array.from({ length: runs }, (_, round) => [...possible, "none"].map((variation) => ({
		variation,
		variant: MANIFOLD.includes(variation) ? round : 0
	})));
	return [
		PLAIN,
		PLAIN,
		...rounds.flat()
	].slice(0, runs);
};

// src/core/calibrate/causes.ts
const keyOf = ({ variation, variant }) => `${variation} ${variant}`;
/**
* Why the observations of a thing are not all the same; nothing where they are. Where plain runs of a commit differ, or
* those that vary the same thing in the same way, it is chance; where these agree with one another and not with the plain
* ones, it is what they vary. What differs at another path differs for another user too, whose checkout lies elsewhere.
*/
const causesOf = (observations) => {
	const found = /* @__PURE__ */ new Map();
	for (const [, ofCommit] of gather(observations, ({ commit }) => commit)) for (const cause of causesOnCommit(ofCommit)) {
		const key = keyOf(cause);
		found.set(key, {
			...cause,
			seen: cause.seen + (found.get(key)?.seen ?? 0)
		});
	}
	const causes = [...found.values()];
	const chance = causes.filter(({ variation }) => variation === "none");
	return chance.length > 0 ? chance : causes;
};
const causesOnCommit = (observations) => {
	const plain = observations.filter(({ variation }) => variation === "none").map(({ value }) => value);
	const [usual] = plain;
	if (usual === void 0) return [];
	const departed = observations.filter(({ value }) => value !== usual);
	const chance = [{
		...PLAIN,
		seen: departed.length
	}];
	if (plain.some((value) => value !== usual)) return chance;
	const causes = [];
	for (const [key, alike] of gather(departed, keyOf)) {
		const all = observations.filter((one) => keyOf(one) === key);
		if (new Set(all.map(({ value }) => value)).size > 1) return chance;
		causes.push(...alike.slice(0, 1).map(({ variation, variant }) => ({
			variation,
			variant,
			seen: alike.length
		})));
	}
	const atPath = causes.some(({ variation }) => variation === "path");
	return causes.filter(({ variation }) => variation !== "user" || !atPath);
};
/** Departures that one run alone shows to be a cause: whether it is one takes more runs like it. */
const unconfirmed = (things) => {
	const open = /* @__PURE__ */ new Map();
	for (const causes of things) for (const { seen, ...departure } of causes) if (seen === 1 && departure.variation !== "none") open.set(keyOf(departure), departure);
	return [...open.values()];
};
/** The variations among causes, each once. */
const variationsOf = (causes) => [...new Set(causes.map(({ variation }) => variation))];

// src/core/calibrate/fields.ts
const FIELDS = [
	"exit",
	"report",
	"tests",
	"digest"
];
/** The fields of a suite's record that vary. */
const varyingFields = (runs) => FIELDS.flatMap((field) => {
	const observations = runs.map(({ sample, ...run }) => {
		const { [field]: value } = sample.result.record;
		return {
			...run,
			value: value === void 0 ? "none" : canonical(value)
		};
	});
	if (![...gather(observations, ({ commit }) => commit).values()].some((ofCommit) => new Set(ofCommit.map(({ value }) => value)).size > 1)) return [];
	const values = [...gather(observations, ({ value }) => value)].map(([value, { length }]) => [value, length]);
	return [{
		field,
		causes: causesOf(observations),
		values: Object.fromEntries(values)
	}];
});

// src/core/calibrate/policy-lines.ts
/** A string of JSON is one of YAML too; what a reader would not see is escaped. */
const flow = (value) => JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
const environmentLine = (env) => `env: { ${Object.entries(env).map(([name, value]) => `${name}: ${flow(value)}`).join(", ")} }`;
const listLines = (key, items) => [`${key}:`, ...items.map((item) => `  - ${item}`)];
const suiteLines$1 = (before, after) => [
	...canonical(before.env) === canonical(after.env) ? [] : [environmentLine(after.env)],
	...before.unstable.length === after.unstable.length ? [] : listLines("unstable", after.unstable.map(flow)),
	...before.identity.length === after.identity.length ? [] : listLines("identity", after.identity.map(({ match, replace }) => `{ match: ${flow(match)}, replace: ${flow(replace)} }`))
];
/** The keys of a policy that differ in another, as YAML: whole, so that each can take the place of the old one. */
const policyLines = (before, after) => {
	const suites = Object.entries(after.suites).flatMap(([name, suite]) => {
		const { [name]: old } = before.suites;
		const lines = old === void 0 ? [] : suiteLines$1(old, suite);
		return lines.length === 0 ? [] : [`  ${name}:`, ...lines.map((line) => `    ${line}`)];
	});
	return [...canonical(before.env) === canonical(after.env) ? [] : [environmentLine(after.env)], ...suites.length === 0 ? [] : ["suites:", ...suites]];
};

// src/core/calibrate/name-rule.ts
/** Parts of a name that are made anew in each run, the longest kinds first; the last alternative takes what is left. */
const KINDS = [
	["path", String.raw`(?:/private)?/(?:tmp|var/folders)/[^\s'"]+`],
	["uuid", "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"],
	["time", String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?`],
	["address", "0x[0-9a-fA-F]+"],
	["hash", "(?:[0-9]+[a-f]|[a-f]+[0-9])[0-9a-f]{5,}"],
	["number", String.raw`\d+(?:\.\d+)?`]
];
const TOKEN = new RegExp(`${KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join("|")}|[A-Za-z_]+|[^]`, "gu");
const tokensOf = (text) => [...text.matchAll(TOKEN)].map(([found, ...kinds]) => ({
	text: found,
	kind: KINDS[kinds.findIndex((kind) => kind !== void 0)]
}));
/** A name with each part that may be made anew replaced by its kind: what two runs' names of one test have in common. */
const skeletonOf = (text) => JSON.stringify(tokensOf(text).map(({ text: found, kind }) => kind === void 0 ? found : { kind: kind[0] }));
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** The words before a token that say what it is: one, with what stands between them. */
const contextOf = (tokens, at) => {
	let context = "";
	for (const { text, kind } of tokens.slice(0, at).reverse()) {
		if (kind !== void 0) break;
		context = `${text}${context}`;
		if (/^[A-Za-z_]+$/.test(text)) break;
	}
	return context;
};
/** The rules that make two texts of one skeleton the same. */
const rulesBetween = (one, other) => {
	const [tokens, others] = [tokensOf(one), tokensOf(other)];
	return tokens.flatMap(({ text, kind }, at) => {
		if (kind === void 0 || text === others[at]?.text) return [];
		const context = contextOf(tokens, at);
		return [{
			match: `${/^\w/.test(context) || context === "" && /^\w/.test(text) ? String.raw`\b` : ""}${escaped(context)}${kind[1]}`,
			replace: `${context.replaceAll("$", "$$$$")}<${kind[0]}>`
		}];
	});
};

// src/core/calibrate/renamed.ts
/**
* Of tests that are in some runs only, those of which each run has as many, alike but for numbers and such. Equal names
* are paired in their order, which any rule makes of no account.
*/
const renamedIn = (runs, varying) => {
	const uncommon = varying.filter(({ key }) => runs.some((outcomes) => !outcomes.has(key)));
	return [...gather(uncommon, ({ key }) => skeletonOf(key))].flatMap(([skeleton, tests]) => {
		const lists = runs.map((outcomes) => tests.filter(({ key }) => outcomes.has(key)));
		if (new Set(lists.map(({ length }) => length)).size > 1) return [];
		return [{
			skeleton,
			tests,
			rules: distinct(lists.slice(0, 1).flatMap((first) => between(first, lists)))
		}];
	});
};
const between = (first, lists) => first.flatMap(({ test: [group, name] }, at) => lists.flatMap((list) => list.slice(at, at + 1).flatMap(({ test: [otherGroup, otherName] }) => [...rulesBetween(group, otherGroup), ...rulesBetween(name, otherName)])));
/** Each rule once. */
const distinct = (rules) => [...new Map(rules.map((rule) => [`${rule.match}\n${rule.replace}`, rule])).values()];

// src/core/calibrate/outcomes.ts
const readTests = (tests) => {
	const all = /* @__PURE__ */ new Map();
	for (const [outcome, group, name] of tests) {
		const key = canonical([group, name]);
		const before = all.get(key)?.outcome.split(", ") ?? [];
		all.set(key, {
			key,
			test: [group, name],
			outcome: [...before, outcome].sort().join(", ")
		});
	}
	return all;
};
/** A reader that reads equal runs once: most runs of a suite are equal, and a suite may be large. */
const openOutcomes = () => {
	const known = /* @__PURE__ */ new Map();
	return ({ result, tests }) => {
		if (tests === void 0) return void 0;
		const { digest } = result.record;
		if (digest === void 0) return readTests(tests);
		const outcomes = known.get(digest) ?? readTests(tests);
		known.set(digest, outcomes);
		return outcomes;
	};
};

// src/core/calibrate/tests.ts
/** What a test came to in a run that does not have it. */
const ABSENT = "absent";
/** Compares the runs of a suite test by test, each with those on the same commit. */
const varyingOf = (runs) => {
	const read = openOutcomes();
	const reads = runs.flatMap(({ sample, ...run }) => {
		const outcomes = read(sample);
		return outcomes === void 0 ? [] : [{
			...run,
			outcomes
		}];
	});
	const seen = [...gather(reads, ({ commit }) => commit).values()].flatMap(seenOnCommit);
	const merged = [...gather(seen, ({ key }) => key).values()].map((parts) => ({
		named: parts.flatMap(({ named }) => named),
		rules: distinct(parts.flatMap(({ rules }) => rules)),
		observations: parts.flatMap(({ observations }) => observations)
	}));
	return {
		tests: merged.filter(({ rules }) => rules.length === 0).flatMap(({ named, observations }) => named.slice(0, 1).map(({ test: [group, name] }) => ({
			group,
			name,
			causes: causesOf(observations),
			outcomes: countsOf(observations.map(({ value }) => value))
		}))),
		names: merged.filter(({ rules }) => rules.length > 0).map(({ named, rules, observations }) => ({
			some: named.slice(0, 2).map(({ test }) => test),
			rules,
			causes: causesOf(observations)
		}))
	};
};
const seenOnCommit = (reads) => {
	const runs = [...new Set(reads.map(({ outcomes }) => outcomes))];
	const varying = [...new Map(runs.flatMap((outcomes) => [...outcomes])).values()].filter(({ key }) => new Set(runs.map((outcomes) => outcomes.get(key)?.outcome)).size > 1);
	const observe = (valueOf) => reads.map(({ outcomes, ...run }) => ({
		...run,
		value: valueOf(outcomes)
	}));
	const renamed = renamedIn(runs, varying);
	const taken = new Set(renamed.flatMap(({ tests }) => tests));
	return [...varying.filter((one) => !taken.has(one)).map((one) => ({
		key: one.key,
		named: [one],
		rules: [],
		observations: observe((outcomes) => outcomes.get(one.key)?.outcome ?? "absent")
	})), ...renamed.map(({ skeleton, tests, rules }) => ({
		key: skeleton,
		named: tests,
		rules,
		observations: observe((outcomes) => tests.filter(({ key }) => outcomes.has(key)).map(({ key }) => key).join("\n"))
	}))];
};
const countsOf = (values) => Object.fromEntries([...gather(values, (value) => value)].map(([value, { length }]) => [value, length]));

// src/core/calibrate/propose.ts
/** What a variable is where nobody says otherwise. */
const SETTLED = Object.entries({
	...FIXED,
	LC_ALL: FIXED.LANG
});
/** The environment with the variables set that it passes and something depends on. */
const settledEnvironment = (env, variations) => {
	const names = variations.flatMap((variation) => passed({ env }, { env: {} }, VARIABLES[variation] ?? []));
	return {
		...env,
		...Object.fromEntries(SETTLED.filter(([name]) => names.includes(name)))
	};
};
/** Everything that varies of a suite. */
const causesIn = ({ fields, tests, names }) => [
	...fields,
	...tests,
	...names
].flatMap(({ causes }) => causes);
/**
* Finds the least that settles what varies: a value for a variable that is passed, a rule for names that are made anew,
* `unstable` for the tests that are left. What cannot make a desk and CI differ needs no line.
*/
const propose = (policy, found) => {
	const unsettled = [];
	const env = settledEnvironment(policy.env, variationsOf(Object.values(found).flatMap(causesIn)));
	const suites = Object.entries(policy.suites).map(([name, suite]) => {
		const { [name]: findings } = found;
		if (findings === void 0) return [name, suite];
		const own = settledEnvironment(suite.env, variationsOf(causesIn(findings)));
		const settled = {
			...suite,
			env: own
		};
		const left = (causes) => causes.some(({ variation }) => arises({ env }, settled, variation));
		const tell = (what) => {
			unsettled.push(`${name}: ${what}`);
		};
		if (suite.reports.length === 0 && findings.fields.some(({ causes }) => left(causes))) tell("its exit varies, and a suite without reports has no test that a line could name");
		const identity = identityFor(settled, findings, left, tell);
		return [name, {
			...settled,
			identity,
			unstable: unstableFor(settled, findings, left, tell)
		}];
	});
	return {
		policy: {
			...policy,
			env,
			suites: Object.fromEntries(suites)
		},
		unsettled
	};
};
const identityFor = (suite, { names }, left, tell) => {
	if (suite.tests !== "exact") return suite.identity;
	const rules = distinct([...suite.identity, ...names.flatMap((one) => left(one.causes) ? one.rules : [])]);
	if (rules.length <= 20) return rules;
	tell(`${rules.length} rules for names, and a suite may have ${20}: give the tests names that stay`);
	return suite.identity;
};
const unstableFor = (suite, { tests, runs }, left, tell) => {
	if (suite.tests === "outcome") return suite.unstable;
	const varying = tests.filter(({ causes }) => left(causes));
	const gone = varying.filter(({ outcomes }) => ABSENT in outcomes);
	const named = varying.filter((one) => !gone.includes(one)).map(({ group, name }) => showTest(group, name));
	if (gone.length > 0) tell(`a test must always be there, and of its tests ${gone.length} may be absent`);
	const totals = runs.flatMap(({ sample }) => sample.result.counts ?? []);
	const before = Math.max(0, ...totals.map(({ unstable = 0 }) => unstable));
	const most = mostUnstable(Math.min(...totals.map(({ total }) => total)));
	if (before + named.length <= most) return [...suite.unstable, ...named];
	tell(`${before + named.length} tests vary, and a policy may call ${most} of them unstable: mend them first`);
	return suite.unstable;
};

// src/core/calibrate/remake.ts
/**
* What a run would have given under a suite's new `unstable` and `identity`, of which the old ones are a part; as it was
* where its tests are not known by name, or a rule cannot be used.
*/
const openRemake = async (suite) => {
	const normalise = await openNormaliser(suite.identity);
	if (!normalise.ok) return (sample) => sample;
	return (sample) => {
		const { result, tests } = sample;
		if (tests === void 0) return sample;
		const open = openTally(suite.unstable, tests.length);
		for (const [outcome, group, name] of tests) open.add(normalise.value({
			outcome: outcome === "unstable" ? "passed" : outcome,
			group,
			name
		}));
		const tally = open.finish();
		const unstable = tally.unstable.filter(([, group, name]) => !result.unstable.some((one) => one[1] === group && one[2] === name));
		return {
			tests: tally.tests,
			result: {
				...result,
				record: makeSuiteRecord(suite, result.record.exit, {
					kind: "read",
					tally
				}),
				counts: tally.counts,
				unstable: [...result.unstable, ...unstable]
			}
		};
	};
};

// src/core/calibrate/runs.ts
/** The runs of a suite. */
const runsOf = (runs, suite) => runs.flatMap(({ suites, commit, variation, variant }) => {
	const { [suite]: sample } = suites;
	return sample === void 0 ? [] : [{
		commit,
		variation,
		variant,
		sample
	}];
});

// src/core/calibrate/calibration.ts
const findingsOf = (policy, runs) => Object.fromEntries(Object.entries(policy.suites).flatMap(([name, suite]) => {
	const ofSuite = runsOf(runs, name);
	if (ofSuite.length === 0) return [];
	return [[name, {
		suite,
		runs: ofSuite,
		fields: varyingFields(ofSuite),
		...varyingOf(ofSuite)
	}]];
}));
const allCauses = ({ fields, tests, names }) => [
	...fields,
	...tests,
	...names
].map(({ causes }) => causes);
/** What a variation alone causes, and a desk and CI always differ in. */
const boundTo = (policy, findings) => Object.values(findings).flatMap((found) => variationsOf(allCauses(found).flat().filter(({ seen }) => seen > 1)).filter((variation) => variation !== "none" && arises(policy, found.suite, variation)));
/** The departures of a commit's runs that one run alone shows to matter: each takes more runs like it. */
const toConfirm = (policy, runs) => unconfirmed(Object.values(findingsOf(policy, runs)).flatMap(allCauses));
/** Compares the runs, finds the policy's lines, and says what honest records would meet without them and with them. */
const calibrate$1 = async (policy, runs) => {
	const findings = findingsOf(policy, runs);
	const proposal = propose(policy, findings);
	const remade = await remakeAll(proposal.policy, runs);
	const left = findingsOf(proposal.policy, remade);
	return {
		commits: [...new Set(runs.map(({ commit }) => commit))],
		runs: Object.fromEntries([...gather(runs, ({ variation }) => variation)].map(([one, of]) => [one, of.length])),
		suites: Object.fromEntries(Object.entries(findings).map(([name, found]) => [name, suiteCalibration(found)])),
		lines: policyLines(policy, proposal.policy),
		unsettled: proposal.unsettled,
		alarms: {
			without: alarmsOf(policy, runs, boundTo(policy, findings)),
			with: alarmsOf(proposal.policy, remade, boundTo(proposal.policy, left))
		}
	};
};
const suiteCalibration = ({ runs, fields, tests, names }) => {
	const times = runs.map(({ sample }) => sample.result.milliseconds).sort((one, other) => one - other);
	return {
		runs: runs.length,
		milliseconds: {
			least: Math.min(...times),
			median: Math.max(...times.slice(0, Math.ceil(times.length / 2))),
			most: Math.max(...times)
		},
		tests: runs.map(({ sample }) => sample.result.counts?.total).find((total) => total !== void 0),
		fields,
		varying: tests,
		names
	};
};
const remakeAll = async (policy, runs) => {
	const remakes = [];
	for (const [name, suite] of Object.entries(policy.suites)) remakes.push([name, await openRemake(suite)]);
	return runs.map((run) => ({
		...run,
		suites: Object.fromEntries(remakes.flatMap(([name, remake]) => {
			const { [name]: sample } = run.suites;
			return sample === void 0 ? [] : [[name, remake(sample)]];
		}))
	}));
};

// src/core/calibrate/orders.ts
/** A run's tests as its reports have them, in their order. */
const sequenceOf = ({ suites }) => canonical(Object.entries(suites).map(([name, { tests = [] }]) => [name, ...tests.map(([, group, test]) => [group, test])]));
/** Whether the reports of a run in another order have the tests in one that no plain run has. */
const ordersDiffer = (runs) => {
	const of = (variation) => runs.filter((run) => run.variation === variation);
	const plain = new Set(of("none").map(sequenceOf));
	return of("order").some((run) => !plain.has(sequenceOf(run)));
};

// src/app/desk/calibrate.ts
const PLACES = {
	usual: [
		"none",
		"order",
		"zone",
		"locale",
		"ci"
	],
	elsewhere: ["path"],
	"other-user": ["user"]
};
const PLACE_NAMES = [
	"usual",
	"elsewhere",
	"other-user"
];
/** A variation that one run shows to matter is run this often again: chance would hardly repeat itself. */
const CONFIRMING = 2;
/** Runs the suites on every commit, one thing varied at a time, and compares. What fails on an earlier commit is left out. */
const runCalibration = async (laboratory, question) => {
	const { policy, commits } = question;
	const runs = [];
	const notes = {
		untried: /* @__PURE__ */ new Map(),
		leftOut: [],
		setup: 0
	};
	sayCost(laboratory, question);
	for (const [at, commit] of commits.entries()) {
		const ran = await runCommit(laboratory, question, commit, notes);
		if (ran.ok) runs.push(...ran.value);
		else if (at === 0 || ran.error.code === "interrupted") return ran;
		else notes.leftOut.push(`${commit.slice(0, 12)}: ${ran.error.message}`);
	}
	return ok({
		calibration: await calibrate$1(policy, runs),
		circumstances: {
			untried: [...notes.untried].map(([variation, why]) => ({
				variation,
				why
			})),
			leftOut: notes.leftOut,
			setupMilliseconds: notes.setup
		}
	});
};
const sayCost = ({ say }, { policy, commits, runs }) => {
	const all = runs * commits.length;
	const setup = policy.setup.length === 0 ? "" : ", `setup` once in each";
	say(`${all} runs: ${runs} on each of ${commits.length} commits, in up to three fresh checkouts of each${setup}; what one run alone shows is run ${CONFIRMING} times more`);
	if (setup !== "") say(SETUP_ELSEWHERE);
};
const runCommit = async (laboratory, { policy, runs: count }, commit, notes) => {
	const possible = VARIATIONS.filter((variation) => variation !== "none" && !notes.untried.has(variation));
	const plan = planRuns(count, possible);
	const runs = [];
	for (const place of PLACE_NAMES) {
		const here = ({ variation }) => PLACES[place].includes(variation);
		const planned = plan.filter(here);
		if (planned.length === 0) continue;
		const ran = await laboratory.inCheckout(commit, place, async (checkout) => {
			const runHere = (departures) => runAll(laboratory, policy, commit, checkout, departures);
			const started = laboratory.clock.now().getTime();
			const ready = await runSetup(policy, checkout.workshop, laboratory.watch, policy.setupEnv);
			notes.setup += laboratory.clock.now().getTime() - started;
			if (!ready.ok) return ready;
			const first = await runHere(planned);
			if (!first.ok) return first;
			runs.push(...await asOrdered(laboratory, first.value, notes));
			const more = await runHere(toConfirm(policy, runs).filter(here).flatMap((one) => Array.from({ length: CONFIRMING }, () => one)));
			if (more.ok) runs.push(...more.value);
			return more;
		});
		if (ran.ok) continue;
		if (place !== "other-user" || !WALLS_MISSING.includes(ran.error.code)) return ran;
		notes.untried.set("user", ran.error.message);
	}
	return ok(runs);
};
const WALLS_MISSING = ["isolation-unavailable", "isolation-failed"];
/** The runs as they are; those in another order as plain ones where no runner took it. */
const asOrdered = async ({ order }, runs, notes) => {
	if (runs.every(({ variation }) => variation !== "order")) return runs;
	if (ordersDiffer(runs) || await order.taken()) return runs;
	notes.untried.set("order", "no runner here takes one from a variable; pytest, Vitest, Jest, RSpec and go test do");
	return runs.map((run) => run.variation === "order" ? {
		...run,
		variation: "none",
		variant: 0
	} : run);
};
const runAll = async (laboratory, policy, commit, { head, workshop }, departures) => {
	const everything = new Set(Object.keys(policy.suites));
	const runs = [];
	for (const departure of departures) {
		laboratory.say(`${commit.slice(0, 12)}: ${showDeparture(departure)}`);
		const departed = departing(workshop, departure, laboratory.order);
		const ran = await runSuites(policy, everything, head, departed, laboratory.watch);
		if (!ran.ok) return ran;
		const { regenerated, tests } = ran.value;
		const suites = Object.entries(regenerated.suites).map(([name, { first }]) => [name, {
			result: first,
			tests: tests[name]
		}]);
		runs.push({
			...departure,
			commit,
			suites: Object.fromEntries(suites)
		});
	}
	return ok(runs);
};
/** The same workshop with other variables for its commands. */
const departing = (workshop, departure, order) => {
	const { set, without } = departingEnvironment(departure);
	const added = departure.variation === "order" ? order.variables(departure.variant + 1) : [];
	return {
		...workshop,
		runner: {
			...workshop.runner,
			run: (request) => {
				const before = Object.fromEntries(request.env.flatMap(Object.entries));
				const joined = added.map(({ name, value, between }) => {
					const { [name]: own } = before;
					return [name, typeof own === "string" ? `${own}${between}${value}` : value];
				});
				const env = [
					...request.env,
					set,
					Object.fromEntries(joined)
				];
				return workshop.runner.run({
					...request,
					env,
					without,
					network: "open"
				});
			}
		}
	};
};

// src/core/calibrate/tell.ts
const WIDEST = 300;
const percent = (share) => `${Math.round(100 * share)} %`;
/** One variation has one line, however many of its variants matter. */
const shownCauses = (causes) => variationsOf(causes).map((variation) => {
	const of = causes.filter((cause) => cause.variation === variation);
	if (variation === "none") return DEPENDS_ON.none;
	const doubt = of.every(({ seen }) => seen === 1) ? "; one run shows it, which may be chance" : "";
	return `${DEPENDS_ON[variation]} (${of.map(showDeparture).join(", ")}${doubt})`;
}).join(", and ");
const shownValues = (values) => Object.entries(values).map(([value, runs]) => `${value} in ${counted(runs, "run")}`).join(", ");
const suiteLines = (name, suite) => {
	const { least, median, most } = suite.milliseconds;
	const tests = suite.tests === void 0 ? "" : `, ${counted(suite.tests, "test")}`;
	const head = `${name}: ${counted(suite.runs, "run")}${tests}, ${seconds(median)} a run (${seconds(least)} to ${seconds(most)})`;
	if (suite.fields.length + suite.varying.length + suite.names.length === 0) return [`${head}; nothing varies`];
	return [
		head,
		...suite.fields.map(({ field, values, causes }) => field === "digest" ? `  digest varies: ${counted(Object.keys(values).length, "value")}` : `  ${field} varies: ${shownValues(values)}; it depends on ${shownCauses(causes)}`),
		...suite.varying.map(({ group, name: test, causes, outcomes }) => `  ${showTest(group, test)}: ${shownValues(outcomes)}; it depends on ${shownCauses(causes)}`),
		...suite.names.map(({ some, causes }) => `  names vary, such as ${some.map(([group, test]) => showTest(group, test)).join(" and ")}: they depend on ${shownCauses(causes)}`)
	];
};
const shownRate = ({ differing, runs, share, least, most }) => `${differing} of ${counted(runs, "run")} ${differing === 1 ? "differs" : "differ"}: about ${percent(share)} of honest records would fail (95 %: ${percent(least)} to ${percent(most)})`;
/** What the runs tell, for people; it ends with the rate of false alarms. */
const tellCalibration = ({ commits, runs, suites, lines, unsettled, alarms }, { untried, leftOut, setupMilliseconds }, path) => {
	const total = Object.values(runs).reduce((sum, of) => sum + of, 0);
	const varied = Object.entries(runs).map(([variation, of]) => `${variation === "none" ? "plain" : variation} ${of}`);
	const found = [
		`${counted(total, "run")} on ${counted(commits.length, "commit")} (${varied.join(", ")}); setup took ${seconds(setupMilliseconds)}`,
		...untried.map(({ variation, why }) => `not varied: ${DEPENDS_ON[variation]}: ${why}`),
		...leftOut.map((what) => `left out: ${what}`),
		"",
		...Object.entries(suites).flatMap(([name, suite]) => suiteLines(name, suite)),
		"",
		lines.length === 0 ? "No line of the policy is needed." : `These keys of ${path} settle it:`
	];
	const rest = [
		...unsettled.map((what) => `No line settles this: ${what}`),
		"False alarms to expect, by the runs that vary what a desk and CI may differ in:",
		`  as the policy is: ${shownRate(alarms.without.rate)}`,
		...lines.length === 0 ? [] : [`  with these lines: ${shownRate(alarms.with.rate)}`],
		...Object.entries(alarms.with.fields).map(([name, fields]) => `  ${name} then still differs in ${fields.join(", ")}`)
	];
	const toText = (all) => all.map((line) => `${plainLine(line, WIDEST)}\n`).join("");
	const pasted = lines.map((line) => `${line}\n`).join("");
	return `${toText(found)}${pasted === "" ? "" : `\n${pasted}`}\n${toText(rest)}`;
};

// src/io/git/history.ts
/** The last commits of a branch that were merged into it or made on it: the first parents of its tip, the tip first. */
const firstParents = async (git, tip, most) => {
	const answer = await git.call([
		"rev-list",
		"--first-parent",
		`--max-count=${most}`,
		"--end-of-options",
		tip
	]);
	return answer.ok ? ok(answer.value.stdout.toString().split("\n").slice(0, -1)) : answer;
};

// src/io/order-hooks.ts
var import_promises = require_promises();
var import__builtin_node_path = require__builtin_node_path();
/** Read by every Node that starts, before its program: the two runners that take an order take it as an option. */
const PRELOAD = String.raw`'use strict';
const { realpathSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const options = (program, seed) => {
  if (/[/\\]vitest[/\\]vitest\.mjs$/.test(program)) return ['--sequence.shuffle', '--sequence.seed=' + seed];
  if (!/[/\\]jest(?:-cli)?[/\\]bin[/\\]jest\.js$/.test(program)) return [];
  const [major, minor] = JSON.parse(readFileSync(join(dirname(program), '..', 'package.json'), 'utf8')).version.split('.');
  // The option came with 29.5.
  return Number(major) > 29 || (major === '29' && Number(minor) >= 5) ? ['--randomize', '--seed=' + seed] : [];
};
try {
  const added = options(realpathSync(process.argv[1]), process.env.TEST_ORDER_SEED);
  if (added.length > 0) {
    process.argv.push(...added);
    writeFileSync(join(__dirname, 'taken-' + process.pid), '');
  }
} catch {}
`;
/** A plugin of pytest: the last test first. */
const PLUGIN = String.raw`import os


def pytest_collection_modifyitems(items):
    items.reverse()
    with open(os.path.join(os.path.dirname(__file__), "taken-" + str(os.getpid())), "w"):
        pass
`;
/** Writes the files that the variables name into a new folder. */
const writeOrderHooks = async (folder) => {
	await (0, import_promises.mkdir)(folder);
	const preload = (0, import__builtin_node_path.join)(folder, "take-order.cjs");
	await (0, import_promises.writeFile)(preload, PRELOAD);
	await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "last_test_first.py"), PLUGIN);
	return {
		variables: (seed) => [
			{
				name: "TEST_ORDER_SEED",
				value: String(seed),
				between: " "
			},
			{
				name: "NODE_OPTIONS",
				value: `--require=${JSON.stringify(preload)}`,
				between: " "
			},
			{
				name: "GOFLAGS",
				value: `-shuffle=${seed}`,
				between: " "
			},
			{
				name: "SPEC_OPTS",
				value: `--order rand:${seed}`,
				between: " "
			},
			{
				name: "PYTEST_ADDOPTS",
				value: "-p last_test_first",
				between: " "
			},
			{
				name: "PYTHONPATH",
				value: folder,
				between: import__builtin_node_path.delimiter
			}
		],
		taken: async () => (await (0, import_promises.readdir)(folder)).some((name) => name.startsWith("taken-"))
	};
};

// src/core/isolation/places.ts
/** Programs and settings of the old home that are shown read-only in the new one. */
const SHOWN = [
	".cargo/bin",
	".cargo/config.toml",
	".rustup",
	"go/bin",
	".nvm",
	".pyenv",
	".sdkman",
	".dotnet",
	".local"
];
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** What stays in sight when the rest is covered: parents before what lies in them. */
const keptPlaces = ({ root, home, folders, readOnly }) => {
	const shown = home === void 0 ? [] : SHOWN.map((name) => `${home}/${name}`);
	const own = [root, ...folders];
	const rw = own.map((path) => ({
		mode: "rw",
		path
	}));
	const ro = [...readOnly, ...shown].filter((path) => !own.some((folder) => isWithin(path, folder))).map((path) => ({
		mode: "ro",
		path
	}));
	return [...rw, ...ro].sort((one, other) => one.path.length - other.path.length);
};
/** What is covered. The checkout in it, a folder of ours and the tool cache are shown anew; the home could not be. */
const hiddenPlaces = ({ root, home, hidden }) => [...new Set(hidden)].filter((path) => !isWithin(path, root) && !isWithin(home ?? "", path)).sort();
const parentOf = (path) => path.slice(0, path.lastIndexOf("/"));
/** Covered on any machine (Homebrew lives in `/home/linuxbrew/.linuxbrew`). */
const COVERED = [
	"/home",
	"/tmp",
	"/var/tmp"
];
const isHome = (path) => parentOf(path) === "/home";
/**
* Programs that PATH names in places which are covered, as set-up actions put them there (`~/setup-pnpm/node_modules/.bin`,
* `~/.bun/bin`): the folder, and where it is called `bin` the one above it, in which programs look for their parts. No home
* is shown whole.
*/
const programPlaces = (path, more) => {
	const covered = [...COVERED, ...more];
	const places = path.split(":").flatMap((entry) => {
		const folder = entry.replace(/\/+$/, "");
		const inside = (one) => covered.some((place) => one !== place && isWithin(one, place));
		const holds = (one) => isHome(one) || covered.some((place) => isWithin(place, one));
		if (!folder.startsWith("/") || !inside(folder) || holds(folder)) return [];
		const above = parentOf(folder);
		return [/\/\.?bin$/.test(folder) && inside(above) && !holds(above) ? above : folder];
	});
	return [...new Set(places)].sort();
};
/**
* Where the runner keeps its own, by the variables that it gives a step (GitHub's documentation, "Variables reference"):
* beside its temporary folder, with the event and the files that speak to it, lies all that a job works with, and where
* that folder is called `_work` it lies in the runner's own, which holds its credentials.
*/
const runnerPlaces = (env) => {
	const paths = (...values) => values.filter((value) => value?.startsWith("/") === true);
	const [temp] = paths(env["RUNNER_TEMP"]);
	const work = temp === void 0 ? "" : parentOf(temp);
	const runner = work.endsWith("/_work") ? parentOf(work) : "";
	const files = [
		"EVENT_PATH",
		"ENV",
		"OUTPUT",
		"PATH",
		"STATE",
		"STEP_SUMMARY"
	].map((name) => env[`GITHUB_${name}`]);
	return {
		readOnly: paths(env["RUNNER_TOOL_CACHE"]),
		hidden: paths(runner, work, temp, ...files)
	};
};

// src/core/isolation/container.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
const MOST_PROCESSES = 4096;
const MOST_MEMORY = "12g";
const bind = (from, to) => {
	const field = (text) => /[",]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
	return ["--mount", `type=bind,${field(`source=${from}`)},${field(`target=${to}`)}`];
};
/**
* The arguments for `docker`: no socket, no capability, no new privileges, and limits. The container stays until somebody
* deletes it: the engine is asked how it ended.
*/
const containerArguments = (command) => {
	const { name, image, network, user, root, home, folder, cwd, env, line } = command;
	return [
		"run",
		"--init",
		"--pull=never",
		"--name",
		name,
		"--user",
		`${user.id}:${user.group}`,
		"--cap-drop=ALL",
		"--security-opt=no-new-privileges",
		`--pids-limit=${MOST_PROCESSES}`,
		`--memory=${MOST_MEMORY}`,
		`--network=${network === "none" ? "none" : "bridge"}`,
		...bind(root, root),
		...bind(home.from, home.path),
		...folder === void 0 ? [] : bind(folder, folder),
		"--workdir",
		cwd,
		...env.flatMap((variable) => ["--env", variable]),
		"--entrypoint",
		line[0],
		image,
		...line.slice(1)
	];
};

// src/io/isolation/container.ts
/** The level `container`: the engine ends what is in it, and the toolchain is the image's. */
const openContainer = async (parts) => {
	const { client, images } = parts;
	const { execa } = await import("./execa.js");
	const docker = (...args) => execa(client.file, args, {
		env: client.env,
		extendEnv: false,
		reject: false,
		stdin: "ignore"
	});
	const engine = await docker("version", "--format", "{{.Server.Version}}");
	if (engine.exitCode !== 0) return err(fault("isolation-unavailable", `no container engine answers: ${engine.stderr.slice(-300)}`));
	let isGiven = false;
	return ok({
		level: "container",
		network: "none",
		prepare: async () => {
			for (const image of images) {
				const pulled = await docker("pull", "--quiet", image);
				if ((pulled.exitCode === 0 ? pulled : await docker("image", "inspect", image)).exitCode !== 0) return err(fault("isolation-failed", `the image ${image} cannot be had: ${pulled.stderr.slice(-300)}`));
			}
			isGiven = true;
			return makeFolder(parts.homeFrom);
		},
		run: async ({ command, cwd, env, timeout, network, image = "", folder, onOutput }) => {
			const line = await commandLine(command, env);
			if (!line.ok) return line;
			const name = `suite-${(0, import__builtin_node_crypto.randomBytes)(8).toString("hex")}`;
			const { PATH: _, ...passed } = env;
			const args = containerArguments({
				name,
				image,
				network,
				folder,
				cwd,
				user: parts.user,
				root: parts.root,
				home: {
					path: parts.home,
					from: parts.homeFrom
				},
				env: Object.keys(passed),
				line: line.value
			});
			const ran = await runCommand({
				command: [client.file, ...args],
				cwd: "/",
				env: {
					...passed,
					...client.env
				},
				timeout,
				end: (_pid, signal) => void docker("kill", "--signal", signal, name),
				onOutput,
				signal: parts.signal
			});
			const state = ran.ok && ran.value.exit.kind !== "timeout" ? await docker("inspect", "--format", STATE, name) : "";
			await docker("rm", "--force", name);
			if (!ran.ok || state === "") return ran;
			const exit = readState(state.exitCode === 0 ? state.stdout : "", ran.value, command);
			return exit.ok ? ok({
				...ran.value,
				exit: exit.value
			}) : exit;
		},
		remove: removeOurs,
		close: async () => {
			const left = isGiven ? await discard((0, import__builtin_node_path.join)(parts.root, ".git")) : void 0;
			return left === void 0 ? void 0 : fault("isolation-failed", `isolation: the repository is ${left}`);
		}
	});
};
const STATE = "{{.State.Status}} {{.State.ExitCode}} {{.State.Error}}";
const UNSTARTED = /^\[FATAL tini \(\d+\)\] exec .* failed: (.*)\s*$/;
/** How the command ended, as the engine has it: the client's own exit may be a failure of the engine. */
const readState = (state, { output }, command) => {
	const [, status, number = "", error = ""] = /^(\w+) (\d+)(.*)$/s.exec(state) ?? [];
	const code = Number(number);
	const reason = status === "exited" ? UNSTARTED.exec(output.head)?.[1] : error.trim();
	if (reason !== void 0 && (status === "exited" || status === "created") && (code === 126 || code === 127)) return err(fault("suite-unstartable", `the command could not be started: ${showCommand(command)} (${reason.slice(0, 500)})`));
	if (status === "exited") return ok({
		kind: "code",
		code
	});
	return err(fault("isolation-failed", "the container engine did not run the command to its end", { cause: `${output.head.slice(0, 2e3)}${output.tail.slice(-2e3)}` }));
};

// \0builtin:node:readline
var require__builtin_node_readline = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:readline");
}));

// src/io/isolation/keeper-script.ts
var import__builtin_node_fs = require__builtin_node_fs();
var import__builtin_node_child_process = require__builtin_node_child_process();
var import__builtin_node_readline = require__builtin_node_readline();
/**
* The keeper: one root process a job, in bash. It makes the suite's user and the walls, holds them while its stdin is
* open, and takes them down when that closes, for whatever reason: signals do not pass sudo, the end of a pipe does.
*
* Arguments: level, tree, home, owner's user and group, then `keep:rw:PATH`, `keep:ro:PATH` (parents first) and
* `hide:PATH`. Requests on stdin are a verb and a path, each ended by NUL; answers on stdout are one line each.
*/
const KEEPER_SCRIPT = String.raw`
level=$1 tree=$2 home=$3 owner=$4 group=$5
keeps=() hides=()
for argument in "${"$"}{@:6}"; do
  case $argument in
    keep:*) keeps+=("${"$"}{argument#keep:}") ;;
    hide:*) hides+=("${"$"}{argument#hide:}") ;;
  esac
done
say() { printf '%s\n' "$*"; }
fail() { say "no ${"$"}{*//$'\n'/ }"; exit 1; }
must() { local said; said=$("$@" 2>&1) || fail "$1 ${"$"}{*: -1}: $said"; }

# --- the suite's user ---------------------------------------------------------------------------------------------
running() {
  local file state
  for file in $(grep -lsE "^Uid:[[:space:]]+$user[[:space:]]" /proc/[0-9]*/status); do
    grep -qs '^State:[[:space:]]*Z' "$file" || { [[ -e $file ]] && return 0; }
  done
  return 1
}
# One call reaches all processes of the user, and none can fork meanwhile.
end_all() {
  local try
  for ((try = 0; try < 500; try++)); do
    running || return 0
    # In a namespace they go with their init, which has just lost its life line.
    if [[ $level == user ]] || ((try > 20)); then
      setpriv "--reuid=$user" "--regid=$user" --clear-groups -- bash -c 'kill -KILL -1' 2>/dev/null
    fi
    sleep 0.004
  done
  return 1
}
known() { getent "$1" "$2" >/dev/null 2>&1 || grep -q "^[^:]*:[^:]*:$2:" "/etc/$1" 2>/dev/null; }
# A number that systemd and shadow leave free, and that a container without a large map has. Who makes the folder has it.
allot() {
  local room=/var/tmp
  [[ -d $room && ! -L $room ]] || room=/tmp
  for ((user = 60706; user <= 61183; user++)); do
    base=$room/walled-$user
    mkdir -m 0711 "$base" 2>/dev/null || continue
    known passwd "$user" || known group "$user" || running || return 0
    rmdir "$base"
  done
  fail 'no user number between 60706 and 61183 is free'
}

# --- requests -----------------------------------------------------------------------------------------------------
# Within the walls a path may lead where the suite wants: the folders on the way to it are the suite's.
outside() { if [[ $level == namespace ]]; then nsenter "--mount=/proc/$PPID/ns/mnt" -- "$@"; else "$@"; fi; }
close_life() { [[ -n $life ]] && exec {life}>&-; life=; }
serve() {
  local verb path status
  life=
  while IFS= read -r -d '' verb && IFS= read -r -d '' path; do
    case $verb in
      prepare) "prepare_$level"; say "ok $$" ;;
      begin)
        : >"$run/status"
        exec {life}<>"$run/life"
        [[ -z $path ]] || must outside chown -h "$user:$user" "$path"
        say ok ;;
      term) [[ -z $life ]] || printf T >&"$life" ;;
      kill) close_life ;;
      finish)
        close_life
        end_all || fail "processes of the suite do not end"
        [[ -z $path ]] || must outside chown -Rh "--from=$user" "$owner:$group" "$path"
        status=$(<"$run/status")
        say "ok ${"$"}{status//$'\n'/ }" ;;
    esac
  done
  close_life
}
open_run() {
  run=$1
  must mkdir -m 0700 "$run"
  must mkfifo -m 0600 "$run/life"
}
give_tree() {
  local from=() keep
  # Root could write everything; anybody else gives what is his.
  ((owner == 0)) || from=("--from=$owner")
  must chown -Rh "${"$"}{from[@]}" "$user" "$tree"
  # The folders that hold a folder a run may be passed through, and no more.
  for keep in "${"$"}{keeps[@]}"; do
    [[ $keep != rw:* || $keep == "rw:$tree" || ! -d ${"$"}{keep#*:} ]] || must chmod o+x "${"$"}{keep#*:}"
  done
}

# --- level namespace ----------------------------------------------------------------------------------------------
cover() {
  [[ -d $1 && ! -L $1 ]] || return 0
  must mount -t tmpfs -o "mode=$2,nosuid,nodev" tmpfs "$1"
}
# Makes a mount point; folders on the way to it, within the home, are the suite's.
make_way() {
  [[ -d $1 ]] && return
  make_way "${"$"}{1%/*}"
  must mkdir -m 0755 "$1"
  [[ $1 != "$home"/* ]] || must chown "$user" "$1"
}
place() {
  local mode=${"$"}{1%%:*} path=${"$"}{1#*:} stage=$2
  if [[ -d $stage ]]; then make_way "$path"; else make_way "${"$"}{path%/*}"; [[ -e $path ]] || : >"$path"; fi
  must mount --rbind "$stage" "$path"
  [[ $mode == rw ]] || must mount -o remount,bind,ro "$path"
}
# A passwd and a group file with one line more, and the host's own name where no file knows it: offline, nobody else does.
make_accounts() {
  local name=suite host
  while grep -q "^$name:" /etc/passwd /etc/group; do name+=s; done
  { cat /etc/passwd; printf '%s:x:%s:%s::%s:/bin/bash\n' "$name" "$user" "$user" "$home"; } >"$base/passwd"
  { cat /etc/group; printf '%s:x:%s:\n' "$name" "$user"; } >"$base/group"
  must mount --bind "$base/passwd" /etc/passwd
  must mount --bind "$base/group" /etc/group
  host=$(uname -n)
  if [[ -f /etc/hosts ]] && ! grep -qwF -- "$host" /etc/hosts; then
    { cat /etc/hosts; printf '127.0.1.1 %s\n' "$host"; } >"$base/hosts"
    must mount --bind "$base/hosts" /etc/hosts
  fi
}
# Sockets of the engine, the bus and the rest live in /run; of it only the resolver's file is wanted.
cover_run() {
  local real text= link links=()
  real=$(readlink -f /etc/resolv.conf)
  [[ $real != /run/* && $real != /var/run/* ]] || text=$(<"$real")
  for link in /run/*; do [[ ! -L $link ]] || links+=("$link"$'\n'"$(readlink "$link")"); done
  cover /run 0755
  cover /var/run 0755
  for link in "${"$"}{links[@]}"; do ln -s "${"$"}{link#*$'\n'}" "${"$"}{link%%$'\n'*}"; done
  [[ -z $text ]] || { mkdir -p "${"$"}{real%/*}" && printf '%s\n' "$text" >"$real"; } || fail 'resolv.conf'
}
seal() {
  local point options kind
  must mount -o remount,bind,ro /
  while read -r _ _ _ _ point options _; do
    case $point in / | /proc | /proc/* | /sys | /sys/* | /dev | /dev/* | "$base" | "$base"/*) continue ;; esac
    [[ ,$options, != *,rw,* ]] || mount -o remount,bind,ro "$(printf %b "$point")" 2>/dev/null
  done </proc/self/mountinfo
}
prepare_namespace() {
  local keep stages=() number=0 path
  must mount --bind "$base" "$base"
  must mkdir -m 0755 "$base/home" "$base/stage"
  must mkdir -m 1777 "$base/tmp" "$base/vartmp"
  must chown "$user:$user" "$base/home"
  give_tree
  # What stays in sight is held before its surroundings go.
  for keep in "${"$"}{keeps[@]}"; do
    path=${"$"}{keep#*:}
    [[ -e $path ]] || continue
    number=$((number + 1))
    if [[ -d $path ]]; then must mkdir "$base/stage/$number"; else : >"$base/stage/$number"; fi
    must mount --rbind "$path" "$base/stage/$number"
    stages+=("$keep"$'\n'"$number")
  done
  make_accounts
  seal
  cover /home 0755
  [[ $home == /root ]] || cover /root 0755
  cover /dev/shm 1777
  cover /dev/mqueue 0755
  cover_run
  open_run /run/.walls
  must mkdir -m 0700 /run/.stages
  must mount --rbind "$base" /run/.stages
  must mount --bind /run/.stages/tmp /tmp
  [[ ! -d /var/tmp || -L /var/tmp ]] || must mount --bind /run/.stages/vartmp /var/tmp
  if [[ -n $home ]]; then
    make_way "$home"
    must mount --bind /run/.stages/home "$home"
  fi
  for path in "${"$"}{hides[@]}"; do
    if [[ -d $path ]]; then cover "$path" 0755; elif [[ -e $path ]]; then must mount --bind /dev/null "$path"; fi
  done
  for keep in "${"$"}{stages[@]}"; do place "${"$"}{keep%$'\n'*}" "/run/.stages/stage/${"$"}{keep##*$'\n'}"; done
  must umount -l /run/.stages
  rmdir /run/.stages
}

# --- level user ---------------------------------------------------------------------------------------------------
modes=()
set_mode() {
  modes+=("$(stat -c %a -- "$2") $2")
  must chmod "$1" -- "$2"
}
open_to_all() { local bits; bits=$(stat -c %a -- "$1"); (( 8#$bits & 1 )); }
holds_kept() {
  local keep
  for keep in "${"$"}{keeps[@]}"; do [[ ${"$"}{keep#*:} != "$1" && ${"$"}{keep#*:} != "$1"/* ]] || return 0; done
  return 1
}
# A private folder above something that the suite needs: it may be passed through, and its other rooms are locked.
open_door() {
  local folder=$1 child
  for child in "$folder"/* "$folder"/.[!.]*; do
    [[ -e $child && ! -L $child ]] || continue
    holds_kept "$child" || ((! (8#$(stat -c %a -- "$child") & 7))) || set_mode o-rwx "$child"
  done
  set_mode o-rw,o+x "$folder"
}
open_way() {
  local path=$1 folders=() folder
  while [[ $path == /?*/* ]]; do path=${"$"}{path%/*}; folders=("$path" "${"$"}{folders[@]}"); done
  for folder in "${"$"}{folders[@]}"; do open_to_all "$folder" || open_door "$folder"; done
}
prepare_user() {
  local keep path
  give_tree
  must mkdir -m 0755 "$base/home"
  open_run "$base/run"
  for keep in "${"$"}{keeps[@]}"; do
    path=${"$"}{keep#*:}
    [[ -e $path ]] || continue
    open_way "$path"
    # The home cannot be laid over the old one; what is shown of that is linked.
    if [[ $keep == ro:* && -n $home && $path == "$home"/* ]]; then
      must mkdir -p "$base/home/$(dirname -- "${"$"}{path#"$home"/}")"
      must ln -s "$path" "$base/home/${"$"}{path#"$home"/}"
    fi
  done
  for path in "${"$"}{hides[@]}"; do
    [[ -e $path && ! -L $path ]] || continue
    if holds_kept "$path"; then open_door "$path"; else set_mode o-rwx "$path"; fi
  done
  must chown -Rh "$user:$user" "$base/home"
  if command -v useradd >/dev/null; then
    groupadd --gid "$user" "suite$user" >/dev/null 2>&1
    useradd --uid "$user" --gid "$user" --no-create-home --no-log-init --home-dir "$base/home" --shell /bin/bash \
      "suite$user" >/dev/null 2>&1 && account=suite$user
  fi
}

# --- from the first to the last -----------------------------------------------------------------------------------
clean_up() {
  local entry file
  end_all || say 'no processes of the suite do not end' >&3
  # Its configuration may name programs: who asks git there next, as checkout's own last step does, would start them.
  [[ ! -d $base/home || $tree != /?* ]] || rm -rf --one-file-system -- "$tree/.git" ||
    say 'no the repository is left' >&3
  # The tree, and what a run that was not finished still holds.
  for entry in "${"$"}{keeps[@]}"; do
    file=${"$"}{entry#*:}
    [[ $entry == rw:* && -d $file ]] || continue
    chown -Rh "--from=$user" "$owner:$group" "$file" || say "no $file is not given back whole" >&3
    [[ $file == "$tree" ]] || chmod o-x "$file"
  done
  for ((entry = ${"$"}{#modes[@]} - 1; entry >= 0; entry--)); do
    file=${"$"}{modes[entry]#* }
    [[ -L $file ]] || chmod "${"$"}{modes[entry]%% *}" -- "$file"
  done
  if [[ -n $account ]]; then
    userdel "$account"
    ! getent group "$account" || groupdel "$account"
  fi
  [[ $level != user ]] || find /tmp /var/tmp /dev/shm -xdev -user "$user" -not -path "$base/*" -delete
  # A mount below would be emptied with it.
  grep -qF " $base/" /proc/self/mountinfo || rm -rf --one-file-system -- "$base"
} 3>&1 >/dev/null 2>&1

if [[ -n ${"$"}{walls-} ]]; then
  serve
  exit
fi
account= why=
command -v setpriv perl prlimit setsid grep chown mkfifo >/dev/null ||
  fail 'one of setpriv, perl, prlimit, setsid, grep, chown, mkfifo is missing'
if [[ $level != user ]]; then
  if ! command -v unshare nsenter mount ip >/dev/null; then
    why='one of unshare, nsenter, mount, ip is missing'
  else
    why=$(unshare --mount --pid --ipc --net --fork -- mount -t proc proc /proc 2>&1)
  fi
  [[ -z $why || $level == auto ]] || fail "namespaces: $why"
  level=namespace
  [[ -z $why ]] || level=user
fi
allot
trap : HUP INT TERM
trap clean_up EXIT
say "ok $level $user $base ${"$"}{why//$'\n'/ }"
if [[ $level == namespace ]]; then
  export user base walls=held
  unshare --mount --propagation private -- bash --noprofile --norc -c "$BASH_EXECUTION_STRING" keeper "$level" "${"$"}{@:2}"
else
  serve
fi
`;

// src/io/isolation/keeper.ts
const SUDO = [
	"/usr/bin/sudo",
	"/bin/sudo",
	"/usr/local/bin/sudo",
	"/run/wrappers/bin/sudo"
];
const CLEAN = [
	"/usr/bin/env",
	"-i",
	"PATH=/usr/sbin:/usr/bin:/sbin:/bin",
	"LC_ALL=C"
];
/** The beginning of a command line that makes us root, or undefined where nothing can. */
const rootPrefix = (user) => {
	if (user === 0) return CLEAN;
	const sudo = SUDO.find((path) => (0, import__builtin_node_fs.existsSync)(path));
	return sudo === void 0 ? void 0 : [
		sudo,
		"-n",
		"--",
		...CLEAN
	];
};
/** Starts the keeper at the strongest level that the machine has, or at the one that is asked for. */
const openKeeper = async (root, level, places, owner) => {
	const kept = keptPlaces(places).map(({ mode, path }) => `keep:${mode}:${path}`);
	const hidden = hiddenPlaces(places).map((path) => `hide:${path}`);
	const script = [
		"/bin/bash",
		"--noprofile",
		"--norc",
		"-c",
		KEEPER_SCRIPT,
		"keeper"
	];
	const numbers = [String(owner.user), String(owner.group)];
	const [file, ...args] = [
		...root,
		...script,
		level,
		places.root,
		places.home ?? "",
		...numbers,
		...kept,
		...hidden
	];
	const child = (0, import__builtin_node_child_process.spawn)(file, args, {
		cwd: "/",
		env: {},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: true
	});
	const talk = converse(child);
	const hello = await talk.answer();
	if (!hello.ok) {
		await talk.end();
		return err(fault("isolation-unavailable", hello.error.message));
	}
	const [reached, user, base, ...why] = hello.value.split(" ");
	return ok({
		level: reached === "namespace" ? "namespace" : "user",
		user: Number(user),
		base: base ?? "",
		weaker: why.join(" ").trim() === "" ? void 0 : why.join(" ").trim(),
		ask: (verb, path = "") => {
			talk.send(verb, path);
			return talk.answer();
		},
		tell: (verb) => talk.send(verb, ""),
		close: talk.end
	});
};
const failed$1 = (what) => fault("isolation-failed", `isolation: ${what}`);
const converse = (child) => {
	const waiting = [];
	const unasked = [];
	let over = false;
	let last = "";
	child.stderr?.on("data", (chunk) => {
		last = `${last}${chunk.toString()}`.slice(-2e3);
	});
	(0, import__builtin_node_readline.createInterface)({ input: child.stdout }).on("line", (line) => {
		const next = waiting.shift();
		if (next === void 0) unasked.push(line);
		else next(line);
	});
	const ended = new Promise((resolve) => {
		const settle = () => {
			over = true;
			for (const next of waiting.splice(0)) next(void 0);
			resolve();
		};
		child.once("error", (cause) => {
			last = cause.message;
			settle();
		});
		child.once("close", settle);
	});
	child.stdin.on("error", () => {});
	const answer = async () => {
		const line = unasked.shift() ?? (over ? void 0 : await new Promise((resolve) => void waiting.push(resolve)));
		if (line === void 0) return err(failed$1(last.trim() === "" ? "the process that holds it has ended" : last.trim()));
		return line.startsWith("ok") ? ok(line.slice(3)) : err(failed$1(line.replace(/^no /, "")));
	};
	return {
		answer,
		send: (verb, path) => void child.stdin.write(`${verb}\0${path}\0`),
		end: async () => {
			child.stdin.end();
			await ended;
			return unasked.length === 0 ? void 0 : failed$1(unasked.join("; ").replace(/^no /, ""));
		}
	};
};

// src/io/isolation/run-script.ts
/**
* Starts one command behind the walls. It runs as root, in namespaces that are new where the level has them, and in
* Perl, since a shell cannot tell a command that a signal ended from one that exits with 128 + n. It loads no module.
*
* Arguments: level, network, folder of the keeper, user, and the script that becomes the command. stdin: the request,
* which goes on to that script by a pipe; an environment may hold secrets, and anybody can read a command line.
*/
const RUN_SCRIPT = String.raw`${RELAY_SCRIPT}
my ($level, $network, $run, $user, $start) = @ARGV;
sub fail { print STDERR "isolation: $_[0]: $!\n"; exit 1 }
open(my $life, '<', "$run/life") or fail('life line');
my $request = do { local $/; <STDIN> };
open(STDIN, '<', '/dev/null') or fail('/dev/null');
$SIG{PIPE} = 'IGNORE';

# Reaches every process of the suite's user, and no other.
sub tell_all {
  my ($signal) = @_;
  defined(my $child = fork) or return;
  if ($child) { waitpid($child, 0); return }
  $( = $user; $) = "$user $user"; ($<, $>) = ($user, $user);
  kill $signal, -1 if $> == $user && $< == $user;
  exit 0;
}

# The first child in a PID namespace is its init: with it, all end. The life line ends with the keeper, however that ends.
defined(my $init = fork) or fail('fork');
if (!$init) {
  $0 = 'init';
  open(STDOUT, '>', '/dev/null'); open(STDERR, '>', '/dev/null');
  $SIG{CHLD} = 'IGNORE';
  while (sysread($life, my $order, 1)) { tell_all('TERM') }
  tell_all('KILL') if $level eq 'user';
  exit 0;
}
close $life;
if ($level eq 'namespace') {
  system('mount', '-t', 'proc', '-o', 'nosuid,nodev,noexec', 'proc', '/proc') == 0 or fail('/proc');
  system('ip', 'link', 'set', 'lo', 'up') == 0 or fail('loopback') if $network eq 'none';
}

# A fork bomb ends at the limit, which counts this user's processes alone.
my $most = 4096;
if (open(my $limits, '<', '/proc/self/limits')) {
  while (<$limits>) { $most = $1 if /^Max processes\s+\d+\s+(\d+)/ && $1 < $most }
}
pipe(my $read, my $write) && pipe(my $told, my $gate) or fail('pipe');
pipe(my $said, my $stdout) && pipe(my $warned, my $stderr) or fail('pipe');
# Only whose they are may open them by their names.
chown($user, $user, $stdout, $stderr) == 2 or fail('pipe');
defined(my $suite = fork) or fail('fork');
if (!$suite) {
  $SIG{PIPE} = 'DEFAULT';
  open(STDIN, '<&', $read);
  open(STDOUT, '>&', $stdout) && open(STDERR, '>&', $stderr) or exit 1;
  fcntl($gate, 2, 0); # F_SETFD: not closed by exec
  exec 'prlimit', "--nproc=$most", 'setsid', 'setpriv', "--reuid=$user", "--regid=$user", '--clear-groups',
    '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--',
    'perl', '-e', $start, fileno($gate);
  exit 1;
}
close $read; close $gate; close $stdout; close $stderr;
for (my $sent = 0; $sent < length $request;) {
  my $count = syswrite($write, $request, length($request) - $sent, $sent) or last;
  $sent += $count;
}
close $write;
defined(my $relay = fork) or fail('fork');
if (!$relay) {
  relay(0, [$said, \*STDOUT], [$warned, \*STDERR]);
  exit 0;
}
close $said; close $warned;
my $word = do { local $/; <$told> } // '';
waitpid($suite, 0);
my ($code, $signal) = ($? >> 8, $? & 127);
open(my $status, '>', "$run/status") or fail('status');
print $status "$code $signal $word";
close $status or fail('status');
exit 0;
`;
/**
* Becomes the command: the suite's user runs it, with nothing of root left. Its argument is the number of the gate,
* which exec closes: `go` alone on it means that the command has started, anything after it why it has not.
*/
const START_SCRIPT = String.raw`
open(my $gate, '>&', $ARGV[0]) or exit 1;
# Whatever else is open was left so by somebody who started us.
opendir(my $open, '/proc/self/fd') or exit 1;
my @open = grep { /^\d+$/ && $_ > 2 && $_ != fileno $gate } readdir $open;
closedir $open;
for my $number (@open) { my $file; close $file if open($file, '<&=', $number) }
my ($folder, $count, @rest) = split /\0/, do { local $/; <STDIN> }, -1;
open(STDIN, '<', '/dev/null');
umask ${18}; # in decimal
unless (chdir $folder) { syswrite($gate, "folder $!"); exit 1 }
my %wanted = map { split /=/, $_, 2 } splice(@rest, 0, $count);
%ENV = %wanted;
syswrite($gate, 'go');
exec { $rest[0] } @rest;
syswrite($gate, " $!");
exit 1;
`;

// src/io/isolation/walls.ts
/** The levels `namespace` and `user`, which differ in what the keeper and the run's script put up. */
const openWalls$1 = (parts) => {
	const { keeper } = parts;
	let holder = "";
	return {
		level: keeper.level,
		network: keeper.level === "namespace" ? "none" : "open",
		weaker: keeper.weaker,
		prepare: async () => {
			const prepared = await keeper.ask("prepare");
			if (!prepared.ok) return prepared;
			holder = prepared.value;
			return ok(void 0);
		},
		run: (command) => run(parts, holder, command),
		remove: (paths) => remove(parts, holder, paths),
		close: keeper.close
	};
};
const run = async (parts, holder, command) => {
	const { keeper, signal } = parts;
	const { env, timeout, onOutput, folder = "" } = command;
	const line = await commandLine(command.command, env);
	if (!line.ok) return line;
	const begun = await keeper.ask("begin", folder);
	if (!begun.ok) return begun;
	const ran = await runCommand({
		command: startLine(parts, holder, command.network),
		cwd: "/",
		env: {},
		input: request(parts, command, line.value),
		timeout,
		exitTold: true,
		end: (_, order) => keeper.tell(order === "SIGTERM" ? "term" : "kill"),
		onOutput,
		signal
	});
	const status = await keeper.ask("finish", folder);
	if (!ran.ok) return ran;
	if (!status.ok) return status;
	if (ran.value.exit.kind === "timeout") return ran;
	const exit = readStatus(status.value, command);
	if (exit.ok) return ok({
		...ran.value,
		exit: exit.value
	});
	return err({
		...exit.error,
		cause: ran.value.output.head.slice(0, 2e3)
	});
};
const MOST_PATHS = 200;
const remove = async (parts, holder, paths) => {
	const env = { PATH: "/usr/bin:/bin" };
	for (let first = 0; first < paths.length; first += MOST_PATHS) {
		const command = [
			"rm",
			"-f",
			"--",
			...paths.slice(first, first + MOST_PATHS)
		];
		const ran = await run(parts, holder, {
			command,
			cwd: "/",
			env,
			timeout: 6e4,
			network: "open"
		});
		if (!ran.ok) return ran;
		const { exit, output } = ran.value;
		if (exit.kind !== "code" || exit.code !== 0) return failed(`files could not be deleted: ${output.head.slice(0, 500)}`);
	}
	return ok(void 0);
};
const startLine = ({ root, keeper }, holder, network) => {
	const walled = keeper.level === "namespace";
	const enter = [
		"nsenter",
		`--mount=/proc/${holder}/ns/mnt`,
		"--"
	];
	const fresh = [
		"unshare",
		"--mount",
		"--propagation",
		"private",
		"--pid",
		"--ipc",
		...network === "none" ? ["--net"] : [],
		"--"
	];
	const folder = walled ? "/run/.walls" : `${keeper.base}/run`;
	const script = [
		"perl",
		"-e",
		RUN_SCRIPT,
		keeper.level,
		network,
		folder,
		String(keeper.user),
		START_SCRIPT
	];
	return [
		...root,
		...walled ? [...enter, ...fresh] : [],
		...script
	];
};
const request = ({ keeper, home }, { cwd, env }, line) => {
	const moved = keeper.level === "user" && home !== void 0 && env["HOME"] === home;
	const pairs = Object.entries(moved ? {
		...env,
		HOME: `${keeper.base}/home`
	} : env).map(([name, value]) => `${name}=${value}`);
	return [
		cwd,
		String(pairs.length),
		...pairs,
		...line
	].join("\0");
};
const failed = (message) => err(fault("isolation-failed", message));
/** Reads "code signal word": what root saw of the command, and whether it was started at all. */
const readStatus = (status, { command, cwd }) => {
	const found = /^(\d+) (\d+) (.*)$/.exec(status);
	if (found === null) return failed("isolation: the command ended unseen");
	const [, code, signal, word = ""] = found;
	if (word === "go") {
		if (signal === "0") return ok({
			kind: "code",
			code: Number(code)
		});
		return ok({
			kind: "signal",
			signal: signalName(Number(signal))
		});
	}
	if (word.startsWith("folder ")) return err(fault("suite-unstartable", `the folder to run in cannot be entered: ${cwd} (${word.slice(7)})`, { remedy: "correct `cwd` in the policy, or add the folder" }));
	if (word.startsWith("go ")) return err(fault("suite-unstartable", `the command could not be started: ${showCommand(command)} (${word.slice(3)})`));
	return failed("isolation: the command was not reached");
};

// src/io/isolation/open.ts
const real = (path) => (0, import_promises.realpath)(path).catch(() => path);
const isFolder = (path) => (0, import_promises.stat)(path).then((found) => found.isDirectory()).catch(() => false);
const homeOf = async (home) => {
	const place = home === void 0 ? "/" : (0, import__builtin_node_path.resolve)(home);
	return place !== "/" && await isFolder(place) ? place : void 0;
};
/** Finds out what the machine can do, and opens that level. Nothing of the checkout is touched before `prepare`. */
const openIsolation = async (options) => {
	const { level, platform, signal } = options;
	if (level === "none") return ok(openNone(signal));
	const user = process.getuid?.();
	const group = process.getgid?.();
	if (platform !== "linux" || user === void 0 || group === void 0) return err(fault("isolation-unavailable", `${platform} has no isolation of suites; Linux has`));
	const root = rootPrefix(user);
	if (root === void 0) return err(fault("isolation-unavailable", "isolation takes root, and there is no sudo on this machine"));
	const places = {
		root: await real(options.root),
		home: await homeOf(options.home),
		folders: await Promise.all(options.folders.map(real)),
		readOnly: await Promise.all(options.readOnly.map(real)),
		hidden: await Promise.all(options.hidden.map(real))
	};
	const keeper = await openKeeper(root, level, places, {
		user,
		group
	});
	if (!keeper.ok) return keeper;
	return ok(openWalls$1({
		root,
		keeper: keeper.value,
		home: places.home && options.home,
		signal
	}));
};

// src/io/process/search-path.ts
/** Reads a PATH for commands in `tree`, while nothing of the checkout has run. Both folders are without links. */
const searchPathIn = (path, checkout, tree) => {
	const entries = path.split(import__builtin_node_path.delimiter).map((entry) => ({
		entry,
		way: wayInto(checkout, entry)
	}));
	return {
		path: entries.map(({ entry, way }) => way === void 0 ? entry : `${tree}${way}`).join(import__builtin_node_path.delimiter),
		outside: entries.flatMap(({ entry, way }) => way === void 0 ? [entry] : [])
	};
};
/**
* The way from a folder to what lies in it, by its own name or by a link. Looked for step by step: behind the folder a
* link may lead out of it again.
*/
const wayInto = (folder, entry) => {
	if (!(0, import__builtin_node_path.isAbsolute)(entry)) return void 0;
	const steps = import__builtin_node_path.posix.normalize(entry).replace(/\/$/, "").split("/");
	for (let depth = 2; depth <= steps.length; depth++) {
		const real = realOf(steps.slice(0, depth).join("/"));
		if (real === void 0) return void 0;
		if (`${real}/`.startsWith(`${folder}/`)) return `${real.slice(folder.length)}${steps.slice(depth).map((step) => `/${step}`).join("")}`;
	}
};
const realOf = (path) => {
	try {
		return import__builtin_node_fs.realpathSync.native(path);
	} catch {
		return;
	}
};

// src/io/workshop/judged.ts
/**
* The judged job: once it is open, the checkout is the suites' user's, and nothing of it is trusted any more. What git has
* to say of it is asked before.
*/
const openJudged = async (parts) => {
	const base = await makeTemporaryFolder(parts.git.root, parts.temporary);
	if (!base.ok) return base;
	const checkout = parts.git.root;
	const standing = /* @__PURE__ */ new Set();
	let places = 0;
	/** Makes a place of what git tells of it now; its walls are put up later, and taken down by whoever closes first. */
	const placeOf = async (own, policy) => {
		const folder = (0, import__builtin_node_path.join)(base.value, String(places++));
		const made = await makeFolder(folder);
		if (!made.ok) return made;
		const files = await standingFor(own, policy, (0, import__builtin_node_path.join)(folder, "git"));
		if (!files.ok) return files;
		const { PATH } = own.env;
		const search = PATH === void 0 ? void 0 : searchPathIn(PATH, own.checkout, own.git.root);
		return ok(async () => {
			const suites = (0, import__builtin_node_path.join)(folder, "suites");
			const room = await makeFolder(suites);
			if (!room.ok) return room;
			const opened = await openWalls(own, policy, suites, search?.outside ?? []);
			if (!opened.ok) return opened;
			const walls = opened.value;
			standing.add(walls);
			const prepared = await walls.prepare();
			const close = () => {
				standing.delete(walls);
				return walls.close();
			};
			const env = search === void 0 ? own.env : {
				...own.env,
				PATH: search.path
			};
			return prepared.ok ? ok({
				...openedWorkshop({
					...own,
					env
				}, walls, suites, files.value),
				close
			}) : prepared;
		});
	};
	const trees = openTrees(parts, base.value, async (tree, policy) => {
		const open = await placeOf({
			...parts,
			git: tree,
			checkout
		}, policy);
		return open.ok ? ok({ open: open.value }) : open;
	});
	return ok({
		...commonParts(parts),
		trees,
		open: async (policy) => {
			const open = await placeOf({
				...parts,
				checkout
			}, policy);
			if (!open.ok) return open;
			parts.git.objects.end();
			return open.value();
		},
		close: async () => {
			const left = await Promise.all([...standing].map((walls) => walls.close()));
			standing.clear();
			await clearAway(trees, base.value, parts);
			return left.find((fault) => fault !== void 0);
		}
	});
};
const NOTHING = {
	ignored: async () => ok(/* @__PURE__ */ new Set()),
	isTracked: async () => ok(false)
};
/** What is tracked is asked for only where a suite's reports may lie in the tree. */
const standingFor = async ({ git }, policy, folder) => {
	if (!Object.values(policy.suites).some(({ reports }) => reports.some((glob) => glob.startsWith("./")))) return ok(NOTHING);
	const head = await readHead(git);
	return head.ok ? standingAt(git, head.value.commit, folder) : head;
};
const openWalls = async ({ git, env, signal, isolation, withJudge, checkout }, policy, suites, searched) => {
	const level = askedLevel(isolation, policy.isolation, withJudge);
	if (level === "container") return openContainers({
		root: git.root,
		checkout
	}, policy, env, suites, signal);
	const { HOME: home } = env;
	const { readOnly, hidden } = runnerPlaces(env);
	const homes = [...home === void 0 ? [] : [(0, import__builtin_node_path.resolve)(home)], ...process.getuid?.() === 0 ? ["/root"] : []];
	const opened = await openIsolation({
		level,
		platform: process.platform,
		root: git.root,
		home,
		folders: [suites],
		readOnly: [...readOnly, ...programPlaces(searched.join(":"), [...homes, ...hidden])],
		hidden,
		signal
	});
	if (!opened.ok || isEnough(opened.value.level, policy.isolation)) return opened;
	await opened.value.close();
	const message = `the policy wants isolation ${policy.isolation}, and what applies here is ${opened.value.level}`;
	return err(fault("isolation-too-weak", `${message}: ${opened.value.weaker ?? `the input asks for ${isolation}`}`));
};
const unlock = async (walls, root, folders) => {
	const locked = [
		"(",
		"-type",
		"f",
		"!",
		"-perm",
		"-o=r",
		"-o",
		"-type",
		"d",
		"!",
		"-perm",
		"-o=rx",
		")"
	];
	const command = [
		"find",
		"-P",
		...folders,
		...locked,
		"-exec",
		"chmod",
		"o+rX",
		"{}",
		"+"
	];
	await walls.run({
		command,
		cwd: root,
		env: { PATH: "/usr/bin:/bin" },
		timeout: 6e4,
		network: "none"
	});
};
/** The engine's client is found before anything of the pull request starts, and gets what it needs to find its engine. */
const openContainers = async ({ root, checkout }, policy, env, suites, signal) => {
	const file = findProgram("docker", env, checkout);
	if (file === void 0) return err(fault("isolation-unavailable", "no docker was found on PATH"));
	const images = new Set(Object.values(policy.suites).flatMap(({ image }) => image === void 0 ? [] : [image]));
	const passed = Object.entries(env).filter(([name]) => ["HOME", "PATH"].includes(name) || name.startsWith("DOCKER_"));
	return openContainer({
		images: [...images],
		root,
		home: env["HOME"] ?? "/root",
		homeFrom: (0, import__builtin_node_path.join)(suites, "../home"),
		user: {
			id: process.getuid?.() ?? 0,
			group: process.getgid?.() ?? 0
		},
		client: {
			file,
			env: Object.fromEntries(passed)
		},
		signal
	});
};
const openedWorkshop = (parts, walls, suites, standing) => {
	const { git, env } = parts;
	const { root } = git;
	return {
		...commonParts(parts),
		headAfter: async () => ok(await readHeadFiles(git)),
		runner: makeRunner(walls, env, process.platform),
		reports: makeReports({
			root,
			base: suites,
			standing,
			clear: (paths) => walls.remove(paths.map((path) => (0, import__builtin_node_path.join)(root, path))),
			...walls.level === "user" || walls.level === "namespace" ? { unlock: (folders) => unlock(walls, root, folders) } : {}
		})
	};
};

// src/io/laboratory.ts
/** Opens a place for fresh checkouts of the clone's commits; `policy` is the one that suites run under in them. */
const openLaboratory = async (parts, policy) => {
	const base = await makeTemporaryFolder(parts.git.root);
	if (!base.ok) return base;
	const { make, close } = openCheckouts(parts.git, parts.env, base.value);
	const within = {
		...parts,
		temporary: base.value
	};
	return {
		ok: true,
		value: {
			order: await writeOrderHooks((0, import__builtin_node_path.join)(base.value, "order")),
			inCheckout: async (commit, place, use) => {
				const folder = await make({ commit }, placeName((0, import__builtin_node_path.basename)(parts.git.root), place));
				if (!folder.ok) return folder;
				try {
					return await useCheckout({
						parts: within,
						policy,
						folder: folder.value,
						walled: place === "other-user"
					}, use);
				} finally {
					await discard(folder.value);
				}
			},
			close: async () => {
				const left = await close();
				if (left !== void 0) parts.warn?.(left);
			}
		}
	};
};
const placeName = (name, place) => place === "elsewhere" ? `another/path/of-${name}-elsewhere` : name;
const useCheckout = async ({ parts, policy, folder, walled }, use) => {
	const git = await openGit({
		dir: folder,
		env: parts.env,
		profile: walled ? "judged" : "desk"
	});
	if (!git.ok) return git;
	const inside = {
		...parts,
		git: git.value
	};
	const made = walled ? await openJudged({
		...inside,
		isolation: "auto",
		withJudge: false
	}) : await openDesk$1(inside);
	try {
		if (!made.ok) return made;
		const head = await made.value.head();
		if (!head.ok) return head;
		const workshop = await made.value.open({
			...policy,
			isolation: walled ? "user" : policy.isolation
		});
		return workshop.ok ? await use({
			head: head.value,
			workshop: workshop.value
		}) : workshop;
	} finally {
		if (made.ok) await made.value.close();
		git.value.objects.end();
	}
};

// src/entries/cli/calibrate.ts
const MOST_RUNS = 1e3;
const MOST_COMMITS = 100;
/** `recount calibrate`: which fields and tests vary, on what they depend, and the policy's lines that settle it. */
const calibrate = async (call) => {
	const runs = numberOf(call, "runs", 10, [2, MOST_RUNS]);
	if (!runs.ok) return tellFaults(call, [runs.error]);
	const last = numberOf(call, "last", 0, [0, MOST_COMMITS]);
	if (!last.ok) return tellFaults(call, [last.error]);
	const desk = await openDesk(call);
	if (!desk.ok) return tellFaults(call, [desk.error]);
	const base = await baseHere(call, desk.value);
	if (!base.ok) return tellFaults(call, base.error);
	tell(call, base.value.said);
	const { policy, path } = base.value;
	const question = await questionOf(call, desk.value, base.value, {
		runs: runs.value,
		last: last.value
	});
	if (!question.ok) return tellFaults(call, [question.error]);
	const interruption = openInterruption(call.signal);
	const { signal } = interruption;
	const warn = (line) => tell(call, line);
	const parts = {
		git: desk.value.git,
		env: call.env,
		clock: systemClock,
		tool: TOOL,
		signal,
		warn
	};
	const opened = await openLaboratory(parts, policy);
	try {
		if (!opened.ok) return tellFaults(call, [opened.error]);
		const progress = openProgress(call.terminal);
		const quiet = {
			...progress,
			ended: (name, result) => progress.ended(name, {
				...result,
				tail: void 0
			})
		};
		const watch = loadMeanwhile(quiet, rehearseReading);
		const laboratory = {
			...opened.value,
			clock: systemClock,
			watch,
			say: (line) => tell(call, line)
		};
		const calibrated = await runCalibration(laboratory, question.value);
		if (!calibrated.ok) return tellFaults(call, [calibrated.error]);
		const { calibration, circumstances } = calibrated.value;
		call.terminal.out(call.json ? jsonDocument({
			...calibration,
			...circumstances
		}) : tellCalibration(calibration, circumstances, path));
		return calibration.alarms.without.rate.differing === 0 ? 0 : 1;
	} finally {
		if (opened.ok) await opened.value.close();
		interruption.close();
	}
};
const questionOf = async (call, { git }, { policy, commit: base }, { runs, last }) => {
	const head = await readHead(git);
	if (!head.ok) return head;
	const merged = last === 0 ? ok([]) : await firstParents(git, base, last + 1);
	if (!merged.ok) return merged;
	const { commit } = head.value;
	const others = merged.value.filter((one) => one !== commit).slice(0, last);
	if (others.length < last) {
		const shallow = await isShallow(git);
		if (!shallow.ok) return shallow;
		const why = shallow.value ? "it is shallow: `git fetch --unshallow` brings the others" : "there are no more";
		tell(call, `--last ${last}: this clone has ${others.length} of these commits, for ${why}`);
	}
	return ok({
		policy,
		commits: [commit, ...others],
		runs
	});
};
const numberOf = (call, option, fallback, [least, most]) => {
	const text = textOption(call, option);
	if (text === void 0) return ok(fallback);
	const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
	return value >= least && value <= most ? ok(value) : err(fault("usage", `--${option}: expected a number from ${least} to ${most}, found ${text}`));
};

export { calibrate };