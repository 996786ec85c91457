import { type Digest, sha256, sha256Text, showDigest } from '../digest.ts';
import type { Counts } from '../record/record.ts';
import { owned } from '../report/identity.ts';
import type { Cause, Outcome, TestCase } from '../report/report.ts';
import { openLeaves } from './leaves.ts';
import { sortedEntries } from './sorting.ts';
import { cutsThrough, ENTRY, entriesOf, type Member, MOST_MEMBERS, type TreeNode } from './tree.ts';
import { matchesWildcard } from './wildcard.ts';

/** A test's group and name. */
export type TestName = readonly [group: string, name: string];

/** A test as the digest sees it: one that the policy calls unstable has no other outcome. */
export type RecordedOutcome = Outcome | 'unstable';
export type RecordedTest = readonly [outcome: RecordedOutcome, group: string, name: string];

/** What an unstable test did in this run: shown, not compared. */
export type UnstableTest = readonly [outcome: Outcome, group: string, name: string];

/** A failed test with its cause, where its report tells one. */
export interface Failure extends Cause {
  readonly test: TestName;
}

/** What a suite's tests came to. */
export interface TestTally {
  readonly counts: Counts;
  readonly digest: Digest;
  /**
   * 12 bytes a group: 4 of its name's hash, 8 of its digest; sorted as bytes. Where there are many groups, the folders
   * that `cuts` hold are among them.
   */
  readonly groups: Buffer;
  /** What a block may pin where there is no room for every group; the finest first. */
  readonly cuts: readonly (readonly TreeNode[])[];
  /** The groups, sorted by the hashes of their names; none where there are more than a tree is made of. */
  readonly members: readonly Member[];
  /** Sorted; undefined where there are too many to name. */
  readonly failing: readonly TestName[] | undefined;
  readonly skipping: readonly TestName[] | undefined;
  readonly unstable: readonly UnstableTest[];
  /** Failed tests whose cause is known, in the order of the reports, as many as are kept by name. */
  readonly failures: readonly Failure[];
  /** The policy's patterns that no test matched. */
  readonly unmatched: readonly string[];
  /** Every test in the order of the reports, or undefined where there are more than `keep`. */
  readonly tests: readonly RecordedTest[] | undefined;
}

const OUTCOMES = ['passed', 'failed', 'skipped', 'unstable'] as const;

/** Counts and leaves that one tally gives to another. */
export interface TallyParts {
  readonly counts: Readonly<Record<RecordedOutcome, number>>;
  /** The groups' names, in the order of the numbers that `entries` calls them by. */
  readonly groups: readonly string[];
  /** 36 bytes a test: 4 of its group's number, most significant first, and 32 of its leaf. */
  readonly entries: Buffer;
}

/** A group by its number, and its name as JSON. */
interface Group {
  readonly number: number;
  readonly json: string;
}

/** A test's leaf as text of one byte a character. `group` is JSON. */
export const leafOf = (outcome: RecordedOutcome, group: string, name: string): string =>
  sha256Text(`["${outcome}",${group},${JSON.stringify(name)}]`);

/** How a test is named to people, and what a pattern of the policy is matched against. */
export const showTest = (group: string, name: string): string => (group === '' ? name : `${group} › ${name}`);

/** A suite with more failing, or more skipped, tests than this has them by count only. */
export const MOST_NAMED = 10_000;

/** Tests are kept by name up to this many a suite, so that a record of any size stays within memory. */
export const MOST_TESTS_KEPT = 200_000;

/** Unstable tests that are kept by name: many more than a policy may call so, and no more than a reader reads. */
export const MOST_UNSTABLE = 100;

/**
 * Counts and digests tests as they are found. A test's leaf is the sha256 of the canonical text of
 * `[outcome, group, name]`; leaves make group digests, group digests the suite's. Order never matters.
 */
