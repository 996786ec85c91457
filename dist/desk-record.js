import { a as compareSuite } from "./desk-demands.js";
import { n as ok, t as err } from "./desk-result.js";
import { f as citedOf, t as judgeProof } from "./desk-proof.js";
import { n as tell, y as fault } from "./desk-tell.js";
import { $ as offerNames, E as lookUp, F as readHead, Q as nearestNames, T as citedAmong, U as systemClock, _ as asOf, g as TOOL, ot as showTest, q as detailOf } from "./desk-desk.js";
import { c as proves, t as cornerFields } from "./desk-entries.js";
import { t as counted } from "./desk-amount.js";
import { C as runSetup, D as NOT_CONFIRMED, E as runSuites$1, S as SETUP_ELSEWHERE, T as runSuite, b as nameSome, g as compileGlobs, i as openDesk, n as loadMeanwhile, r as openInterruption, t as openProgress, u as rehearseReading, w as runShard, x as pathIn, y as differingEntries } from "./desk-progress.js";
import { a as ranAsBaseline, c as cornerRunOf, i as notHad, l as soundRunOf, n as UNMADE, o as tellSuite, r as baselineFrom, s as tellUnplanned, t as CORNERS } from "./desk-tell2.js";
import { i as tellBaseShare } from "./desk-share.js";
import { o as standingsIn } from "./desk-states.js";
import { t as absentSuites } from "./desk-applicability.js";
import { n as policyDigest } from "./desk-policy-digest.js";
import { n as leaveOutTheSame, r as touchedHere } from "./desk-change.js";
import { r as wantedCorners, t as cornersLacking } from "./desk-wanted.js";
import { i as testFiles } from "./desk-test-files.js";
import { a as require__builtin_node_path, i as textOptions, n as isSet } from "./desk-verb.js";
import { t as shellWord } from "./desk-shell-word.js";
import { t as stateOf } from "./desk-state.js";
import { i as textOf, n as readTree, r as splitNul } from "./desk-tree.js";

// src/core/corners/asked-tests.ts
/** The tests that a block names as proofs. */
const provesIn = (suites = {}) => Object.fromEntries(Object.entries(suites).map(([name, { proves = [] }]) => [name, proves]));
/**
* The tests that are asked for as `group \u203a test`, or by a name that only one test has, by the suites that have them. One
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
	return fault("test-unknown", `--proves: no test of HEAD is called ${JSON.stringify(wanted)}${offerNames(near)}`);
};

// src/core/record/told-detail.ts
/** A result with what the judge may want to name, where groups are pinned or told. */
const withDetail = (result, tally, pinned) => {
	if (tally === void 0 || result.record.groups === void 0) return result;
	const detail = detailOf(tally, pinned);
	return detail.length === 0 ? result : {
		...result,
		detail: [...detail]
	};
};

// src/app/corners/leg-parts.ts
/** Where nobody shares the work. */
const NO_PARTS = {
	cut: {},
	apart: {},
	corners: {
		baseline: {},
		proof: {},
		regressions: {}
	}
};
/** The head's own runs of the suites that were run whole here and have reports. */
const headRuns = ({ suites }, { regenerated, tallies }) => Object.fromEntries(Object.entries(regenerated.suites).flatMap(([name, { first }]) => suites[name]?.reports.length === 0 ? [] : [[name, cornerRunOf({
	result: first,
	tally: tallies[name]
})]]));

// src/app/at-site.ts
/**
* Does something behind a site's walls, and takes them down. What is done there may fail, and the walls may not go up:
* that is its own result. Walls that could not be taken down are a fault of the whole.
*/
const atSite = async (site, use) => {
	const open = await site.open();
	if (!open.ok) return ok(open);
	const result = await use(open.value);
	const left = await open.value.close();
	return left === void 0 ? ok(result) : err(left);
};

