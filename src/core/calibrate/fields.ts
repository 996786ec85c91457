import { canonical } from '../canonical.ts';
import { gather } from '../tests/sorting.ts';
import { type Cause, causesOf, type Observation } from './causes.ts';
import type { SuiteRun } from './runs.ts';

const FIELDS = ['exit', 'report', 'tests', 'digest'] as const;

/** A field of a suite's record that is not the same in all runs on a commit. */
export interface VaryingField {
  readonly field: (typeof FIELDS)[number];
  readonly causes: readonly Cause[];
  /** Its values, for people, with the number of runs that gave each; those of a digest say nothing, so they are counted. */
  readonly values: Readonly<Record<string, number>>;
}

/** The fields of a suite's record that vary. */
export const varyingFields = (runs: readonly SuiteRun[]): readonly VaryingField[] =>
  FIELDS.flatMap((field) => {
    const observations = runs.map(({ sample, ...run }): Observation => {
      const { [field]: value } = sample.result.record;
      return { ...run, value: value === undefined ? 'none' : canonical(value) };
    });
    const varies = [...gather(observations, ({ commit }) => commit).values()].some(
      (ofCommit) => new Set(ofCommit.map(({ value }) => value)).size > 1,
    );
    if (!varies) return [];
    const values = [...gather(observations, ({ value }) => value)].map(
      ([value, { length }]) => [value, length] as const,
    );
    return [{ field, causes: causesOf(observations), values: Object.fromEntries(values) }];
  });
