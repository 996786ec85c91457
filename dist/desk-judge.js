import { a as disagreeing, c as name, i as NOTHING, l as notHad, n as notShown, o as eachOf, p as lookedAt, r as proofMissing, s as lacking, t as judgeProof, u as only } from "./desk-proof.js";
import { a as compareSuite, c as finding, d as show, i as tooManyUnstable, l as findingOf, m as passedNames, n as few$1, o as equal, s as notTheSame, t as demandsOf, u as invented } from "./desk-demands.js";
import { n as policyDigest, t as differingSuites } from "./desk-policy-digest.js";
import { $ as offerNames, W as MOST_DECLARED, Z as namesOf, ot as showTest } from "./desk-desk.js";
import { f as canonical, t as RECORDED_OUTCOMES } from "./desk-sum.js";
import { a as lossesIn, i as isShaken, l as regressionsIn, n as hiddenIn, o as namesTest } from "./desk-entries.js";
import { i as keyOf, t as IN_WORDS } from "./desk-states.js";
import { b as CODES } from "./desk-tell.js";
import { n as shorten, t as firstOf } from "./desk-shorten.js";
import { n as isEnough } from "./desk-level.js";

// src/core/judge/citations.ts
const OUTCOMES = RECORDED_OUTCOMES;
/** Whether two texts differ by one letter: another one, one more or one less. */
const oneLetterOff = (one, other) => {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	let same = 0;
	while (same < short.length && short[same] === long[same]) same += 1;
	const rest = long.slice(same + 1);
	return rest === short.slice(same) || rest === short.slice(same + 1);
};
/** What is found of the citations of one suite by a run of it; none where the run does not tell. */
const judgeCitations = (citations, { cited = [] }) => citations.flatMap((citation) => {
	const found = cited.find(({ test }) => test === citation.test);
	return found === void 0 ? [] : judgeOne(citation, found);
});
const judgeOne = ({ suite, test, outcome, place }, { outcomes, near }) => {
	const more = {
		suite,
		place,
		pinned: [test, outcome],
		regenerated: outcomes
	};
	if (outcomes.length === 0) {
		const groups = near.filter((name) => name.endsWith(` \u203a ${test}`));
		if (groups.length > 0) {
			const message = `${suite}: the body cites ${JSON.stringify(test)}, and several groups have it; name one: ${namesOf(groups)}`;
			return [finding("citation-altered", message, more)];
		}
		const [nearest] = near;
		const altered = nearest !== void 0 && oneLetterOff(test, nearest);
		const message = `${suite}: the body cites ${JSON.stringify(test)}, and no test is called so${offerNames(near)}`;
		return [finding(altered ? "citation-altered" : "citation-invented", message, more)];
	}
	const came = outcomes.join(" and ");
	if (!OUTCOMES.includes(outcome)) return [finding("citation-altered", `${suite}: the body says ${outcome} of ${JSON.stringify(test)}: ${came}`, more)];
	if (outcomes.every((one) => one === outcome || one === "unstable")) return [];
	const message = `${suite}: the body says that ${JSON.stringify(test)} ${outcome}, and it ${came}`;
	return [finding("citation-contradicted", message, more)];
};
/** Citations of suites that the policy does not hold. */
const strangeCitations = ({ suites }, citations) => citations.filter(({ suite }) => !Object.hasOwn(suites, suite)).map(({ suite, test, place }) => {
	const message = `the body cites ${JSON.stringify(test)} of suite ${suite}, and the policy holds no such suite`;
	return finding("citation-invented", message, { place });
});
/** The citations of which a run does not tell. */
const untoldCitations = (citations, { cited = [] }) => citations.filter(({ test }) => !cited.some((one) => one.test === test)).map(({ suite, test }) => `the citation of ${suite} \u203a ${test}: no names of tests came over (the suite was not run or is in shards, has too many tests, or the body was edited since)`);