// src/app/corners/watch.ts
/** What of a corner's output is kept where several run at a time, in bytes; of more the end is told. */
const MOST_KEPT = 1048576;
/** Tells of suites by what they are run on. */
const watchOn = (watch, what) => ({
	started: (name, command) => watch.started(`${name} (${what})`, command),
	output: watch.output,
	ended: (name, result) => watch.ended(`${name} (${what})`, result)
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
			const ran = await runCorner(job, runner);
			if (!ran.ok) ended = ran.error;
			else if (!ran.value.ok && ran.value.error.code === "interrupted") ended = ran.value.error;
			else results[job.corner] = ran.value;
		}
	};
	await Promise.all(Array.from({ length: runner.atOnce }, work));
	return ended === void 0 ? ok(results) : err(ended);
};
const runCorner = (job, runner) => {
	const named = watchOn(runner.watch, TITLES[job.corner]);
	const pieces = runner.atOnce > 1 ? watchInPieces(named) : void 0;
	return atSite(job.site, async (site) => {
		const result = await runSuites(job, site, pieces ?? named, runner);
		pieces?.flush();
		return result;
	});
};
const TITLES = {
	baseline: "base",
	proof: "the head's tests over the base",
	regressions: "the base's tests over the head"
};
const runSuites = async ({ suites, parts, again }, site, watch, { policy, passed }) => {
	const ready = await runSetup(policy, site, watch, passed);
	if (!ready.ok) return ready;
	const whole = {};
	const shares = {};
	for (const name of suites) {
		const { [name]: suite } = policy.suites;
		if (suite === void 0) continue;
		const mayNeedAgain = (run) => again(name, cornerRunOf(run));
		const { [name]: shards } = parts;
		if (shards === void 0) {
			const rounds = await runRounds(() => runSuite(name, suite, policy, site, watch), mayNeedAgain);
			if (!rounds.ok) return rounds;
			const { first, second } = rounds.value;
			const sound = soundRunOf(first);
			whole[name] = sound.ok ? ok({
				first: sound.value,
				again: second && cornerRunOf(second)
			}) : sound;
			continue;
		}
		shares[name] = [];
		for (const shard of shards) {
			const rounds = await runRounds(() => runShard(name, suite, shard, policy, site, watch), mayNeedAgain);
			if (!rounds.ok) return rounds;
			shares[name].push(tellBaseShare(rounds.value.first, rounds.value.second));
		}
	}
	const [late] = await site.reports.late();
	return late === void 0 ? ok({
		whole,
		shares
	}) : err(fault("report-changed", `suite ${late[0]}: ${late[1]}`));
};
const runRounds = async (run, again) => {
	const first = await run();
	if (!first.ok) return first;
	if (!again(first.value)) return ok({ first: first.value });
	const second = await run();
	return second.ok ? ok({
		first: first.value,
		second: second.value
	}) : second;
};

