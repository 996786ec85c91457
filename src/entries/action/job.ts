import { getInput } from '@actions/core';
import { faultVerdict } from '../../app/judge-live.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { systemClock } from '../../io/clock.ts';
import type { ResultsService } from '../../io/github/artifacts.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { publishVerdict } from './publish-verdict.ts';
import { openRunContext, type RunContext, settleRun } from './run-context.ts';

/** The exit status of a job. */
export type JobStatus = 0 | 1 | 2;

/** What is known of a job whose event could not be settled. */
export interface Known {
  readonly inputs: Inputs;
  readonly run: Omit<RunContext, 'event'>;
}

/** What a job is started with. */
export interface Job {
  readonly inputs: Inputs;
  readonly run: RunContext;
  readonly service: ResultsService;
  readonly env: Environment;
}

/**
 * Starts a job of the action. Whatever keeps it from its work is told as a verdict, and is never a pass; `fail` tells it
 * with as much of the run as was known.
 */
export const startJob = async (
  work: (job: Job) => Promise<JobStatus>,
  fail: (reason: Fault, known?: Known) => Promise<JobStatus> = giveUp,
): Promise<JobStatus> => {
  let known: Known | undefined;
  try {
    const env = readEnvironment();
    const inputs = parseInputs(getInput);
    if (!inputs.ok) return await fail(inputs.error);
    const started = openRunContext(env, inputs.value, systemClock);
    if (!started.ok) return await fail(started.error);
    known = { inputs: inputs.value, run: started.value };
    const run = await settleRun(started.value, inputs.value.job, systemClock);
    if (!run.ok) return await fail(run.error, known);
    const service = { url: env['ACTIONS_RESULTS_URL'] ?? '', token: env['ACTIONS_RUNTIME_TOKEN'] ?? '' };
    return await work({ inputs: inputs.value, run: run.value, service, env });
  } catch (cause) {
    return fail(fault('internal', cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)), known);
  }
};

/** Tells why there is nothing to judge. */
export const giveUp = (reason: Fault): Promise<JobStatus> =>
  publishVerdict(undefined, faultVerdict('', [reason]), undefined, { url: '', token: '' });
