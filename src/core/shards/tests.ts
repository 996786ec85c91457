import { canonical } from '../canonical.ts';
import { sha256Text } from '../digest.ts';
import type { Counts } from '../record/record.ts';
import { err, ok, type Result } from '../result.ts';
import { LEAF_ENTRY } from '../tests/leaves.ts';
import { namedTestsSchema } from '../tests/named.ts';
import { leafOf, type SumParts } from '../tests/sum.ts';
import type { Failure, RecordedTest } from '../tests/tally.ts';
import * as z from '../zod.ts';

/** A test's key: the first bytes of the sha256 of its group and name, whatever its outcome. */
export const KEY = 8;

/** A shard of up to this many tests tells them by name, which takes the judge three times as long as hashes. */
const MOST_NAMED = 5_000;

/** What a shard tells of its tests, so that shards merge: leaves, and keys by which a test is known in another shard. */
export interface ShardTests extends Pick<SumParts, 'groups' | 'entries'> {
  /** A key for each entry; zeros for a row that stands for no test of its own. */
  readonly keys: Buffer;
  /** The tests by name, in the order of the entries, where there are not too many. */
  readonly tests?: readonly RecordedTest[] | undefined;
  /** Why tests failed: known where they ran, and not handed over. */
  readonly failures?: readonly Failure[] | undefined;
}

/**
 * A row that a reader made for what failed outside every test: each shard may have its own. No other name is one, for a
 * test may well be called `(empty)`.
 */
const NO_TEST =
  /^\((?:assembly error|class error|configuration failed|error outside of examples|failed after its end|file failed|load error|not collected|package failed|run error|subtest failed|suite error|suite failed|test without an end)\)$/;
const NO_KEY = '\0'.repeat(KEY);

/** Whether a row stands for no test of its own. */
export const isNoTest = (name: string): boolean => NO_TEST.test(name);

const keyOf = (group: string, name: string): string =>
  isNoTest(name) ? NO_KEY : sha256Text(canonical([group, name])).slice(0, KEY);

/** Collects the keys of tests as they are found. */
export const openKeys = () => {
  let bytes = Buffer.alloc(64 * KEY);
  let used = 0;
  return {
    add: ({ group, name }: { readonly group: string; readonly name: string }): void => {
      if (used === bytes.length) bytes = Buffer.concat([bytes], 2 * bytes.length);
      used += bytes.write(keyOf(group, name), used, 'binary');
    },
    bytes: (): Buffer => bytes.subarray(0, used),
  };
};

/** The tests of a shard as merging wants them, from their names. */
export const shardTestsOf = (tests: readonly RecordedTest[]): ShardTests => {
  const groups = new Map<string, number>();
  const entries = Buffer.alloc(tests.length * LEAF_ENTRY);
  const keys = Buffer.alloc(tests.length * KEY);
  for (const [at, [outcome, group, name]] of tests.entries()) {
    const number = groups.get(group) ?? groups.size;
    groups.set(group, number);
    entries.writeUInt32BE(number, at * LEAF_ENTRY);
    entries.write(leafOf(outcome, JSON.stringify(group), name), at * LEAF_ENTRY + 4, 'binary');
    keys.write(keyOf(group, name), at * KEY, 'binary');
  }
  return { groups: [...groups.keys()], entries, keys, tests };
};

// Not the library's own check: its pattern goes back over every four characters, and this is megabytes.
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** The tests of a shard as they are handed over: by name, or where there are many as hashes. */
export const toldTestsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('named'), tests: namedTestsSchema }),
  z.strictObject({ kind: z.literal('hashed'), groups: z.array(z.string()), entries: base64, keys: base64 }),
]);
type ToldTests = z.infer<typeof toldTestsSchema>;

/** What is handed over of a shard's tests. */
export const tellTests = ({ groups, entries, keys, tests }: ShardTests): ToldTests =>
  tests !== undefined && tests.length <= MOST_NAMED
    ? { kind: 'named', tests }
    : {
        kind: 'hashed',
        groups: [...groups],
        entries: entries.toString('base64'),
        keys: keys.toString('base64'),
      };

/** Whether tests that were told by name are as many as are counted. */
export const isAsCounted = (tests: readonly RecordedTest[], counts: Counts | undefined): boolean => {
  if (counts === undefined) return false;
  const found = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  for (const [outcome] of tests) found[outcome]++;
  const { total, passed, failed, skipped, unstable = 0 } = counts;
  return total === tests.length && canonical(found) === canonical({ passed, failed, skipped, unstable });
};

/** Reads what was told of a shard's tests, which must be as many as it counts. Hostile bytes: every number is checked. */
export const hearTests = (told: ToldTests, counts: Counts): Result<ShardTests, string> => {
  if (told.kind === 'named')
    return isAsCounted(told.tests, counts) ? ok(shardTestsOf(told.tests)) : err('tests that are not as it counts');
  const [entries, keys] = [Buffer.from(told.entries, 'base64'), Buffer.from(told.keys, 'base64')];
  const { total, passed, failed, skipped, unstable = 0 } = counts;
  if (total !== passed + failed + skipped + unstable) return err('counts that are no sum');
  if (entries.length !== total * LEAF_ENTRY || keys.length !== total * KEY)
    return err('hashes that are not as it counts');
  for (let at = 0; at < entries.length; at += LEAF_ENTRY)
    if (entries.readUInt32BE(at) >= told.groups.length) return err('a hash of a group that it does not name');
  return ok({ groups: told.groups, entries, keys });
};
