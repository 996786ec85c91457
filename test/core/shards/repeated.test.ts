import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedTests } from '../../../src/core/shards/repeated.ts';
import { type ShardTests, shardTestsOf } from '../../../src/core/shards/tests.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';

const passed = (group: string, name: string): RecordedTest => ['passed', group, name];
const failed = (group: string, name: string): RecordedTest => ['failed', group, name];
const unnamed = ({ groups, entries, keys }: ShardTests): ShardTests => ({ groups, entries, keys });

const repeated = (...shards: readonly (readonly RecordedTest[])[]) =>
  repeatedTests(
    shards.map(shardTestsOf),
    shards.map((_, at) => at + 1),
  );

describe('a test that ran in two shards', () => {
  it.each<[what: string, shards: readonly (readonly RecordedTest[])[], found: ReturnType<typeof repeated>]>([
    ['none among none', [], undefined],
    ['none in shards of other groups', [[passed('a', 'x')], [passed('b', 'x')]], undefined],
    ['none in shards that part a group', [[passed('a', 'x')], [passed('a', 'y')]], undefined],
    [
      'a name twice in one shard, which is two tests',
      [[passed('a', 'x'), passed('a', 'x')], [passed('a', 'y')]],
      undefined,
    ],
    [
      'one',
      [[passed('a', 'x')], [passed('b', 'x')], [passed('a', 'x')]],
      { count: 1, some: ['a › x (shards 1 and 3)'] },
    ],
    ['one of two outcomes', [[passed('a', 'x')], [failed('a', 'x')]], { count: 1, some: ['a › x (shards 1 and 2)'] }],
    [
      'all, where the command parts nothing',
      [1, 2, 3].map(() => [passed('a', 'x'), passed('', 'y')]),
      { count: 2, some: ['a › x (shards 1, 2 and 3)', 'y (shards 1, 2 and 3)'] },
    ],
    [
      'none where every shard has what failed outside of tests',
      [[failed('', '(load error)')], [failed('', '(load error)')]],
      undefined,
    ],
  ])('%s', (_what, shards, found) => {
    expect(repeated(...shards)).toEqual(found);
  });

  it.each<[what: string, shards: readonly (readonly RecordedTest[])[], count: number]>([
    ['half of them', [[passed('', 'x'), passed('', 'y')], [passed('', 'x')]], 0],
    [
      'most of them',
      [
        [passed('', 'x'), passed('', 'y')],
        [passed('', 'x'), passed('', 'y'), passed('', 'z')],
      ],
      2,
    ],
    [
      'few of them, and one in a group',
      [
        [passed('', 'x'), passed('', 'y'), passed('a', 'x')],
        [passed('', 'x'), passed('a', 'x')],
      ],
      1,
    ],
  ])('without a group is one where nothing was parted: %s', (_what, shards, count) => {
    expect(repeated(...shards)?.count ?? 0).toBe(count);
  });

  it('is told by its group where its shard handed over no names', () => {
    const shards = [[passed('a', 'x'), passed('b', 'y')], [passed('b', 'y')]].map(shardTestsOf).map(unnamed);
    expect(repeatedTests(shards, [4, 7])).toEqual({ count: 1, some: ['a test of b (shards 4 and 7)'] });
  });

  it('is one of twenty that are told at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => passed('a', String(at)));
    expect(repeated(many, many)).toMatchObject({ count: 50, some: { length: 20 } });
  });

  it('is found wherever it is, and nothing else', () => {
    const name = fc.constantFrom('u', 'v', 'w', 'x', 'y', 'z');
    const shard = fc.array(fc.tuple(fc.constant('passed' as const), fc.constantFrom('a', 'b', 'c'), name), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(shard, { maxLength: 6 }), (shards) => {
        const homes = new Map<string, Set<number>>();
        for (const [home, tests] of shards.entries())
          for (const [, group, test] of tests) {
            const key = `${group} › ${test}`;
            homes.set(key, (homes.get(key) ?? new Set()).add(home));
          }
        const twice = [...homes.values()].filter((one) => one.size > 1).length;
        expect(repeated(...shards)?.count ?? 0).toBe(twice);
      }),
    );
  });
});
