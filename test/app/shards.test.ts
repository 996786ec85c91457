import { describe, expect, it } from 'vitest';
import { confirmShards, NOT_CONFIRMED, runWhole } from '../../src/app/shards.ts';
import type { Code } from '../../src/core/codes.ts';
import { fault } from '../../src/core/fault.ts';
import type { RecordedExit } from '../../src/core/record/exit.ts';
import type { SuiteRecord } from '../../src/core/record/record.ts';
import type { TestCase } from '../../src/core/report/report.ts';
import { err, ok } from '../../src/core/result.ts';
import { type Merged, mergeShards, type ShardRun } from '../../src/core/shards/merge.ts';
import { openTally } from '../../src/core/tests/tally.ts';
import { bareRun, shardedPolicy, shardRun, test, unitOf } from '../core/shards/shards.ts';

const suite = unitOf(shardedPolicy(2));

const ran = (index: number, lines: readonly string[], exit: RecordedExit = 0): ShardRun & Merged => {
  const tests: readonly TestCase[] = lines.map(test);
  const tally = openTally([], 0);
  for (const one of tests) tally.add(one);
  return { ...shardRun(suite, index, tests, { exit }), tally: tally.finish() };
};

const FIRST = ['passed a › 1', 'passed b › 1', 'passed c › 1', 'passed d › 1', 'passed e › 1'];
const SECOND = ['passed f › 1', 'passed g › 1'];

/** What a block pins of two shards. */
const pinned = (one: readonly string[], other: readonly string[], exit: RecordedExit = 0): SuiteRecord => {
  const merged = mergeShards([ran(1, one, exit), ran(2, other)]);
  if (!merged.ok) throw new Error(merged.error);
  return merged.value.result.record;
};

const withoutGroups = ({ groups: _groups, ...record }: SuiteRecord): SuiteRecord => record;
const replaced = (lines: readonly string[], from: string, to: string): readonly string[] =>
  lines.map((line) => (line === from ? to : line));

describe('a shard is run once more where it alone contradicts the block', () => {
  const honest = pinned(FIRST, SECOND);
  it.each<[what: string, first: ShardRun & Merged, claimed: SuiteRecord | undefined, again: boolean]>([
    ['nothing is pinned', ran(1, FIRST, 1), undefined, false],
    ['it is a part of what is pinned', ran(1, FIRST), honest, false],
    ['it failed, and the suite did not', ran(1, FIRST, 1), withoutGroups(honest), true],
    ['the suite failed too', ran(1, FIRST, 1), pinned(FIRST, SECOND, 1), false],
    ['its reports are refused', { ...bareRun(suite, 1, { report: 'report-missing' }), tally: undefined }, honest, true],
    ['one of its groups is pinned otherwise', ran(1, replaced(FIRST, 'passed c › 1', 'skipped c › 1')), honest, true],
    ['a group is not pinned', ran(1, [...FIRST.slice(0, 3), 'passed new › 1', ...FIRST.slice(3)]), honest, false],
    ['the first group differs, which a runner may cut', ran(1, ['passed a › 2', ...FIRST.slice(1)]), honest, false],
    ['the last one does', ran(1, [...FIRST.slice(0, -1), 'passed e › 2']), honest, false],
    [
      'most of its groups differ, so that groups are what is cut',
      ran(
        1,
        FIRST.map((line) => line.replace('1', '2')),
      ),
      honest,
      false,
    ],
    ['no group is pinned', ran(1, replaced(FIRST, 'passed c › 1', 'skipped c › 1')), withoutGroups(honest), false],
  ])('%s: %j', async (_what, first, claimed, again) => {
    const said: number[] = [];
    const second = ran(1, FIRST);
    const shares = await confirmShards(
      [first],
      claimed,
      async () => ok(second),
      ({ index }) => said.push(index),
    );
    expect(said).toEqual(again ? [1] : []);
    expect(shares.ok && shares.value.map((share) => share.again !== undefined)).toEqual([again]);
  });

  it.each<[code: Code, ended: boolean]>([
    ['suite-unstartable', false],
    ['interrupted', true],
  ])('and where that cannot be done (%s) the first run stands, unless all is to end', async (code, ended) => {
    const broken = async () => err(fault(code, 'no'));
    const shares = await confirmShards([ran(1, FIRST, 1)], honest, broken, () => {});
    expect(shares.ok).toBe(!ended);
    expect(shares.ok ? shares.value[0]?.first.result.notes : []).toEqual(ended ? [] : [`${NOT_CONFIRMED}: no`]);
  });
});

describe('a whole suite', () => {
  it('runs its shards one after the other, and is what they are together', async () => {
    const order: number[] = [];
    const found = await runWhole('unit', suite, async (shard) => {
      order.push(shard.index);
      return ok(ran(shard.index, shard.index === 1 ? FIRST : SECOND));
    });
    expect(order).toEqual([1, 2]);
    expect(found.ok && found.value.result.record).toEqual(pinned(FIRST, SECOND));
  });

  it('ends with the first shard that cannot be run', async () => {
    const order: number[] = [];
    const found = await runWhole('unit', suite, async ({ index }) => {
      order.push(index);
      return err(fault('interrupted', 'no'));
    });
    expect({ order, ok: found.ok }).toEqual({ order: [1], ok: false });
  });
});