// src/core/judge/losses.ts
/** What the block declares as lost and is not. */
const contradicted = (suite, entries) => eachOf(suite, entries, (test) => finding("loss-contradicted", `${suite}: losses: claimed ${name(test)}, which is not lost`, {
	suite,
	field: "losses",
	pinned: [...test]
}));
/** What is lost and the block does not declare; `how` ends the sentence that begins with the test. */
const undeclared = (suite, entries, how) => eachOf(suite, entries, (test) => finding("loss-undeclared", `${suite}: ${name(test)} ${how(test)}, and the block does not declare it`, {
	suite,
	field: "losses",
	regenerated: [...test]
}));
const COMPARED = "its tests are to be compared with those of the merge base";
const UNNAMED$1 = {
	kind: "not-had",
	code: "baseline-missing",
	why: "there are more than are kept by name"
};
/** The tests that the head lacks, held against what the policy lets pass and what the block declares. */
const judgeLosses = (facts, corners) => {
	const { suite, policy, claimed } = facts;
	const [losses, mode] = [lossesIn(corners), policy.losses];
	const asked = mode === "fail" || mode === "declare" && claimed !== void 0;
	const part = notHad(corners.losses);
	if (asked && losses?.names !== true) return lacking(suite, losses === void 0 ? part : UNNAMED$1, "baseline-missing", COMPARED);
	const declared = claimed?.losses ?? [];
	const known = losses === void 0 && regressionsIn(corners) === void 0;
	if (claimed?.losses !== void 0 && known) return only(invented(suite, "losses"));
	const found = [
		...losses?.declare.some ?? [],
		...losses?.gone.some ?? [],
		...regressed(corners)
	];
	const keys = new Set(found.map(keyOf));
	const wrong = contradicted(suite, declared.filter((test) => !keys.has(keyOf(test))));
	const open = losses === void 0 ? [] : demanded(facts, losses, declared);
	const notChecked = mode === "off" || part === void 0 ? [] : [`lost tests of suite ${suite}: ${part.why}`];
	return {
		...only(...wrong, ...open),
		notChecked
	};
};
const regressed = (corners) => (regressionsIn(corners)?.tests.some ?? []).map(({ test }) => test);
/** The losses that the policy does not let pass. */
const demanded = ({ suite, policy, claimed }, losses, declared) => {
	const how = howLost(losses);
	const { some, rest } = losses.declare;
	const at = {
		suite,
		field: "losses"
	};
	if (policy.losses === "fail") return eachOf(suite, some, (test) => finding("test-lost", `${suite}: ${name(test)} ${how(test)}`, at), rest);
	if (policy.losses !== "declare" || claimed === void 0) return [];
	const covered = namesTest(declared);
	const open = undeclared(suite, some.filter((test) => !covered(test)), how);
	const many = `${suite}: ${some.length + rest} tests are lost, and a block declares ${MOST_DECLARED} at most`;
	return rest === 0 ? open : [...open, finding("loss-undeclared", many, at)];
};
const howLost = ({ skipped, fewer }) => {
	const muted = new Set(skipped.some.map(keyOf));
	const counts = new Map(fewer.some.map((one) => [keyOf(one.test), one]));
	return (test) => {
		const count = counts.get(keyOf(test));
		if (count !== void 0) return `stands for ${count.after} tests, and for ${count.before} on the base`;
		return muted.has(keyOf(test)) ? "is skipped, and runs on the base" : "is gone";
	};
};

