import { describe, expect, test } from 'vitest';
import { madeAnew, staleBlock, whyNotBeside } from '../../../src/core/earlier/made-anew.ts';
import type { Wanted } from '../../../src/core/earlier/stands-in.ts';
import type { HeadRecord } from '../../../src/core/hand-over/join.ts';
import type { Level } from '../../../src/core/isolation/level.ts';
import type { RunRecord } from '../../../src/core/record/record.ts';
import { type Regenerated, recordOf } from '../../../src/core/record/regenerated.ts';
import { GREEN, HEAD, OTHER, policyWith, unitRan } from '../judge/cases.ts';

const policy = policyWith();
const { regenerated } = unitRan(policy, 0, GREEN);
const WANTED: Wanted = {
  head: HEAD,
  headRepository: undefined,
  base: 'main',
  policy,
  touched: new Set(['unit', 'types']),
  pinned: undefined,
  citations: [],
};

const made = (changes: Partial<Regenerated> = {}): HeadRecord => ({
  kind: 'made',
  commit: HEAD,
  regenerated: { ...regenerated, by: { ...regenerated.by, isolation: 'namespace', network: 'none' }, ...changes },
  tallies: {},
});

const inside = (isolation: Level): HeadRecord => made({ by: { ...regenerated.by, isolation, network: 'none' } });

test('a head is run beside a group behind walls that nobody can leave anything for others in', () => {
  const level = ['container', 'namespace', 'user', 'none'] as const;
  expect(level.filter((one) => whyNotBeside(one) === undefined)).toEqual(['container', 'namespace']);
});

describe("a record that was made beside a group's own", () => {
  test('is one to judge by where it is what an earlier record must be, whatever else was made', () => {
    const other: HeadRecord = { kind: 'not-made', commit: OTHER, why: 'git-failed: no' };
    expect(madeAnew([other, made()], WANTED)).toEqual({ ok: true, value: made() });
    expect(madeAnew([inside('container')], WANTED).ok).toBe(true);
  });

  test.each<[what: string, heads: readonly HeadRecord[], wanted: Partial<Wanted>, why: string]>([
    ['nothing was made', [], {}, 'this run made none'],
    ['it was made of another head', [{ ...made(), commit: OTHER }], {}, 'this run made none'],
    ['it could not be made', [{ kind: 'not-made', commit: HEAD, why: 'x: y' }], {}, 'this run could make none: x: y'],
    ['it says another commit', [made({ commit: OTHER })], {}, `the one that this run made: it is of commit ${OTHER}`],
    ['it is of another policy', [made()], { policy: policyWith('tests: counts') }, 'made under the policy'],
    ['its suites stood behind no walls', [inside('none')], {}, 'kept apart from nothing'],
    [
      'another suite of the group may have left something for its suites',
      [inside('user')],
      {},
      'level user does not keep the pull requests of a group apart',
    ],
    ['the policy wants no walls', [made()], { policy: policyWith('', 'isolation: none') }, 'kept apart from nothing'],
    ['it lacks a suite that is touched', [made({ suites: {} })], {}, 'it lacks suite unit, types'],
    [
      'it says nothing of the base',
      [made()],
      { policy: policyWith('', 'losses: fail') },
      'it lacks what the base says',
    ],
  ])('is none where %s', (_what, heads, wanted, why) => {
    const found = madeAnew(heads, { ...WANTED, ...wanted });
    expect(found.ok ? undefined : found.error).toContain(why);
  });
});

test.each<[what: string, pinned: Partial<RunRecord> | undefined, code: string | undefined]>([
  ['of the head and the present policy', {}, undefined],
  ['that is not there', undefined, undefined],
  ['of another commit', { commit: OTHER }, 'commit-stale'],
  ['of another policy', { policy: `sha256:${'0'.repeat(64)}` }, 'policy-moved'],
])('a block %s is stale or not, whatever a record says', (_what, pinned, code) => {
  const record = pinned && { ...recordOf(regenerated), ...pinned };
  expect(staleBlock({ ...WANTED, pinned: record })?.code).toBe(code);
});
