import type { Judgement } from '../../app/judge-live.ts';
import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { EXIT_STATUS } from '../../core/judge/verdict.ts';
import { cutsOf, type Regenerated, recordOf } from '../../core/record/regenerated.ts';
import { renderAnnotations } from '../../core/render/annotations.ts';
import { sentenceOf } from '../../core/render/outcome.ts';
import { renderSummary } from '../../core/render/summary.ts';
import { annotate, say, setOutputs, summarize, warn } from '../../io/actions/publish.ts';
import { systemClock } from '../../io/clock.ts';
import { openUpload, type ResultsService } from '../../io/github/artifacts.ts';
import type { RunContext } from './run-context.ts';

/** Tells the verdict on every surface. The exit status is settled before anything is shown. */
export const publishVerdict = async (
  run: Pick<RunContext, 'attempt' | 'send'> | undefined,
  { verdict, policy, pinned, remarks, harness, tail }: Judgement,
  regenerated: Regenerated | undefined,
  service: ResultsService,
): Promise<0 | 1 | 2> => {
  const status = EXIT_STATUS[verdict.outcome];
  const record = regenerated === undefined ? undefined : recordOf(regenerated);
  const offered = record !== undefined && policy?.policy.pinFromCi === true;
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
    if (block !== undefined && run !== undefined)
      await upload(run, service, { 'record.json': json(record), 'block.md': block });
  } catch (cause) {
    warn(`Not all of the verdict could be shown (${String(cause)}). It stands.`);
  }
  return status;
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Leaves the record with the run: for people, for `pin --from-ci`, and for reuse. */
const upload = async (
  { attempt, send }: Pick<RunContext, 'attempt' | 'send'>,
  service: ResultsService,
  files: Readonly<Record<string, string>>,
): Promise<void> => {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const open = openUpload(service, send, systemClock.sleep);
  const stored = open.ok ? await open.value(`recount-verdict-${attempt}`, bytes) : open;
  if (!stored.ok) warn(`The record could not be uploaded: ${stored.error.message}. The verdict stands.`);
};