// src/app/corners/tell.ts
/** The corners that are to be run, with the suites in them: those that have reports, and for a proof those asked for. */
const cornerJobs = ({ sites }, policy, heads, { corners }, asked, confirmProofs) => {
	const shown = (name, run) => {
		const standing = standingsIn(run);
		const { [name]: shards } = corners.proof;
		const isPart = shards !== void 0 && shards.length < (policy.suites[name]?.shards ?? 1);
		const isShown = (test) => {
			const { state } = standing(test);
			return proves(state) || state === "absent" && isPart;
		};
		return (asked[name] ?? []).every(isShown);
	};
	const fails = (name, run) => {
		const { [name]: head } = heads;
		const onHead = head && standingsIn(head);
		const isLess = ([outcome, ...test]) => outcome === "failed" || outcome === "skipped" && onHead !== void 0 && onHead(test).state !== "skipped";
		return run.tests?.some(isLess) ?? true;
	};
	const again = {
		baseline: () => false,
		proof: (name, run) => policy.confirm && (confirmProofs === "always" || !shown(name, run)),
		regressions: (name, run) => policy.confirm && fails(name, run)
	};
	return CORNERS.flatMap((corner) => {
		const { [corner]: site } = sites;
		const { [corner]: parts } = corners;
		const reporting = [...Object.keys(heads), ...Object.keys(parts)];
		const suites = corner === "proof" ? reporting.filter((name) => (asked[name]?.length ?? 0) > 0) : reporting;
		if (site?.ok !== true || suites.length === 0) return [];
		return [{
			corner,
			site: site.value,
			suites,
			parts,
			again: again[corner]
		}];
	});
};
/** What the corners of each suite that was run whole here come to. */
const tellCorners = (planned, results, heads, asked) => Object.fromEntries(Object.entries(heads).map(([name, head]) => {
	const { [name]: tests = [] } = asked;
	if ("unplanned" in planned) return [name, tellUnplanned(planned.asks, planned.unplanned, tests)];
	const found = {
		baseline: baselineOf(planned, results, name),
		proof: roundsOf(planned.sites, results, "proof", name),
		regressions: roundsOf(planned.sites, results, "regressions", name)
	};
	return [name, tellSuite(planned, found, head, tests)];
}));
/** What is handed over of the base for the suites that other legs run too; undefined where there is none. */
const tellBase = (planned, results, { cut, apart, corners: shards }, asked, { losses }) => {
	const names = [...Object.keys(apart), ...Object.keys(cut)];
	const beside = Object.values(shards).flatMap((suites) => Object.keys(suites)).filter((name) => !names.includes(name));
	if (names.length + beside.length === 0) return void 0;
	const named = Object.fromEntries(names.flatMap((name) => asked[name] ? [[name, [...asked[name]]]] : []));
	const heads = Object.fromEntries(Object.entries(apart).map(([name, { tests, failures }]) => [name, {
		...tests === void 0 ? {} : { tests },
		failures: [...failures]
	}]));
	const hasHeads = Object.keys(heads).length > 0;
	const told = {
		asks: planned.asks,
		losses,
		asked: named,
		...hasHeads ? { heads } : {},
		...beside.length === 0 ? {} : { beside: [...new Set(beside)] }
	};
	if ("unplanned" in planned) return {
		...told,
		change: notHad(planned.unplanned, "baseline"),
		corners: {}
	};
	const { base, regressionsNeeded, files, sites } = planned;
	const leads = hasHeads || Object.values(cut).some((part) => part.shards.some(({ index }) => index === 1));
	const corner = (name) => {
		const [site, result] = [sites[name], results[name]];
		if (site?.ok === false) return site;
		if (site === void 0 && name === "baseline") return planned.known.ok ? void 0 : planned.known;
		return result?.ok === true ? ok(result.value.shares) : result;
	};
	return {
		...told,
		change: {
			kind: "known",
			base,
			regressionsNeeded,
			...leads ? { files: [...files] } : {}
		},
		corners: Object.fromEntries(CORNERS.flatMap((name) => {
			const found = Object.keys(shards[name]).length === 0 ? void 0 : corner(name);
			if (found === void 0) return [];
			return [[name, found.ok ? {
				kind: "ran",
				shares: found.value
			} : notHad(found.error, name)]];
		}))
	};
};
const baselineOf = ({ known, sites }, results, name) => {
	if (!known.ok) {
		if (sites.baseline === void 0) return known;
		const rounds = roundsOf(sites, results, "baseline", name);
		return rounds.ok ? ranAsBaseline(rounds.value) : rounds;
	}
	const { had, regenerated, tests } = known.value;
	const { [name]: runs } = regenerated.suites;
	if (runs === void 0) return err(fault("baseline-missing", `the record of the base has no suite ${name}`));
	return baselineFrom(cornerRunOf({
		result: runs.first,
		tally: {
			tests: tests[name],
			failures: []
		}
	}), had);
};
const roundsOf = (sites, results, corner, name) => {
	const [site, result] = [sites[corner], results[corner]];
	if (site?.ok === false) return site;
	if (result === void 0) return UNMADE;
	if (!result.ok) return result;
	return result.value.whole[name] ?? UNMADE;
};

