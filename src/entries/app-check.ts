import './single-use.ts';
import { failCheck, openCheck } from '../app/app-check/open-check.ts';
import type { AppChecks } from '../app/app-check/ports.ts';
import { fault } from '../core/fault.ts';
import { renderCheck } from '../core/render/check-output.ts';
import { err, ok, type Result } from '../core/result.ts';
import { setOutputs } from '../io/actions/publish.ts';
import { systemClock } from '../io/clock.ts';
import { openAppChecks } from '../io/github/app-check.ts';
import { giveUp, type Job, type JobStatus, type Known, startJob } from './action/job.ts';
import { runVerdictJob } from './action/verdict-job.ts';

/**
 * The two jobs of tier app that hold the App's token, neither of which runs code of the pull request: one makes the
 * check before the suites start, so that an older green one lets nothing in meanwhile; the other judges, and ends it.
 */
export const main = () => {
  let head = '';
  return startJob(
    (job) => {
      head = job.run.event.head;
      return job.inputs.job === 'open-check' ? open(job) : close(job);
    },
    async (reason, known) => {
      const id = known?.inputs['check-run'] ?? '';
      if (known !== undefined && id !== '') await failCheck(checksOf(known), id, head, reason);
      return giveUp(reason);
    },
  );
};

const checksOf = ({ inputs, run }: Known): AppChecks =>
  openAppChecks({ app: run.apiOf(inputs['app-token']), own: run.api }, run.at, run, systemClock.sleep);

const open = async (job: Job): Promise<JobStatus> => {
  const made = await openHere(job);
  if (!made.ok) return giveUp(made.error);
  setOutputs({ 'check-run': made.value });
  return 0;
};

const openHere = async (job: Job): Promise<Result<string>> => {
  const { reader, event } = job.run;
  return event.kind === 'pull-request'
    ? openCheck(checksOf(job), reader, event.number, event.head)
    : err(fault('event-unsupported', `tier app judges pull requests alone, and this is a ${event.kind}`));
};

const close = async (job: Job): Promise<JobStatus> => {
  const id = job.inputs['check-run'] === '' ? await openHere(job) : ok(job.inputs['check-run']);
  if (!id.ok) return giveUp(id.error);
  return runVerdictJob(job.run, job.inputs, job.service, (facts) => checksOf(job).finish(id.value, renderCheck(facts)));
};
