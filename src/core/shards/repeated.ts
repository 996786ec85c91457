import { LEAF_ENTRY } from '../tests/leaves.ts';
import { startsInOrder } from '../tests/sorting.ts';
import { showTest } from '../tests/tally.ts';
import { listed } from './shard.ts';
import { KEY, type ShardTests } from './tests.ts';

/** Tests that more than one shard ran, at most as many of them told as a reader reads. */
export interface Repeated {
  readonly count: number;
  readonly some: string[];
}

const MOST_TOLD = 20;

/** A test's key, the place of its shard in the list, and its own place in the shard. */
const ROW = KEY + 8;

const NO_KEY = Buffer.alloc(KEY);

/** The groups that more than one shard has: elsewhere no test can have run twice. */
const commonGroups = (shards: readonly ShardTests[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const common = new Set<string>();
  for (const { groups } of shards)
    for (const group of new Set(groups))
      if (seen.has(group)) common.add(group);
      else seen.add(group);
  return common;
};

/** One row for each test in the groups that are wanted, of one shard. */
const rowsOf = ({ groups, entries, keys }: ShardTests, place: number, wanted: (group: string) => boolean): Buffer => {
  const isWanted = groups.map(wanted);
  const rows = Buffer.allocUnsafe(isWanted.includes(true) ? (keys.length / KEY) * ROW : 0);
  let used = 0;
  for (let test = 0; test * ROW < rows.length; test++) {
    const key = keys.subarray(test * KEY, (test + 1) * KEY);
    if (isWanted[entries.readUInt32BE(test * LEAF_ENTRY)] !== true || key.equals(NO_KEY)) continue;
    used += key.copy(rows, used);
    used = rows.writeUInt32BE(place, used);
    used = rows.writeUInt32BE(test, used);
  }
  return rows.subarray(0, used);
};

/** Where the first row of a test is, and the places of the shards that have it. */
interface Found {
  readonly row: number;
  readonly places: ReadonlySet<number>;
}

/** The tests that have rows of more than one shard, and how many tests there are. */
const foundIn = (rows: Buffer): { readonly found: readonly Found[]; readonly tests: number } => {
  const found: Found[] = [];
  let [row, places] = [0, new Set<number>()];
  let tests = 0;
  const settle = (next: number): void => {
    if (places.size > 1) found.push({ row, places });
    if (places.size > 0) tests++;
    [row, places] = [next, new Set()];
  };
  for (const start of startsInOrder(rows, ROW)) {
    if (rows.compare(rows, row, row + KEY, start, start + KEY) !== 0) settle(start);
    places.add(rows.readUInt32BE(start + KEY));
  }
  settle(0);
  return { found, tests };
};

/**
 * The tests of a group and name that more than one of these shards has; `indexes` are the shards' own numbers. Where a
 * shard handed over no names, a test is told by its group. A name without a group may well be that of two tests in two
 * files: such tests count only where most of them are in several shards, as they are where nothing is parted.
 */
export const repeatedTests = (shards: readonly ShardTests[], indexes: readonly number[]): Repeated | undefined => {
  const common = commonGroups(shards);
  const rowsWhere = (wanted: (group: string) => boolean): Buffer =>
    Buffer.concat(shards.map((shard, place) => rowsOf(shard, place, wanted)));
  const [grouped, loose] = [
    rowsWhere((group) => group !== '' && common.has(group)),
    rowsWhere((group) => group === ''),
  ];
  const inGroups = foundIn(grouped).found.map((one) => ({ ...one, rows: grouped }));
  const alone = foundIn(loose);
  const most = alone.found.length > alone.tests / 2;
  const found = [...inGroups, ...(most ? alone.found.map((one) => ({ ...one, rows: loose })) : [])];
  const told = found.slice(0, MOST_TOLD).map(({ row, places, rows }) => ({
    home: rows.readUInt32BE(row + KEY),
    test: rows.readUInt32BE(row + KEY + 4),
    ran: listed(indexes.filter((_, place) => places.has(place))),
  }));
  const some = shards.flatMap((shard, place) =>
    told.flatMap(({ home, test, ran }) => (home === place ? [`${nameIn(shard, test)} (shards ${ran})`] : [])),
  );
  return found.length === 0 ? undefined : { count: found.length, some: some.sort() };
};

const nameIn = ({ tests, groups, entries }: ShardTests, test: number): string => {
  const [, group = '', name] = tests?.[test] ?? [];
  if (name !== undefined) return showTest(group, name);
  const [unnamed = ''] = groups.slice(entries.readUInt32BE(test * LEAF_ENTRY));
  return `a test of ${unnamed}`;
};
