import { gather } from '../tests/sorting.ts';
import { byName, type TestName } from '../tests/tally.ts';
import { type Body, likeness } from './bodies.ts';
import type { ChangedFile } from './changed-file.ts';
import { placeOfTest, type Side } from './places.ts';
import { keyOf } from './states.ts';

/** A test that is there under another name or in another place. */
export interface Move {
  readonly from: TestName;
  readonly to: TestName;
}

/** A test of the same name elsewhere is the same where at least this share of its lines is. */
const ALIKE = 0.5;

/** Tests whose sources are looked for, at most: with more the names must do. */
const MOST_READ = 2_000;

/**
 * Of tests that are gone, those that are found again among tests that have come: with the same name in a file that git
 * calls renamed; with the same name and a like source elsewhere; or with the very same source under another name. Each
 * pairs with one at most. Order never matters.
 */
export const movesOf = (
  gone: readonly TestName[],
  come: readonly TestName[],
  files: readonly ChangedFile[],
): readonly Move[] => {
  const moves: Move[] = [];
  const waiting = new Map(come.toSorted(byName).map((test) => [keyOf(test), test]));
  let left = gone.toSorted(byName);
  const settle = (find: (from: TestName) => TestName | undefined): void => {
    left = left.filter((from) => {
      const to = find(from);
      if (to === undefined) return true;
      waiting.delete(keyOf(to));
      moves.push({ from, to });
      return false;
    });
  };
  const renames = files.flatMap(({ path, renamedTo }) => (renamedTo === undefined ? [] : [[path, renamedTo] as const]));
  const fresh = new Map<string, readonly string[]>();
  const groupsNow = (group: string): readonly string[] => {
    const known = fresh.get(group) ?? renames.flatMap(([from, to]) => renamedGroups(group, from, to));
    fresh.set(group, known);
    return known;
  };
  settle(([group, name]) =>
    groupsNow(group)
      .map((renamed) => waiting.get(keyOf([renamed, name])))
      .find((found) => found !== undefined),
  );

  const before = new Map(sourcesOf(left, files, 'before').map((one) => [one.key, one]));
  const after = sourcesOf([...waiting.values()], files, 'after');
  const settleAlike = (
    sameAs: (one: Sourced) => string,
    best: (own: Sourced, all: readonly Sourced[]) => Sourced | undefined,
  ) => {
    const alike = gather(after, sameAs);
    settle((from) => {
      const own = before.get(keyOf(from));
      return own && best(own, alike.get(sameAs(own)) ?? [])?.test;
    });
  };
  const isWaiting = ({ key }: Sourced): boolean => waiting.has(key);
  settleAlike(
    ({ test: [, name] }) => name,
    ({ body }, all) => {
      const [found] = all
        .filter(isWaiting)
        .map((one) => ({ one, like: likeness(body, one.body) }))
        .filter(({ like }) => like >= ALIKE)
        .sort((a, b) => b.like - a.like || byName(a.one.test, b.one.test));
      return found?.one;
    },
  );
  settleAlike(
    ({ lines }) => lines,
    (_, all) => all.find(isWaiting),
  );
  return moves.sort((a, b) => byName(a.from, b.from));
};

/** What a group may be called once its file has another path: the path itself, or a dotted name of it. */
const renamedGroups = (group: string, from: string, to: string): readonly string[] => {
  if (group === from || group.endsWith(`/${from}`)) return [group.slice(0, group.length - from.length) + to];
  const [old, fresh] = [dotted(from), dotted(to)];
  return group === old || group.startsWith(`${old}.`) ? [fresh + group.slice(old.length)] : [];
};

const dotted = (path: string): string => path.replace(/\.[^./]*$/, '').replaceAll('/', '.');

/** A test whose source is known: its lines, and the same in one text, whatever their order. */
interface Sourced {
  readonly key: string;
  readonly test: TestName;
  readonly body: Body;
  readonly lines: string;
}

const sourcesOf = (tests: readonly TestName[], files: readonly ChangedFile[], side: Side): readonly Sourced[] =>
  tests.slice(0, MOST_READ).flatMap((test) => {
    const body = placeOfTest(test, files, side)?.body;
    return body === undefined ? [] : [{ key: keyOf(test), test, body, lines: body.toSorted().join('\n') }];
  });