// src/app/corners/corners.ts
/** Runs what is asked of the base, and tells what it came to. What it will cost is said before, and after. */
const findCorners = async (work, heads, parts = NO_PARTS) => {
	const { planned, policy, workshop, watch, say, passed, asked } = work;
	if (planned === void 0) return ok({ told: {} });
	const jobs = "unplanned" in planned ? [] : cornerJobs(planned, policy, heads, parts, asked, work.confirmProofs);
	const atOnce = Math.min(jobs.length, mayRunBeside(workshop, policy, jobs) ? work.atOnce : 1);
	if (jobs.length > 0) say(`${foretell(jobs, {
		...heads,
		...parts.cut
	})}, ${order(jobs, atOnce)}`);
	if (jobs.length > 0 && policy.setup.length > 0 && workshop.runner.isolation === "none") say(SETUP_ELSEWHERE);
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
	return ok({
		told: tellCorners(planned, results.value, heads, asked),
		base: tellBase(planned, results.value, parts, asked, policy)
	});
};
/** The runs of suites with what the corners told, and with what a record says of that. */
const withCorners = (policy, suites, corners) => Object.fromEntries(Object.entries(suites).map(([name, runs]) => {
	const { [name]: told } = corners;
	const { corners: _, ...own } = runs;
	const { losses: __, proves: ___, ...bare } = own.first.record;
	if (told === void 0) return [name, {
		...own,
		first: {
			...own.first,
			record: bare
		}
	}];
	const record = {
		...bare,
		...cornerFields(policy, told)
	};
	return [name, {
		...own,
		first: {
			...own.first,
			record
		},
		corners: told
	}];
}));
/**
* Whether corners may run beside one another: each has processes, temporary files and a home of its own, and no suite
* reaches the network, where ports and services are shared.
*/
const mayRunBeside = ({ runner }, policy, jobs) => runner.isolation === "namespace" && jobs.every(({ suites }) => suites.every((name) => policy.suites[name]?.scope === "offline"));
const count = (jobs) => counted(jobs.length, "corner");
const order = (jobs, atOnce) => {
	if (jobs.length === 1) return "alone";
	return atOnce === 1 ? "one after the other" : `${atOnce} at a time`;
};
/** What the corners may cost, by what their suites took on the head; on another leg nobody knows that. */
const foretell = (jobs, heads) => {
	if (Object.keys(heads).length === 0) return `${count(jobs)}: ${jobs.length === 1 ? "" : "each "}about what the suites take on the head, and setup`;
	const costs = jobs.map((job) => job.suites.reduce((sum, name) => sum + (heads[name]?.milliseconds ?? 0), 0));
	const longest = seconds(Math.max(...costs));
	return `${count(jobs)}: about ${jobs.length === 1 ? "" : `${jobs.length} \u00d7 `}${longest} and setup`;
};
const seconds = (milliseconds) => `${Math.max(1, Math.round(milliseconds / 1e3))} s`;

