import './single-use.ts';
import { failedRerun, type Rerun, rerun } from '../app/rerun.ts';
import { parseBlock } from '../core/block/parse.ts';
import { fault } from '../core/fault.ts';
import { encodeSheet, encodeSlip, fitsSlip, type SlipHead } from '../core/hand-over/hand-over.ts';
import { type AskedLevel } from '../core/isolation/level.ts';
import { err, ok, type Result } from '../core/result.ts';
import { annotate, say, setOutputs } from '../io/actions/publish.ts';
import { openSuiteLog } from '../io/actions/suite-log.ts';
import { systemClock } from '../io/clock.ts';
import { openGit } from '../io/git/git.ts';
import { openUpload, type ResultsService } from '../io/github/artifacts.ts';
import { openInterruption } from '../io/process/interruption.ts';
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
    if (inputs.job === 'rerun') return handOver(run, found.value, service);
    return judgeAndPublish(run, inputs, found.value.sheet, [], service);
  });

const runRerunJob = async (
  run: RunContext,
  inputs: Inputs,
  env: Environment,
  checkout: Promise<unknown>,
): Promise<Result<Rerun>> => {
  const isolation = isolationOf(inputs);
  if (!isolation.ok) return isolation;
  const root = env['GITHUB_WORKSPACE'] ?? process.cwd();
  const git = await openGit({ dir: root, env, profile: 'judged' });
  if (!git.ok) return git;
  const interruption = openInterruption();
  const { signal } = interruption;
  const parts = { git: git.value, env, clock: systemClock, tool: TOOL, signal, isolation: isolation.value };
  const workshop = await openJudged(parts);
  if (!workshop.ok) return workshop;
  const log = openSuiteLog((text) => process.stdout.write(text));
  const { close } = workshop.value;
  try {
    const job = {
      reader: run.reader,
      repository: `${run.at.owner}/${run.at.repo}`,
      workshop: workshop.value,
      watch: loadMeanwhile(log, () => Promise.all([import('../core/report/read.ts'), parseBlock('')])),
      verifyCheckout: async () => readCheckout(await checkout),
      policyPath: inputs.policy,
      say,
    };
    const found = await rerun(job, run.event);
    const left = await close();
    return ok(left === undefined ? found : failedRerun(found.head.commit, [left]));
  } finally {
    log.close();
    interruption.close();
    await close();
  }
};

/** Where the judge works on the same machine, nothing less than a namespace keeps the suites away from it. */
const isolationOf = ({ job, isolation }: Inputs): Result<AskedLevel> => {
  if (job !== 'verify') return ok(isolation);
  if (isolation === 'auto' || isolation === 'namespace') return ok('namespace');
  return err(fault('input-invalid', `input \`isolation\`: job verify takes namespace, found ${isolation}`));
};

/** Puts the hand-over into the output of the job; a sheet that is too large for it goes into an artifact. */
const handOver = async (run: RunContext, { head, sheet }: Rerun, service: ResultsService): Promise<0 | 1> => {
  const slip: SlipHead = { ...head, run: run.run, attempt: run.attempt, shard: { index: 0, count: 1 } };
  const bytes = encodeSheet(sheet);
  let output = encodeSlip(slip, bytes);
  if (!fitsSlip(output, bytes)) {
    const upload = openUpload(service, run.send, systemClock.sleep);
    const stored = upload.ok ? await upload.value(`recount-sheet-0-${run.attempt}`, { 'sheet.json': bytes }) : upload;
    if (!stored.ok) {
      annotate([{ title: `recount: ${stored.error.code}`, message: stored.error.message }]);
      return 1;
    }
    output = encodeSlip(slip, bytes, stored.value);
  }
  setOutputs({ 'record-0': output });
  if (sheet.kind === 'record') return 0;
  annotate(sheet.faults.map(({ code, message, place }) => ({ title: `recount: ${code}`, message, ...place })));
  return 1;
};
