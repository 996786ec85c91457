import { judgeByEarlier } from '../../app/judge-earlier.ts';
import { judgeGroup } from '../../app/judge-group.ts';
import { judgeHead } from '../../app/judge-head.ts';
import { faultVerdict, type Judgement } from '../../app/judge-live.ts';
import { judgePush } from '../../app/judge-push.ts';
import { settledPullRequest } from '../../app/live-pull-request.ts';
import { withSelfCheck } from '../../app/self-check.ts';
import { CHECK } from '../../core/check-name.ts';
import type { PullRequestEvent } from '../../core/event.ts';
import { fault } from '../../core/fault.ts';
import { comparedWith } from '../../core/record/compared-with.ts';
import type { Regenerated } from '../../core/record/regenerated.ts';
import { systemClock } from '../../io/clock.ts';
import type { ResultsService } from '../../io/github/artifacts.ts';
import { type HandedOver, takeHandOver } from './hand-over.ts';
import type { Inputs } from './inputs.ts';
import { type Kept, publishVerdict, type Report } from './publish-verdict.ts';
import type { RunContext } from './run-context.ts';

/** A judgement with the record that it is by, and what of it a later job may use. */
interface Judged {
  readonly judgement: Judgement;
  readonly regenerated?: Regenerated | undefined;
  readonly kept?: Kept | undefined;
}

/** The job that judges: it reads the hand-over and the live pull request, and runs nothing of either. */
export const runVerdictJob = async (
  run: RunContext,
  inputs: Inputs,
  service: ResultsService,
  report?: Report,
): Promise<0 | 1 | 2> => {
  // A commit that is pushed may be the head of a pull request too, and whoever requires the check means its block.
  if (run.event.kind === 'push' && run.job === CHECK)
    return publish(run, { judgement: faultVerdict(run.event.head, [namedAsCheck()]) }, service, report);
  const handedOver = await takeHandOver(run, inputs);
  if (handedOver.ok) return judgeAndPublish(run, inputs, handedOver.value, service, report);
  return publish(run, { judgement: faultVerdict(run.event.head, [handedOver.error]) }, service, report);
};

/** Judges what was handed over, and tells it. */
export const judgeAndPublish = async (
  run: RunContext,
  inputs: Inputs,
  found: HandedOver,
  service: ResultsService,
  report?: Report,
): Promise<0 | 1 | 2> => publish(run, await judgeEvent(run, inputs, found), service, report);

const publish = (
  run: RunContext,
  { judgement, regenerated, kept }: Judged,
  service: ResultsService,
  report: Report | undefined,
) => {
  // A push brings the branch's own workflow, which nobody has to be warned of.
  const checked = run.event.kind === 'push' ? judgement : withSelfCheck(judgement, run.workflow);
  return publishVerdict(run, checked, regenerated, service, kept, report);
};

const judgeEvent = async (run: RunContext, inputs: Inputs, found: HandedOver): Promise<Judged> => {
  const { event } = run;
  if (found.kind === 'faults') return { judgement: { ...faultVerdict(event.head, found.faults), tail: found.tail } };
  if (event.kind === 'pull-request') return judgePull(run, inputs, event, found);
  if (found.kind === 'earlier') return nothingRun(event.head);
  const { regenerated, remarks, tests, heads } = found;
  if (event.kind === 'push') {
    const judgement = remarked(remarks, await judgePush(run.reader, event, regenerated, inputs.policy));
    const passes = judgement.verdict.pass && inputs.job === 'verdict';
    return { judgement, regenerated, kept: passes ? { kind: 'baseline', branch: event.branch, tests } : undefined };
  }
  const judgement = await judgeGroup({ ...run, clock: systemClock }, event, { regenerated, heads }, inputs.policy);
  return { judgement: remarked(remarks, judgement), regenerated };
};

const judgePull = async (
  { reader, runs }: RunContext,
  { policy, job }: Inputs,
  event: PullRequestEvent,
  found: Exclude<HandedOver, { readonly kind: 'faults' }>,
): Promise<Judged> => {
  if (found.kind === 'earlier' && !event.edited) return nothingRun(event.head);
  const pull = await settledPullRequest(reader, systemClock, event.number, event.head);
  if (!pull.ok) return { judgement: faultVerdict(event.head, [pull.error]) };
  if (found.kind === 'earlier') return judgeByEarlier(reader, runs, pull.value, policy);
  const { tallies, remarks } = found;
  // What is shown, and what a later judge finds, is of this base too.
  const regenerated = comparedWith(pull.value.base.ref, found.regenerated);
  const judgement = await judgeHead(reader, pull.value, regenerated, policy, tallies, true);
  // Where the suites ran in this very job, what it leaves behind is no later judge's.
  return {
    judgement: remarked(remarks, judgement),
    regenerated,
    kept: job === 'verdict' ? { kind: 'record', base: pull.value.base.ref } : undefined,
  };
};

const remarked = (remarks: readonly string[], judgement: Judgement): Judgement => ({
  ...judgement,
  remarks: [...remarks, ...judgement.remarks],
});

const namedAsCheck = () =>
  fault('event-unsupported', `a push is judged in a job \`${CHECK}\`, the name of the check that pull requests need`, {
    remedy: 'use docs/workflows/baseline.yml for pushes, and take `push` out of this workflow',
  });

/** An earlier record stands in for an edited pull request alone: for all else the judged job has to run the suites. */
const nothingRun = (head: string): Judged => ({
  judgement: faultVerdict(head, [fault('hand-over-broken', 'the hand-over says that nothing was run')]),
});
