import type { Code } from '../../core/codes.ts';
import { whyNotBeside } from '../../core/earlier/made-anew.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { HandedHead, NotMadeHead } from '../../core/hand-over/hand-over.ts';
import type { Level } from '../../core/isolation/level.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { atSite } from '../at-site.ts';
import type { Planned } from '../corners/plan.ts';
import { type BaseAsking, type PlannedBase, planBase } from '../corners/plan-base.ts';
import { watchOn } from '../corners/watch.ts';
import type { Head, Site, Trees } from '../ports.ts';
import { type CommitWork, type Hint, runCommit } from '../run-commit.ts';
import { type LackingHead, notMade } from './lacking.ts';

/** A head's tree, with all that has to be known before anything of the checkout starts. */
interface ReadyHead {
  readonly kind: 'ready';
  readonly lacking: Extract<LackingHead, { readonly kind: 'lacking' }>;
  readonly head: Head;
  readonly site: Site;
  readonly planned: Planned | undefined;
}

/** A head that is ready to be run, or why it cannot be. */
export type PreparedHead = ReadyHead | NotMadeHead;

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
    if (one.kind === 'not-made') prepared.push(one);
    else {
      const ready = await prepare(job, one, policy, base);
      prepared.push(ready.ok ? ready.value : notMade(one.wanted.head, told(ready.error)));
    }
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
  const there = await trees.treeOf(commit);
  if (!there.ok) return there;
  if (fetched.value === commit && there.value !== undefined) return ok(there.value);
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
 * Behind walls of this `level` that cannot be, and nothing is run.
 */
export const runHeads = async (
  prepared: readonly PreparedHead[],
  level: Level,
  work: HeadsWork,
): Promise<Result<HandedHead[]>> => {
  const heads: HandedHead[] = [];
  const why = whyNotBeside(level);
  for (const one of prepared) {
    const ready = one.kind === 'ready' && why !== undefined ? notMade(one.head.commit, why) : one;
    const run = ready.kind === 'ready' ? await runHead(ready, work) : ok(ready);
    if (!run.ok) return run;
    heads.push(run.value);
  }
  return ok(heads);
};

interface HeadsWork extends Pick<CommitWork, 'policy' | 'watch' | 'say' | 'leg' | 'passed' | 'atOnce' | 'onto'> {
  /** What the body of a pull request says of its head now. */
  readonly hint: (number: number, commit: string) => Promise<Hint>;
}

const runHead = async ({ lacking, head, site, planned }: ReadyHead, work: HeadsWork): Promise<Result<HandedHead>> => {
  const { number, wanted } = lacking;
  const watch = watchOn(work.watch, `head of #${number}`);
  const hint = () => work.hint(number, head.commit);
  const commit = { ...work, head, touched: wanted.touched, watch, planned, hint };
  const ran = await atSite(site, async (workshop) => ok(await runCommit({ ...commit, workshop })));
  if (!ran.ok) return ran;
  const [entered, endings] = [ran.value, ran.value.ok ? ENDING : ENDING_BEFORE];
  const run = entered.ok ? entered.value : entered;
  if (!run.ok) return endings.includes(run.error.code) ? run : ok(notMade(head.commit, told(run.error)));
  const { tests: _, ...found } = run.value;
  return ok({ kind: 'made', ...found });
};

/** After these nothing is run any more: we are told to end, or, where walls had gone up, something of a suite may live on. */
const ENDING_BEFORE: readonly Code[] = ['interrupted'];
const ENDING: readonly Code[] = [...ENDING_BEFORE, 'isolation-failed'];

const told = ({ code, message }: Fault): string => `${code}: ${message}`;