// src/core/judge/regressions.ts
/** The tests of the base that the head's code does not pass any more, where the pull request hides it. */
const judgeRegressions = ({ suite, policy, claimed }, corners) => {
	const { regressions } = corners;
	const ran = "the base's tests are to be run over the head's code";
	if (policy.proof?.regressions === true && regressions?.kind !== "told" && regressions?.kind !== "unneeded") return lacking(suite, notHad(regressions), "regressions-unchecked", ran);
	if (policy.proof?.regressions !== true) return NOTHING;
	const covered = namesTest(claimed?.losses ?? []);
	const hidden = hiddenIn(corners).filter(({ test }) => !covered(test));
	const rest = regressionsIn(corners)?.tests.rest ?? 0;
	if (hidden.length === 0 && rest > 0) return lacking(suite, UNNAMED, "regressions-unchecked", ran);
	const findings = eachOf(suite, hidden, ({ test, over, touch, file, said }) => finding("regression-hidden", `${suite}: ${name(test)} passes on the base and, as the base has it, ${IN_WORDS[over]} over the code of the head${said === void 0 ? "" : ` (${said})`}; the pull request ${TOUCHED[touch]}${file === void 0 ? "" : ` ${file}`}`, {
		suite,
		field: "losses",
		regenerated: [...test],
		...file === void 0 ? {} : { place: { file } }
	}), rest);
	const shaken = hidden.filter(isShaken).map(({ test }) => test);
	const unstable = disagreeing(suite, "the base's tests over the head's code", shaken);
	const varied = shaken.length === hidden.length ? findings : [];
	return {
		findings: [...unstable, ...findings],
		varied,
		notChecked: []
	};
};
const UNNAMED = {
	kind: "not-had",
	code: "regressions-unchecked",
	why: "more of them fail than are kept by name"
};
const TOUCHED = {
	edited: "edits",
	deleted: "deletes",
	beside: "changes a runner's configuration, what tests share or what may hold it",
	none: "leaves it alone"
};

// src/core/judge/corners.ts
/** What the base holds to and the head does not keep, what of it the block declares, and what it proves. */
const judgeCorners = (facts) => {
	const { runs, policy, suite, walled } = facts;
	if (policy.suites[suite]?.reports.length === 0) return only(...inventedIn(facts));
	if (runs.corners === void 0 && !walled) return only(...againstRecord(facts));
	const corners = runs.corners ?? {};
	const parts = [
		judgeLosses(facts, corners),
		judgeRegressions(facts, corners),
		judgeProof(facts, corners)
	];
	return {
		findings: parts.flatMap(({ findings }) => findings),
		varied: parts.flatMap(({ varied }) => varied),
		notChecked: parts.flatMap(({ notChecked }) => notChecked)
	};
};
const FIELDS = ["losses", "proves"];
const inventedIn = ({ suite, claimed }) => FIELDS.filter((field) => claimed?.[field] !== void 0).map((field) => invented(suite, field));
/** A record that was given at a desk says itself what it found. */
const againstRecord = ({ suite, policy, claimed, runs }) => {
	const { losses = [], proves: proving = [] } = runs.first.record;
	const { losses: declared = [], proves: named = [] } = claimed ?? {};
	const [lost, told, proved] = [
		namesTest(losses),
		namesTest(declared),
		namesTest(proving)
	];
	const asked = claimed !== void 0 && (policy.losses === "declare" || policy.proof?.regressions === true);
	return [
		...contradicted(suite, declared.filter((test) => !lost(test))),
		...undeclared(suite, asked ? losses.filter((test) => !told(test)) : [], () => "is lost"),
		...eachOf(suite, named.filter((test) => !proved(test)), (test) => notShown(suite, test, "the record does not show it"))
	];
};

// src/core/judge/live.ts
/** The suites that ran with the network open because the policy calls them `live`. */
const liveSuites = (policy, { suites }) => Object.entries(policy.suites).flatMap(([suite, { scope, env }]) => {
	if (scope !== "live" || !Object.hasOwn(suites, suite)) return [];
	const hosts = Object.values({
		...policy.env,
		...env
	}).flatMap((value) => hostOf(value ?? ""));
	return [{
		suite,
		variables: passedNames([policy.env, env]),
		hosts: [...new Set(hosts)].sort()
	}];
});
/** The host of an address, with its port; a user or a password before it and all that follows it stay out. */
const hostOf = (value) => {
	const host = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value).host : "";
	return host === "" ? [] : [host];
};

