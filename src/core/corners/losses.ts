import { isNoTest } from '../shards/tests.ts';
import { gather } from '../tests/sorting.ts';
import { byName, type TestName } from '../tests/tally.ts';
import type { ChangedFile } from './changed-file.ts';
import type { CornerRun } from './corner-run.ts';
import { capped, type Had, type Losses, MOST_DECLARED } from './facts.ts';
import { focusedFiles } from './focus.ts';
import { movesOf } from './moves.ts';
import { keyOf } from './states.ts';

/** One side of a comparison: a run, or what a record tells of one. */
export type Results = Pick<CornerRun, 'total' | 'tests'>;

/** The tests that one name stands for. */
interface Named {
  readonly test: TestName;
  ran: number;
  skipped: number;
}

/**
 * The tests that the base has and the head lacks, or skips where they ran. A test that is there under another name or in
 * another place is told as moved. Order never matters.
 *
 * @param base the base's tests on the base's code; `had` is how they were had
 * @param head the suite's own run on the head
 * @param files what the change does to files of tests, with their texts
 */
export const lossesOf = (base: Results, head: Results, files: readonly ChangedFile[], had: Had): Losses => {
  const names = isNamed(base) && isNamed(head);
  const [before, after] = [namedIn(names ? base : NONE), namedIn(names ? head : NONE)];
  const missing = [...before.values()].filter(({ test }) => !after.has(keyOf(test))).map(({ test }) => test);
  const come = [...after.values()].filter(({ test }) => !before.has(keyOf(test))).map(({ test }) => test);
  const moves = movesOf(missing, come, files);
  const target = new Map(moves.map(({ from, to }) => [keyOf(from), keyOf(to)]));
  const gone = missing.filter((test) => !target.has(keyOf(test))).sort(byName);

  const pairs = [...before.entries()].flatMap(([key, was]) => {
    const is = after.get(target.get(key) ?? key);
    return is === undefined ? [] : [{ was, is }];
  });
  const skipped = pairs
    .filter(({ was, is }) => is.skipped > was.skipped && is.ran < was.ran)
    .map(({ is }) => is.test)
    .sort(byName);
  const fewer = pairs
    .map(({ was, is }) => ({ test: is.test, before: was.ran + was.skipped, after: is.ran + is.skipped }))
    .filter((one) => one.after < one.before)
    .sort((a, b) => byName(a.test, b.test));
  const lost = [...skipped, ...fewer.map(({ test }) => test)];

  return {
    kind: 'told',
    had,
    totals: { before: base.total, after: head.total },
    names,
    gone: capped(gone),
    skipped: capped(skipped),
    focused: capped(gone.length + lost.length > 0 ? focusedFiles(files) : []),
    fewer: capped(fewer),
    moved: capped(moves),
    declare: declared([...before.values()], gone, lost),
  };
};

const NONE: Results = { total: 0, tests: [] };

const isNamed = ({ tests, total }: Results): boolean => tests !== undefined || total === 0;

const namedIn = ({ tests = [] }: Results): ReadonlyMap<string, Named> => {
  const found = new Map<string, Named>();
  for (const [outcome, group, name] of tests) {
    if (isNoTest(name)) continue;
    const key = keyOf([group, name]);
    const named: Named = found.get(key) ?? { test: [group, name], ran: 0, skipped: 0 };
    named[outcome === 'skipped' ? 'skipped' : 'ran']++;
    found.set(key, named);
  }
  return found;
};

/** What a block declares: a group of which nothing is left stands for all of its tests. */
const declared = (
  before: readonly Named[],
  gone: readonly TestName[],
  others: readonly TestName[],
): Losses['declare'] => {
  const whole = new Map([...gather(before, ({ test: [group] }) => group)].map(([group, all]) => [group, all.length]));
  const entries = [...gather(gone, ([group]) => group)].flatMap(([group, tests]): readonly TestName[] =>
    tests.length > 1 && tests.length === whole.get(group) ? [[group, '']] : tests,
  );
  const unique = new Map([...entries, ...others].map((test) => [keyOf(test), test]));
  return capped([...unique.values()].sort(byName), MOST_DECLARED);
};
