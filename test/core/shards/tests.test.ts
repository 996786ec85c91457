import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Counts } from '../../../src/core/record/record.ts';
import {
  hearTests,
  isNoTest,
  openKeys,
  type ShardTests,
  shardTestsOf,
  tellTests,
  toldTestsSchema,
} from '../../../src/core/shards/tests.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';

const TESTS: readonly RecordedTest[] = [
  ['passed', 'a', 'x'],
  ['failed', 'b', 'x'],
  ['unstable', 'a', 'y'],
  ['skipped', '', 'é 🙂'],
];
const COUNTS: Counts = { total: 4, passed: 1, failed: 1, skipped: 1, unstable: 1 };
const named = shardTestsOf(TESTS);
const { tests: _, ...hashed } = named;
const many = Array.from({ length: 5_001 }, (_, at): RecordedTest => ['passed', 'a', String(at)]);

describe('what a shard tells of its tests', () => {
  it('is their names where there are not too many, and they come out as they went in', () => {
    const told = tellTests(named);
    expect(told).toEqual({ kind: 'named', tests: TESTS });
    expect(hearTests(toldTestsSchema.parse(JSON.parse(JSON.stringify(told))), COUNTS)).toEqual({
      ok: true,
      value: named,
    });
  });

  it('is hashes where there are many, or where nobody kept the names', () => {
    expect(tellTests(shardTestsOf(many.slice(1))).kind).toBe('named');
    expect(tellTests(shardTestsOf(many)).kind).toBe('hashed');
    const told = tellTests(hashed);
    expect(hearTests(toldTestsSchema.parse(JSON.parse(JSON.stringify(told))), COUNTS)).toEqual({
      ok: true,
      value: hashed,
    });
  });

  it('has room for each key', () => {
    const keys = openKeys();
    for (const [, group, name] of many.slice(0, 300)) keys.add({ group, name });
    expect(keys.bytes().equals(shardTestsOf(many.slice(0, 300)).keys)).toBe(true);
  });

  it('knows a test whatever came of it, and a row that stands for none not at all', () => {
    const keysOf = (...tests: readonly RecordedTest[]) => shardTestsOf(tests).keys.toString('hex');
    expect(keysOf(['passed', 'a', 'x'])).toBe(keysOf(['failed', 'a', 'x']));
    expect(keysOf(['passed', 'a', 'bc'])).not.toBe(keysOf(['passed', 'ab', 'c']));
    expect(keysOf(['failed', 'a', '(load error)'])).toBe('00'.repeat(8));
    expect(keysOf(['failed', 'a', 'load (error)'])).not.toBe('00'.repeat(8));
  });
});

describe('hostile bytes are told, and never read', () => {
  const told = toldTestsSchema.parse(tellTests(hashed));
  if (told.kind !== 'hashed') throw new Error('The tests are told by name.');
  const text = (bytes: Buffer) => bytes.toString('base64');
  const group = (number: number): Buffer => {
    const entries = Buffer.from(hashed.entries);
    entries.writeUInt32BE(number, 36);
    return entries;
  };
  it.each<[what: string, told: Parameters<typeof hearTests>[0], counts: Counts, message: string]>([
    ['names of another number', tellTests(named), { ...COUNTS, total: 5 }, 'tests that are not as it counts'],
    [
      'names of other outcomes',
      tellTests(named),
      { ...COUNTS, passed: 2, failed: 0 },
      'tests that are not as it counts',
    ],
    [
      'no unstable one counted',
      tellTests(named),
      { total: 4, passed: 2, failed: 1, skipped: 1 },
      'tests that are not as it counts',
    ],
    ['counts that are no sum', told, { ...COUNTS, passed: 2 }, 'counts that are no sum'],
    ['counts without unstable ones', told, { total: 4, passed: 2, failed: 1, skipped: 0 }, 'counts that are no sum'],
    [
      'fewer entries',
      { ...told, entries: text(hashed.entries.subarray(36)) },
      COUNTS,
      'hashes that are not as it counts',
    ],
    [
      'half an entry',
      { ...told, entries: text(hashed.entries.subarray(1)) },
      COUNTS,
      'hashes that are not as it counts',
    ],
    ['fewer keys', { ...told, keys: text(hashed.keys.subarray(8)) }, COUNTS, 'hashes that are not as it counts'],
    [
      'a group that is not there',
      { ...told, entries: text(group(3)) },
      COUNTS,
      'a hash of a group that it does not name',
    ],
    [
      'the largest number of a group',
      { ...told, entries: text(group(2 ** 32 - 1)) },
      COUNTS,
      'a hash of a group that it does not name',
    ],
  ])('%s', (_what, hostile, counts, message) => {
    expect(hearTests(hostile, counts)).toEqual({ ok: false, error: message });
  });
});

it('an empty shard is one', () => {
  const none: ShardTests = { groups: [], entries: Buffer.alloc(0), keys: Buffer.alloc(0), tests: [] };
  const counts: Counts = { total: 0, passed: 0, failed: 0, skipped: 0 };
  expect(shardTestsOf([])).toEqual(none);
  expect(hearTests(tellTests(none), counts)).toEqual({ ok: true, value: none });
});

describe('a row that stands for no test', () => {
  const folder = new URL('../../../src/core/report/formats/', import.meta.url);
  const made = readdirSync(folder).flatMap((name) =>
    Array.from(readFileSync(new URL(name, folder), 'utf8').matchAll(/'(\([a-z ]+\))'/g), ([, row = '']) => row),
  );

  it('is every one that a reader makes', () => {
    expect(new Set(made).size).toBe(14);
    expect(made.filter((name) => !isNoTest(name))).toEqual([]);
  });

  it.each(['(empty)', '(no arguments)', '(load error) again', 'load error'])('is none called %s', (name) => {
    expect(isNoTest(name)).toBe(false);
  });
});
