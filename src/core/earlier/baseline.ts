import type { Policy } from '../policy/policy.ts';
import { policyDigest } from '../policy/policy-digest.ts';
import type { KeptBaseline } from './kept-baseline.ts';
import type { RunFacts } from './stands-in.ts';

/** Where the workflow lies that leaves baselines, and the job of it that judges. */
export const BASELINE_PATH = '.github/workflows/recount-baseline.yml';
export const BASELINE_JOB = 'baseline';

const DAY = 24 * 60 * 60 * 1_000;

/** A baseline is used for so long after it was made, in milliseconds: a merge base may well be some weeks old. */
export const LONGEST_BASELINE = 30 * DAY;

/** What a baseline must be of. */
export interface WantedBaseline {
  /** The merge base. */
  readonly commit: string;
  /** The repository's full name. */
  readonly repository: string;
  /** The default branch, and those that its policy names under `bases`. */
  readonly branches: readonly string[];
  readonly policy: Policy;
}

/** Whether a run is one of the baseline's workflow, for a push of the wanted commit to one of the branches. */
export const isBaselineRun = (run: RunFacts, { commit, repository, branches }: WantedBaseline): boolean =>
  run.path === BASELINE_PATH &&
  run.event === 'push' &&
  run.head === commit &&
  run.headRepository === repository &&
  run.branch !== undefined &&
  branches.includes(run.branch);

/** Why a baseline, once read, is not what is wanted, or undefined where it is. */
export const whyNotBaseline = (
  { run, attempt, branch, regenerated }: KeptBaseline,
  found: RunFacts,
  foundAttempt: number,
  { commit, policy }: WantedBaseline,
): string | undefined => {
  if (run !== String(found.id) || attempt !== foundAttempt || branch !== found.branch)
    return `it says that it is of run ${run}, attempt ${attempt}, on ${branch}`;
  if (regenerated.commit !== commit) return `it is of commit ${regenerated.commit}`;
  if (regenerated.policy !== policyDigest(policy)) return `it was made under the policy ${regenerated.policy}`;
  // Where nothing keeps the suites apart, one may have taken the means to leave an artifact.
  if (policy.isolation === 'none' || regenerated.by.isolation === 'none')
    return 'its suites were kept apart from nothing';
  return undefined;
};
