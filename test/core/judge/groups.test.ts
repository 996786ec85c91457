import { describe, expect, test } from 'vitest';
import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import { cutsOf, recordOf } from '../../../src/core/record/regenerated.ts';
import { makeSuiteRecord, type SuiteResult } from '../../../src/core/record/suite-result.ts';
import { detailOf } from '../../../src/core/tests/detail.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';
import { entriesOf, nodeKey } from '../../../src/core/tests/tree.ts';
import { replaced, suiteOf, tallyOf } from '../tests/suites.ts';
import { claiming, honest, pinning, policyWith, run } from './cases.ts';

const POLICY = policyWith('must: report');
const { unit: UNIT } = POLICY.suites;

const resultOf = (tests: readonly RecordedTest[], pinned?: string): SuiteResult => {
  if (UNIT === undefined) throw new Error('no suite');
  const tally = tallyOf(tests);
  return {
    record: makeSuiteRecord(UNIT, 0, { kind: 'read', tally }),
    counts: tally.counts,
    unstable: [],
    unmatched: [],
    notes: [],
    milliseconds: 1,
    cuts: tally.cuts.map((cut) => entriesOf(cut).toString('base64')),
    ...(pinned === undefined ? {} : { detail: [...detailOf(tally, pinned)] }),
  };
};

/** Facts of a block made from `before`, cut to a budget, and a run that gave `after`. */
const facts = (before: readonly RecordedTest[], after: readonly RecordedTest[], told = true, budget = 6_000): Facts => {
  const types = { first: run(POLICY, 'types', 0, []) };
  const claimed = honest(POLICY, { unit: { first: resultOf(before) }, types }).regenerated;
  const block = fitBlock(recordOf(claimed), budget, cutsOf(claimed));
  const pinned = told ? (block.suites['unit']?.groups ?? '') : undefined;
  return {
    ...honest(POLICY, { unit: { first: resultOf(after, pinned) }, types }),
    pinned: pinning(block),
  };
};

/** What the verdict says of groups, and of the digest behind its two values. */
const said = (of: Facts): readonly string[] =>
  judge(of).findings.flatMap(({ code, message }) => {
    if (code === 'group-contradicted')
      return [message.replace(/^unit: groups: \d+ of \d+ claimed are not as found: /, '')];
    return code === 'digest-contradicted'
      ? [message.replace(/^.*found sha256:[0-9a-f]{64}(?:; )?/, '')].filter((rest) => rest !== '')
      : [];
  });

const hashKey = (name: string): string => nodeKey({ name, folder: false });

const p = (name: string, group = 'a.ts'): RecordedTest => ['passed', group, name];
const f = (name: string, group = 'a.ts'): RecordedTest => ['failed', group, name];
const s = (name: string, group = 'a.ts'): RecordedTest => ['skipped', group, name];

describe('where a block pins groups, what differs is named', () => {
  const rest = [p('one', 'b.ts'), p('two', 'b.ts')];

  test.each<[what: string, before: readonly RecordedTest[], after: readonly RecordedTest[], said: readonly string[]]>([
    ['nothing where nothing differs', [p('x')], [p('x')], []],
    ['a test that changed', [p('x'), p('y')], [f('x'), p('y')], ['a.ts › x is failed and was passed']],
    ['a test that is new', [p('x')], [p('x'), s('y')], ['a.ts › y is new (skipped)']],
    [
      'a test that is gone, by its group',
      [p('x'), p('y'), p('z')],
      [p('x'), f('y')],
      [
        'a.ts differs by a test that is gone, or by several (how many it had is not in the block); now 1 passed, 1 failed: y (failed); x (passed)',
      ],
    ],
    ['a group that is new', rest, [...rest, p('x')], ['not in the block: a.ts, now 1 passed: x (passed)']],
    [
      'a group that is gone, by its hash',
      [...rest, p('x')],
      rest,
      ["a group (its name's hash is 9c1b42e0) is not there"],
    ],
    ['a group that is gone, by a test that the block names', [...rest, s('x')], rest, ['a.ts is not there']],
    ['tests without a group', [p('x', '')], [f('x', '')], ['x is failed and was passed']],
    ['a test without a name or a group', [p('', '')], [f('', '')], ['(no name) is failed and was passed']],
    ['tests without a group, all gone', [p('x', '')], [], ['the tests outside any group are not there']],
    [
      'tests without a group, all new',
      [],
      [p('x', '')],
      ['not in the block: the tests outside any group, now 1 passed: x (passed)'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(said(facts([...rest, ...before], [...rest, ...after]))).toEqual(
      expected.map((line) => line.replace('9c1b42e0', hashKey('a.ts'))),
    );
  });

  test('a folder whose tests are too many is told with how many groups it has', () => {
    const wide = suiteOf(600, 110);
    const [line = ''] = said(facts(wide, replaced(wide, 9), true, 1_300));
    expect(line).toMatch(/^src\/\w+\/ \(200 groups\) differs by .*; its tests are too many to be told$/);
  });

  test('by the hash alone where the hand-over tells nothing', () => {
    expect(said(facts([...rest, p('x')], [...rest, f('x')], false))).toEqual([
      `a group (its name's hash is ${hashKey('a.ts')}) differs`,
    ]);
  });

  test('a group without tests in the hand-over is named all the same', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => p(String(index)));
    expect(said(facts(many, replaced(many, 3)))).toEqual([
      'a.ts differs by a test that is gone, or by several (how many it had is not in the block); now 20000 passed: 0 (passed); 1 (passed); 2 (passed); 4 (passed); 5 (passed); and 19995 more tests',
    ]);
    expect(said(facts(many.slice(1), many))).toEqual([
      'a.ts differs by a test that is gone, or by several (how many it had is not in the block); its tests are too many to be told',
    ]);
  });

  test.each([
    [5, 5, / is failed and was passed$/],
    [7, 6, / is failed and was passed; and 2 more groups$/],
  ])('of %i groups five are told, and how many more there are', (groups, parts, end) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, groups);
    const [line = ''] = said(
      facts(
        names.map((group) => p('x', group)),
        names.map((group) => f('x', group)),
      ),
    );
    expect(line.split('; ')).toHaveLength(parts);
    expect(line).toMatch(end);
  });

  test('a block without groups says of no group that it is not in it', () => {
    expect(said(facts(rest, [...rest, p('x')], true, 300))).toEqual([]);
  });

  test('a group that has no name', () => {
    expect(said(facts([p('x', '')], [p('y', '')]))).toEqual([
      'the tests outside any group differ by a test that is gone, or by several (how many it had is not in the block); now 1 passed: y (passed)',
    ]);
  });
});

