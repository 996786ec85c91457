import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../src/core/hand-over/hand-over.ts';
import { hearLeg, type Joined, joinLegs, type LegFound } from '../../../src/core/hand-over/join.ts';
import type { By } from '../../../src/core/record/record.ts';
import type { Regenerated } from '../../../src/core/record/regenerated.ts';
import type { Result } from '../../../src/core/result.ts';
import { type Share, tellShare } from '../../../src/core/shards/share.ts';
import { HEAD, honest, OTHER, run } from '../judge/cases.ts';
import { bareRun, shardedPolicy, shardRun, test, unitOf } from '../shards/shards.ts';

const policy = shardedPolicy(3);
const suite = unitOf(policy);
const types = { first: run(policy, 'types', 0, []) };
const { regenerated: base } = honest(policy, { types });

type RecordSheet = Extract<Sheet, { readonly kind: 'record' }>;

/** What comes of these sheets, or the first fault that is found in one. */
const joinSheets = (sheets: readonly RecordSheet[]): Result<Joined> => {
  const heard: LegFound[] = [];
  for (const sheet of sheets) {
    const leg = hearLeg(sheet);
    if (!leg.ok) return leg;
    heard.push(leg.value);
  }
  return joinLegs(heard);
};

const shard = (index: number, again?: 'again'): Share => {
  const first = shardRun(suite, index, [test(`${again === undefined ? 'passed' : 'failed'} a › ${index}`)]);
  return tellShare(first, again && shardRun(suite, index, [test(`passed a › ${index}`)]));
};

const sheet = (shares: Readonly<Record<string, Share[]>>, change: Partial<Regenerated> = {}): RecordSheet => ({
  kind: 'record',
  regenerated: { ...base, suites: {}, ...change },
  ...(Object.keys(shares).length === 0 ? {} : { shares }),
});

const legs = (...shares: readonly (readonly Share[])[]): readonly RecordSheet[] =>
  shares.map((own, leg) => sheet({ unit: [...own] }, leg === 0 ? { suites: { types } } : {}));

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

describe('what legs hand over is put together', () => {
  it('as if one job had run it all', () => {
    const joined = joinSheets(legs([shard(1)], [shard(2)], [shard(3)]));
    const one = shardRun(
      { ...suite, shards: 1 },
      1,
      ['1', '2', '3'].map((name) => test(`passed a › ${name}`)),
    );
    expect(joined.ok && joined.value.regenerated).toMatchObject({
      commit: HEAD,
      suites: { types, unit: { first: { record: one.result.record } } },
      absent: {},
    });
    expect(joined.ok && Object.keys(joined.value.tallies)).toEqual(['unit']);
    expect(joined.ok && joined.value.regenerated.suites['unit']).not.toHaveProperty('again');
  });

  it('also where it is only one, whose record it leaves as it is', () => {
    expect(joinSheets([{ kind: 'record', regenerated: base }])).toEqual({
      ok: true,
      value: { regenerated: base, tallies: {}, tests: {}, heads: [] },
    });
  });

  it('with the tests by name of the suites that a leg ran whole, where they were asked for', () => {
    const tests = { unit: [['passed', 'a.test.js', 'adds'] as const] };
    expect(joinSheets([{ kind: 'record', regenerated: base, tests }])).toMatchObject({ ok: true, value: { tests } });
  });

  it('with second runs in the place of first ones, where there are any', () => {
    const joined = joinSheets(legs([shard(1)], [shard(2, 'again')], [shard(3)]));
    expect(joined.ok && joined.value.regenerated.suites['unit']).toMatchObject({
      first: { counts: { total: 3, passed: 2, failed: 1 } },
      again: { counts: { total: 3, passed: 3, failed: 0 } },
    });
  });

  it('with a leg that runs several shards, and one that runs none', () => {
    const joined = joinSheets([...legs([shard(1), shard(3)], [shard(2)]), sheet({})]);
    expect(joined.ok && joined.value.regenerated.suites['unit']?.first.counts?.total).toBe(3);
  });

  it('without names for a suite that has no tests', () => {
    const bare = [1, 2, 3].map((index) => tellShare(bareRun(suite, index)));
    expect(joinSheets(legs(bare))).toMatchObject({ ok: true, value: { tallies: {} } });
  });

  it('where one leg could not run what another has run', () => {
    const joined = joinSheets([
      sheet({}, { absent: { types: 'os', unit: 'paths' } }),
      sheet({}, { suites: { types }, absent: { unit: 'paths' } }),
    ]);
    expect(joined.ok && joined.value.regenerated.absent).toEqual({ unit: 'paths' });
  });

  it('as begun first, as long as the longest and kept apart no better than the worst', () => {
    const at = (by: Partial<By>): RecordSheet => sheet({}, { by: { ...base.by, ...by } });
    const joined = joinSheets([
      at({ at: '2026-11-29T12:00:09Z', milliseconds: 10, isolation: 'namespace', network: 'none' }),
      at({ at: '2026-11-29T12:00:01Z', milliseconds: 30, isolation: 'user', network: 'open', os: 'darwin' }),
      at({ at: '2026-11-29T12:00:05Z', milliseconds: 20, isolation: 'container', network: 'open' }),
    ]);
    expect(joined.ok && joined.value.regenerated.by).toEqual({
      ...base.by,
      at: '2026-11-29T12:00:01Z',
      milliseconds: 30,
      isolation: 'user',
      network: 'open',
    });
    const apart = joinSheets([at({ network: 'none' })]);
    expect(apart.ok && apart.value.regenerated.by.network).toBe('none');
  });

  it.each<[networks: readonly By['network'][], network: By['network']]>([
    [['none', 'none', 'none'], 'none'],
    [['none', 'open', 'none'], 'open'],
    [['none', 'none', 'none', 'open'], 'none'],
  ])('as cut off from the network where every leg with an offline suite was: %j', (networks, network) => {
    const joined = joinSheets(
      networks.map((one, leg) =>
        sheet(leg < 3 ? { unit: [shard(leg + 1)] } : {}, { by: { ...base.by, network: one } }),
      ),
    );
    expect(joined.ok && joined.value.regenerated.by.network).toBe(network);
  });
});

