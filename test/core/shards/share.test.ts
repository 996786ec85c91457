import { describe, expect, it } from 'vitest';
import type { ShardRun } from '../../../src/core/shards/merge.ts';
import { hearShare, type Share, shareSchema, tellShare } from '../../../src/core/shards/share.ts';
import { bareRun, shardedPolicy, shardRun, test, unitOf } from './shards.ts';

const suite = unitOf(shardedPolicy(3));
const first = shardRun(suite, 2, [test('failed a › x'), test('passed b › y')], { exit: 1 });
const again = shardRun(suite, 2, [test('passed a › x'), test('passed b › y')]);

const overText = (share: Share): Share => shareSchema.parse(JSON.parse(JSON.stringify(share)));

/** A shard's run without what only the whole has. */
const told = ({ result: { cuts: _cuts, ...result }, ...run }: ShardRun): ShardRun => {
  const { groups: _groups, ...record } = result.record;
  return { ...run, result: { ...result, record } };
};

describe('what a leg hands over of a shard', () => {
  it.each<[what: string, run: ShardRun, second: ShardRun | undefined]>([
    ['its run', first, undefined],
    ['and a second one', first, again],
    ['one without reports', bareRun(suite, 1, { exit: 3 }), bareRun(suite, 1)],
    ['one whose reports were refused', bareRun(suite, 3, { report: 'report-missing' }), undefined],
  ])('comes out as it went in: %s', (_what, run, second) => {
    expect(hearShare(overText(tellShare(run, second)))).toEqual({
      ok: true,
      value: { first: told(run), ...(second === undefined ? {} : { again: told(second) }) },
    });
  });

  const spoilt = (run: ShardRun): ShardRun => ({
    ...run,
    result: { ...run.result, counts: { total: 1, passed: 1, failed: 0, skipped: 0 } },
  });
  it.each<[what: string, share: Share]>([
    ['the first run', tellShare(spoilt(first))],
    ['the second run', tellShare(first, spoilt(again))],
  ])('is refused where %s does not hold together', (_what, share) => {
    expect(hearShare(share)).toEqual({ ok: false, error: 'shard 2 tells tests that are not as it counts' });
  });

  it.each([
    ['a shard 0', { index: 0 }],
    ['a shard 101', { index: 101 }],
    ['one shard alone', { count: 1 }],
    ['too many shards', { count: 101 }],
    [
      'hashes that are no base64',
      { first: { ...tellShare(first).first, tests: { kind: 'hashed', groups: [], entries: '*', keys: '' } } },
    ],
  ])('is refused with %s', (_what, change) => {
    expect(shareSchema.safeParse({ ...tellShare(first), ...change }).success).toBe(false);
  });
});
