import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceOf, type TestDifference } from '../../../src/core/tests/difference.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';

const p = (name: string): RecordedTest => ['passed', 'g', name];
const f = (name: string): RecordedTest => ['failed', 'g', name];
const NOTHING: TestDifference = { gone: [], added: [], changed: [] };

test.each<
  [what: string, before: readonly RecordedTest[], after: readonly RecordedTest[], difference: Partial<TestDifference>]
>([
  ['nothing and nothing', [], [], {}],
  ['equal runs in another order', [p('a'), f('b')], [f('b'), p('a')], {}],
  ['a test that is gone', [p('a'), p('b')], [p('a')], { gone: [p('b')] }],
  ['a test that came', [p('a')], [p('a'), p('b')], { added: [p('b')] }],
  ['another outcome', [p('a')], [f('a')], { changed: [{ test: ['g', 'a'], before: 'passed', after: 'failed' }] }],
  ['one of two of one name that is gone', [p('a'), p('a')], [p('a')], { gone: [p('a')] }],
  [
    'one of two of one name that changed',
    [p('a'), p('a')],
    [p('a'), f('a')],
    { changed: [{ test: ['g', 'a'], before: 'passed', after: 'failed' }] },
  ],
  [
    'two of one name that changed, and one that came',
    [p('a'), p('a')],
    [f('a'), f('a'), f('a')],
    {
      changed: [
        { test: ['g', 'a'], before: 'passed', after: 'failed' },
        { test: ['g', 'a'], before: 'passed', after: 'failed' },
      ],
      added: [f('a')],
    },
  ],
  ['another group', [p('a')], [['passed', 'h', 'a']], { gone: [p('a')], added: [['passed', 'h', 'a']] }],
])('the difference of %s', (_what, before, after, difference) => {
  expect(differenceOf(before, after)).toEqual({ ...NOTHING, ...difference });
});

test('very many tests of one name take no time', () => {
  const many = (outcome: 'passed' | 'failed') =>
    Array.from({ length: 100_000 }, (): RecordedTest => [outcome, 'g', 'a']);
  expect(differenceOf(many('passed'), many('failed')).changed).toHaveLength(100_000);
});

describe('for any two runs', () => {
  const runs = fc.array(
    fc.tuple(fc.constantFrom('passed', 'failed'), fc.constant('g'), fc.constantFrom('a', 'b', 'c')),
    {
      maxLength: 12,
    },
  );

  test('what is gone, added and changed leads from the one to the other', () => {
    fc.assert(
      fc.property(runs, runs, (before, after) => {
        const { gone, added, changed } = differenceOf(before, after);
        const rest = before.map(String);
        const take = (one: RecordedTest) => rest.splice(rest.indexOf(String(one)), 1);
        for (const one of gone) take(one);
        for (const { test, before: was, after: is } of changed) {
          take([was, ...test]);
          rest.push(String([is, ...test]));
        }
        for (const one of added) rest.push(String(one));
        expect(rest.sort()).toEqual(after.map(String).sort());
      }),
    );
  });
});
