import type { Asked } from '../../core/corners/asked-tests.ts';
import { type CornerRun, cornerRunOf } from '../../core/corners/corner-run.ts';
import { proves } from '../../core/corners/entries.ts';
import type { Corners } from '../../core/corners/facts.ts';
import { standingsIn } from '../../core/corners/states.ts';
import {
  type Baseline,
  CORNERS,
  type CornerName,
  notHad,
  type Rounds,
  ranAsBaseline,
  tellSuite,
  tellUnplanned,
  UNMADE,
} from '../../core/corners/tell.ts';
import { fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { ToldBase } from '../../core/shards/base.ts';
import { type CornerShards, cornersOn, runsApart } from '../../core/shards/corner-legs.ts';
import type { Leg } from '../../core/shards/leg.ts';
import type { Shard } from '../../core/shards/shard.ts';
import type { TestName } from '../../core/tests/tally.ts';
import type { SuitesRun } from '../run-suites.ts';
import type { CornerPlan, Planned } from './plan.ts';
import type { CornerJob, CornerResult, CornerResults } from './run.ts';

/** What the suites that have reports gave on the head itself, by name. */
export type HeadRuns = Readonly<Record<string, CornerRun>>;

/** What the head gave here of a suite of which a part was run: the shards, with how long these took. */
interface HeadParts {
  readonly shards: readonly Shard[];
  readonly milliseconds: number;
}

/** What of the suites that have reports falls to this leg where several share them. */
export interface LegParts {
  /** Of suites of which a part was run here, what the head gave. */
  readonly cut: Readonly<Record<string, HeadParts>>;
  /** The head's own runs of the suites that were run whole here, and are run over the base on other legs. */
  readonly apart: HeadRuns;
  /** The shards that are run over the base here, of all suites but those that are run whole here there too. */
  readonly corners: CornerShards;
}

/** Where nobody shares the work. */
export const NO_PARTS: LegParts = { cut: {}, apart: {}, corners: { baseline: {}, proof: {}, regressions: {} } };

/** The head's own runs of the suites that were run whole here and have reports. */
export const headRuns = ({ suites }: Policy, { regenerated, tallies }: SuitesRun): HeadRuns =>
  Object.fromEntries(
    Object.entries(regenerated.suites).flatMap(([name, { first }]) =>
      suites[name]?.reports.length === 0 ? [] : [[name, cornerRunOf({ result: first, tally: tallies[name] })]],
    ),
  );

/**
 * Parts what a leg ran: the head's runs that what the base says is put beside here, and the rest. `isPlanned` is false
 * where nothing is to be run for that: then there is nothing that another leg could tell.
 */
export const legParts = (
  leg: Leg,
  policy: Policy,
  run: SuitesRun,
  isPlanned: boolean,
): { readonly heads: HeadRuns; readonly parts: LegParts } => {
  const all = Object.entries(headRuns(policy, run));
  const isApart = (name: string): boolean => {
    const { [name]: suite } = policy.suites;
    return isPlanned && suite !== undefined && runsApart(leg, policy, suite);
  };
  const heads = Object.fromEntries(all.filter(([name]) => !isApart(name)));
  const { absent } = run.regenerated;
  const here = cornersOn(leg, policy);
  const rest = (corner: CornerName) =>
    Object.fromEntries(
      Object.entries(here[corner]).filter(([name]) => heads[name] === undefined && absent[name] === undefined),
    );
  const corners = { baseline: rest('baseline'), proof: rest('proof'), regressions: rest('regressions') };
  const apart = Object.fromEntries(all.filter(([name]) => isApart(name)));
  return { heads, parts: { cut: cutHere(policy, run), apart, corners } };
};

const cutHere = ({ suites }: Policy, { parts }: SuitesRun): LegParts['cut'] =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, runs]) => {
      if (suites[name]?.reports.length === 0) return [];
      const milliseconds = runs.reduce((sum, { result }) => sum + result.milliseconds, 0);
      return [[name, { shards: runs.map(({ shard }) => shard), milliseconds }]];
    }),
  );

