import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesWildcard } from '../../../src/core/tests/wildcard.ts';

test.each<[pattern: string, text: string, matches: boolean]>([
  ['net reconnects', 'net reconnects', true],
  ['net reconnects', 'net reconnects twice', false],
  ['net *', 'net reconnects', true],
  ['net *', 'net', false],
  ['*reconnects', 'net reconnects', true],
  ['*', '', true],
  ['*', 'a * b', true],
  ['', '', true],
  ['', 'a', false],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['**a**', 'xay', true],
  ['a.c', 'abc', false],
  ['a?', 'ab', false],
  ['[ab]', 'a', false],
  ['net › *', 'net › ünïcode 🙂', true],
  ['*ab', 'aab', true],
])('the pattern %j, against %j: %j', (pattern, text, matches) => {
  expect(matchesWildcard(pattern, text)).toBe(matches);
});

describe('a pattern is a regular expression in which * alone is special', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.', '\n'), maxLength: 12 });

  test('the two agree', () => {
    fc.assert(
      fc.property(letters, letters, (pattern, text) => {
        const literal = pattern
          .split('*')
          .map((part) => part.replace(/[.\n]/g, (character) => (character === '.' ? '\\.' : '\\n')));
        const oracle = new RegExp(`^${literal.join('[^]*')}$`);
        expect(matchesWildcard(pattern, text)).toBe(oracle.test(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('a pattern made against regular expressions costs no more than pattern times text', () => {
    expect(matchesWildcard(`${'*a'.repeat(200)}b`, 'a'.repeat(20_000))).toBe(false);
  });
});
