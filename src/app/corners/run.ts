import { type CornerRun, cornerRunOf } from '../../core/corners/corner-run.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { atSite } from '../at-site.ts';
import type { OpenSite, Site, SuiteWatcher } from '../ports.ts';
import { runSetup, runSuite } from '../run-suites.ts';
import type { CornerName } from './plan.ts';
import { watchInPieces, watchOn } from './watch.ts';

/** A corner that is to be run: a tree, the suites in it, and which of them are run once more. */
export interface CornerJob {
  readonly corner: CornerName;
  readonly site: Site;
  readonly suites: readonly string[];
  readonly again: (name: string, run: CornerRun) => boolean;
}

/** What a suite gave in a corner, and what it gave the second time. */
export interface Rounds {
  readonly first: CornerRun;
  readonly again?: CornerRun | undefined;
}

/** What the corners gave, by corner and suite; a corner that could not be had is a fault. */
export type CornerResults = Readonly<Partial<Record<CornerName, Result<Readonly<Record<string, Rounds>>>>>>;

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
  const results: Partial<Record<CornerName, Result<Readonly<Record<string, Rounds>>>>> = {};
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

const runCorner = (job: CornerJob, runner: CornerRunner): Promise<Result<Result<Readonly<Record<string, Rounds>>>>> => {
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
  { suites, again }: CornerJob,
  site: OpenSite,
  watch: SuiteWatcher,
  { policy, passed }: CornerRunner,
): Promise<Result<Readonly<Record<string, Rounds>>>> => {
  const ready = await runSetup(policy, site, watch, passed);
  if (!ready.ok) return ready;
  const results: Record<string, Rounds> = {};
  for (const name of suites) {
    const { [name]: suite } = policy.suites;
    if (suite === undefined) continue;
    const run = await runSuite(name, suite, policy, site, watch);
    if (!run.ok) return run;
    const first = cornerRunOf(run.value);
    if (!again(name, first)) {
      results[name] = { first };
      continue;
    }
    const second = await runSuite(name, suite, policy, site, watch);
    if (!second.ok) return second;
    results[name] = { first, again: cornerRunOf(second.value) };
  }
  const [late] = await site.reports.late();
  return late === undefined ? ok(results) : err(fault('report-changed', `suite ${late[0]}: ${late[1]}`));
};
