import type { Judgement } from '../../app/judge-live.ts';
import { ACCOUNT_FILE, accountName, encodeAccount } from '../../core/audit/account.ts';
import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { ofGroup, ofRun } from '../../core/codes/remedies.ts';
import { CODES } from '../../core/codes.ts';
import { BASELINE_FILE, baselineName, encodeBaseline, type KeptBaseline } from '../../core/earlier/kept-baseline.ts';
import { encodeKept, KEPT_FILE, keptName } from '../../core/earlier/kept-record.ts';
import type { Fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { EXIT_STATUS, type Verdict } from '../../core/judge/verdict.ts';
import { cutsOf, type Regenerated, recordOf } from '../../core/record/regenerated.ts';
import { statementOf } from '../../core/record/statement.ts';
import { annotationOf, renderAnnotations } from '../../core/render/annotations.ts';
import { sentenceOf } from '../../core/render/outcome.ts';
import { renderSummary, type SummaryFacts } from '../../core/render/summary.ts';
import type { Result } from '../../core/result.ts';
import { annotate, say, setOutputs, summarize, warn } from '../../io/actions/publish.ts';
import { systemClock } from '../../io/clock.ts';
import { openUpload, type ResultsService } from '../../io/github/artifacts.ts';
import type { RunContext } from './run-context.ts';

/** What a later job may use: the record, for a pull request into `base`; or the results of a branch's commit. */
export type Kept =
  | { readonly kind: 'record'; readonly base: string }
  | ({ readonly kind: 'baseline' } & Pick<KeptBaseline, 'branch' | 'tests'>);

/** Tells a verdict in a place that decides, before it is shown anywhere else. */
export type Report = (facts: SummaryFacts) => Promise<Result<void>>;

/**
 * Tells the verdict on every surface. The exit status is settled before anything is shown; a `report` that fails makes
 * it 2.
 */
export const publishVerdict = async (
  run: Pick<RunContext, 'event' | 'run' | 'attempt' | 'page' | 'send'> | undefined,
  { verdict: judgedVerdict, policy, pinned, remarks, harness, tail, judged = [] }: Judgement,
  regenerated: Regenerated | undefined,
  service: ResultsService,
  kept?: Kept,
  report?: Report,
): Promise<0 | 1 | 2> => {
  const verdict = run === undefined ? judgedVerdict : toldIn(run, judgedVerdict);
  const record = regenerated === undefined ? undefined : recordOf(regenerated);
  // A group has no body that its block could be put into.
  const offered = record !== undefined && policy?.policy.pinFromCi === true && run?.event.kind === 'pull-request';
  const cuts = cutsOf(regenerated ?? { suites: {} });
  const block = offered
    ? renderBlock(fitBlock({ ...record, by: { ...record.by, from: 'ci' } }, policy.policy.blockSize, cuts))
    : undefined;

  const facts = { verdict, pinned: pinned?.record, regenerated, block, remarks, harness, tail };
  const reported = await report?.(facts);
  const status = reported?.ok === false ? 2 : EXIT_STATUS[verdict.outcome];
  setOutputs({ outcome: verdict.outcome, pass: String(verdict.pass), verdict: JSON.stringify(verdict) });
  try {
    say(`${verdict.outcome}: ${sentenceOf(verdict)}`);
    for (const { code, message, remedy } of verdict.findings) say(`  ${code}: ${message}. To mend it: ${remedy}.`);
    if (reported?.ok === false) tellUnreported(reported.error);
    annotate(renderAnnotations(verdict));
    await summarize(renderSummary(facts));
    if (run === undefined || regenerated === undefined) return status;
    const { attempt } = run;
    const shown = { 'record.json': jsonDocument(record), 'block.md': block ?? '' };
    // Without walls a suite could have taken the means to leave such a file: no later job takes it then.
    const walled = regenerated.by.isolation !== 'none';
    const keeps = kept !== undefined && walled;
    await Promise.all([
      block === undefined ? undefined : upload(run, service, `recount-verdict-${attempt}`, shown),
      policy === undefined
        ? undefined
        : upload(run, service, `recount-statement-${attempt}`, stated(policy, regenerated, run.page)),
      keeps
        ? keep({ run: run.run, attempt, regenerated }, kept, (...file) => upload(run, service, ...file))
        : undefined,
      walled && judged.length > 0
        ? upload(run, service, accountName(attempt), {
            [ACCOUNT_FILE]: encodeAccount({ run: run.run, attempt, commit: verdict.commit, pulls: judged }),
          })
        : undefined,
    ]);
  } catch (cause) {
    warn(`Not all of the verdict could be shown (${String(cause)}). It stands.`);
  }
  return status;
};

/** A verdict as its own run tells it. A remedy that was given for just this case may be about another run, and stays. */
const toldIn = ({ run, event }: Pick<RunContext, 'run' | 'event'>, verdict: Verdict): Verdict => ({
  ...verdict,
  findings: verdict.findings.map((one) => {
    if (one.remedy !== CODES[one.code].remedy) return one;
    return { ...one, remedy: event.kind === 'merge-group' ? ofGroup(one.remedy) : ofRun(one.remedy, run) };
  }),
});

const tellUnreported = (why: Fault): void =>
  annotate([annotationOf({ ...why, message: `The check could not be ended: ${why.message}` })]);

const keep = (
  made: { readonly run: string; readonly attempt: number; readonly regenerated: Regenerated },
  kept: Kept,
  leave: (artifact: string, files: Readonly<Record<string, Uint8Array>>) => Promise<void>,
): Promise<void> => {
  if (kept.kind === 'record')
    return leave(keptName(made.attempt), { [KEPT_FILE]: encodeKept({ ...made, base: kept.base }) });
  const { branch, tests } = kept;
  return leave(baselineName(made.attempt), { [BASELINE_FILE]: encodeBaseline({ ...made, branch, tests }) });
};

/** The record as a statement of in-toto, and its predicate alone, which is what `actions/attest` takes. */
const stated = (
  { policy, path }: NonNullable<Judgement['policy']>,
  regenerated: Regenerated,
  url: string,
): Readonly<Record<string, string>> => {
  const statement = statementOf({ policy, policyPath: path, regenerated, url });
  return { 'statement.json': jsonDocument(statement), 'predicate.json': jsonDocument(statement.predicate) };
};

/** Leaves files with the run: for people, for `pin --from-ci`, and for the judges of later runs. */
const upload = async (
  { send }: Pick<RunContext, 'send'>,
  service: ResultsService,
  artifact: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> => {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
  const open = openUpload(service, send, systemClock.sleep);
  const stored = open.ok ? await open.value(artifact, bytes) : open;
  if (!stored.ok) warn(`${artifact} could not be uploaded: ${stored.error.message}. The verdict stands.`);
};
