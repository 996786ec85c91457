import { owned } from '../report/identity.ts';
import type { Cause, Outcome, TestCase } from '../report/report.ts';
import { sortedEntries } from './sorting.ts';
import { openSum, PAIR, type RecordedOutcome, type Sum } from './sum.ts';
import { cutsThrough, ENTRY, entriesOf, type Member, MOST_MEMBERS, type TreeNode } from './tree.ts';
import { matchesWildcard } from './wildcard.ts';

/** A test's group and name. */
export type TestName = readonly [group: string, name: string];

/** A test as it is recorded. */
export type RecordedTest = readonly [outcome: RecordedOutcome, group: string, name: string];

/** What an unstable test did in this run: shown, not compared. */
export type UnstableTest = readonly [outcome: Outcome, group: string, name: string];

/** A failed test with its cause, where its report tells one. */
export interface Failure extends Cause {
  readonly test: TestName;
}

/** What a suite's tests came to. */
export interface TestTally extends Sum {
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

/** How a test is named to people, and what a pattern of the policy is matched against. */
export const showTest = (group: string, name: string): string => (group === '' ? name : `${group} › ${name}`);

/** A suite with more failing, or more skipped, tests than this has them by count only. */
export const MOST_NAMED = 10_000;

/** Tests are kept by name up to this many a suite, so that a record of any size stays within memory. */
export const MOST_TESTS_KEPT = 200_000;

/** Unstable tests that are kept by name: many more than a policy may call so, and no more than a reader reads. */
export const MOST_UNSTABLE = 100;

/** A {@link openSum sum} that also keeps names: of what did not pass, and of the first `keep` tests. */
export const openTally = (unstablePatterns: readonly string[], keep: number) => {
  const hasUnstable = unstablePatterns.length > 0;
  const sum = openSum(hasUnstable);
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
  return {
    add: ({ group, name: shared, outcome, cause }: TestCase): void => {
      const recorded = hasUnstable && isUnstable(group, shared) ? 'unstable' : outcome;
      if (tests !== undefined && tests.length >= keep) tests = undefined;
      const name = tests === undefined && recorded === 'passed' ? shared : owned(shared);
      sum.add({ outcome: recorded, group, name });
      if (recorded === 'unstable') unstable.push([outcome, group, name]);
      else if (recorded !== 'passed' && named[recorded].length < MOST_NAMED) named[recorded].push([group, name]);
      if (recorded === 'failed' && failures.length < MOST_NAMED && cause !== undefined)
        failures.push({ test: [group, name], ...cause() });
      tests?.push([recorded, group, name]);
    },
    /** Adds what another tally has counted and digested; the names of its tests are not taken over. */
    merge: sum.merge,
    /** What {@link merge} takes. */
    parts: sum.parts,
    finish: (): TestTally => {
      const names = sum.groups();
      const pairs = sum.pairs();
      const members = membersOf(names, pairs);
      const cuts = cutsThrough(members);
      const folders = new Map(cuts.flat().flatMap((node) => (node.folder ? [[node.name, node]] : [])));
      return {
        ...sum.sum(pairs),
        groups: sortedEntries(Buffer.concat([shortened(pairs), entriesOf([...folders.values()])]), ENTRY),
        cuts,
        members,
        failing: sum.counts.failed > MOST_NAMED ? undefined : named.failed.sort(byName),
        skipping: sum.counts.skipped > MOST_NAMED ? undefined : named.skipped.sort(byName),
        unstable: unstable.sort(byOutcomeAfterName).slice(0, MOST_UNSTABLE),
        failures,
        unmatched: [...unmatched],
        tests,
      };
    },
  };
};

/** What it takes to name the tests of a suite by its groups. */
export type NamedTests = Pick<TestTally, 'counts' | 'members' | 'cuts' | 'tests'>;

/** The same of tests that a record was stored with: what was called unstable stays so. */
export const namedTests = (tests: readonly RecordedTest[]): NamedTests => {
  const sum = openSum(true);
  for (const [outcome, group, name] of tests) sum.add({ outcome, group, name });
  const pairs = sum.pairs();
  const members = membersOf(sum.groups(), pairs);
  return { counts: sum.sum(pairs).counts, members, cuts: cutsThrough(members), tests };
};

const membersOf = (names: readonly string[], pairs: Buffer): readonly Member[] =>
  names.length > MOST_MEMBERS
    ? []
    : names
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
/** Sort tests by group, name and, where they have one, outcome. */
export const byName = (a: TestName, b: TestName): number => compareText(a[0], b[0]) || compareText(a[1], b[1]);
export const byOutcomeAfterName = (a: UnstableTest, b: UnstableTest): number =>
  compareText(a[1], b[1]) || compareText(a[2], b[2]) || compareText(a[0], b[0]);
