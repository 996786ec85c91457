import { type CornerRun, cornerRunOf } from '../../core/corners/corner-run.ts';
import type { CornerName } from '../../core/corners/tell.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { type CornerShards, cornersOn, runsApart } from '../../core/shards/corner-legs.ts';
import type { Leg } from '../../core/shards/leg.ts';
import type { Shard } from '../../core/shards/shard.ts';
import type { SuitesRun } from '../run-suites.ts';

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
 * Parts the head's runs of a leg by where their suites are run over the base: here (`heads`), or on other legs (`parts`).
 * Where nothing of that is planned no other leg could tell of it, and this one tells why.
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
