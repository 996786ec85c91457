import { type Citation, citationsIn } from '../core/block/citations.ts';
import { type PinnedBlock, parseBlock } from '../core/block/parse.ts';
import type { JudgedEvent } from '../core/event.ts';
import { type Fault, fault } from '../core/fault.ts';
import type { Sheet, SlipHead } from '../core/hand-over/hand-over.ts';
import { compareSuite } from '../core/judge/compare.ts';
import { touchedSuites } from '../core/policy/applicability.ts';
import type { Policy } from '../core/policy/policy.ts';
import { policyDigest } from '../core/policy/policy-digest.ts';
import type { RunRecord } from '../core/record/record.ts';
import type { SuiteRuns } from '../core/record/regenerated.ts';
import { withDetail } from '../core/record/told-detail.ts';
import { ok, type Result } from '../core/result.ts';
import { ONLY_LEG, shardsFor } from '../core/shards/leg.ts';
import { shardTitle } from '../core/shards/shard.ts';
import type { Share } from '../core/shards/share.ts';
import { citedAmong } from '../core/tests/cited.ts';
import { type Asking, askGitHub, MOST_LOOKING, type Plan } from './ask-github.ts';
import { findCorners, withCorners } from './corners/corners.ts';
import { type Planned, planCorners } from './corners/plan.ts';
import { findPushedBaseline } from './corners/pushed-baseline.ts';
import { type Asked, headParts, headRuns } from './corners/tell.ts';
import type { OpenWorkshop, RepositoryReader, SuiteWatcher, Workshop } from './ports.ts';
import { runSetup, runShard, runSuite, runSuites, type SuitesRun } from './run-suites.ts';
import { confirmShards, NOT_CONFIRMED } from './shards.ts';

/** What the judged job works with; `leg` is which one of a workflow's matrix it is, where it has one. */
export interface JudgedJob extends Omit<Asking, 'clock'> {
  readonly workshop: Workshop;
  readonly watch: SuiteWatcher;
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
  const planning = asked.ok && !asked.value.stoodIn ? planBase(job, asked.value, commit) : undefined;
  const [verified, planned] = await Promise.all([verifying, planning]);
  if (!verified.ok) return failedRerun(commit, [verified.error]);
  if (!asked.ok) return failedRerun(commit, asked.error);
  const { policy, changed, fromHere, stoodIn } = asked.value;
  if (stoodIn) return { head: { commit, policy: policyDigest(policy) }, sheet: { kind: 'earlier' } };

  const opened = await workshop.open(policy);
  if (!opened.ok) return failedRerun(commit, [opened.error]);
  const open = opened.value;
  job.say(isolationLine(open.runner));
  // Whoever may push to the repository may read its secrets anyway; a fork's author may not.
  const passed = fromHere ? policy.setupEnv : [];
  const ready = await runSetup(policy, open, job.watch, passed);
  if (!ready.ok) return failedRerun(commit, [ready.error]);
  const touched = touchedSuites(policy, changed);
  const run = await runSuites(policy, touched, checkedOut.value, open, job.watch, job.leg);
  if (!run.ok) return failedRerun(commit, [run.error]);
  const { regenerated } = run.value;
  const hint = await hintNow(reader, event, regenerated.commit, policy);
  const { pinned } = hint;
  const confirmed = await confirm(job, open, hint, policy, run.value);
  if (!confirmed.ok) return failedRerun(commit, [confirmed.error]);
  const shares = await confirmParts(job, open, pinned, policy, run.value);
  if (!shares.ok) return failedRerun(commit, [shares.error]);
  const { watch, say } = job;
  const { atOnce } = workshop.trees;
  const asks = provesIn(pinned);
  const work = { planned, policy, workshop: open, atOnce, watch, say, passed, asked: asks } as const;
  const [heads, parts] = [headRuns(policy, run.value), headParts(policy, run.value)];
  const corners = await findCorners({ ...work, confirmProofs: 'contradicted' }, heads, parts);
  if (!corners.ok) return failedRerun(commit, [corners.error]);
  const { told, base } = corners.value;
  return {
    head: { commit: regenerated.commit, policy: regenerated.policy },
    sheet: {
      kind: 'record',
      regenerated: { ...regenerated, suites: withCorners(policy, confirmed.value, told) },
      ...(event.kind === 'push' ? { tests: run.value.tests } : {}),
      ...(Object.keys(shares.value).length === 0 ? {} : { shares: shares.value }),
      ...(base === undefined ? {} : { base }),
    },
  };
};