/** The corners that are to be run, with the suites in them: those that have reports, and for a proof those asked for. */
export const cornerJobs = (
  { sites }: CornerPlan,
  policy: Policy,
  heads: HeadRuns,
  { corners }: LegParts,
  asked: Asked,
  confirmProofs: 'always' | 'contradicted',
): readonly CornerJob[] => {
  const shown = (name: string, run: CornerRun): boolean => {
    const standing = standingsIn(run);
    // What a part does not have may be in another one.
    const isPart = (corners.proof[name]?.length ?? 0) < (policy.suites[name]?.shards ?? 0) && heads[name] === undefined;
    const isShown = (test: TestName): boolean => {
      const { state } = standing(test);
      return proves(state) || (state === 'absent' && isPart);
    };
    return (asked[name] ?? []).every(isShown);
  };
  const fails = (run: CornerRun): boolean => run.tests?.some(([outcome]) => outcome === 'failed') ?? true;
  const again: Readonly<Record<CornerName, CornerJob['again']>> = {
    baseline: () => false,
    proof: (name, run) => policy.confirm && (confirmProofs === 'always' || !shown(name, run)),
    // What fails is what may be blamed on somebody.
    regressions: (_, run) => policy.confirm && fails(run),
  };
  return CORNERS.flatMap((corner) => {
    const { [corner]: site } = sites;
    const { [corner]: parts } = corners;
    const reporting = [...Object.keys(heads), ...Object.keys(parts)];
    const suites = corner === 'proof' ? reporting.filter((name) => (asked[name]?.length ?? 0) > 0) : reporting;
    if (site?.ok !== true || suites.length === 0) return [];
    return [{ corner, site: site.value, suites, parts, again: again[corner] }];
  });
};

/** What the corners of each suite that was run whole here come to. */
export const tellCorners = (
  planned: Planned,
  results: CornerResults,
  heads: HeadRuns,
  asked: Asked,
): Readonly<Record<string, Corners>> =>
  Object.fromEntries(
    Object.entries(heads).map(([name, head]) => {
      const { [name]: tests = [] } = asked;
      if ('unplanned' in planned) return [name, tellUnplanned(planned.asks, planned.unplanned, tests)];
      const found = {
        baseline: baselineOf(planned, results, name),
        proof: roundsOf(planned.sites, results, 'proof', name),
        regressions: roundsOf(planned.sites, results, 'regressions', name),
      };
      return [name, tellSuite(planned, found, head, tests)];
    }),
  );

/** What is handed over of the base for the suites that other legs run too; undefined where there is none. */
export const tellBase = (
  planned: Planned,
  results: CornerResults,
  { cut, apart, corners: shards }: LegParts,
  asked: Asked,
  { losses }: Policy,
): ToldBase | undefined => {
  const names = [...Object.keys(apart), ...Object.keys(cut)];
  const beside = Object.values(shards)
    .flatMap((suites) => Object.keys(suites))
    .filter((name) => !names.includes(name));
  if (names.length + beside.length === 0) return undefined;
  const named = Object.fromEntries(names.flatMap((name) => (asked[name] ? [[name, [...asked[name]]]] : [])));
  const heads = Object.entries(apart).map(([name, { tests, failures }]) => [
    name,
    { ...(tests === undefined ? {} : { tests }), failures: [...failures] },
  ]);
  const told = {
    asks: planned.asks,
    losses,
    asked: named,
    ...(heads.length === 0 ? {} : { heads: Object.fromEntries(heads) }),
    ...(beside.length === 0 ? {} : { beside: [...new Set(beside)] }),
  };
  if ('unplanned' in planned) return { ...told, change: notHad(planned.unplanned, 'baseline'), corners: {} };
  const { base, regressionsNeeded, files, sites } = planned;
  // Every leg knows what the change does to files: the one that has the first shard of the head tells it.
  const leads = heads.length > 0 || Object.values(cut).some((part) => part.shards.some(({ index }) => index === 1));
  const corner = (name: CornerName): Result<CornerResult['shares']> | undefined => {
    const [site, result] = [sites[name], results[name]];
    if (site?.ok === false) return site;
    // A base that nothing wants to be run is one whose results are not known.
    if (site === undefined && name === 'baseline') return planned.known.ok ? undefined : planned.known;
    return result?.ok === true ? ok(result.value.shares) : result;
  };
  return {
    ...told,
    change: { kind: 'known', base, regressionsNeeded, ...(leads ? { files: [...files] } : {}) },
    corners: Object.fromEntries(
      CORNERS.flatMap((name) => {
        const found = Object.keys(shards[name]).length === 0 ? undefined : corner(name);
        if (found === undefined) return [];
        return [[name, found.ok ? { kind: 'ran', shares: found.value } : notHad(found.error, name)]];
      }),
    ),
  };
};

const baselineOf = ({ known, sites }: CornerPlan, results: CornerResults, name: string): Result<Baseline> => {
  if (!known.ok) {
    if (sites.baseline === undefined) return known;
    const rounds = roundsOf(sites, results, 'baseline', name);
    return rounds.ok ? ok(ranAsBaseline(rounds.value)) : rounds;
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
  if (result === undefined) return UNMADE;
  if (!result.ok) return result;
  return result.value.whole[name] ?? UNMADE;
};
