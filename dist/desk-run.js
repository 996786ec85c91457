import { n as renderBlock, t as fitBlock } from "./desk-render.js";
import { f as jsonDocument, n as tell, r as tellFaults, y as fault } from "./desk-tell.js";
import { t as demandsOf } from "./desk-demands.js";
import { b as recordOf, i as openDesk, ot as showTest, t as baseHere, y as cutsOf } from "./desk-desk.js";
import { n as ok, t as err } from "./desk-result.js";
import { n as isOneFile, s as writeText } from "./desk-text.js";
import { t as recordHere } from "./desk-record.js";
import { n as isSet, r as textOption } from "./desk-verb.js";

// src/core/record/statement.ts
/** The predicate's type, as `actions/attest` wants it beside the predicate. */
const PREDICATE_TYPE = "https://in-toto.io/attestation/test-result/v0.1";
/** Tests that a list names at most: GitHub takes a predicate of 16 MB. */
const MOST_LISTED = 2e4;
/**
* The record as a statement of in-toto. A list of tests is left out where not every test that belongs into it is known
* by name: an empty list says that there is none. The policy's digest is of its canonical form and not of the file, so it
* has a name of its own among the digests.
*/
const statementOf = ({ policy, policyPath, regenerated, tests = {}, url }) => {
	const record = recordOf(regenerated);
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [{ digest: { gitCommit: record.commit } }],
		predicateType: PREDICATE_TYPE,
		predicate: {
			result: resultOf(policy, regenerated),
			configuration: [{
				name: policyPath,
				digest: { recountPolicy: record.policy.slice(7) }
			}],
			...url === void 0 ? {} : { url },
			...lists(regenerated, tests),
			recount: record,
			recountNotRun: regenerated.absent
		}
	};
};
const failedUnstable = ({ suites }) => Object.entries(suites).flatMap(([name, { first }]) => first.unstable.flatMap(([outcome, group, test]) => outcome === "failed" ? [named(name, group, test)] : []));
/** A suite that must pass and does not is a failure; one that need not, an unstable test, or a suite not run, a warning. */
const resultOf = (policy, regenerated) => {
	const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
		const { [name]: runs } = regenerated.suites;
		if (runs === void 0) return regenerated.absent[name] === "paths" ? [] : ["report"];
		return demandsOf(name, {
			...suite,
			must: "pass"
		}, runs.first).length === 0 ? [] : [suite.must];
	});
	if (unmet.includes("pass")) return "FAILED";
	return unmet.length > 0 || failedUnstable(regenerated).length > 0 ? "WARNED" : "PASSED";
};
const named = (suite, group, test) => `${suite} \u203a ${showTest(group, test)}`;
const lists = (regenerated, tests) => {
	const passed = [];
	const failed = [];
	let [passedKnown, failedKnown, warnedKnown] = [
		true,
		true,
		true
	];
	for (const [name, { first }] of Object.entries(regenerated.suites)) {
		const { record, counts, unstable } = first;
		if (counts === void 0) {
			if (record.report !== void 0) [passedKnown, failedKnown, warnedKnown] = [
				false,
				false,
				false
			];
			continue;
		}
		const all = tests[name];
		const failing = all?.flatMap(([outcome, ...test]) => outcome === "failed" ? [test] : []) ?? record.failing;
		if (failing?.length === counts.failed) failed.push(...failing.map(([group, test]) => named(name, group, test)));
		else if (counts.failed > 0) failedKnown = false;
		if (unstable.length < (counts.unstable ?? 0)) [passedKnown, warnedKnown] = [false, false];
		if (all === void 0 && counts.passed > 0) passedKnown = false;
		const good = [...all ?? [], ...unstable].filter(([outcome]) => outcome === "passed");
		passed.push(...good.map(([, group, test]) => named(name, group, test)));
	}
	return {
		...passedKnown && passed.length <= MOST_LISTED ? { passedTests: passed } : {},
		...warnedKnown ? { warnedTests: failedUnstable(regenerated) } : {},
		...failedKnown && failed.length <= MOST_LISTED ? { failedTests: failed } : {}
	};
};

// src/entries/cli/run.ts
/** Records HEAD for whoever asks; how it goes on is told on the call's terminal. */
const answerRun = async (call) => {
	const desk = await openDesk(call);
	if (!desk.ok) return err([desk.error]);
	const base = await baseHere(call, desk.value);
	if (!base.ok) return base;
	tell(call, base.value.said);
	const { policy } = base.value;
	const recorded = await recordHere(call, desk.value, base.value);
	if (!recorded.ok) return recorded;
	const { stored, reused, unshown } = recorded.value;
	const { regenerated } = stored;
	if (reused) tell(call, "the record of this tree under this policy is used again; --fresh runs the suites anew");
	for (const [name, why] of Object.entries(regenerated.absent)) tell(call, why === "paths" ? `${name}: not run, nothing it looks at has changed` : `${name}: not run on this system; \`recount pin --from-ci\` pins what CI finds`);
	const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
		const runs = regenerated.suites[name];
		if (runs === void 0) return [];
		const demanded = demandsOf(name, suite, runs.first).map(({ code }) => code);
		return demandsOf(name, {
			...suite,
			must: "pass"
		}, runs.first).map(({ code, message }) => demanded.includes(code) ? message : `${message} (\`must: report\`: it fails no check)`);
	});
	for (const message of [...unmet, ...unshown.map((one) => one.message)]) tell(call, message);
	if (unmet.length > 0 && policy.setup.length > 0 && !isSet(call, "setup")) tell(call, "`setup` was left out: where something is not installed here, `recount run --setup` installs it first");
	const record = recordOf(regenerated);
	const block = renderBlock(fitBlock(record, policy.blockSize, cutsOf(regenerated)));
	const stated = {
		policy,
		policyPath: base.value.path,
		regenerated,
		tests: stored.tests
	};
	return ok({
		record,
		block,
		statement: () => statementOf(stated),
		status: unmet.length + unshown.length === 0 ? 0 : 1
	});
};
/** `recount run`: the record of HEAD, as a block on stdout. */
const run = async (call) => {
	const [out, statementFile] = [textOption(call, "out"), textOption(call, "statement")];
	if (out !== void 0 && statementFile !== void 0 && await isOneFile(out, statementFile)) return tellFaults(call, [fault("usage", `--out and --statement name one file, ${out}: give each its own`)]);
	const answer = await answerRun(call);
	if (!answer.ok) return tellFaults(call, answer.error);
	const { record, block, statement, status } = answer.value;
	const text = jsonDocument(record);
	for (const [file, content] of [[out, () => text], [statementFile, () => jsonDocument(statement())]]) {
		const written = file === void 0 ? ok(void 0) : await writeText(file, content());
		if (!written.ok) return tellFaults(call, [written.error]);
	}
	call.terminal.out(call.json ? text : `${block}\n`);
	return status;
};

export { answerRun, run };