/** What has to be run of the base of a pull request; nothing of it starts here. */
const planBase = async (
  { reader, runs, workshop, repository, leg }: JudgedJob,
  { policy, base }: Plan,
  commit: string,
): Promise<Planned | undefined> => {
  if (base === undefined) return undefined;
  const here = Object.entries(policy.suites).filter(([, suite]) => shardsFor(leg ?? ONLY_LEG, suite).length > 0);
  const reporting = here.filter(([, { reports }]) => reports.length > 0);
  // A leg without a test has nothing to compare.
  if (leg !== undefined && reporting.length === 0) return undefined;
  const claimed = Object.fromEntries(
    reporting.flatMap(([name]) => (base.claimed[name] === undefined ? [] : [[name, base.claimed[name]]])),
  );
  const proves = Object.values(claimed).some((suite) => suite.proves !== undefined);
  // Each leg of a matrix asks GitHub by itself: what is only reported, none of them looks for.
  if (leg !== undefined && policy.losses === 'report' && policy.proof === undefined && !proves)
    return { asks: { losses: true, proof: false, regressions: false }, unplanned: NOT_LOOKED_FOR };
  const isCut = reporting.some(([, suite]) => shardsFor(leg ?? ONLY_LEG, suite).length < suite.shards);
  const { trees } = workshop;
  const wanted = { repository, branches: base.branches, policy };
  return planCorners(trees, {
    policy,
    head: commit,
    claimed,
    base: async () => {
      const tip = base.tip === undefined ? await reader.branchTip(base.ref) : ok(base.tip);
      if (!tip.ok) return tip;
      // A branch that has moved since the checkout was fetched is not in it; the common ancestor is.
      const ancestor = await trees.mergeBase(tip.value);
      if (!ancestor.ok) return ancestor;
      return ancestor.value === undefined ? reader.mergeBase(tip.value, commit) : ok(ancestor.value);
    },
    known: async (mergeBase) => {
      if (isCut) return ok('a leg that runs a part of a suite looks for no baseline');
      return leg === undefined || leg.systems.length <= MOST_LOOKING
        ? findPushedBaseline(runs, { ...wanted, commit: mergeBase })
        : ok(`with more than ${MOST_LOOKING} legs none of them looks for a baseline`);
    },
  });
};

const NOT_LOOKED_FOR = fault('baseline-missing', 'the legs of a matrix look for no baseline that is only reported');

const provesIn = (pinned: RunRecord | undefined): Asked =>
  Object.fromEntries(Object.entries(pinned?.suites ?? {}).map(([name, { proves = [] }]) => [name, proves]));

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

/**
 * Runs each suite that differs from the live block once more, so that nobody is blamed for a suite that varies, and
 * tells beside the record what the judge may want to name. The block read here is a hint only: nothing it says is
 * handed over, and a second run never takes a finding away.
 */
const confirm = async (
  { watch, say }: JudgedJob,
  workshop: OpenWorkshop,
  { pinned, citations }: Hint,
  policy: Policy,
  { regenerated, tallies }: SuitesRun,
): Promise<Result<Readonly<Record<string, SuiteRuns>>>> => {
  const confirmed: Record<string, SuiteRuns> = {};
  for (const [name, { first }] of Object.entries(regenerated.suites)) {
    const [suite, claimed] = [policy.suites[name], pinned?.suites[name]];
    const differs =
      suite !== undefined && claimed !== undefined && compareSuite(name, suite, claimed, first).length > 0;
    const detailed = claimed === undefined || differs ? withDetail(first, tallies[name], claimed?.groups) : first;
    const cited = citations.flatMap(({ suite: of, test }) => (of === name ? [test] : []));
    const told = { ...detailed, ...citedAmong(cited, tallies[name]?.tests) };
    confirmed[name] = { first: told };
    if (!differs || !policy.confirm) continue;
    say(`suite ${name} differs from the block: it is run once more`);
    const again = await runSuite(name, suite, policy, workshop, watch);
    if (again.ok)
      confirmed[name] = {
        first: told,
        again: { ...again.value.result, ...citedAmong(cited, again.value.tally?.tests) },
      };
    else if (again.error.code === 'interrupted') return again;
    else confirmed[name] = { first: { ...told, notes: [...told.notes, `${NOT_CONFIRMED}: ${again.error.message}`] } };
  }
  return ok(confirmed);
};

/** The same for the suites of which this leg ran a part, as far as a part can tell. */
const confirmParts = async (
  { watch, say }: JudgedJob,
  workshop: OpenWorkshop,
  pinned: RunRecord | undefined,
  policy: Policy,
  { parts }: SuitesRun,
): Promise<Result<Readonly<Record<string, Share[]>>>> => {
  const confirmed: Record<string, Share[]> = {};
  for (const [name, suite] of Object.entries(policy.suites)) {
    const [runs, claimed] = [parts[name], policy.confirm ? pinned?.suites[name] : undefined];
    if (runs === undefined) continue;
    const shares = await confirmShards(
      runs,
      claimed,
      (shard) => runShard(name, suite, shard, policy, workshop, watch),
      (shard) => say(`suite ${shardTitle(name, shard)} differs from the block: it is run once more`),
    );
    if (!shares.ok) return shares;
    confirmed[name] = [...shares.value];
  }
  return ok(confirmed);
};

/** What the body says while the suites have just ended: a hint of what the judge may want to know. */
interface Hint {
  /** What is pinned, provided that it is of this commit and this policy. */
  readonly pinned: RunRecord | undefined;
  readonly citations: readonly Citation[];
}

const hintNow = async (reader: RepositoryReader, event: JudgedEvent, commit: string, policy: Policy): Promise<Hint> => {
  const live = event.kind === 'pull-request' ? await reader.pullRequest(event.number) : undefined;
  if (live?.ok !== true) return { pinned: undefined, citations: [] };
  const { body } = live.value;
  const [pinned, citations] = [await parseBlock(body), await citationsIn(body)];
  return { pinned: pinned.ok && isOf(pinned.value, commit, policy) ? pinned.value.record : undefined, citations };
};

const isOf = ({ record }: PinnedBlock, commit: string, policy: Policy): boolean =>
  record.commit === commit && record.policy === policyDigest(policy);