// src/app/run-commit.ts
/** Where no body is read, or none can be. */
const NO_HINT = {
	pinned: void 0,
	citations: []
};
/**
* Runs each suite that differs from the live block once more, so that nobody is blamed for a suite that varies, and
* tells beside the record what the judge may want to name. The block read here is a hint only: nothing it says is
* handed over, and a second run never takes a finding away.
*/
const confirmSuites = async ({ policy, workshop, watch, say }, { pinned, citations }, { regenerated, tallies }) => {
	const confirmed = {};
	for (const [name, { first }] of Object.entries(regenerated.suites)) {
		const [suite, claimed] = [policy.suites[name], pinned?.suites[name]];
		const differs = suite !== void 0 && claimed !== void 0 && compareSuite(name, suite, claimed, first).length > 0;
		const detailed = claimed === void 0 || differs ? withDetail(first, tallies[name], claimed?.groups) : first;
		const cited = citedOf(name, citations);
		const told = {
			...detailed,
			...citedAmong(cited, tallies[name]?.tests)
		};
		confirmed[name] = { first: told };
		if (!differs || !policy.confirm) continue;
		say(`suite ${name} differs from the block: it is run once more`);
		const again = await runSuite(name, suite, policy, workshop, watch);
		if (again.ok) confirmed[name] = {
			first: told,
			again: {
				...again.value.result,
				...citedAmong(cited, again.value.tally?.tests)
			}
		};
		else if (again.error.code === "interrupted") return again;
		else confirmed[name] = { first: {
			...told,
			notes: [...told.notes, `${NOT_CONFIRMED}: ${again.error.message}`]
		} };
	}
	return ok(confirmed);
};

// src/app/desk/confirm-record.ts
/** The suites that differ from a block of this very commit and policy. */
const differingSuites = (policy, claimed, { commit, policy: digest, suites }) => {
	if (claimed?.commit !== commit || claimed.policy !== digest) return [];
	return Object.entries(suites).flatMap(([name, { first }]) => {
		const [suite, pinned] = [policy.suites[name], claimed.suites[name]];
		return suite !== void 0 && pinned !== void 0 && compareSuite(name, suite, pinned, first).length > 0 ? [name] : [];
	});
};
/** Whether CI would run a suite once more. */
const isToConfirm = (policy, claimed, regenerated) => policy.confirm && differingSuites(policy, claimed, regenerated).length > 0;
/**
* Runs each suite that differs from the block once more, as CI does before anyone is blamed. The second run is for this
* one prediction and is not kept.
*/
const confirmRecord = async ({ policy, workshop, watch, say }, stored, hint) => {
	const { regenerated } = stored;
	if (!isToConfirm(policy, hint.pinned, regenerated)) return ok(stored);
	const open = await workshop.open(policy);
	if (!open.ok) return open;
	const work = {
		policy,
		workshop: open.value,
		watch,
		say
	};
	const confirmed = await confirmSuites(work, hint, {
		regenerated,
		tallies: {}
	});
	if (!confirmed.ok) return confirmed;
	const suites = Object.entries(regenerated.suites).map(([name, runs]) => [name, {
		...runs,
		...confirmed.value[name]
	}]);
	return ok({
		...stored,
		regenerated: {
			...regenerated,
			suites: Object.fromEntries(suites)
		}
	});
};

// src/app/desk/changed-files.ts
/** How many commands the suites of a policy come to here. */
const commandsOf = ({ suites }, absent) => Object.entries(suites).reduce((sum, [name, { shards }]) => sum + (Object.hasOwn(absent, name) ? 0 : shards), 0);
/**
* A workshop that has somebody look at the tracked files when the last of so many commands has ended, and tells how long
* they took. What is left to do then takes little longer than the look, so it is done beside it.
*/
const openLooking = (workshop, commands, look) => {
	const { clock } = workshop;
	const started = clock.now().getTime();
	let left = commands;
	let found;
	return {
		workshop: {
			...workshop,
			runner: {
				...workshop.runner,
				run: async (request) => {
					const done = await workshop.runner.run(request);
					left -= 1;
					if (left === 0) found = look(clock.now().getTime() - started);
					return done;
				}
			}
		},
		found: async () => found
	};
};

