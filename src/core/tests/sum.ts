import { type Digest, sha256, sha256Text, showDigest } from '../digest.ts';
import type { Counts } from '../record/record.ts';
import { openLeaves } from './leaves.ts';
import { sortedEntries } from './sorting.ts';

/** What a test came to as the digest sees it: one that the policy calls unstable has no other outcome. */
export const RECORDED_OUTCOMES = ['passed', 'failed', 'skipped', 'unstable'] as const;
export type RecordedOutcome = (typeof RECORDED_OUTCOMES)[number];

/** What of a test is summed. Its name may share memory with its report. */
export interface SummedTest {
  readonly outcome: RecordedOutcome;
  readonly group: string;
  readonly name: string;
}

/** What tests came to, without their names. */
export interface Sum {
  readonly counts: Counts;
  readonly digest: Digest;
}

/** Counts and leaves that one sum gives to another. */
export interface SumParts {
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

/**
 * Counts and digests tests as they are found, and keeps no name of any. A test's leaf is the sha256 of the canonical
 * text of `[outcome, group, name]`; leaves make group digests, group digests the suite's. Order never matters.
 *
 * @param hasUnstable whether the policy calls tests unstable, so that they are counted
 */
export const openSum = (hasUnstable = false) => {
  const counts = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  const groups = new Map<string, Group>();
  const leaves = openLeaves();

  const groupOf = (name: string): Group => {
    const known = groups.get(name);
    if (known !== undefined) return known;
    const group = { number: groups.size, json: JSON.stringify(name) };
    groups.set(name, group);
    return group;
  };
  /** Of each group, as it came, the hash of its name and its digest: {@link PAIR} bytes. */
  const pairs = (): Buffer => pairsOf([...groups.keys()], leaves.digests(groups.size));
  return {
    counts,
    groups: (): readonly string[] => [...groups.keys()],
    pairs,
    add: ({ outcome, group, name }: SummedTest): void => {
      counts[outcome]++;
      const { number, json } = groupOf(group);
      leaves.add(number, leafOf(outcome, json, name));
    },
    /** Adds what another has counted and digested. */
    merge: ({ counts: added, groups: names, entries }: SumParts): void => {
      for (const outcome of RECORDED_OUTCOMES) counts[outcome] += added[outcome];
      const numbers = Buffer.alloc(4 * names.length);
      for (const [number, name] of names.entries()) numbers.writeUInt32BE(groupOf(name).number, 4 * number);
      leaves.merge(entries, numbers);
    },
    /** What {@link merge} takes. */
    parts: (): SumParts => ({ counts, groups: [...groups.keys()], entries: leaves.entries() }),
    sum: (found = pairs()): Sum => {
      const { unstable, ...rest } = counts;
      const total = rest.passed + rest.failed + rest.skipped + unstable;
      return {
        counts: { total, ...rest, ...(hasUnstable ? { unstable } : {}) },
        digest: showDigest(sha256(sortedEntries(found, PAIR))),
      };
    },
  };
};

/** A group's name and its digest, 32 bytes each. */
export const PAIR = 64;
const pairsOf = (names: readonly string[], digests: readonly Buffer[]): Buffer => {
  const pairs = Buffer.allocUnsafe(names.length * PAIR);
  for (const [number, name] of names.entries()) pairs.write(sha256Text(name), number * PAIR, 'binary');
  for (const [number, digest] of digests.entries()) digest.copy(pairs, number * PAIR + PAIR / 2);
  return pairs;
};
