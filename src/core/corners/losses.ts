import { isNoTest } from '../shards/tests.ts';
import { differenceOf } from '../tests/difference.ts';
import { gather } from '../tests/sorting.ts';
import { byName, type RecordedTest, type TestName } from '../tests/tally.ts';
import { capped } from './capped.ts';
import type { ChangedFile } from './changed-file.ts';
import type { CornerRun } from './corner-run.ts';
import { type Had, type Losses, MOST_DECLARED } from './facts.ts';
import { focusedFiles } from './focus.ts';
import { movesOf } from './moves.ts';
import { keyOf } from './states.ts';

/** One side of a comparison: a run, or what a record tells of one. */
export type Results = Pick<CornerRun, 'total' | 'tests'>;

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
  const [before, after] = [names ? realTests(base) : [], names ? realTests(head) : []];
  const { gone: absent, added, changed } = differenceOf(before, after);
  const left = countsOf(after);
  const fewer = fewerThan(absent, countsOf(before), left);
  const missing = absent.map(nameOf).filter((test) => !left.has(keyOf(test)));
  const moves = movesOf(missing, added.map(nameOf), files);
  const found = new Set(moves.map(({ from }) => keyOf(from)));
  const gone = missing.filter((test) => !found.has(keyOf(test))).sort(byName);

  const ran = new Set(absent.filter(([outcome]) => outcome !== 'skipped').map((test) => keyOf(nameOf(test))));
  const sleeping = new Set(added.filter(([outcome]) => outcome === 'skipped').map((test) => keyOf(nameOf(test))));
  const muted = moves.filter(({ from, to }) => ran.has(keyOf(from)) && sleeping.has(keyOf(to))).map(({ to }) => to);
  const skipped = [...changed.filter((one) => one.after === 'skipped').map(({ test }) => test), ...muted].sort(byName);

  return {
    kind: 'told',
    had,
    totals: { before: base.total, after: head.total },
    names,
    gone: capped(gone),
    skipped: capped(skipped),
    focused: capped(gone.length + skipped.length > 0 ? focusedFiles(files) : []),
    fewer: capped(fewer),
    moved: capped(moves),
    declare: declared(before, gone, [...skipped, ...fewer.map(({ test }) => test)]),
  };
};

const isNamed = ({ tests, total }: Results): boolean => tests !== undefined || total === 0;

const nameOf = ([, group, name]: RecordedTest): TestName => [group, name];

const realTests = ({ tests = [] }: Results): readonly RecordedTest[] => tests.filter(([, , name]) => !isNoTest(name));

const countsOf = (tests: readonly RecordedTest[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const test of tests) counts.set(keyOf(nameOf(test)), (counts.get(keyOf(nameOf(test))) ?? 0) + 1);
  return counts;
};

/** Names that stand for fewer tests than they did, and still for some. */
const fewerThan = (
  absent: readonly RecordedTest[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly { readonly test: TestName; readonly before: number; readonly after: number }[] =>
  [...gather(absent.map(nameOf), keyOf)]
    .flatMap(([key, [test]]) => {
      const [had = 0, has] = [before.get(key), after.get(key)];
      return test === undefined || has === undefined ? [] : [{ test, before: had, after: has }];
    })
    .sort((a, b) => byName(a.test, b.test));

/** What a block declares: a group of which nothing is left stands for all of its tests. */
const declared = (
  before: readonly RecordedTest[],
  gone: readonly TestName[],
  others: readonly TestName[],
): Losses['declare'] => {
  const whole = new Map([...gather(before, ([, group]) => group)].map(([group, tests]) => [group, tests.length]));
  const entries = [...gather(gone, ([group]) => group)].flatMap(([group, tests]): readonly TestName[] =>
    tests.length > 1 && tests.length === whole.get(group) ? [[group, '']] : tests,
  );
  const unique = new Map([...entries, ...others].map((test) => [keyOf(test), test]));
  const all = [...unique.values()].sort(byName);
  return { some: all.slice(0, MOST_DECLARED), rest: Math.max(0, all.length - MOST_DECLARED) };
};