const spoilt: Share = { ...shard(3), first: { ...shard(3).first, tests: { kind: 'named', tests: [] } } };

/** A leg of a merge queue's group that found out this of the head of a pull request. */
const ofHead = (head: Partial<Regenerated>, shares?: Readonly<Record<string, Share[]>>): RecordSheet => {
  const regenerated = { ...base, suites: {}, commit: OTHER, ...head };
  return { ...sheet({}), heads: [{ kind: 'made', regenerated, ...(shares && { shares }) }] };
};

const notMade = (why: string, commit = OTHER): RecordSheet => ({
  ...sheet({}),
  heads: [{ kind: 'not-made', commit, why }],
});

describe('what legs found of the head of a pull request in a group is put together', () => {
  const heads = (...sheets: readonly RecordSheet[]) => {
    const joined = joinSheets(sheets);
    if (!joined.ok) throw new Error(joined.error.message);
    return joined.value.heads;
  };

  it('as what they found of the group itself, and beside it', () => {
    const [head, ...others] = heads(
      ofHead({ suites: { types } }, { unit: [shard(1)] }),
      ofHead({}, { unit: [shard(2), shard(3)] }),
    );
    expect(others).toEqual([]);
    expect(head).toMatchObject({
      kind: 'made',
      commit: OTHER,
      regenerated: { commit: OTHER, suites: { types, unit: { first: { counts: { total: 3 } } } } },
      tallies: { unit: { counts: { total: 3 } } },
    });
  });

  it.each<[what: string, legs: readonly RecordSheet[], why: string]>([
    ['a leg could make none', [ofHead({}), notMade('git-failed: no')], 'git-failed: no'],
    ['a leg made none, since it found one', [ofHead({}), sheet({})], 'leg 1 made no record of it, and others did'],
    ['a part of it is missing', [ofHead({}, { unit: [shard(1)] })], 'suite unit: no leg ran shard 2 and 3 of 3'],
    ['the legs ran it under two policies', [ofHead({}), ofHead({ policy: `sha256:${'e'.repeat(64)}` })], 'ran under'],
  ])('and is no record where %s', (_what, legs, why) => {
    expect(heads(...legs)).toEqual([{ kind: 'not-made', commit: OTHER, why: containing(why) }]);
  });

  it('and not where a leg tells of it twice', () => {
    const twice = [...(ofHead({}).heads ?? []), ...(notMade('x').heads ?? [])];
    expect(hearLeg({ ...sheet({}), heads: twice })).toMatchObject({
      ok: false,
      error: { code: 'hand-over-broken', message: containing(`tells of head ${OTHER} twice`) },
    });
  });

  it('each by itself where there are several', () => {
    expect(
      heads({ ...sheet({}), heads: [...(notMade('one').heads ?? []), ...(notMade('two', HEAD).heads ?? [])] }),
    ).toEqual([
      { kind: 'not-made', commit: OTHER, why: 'one' },
      { kind: 'not-made', commit: HEAD, why: 'two' },
    ]);
  });
});

