import { judgeHead } from '../../app/judge-head.ts';
import { faultVerdict } from '../../app/judge-live.ts';
import { settledPullRequest } from '../../app/live-pull-request.ts';
import { systemClock } from '../../io/clock.ts';
import type { ResultsService } from '../../io/github/artifacts.ts';
import { type HandedOver, takeHandOver } from './hand-over.ts';
import type { Inputs } from './inputs.ts';
import { publishVerdict } from './publish-verdict.ts';
import type { RunContext } from './run-context.ts';

/** The job that judges: it reads the hand-over and the live pull request, and runs nothing of either. */
export const runVerdictJob = async (run: RunContext, inputs: Inputs, service: ResultsService): Promise<0 | 1 | 2> => {
  const handedOver = await takeHandOver(run, inputs);
  if (!handedOver.ok) return publishVerdict(run, faultVerdict(run.event.head, [handedOver.error]), undefined, service);
  return judgeAndPublish(run, inputs, handedOver.value, service);
};

/** Judges what was handed over, and tells it. */
export const judgeAndPublish = async (
  run: RunContext,
  inputs: Inputs,
  found: HandedOver,
  service: ResultsService,
): Promise<0 | 1 | 2> => {
  if (found.kind === 'faults') {
    const judgement = { ...faultVerdict(run.event.head, found.faults), tail: found.tail };
    return publishVerdict(run, judgement, undefined, service);
  }
  const { regenerated, tallies, remarks } = found;
  const pull = await settledPullRequest(run.reader, systemClock, run.event.number, run.event.head);
  if (!pull.ok) return publishVerdict(run, faultVerdict(run.event.head, [pull.error]), undefined, service);
  const judgement = await judgeHead(run.reader, pull.value, regenerated, inputs.policy, tallies);
  return publishVerdict(run, { ...judgement, remarks: [...remarks, ...judgement.remarks] }, regenerated, service);
};
