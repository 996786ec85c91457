import './single-use.ts';
import { failedRerun, type Rerun, rerun } from '../app/rerun.ts';
import { parseBlock } from '../core/block/parse.ts';
import { fault } from '../core/fault.ts';
import { encodeSheet, encodeSlip, fitsSlip, type SlipHead } from '../core/hand-over/hand-over.ts';
import { hearLeg, joinLegs } from '../core/hand-over/join.ts';
import { nodeName } from '../core/policy/applicability.ts';
import { annotationOf } from '../core/render/annotations.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Leg, systemOf } from '../core/shards/leg.ts';
import { annotate, say, setOutputsAlone } from '../io/actions/publish.ts';
import { openSuiteLog } from '../io/actions/suite-log.ts';
import { systemClock } from '../io/clock.ts';
import { openBaseReader } from '../io/git/base-reader.ts';
import { openGit } from '../io/git/git.ts';
import { openPullFetch } from '../io/git/pull-head.ts';
import { openUpload, type ResultsService } from '../io/github/artifacts.ts';
import { openInterruption } from '../io/process/interruption.ts';
import { rehearseReading } from '../io/reports.ts';
import { openJudged } from '../io/workshop/judged.ts';
import { TOOL } from '../version.ts';
import { readCheckout } from './action/checkout-answer.ts';
import type { Inputs } from './action/inputs.ts';
import { giveUp, startJob } from './action/job.ts';
import type { RunContext } from './action/run-context.ts';
import { judgeAndPublish } from './action/verdict-job.ts';
import type { Environment } from './environment.ts';
import { loadMeanwhile } from './load-meanwhile.ts';

/** The job that runs the pull request's code: it finds out what is so and hands it over; `verify` judges it as well. */
export const main = (checkout: Promise<unknown>) =>
  startJob(async ({ run, inputs, service, env }) => {
    const found = await runRerunJob(run, inputs, env, checkout);
    if (!found.ok) return giveUp(found.error);
    if (inputs.job === 'rerun') return handOver(run, inputs.leg, found.value, service, env['GITHUB_OUTPUT'] ?? '');
    const { sheet } = found.value;
    if (sheet.kind !== 'record') return judgeAndPublish(run, inputs, sheet, service);
    const leg = hearLeg(sheet);
    const joined = leg.ok ? joinLegs([leg.value]) : leg;
    if (!joined.ok) return giveUp(joined.error);
    return judgeAndPublish(run, inputs, { kind: 'record', ...joined.value, remarks: [] }, service);
  });

const runRerunJob = async (
  run: RunContext,
  inputs: Inputs,
  env: Environment,
  checkout: Promise<unknown>,
): Promise<Result<Rerun>> => {
  const { leg } = inputs;
  const withJudge = inputs.job === 'verify';
  if (withJudge && (inputs.isolation === 'user' || inputs.isolation === 'none'))
    return err(fault('input-invalid', `input \`isolation\`: job verify takes namespace, found ${inputs.isolation}`));
  const system = systemOf(leg);
  if (system !== undefined && nodeName(system) !== process.platform)
    return err(
      fault(
        'input-invalid',
        `input \`shards\`: leg ${leg.index} is to run on ${system}, and this is ${process.platform}`,
      ),
    );
  const root = env['GITHUB_WORKSPACE'] ?? process.cwd();
  const git = await openGit({ dir: root, env, profile: 'judged' });
  if (!git.ok) return git;
  const interruption = openInterruption();
  const { signal } = interruption;
  const { isolation } = inputs;
  const parts = { git: git.value, env, clock: systemClock, tool: TOOL, signal, warn: say, isolation, withJudge };
  const workshop = await openJudged(parts);
  if (!workshop.ok) return workshop;
  const log = openSuiteLog((text) => process.stdout.write(text));
  const { close } = workshop.value;
  try {
    const isLeg = leg.systems.length > 1;
    const job = {
      reader: isLeg ? openBaseReader(run.reader, git.value) : run.reader,
      pulls: run.reader,
      runs: run.runs,
      queue: run.queue,
      repository: `${run.at.owner}/${run.at.repo}`,
      workshop: workshop.value,
      watch: loadMeanwhile(log, () => Promise.all([rehearseReading(), parseBlock('')])),
      fetchPull: openPullFetch(git.value, {
        site: run.site,
        repository: `${run.at.owner}/${run.at.repo}`,
        token: inputs['github-token'],
      }),
      verifyCheckout: async () => readCheckout(await checkout),
      policyPath: inputs.policy,
      say,
      leg: isLeg ? leg : undefined,
    };
    // Where the judge works in the same job, there is no other that could have left a record.
    const event = withJudge && run.event.kind === 'pull-request' ? { ...run.event, edited: false } : run.event;
    const found = await rerun(job, event);
    const left = await close();
    return ok(left === undefined ? found : failedRerun(found.head.commit, [left]));
  } finally {
    log.close();
    interruption.close();
    await close();
  }
};

/** Puts the hand-over into the output of the job; a sheet that is too large for it goes into an artifact. */
const handOver = async (
  run: RunContext,
  { index, systems: { length: count } }: Leg,
  { head, sheet }: Rerun,
  service: ResultsService,
  outputFile: string,
): Promise<0 | 1> => {
  const slip: SlipHead = { ...head, run: run.run, attempt: run.attempt, shard: { index, count } };
  const bytes = encodeSheet(sheet);
  let output = encodeSlip(slip, bytes);
  if (!fitsSlip(output, bytes, count)) {
    const upload = openUpload(service, run.send, systemClock.sleep);
    const name = `recount-sheet-${index}-${run.attempt}`;
    const stored = upload.ok ? await upload.value(name, { 'sheet.json': bytes }) : upload;
    if (!stored.ok) {
      annotate([annotationOf(stored.error)]);
      return 1;
    }
    output = encodeSlip(slip, bytes, stored.value);
  }
  if (!setOutputsAlone(outputFile, { [`record-${index}`]: output })) {
    const what = `expected record-${index} alone among the outputs of this step, found more: what a suite left running writes there`;
    const remedy = 'take `isolation: none` out of the policy, or keep the suites from leaving anything running';
    annotate([annotationOf(fault('hand-over-broken', what, { remedy }))]);
    return 1;
  }
  if (sheet.kind !== 'faults') return 0;
  annotate(sheet.faults.map(annotationOf));
  return 1;
};
