import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { demandsOf } from '../../core/judge/demands.ts';
import type { RunRecord } from '../../core/record/record.ts';
import { cutsOf, recordOf } from '../../core/record/regenerated.ts';
import { type Statement, statementOf } from '../../core/record/statement.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isOneFile, writeText } from '../../io/files/text.ts';
import { baseHere, openDesk } from './desk.ts';
import { recordHere } from './record.ts';
import { tell, tellFaults } from './tell.ts';
import { type Call, isSet, textOption, type Verb } from './verb.ts';

/** The record of HEAD with its block; `status` 1 where a suite does not pass. */
export interface RunAnswer {
  readonly record: RunRecord;
  readonly block: string;
  /** The record as a statement of in-toto: it names every test, so it is made for whoever wants it. */
  readonly statement: () => Statement;
  readonly status: 0 | 1;
}

/** Records HEAD for whoever asks; how it goes on is told on the call's terminal. */
export const answerRun = async (call: Call): Promise<Result<RunAnswer, readonly Fault[]>> => {
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
  if (reused) tell(call, 'the record of this tree under this policy is used again; --fresh runs the suites anew');
  for (const [name, why] of Object.entries(regenerated.absent))
    tell(
      call,
      why === 'paths'
        ? `${name}: not run, nothing it looks at has changed`
        : `${name}: not run on this system; \`recount pin --from-ci\` pins what CI finds`,
    );
  const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
    const runs = regenerated.suites[name];
    if (runs === undefined) return [];
    const demanded = demandsOf(name, suite, runs.first).map(({ code }) => code);
    return demandsOf(name, { ...suite, must: 'pass' }, runs.first).map(({ code, message }) =>
      demanded.includes(code) ? message : `${message} (\`must: report\`: it fails no check)`,
    );
  });
  for (const message of [...unmet, ...unshown.map((one) => one.message)]) tell(call, message);
  if (unmet.length > 0 && policy.setup.length > 0 && !isSet(call, 'setup'))
    tell(call, '`setup` was left out: where something is not installed here, `recount run --setup` installs it first');
  const record = recordOf(regenerated);
  const block = renderBlock(fitBlock(record, policy.blockSize, cutsOf(regenerated)));
  const stated = { policy, policyPath: base.value.path, regenerated, tests: stored.tests };
  return ok({
    record,
    block,
    statement: () => statementOf(stated),
    status: unmet.length + unshown.length === 0 ? 0 : 1,
  });
};

/** `recount run`: the record of HEAD, as a block on stdout. */
export const run: Verb = async (call) => {
  const [out, statementFile] = [textOption(call, 'out'), textOption(call, 'statement')];
  if (out !== undefined && statementFile !== undefined && (await isOneFile(out, statementFile)))
    return tellFaults(call, [fault('usage', `--out and --statement name one file, ${out}: give each its own`)]);
  const answer = await answerRun(call);
  if (!answer.ok) return tellFaults(call, answer.error);
  const { record, block, statement, status } = answer.value;
  const text = jsonDocument(record);
  for (const [file, content] of [
    [out, () => text],
    [statementFile, () => jsonDocument(statement())],
  ] as const) {
    const written = file === undefined ? ok(undefined) : await writeText(file, content());
    if (!written.ok) return tellFaults(call, [written.error]);
  }
  call.terminal.out(call.json ? text : `${block}\n`);
  return status;
};
