import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IdentityRule } from '../../../src/core/policy/identity.ts';
import { type Normaliser, openNormaliser } from '../../../src/core/tests/normaliser.ts';

const open = async (...rules: readonly (readonly [match: string, replace: string])[]): Promise<Normaliser> => {
  const opened = await openNormaliser(rules.map(([match, replace]) => ({ match, replace })));
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

const named = (normalise: Normaliser, name: string): string => normalise({ group: '', name, outcome: 'passed' }).name;

describe('a rule replaces every match', () => {
  test.each<[what: string, rule: readonly [string, string], name: string, made: string]>([
    ['nothing where nothing matches', ['x', 'y'], 'abc', 'abc'],
    ['an address', ['0x[0-9a-f]+', '0x…'], '<object at 0x7f3a>, <object at 0x00>', '<object at 0x…>, <object at 0x…>'],
    ['with a group', ['/tmp/pytest-\\d+/(\\w+)', '/tmp/$1'], 'reads /tmp/pytest-17/a', 'reads /tmp/a'],
    ['with groups in any order', ['(\\d+)-(\\d+)', '$2-$1-$2'], '1-2', '2-1-2'],
    ['with a group that took no part', ['(a)|b', '<$1>'], 'ab', '<a><>'],
    ['with a dollar', ['\\d+', '$$1'], '7', '$1'],
    ['with nothing', [' \\(\\d+ ms\\)', ''], 'waits (12 ms)', 'waits'],
    ['what is empty', ['x*', '-'], 'ab', '-a-b-'],
    ['without regard to case', ['(?i)PID \\d+', 'pid'], 'Pid 7', 'pid'],
    ['whole characters', ['.', '_'], '🙂é', '__'],
    ['letters of every script', ['\\p{L}+', 'w'], 'größe 日本 1', 'w w 1'],
    ['only where the name ends', ['\\d$', ''], '1 2', '1 '],
  ])('%s', async (_what, rule, name, made) => {
    expect(named(await open(rule), name)).toBe(made);
  });

  test('in the group and in the name, each by itself, and leaves the outcome and its cause', async () => {
    const normalise = await open(['\\d+', 'n'], ['^n', 'first']);
    const cause = () => ({ kind: 'assertion', said: 'expected 1 to be 2' }) as const;
    const test = { group: '12/a.ts', name: 'x 34', outcome: 'failed', cause } as const;
    expect([normalise(test), normalise({ ...test, name: '5' })]).toEqual([
      { group: 'first/a.ts', name: 'x n', outcome: 'failed', cause },
      { group: 'first/a.ts', name: 'first', outcome: 'failed', cause },
    ]);
    expect(normalise({ ...test, group: '' }).group).toBe('');
  });

  test('also in a group that has no name', async () => {
    expect((await open(['^$', '(none)']))({ group: '', name: 'x', outcome: 'passed' }).group).toBe('(none)');
  });

  test('and goes on with what the rule before has made', async () => {
    expect(named(await open(['a', 'b'], ['b', 'c']), 'ab')).toBe('cc');
  });

  test('without rules a test stays as it is', async () => {
    const test = { group: 'a', name: 'b', outcome: 'passed' } as const;
    expect((await open())(test)).toBe(test);
  });

  test('as the language itself does it, for patterns that both know', async () => {
    const patterns = ['[ab]+', 'a|bc', '(a)(b?)', 'c$', '^a', 'a*?b', '[^a]', '\\w\\b'] as const;
    const normalisers = await Promise.all(patterns.map((pattern) => open([pattern, '<>'])));
    fc.assert(
      fc.property(fc.nat(patterns.length - 1), fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ') }), (at, text) => {
        const [pattern = '', normalise] = [patterns[at], normalisers[at]];
        expect(normalise === undefined ? '' : named(normalise, text)).toBe(
          text.replace(new RegExp(pattern, 'g'), '<>'),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a rule that cannot be used is told, with which of its parts', () => {
  test.each<[what: string, rule: IdentityRule, part: string, message: string]>([
    ['an open group', { match: '(', replace: '' }, 'match', 'is no pattern of RE2: missing closing ): `(`'],
    [
      'look-ahead',
      { match: 'a(?=b)', replace: '' },
      'match',
      'is no pattern of RE2: invalid or unsupported Perl syntax: `(?=`',
    ],
    [
      'a reference back',
      { match: '(a)\\1', replace: '' },
      'match',
      'is no pattern of RE2: invalid escape sequence: `\\1`',
    ],
    [
      'a pattern that is too large',
      { match: '(?:.{1,500}){1,2}x{500}', replace: '' },
      'match',
      'is too large a pattern',
    ],
    [
      'a group that is not there',
      { match: '(a)', replace: '$1$2' },
      'replace',
      'names the group $2, and `match` has 1',
    ],
  ])('%s', async (_what, rule, part, message) => {
    expect(await openNormaliser([{ match: 'a', replace: 'b' }, rule])).toEqual({
      ok: false,
      error: { rule: 1, part, message },
    });
  });
});

describe('no pattern and no name can hold the job or fill its memory', () => {
  test.each([
    ['nested repetition', '(a*)*b', 'a'.repeat(4_000)],
    ['alternatives that overlap', '(?:a|aa)+$', `${'a'.repeat(4_000)}b`],
    ['a long gap', 'x.{1,300}y.{1,100}z', 'xy'.repeat(2_000)],
  ])('%s', async (_what, pattern, text) => {
    const normalise = await open([pattern, '']);
    named(normalise, text);
  });

  test('rules that double what they find end at a length', async () => {
    const doubling = Array.from({ length: 20 }, () => ['(?s)(.+)', '$1$1'] as const);
    expect(named(await open(...doubling), 'ab')).toHaveLength(8_192);
  });

  test('a text of more than 4,096 characters stays as it is', async () => {
    const normalise = await open(['a', 'b']);
    expect(named(normalise, 'a'.repeat(4_096))).toBe('b'.repeat(4_096));
    expect(named(normalise, 'a'.repeat(4_097))).toBe('a'.repeat(4_097));
  });
});
