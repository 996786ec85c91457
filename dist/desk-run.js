import { n as renderBlock, t as fitBlock } from "./desk-render.js";
import { t as demandsOf } from "./desk-demands.js";
import { f as cutsOf, p as recordOf, r as openDesk, t as baseHere } from "./desk-desk.js";
import { n as ok, t as err } from "./desk-result.js";
import { r as writeText } from "./desk-text.js";
import { t as recordHere } from "./desk-record.js";
import { i as tellFaults, n as textOption, r as tell, t as isSet } from "./desk-verb.js";

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
	const { stored, reused } = recorded.value;
	const { regenerated } = stored;
	if (reused) tell(call, "the record of this tree under this policy is used again; --fresh runs the suites anew");
	for (const [name, why] of Object.entries(regenerated.absent)) tell(call, why === "paths" ? `${name}: not run, nothing it looks at has changed` : `${name}: not run on this system; \`recount pin --from-ci\` pins what CI finds`);
	const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
		const runs = regenerated.suites[name];
		return runs === void 0 ? [] : demandsOf(name, {
			...suite,
			must: "pass"
		}, runs.first);
	});
	for (const { message } of unmet) tell(call, message);
	if (unmet.length > 0 && policy.setup.length > 0 && !isSet(call, "setup")) tell(call, "`setup` was left out: where something is not installed here, `recount run --setup` installs it first");
	const record = recordOf(regenerated);
	const block = renderBlock(fitBlock(record, policy.blockSize, cutsOf(regenerated)));
	return ok({
		record,
		block,
		status: unmet.length === 0 ? 0 : 1
	});
};
/** `recount run`: the record of HEAD, as a block on stdout. */
const run = async (call) => {
	const answer = await answerRun(call);
	if (!answer.ok) return tellFaults(call, answer.error);
	const { record, block, status } = answer.value;
	const text = `${JSON.stringify(record, null, 2)}\n`;
	const out = textOption(call, "out");
	const written = out === void 0 ? void 0 : await writeText(out, text);
	if (written !== void 0 && !written.ok) return tellFaults(call, [written.error]);
	call.terminal.out(call.json ? text : `${block}\n`);
	return status;
};

export { answerRun, run };