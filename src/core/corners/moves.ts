import { byName, type TestName } from '../tests/tally.ts';
import { likeness } from './bodies.ts';
import type { ChangedFile } from './changed-file.ts';
import { type Place, placeOfTest } from './places.ts';
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
  settle(([group, name]) =>
    renames
      .flatMap(([from, to]) => renamedGroups(group, from, to))
      .map((renamed) => waiting.get(keyOf([renamed, name])))
      .find((found) => found !== undefined),
  );

  const before = placesOf(left, files, 'before');
  const after = placesOf([...waiting.values()], files, 'after');
  const like = (from: TestName, to: TestName): number => {
    const [one, other] = [before.get(keyOf(from))?.body, after.get(keyOf(to))?.body];
    return one === undefined || other === undefined ? 0 : likeness(one, other);
  };
  const best = (from: TestName, among: readonly TestName[], least: number): TestName | undefined => {
    const [found] = among
      .map((to) => ({ to, like: like(from, to) }))
      .filter((one) => one.like >= least)
      .sort((a, b) => b.like - a.like || byName(a.to, b.to));
    return found?.to;
  };
  settle((from) =>
    best(
      from,
      [...waiting.values()].filter(([, name]) => name === from[1]),
      ALIKE,
    ),
  );
  settle((from) => best(from, [...waiting.values()], 1));
  return moves.sort((a, b) => byName(a.from, b.from));
};

/** What a group may be called once its file has another path: the path itself, or a dotted name of it. */
const renamedGroups = (group: string, from: string, to: string): readonly string[] => {
  if (group === from || group.endsWith(`/${from}`)) return [group.slice(0, group.length - from.length) + to];
  const [old, fresh] = [dotted(from), dotted(to)];
  return group === old || group.startsWith(`${old}.`) ? [fresh + group.slice(old.length)] : [];
};

const dotted = (path: string): string => path.replace(/\.[^./]*$/, '').replaceAll('/', '.');

const placesOf = (
  tests: readonly TestName[],
  files: readonly ChangedFile[],
  side: 'before' | 'after',
): ReadonlyMap<string, Place> =>
  new Map(
    tests.slice(0, MOST_READ).flatMap((test): [string, Place][] => {
      const place = placeOfTest(test, files, side);
      return place === undefined ? [] : [[keyOf(test), place]];
    }),
  );
