import { type Citation, citedOf } from '../core/block/citations.ts';
import { provesIn } from '../core/corners/asked-tests.ts';
import { compareSuite } from '../core/judge/compare.ts';
import type { Policy } from '../core/policy/policy.ts';
import type { RunRecord } from '../core/record/record.ts';
import type { Regenerated, SuiteRuns } from '../core/record/regenerated.ts';
import { withDetail } from '../core/record/told-detail.ts';
import { ok, type Result } from '../core/result.ts';
import type { ToldBase } from '../core/shards/base.ts';
import { isIdle } from '../core/shards/corner-legs.ts';
import { type Leg, ONLY_LEG } from '../core/shards/leg.ts';
import { shardTitle } from '../core/shards/shard.ts';
import type { Share } from '../core/shards/share.ts';
import { citedAmong } from '../core/tests/cited.ts';
import { findCorners, withCorners } from './corners/corners.ts';
import { legParts } from './corners/leg-parts.ts';
import type { Planned } from './corners/plan.ts';
import type { Head, OpenWorkshop, SuiteWatcher } from './ports.ts';
import { runSetup, runShard, runSuite, runSuites, type SuitesRun } from './run-suites.ts';
import { confirmShards, NOT_CONFIRMED } from './shards.ts';

/** A commit whose suites are to be run, and where. */
export interface CommitWork {
  readonly head: Head;
  readonly policy: Policy;
  readonly touched: ReadonlySet<string>;
  readonly workshop: OpenWorkshop;
  readonly watch: SuiteWatcher;
  readonly say: (line: string) => void;
  readonly leg: Leg | undefined;
  /** Variables that reach `setup` alone. */
  readonly passed: readonly string[];
  /** What is to be run of the base beside it. */
  readonly planned: Planned | undefined;
  /** The branch that this base is the tip of; undefined where nothing is compared with any. */
  readonly onto: string | undefined;
  readonly atOnce: number;
  /** What the body says when the suites have ended. */
  readonly hint: () => Promise<Hint>;
}

/** What a body says of a commit: a hint of what the judge may want to know, which decides nothing. */
export interface Hint {
  /** What is pinned, provided that it is of this commit and this policy. */
  readonly pinned: RunRecord | undefined;
  readonly citations: readonly Citation[];
}

/** Where no body is read, or none can be. */
export const NO_HINT: Hint = { pinned: undefined, citations: [] };

/** What a commit's suites gave, and what the base says beside it; as it is handed over. */
export interface CommitRun {
  readonly regenerated: Regenerated;
  readonly tests: SuitesRun['tests'];
  readonly shares?: Readonly<Record<string, Share[]>>;
  readonly base?: ToldBase;
}

/** Runs `setup` and the suites of a commit, those that differ from what is pinned once more, and what is asked of the base. */
export const runCommit = async (work: CommitWork): Promise<Result<CommitRun>> => {
  const { head, policy, touched, workshop, watch, leg = ONLY_LEG, passed, planned, onto } = work;
  const idle = isIdle(leg, policy);
  if (idle) work.say('no suite falls to this leg: nothing is set up for the head');
  const ready = idle ? ok(undefined) : await runSetup(policy, workshop, watch, passed);
  if (!ready.ok) return ready;
  const run = await runSuites(policy, touched, head, workshop, watch, leg);
  if (!run.ok) return run;
  const { regenerated, tests } = run.value;
  const hint = idle ? NO_HINT : await work.hint();
  const { pinned } = hint;
  const confirmed = await confirmSuites(work, hint, run.value);
  if (!confirmed.ok) return confirmed;
  const shares = await confirmParts(work, pinned, run.value);
  if (!shares.ok) return shares;
  const plan = planned !== undefined && 'named' in planned ? planned : undefined;
  const { heads, parts } = legParts(leg, policy, run.value, plan !== undefined);
  // Where no suite has to end first, there is no later word of the block to wait for.
  const asked = idle ? (plan?.named ?? {}) : provesIn(pinned?.suites);
  const corners = await findCorners({ ...work, asked, confirmProofs: 'contradicted' }, heads, parts);
  if (!corners.ok) return corners;
  const { told, base } = corners.value;
  return ok({
    regenerated: {
      ...regenerated,
      suites: withCorners(policy, confirmed.value, told),
      ...(onto === undefined ? {} : { onto }),
    },
    tests,
    ...(Object.keys(shares.value).length === 0 ? {} : { shares: shares.value }),
    ...(base === undefined ? {} : { base }),
  });
};

/**
 * Runs each suite that differs from the live block once more, so that nobody is blamed for a suite that varies, and
 * tells beside the record what the judge may want to name. The block read here is a hint only: nothing it says is
 * handed over, and a second run never takes a finding away.
 */
export const confirmSuites = async (
  { policy, workshop, watch, say }: Pick<CommitWork, 'policy' | 'workshop' | 'watch' | 'say'>,
  { pinned, citations }: Hint,
  { regenerated, tallies }: Pick<SuitesRun, 'regenerated' | 'tallies'>,
): Promise<Result<Readonly<Record<string, SuiteRuns>>>> => {
  const confirmed: Record<string, SuiteRuns> = {};
  for (const [name, { first }] of Object.entries(regenerated.suites)) {
    const [suite, claimed] = [policy.suites[name], pinned?.suites[name]];
    const differs =
      suite !== undefined && claimed !== undefined && compareSuite(name, suite, claimed, first).length > 0;
    const detailed = claimed === undefined || differs ? withDetail(first, tallies[name], claimed?.groups) : first;
    const cited = citedOf(name, citations);
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
  { policy, workshop, watch, say }: CommitWork,
  pinned: RunRecord | undefined,
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