// src/app/corners/plan.ts
/**
* Decides what has to be run of the base, and has the trees made for it. It asks git in the repository, so it stands
* before anything of the checkout starts. Undefined where the policy asks for nothing of the base.
*/
const planCorners = async (trees, question) => {
	const { policy, head, claimed, runsHere } = question;
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
	const files = known.ok || asks.proof || asks.regressions || policy.losses !== "report" ? await trees.changeSince(base.value, head, takes) : ok([]);
	if (!files.ok) return {
		asks,
		unplanned: files.error
	};
	const wanted = wantedAfter(files.value);
	const regressionsNeeded = wanted.some(({ regressions }) => regressions);
	const make = async (corner, isWanted, commit, tests) => {
		if (!isWanted || !runsHere(corner)) return {};
		const overlay = tests === void 0 ? void 0 : {
			commit: tests,
			takes
		};
		return { [corner]: await trees.make({
			commit,
			overlay
		}, policy) };
	};
	return {
		asks,
		base: base.value,
		files: files.value,
		regressionsNeeded,
		known,
		named: provesIn(claimed),
		sites: {
			...await make("baseline", wanted.some(({ baseline }) => baseline) && !known.ok, base.value),
			...await make("proof", asks.proof, base.value, head),
			...await make("regressions", regressionsNeeded, head, base.value)
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
	const { workshop, watch, question, head } = ground;
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
		runsHere: () => true,
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
			suites: withCorners(policy, suites, corners.value.told)
		}
	};
	await keep(ground, based);
	return ok({
		stored: based,
		unshown: unshownIn(policy, based, named.value)
	});
};
/** Keeps a record for later runs. It is for speed alone: what could not be kept is told, and stands all the same. */
const keep = async ({ keeper, question, key }, stored) => {
	const saved = await keeper.save(key, stored);
	if (!saved.ok) question.say(`the record could not be kept for later runs: ${saved.error.message}`);
};
const mergeBaseOf = async ({ workshop, question, head }) => {
	const found = await workshop.trees.mergeBase(question.base, head.commit);
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
/** Records HEAD of a clean tree: from what is stored for the same tree, policy and system, or by running the suites. */
const recordHead = async (clone, keeper, workshop, watch, question) => {
	const { policy } = question;
	const [head, clean, moved, touched] = await Promise.all([
		workshop.head(),
		question.cleanTree(),
		question.movedSubmodules(),
		touchedHere(clone, policy, question.base)
	]);
	if (!head.ok) return head;
	if (!clean.ok) return clean;
	if (!moved.ok) return moved;
	if (!touched.ok) return touched;
	if (clean.value !== void 0) question.say(`untracked files, which CI will not have: ${clean.value}. Commit, ignore or delete them, then \`recount run --fresh\``);
	if (moved.value !== void 0) question.say(`submodules that are at other commits than HEAD names: ${moved.value}. \`git submodule update --init --recursive\`, or commit them, then \`recount run --fresh\``);
	const { os, arch } = workshop.machine;
	const key = {
		tree: head.value.tree,
		policy: policyDigest(policy),
		os,
		arch
	};
	const before = question.fresh ? void 0 : await keeper.find(key);
	const absent = absentSuites(policy, touched.value, os);
	const same = before !== void 0 && leaveOutTheSame(absent, before.regenerated.absent);
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
	const looking = openLooking(open.value, commandsOf(policy, absent), question.changedFiles);
	const run = await runSuites$1(policy, touched.value, head.value, looking.workshop, watch);
	if (!run.ok) return run;
	const { regenerated, tests } = run.value;
	const stored = {
		regenerated,
		tests
	};
	await keep(ground, stored);
	const told = await recordBase(ground, stored, headRuns(policy, run.value));
	const changed = await looking.found();
	if (changed?.ok === true && changed.value !== void 0) question.say(`tracked files changed while the suites ran: ${changed.value}. Where the suites did it, \`git restore\` them before the next run, which wants a clean tree`);
	return told.ok ? ok({
		...told.value,
		reused: false
	}) : told;
};

// src/io/git/worktree.ts
var import__builtin_node_path = require__builtin_node_path();
/**
* Whether a run here would be one of HEAD: tracked files as on HEAD by git's own comparison, staged changes included;
* none that git was told to overlook; and nothing untracked and unignored that a suite's in-tree report globs find.
* Line endings, LFS pointers, submodules, the executable bit and what a sparse checkout leaves out are no difference.
* Names the other untracked, unignored files, if there are any but those that tools write: a suite may use them, and
* nobody else has them.
*/
const worktreeState = async (git, globs) => {
	const compiled = compileGlobs(globs);
	if (!compiled.ok) return compiled;
	const [status, listing] = await Promise.all([git.call(["status", ...STATUS_OPTIONS]), git.call([
		"ls-files",
		"-v",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	])]);
	if (!status.ok) return status;
	if (!listing.ok) return listing;
	const { hidden, skipped, untracked } = readListing(listing.value.stdout);
	if (hidden.length > 0) return err(hiddenFault("assume-unchanged", hidden));
	const found = await differingPaths(git, status.value.stdout, skipped);
	if (!found.ok) return found;
	const { dirty, overlooked } = found.value;
	if (overlooked.length > 0) return err(hiddenFault("skip-worktree", overlooked));
	if (dirty.length > 0) return err(fault("tree-dirty", `files differ from HEAD: ${nameSome(dirty)}`));
	const reports = untracked.filter((path) => compiled.value.some(({ matches }) => matches(path)));
	if (reports.length === 0) {
		const left = untracked.filter((path) => !WRITTEN_BY_TOOLS.test(path));
		return ok(left.length === 0 ? void 0 : nameSome(left));
	}
	return err(fault("tree-untracked", `untracked files match the report globs of a suite: ${nameSome(reports)}`));
};
/**
* Names the submodules that are checked out at other commits than HEAD names, as after `git pull` alone. They make no
* tree dirty, since CI may check none out; but where it does, it has the commits that HEAD names.
*/
const movedSubmodules = async (git) => {
	if (stateOf((0, import__builtin_node_path.join)(git.root, ".gitmodules")) === void 0) return ok(void 0);
	const listed = await git.call([
		"diff-index",
		"-z",
		"--no-renames",
		"--ignore-submodules=dirty",
		"HEAD",
		"--"
	]);
	if (!listed.ok) return listed;
	const fields = splitNul(listed.value.stdout);
	const moved = fields.filter((_, at) => fields[at - 1]?.startsWith(":160000 160000 ") === true);
	return ok(moved.length === 0 ? void 0 : nameSome(moved.map(textOf)));
};
/** An index of some 5,000 files, in bytes. Of more, git takes longer to look at all than a short suite may wait for. */
const LARGE_INDEX = 524288;
const LONG = 1e4;
/**
* Names the tracked files that are not as on HEAD when suites have ended, without those that git was told to overlook.
* Of a large tree after short suites none is looked at.
*/
const changedFiles = async (git, milliseconds) => {
	const index = stateOf((0, import__builtin_node_path.join)(git.gitDir, "index"));
	if (milliseconds < LONG && index !== void 0 && index.size > LARGE_INDEX) return ok(void 0);
	const status = await git.call(["status", ...STATUS_OPTIONS]);
	if (!status.ok) return status;
	const found = await differingPaths(git, status.value.stdout, []);
	if (!found.ok) return found;
	const { dirty } = found.value;
	return ok(dirty.length === 0 ? void 0 : nameSome(dirty));
};
/**
* What package managers, runners and editors put into a tree, and the settings of agents that the hook stands in: no
* suite's result hangs on whether it was committed.
*/
const WRITTEN_BY_TOOLS = /(?:^|\/)(?:(?:node_modules|site-packages|__pycache__|\.venv|\.(?:pytest|mypy|ruff)_cache|\.tox|\.idea|\.vscode)\/|\.(?:claude|gemini)\/settings(?:\.local)?\.json$|\.DS_Store$)/;
const STATUS_OPTIONS = [
	"--porcelain=v2",
	"-z",
	"--untracked-files=no",
	"--ignore-submodules=all",
	"--no-renames",
	"--no-show-stash"
];
const hiddenFault = (flag, paths) => {
	const [only = "", ...more] = paths;
	const named = more.length === 0 ? shellWord(only) : "FILE \u2026";
	return fault("tree-hidden", `git is told to overlook changes (${flag}) of ${nameSome(paths)}`, { remedy: `undo it: \`git -C "$(git rev-parse --show-toplevel)" update-index --no-${flag} -- ${named}\`` });
};
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
			else if (tag === SKIPPED) skipped.push(path.toString("latin1"));
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
const differingPaths = async (git, status, skipped) => {
	const { dirty, doubtful } = readStatus(status);
	const present = await presentEntries(git, skipped);
	if (!present.ok) return present;
	const entries = [...doubtful, ...present.value];
	if (entries.length === 0) return ok({
		dirty,
		overlooked: []
	});
	const head = await readHead(git);
	if (!head.ok) return head;
	const differing = await differingEntries(git, head.value.commit, entries);
	if (!differing.ok) return differing;
	const isOverlooked = ({ path }) => skipped.includes(path);
	const named = (found) => found.map(({ path }) => textOf(path));
	return ok({
		dirty: [...dirty, ...named(differing.value.filter((entry) => !isOverlooked(entry)))],
		overlooked: named(differing.value.filter(isOverlooked))
	});
};
const presentEntries = async (git, skipped) => {
	const present = new Set(skipped.filter((path) => stateOf(pathIn(git.root, path)) !== void 0));
	if (present.size === 0) return ok([]);
	const tree = await readTree(git, "HEAD");
	return tree.ok ? ok(tree.value.filter(({ path }) => present.has(path))) : tree;
};
const readStatus = (bytes) => {
	const dirty = [];
	const doubtful = [];
	for (const line of splitNul(bytes)) {
		const found = /^1 (.)(.) \S+ (\d+) (\d+) (\d+) (\w+) (\w+) /.exec(line);
		const path = found === null ? line.replace(/^(?:\S+ ){10}/, "") : line.slice(found[0].length);
		const [, staged, unstaged, mode = "", indexMode = "", , id = "", indexId = ""] = found ?? [];
		const sameInIndex = staged === "." || id === indexId && isFile(mode) && isFile(indexMode);
		if (found === null || !sameInIndex || unstaged !== "." && unstaged !== "M") dirty.push(textOf(path));
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
/**
* Records HEAD for a verb, and confirms it where it is held against a body (`hint`): shows progress, and leaves nothing
* running or lying about, also where it is interrupted.
*/
const recordHere = async (call, desk, base, hint = NO_HINT) => {
	const { git, clone, records } = desk;
	const interruption = openInterruption(call.signal);
	const workshop = await openDesk({
		git,
		env: call.env,
		clock: systemClock,
		tool: TOOL,
		signal: interruption.signal,
		warn: (line) => tell(call, line)
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
		claimed: hint.pinned,
		say: (line) => tell(call, line),
		cleanTree: () => worktreeState(git, globs),
		movedSubmodules: () => movedSubmodules(git),
		changedFiles: (milliseconds) => changedFiles(git, milliseconds)
	};
	try {
		const watch = loadMeanwhile(openProgress(call.terminal), rehearseReading);
		const recorded = await recordHead(clone, records, workshop.value, watch, question);
		if (!recorded.ok) return err([recorded.error]);
		const ground = {
			policy: base.policy,
			workshop: workshop.value,
			watch,
			say: question.say
		};
		const confirmed = await confirmRecord(ground, recorded.value.stored, hint);
		return confirmed.ok ? ok({
			...recorded.value,
			stored: confirmed.value
		}) : err([confirmed.error]);
	} finally {
		interruption.close();
		await workshop.value.close();
	}
};

export { withDetail as i, differingSuites as n, isToConfirm as r, recordHere as t };