import { canonical } from '../canonical.ts';
import { sha256, sha256All } from '../digest.ts';
import { LEAF } from './leaves.ts';
import { gather, sortedEntries } from './sorting.ts';
import { PAIR, type RecordedOutcome } from './sum.ts';
import type { RecordedTest } from './tally.ts';

/** One test by which a group or folder differs from a digest: it is new, or it had another outcome. */
export interface Single {
  readonly test: RecordedTest;
  /** Undefined where the test is new. */
  readonly before: RecordedOutcome | undefined;
}

/** Bytes hashed at most before the search is given up: a few seconds. */
const MOST_WORK = 4 * 1024 ** 3;

const OUTCOMES = ['passed', 'failed', 'skipped'] as const;

/** Sorted entries of a fixed size, as they are with one entry taken away and another put in. */
const spliced = (entries: Buffer, size: number, without: Buffer, added: Buffer | undefined): readonly Buffer[] => {
  const gap = placeOf(entries, size, without);
  const [before, after] = [entries.subarray(0, gap), entries.subarray(gap + size)];
  if (added === undefined) return [before, after];
  const [side, rest] = added.compare(without) < 0 ? [before, after] : [after, before];
  const at = placeOf(side, size, added);
  const grown = [side.subarray(0, at), added, side.subarray(at)];
  return side === before ? [...grown, rest] : [rest, ...grown];
};

/** Where an entry is, or would be put in. */
const placeOf = (entries: Buffer, size: number, entry: Buffer): number => {
  let [low, high] = [0, entries.length / size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries.compare(entry, 0, size, middle * size, (middle + 1) * size) < 0) low = middle + 1;
    else high = middle;
  }
  return low * size;
};

interface Group {
  readonly tests: readonly RecordedTest[];
  readonly leaves: Buffer;
  readonly hash: Buffer;
}

const groupsOf = (tests: readonly RecordedTest[]): readonly Group[] =>
  [...gather(tests, ([, group]) => group)].map(([name, own]) => ({
    tests: own,
    leaves: sortedEntries(Buffer.concat(own.map((test) => sha256(canonical(test)))), LEAF),
    hash: sha256(name),
  }));

/**
 * Searches the one test whose removal, or whose other outcome, gives the digest that begins with `wanted`. Undefined
 * where there is none, where the tests do not have the digest that begins with `present`, or where it would take long.
 */
export const findSingle = (
  tests: readonly RecordedTest[],
  folder: boolean,
  present: Buffer,
  wanted: Buffer,
): Single | undefined => {
  const groups = groupsOf(tests);
  const pairOf = ({ hash }: Group, digest: Buffer): Buffer => Buffer.concat([hash, digest]);
  const pairs = sortedEntries(Buffer.concat(groups.map((group) => pairOf(group, sha256(group.leaves)))), PAIR);
  const work = groups.reduce(
    (sum, { leaves, tests: own }) =>
      sum + own.length * (OUTCOMES.length + 1) * (leaves.length + (folder ? pairs.length : 0)),
    0,
  );
  const whole = folder ? sha256(pairs) : pairs.subarray(LEAF);
  if (work > MOST_WORK || !whole.subarray(0, present.length).equals(present)) return undefined;

  for (const group of groups) {
    const own = pairOf(group, sha256(group.leaves));
    for (const test of group.tests) {
      const [outcome, name, title] = test;
      const leaf = sha256(canonical(test));
      for (const before of [undefined, ...OUTCOMES]) {
        if (before === outcome || (outcome === 'unstable' && before !== undefined)) continue;
        const other = before === undefined ? undefined : sha256(canonical([before, name, title]));
        const digest = sha256All(spliced(group.leaves, LEAF, leaf, other));
        const empty = group.tests.length === 1 && other === undefined;
        const node = folder ? sha256All(spliced(pairs, PAIR, own, empty ? undefined : pairOf(group, digest))) : digest;
        if (node.subarray(0, wanted.length).equals(wanted)) return { test, before };
      }
    }
  }
  return undefined;
};
