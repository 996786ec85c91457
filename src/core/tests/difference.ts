import { canonical } from '../canonical.ts';
import { gather, surplus } from './sorting.ts';
import type { RecordedOutcome } from './sum.ts';
import type { RecordedTest, TestName } from './tally.ts';

/** A test whose outcome is another on the other side. */
interface ChangedTest {
  readonly test: TestName;
  readonly before: RecordedOutcome;
  readonly after: RecordedOutcome;
}

/** How two runs of a suite differ, test by test; each list in the order of the run it is taken from. */
export interface TestDifference {
  readonly gone: readonly RecordedTest[];
  readonly added: readonly RecordedTest[];
  readonly changed: readonly ChangedTest[];
}

/**
 * What differs between two lists of tests. Equal names are a multiset: of two tests with one name and one outcome each
 * stands for itself.
 */
export const differenceOf = (before: readonly RecordedTest[], after: readonly RecordedTest[]): TestDifference => {
  const gone = surplus(before, after, canonical);
  const added = surplus(after, before, canonical);
  // Of very many tests with one name each is taken in its turn, and none is moved up.
  const waiting = gather(added, nameKey);
  const taken = new Map<string, number>();
  const changed: ChangedTest[] = [];
  const [onlyGone, matched] = [[] as RecordedTest[], new Set<RecordedTest>()];
  for (const test of gone) {
    const key = nameKey(test);
    const turn = taken.get(key) ?? 0;
    const other = waiting.get(key)?.[turn];
    if (other === undefined) onlyGone.push(test);
    else {
      taken.set(key, turn + 1);
      matched.add(other);
      changed.push({ test: [test[1], test[2]], before: test[0], after: other[0] });
    }
  }
  return { gone: onlyGone, added: added.filter((test) => !matched.has(test)), changed };
};

const nameKey = ([, group, name]: RecordedTest): string => canonical([group, name]);
