import { citationsIn, lookedAt } from '../core/block/citations.ts';
import { type PinnedBlock, parseBlock } from '../core/block/parse.ts';
import type { JudgedEvent } from '../core/event.ts';
import type { Fault } from '../core/fault.ts';
import type { Sheet, SlipHead } from '../core/hand-over/hand-over.ts';
import { touchedSuites } from '../core/policy/applicability.ts';
import type { Policy } from '../core/policy/policy.ts';
import { policyDigest } from '../core/policy/policy-digest.ts';
import type { Result } from '../core/result.ts';
import { type Asking, askGitHub, type Plan } from './ask-github.ts';
import type { Planned } from './corners/plan.ts';
import { planBase } from './corners/plan-base.ts';
import { type HeadsJob, type PreparedHead, prepareHeads, runHeads } from './heads/run.ts';
import type { OpenWorkshop, RepositoryReader, SuiteWatcher, Workshop } from './ports.ts';
import { type CommitRun, type Hint, NO_HINT, runCommit } from './run-commit.ts';

/** What the judged job works with; `leg` is which one of a workflow's matrix it is, where it has one. */
export interface JudgedJob extends Omit<Asking, 'clock'> {
  readonly workshop: Workshop;
  readonly watch: SuiteWatcher;
  readonly fetchPull: HeadsJob['fetchPull'];
  /** Compares the files of the checkout with HEAD, once, before anything of the pull request starts. */
  readonly verifyCheckout: () => Promise<Result<void>>;
}

/** What the judged job found out, or why it found out nothing. */
export interface Rerun {
  readonly head: Pick<SlipHead, 'commit' | 'policy'>;
  readonly sheet: Sheet;
}

const isolationLine = ({ isolation, network, weaker }: OpenWorkshop['runner']): string => {
  const reach = network === 'none' ? 'suites of scope `offline` have no network' : 'the network cannot be cut off';
  return `isolation: ${isolation}; ${reach}${weaker === undefined ? '' : `. No stronger one applies: ${weaker}`}`;
};

const NO_POLICY = `sha256:${'0'.repeat(64)}`;

/**
 * Runs the suites of the base branch's policy on the checked-out head and gives what is handed over to the judge.
 * Nothing here decides; a fault is handed over like a record, so that the judge can say what happened.
 */
export const rerun = async (job: JudgedJob, event: JudgedEvent): Promise<Rerun> => {
  const { reader, workshop } = job;
  // The files are compared while GitHub and git are asked: nothing of the pull request starts before all have answered.
  const verifying = job.verifyCheckout();
  const checkedOut = await workshop.head();
  if (!checkedOut.ok) return failedRerun(event.head, [checkedOut.error]);
  const { commit } = checkedOut.value;
  const asked = await askGitHub({ ...job, clock: workshop.clock }, event, commit);
  const planning = asked.ok && !asked.value.stoodIn ? plan(job, asked.value, commit) : undefined;
  const [verified, planned] = await Promise.all([verifying, planning]);
  if (!verified.ok) return failedRerun(commit, [verified.error]);
  if (!asked.ok) return failedRerun(commit, asked.error);
  const { policy, changed, fromHere, stoodIn, beside } = asked.value;
  if (stoodIn) return { head: { commit, policy: policyDigest(policy) }, sheet: { kind: 'earlier' } };

  const opened = await workshop.open(policy);
  if (!opened.ok) return failedRerun(commit, [opened.error]);
  job.say(isolationLine(opened.value.runner));
  const { watch, say, leg } = job;
  const { atOnce } = workshop.trees;
  // Whoever may push to the repository may read its secrets anyway; a fork's author may not.
  const work = {
    policy,
    watch,
    say,
    leg,
    atOnce,
    passed: fromHere ? policy.setupEnv : [],
    onto: beside?.base.ref,
  } as const;
  const run = await runCommit({
    ...work,
    head: checkedOut.value,
    touched: touchedSuites(policy, changed),
    workshop: opened.value,
    planned: planned?.corners,
    hint: async () => (event.kind === 'pull-request' ? hintNow(reader, event.number, commit, policy) : NO_HINT),
  });
  if (!run.ok) return failedRerun(commit, [run.error]);
  // The judge asks nothing of the heads where the group's own suites do not pass.
  const wanted = passes(policy, run.value) ? (planned?.heads ?? []) : [];
  const heads = await runHeads(wanted, opened.value.runner.isolation, {
    ...work,
    hint: (number, head) => hintNow(reader, number, head, policy),
  });
  if (!heads.ok) return failedRerun(commit, [heads.error]);
  const { regenerated, tests, shares, base } = run.value;
  return {
    head: { commit: regenerated.commit, policy: regenerated.policy },
    sheet: {
      kind: 'record',
      regenerated,
      ...(event.kind === 'push' ? { tests } : {}),
      ...(shares === undefined ? {} : { shares }),
      ...(base === undefined ? {} : { base }),
      ...(heads.value.length === 0 ? {} : { heads: heads.value }),
    },
  };
};

/** Whether all that was run here of a commit passes that must: what does not has last words. */
const passes = ({ suites }: Policy, { regenerated, shares = {} }: CommitRun): boolean =>
  [
    ...Object.entries(regenerated.suites).map(([name, { first }]) => [name, first] as const),
    ...Object.entries(shares).flatMap(([name, parts]) => parts.map(({ first }) => [name, first.result] as const)),
  ].every(([name, { tail }]) => tail === undefined || suites[name]?.must !== 'pass');

/** What has to be run beside the checked-out commit: of its base, or of the heads of a merge queue's group. */
const plan = async (
  { workshop: { trees }, ...job }: JudgedJob,
  { policy, beside }: Plan,
  commit: string,
): Promise<{ readonly corners?: Planned | undefined; readonly heads?: readonly PreparedHead[] }> => {
  if (beside === undefined) return {};
  const { base, heads } = beside;
  if (heads === undefined) return { corners: await planBase({ ...job, trees }, policy, base, commit) };
  return { heads: await prepareHeads({ ...job, trees }, heads, policy, base) };
};

/** What is handed over where nothing was found out. */
export const failedRerun = (commit: string, faults: readonly Fault[]): Rerun => {
  const tail = faults.map(({ cause }) => cause).find((cause) => typeof cause === 'string');
  return {
    head: { commit, policy: NO_POLICY },
    sheet: {
      kind: 'faults',
      faults: faults.map(({ code, message, remedy, place }) => ({
        code,
        message,
        remedy,
        ...(place === undefined ? {} : { place: { ...place } }),
      })),
      ...(tail === undefined ? {} : { tail }),
    },
  };
};

/** What a body says while the suites have just ended. */
const hintNow = async (reader: RepositoryReader, number: number, commit: string, policy: Policy): Promise<Hint> => {
  const live = await reader.pullRequest(number);
  if (!live.ok) return NO_HINT;
  const { body } = live.value;
  const [pinned, citations] = [await parseBlock(body), lookedAt(await citationsIn(body))];
  return { pinned: pinned.ok && isOf(pinned.value, commit, policy) ? pinned.value.record : undefined, citations };
};

const isOf = ({ record }: PinnedBlock, commit: string, policy: Policy): boolean =>
  record.commit === commit && record.policy === policyDigest(policy);
