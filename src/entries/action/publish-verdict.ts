import type { Judgement } from '../../app/judge-live.ts';
import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { encodeKept, KEPT_FILE, keptName } from '../../core/earlier/kept-record.ts';
import { EXIT_STATUS } from '../../core/judge/verdict.ts';
import { cutsOf, type Regenerated, recordOf } from '../../core/record/regenerated.ts';
import { statementOf } from '../../core/record/statement.ts';
import { renderAnnotations } from '../../core/render/annotations.ts';
import { sentenceOf } from '../../core/render/outcome.ts';
import { renderSummary } from '../../core/render/summary.ts';
import { annotate, say, setOutputs, summarize, warn } from '../../io/actions/publish.ts';
import { systemClock } from '../../io/clock.ts';
import { openUpload, type ResultsService } from '../../io/github/artifacts.ts';
import type { RunContext } from './run-context.ts';

/**
 * Tells the verdict on every surface. The exit status is settled before anything is shown. `keptFor` is the base branch
 * for which a later judge may use the record, where one may.
 */
export const publishVerdict = async (
  run: Pick<RunContext, 'event' | 'run' | 'attempt' | 'page' | 'send'> | undefined,
  { verdict, policy, pinned, remarks, harness, tail }: Judgement,
  regenerated: Regenerated | undefined,
  service: ResultsService,
  keptFor?: string,
): Promise<0 | 1 | 2> => {
  const status = EXIT_STATUS[verdict.outcome];
  const record = regenerated === undefined ? undefined : recordOf(regenerated);
  // A group has no body that its block could be put into.
  const offered = record !== undefined && policy?.policy.pinFromCi === true && run?.event.kind === 'pull-request';
  const cuts = cutsOf(regenerated ?? { suites: {} });
  const block = offered
    ? renderBlock(fitBlock({ ...record, by: { ...record.by, from: 'ci' } }, policy.policy.blockSize, cuts))
    : undefined;

  setOutputs({ outcome: verdict.outcome, pass: String(verdict.pass), verdict: JSON.stringify(verdict) });
  try {
    say(`${verdict.outcome}: ${sentenceOf(verdict)}`);
    for (const { code, message, remedy } of verdict.findings) say(`  ${code}: ${message}. To mend it: ${remedy}.`);
    annotate(renderAnnotations(verdict));
    await summarize(renderSummary({ verdict, pinned: pinned?.record, regenerated, block, remarks, harness, tail }));
    if (run === undefined || regenerated === undefined) return status;
    const { attempt } = run;
    const shown = { 'record.json': json(record), 'block.md': block ?? '' };
    // Without walls a suite could have taken the means to leave such a file: no later judge takes it then.
    const keeps = keptFor !== undefined && regenerated.by.isolation !== 'none';
    await Promise.all([
      block === undefined ? undefined : upload(run, service, `recount-verdict-${attempt}`, shown),
      policy === undefined
        ? undefined
        : upload(run, service, `recount-statement-${attempt}`, stated(policy, regenerated, run.page)),
      keeps
        ? upload(run, service, keptName(attempt), {
            [KEPT_FILE]: encodeKept({ run: run.run, attempt, base: keptFor, regenerated }),
          })
        : undefined,
    ]);
  } catch (cause) {
    warn(`Not all of the verdict could be shown (${String(cause)}). It stands.`);
  }
  return status;
};

/** The record as a statement of in-toto, and its predicate alone, which is what `actions/attest` takes. */
const stated = (
  { policy, path }: NonNullable<Judgement['policy']>,
  regenerated: Regenerated,
  url: string,
): Readonly<Record<string, string>> => {
  const statement = statementOf({ policy, policyPath: path, regenerated, url });
  return { 'statement.json': json(statement), 'predicate.json': json(statement.predicate) };
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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
