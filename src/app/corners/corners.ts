import type { Asked } from '../../core/corners/asked-tests.ts';
import { cornerFields } from '../../core/corners/entries.ts';
import type { Corners } from '../../core/corners/facts.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { SuiteRuns } from '../../core/record/regenerated.ts';
import { counted } from '../../core/render/amount.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ToldBase } from '../../core/shards/base.ts';
import type { OpenWorkshop, SuiteWatcher } from '../ports.ts';
import { SETUP_ELSEWHERE } from '../setup-elsewhere.ts';
import { type HeadRuns, type LegParts, NO_PARTS } from './leg-parts.ts';
import type { Planned } from './plan.ts';
import { type CornerJob, runCorners } from './run.ts';
import { cornerJobs, tellBase, tellCorners } from './tell.ts';

/** What the corners of a run need. */
export interface CornerWork {
  readonly planned: Planned | undefined;
  readonly policy: Policy;
  readonly workshop: OpenWorkshop;
  readonly atOnce: number;
  readonly watch: SuiteWatcher;
  readonly say: (line: string) => void;
  readonly passed: readonly string[];
  readonly asked: Asked;
  readonly confirmProofs: 'always' | 'contradicted';
}

/** What was found of the base: what it comes to by suite, and of suites of which a part is run here what that gave. */
interface FoundCorners {
  readonly told: Readonly<Record<string, Corners>>;
  readonly base?: ToldBase | undefined;
}

/** Runs what is asked of the base, and tells what it came to. What it will cost is said before, and after. */
export const findCorners = async (
  work: CornerWork,
  heads: HeadRuns,
  parts: LegParts = NO_PARTS,
): Promise<Result<FoundCorners>> => {
  const { planned, policy, workshop, watch, say, passed, asked } = work;
  if (planned === undefined) return ok({ told: {} });
  const jobs = 'unplanned' in planned ? [] : cornerJobs(planned, policy, heads, parts, asked, work.confirmProofs);
  const atOnce = Math.min(jobs.length, mayRunBeside(workshop, policy, jobs) ? work.atOnce : 1);
  if (jobs.length > 0) say(`${foretell(jobs, { ...heads, ...parts.cut })}, ${order(jobs, atOnce)}`);
  if (jobs.length > 0 && policy.setup.length > 0 && workshop.runner.isolation === 'none') say(SETUP_ELSEWHERE);
  const began = workshop.clock.now().getTime();
  const results = await runCorners(jobs, { policy, watch, passed, atOnce });
  if (!results.ok) return results;
  if (jobs.length > 0) say(`${count(jobs)} took ${seconds(workshop.clock.now().getTime() - began)}`);
  for (const [corner, result] of Object.entries(results.value))
    if (!result.ok) say(`  ${corner} could not be had: ${result.error.code}: ${result.error.message}`);
  return ok({
    told: tellCorners(planned, results.value, heads, asked),
    base: tellBase(planned, results.value, parts, asked, policy),
  });
};

/** The runs of suites with what the corners told, and with what a record says of that. */
export const withCorners = (
  policy: Policy,
  suites: Readonly<Record<string, SuiteRuns>>,
  corners: Readonly<Record<string, Corners>>,
): Record<string, SuiteRuns> =>
  Object.fromEntries(
    Object.entries(suites).map(([name, runs]) => {
      const { [name]: told } = corners;
      // Of a record that was kept nothing stays that was told before: the policy may ask for none of it now.
      const { corners: _, ...own } = runs;
      const { losses: __, proves: ___, ...bare } = own.first.record;
      if (told === undefined) return [name, { ...own, first: { ...own.first, record: bare } }];
      const record = { ...bare, ...cornerFields(policy, told) };
      return [name, { ...own, first: { ...own.first, record }, corners: told }];
    }),
  );

/**
 * Whether corners may run beside one another: each has processes, temporary files and a home of its own, and no suite
 * reaches the network, where ports and services are shared.
 */
const mayRunBeside = ({ runner }: OpenWorkshop, policy: Policy, jobs: readonly CornerJob[]): boolean =>
  runner.isolation === 'namespace' &&
  jobs.every(({ suites }) => suites.every((name) => policy.suites[name]?.scope === 'offline'));

const count = (jobs: readonly CornerJob[]): string => counted(jobs.length, 'corner');

const order = (jobs: readonly CornerJob[], atOnce: number): string => {
  if (jobs.length === 1) return 'alone';
  return atOnce === 1 ? 'one after the other' : `${atOnce} at a time`;
};

interface Timed {
  readonly milliseconds: number;
}

/** What the corners may cost, by what their suites took on the head; on another leg nobody knows that. */
const foretell = (jobs: readonly CornerJob[], heads: Readonly<Record<string, Timed>>): string => {
  if (Object.keys(heads).length === 0)
    return `${count(jobs)}: ${jobs.length === 1 ? '' : 'each '}about what the suites take on the head, and setup`;
  const costs = jobs.map((job) => job.suites.reduce((sum, name) => sum + (heads[name]?.milliseconds ?? 0), 0));
  const longest = seconds(Math.max(...costs));
  return `${count(jobs)}: about ${jobs.length === 1 ? '' : `${jobs.length} × `}${longest} and setup`;
};

const seconds = (milliseconds: number): string => `${Math.max(1, Math.round(milliseconds / 1_000))} s`;
