import type { Asked } from '../../core/corners/asked-tests.ts';
import { type CornerRun, cornerRunOf } from '../../core/corners/corner-run.ts';
import { proves } from '../../core/corners/entries.ts';
import type { Corners } from '../../core/corners/facts.ts';
import { standingsIn } from '../../core/corners/states.ts';
import {
  type Baseline,
  baselineFrom,
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
import type { RecordedTest, TestName } from '../../core/tests/tally.ts';
import type { HeadRuns, LegParts } from './leg-parts.ts';
import type { CornerPlan, Planned } from './plan.ts';
import type { CornerJob, CornerResult, CornerResults } from './run.ts';

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
    const { [name]: shards } = corners.proof;
    const isPart = shards !== undefined && shards.length < (policy.suites[name]?.shards ?? 1);
    const isShown = (test: TestName): boolean => {
      const { state } = standing(test);
      return proves(state) || (state === 'absent' && isPart);
    };
    return (asked[name] ?? []).every(isShown);
  };
  const fails = (name: string, run: CornerRun): boolean => {
    const { [name]: head } = heads;
    const onHead = head && standingsIn(head);
    // One that is skipped on the head too was most likely never run.
    const isLess = ([outcome, ...test]: RecordedTest): boolean =>
      outcome === 'failed' || (outcome === 'skipped' && onHead !== undefined && onHead(test).state !== 'skipped');
    return run.tests?.some(isLess) ?? true;
  };
  const again: Readonly<Record<CornerName, CornerJob['again']>> = {
    baseline: () => false,
    proof: (name, run) => policy.confirm && (confirmProofs === 'always' || !shown(name, run)),
    // What fails is what may be blamed on somebody.
    regressions: (name, run) => policy.confirm && fails(name, run),
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
  const heads = Object.fromEntries(
    Object.entries(apart).map(([name, { tests, failures }]) => [
      name,
      { ...(tests === undefined ? {} : { tests }), failures: [...failures] },
    ]),
  );
  const hasHeads = Object.keys(heads).length > 0;
  const told = {
    asks: planned.asks,
    losses,
    asked: named,
    ...(hasHeads ? { heads } : {}),
    ...(beside.length === 0 ? {} : { beside: [...new Set(beside)] }),
  };
  if ('unplanned' in planned) return { ...told, change: notHad(planned.unplanned, 'baseline'), corners: {} };
  const { base, regressionsNeeded, files, sites } = planned;
  // Every leg knows what the change does to files: the one that has the first shard of the head tells it.
  const leads = hasHeads || Object.values(cut).some((part) => part.shards.some(({ index }) => index === 1));
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
    return rounds.ok ? ranAsBaseline(rounds.value) : rounds;
  }
  const { had, regenerated, tests } = known.value;
  const { [name]: runs } = regenerated.suites;
  if (runs === undefined) return err(fault('baseline-missing', `the record of the base has no suite ${name}`));
  return baselineFrom(cornerRunOf({ result: runs.first, tally: { tests: tests[name], failures: [] } }), had);
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
