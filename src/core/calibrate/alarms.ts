import { canonical } from '../canonical.ts';
import { compareSuite } from '../judge/compare.ts';
import type { Policy } from '../policy/policy.ts';
import type { SuiteRecord } from '../record/record.ts';
import { gather } from '../tests/sorting.ts';
import { arises } from './arising.ts';
import { type Rate, rateOf } from './rate.ts';
import type { CalibrationRun } from './runs.ts';
import type { Variation } from './variation.ts';

/** What the judge would say of honest records, had they been made as some runs were and regenerated as others. */
export interface Alarms {
  readonly rate: Rate;
  /** What the counted runs vary. */
  readonly counted: readonly Variation[];
  /** Of each suite, the fields in which counted runs differ. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/**
 * Holds every run against the usual result of its commit, as the judge does: an author pins the usual one. Counted are
 * the runs that vary what a desk and CI may differ in. A difference that one of `causes` makes in each of its runs is
 * met by every record that is made elsewhere: where there is one, those runs alone are counted.
 */
export const alarmsOf = (policy: Policy, runs: readonly CalibrationRun[], causes: readonly Variation[]): Alarms => {
  const usual = new Map([...gather(runs, ({ commit }) => commit)].map(([commit, of]) => [commit, usualOf(of)]));
  const judged = runs.flatMap(({ commit, variation, suites }) => {
    const fields = Object.entries(suites).flatMap(([name, { result }]) => {
      const [suite, pinned] = [policy.suites[name], usual.get(commit)?.get(name)];
      if (suite === undefined || pinned === undefined || !arises(policy, suite, variation)) return [];
      return [{ name, fields: compareSuite(name, suite, pinned, result).map(({ field = '' }) => field) }];
    });
    return fields.length === 0 ? [] : [{ variation, fields, differs: fields.some((one) => one.fields.length > 0) }];
  });
  const bound = causes.filter((cause) => judged.every(({ variation, differs }) => variation !== cause || differs));
  const counted = bound.length > 0 ? judged.filter(({ variation }) => bound.includes(variation)) : judged;
  return {
    rate: rateOf(counted.filter(({ differs }) => differs).length, counted.length),
    counted: [...new Set(counted.map(({ variation }) => variation))],
    fields: fieldsOf(counted.flatMap(({ fields }) => fields)),
  };
};

const fieldsOf = (found: readonly { readonly name: string; readonly fields: readonly string[] }[]): Alarms['fields'] =>
  Object.fromEntries(
    [...gather(found, ({ name }) => name)].flatMap(([name, of]) => {
      const fields = [...new Set(of.flatMap((one) => one.fields))];
      return fields.length === 0 ? [] : [[name, fields]];
    }),
  );

/** Of each suite the record that most plain runs of a commit gave, the first of equals. */
const usualOf = (runs: readonly CalibrationRun[]): ReadonlyMap<string, SuiteRecord> => {
  const plain = runs.filter(({ variation }) => variation === 'none');
  const records = plain.flatMap(({ suites }) =>
    Object.entries(suites).map(([name, { result }]) => [name, result.record] as const),
  );
  return new Map(
    [...gather(records, ([name]) => name)].flatMap(([name, of]) => {
      const alike = [...gather(of, ([, record]) => canonical(record)).values()];
      const most = alike
        .sort((one, other) => other.length - one.length)
        .slice(0, 1)
        .flat();
      return most.slice(0, 1).map(([, record]) => [name, record] as const);
    }),
  );
};
