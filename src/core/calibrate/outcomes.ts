import { canonical } from '../canonical.ts';
import type { RecordedTest, TestName } from '../tests/tally.ts';
import type { SuiteSample } from './runs.ts';

/** What a name came to in one run: more than one outcome where several tests share it. */
export interface Named {
  readonly key: string;
  readonly test: TestName;
  readonly outcome: string;
}

/** The tests of one run by their canonical names. */
export type Outcomes = ReadonlyMap<string, Named>;

const readTests = (tests: readonly RecordedTest[]): Outcomes => {
  const all = new Map<string, Named>();
  for (const [outcome, group, name] of tests) {
    const key = canonical([group, name]);
    const before = all.get(key)?.outcome.split(', ') ?? [];
    all.set(key, { key, test: [group, name], outcome: [...before, outcome].sort().join(', ') });
  }
  return all;
};

/** A reader that reads equal runs once: most runs of a suite are equal, and a suite may be large. */
export const openOutcomes = (): ((sample: SuiteSample) => Outcomes | undefined) => {
  const known = new Map<string, Outcomes>();
  return ({ result, tests }) => {
    if (tests === undefined) return undefined;
    const { digest } = result.record;
    if (digest === undefined) return readTests(tests);
    const outcomes = known.get(digest) ?? readTests(tests);
    known.set(digest, outcomes);
    return outcomes;
  };
};