export const openTally = (unstablePatterns: readonly string[], keep: number) => {
  const counts = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  const groups = new Map<string, Group>();
  const leaves = openLeaves();
  const named: { failed: TestName[]; skipped: TestName[] } = { failed: [], skipped: [] };
  const unstable: UnstableTest[] = [];
  const failures: Failure[] = [];
  const unmatched = new Set(unstablePatterns);
  let tests: RecordedTest[] | undefined = [];

  const isUnstable = (group: string, name: string): boolean => {
    const shown = showTest(group, name);
    let found = false;
    for (const pattern of unstablePatterns)
      if (matchesWildcard(pattern, name) || matchesWildcard(pattern, shown)) {
        unmatched.delete(pattern);
        found = true;
      }
    return found;
  };

  const groupOf = (name: string): Group => {
    const known = groups.get(name);
    if (known !== undefined) return known;
    const group = { number: groups.size, json: JSON.stringify(name) };
    groups.set(name, group);
    return group;
  };

  const sumOf = (pairs: Buffer): Pick<TestTally, 'counts' | 'digest'> => {
    const { unstable: unstableCount, ...rest } = counts;
    const total = rest.passed + rest.failed + rest.skipped + unstableCount;
    return {
      counts: { total, ...rest, ...(unstablePatterns.length > 0 ? { unstable: unstableCount } : {}) },
      digest: showDigest(sha256(sortedEntries(pairs, PAIR))),
    };
  };
  return {
    add: ({ group, name: shared, outcome, cause }: TestCase): void => {
      const recorded = unstablePatterns.length > 0 && isUnstable(group, shared) ? 'unstable' : outcome;
      if (tests !== undefined && tests.length >= keep) tests = undefined;
      const name = tests === undefined && recorded === 'passed' ? shared : owned(shared);
      counts[recorded]++;
      const { number, json } = groupOf(group);
      leaves.add(number, leafOf(recorded, json, name));
      if (recorded === 'unstable') unstable.push([outcome, group, name]);
      else if (recorded !== 'passed' && named[recorded].length < MOST_NAMED) named[recorded].push([group, name]);
      if (recorded === 'failed' && cause !== undefined && failures.length < MOST_NAMED)
        failures.push({ test: [group, name], ...cause });
      tests?.push([recorded, group, name]);
    },
    /** Adds what another tally has counted and digested; the names of its tests are not taken over. */
    merge: ({ counts: added, groups: names, entries }: TallyParts): void => {
      for (const outcome of OUTCOMES) counts[outcome] += added[outcome];
      const numbers = Buffer.alloc(4 * names.length);
      for (const [number, name] of names.entries()) numbers.writeUInt32BE(groupOf(name).number, 4 * number);
      leaves.merge(entries, numbers);
    },
    /** What {@link merge} takes. */
    parts: (): TallyParts => ({ counts, groups: [...groups.keys()], entries: leaves.entries() }),
    /** The counts and the digest alone, where nothing is to be named. */
    sum: (): Pick<TestTally, 'counts' | 'digest'> => sumOf(pairsOf([...groups.keys()], leaves.digests(groups.size))),
    finish: (): TestTally => {
      const names = [...groups.keys()];
      const pairs = pairsOf(names, leaves.digests(names.length));
      const members = names.length > MOST_MEMBERS ? [] : membersOf(names, pairs);
      const cuts = cutsThrough(members);
      const folders = new Map(cuts.flat().flatMap((node) => (node.folder ? [[node.name, node]] : [])));
      return {
        ...sumOf(pairs),
        groups: sortedEntries(Buffer.concat([shortened(pairs), entriesOf([...folders.values()])]), ENTRY),
        cuts,
        members,
        failing: counts.failed > MOST_NAMED ? undefined : named.failed.sort(byName),
        skipping: counts.skipped > MOST_NAMED ? undefined : named.skipped.sort(byName),
        unstable: unstable.sort(byOutcomeAfterName).slice(0, MOST_UNSTABLE),
        failures,
        unmatched: [...unmatched],
        tests,
      };
    },
  };
};

/** A group's name and its digest, 32 bytes each. */
const PAIR = 64;
const pairsOf = (names: readonly string[], digests: readonly Buffer[]): Buffer => {
  const pairs = Buffer.allocUnsafe(names.length * PAIR);
  for (const [number, name] of names.entries()) pairs.write(sha256Text(name), number * PAIR, 'binary');
  for (const [number, digest] of digests.entries()) digest.copy(pairs, number * PAIR + PAIR / 2);
  return pairs;
};

const membersOf = (names: readonly string[], pairs: Buffer): readonly Member[] =>
  names
    .map((name, number) => {
      const [start, middle] = [number * PAIR, number * PAIR + PAIR / 2];
      return { name, hash: pairs.subarray(start, middle), digest: pairs.subarray(middle, start + PAIR) };
    })
    .sort((a, b) => a.hash.compare(b.hash));

const shortened = (pairs: Buffer): Buffer => {
  const short = Buffer.allocUnsafe((pairs.length / PAIR) * ENTRY);
  for (let [from, to] = [0, 0]; from < pairs.length; from += PAIR, to += ENTRY) {
    pairs.copy(short, to, from, from + 4);
    pairs.copy(short, to + 4, from + PAIR / 2, from + PAIR / 2 + 8);
  }
  return short;
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
export const byName = (a: TestName, b: TestName): number => compareText(a[0], b[0]) || compareText(a[1], b[1]);
export const byOutcomeAfterName = (a: UnstableTest, b: UnstableTest): number =>
  compareText(a[1], b[1]) || compareText(a[2], b[2]) || compareText(a[0], b[0]);
