import type { JobOptions, JobRun } from './jobs.ts';
import type { QueuedGroup } from './merge-queue.ts';

/** A matrix of the judged job as `needs.rerun` shows it, with its legs. */
export interface Matrix extends JobRun {
  readonly legs: readonly (JobRun | undefined)[];
}

/**
 * Runs the judged job once for each leg of a matrix, side by side in one run. A leg that is undefined never ran, as where
 * its machine was lost.
 */
export const runMatrix = async (
  subject: Pick<QueuedGroup, 'startRun' | 'runJob'>,
  legs: readonly (JobOptions | undefined)[],
  run = subject.startRun(),
): Promise<Matrix> => asNeeded(await Promise.all(legs.map((leg, index) => runLeg(subject, run, index, leg))));

/** Runs the legs again that did not succeed, as "Re-run failed jobs" does: the others keep what they handed over. */
export const runFailedAgain = async (
  subject: Pick<QueuedGroup, 'startRun' | 'runJob'>,
  { run, legs: before }: Matrix,
  legs: readonly JobOptions[],
): Promise<Matrix> => {
  run.attempt += 1;
  const again = async (leg: JobRun | undefined, index: number) =>
    leg?.result === 'success' ? leg : runLeg(subject, run, index, legs[index]);
  return asNeeded(await Promise.all(before.map(again)));
};

const runLeg = async (
  subject: Pick<QueuedGroup, 'startRun' | 'runJob'>,
  run: JobRun['run'],
  index: number,
  options: JobOptions | undefined,
): Promise<JobRun | undefined> =>
  options && subject.runJob('rerun', undefined, { run, check: `rerun (${index})`, ...options });

/**
 * The job failed where one leg did, and each output has the value that a leg gave it which was not empty (GitHub's
 * documentation, "Passing information between jobs": a matrix combines the outputs of its jobs, by different names).
 */
const asNeeded = (legs: readonly (JobRun | undefined)[]): Matrix => {
  const ran = legs.flatMap((leg) => leg ?? []);
  const [first] = ran;
  if (first === undefined) throw new Error('No leg of the matrix ran.');
  const good = ran.length === legs.length && ran.every(({ result }) => result === 'success');
  return {
    ...first,
    legs,
    result: good ? 'success' : 'failure',
    outputs: Object.fromEntries(ran.flatMap(({ outputs }) => Object.entries(outputs))),
    withheld: ran.flatMap(({ withheld }) => withheld),
  };
};