// src/core/judge/systems.ts
/** Tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED = 3;
/** What a suite gave, in which another system may show; what it was told to run is the policy's on every machine. */
const RESULTS = /* @__PURE__ */ new Set([
	"exit-contradicted",
	"report-contradicted",
	"tests-contradicted",
	"digest-contradicted",
	"group-contradicted",
	"failing-contradicted",
	"skipping-contradicted"
]);
/**
* Says beside the first difference of a suite's results that the systems differ too, and in which tests it shows; and
* which variables the policy passes from the machine, in which they may differ as well.
*/
const besideSystems = (findings, pinned, regenerated, passed) => {
	const variables = passed.length === 0 ? [] : [`the policy passes ${passed.join(", ")} from the machine`];
	const said = [...systemsDiffer(pinned, regenerated), ...variables].map((line) => `; ${line}`).join("");
	const first = findings.find(({ code }) => RESULTS.has(code));
	return findings.map((one) => one === first ? {
		...one,
		message: `${one.message}${said}`
	} : one);
};
const systemsDiffer = (pinned, regenerated) => {
	const [there, here] = [describe(pinned.by, regenerated.by), describe(regenerated.by, pinned.by)];
	if (here === "") return [];
	const only = [...onlyIn(regenerated, pinned, "regenerated"), ...onlyIn(pinned, regenerated, "pinned")];
	return [`pinned ${there}, regenerated ${here}`, ...only];
};
/** A system, as far as it differs from another. */
const describe = (one, other) => {
	const machine = one.os !== other.os || one.arch !== other.arch ? [`on ${one.os} ${one.arch}`] : [];
	const walls = ["isolation", "network"].flatMap((what) => one[what] === other[what] ? [] : [`${what} ${one[what]}`]);
	return [...machine, ...walls.length === 0 ? [] : [`with ${walls.join(" and ")}`]].join(" ");
};
const LISTS = [{
	list: "skipping",
	count: "skipped",
	is: "is skipped",
	are: "are skipped"
}, {
	list: "failing",
	count: "failed",
	is: "fails",
	are: "fail"
}];
/** What is skipped, or fails, on one side alone: told where the other side's list is known to be whole. */
const onlyIn = (one, other, side) => LISTS.flatMap(({ list, count, is, are }) => {
	const { [list]: names = [] } = one.suite;
	const { [list]: others, tests } = other.suite;
	if (others === void 0 || others.length !== tests?.[count]) return [];
	const known = new Set(others.map(canonical));
	const alone = names.filter((name) => !known.has(canonical(name)));
	if (alone.length === 0) return [];
	return [`${alone.length === 1 ? `1 test ${is}` : `${alone.length} tests ${are}`} ${place(one.by, other.by, side)} only: ${few(alone)}`];
});
const place = (one, other, side) => {
	if (one.os !== other.os) return `on ${one.os}`;
	return one.arch === other.arch ? `in the ${side} run` : `on ${one.arch}`;
};
const few = (names) => {
	const more = names.length - MOST_NAMED;
	return `${names.slice(0, MOST_NAMED).map(([group, name]) => show(showTest(group, name))).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
};

// src/core/judge/verdict.ts
/** The exit status of each outcome, for the action and `check` alike. */
const EXIT_STATUS = {
	match: 0,
	mismatch: 1,
	stale: 1,
	failing: 1,
	inconclusive: 2
};
/** The outcome of findings: the first row of the table that holds decides. */
const decide = ({ commit, block, findings, varied = [], notChecked = [] }) => {
	const [outcome, kept] = outcomeOf(findings, varied);
	const blamed = kept[0] === void 0 ? void 0 : blameOf(kept[0]);
	return {
		outcome,
		pass: outcome === "match",
		commit,
		...block === void 0 ? {} : { block },
		...outcome === "inconclusive" && blamed !== void 0 ? { fault: blamed } : {},
		findings: firstOf(kept.map(short), MOST_FINDINGS),
		notChecked
	};
};
/** A body and a hand-over of a few kilobytes can ask for millions of findings, and for one of millions of characters. */
const MOST_FINDINGS = 100;
const LONGEST = 4e3;
const short = ({ pinned, regenerated, ...one }) => ({
	...one,
	message: shorten(one.message, LONGEST),
	remedy: shorten(one.remedy, LONGEST),
	...isShort(pinned) ? { pinned } : {},
	...isShort(regenerated) ? { regenerated } : {}
});
const isShort = (value) => value !== void 0 && JSON.stringify(value).length <= LONGEST;
/**
* The verdict where nothing could be compared, and why. A reason that is lost is a fault of ours and never a match:
* without findings nothing was looked at.
*/
const refuse = (commit, reasons, block) => decide({
	commit,
	block,
	findings: reasons.length > 0 ? reasons : [finding("internal", "the judge ended early, and its reason is lost")]
});
/** Kinds from which nothing follows about the pull request: a desk or a report that stops the work is a fault too. */
const FAULTS = [
	"inconclusive",
	"desk",
	"report"
];
/** What stops the command line at a desk stops it in a job as well, and there the runner has to be looked at. */
const blameOf = ({ code }) => CODES[code].kind === "desk" ? "runner" : CODES[code].blame;
const outcomeOf = (findings, varied) => {
	const of = (...kinds) => findings.filter(({ code }) => kinds.includes(CODES[code].kind));
	const [faults, block, stale, unstable] = [
		of(...FAULTS),
		of("block"),
		of("stale"),
		of("varied")
	];
	if (faults.length > 0) return ["inconclusive", faults];
	if (block.length > 0) return ["mismatch", block];
	if (stale.length > 0) return ["stale", stale];
	if (findings.length === 0) return ["match", []];
	const [shaken, gone] = [new Set(unstable), new Set(varied)];
	const others = findings.filter((one) => !shaken.has(one));
	if (unstable.length > 0 && others.every((one) => gone.has(one))) return ["inconclusive", [...unstable, ...others]];
	return [of("demand").length === findings.length ? "failing" : "mismatch", findings];
};

// src/core/judge/walls.ts
/** What of the isolation that the policy wants did not apply when the record was made. */
const wallsMissing = (policy, touched, { by, suites }) => {
	if (policy.isolation === "none") return [];
	if (!isEnough(by.isolation, policy.isolation)) return [finding("isolation-too-weak", `the policy wants isolation ${policy.isolation}, and the suites ran with ${by.isolation}`)];
	if (by.network === "none") return [];
	return Object.entries(policy.suites).flatMap(([name, { scope }]) => scope === "offline" && touched.has(name) && Object.hasOwn(suites, name) ? [finding("network-not-cut", `suite ${name} is \`offline\`, and it could not be cut off`, { suite: name })] : []);
};

