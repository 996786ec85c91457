import type { Judgement } from '../../app/judge-live.ts';
import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { EXIT_STATUS } from '../../core/judge/verdict.ts';
import { type Regenerated, recordOf } from '../../core/record/regenerated.ts';
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
  { verdict, policy, pinned, remarks, tail }: Judgement,
  regenerated: Regenerated | undefined,
  service: ResultsService,
): Promise<0 | 1 | 2> => {
  const status = EXIT_STATUS[verdict.outcome];
  const record = regenerated === undefined ? undefined : recordOf(regenerated);
  const offered = record !== undefined && policy?.policy.pinFromCi === true;
  const block = offered
    ? renderBlock(fitBlock({ ...record, by: { ...record.by, from: 'ci' } }, policy.policy.blockSize))
    : undefined;

  setOutputs({ outcome: verdict.outcome, pass: String(verdict.pass), verdict: JSON.stringify(verdict) });
  say(`${verdict.outcome}: ${sentenceOf(verdict)}`);
  for (const { code, message, remedy } of verdict.findings) say(`  ${code}: ${message}. To mend it: ${remedy}.`);
  annotate(renderAnnotations(verdict));
  await summarize(renderSummary({ verdict, pinned: pinned?.record, regenerated, block, remarks, tail }));
  if (block !== undefined && run !== undefined) {
    const upload = openUpload(service, run.send, systemClock.sleep);
    const files = { 'record.json': Buffer.from(JSON.stringify(record, null, 2)), 'block.md': Buffer.from(block) };
    const stored = upload.ok ? await upload.value(`recount-verdict-${run.attempt}`, files) : upload;
    if (!stored.ok) warn(`The record could not be uploaded: ${stored.error.message}. The verdict stands.`);
  }
  return status;
};
