import {
  BASELINE_JOB,
  isBaselineRun,
  LONGEST_BASELINE,
  type WantedBaseline,
  whyNotBaseline,
} from '../../core/earlier/baseline.ts';
import { BASELINE_FILE, baselineAttempt, decodeBaseline } from '../../core/earlier/kept-baseline.ts';
import { ok, type Result } from '../../core/result.ts';
import { fileOfJudge, type Left } from '../left-file.ts';
import type { RunReader } from '../ports.ts';
import type { KnownBaseline } from './plan.ts';

/** So many of the newest runs of a push are looked through. */
const MOST_RUNS = 5;

/**
 * Looks for the results of a commit that the run of a push left. All is asked of GitHub, and nothing of a job's word.
 * Gives why there are none where there are none.
 */
export const findPushedBaseline = async (
  runs: RunReader,
  wanted: WantedBaseline,
): Promise<Result<KnownBaseline | string>> => {
  const listed = await runs.runsOf(wanted.commit, 'push');
  if (!listed.ok) return listed;
  let reason = `no push left a baseline of ${wanted.commit}`;
  const pushes = listed.value.filter((one) => isBaselineRun(one, wanted)).slice(0, MOST_RUNS);
  if (pushes.length === 0) return ok(reason);
  const own = await runs.own();
  if (!own.ok) return own;
  for (const run of pushes) {
    const artifacts = await runs.artifactsOf(run.id);
    if (!artifacts.ok) return artifacts;
    const newest = [...artifacts.value].sort((a, b) => b.createdAt - a.createdAt);
    for (const artifact of newest) {
      const attempt = baselineAttempt(artifact.name);
      if (attempt === undefined) continue;
      const tried = await tryBaseline(runs, { artifact, run, attempt }, own.value.startedAt, wanted);
      if (!tried.ok || typeof tried.value !== 'string') return tried;
      reason = `the baseline of run ${run.id}, attempt ${attempt}: ${tried.value}`;
    }
  }
  return ok(reason);
};

const tryBaseline = async (
  runs: RunReader,
  left: Left,
  now: number,
  wanted: WantedBaseline,
): Promise<Result<KnownBaseline | string>> => {
  const { run, attempt } = left;
  const file = await fileOfJudge(runs, left, BASELINE_FILE, BASELINE_JOB, now, LONGEST_BASELINE);
  if (!file.ok) return file;
  if (typeof file.value === 'string') return ok(file.value);
  const kept = decodeBaseline(file.value);
  if (!kept.ok) return ok(kept.error);
  const other = whyNotBaseline(kept.value, run, attempt, wanted);
  if (other !== undefined) return ok(other);
  const { regenerated, tests } = kept.value;
  return ok({ had: { from: 'push', run: String(run.id), attempt }, regenerated, tests });
};
