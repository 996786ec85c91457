import { judgeHead } from '../../app/judge-head.ts';
import { faultVerdict } from '../../app/judge-live.ts';
import { settledPullRequest } from '../../app/live-pull-request.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { decodeSheet, decodeSlip, type Sheet, type Slip, unpackSheet } from '../../core/hand-over/hand-over.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { systemClock } from '../../io/clock.ts';
import { downloadFile, type ResultsService } from '../../io/github/artifacts.ts';
import type { Inputs } from './inputs.ts';
import { publishVerdict } from './publish-verdict.ts';
import type { RunContext } from './run-context.ts';

interface HandedOver {
  readonly slip: Slip;
  readonly sheet: Sheet;
}

/** Takes the hand-over, provided that it is whole and of this run. */
const takeHandOver = async (run: RunContext, inputs: Inputs): Promise<Result<HandedOver>> => {
  const slip = decodeSlip(inputs['record-0']);
  if (!slip.ok) return inputs.result === 'success' ? slip : err(unsuccessful(inputs.result));
  if (slip.value.run !== run.run || slip.value.attempt > run.attempt)
    return err(fault('hand-over-broken', `the hand-over is of run ${slip.value.run}, attempt ${slip.value.attempt}`));
  const packed = unpackSheet(slip.value);
  if (!packed.ok) return packed;
  const { artifact } = slip.value.sheet;
  const bytes =
    packed.value === undefined && artifact !== undefined
      ? await downloadFile(run.api, run.at, artifact, 'sheet.json', systemClock.sleep)
      : ok(packed.value ?? new Uint8Array());
  if (!bytes.ok) return bytes;
  const sheet = decodeSheet(slip.value, bytes.value);
  if (!sheet.ok) return sheet;
  if (sheet.value.kind === 'record' && inputs.result !== 'success') return err(unsuccessful(inputs.result));
  return ok({ slip: slip.value, sheet: sheet.value });
};

const unsuccessful = (result: string): Fault =>
  fault('rerun-unsuccessful', `the job \`rerun\` ended with "${result}", expected "success"`);

/** The job that judges: it reads the hand-over and the live pull request, and runs nothing of either. */
export const runVerdictJob = async (run: RunContext, inputs: Inputs, service: ResultsService): Promise<0 | 1 | 2> => {
  const handedOver = await takeHandOver(run, inputs);
  if (!handedOver.ok) return publishVerdict(run, faultVerdict(run.event.head, [handedOver.error]), undefined, service);
  const { slip, sheet } = handedOver.value;
  const earlier = slip.attempt === run.attempt ? [] : [`the record was made in attempt ${slip.attempt} of this run`];
  return judgeAndPublish(run, inputs, sheet, earlier, service);
};

/** Judges what a sheet holds, and tells it. */
export const judgeAndPublish = async (
  run: RunContext,
  inputs: Inputs,
  sheet: Sheet,
  remarks: readonly string[],
  service: ResultsService,
): Promise<0 | 1 | 2> => {
  if (sheet.kind === 'faults') {
    const judgement = { ...faultVerdict(run.event.head, sheet.faults), tail: sheet.tail };
    return publishVerdict(run, judgement, undefined, service);
  }
  const pull = await settledPullRequest(run.reader, systemClock, run.event.number, run.event.head);
  if (!pull.ok) return publishVerdict(run, faultVerdict(run.event.head, [pull.error]), undefined, service);
  const judgement = await judgeHead(run.reader, pull.value, sheet.regenerated, inputs.policy);
  return publishVerdict(run, { ...judgement, remarks: [...remarks, ...judgement.remarks] }, sheet.regenerated, service);
};
