import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/core/record/record.ts';
import { commandOf, listed, type Shard, shardsOf, shardTitle, WHOLE } from '../../../src/core/shards/shard.ts';

const THIRD: Shard = { index: 3, count: 8 };

describe('a shard is the command of its suite with its numbers', () => {
  test.each<[run: Command, shard: Shard, command: Command]>([
    ['vitest run --shard={index}/{count}', THIRD, 'vitest run --shard=3/8'],
    ['pytest --splits {count} --group {index} # {index}', THIRD, 'pytest --splits 8 --group 3 # 3'],
    [['jest', '--shard={index}/{count}', '{index}'], THIRD, ['jest', '--shard=3/8', '3']],
    ["awk '{count}++ {index}'", WHOLE, "awk '{count}++ {index}'"],
    [['echo', '{index}'], WHOLE, ['echo', '{index}']],
  ])('%j', (run, shard, command) => {
    expect(commandOf({ run }, shard)).toEqual(command);
  });
});

test('shards count from 1', () => {
  expect(shardsOf({ shards: 2 })).toEqual([
    { index: 1, count: 2 },
    { index: 2, count: 2 },
  ]);
  expect(shardsOf({ shards: 1 })).toEqual([WHOLE]);
});

test('a shard has a title, and the only one of a suite has its name', () => {
  expect([shardTitle('unit', THIRD), shardTitle('unit', WHOLE)]).toEqual(['unit (shard 3 of 8)', 'unit']);
});

test('numbers are told as a sentence has them', () => {
  expect([listed([4]), listed([1, 2]), listed([1, 2, 5])]).toEqual(['4', '1 and 2', '1, 2 and 5']);
});
