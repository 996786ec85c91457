import { type ArtifactFacts, type RunFacts, whyNotJudges } from '../core/earlier/stands-in.ts';
import { ok, type Result } from '../core/result.ts';
import type { RunReader } from './ports.ts';

/** An artifact that an attempt of a run has left. */
export interface Left {
  readonly artifact: ArtifactFacts;
  readonly run: RunFacts;
  readonly attempt: number;
}

/**
 * The file in what the job `check` of an attempt left, or why it is none of that job's. `now` is when the own run was
 * started; what is older than `longest` milliseconds is too old.
 */
export const fileOfJudge = async (
  runs: Pick<RunReader, 'jobsOf' | 'file'>,
  { artifact, run, attempt }: Left,
  name: string,
  check: string,
  now: number,
  longest?: number,
): Promise<Result<Uint8Array | string>> => {
  const jobs = await runs.jobsOf(run.id, attempt);
  if (!jobs.ok) return jobs;
  const foreign = whyNotJudges(artifact, run, attempt, jobs.value, check, now, longest);
  if (foreign !== undefined) return ok(foreign);
  const file = await runs.file(artifact, name);
  return !file.ok && file.error.code === 'hand-over-broken' ? ok(file.error.message) : file;
};
