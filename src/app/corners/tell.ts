import { CODES } from '../../core/codes.ts';
import { type CornerRun, cornerRunOf } from '../../core/corners/corner-run.ts';
import { proves } from '../../core/corners/entries.ts';
import type { Corners, Had, NotHad } from '../../core/corners/facts.ts';
import { lossesOf } from '../../core/corners/losses.ts';
import { provesOf } from '../../core/corners/proof.ts';
import { regressionsOf } from '../../core/corners/regressions.ts';
import { standingsIn } from '../../core/corners/states.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { TestName } from '../../core/tests/tally.ts';
import type { SuitesRun } from '../run-suites.ts';
import type { CornerName, CornerPlan, Planned } from './plan.ts';
import type { CornerJob, CornerResults, Rounds } from './run.ts';

/** The tests that are claimed to prove the change, by suite. */
export type Asked = Readonly<Record<string, readonly TestName[]>>;

/** What the suites that have reports gave on the head itself, by name. */
export type HeadRuns = Readonly<Record<string, CornerRun>>;

/** The head's own runs, of the suites that were run whole here and have reports. */
export const headRuns = ({ suites }: Policy, { regenerated, tallies }: SuitesRun): HeadRuns =>
  Object.fromEntries(
    Object.entries(regenerated.suites).flatMap(([name, { first }]) =>
      suites[name]?.reports.length === 0 ? [] : [[name, cornerRunOf({ result: first, tally: tallies[name] })]],
    ),
  );

/** The corners that are to be run, with the suites in them: those that have reports, and for a proof those asked for. */
export const cornerJobs = (
  { sites }: CornerPlan,
  policy: Policy,
  heads: HeadRuns,
  asked: Asked,
  confirmProofs: 'always' | 'contradicted',
): readonly CornerJob[] => {
  const reporting = Object.keys(heads);
  const proving = reporting.filter((name) => (asked[name]?.length ?? 0) > 0);
  const shown = (name: string, run: CornerRun): boolean => {
    const standing = standingsIn(run);
    return (asked[name] ?? []).every((test) => proves(standing(test).state));
  };
  const fails = (run: CornerRun): boolean => run.tests?.some(([outcome]) => outcome === 'failed') ?? true;
  const again: Readonly<Record<CornerName, CornerJob['again']>> = {
    baseline: () => false,
    proof: (name, run) => policy.confirm && (confirmProofs === 'always' || !shown(name, run)),
    // What fails is what may be blamed on somebody.
    regressions: (_, run) => policy.confirm && fails(run),
  };
  const corners: readonly CornerName[] = ['baseline', 'proof', 'regressions'];
  return corners.flatMap((corner) => {
    const { [corner]: site } = sites;
    const suites = corner === 'proof' ? proving : reporting;
    if (site?.ok !== true || suites.length === 0) return [];
    return [{ corner, site: site.value, suites, again: again[corner] }];
  });
};

/** What the corners of each suite come to. A part that nobody asked for is not there. */
export const tellCorners = (
  planned: Planned,
  results: CornerResults,
  heads: HeadRuns,
  asked: Asked,
): Readonly<Record<string, Corners>> =>
  Object.fromEntries(
    Object.entries(heads).map(([name, head]) => [name, tellSuite(planned, results, name, head, asked[name] ?? [])]),
  );

const tellSuite = (
  planned: Planned,
  results: CornerResults,
  name: string,
  head: CornerRun,
  asked: readonly TestName[],
): Corners => {
  const { asks } = planned;
  if ('unplanned' in planned) {
    const { unplanned } = planned;
    return {
      ...(asks.losses ? { losses: notHad(unplanned, 'baseline-missing') } : {}),
      ...(asked.length > 0 ? { proof: notHad(unplanned, 'proof-unchecked') } : {}),
      ...(asks.regressions ? { regressions: notHad(unplanned, 'regressions-unchecked') } : {}),
    };
  }
  const baseline = baselineOf(planned, results, name);
  return {
    base: planned.base,
    ...(asks.losses
      ? {
          losses: baseline.ok
            ? lossesOf(baseline.value.run, head, planned.files, baseline.value.had)
            : notHad(baseline.error, 'baseline-missing'),
        }
      : {}),
    ...(asked.length > 0 ? { proof: proofOf(planned, results, name, head, asked) } : {}),
    ...(asks.regressions ? { regressions: regressionsIn(planned, results, name, head, baseline) } : {}),
  };
};

interface Baseline {
  readonly run: CornerRun;
  readonly had: Had;
}

const baselineOf = ({ known, sites }: CornerPlan, results: CornerResults, name: string): Result<Baseline> => {
  if (!known.ok) {
    if (sites.baseline === undefined) return known;
    const rounds = roundsOf(sites, results, 'baseline', name);
    if (!rounds.ok) return rounds;
    const { first: run } = rounds.value;
    return ok({ run, had: { from: 'run', milliseconds: run.milliseconds } });
  }
  const { had, regenerated, tests } = known.value;
  const { [name]: runs } = regenerated.suites;
  if (runs === undefined) return err(fault('baseline-missing', `the record of the base has no suite ${name}`));
  const { counts, milliseconds } = runs.first;
  return ok({ run: { total: counts?.total ?? 0, tests: tests[name], failures: [], milliseconds }, had });
};

const roundsOf = (
  sites: CornerPlan['sites'],
  results: CornerResults,
  corner: CornerName,
  name: string,
): Result<Rounds> => {
  const [site, result] = [sites[corner], results[corner]];
  if (site?.ok === false) return site;
  if (result === undefined) return err(UNMADE);
  if (!result.ok) return result;
  const { [name]: rounds } = result.value;
  return rounds === undefined ? err(UNMADE) : ok(rounds);
};

const UNMADE = fault('proof-unchecked', 'the block did not ask for it when the suites were started');

const proofOf = (
  { sites }: CornerPlan,
  results: CornerResults,
  name: string,
  head: CornerRun,
  asked: readonly TestName[],
): NonNullable<Corners['proof']> => {
  const rounds = roundsOf(sites, results, 'proof', name);
  return rounds.ok
    ? provesOf(asked, head, rounds.value.first, rounds.value.again)
    : notHad(rounds.error, 'proof-unchecked');
};

const regressionsIn = (
  { sites, regressionsNeeded, files }: CornerPlan,
  results: CornerResults,
  name: string,
  head: CornerRun,
  baseline: Result<Baseline>,
): NonNullable<Corners['regressions']> => {
  if (!regressionsNeeded) return { kind: 'unneeded' };
  if (!baseline.ok) return notHad(baseline.error, 'regressions-unchecked');
  const rounds = roundsOf(sites, results, 'regressions', name);
  if (!rounds.ok) return notHad(rounds.error, 'regressions-unchecked');
  return regressionsOf(baseline.value.run, head, rounds.value.first, files, rounds.value.again);
};

const LONGEST = 300;

/** Why a part is not had: by the fault's own code where nothing can be said by that, else by the part's. */
const notHad = ({ code, message }: Fault, part: NotHad['code']): NotHad => ({
  kind: 'not-had',
  code: CODES[code].kind === 'inconclusive' ? code : part,
  why: message.replace(/\s+/g, ' ').slice(0, LONGEST),
});
