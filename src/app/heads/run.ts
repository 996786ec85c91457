import type { Code } from '../../core/codes.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { HandedHead } from '../../core/hand-over/hand-over.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { policyDigest } from '../../core/policy/policy-digest.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { atSite } from '../at-site.ts';
import type { Planned } from '../corners/plan.ts';
import { type BaseAsking, type PlannedBase, planBase } from '../corners/plan-base.ts';
import { watchOn } from '../corners/watch.ts';
import type { Head, Site, Trees } from '../ports.ts';
import { type CommitWork, runCommit } from '../run-commit.ts';
import type { LackingHead } from './lacking.ts';

/** A head's tree, with all that has to be known before anything of the checkout starts. */
interface ReadyHead {
  readonly kind: 'ready';
  readonly lacking: Extract<LackingHead, { readonly kind: 'lacking' }>;
  readonly head: Head;
  readonly site: Site;
  readonly planned: Planned | undefined;
}

/** A head that is ready to be run, or why it cannot be. */
export type PreparedHead = ReadyHead | Extract<LackingHead, { readonly kind: 'not-made' }>;

/** What heads are prepared with. */
export interface HeadsJob extends BaseAsking {
  /** Fetches the head of a pull request into the checkout's repository, and gives the commit. */
  readonly fetchPull: (number: number) => Promise<Result<string>>;
}

/** Has the trees made in which the heads run. It asks git, so it stands before anything of the checkout starts. */
export const prepareHeads = async (
  job: HeadsJob,
  lacking: readonly LackingHead[],
  policy: Policy,
  base: Omit<PlannedBase, 'claimed'>,
): Promise<readonly PreparedHead[]> => {
  const prepared: PreparedHead[] = [];
  for (const one of lacking) {
    const ready = one.kind === 'lacking' ? await prepare(job, one, policy, base) : ok(one);
    prepared.push(ready.ok ? ready.value : notMade(one, ready.error));
  }
  return prepared;
};

const prepare = async (
  job: HeadsJob,
  lacking: ReadyHead['lacking'],
  policy: Policy,
  base: Omit<PlannedBase, 'claimed'>,
): Promise<Result<ReadyHead>> => {
  const { head: commit, pinned } = lacking.wanted;
  const tree = await bring(job, lacking.number, commit);
  if (!tree.ok) return tree;
  const site = await job.trees.make({ commit, whole: true }, policy);
  if (!site.ok) return site;
  const planned = await planBase(job, policy, { ...base, claimed: pinned?.suites ?? {} }, commit);
  return ok({ kind: 'ready', lacking, head: { commit, tree: tree.value }, site: site.value, planned });
};

/** A queue that squashes or rebases, and a fork, leave a head out of the checkout: then it is fetched. Gives its tree. */
const bring = async (
  { trees, fetchPull }: { readonly trees: Trees; readonly fetchPull: HeadsJob['fetchPull'] },
  number: number,
  commit: string,
): Promise<Result<string>> => {
  const here = await trees.treeOf(commit);
  if (!here.ok) return here;
  if (here.value !== undefined) return ok(here.value);
  const fetched = await fetchPull(number);
  if (!fetched.ok) return fetched;
  const tree = fetched.value === commit ? await trees.treeOf(commit) : ok(undefined);
  if (!tree.ok || tree.value !== undefined) return tree.ok ? ok(tree.value ?? '') : tree;
  return err(
    fault(
      'head-unsettled',
      `refs/pull/${number}/head is ${fetched.value}, and GitHub's API names ${commit} as its head`,
    ),
  );
};

/**
 * Runs heads one after the other, each in its own tree behind its own walls, as it would be run by itself. Where that
 * cannot be, the hand-over says why; what ends them all is being told to end, and walls that could not be taken down.
 */
export const runHeads = async (
  prepared: readonly PreparedHead[],
  work: Pick<CommitWork, 'policy' | 'watch' | 'say' | 'leg' | 'passed' | 'atOnce'>,
): Promise<Result<HandedHead[]>> => {
  const heads: HandedHead[] = [];
  const digest = policyDigest(work.policy);
  for (const one of prepared) {
    if (one.kind === 'not-made') {
      heads.push(one);
      continue;
    }
    const { lacking, head, site, planned } = one;
    const { touched, pinned } = lacking.wanted;
    const claims = pinned?.commit === head.commit && pinned.policy === digest ? pinned : undefined;
    const watch = watchOn(work.watch, `head of #${lacking.number}`);
    const ran = await atSite(site, (workshop) =>
      runCommit({ ...work, head, touched, workshop, watch, planned, pinned: async () => claims }),
    );
    if (!ran.ok) return ran;
    const { value: run } = ran;
    if (!run.ok && ENDING.includes(run.error.code)) return run;
    if (!run.ok) heads.push(notMade(lacking, run.error));
    else {
      const { regenerated, shares } = run.value;
      heads.push({ kind: 'made', regenerated, ...(shares === undefined ? {} : { shares: { ...shares } }) });
    }
  }
  return ok(heads);
};

/** After these nothing is run any more: we are told to end, or something of a suite may live on. */
const ENDING: readonly Code[] = ['interrupted', 'isolation-failed'];

const LONGEST = 300;

const notMade = (head: LackingHead, { code, message }: Fault): Extract<LackingHead, { readonly kind: 'not-made' }> => ({
  kind: 'not-made',
  commit: head.kind === 'lacking' ? head.wanted.head : head.commit,
  why: `${code}: ${message}`.replace(/\s+/g, ' ').slice(0, LONGEST),
});
