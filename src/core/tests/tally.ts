import { canonical } from '../canonical.ts';
import { type Digest, sha256, showDigest } from '../digest.ts';
import type { Counts } from '../record/record.ts';
import type { Outcome, TestCase } from '../report/report.ts';
import { digestSorted, type Leaves, openLeaves } from './leaves.ts';
import { matchesWildcard } from './wildcard.ts';

/** A test's group and name. */
export type TestName = readonly [group: string, name: string];

/** A test as the digest sees it: one that the policy calls unstable has no other outcome. */
export type RecordedOutcome = Outcome | 'unstable';
export type RecordedTest = readonly [outcome: RecordedOutcome, group: string, name: string];

/** What an unstable test did in this run: shown, not compared. */
type UnstableTest = readonly [outcome: Outcome, group: string, name: string];

/** What a suite's tests came to. */
export interface TestTally {
  readonly counts: Counts;
  readonly digest: Digest;
  /** 12 bytes a group: 4 of its name's hash, 8 of its digest; sorted as bytes. */
  readonly groups: Buffer;
  /** Sorted; undefined where there are too many to name. */
  readonly failing: readonly TestName[] | undefined;
  readonly skipping: readonly TestName[] | undefined;
  readonly unstable: readonly UnstableTest[];
  /** The policy's patterns that no test matched. */
  readonly unmatched: readonly string[];
  /** Every test in the order of the reports, or undefined where there are more than `keep`. */
  readonly tests: readonly RecordedTest[] | undefined;
}

const OUTCOMES = ['passed', 'failed', 'skipped', 'unstable'] as const;

/** Counts and leaves that one tally gives to another. */
export interface TallyParts {
  readonly counts: Readonly<Record<RecordedOutcome, number>>;
  readonly groups: ReadonlyMap<string, Leaves>;
}

/** How a test is named to people, and what a pattern of the policy is matched against. */
export const showTest = (group: string, name: string): string => (group === '' ? name : `${group} › ${name}`);

/** A suite with more failing, or more skipped, tests than this has them by count only. */
const MOST_NAMED = 10_000;

/** Unstable tests that are kept by name: many more than a policy may call so, and no more than a reader reads. */
const MOST_UNSTABLE = 100;

/**
 * Counts and digests tests as they are found. A test's leaf is the sha256 of the canonical text of
 * `[outcome, group, name]`; leaves make group digests, group digests the suite's. Order never matters.
 */
export const openTally = (unstablePatterns: readonly string[], keep: number) => {
  const counts = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  const groups = new Map<string, Leaves>();
  const named: { failed: TestName[]; skipped: TestName[] } = { failed: [], skipped: [] };
  const unstable: UnstableTest[] = [];
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

  const leavesOf = (group: string): Leaves => {
    const known = groups.get(group);
    if (known !== undefined) return known;
    const leaves = openLeaves();
    groups.set(group, leaves);
    return leaves;
  };

  return {
    add: ({ group, name, outcome }: TestCase): void => {
      const recorded = isUnstable(group, name) ? 'unstable' : outcome;
      counts[recorded]++;
      leavesOf(group).add(sha256(canonical([recorded, group, name])));
      if (recorded === 'unstable') unstable.push([outcome, group, name]);
      else if (recorded !== 'passed' && named[recorded].length < MOST_NAMED) named[recorded].push([group, name]);
      if (tests !== undefined && tests.length < keep) tests.push([recorded, group, name]);
      else tests = undefined;
    },
    /** Adds what another tally has counted and digested; the names of its tests are not taken over. */
    merge: ({ counts: added, groups: others }: TallyParts): void => {
      for (const outcome of OUTCOMES) counts[outcome] += added[outcome];
      for (const [group, leaves] of others) leavesOf(group).add(leaves.bytes());
    },
    /** What {@link merge} takes. */
    parts: (): TallyParts => ({ counts, groups }),
    finish: (): TestTally => {
      const digests = [...groups].map(([name, leaves]) => ({ name: sha256(name), digest: leaves.digest() }));
      const entries = Buffer.concat(digests.flatMap(({ name, digest }) => [name, digest]));
      const { unstable: unstableCount, ...rest } = counts;
      const total = rest.passed + rest.failed + rest.skipped + unstableCount;
      return {
        counts: { total, ...rest, ...(unstablePatterns.length > 0 ? { unstable: unstableCount } : {}) },
        digest: showDigest(digestSorted(entries, 64)),
        groups: sortedShort(digests),
        failing: counts.failed > MOST_NAMED ? undefined : named.failed.sort(byName),
        skipping: counts.skipped > MOST_NAMED ? undefined : named.skipped.sort(byName),
        unstable: unstable.sort(byOutcomeAfterName).slice(0, MOST_UNSTABLE),
        unmatched: [...unmatched],
        tests,
      };
    },
  };
};

const sortedShort = (digests: readonly { readonly name: Buffer; readonly digest: Buffer }[]): Buffer =>
  Buffer.concat(
    digests
      .map(({ name, digest }) => Buffer.concat([name.subarray(0, 4), digest.subarray(0, 8)]))
      .sort((a, b) => a.compare(b)),
  );

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: TestName, b: TestName): number => compareText(a[0], b[0]) || compareText(a[1], b[1]);
const byOutcomeAfterName = (a: UnstableTest, b: UnstableTest): number =>
  compareText(a[1], b[1]) || compareText(a[2], b[2]) || compareText(a[0], b[0]);
