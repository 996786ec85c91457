import * as z from '../zod.ts';
import { namedTestsSchema } from './named.ts';
import { gather } from './sorting.ts';
import type { NamedTests } from './tally.ts';
import { ENTRY, groupNodes, nodeEntry, nodeKey, type TreeNode } from './tree.ts';

/** Entries told of a suite, and tests told of all of them, at most. */
const MOST_NODES = 200;
const MOST_TESTS = 20_000;
/** Tests of a suite that are told without a block that differs: few enough to travel in a job's output. */
const MOST_UNASKED = 1_000;

/**
 * A group or folder as it is now, so that a finding can name it and its tests: told, never compared. `tests` is not
 * there where there are too many of them.
 */
export const detailSchema = z.strictObject({
  name: z.string(),
  folder: z.boolean(),
  groups: z.int().check(z.minimum(1)),
  tests: z.optional(namedTestsSchema),
});
export type Detail = z.infer<typeof detailSchema>;

/** The entries of `groups` as hex. */
export const hexEntries = (groups: string): readonly string[] =>
  Buffer.from(groups, 'base64')
    .toString('hex')
    .match(new RegExp(`.{1,${2 * ENTRY}}`, 'g')) ?? [];

/** The part of an entry's hex that stands for the name. */
export const keyOf = (entry: string): string => entry.slice(0, 8);

/** The nodes that a pinned list contradicts, and the groups that none of its entries stands for. */
const differing = ({ members, cuts }: NamedTests, pinned: string): readonly TreeNode[] => {
  const entries = new Set(hexEntries(pinned));
  const keys = new Set([...entries].map(keyOf));
  const folders = new Map(cuts.flat().flatMap((node) => (node.folder ? [[node.name, node]] : [])));
  const all = [...groupNodes(members), ...folders.values()];
  const known = all.filter((node) => keys.has(nodeKey(node)));
  const covered = new Set(known.flatMap((node) => node.members.map(({ name }) => name)));
  const strange = groupNodes(members.filter(({ name }) => !covered.has(name)));
  return [...known.filter((node) => !entries.has(nodeEntry(node).toString('hex'))), ...strange];
};

/**
 * What the judge is told beside a record, so that it can name what differs. With the groups that a block pins, those
 * that differ from it; without, every group of a small suite: a block may be pinned when the suites have run.
 */
export const detailOf = (tally: NamedTests, pinned: string | undefined): readonly Detail[] => {
  const small = tally.counts.total <= MOST_UNASKED;
  const nodes = pinned === undefined ? (small ? groupNodes(tally.members) : []) : differing(tally, pinned);
  const byGroup = gather(tally.tests ?? [], ([, group]) => group);
  let room = MOST_TESTS;
  return nodes.slice(0, MOST_NODES).map(({ name, folder, members }) => {
    const tests = members.flatMap((member) => byGroup.get(member.name) ?? []);
    const told = tests.length > 0 && tests.length <= room;
    if (told) room -= tests.length;
    return { name, folder, groups: members.length, ...(told ? { tests } : {}) };
  });
};
