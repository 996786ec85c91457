import { type CornerRun, cornerRunOf, soundRunOf } from '../../core/corners/corner-run.ts';
import type { CornerName, Rounds } from '../../core/corners/tell.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Merged } from '../../core/shards/merge.ts';
import type { Shard } from '../../core/shards/shard.ts';
import { type Share, tellBaseShare } from '../../core/shards/share.ts';
import { atSite } from '../at-site.ts';
import type { OpenSite, Site, SuiteWatcher } from '../ports.ts';
import { runSetup, runShard, runSuite } from '../run-suites.ts';
import { watchInPieces, watchOn } from './watch.ts';

/** A corner that is to be run: a tree, the suites in it, and which of them are run once more. */
export interface CornerJob {
  readonly corner: CornerName;
  readonly site: Site;
  readonly suites: readonly string[];
  /** Of the suites of which a part is run here, the shards. */
  readonly parts: Readonly<Record<string, readonly Shard[]>>;
  readonly again: (name: string, run: CornerRun) => boolean;
}

/** What the suites gave in a corner: those that were run whole here, and the shards of others. */
export interface CornerResult {
  readonly whole: Readonly<Record<string, Result<Rounds>>>;
  readonly shares: Readonly<Record<string, Share[]>>;
}

/** What the corners gave, by corner and suite; a corner that could not be had is a fault. */
export type CornerResults = Readonly<Partial<Record<CornerName, Result<CornerResult>>>>;

/** What the corners are run with. */
export interface CornerRunner {
  readonly policy: Policy;
  readonly watch: SuiteWatcher;
  /** Variables that reach `setup` alone. */
  readonly passed: readonly string[];
  /** How many run at a time. */
  readonly atOnce: number;
}

/**
 * Runs corners, each in its own tree behind its own walls, `setup` once in each. Where one cannot be had, that is its
 * result; what ends them all is being told to end, and walls that could not be taken down.
 */
export const runCorners = async (jobs: readonly CornerJob[], runner: CornerRunner): Promise<Result<CornerResults>> => {
  const results: Partial<Record<CornerName, Result<CornerResult>>> = {};
  const waiting = [...jobs];
  let ended: Fault | undefined;
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined && ended === undefined; job = waiting.shift()) {
      const ran = await runCorner(job, runner);
      if (!ran.ok) ended = ran.error;
      else if (!ran.value.ok && ran.value.error.code === 'interrupted') ended = ran.value.error;
      else results[job.corner] = ran.value;
    }
  };
  await Promise.all(Array.from({ length: runner.atOnce }, work));
  return ended === undefined ? ok(results) : err(ended);
};

const runCorner = (job: CornerJob, runner: CornerRunner): Promise<Result<Result<CornerResult>>> => {
  const named = watchOn(runner.watch, TITLES[job.corner]);
  const pieces = runner.atOnce > 1 ? watchInPieces(named) : undefined;
  return atSite(job.site, async (site) => {
    const result = await runSuites(job, site, pieces ?? named, runner);
    pieces?.flush();
    return result;
  });
};

const TITLES: Readonly<Record<CornerName, string>> = {
  baseline: 'base',
  proof: "the head's tests over the base",
  regressions: "the base's tests over the head",
};

const runSuites = async (
  { suites, parts, again }: CornerJob,
  site: OpenSite,
  watch: SuiteWatcher,
  { policy, passed }: CornerRunner,
): Promise<Result<CornerResult>> => {
  const ready = await runSetup(policy, site, watch, passed);
  if (!ready.ok) return ready;
  const whole: Record<string, Result<Rounds>> = {};
  const shares: Record<string, Share[]> = {};
  for (const name of suites) {
    const { [name]: suite } = policy.suites;
    if (suite === undefined) continue;
    const mayNeedAgain = (run: Merged): boolean => again(name, cornerRunOf(run));
    const { [name]: shards } = parts;
    if (shards === undefined) {
      const rounds = await runRounds(() => runSuite(name, suite, policy, site, watch), mayNeedAgain);
      if (!rounds.ok) return rounds;
      const { first, second } = rounds.value;
      const sound = soundRunOf(first);
      whole[name] = sound.ok ? ok({ first: sound.value, again: second && cornerRunOf(second) }) : sound;
      continue;
    }
    shares[name] = [];
    for (const shard of shards) {
      const rounds = await runRounds(() => runShard(name, suite, shard, policy, site, watch), mayNeedAgain);
      if (!rounds.ok) return rounds;
      shares[name].push(tellBaseShare(rounds.value.first, rounds.value.second));
    }
  }
  const [late] = await site.reports.late();
  return late === undefined ? ok({ whole, shares }) : err(fault('report-changed', `suite ${late[0]}: ${late[1]}`));
};

const runRounds = async <T extends Merged>(
  run: () => Promise<Result<T>>,
  again: (run: T) => boolean,
): Promise<Result<{ readonly first: T; readonly second?: T }>> => {
  const first = await run();
  if (!first.ok) return first;
  if (!again(first.value)) return ok({ first: first.value });
  const second = await run();
  return second.ok ? ok({ first: first.value, second: second.value }) : second;
};