describe('the branch that legs compared with', () => {
  const [one, ...others] = legs([shard(1)], [shard(2)], [shard(3)]);
  const ontoOf = (first: Partial<Regenerated>, rest: Partial<Regenerated>) => {
    const told = [one, ...others].flatMap((leg, at): RecordSheet[] =>
      leg === undefined ? [] : [{ ...leg, regenerated: { ...leg.regenerated, ...(at === 0 ? first : rest) } }],
    );
    const joined = joinSheets(told);
    return joined.ok && joined.value.regenerated.onto;
  };

  it('is told where it is one', () => {
    expect(ontoOf({ onto: 'main' }, { onto: 'main' })).toBe('main');
    expect(ontoOf({ onto: 'beside' }, { onto: 'main' })).toBeUndefined();
    expect(ontoOf({}, { onto: 'main' })).toBeUndefined();
  });
});

describe('what does not belong together is not', () => {
  const whole = [shard(1), shard(2), shard(3)];
  const other = tellShare(shardRun({ ...suite, scope: 'live' }, 3, [test('passed a › 3')]));
  const otherAgain: Share = { ...shard(3), again: other.first };
  it.each<[what: string, sheets: readonly RecordSheet[], code: string, message: string]>([
    ['nothing', [], 'hand-over-broken', 'holds nothing'],
    ['a spoilt shard of a head', [ofHead({}, { unit: [spoilt] })], 'hand-over-broken', 'of suite unit: '],
    ['another commit', [sheet({}), sheet({}, { commit: OTHER })], 'hand-over-broken', `of leg 1 is of ${OTHER}`],
    ['another tree', [sheet({}), sheet({}, { tree: OTHER })], 'hand-over-broken', `of leg 1 is of tree ${OTHER}`],
    [
      'another policy',
      [sheet({}), sheet({}, { policy: `sha256:${'0'.repeat(64)}` })],
      'policy-changed',
      'and leg 1 under sha256:000',
    ],
    [
      'another number of shards',
      legs([shard(1), shard(2), shard(3), { ...shard(1), count: 2 }]),
      'policy-changed',
      'suite unit ran in 2 shards on one leg, and in 3 on another',
    ],
    ['a shard that is missing', legs([shard(1)], [shard(3)]), 'shard-missing', 'suite unit: no leg ran shard 2 of 3'],
    ['two of them', legs([shard(2)]), 'shard-missing', 'suite unit: no leg ran shard 1 and 3 of 3'],
    ['a shard twice', legs(whole, [shard(2)]), 'hand-over-broken', 'holds a shard of suite unit twice'],
    [
      'a shard beyond the last',
      legs(whole, [{ ...shard(3), index: 9 }]),
      'hand-over-broken',
      'a shard of suite unit twice',
    ],
    [
      'a suite twice',
      [sheet({}, { suites: { types } }), sheet({}, { suites: { types } })],
      'hand-over-broken',
      'holds suite types twice',
    ],
    [
      'a suite whole and in shards',
      [sheet({ types: whole }, { suites: { types } })],
      'hand-over-broken',
      'holds suite types whole and in shards',
    ],
    [
      'a shard that does not hold together',
      legs([shard(1), shard(2), spoilt]),
      'hand-over-broken',
      'shard 3 tells tests',
    ],
    [
      'a shard of another suite',
      legs([shard(1), shard(2), other]),
      'hand-over-broken',
      'of suite unit: its shards differ in their scope',
    ],
    [
      'a second run of another suite',
      legs([shard(1), shard(2), otherAgain]),
      'hand-over-broken',
      'its shards differ in their scope',
    ],
  ])('%s', (_what, sheets, code, message) => {
    expect(joinSheets(sheets)).toMatchObject({ ok: false, error: { code, message: containing(message) } });
  });
});
