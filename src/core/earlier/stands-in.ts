import type { Citation } from '../block/citations.ts';
import { cornersLacking } from '../corners/wanted.ts';
import { unsoundness } from '../judge/judge.ts';
import type { Policy } from '../policy/policy.ts';
import { policyDigest } from '../policy/policy-digest.ts';
import { comparedWith } from '../record/compared-with.ts';
import type { RunRecord } from '../record/record.ts';
import type { Regenerated } from '../record/regenerated.ts';
import { MOST_TESTS_KEPT } from '../tests/tally.ts';
import type { KeptRecord } from './kept-record.ts';

/** A workflow run as GitHub tells it. Times here are milliseconds since 1970, NaN where GitHub tells none. */
export interface RunFacts {
  readonly id: number;
  readonly workflow: number;
  readonly path: string;
  readonly event: string;
  readonly head: string;
  /** The branch that the head was on. */
  readonly branch: string | undefined;
  /** The full name of the repository that the head is in, where that is still there. */
  readonly headRepository: string | undefined;
  /** When its newest attempt was started. */
  readonly startedAt: number;
}

/** A job of one attempt of a run. */
export interface JobFacts {
  readonly name: string;
  readonly attempt: number;
  readonly conclusion: string | undefined;
  readonly startedAt: number;
  readonly completedAt: number;
}

/** An artifact of a run. */
export interface ArtifactFacts {
  readonly id: number;
  readonly run: number | undefined;
  readonly name: string;
  readonly expired: boolean;
  readonly createdAt: number;
  /** `sha256:` and the hash of the archive, where GitHub tells it. */
  readonly digest: string | undefined;
}

/** What a record of a head must be of to be judged by. */
export interface Wanted {
  readonly head: string;
  readonly headRepository: string | undefined;
  readonly base: string;
  readonly policy: Policy;
  readonly touched: ReadonlySet<string>;
  /** The record that the live block pins, where one can be read. */
  readonly pinned: RunRecord | undefined;
  /** The tests that the live body cites. */
  readonly citations: readonly Citation[];
}

const DAY = 24 * 60 * 60 * 1_000;

/** A record is judged by for so long after it was made, in milliseconds. */
const LONGEST_KEPT = 7 * DAY;

/** Whether a run is one of the workflow that `own` is of, for the wanted head and where that came from. */
export const isOfThisWorkflow = (own: RunFacts, run: RunFacts, { head, headRepository }: Wanted): boolean =>
  run.workflow === own.workflow &&
  run.path === own.path &&
  run.event === 'pull_request' &&
  run.head === head &&
  headRepository !== undefined &&
  run.headRepository === headRepository;

/**
 * Why an artifact of a run cannot be what the judge of `attempt` left, or undefined where it can. Any job of a run may
 * leave an artifact of any name, or take one away, so the time decides: it is made while the job `check` of that attempt
 * ran, and when every other job of the attempt had ended. `now` is when the own run was started, by GitHub's clock; what is
 * older than `longest` milliseconds is too old.
 */
export const whyNotJudges = (
  artifact: ArtifactFacts,
  run: RunFacts,
  attempt: number,
  jobs: readonly JobFacts[],
  check: string,
  now: number,
  longest: number = LONGEST_KEPT,
): string | undefined => {
  if (artifact.run !== run.id) return 'it is of another run';
  if (artifact.expired) return 'it has expired';
  if (artifact.digest === undefined) return 'GitHub tells no hash of it';
  const made = artifact.createdAt;
  // No comparison holds for a time that is not told.
  if (!(now - made < longest)) return `it was made ${longest / DAY} days ago or more`;
  const [judge, ...twins] = jobs.filter(({ name }) => name === check);
  if (judge === undefined || twins.length > 0 || judge.attempt !== attempt)
    return `attempt ${attempt} of its run has not one job ${check}`;
  if (judge.conclusion !== 'success' && judge.conclusion !== 'failure')
    return `the job ${check} ended with ${judge.conclusion ?? 'nothing yet'}`;
  const ran = made >= judge.startedAt && made <= judge.completedAt;
  const others = jobs.filter((job) => job !== judge);
  // Where there is no other job, the suites ran in the judge's.
  if (!ran || others.length === 0 || !others.every(({ completedAt }) => completedAt < made))
    return `it was not made while the job ${check} ran alone`;
  return undefined;
};

/** Why a kept record, once read, is not one of what is wanted, or undefined where it is. */
export const whyNotWanted = (kept: KeptRecord, run: number, attempt: number, wanted: Wanted): string | undefined => {
  if (kept.run !== String(run) || kept.attempt !== attempt)
    return `it says that it is of run ${kept.run}, attempt ${kept.attempt}`;
  if (kept.base !== wanted.base) return `it was judged against ${kept.base}, and the base is ${wanted.base}`;
  return whyNotOf(kept.regenerated, wanted);
};

/** Why a record is not one of what is wanted, whoever made it, or undefined where it is. */
export const whyNotOf = (regenerated: Regenerated, wanted: Wanted): string | undefined => {
  if (regenerated.commit !== wanted.head) return `it is of commit ${regenerated.commit}`;
  if (regenerated.policy !== policyDigest(wanted.policy)) return `it was made under the policy ${regenerated.policy}`;
  // Where nothing keeps the suites apart, one may have taken the means to leave an artifact.
  if (wanted.policy.isolation === 'none' || regenerated.by.isolation === 'none')
    return 'its suites were kept apart from nothing';
  const lacking = [...wanted.touched].filter(
    (name) => !Object.hasOwn(regenerated.suites, name) && regenerated.absent[name] !== 'os',
  );
  if (lacking.length > 0) return `it lacks suite ${lacking.join(', ')}`;
  // Of what is not in the policy's digest, and of the workflow's legs, either may have been mended since.
  const { head, base, policy, touched } = wanted;
  const [unsound] = unsoundness({ commit: head, policy, touched, regenerated, walled: true });
  return (
    unsound?.message ??
    outOfTime(wanted, regenerated) ??
    cornersLacking(policy, wanted.pinned, comparedWith(base, regenerated)) ??
    citationLacking(wanted, regenerated)
  );
};

/** A suite that ran out of the time which it was given then, and so cannot pass, whatever it is given now. */
const outOfTime = ({ policy, touched, pinned }: Wanted, { suites }: Regenerated): string | undefined => {
  const late = [...touched].filter((name) => {
    const pinnedExit = pinned?.suites[name]?.exit ?? 'timeout';
    return (
      suites[name]?.first.record.exit === 'timeout' &&
      (policy.suites[name]?.must === 'pass' || pinnedExit !== 'timeout')
    );
  });
  return late.length === 0 ? undefined : `suite ${late.join(', ')} ran out of time`;
};

/** A test that the body cites since, of which nobody has looked what it came to, though the suite's tests have names. */
const citationLacking = ({ citations, policy }: Wanted, { suites }: Regenerated): string | undefined => {
  const untold = citations.find(({ suite, test }) => {
    const { counts, cited } = suites[suite]?.first ?? {};
    // No run tells of a suite in shards, of one whose reports were not read, and of very many tests.
    const tells = policy.suites[suite]?.shards === 1 && counts !== undefined && counts.total <= MOST_TESTS_KEPT;
    return tells && cited?.some((one) => one.test === test) !== true;
  });
  return untold === undefined
    ? undefined
    : `it does not tell of ${untold.suite} › ${untold.test}, which the body cites`;
};
