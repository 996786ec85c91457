import type { IdentityRule } from '../policy/identity.ts';
import { gather } from '../tests/sorting.ts';
import type { TestName } from '../tests/tally.ts';
import { type Cause, causesOf, type Observation } from './causes.ts';
import { type Named, type Outcomes, openOutcomes } from './outcomes.ts';
import { distinct, renamedIn } from './renamed.ts';
import type { SuiteRun } from './runs.ts';

/** A test that is not the same in all runs. */
export interface VaryingTest {
  readonly group: string;
  readonly name: string;
  readonly causes: readonly Cause[];
  /** In how many runs it came to what; {@link ABSENT} where another run on the same commit had it. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Tests whose names are made anew in each run, with the rules that make them the same. */
export interface VaryingNames {
  readonly some: readonly TestName[];
  readonly rules: readonly IdentityRule[];
  readonly causes: readonly Cause[];
}

/** What of a suite's tests varies. */
export interface Varying {
  readonly tests: readonly VaryingTest[];
  readonly names: readonly VaryingNames[];
}

/** What a test came to in a run that does not have it. */
export const ABSENT = 'absent';

interface Seen {
  readonly key: string;
  readonly named: readonly Named[];
  readonly rules: readonly IdentityRule[];
  readonly observations: readonly Observation[];
}

/** Compares the runs of a suite test by test, each with those on the same commit. */
export const varyingOf = (runs: readonly SuiteRun[]): Varying => {
  const read = openOutcomes();
  const reads = runs.flatMap(({ sample, ...run }): readonly Read[] => {
    const outcomes = read(sample);
    return outcomes === undefined ? [] : [{ ...run, outcomes }];
  });
  const seen = [...gather(reads, ({ commit }) => commit).values()].flatMap(seenOnCommit);
  const merged = [...gather(seen, ({ key }) => key).values()].map((parts) => ({
    named: parts.flatMap(({ named }) => named),
    rules: distinct(parts.flatMap(({ rules }) => rules)),
    observations: parts.flatMap(({ observations }) => observations),
  }));
  return {
    tests: merged
      .filter(({ rules }) => rules.length === 0)
      .flatMap(({ named, observations }) =>
        named.slice(0, 1).map(({ test: [group, name] }) => ({
          group,
          name,
          causes: causesOf(observations),
          outcomes: countsOf(observations.map(({ value }) => value)),
        })),
      ),
    names: merged
      .filter(({ rules }) => rules.length > 0)
      .map(({ named, rules, observations }) => ({
        some: named.slice(0, 2).map(({ test }) => test),
        rules,
        causes: causesOf(observations),
      })),
  };
};

type Read = Omit<SuiteRun, 'sample'> & { readonly outcomes: Outcomes };

const seenOnCommit = (reads: readonly Read[]): readonly Seen[] => {
  const runs = [...new Set(reads.map(({ outcomes }) => outcomes))];
  const varying = [...new Map(runs.flatMap((outcomes) => [...outcomes])).values()].filter(
    ({ key }) => new Set(runs.map((outcomes) => outcomes.get(key)?.outcome)).size > 1,
  );
  const observe = (valueOf: (outcomes: Outcomes) => string): readonly Observation[] =>
    reads.map(({ outcomes, ...run }) => ({ ...run, value: valueOf(outcomes) }));
  const renamed = renamedIn(runs, varying);
  const taken = new Set(renamed.flatMap(({ tests }) => tests));
  return [
    ...varying
      .filter((one) => !taken.has(one))
      .map((one) => ({
        key: one.key,
        named: [one],
        rules: [],
        observations: observe((outcomes) => outcomes.get(one.key)?.outcome ?? ABSENT),
      })),
    ...renamed.map(({ skeleton, tests, rules }) => ({
      key: skeleton,
      named: tests,
      rules,
      observations: observe((outcomes) =>
        tests
          .filter(({ key }) => outcomes.has(key))
          .map(({ key }) => key)
          .join('\n'),
      ),
    })),
  ];
};

const countsOf = (values: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...gather(values, (value) => value)].map(([value, { length }]) => [value, length]));