describe('one test among a hundred thousand, through a block of six thousand characters', () => {
  const tests = suiteOf(2_000, 50);
  const at = 77_777;
  const [one = p('')] = tests.slice(at, at + 1);
  const [, group, name] = one;

  test('the block has room, holds folders, and is accepted where nothing differs', () => {
    const same = facts(tests, tests);
    expect(judge(same)).toMatchObject({ outcome: 'match', findings: [] });
    const block = same.pinned.ok ? same.pinned.value.record : undefined;
    expect(block === undefined ? 0 : renderBlock(block).length).toBeLessThanOrEqual(6_000);
    expect(Buffer.from(block?.suites['unit']?.groups ?? '', 'base64').length / 12).toBeGreaterThan(200);
  });

  test('that changed is named', () => {
    expect(said(facts(replaced(tests, at, ['failed', group, name]), tests))).toEqual([
      `${group} › ${name} is ${one[0]} and was failed`,
    ]);
  });

  test('that is new is named', () => {
    expect(said(facts(replaced(tests, at), tests))).toEqual([`${group} › ${name} is new (${one[0]})`]);
  });

  test('that is gone is told by the few groups that it may be of, and by its own where the block has room for all', () => {
    const [line = ''] = said(facts(tests, replaced(tests, at)));
    expect(line).toMatch(
      /^src\/(?:core|io|web)\/#[0-9a-f]+ \(\d{1,2} groups: .*part-.*\) differs by a test that is gone/,
    );
    const [closer = ''] = said(facts(suiteOf(200, 500), replaced(suiteOf(200, 500), at)));
    expect(closer).toMatch(/^src\/(?:core|io|web)\/part-155\.test\.ts differs by a test that is gone/);
  });
});

describe('a block may pin what its maker pins, and nothing else', () => {
  const tests = suiteOf(700, 1);
  const { groups, cuts } = tallyOf(tests);
  const base = facts(tests, tests);
  const claimed = (entries: Buffer): Facts => {
    return claiming(base, {}, { groups: entries.toString('base64') });
  };

  test.each(cuts.map((cut): [number, Buffer] => [cut.length, entriesOf(cut)]))(
    'a cut of %d entries is taken',
    (_length, entries) => {
      expect(judge(claimed(entries)).findings).toEqual([]);
    },
  );

  test('a folder with another digest, another name or claimed twice is not', () => {
    const cut = entriesOf(cuts.at(-1) ?? []);
    const digest = Buffer.from(cut);
    digest.writeUInt8(digest.readUInt8(11) ^ 1, 11);
    const name = Buffer.from(cut);
    name.writeUInt8(name.readUInt8(0) ^ 1, 0);
    for (const other of [digest, name, Buffer.concat([cut.subarray(0, 12), cut])])
      expect(judge(claimed(other)).findings.map(({ code }) => code)).toEqual(['group-contradicted']);
    expect(judge(claimed(groups)).findings).toEqual([]);
  });
});