// src/core/judge/judge.ts
/** Judges the pinned block against the regenerated record, under the policy. Pure: equal facts, equal verdict. */
const judge = (facts) => {
	const { commit, policy, pinned, citations: all = [] } = facts;
	const citations = lookedAt(all);
	const block = pinned.ok ? pinned.value.digest : void 0;
	const unsound = unsoundness(facts);
	if (unsound.length > 0) return refuse(commit, unsound, block);
	if (!pinned.ok && (facts.blockNeeded || !isMissing(pinned.error))) return refuse(commit, pinned.error.map(findingOf));
	const claims = pinned.ok ? pinned.value.record : void 0;
	const stale = claims === void 0 ? void 0 : staleness(facts, claims);
	if (stale !== void 0) return refuse(commit, [stale], block);
	const judged = Object.entries(policy.suites).map(([name, suite]) => judgeSuite({
		...facts,
		citations
	}, name, suite, claims));
	const findings = [
		...claims === void 0 ? [] : contradictions(facts, claims),
		...facts.changes ?? [],
		...strangeCitations(policy, citations),
		...claims === void 0 ? [] : proofMissing(policy, facts.changed, claims),
		...judged.flatMap((one) => one.findings)
	];
	const live = liveSuites(policy, facts.regenerated);
	const verdict = decide({
		commit,
		block,
		findings,
		varied: judged.flatMap((one) => one.varied),
		notChecked: [
			...claims === void 0 ? ["block"] : [],
			...notRun(facts),
			...judged.flatMap((one) => one.notChecked),
			...all.length > citations.length ? [`citations after the first ${citations.length}`] : []
		]
	});
	return live.length === 0 ? verdict : {
		...verdict,
		live
	};
};
/** Whether the body simply has no block. One that hides, or something that looks like one, is never an absent block. */
const isMissing = ([first, ...others]) => first?.code === "block-missing" && others.length === 0;
/** The suites of which nothing was found out, by the judge's own facts and not by what the judged job says of itself. */
const notRun = ({ policy, touched, regenerated }) => Object.entries(policy.suites).flatMap(([name, { os }]) => {
	if (!touched.has(name)) return [`suite ${name}: the pull request touches none of its paths`];
	return regenerated.suites[name] === void 0 ? [`suite ${name}: runs on ${os} only`] : [];
});
/** Reasons why nothing can be said: what was run is not what is asked about. */
const unsoundness = ({ commit, policy, touched, regenerated, own = false, walled }) => {
	if (regenerated.commit !== commit) {
		const moved = `the suites ran on ${regenerated.commit}, and the head is ${commit} now`;
		return [finding("head-moved", moved, {
			pinned: regenerated.commit,
			regenerated: commit
		})];
	}
	if (regenerated.policy !== policyDigest(policy)) return [finding("policy-changed", `the suites ran under the policy ${regenerated.policy}, and the base branch has ${policyDigest(policy)} now`, {
		pinned: regenerated.policy,
		regenerated: policyDigest(policy)
	})];
	const unwalled = walled ? wallsMissing(policy, touched, regenerated) : [];
	if (unwalled.length > 0) return unwalled;
	return Object.entries(policy.suites).flatMap(([name, suite]) => {
		const say = (code, message) => finding(code, `suite ${name} ${message}`, { suite: name });
		const runs = regenerated.suites[name];
		if (!touched.has(name)) return own && runs !== void 0 ? say("policy-changed", "was run because of its `paths`, and now none of them is touched") : [];
		if (runs !== void 0) return tooManyUnstable(name, runs.first) ?? incomplete(name, suite, runs.first);
		const { [name]: absence } = regenerated.absent;
		if (absence === void 0) return say("hand-over-broken", "should have been run, and the hand-over does not hold it");
		if (suite.os === "any" || absence !== "os") return say("policy-changed", `was left out because of its \`${absence}\`, and now applies`);
		return policy.required.includes(name) ? say("suite-not-here", `must run on ${suite.os}, and no leg of the workflow does`) : [];
	});
};
/** Without the counts that the policy asks for, too few tests would look like no demand at all. */
const incomplete = (name, suite, { record, counts }) => {
	const asked = suite.reports.length > 0;
	if (asked ? record.report !== void 0 || counts !== void 0 && record.tests !== void 0 === (suite.tests !== "outcome") && record.digest !== void 0 === (suite.tests === "exact") : counts === void 0 && record.tests === void 0 && record.digest === void 0 && record.report === void 0) return [];
	return [finding("hand-over-broken", `suite ${name} ${asked ? "lacks what the policy asks of its reports" : "has counts, and the policy asks for no report"} in the hand-over`, { suite: name })];
};
/** Why a block cannot be judged by any record of the head: it is of another commit or policy. */
const staleness = ({ commit, policy, formerPolicy }, claims) => {
	if (claims.commit !== commit) return finding("commit-stale", `the block records commit ${claims.commit}, and the head is ${commit}`, {
		field: "commit",
		pinned: claims.commit,
		regenerated: commit
	});
	const digest = policyDigest(policy);
	if (claims.policy === digest) return void 0;
	const differing = formerPolicy === void 0 ? visiblyDiffering(claims, policy) : differingSuites(formerPolicy, policy);
	const which = differing.length === 0 ? "in what every suite shares" : `in ${differing.join(", ")}`;
	return finding("policy-moved", `the policy on the base branch differs from the one that the block was made under, ${which}`, {
		field: "policy",
		pinned: claims.policy,
		regenerated: digest
	});
};
/** What can be seen of a changed policy in the block alone. */
const visiblyDiffering = (claims, policy) => [.../* @__PURE__ */ new Set([...Object.keys(claims.suites), ...policy.required])].filter((name) => {
	const [claimed, suite] = [claims.suites[name], policy.suites[name]];
	return claimed === void 0 || suite === void 0 || !equal(claimed.command, suite.run) || claimed.scope !== suite.scope;
});
/** What the block as a whole says wrongly: its tree, and which suites it has. */
const contradictions = ({ policy, touched, regenerated }, claims) => {
	const findings = [];
	const say = (code, message, suite) => void findings.push(finding(code, message, { suite }));
	if (claims.tree !== regenerated.tree) findings.push(finding("tree-contradicted", `tree: claimed ${claims.tree}, found ${regenerated.tree}`, {
		field: "tree",
		pinned: claims.tree,
		regenerated: regenerated.tree
	}));
	for (const name of policy.required) if (touched.has(name) && !Object.hasOwn(claims.suites, name)) say("suite-missing", `the policy requires suite ${name}, and the block lacks it`, name);
	for (const name of Object.keys(claims.suites)) if (!Object.hasOwn(policy.suites, name)) say("suite-invented", `the policy holds no suite ${name}`, name);
	else if (!touched.has(name) || !Object.hasOwn(regenerated.suites, name)) say("suite-not-run", `suite ${name} is not run for this pull request`, name);
	return findings;
};
const judgeSuite = ({ policy, touched, regenerated, walled, group, citations = [] }, name, suite, claims) => {
	const runs = regenerated.suites[name];
	const cited = citations.filter((one) => one.suite === name);
	if (runs === void 0 || !touched.has(name)) return {
		...NOTHING,
		notChecked: untoldCitations(cited, {})
	};
	const claimed = claims?.suites[name];
	const compared = (result) => {
		if (claims === void 0 || claimed === void 0) return [];
		const differences = compareSuite(name, suite, claimed, result);
		const [there, here] = [{
			by: claims.by,
			suite: claimed
		}, {
			by: regenerated.by,
			suite: result.record
		}];
		return besideSystems(differences, there, here, passedNames([policy.env, suite.env]));
	};
	const against = (result) => [
		...demandsOf(name, suite, result),
		...compared(result),
		...judgeCitations(cited, result)
	];
	const corners = group === true ? NOTHING : judgeCorners({
		suite: name,
		policy,
		claimed,
		runs,
		walled
	});
	const notChecked = [...corners.notChecked, ...untoldCitations(cited, runs.first)];
	const own = against(runs.first);
	const findings = [...own, ...corners.findings];
	if (runs.again === void 0) return {
		findings,
		varied: corners.varied,
		notChecked
	};
	const second = new Set(against(runs.again).map(identity));
	const varied = own.filter((one) => !second.has(identity(one)));
	if (varied.length === 0) return {
		findings,
		varied: corners.varied,
		notChecked
	};
	const what = [...new Set(varied.map((one) => one.field ?? one.code))].join(", ");
	const tests = notTheSame(runs.first.record, runs.again.record);
	const told = tests.length === 0 ? "" : `; not the same twice${few$1(tests)}`;
	return {
		findings: [finding("unstable", `${name}: a second run on this commit gives other results: ${what}${told}`, { suite: name }), ...findings],
		varied: [...varied, ...corners.varied],
		notChecked
	};
};
/**
* What makes two runs agree on a finding: the same claim is contradicted by the same value. Two runs that contradict a
* claim with two values disagree with each other, which says nothing about the author. How many tests failed stands in
* the message alone: a suite that fails twice fails.
*/
const identity = ({ code, field, pinned, regenerated }) => JSON.stringify([
	code,
	field,
	pinned,
	regenerated
]);

export { EXIT_STATUS as n, judge as t };