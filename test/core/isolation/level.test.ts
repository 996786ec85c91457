import { describe, expect, test } from 'vitest';
import { askedLevel, isEnough } from '../../../src/core/isolation/level.ts';

const LEVELS = ['none', 'user', 'namespace', 'container'] as const;

test.each([
  ['auto', 'user', 'auto', 'namespace'],
  ['auto', 'namespace', 'namespace', 'namespace'],
  ['auto', 'none', 'none', 'namespace'],
  ['auto', 'container', 'container', 'container'],
  ['none', 'user', 'none', 'none'],
  ['user', 'none', 'user', 'user'],
  ['namespace', 'none', 'namespace', 'namespace'],
] as const)(
  'the input %s under a policy of %s asks for %s, and beside the judge for %s',
  (input, policy, asked, both) => {
    expect(askedLevel(input, policy, false)).toBe(asked);
    expect(askedLevel(input, policy, true)).toBe(both);
  },
);

describe('what is enough', () => {
  test.each([
    ['none', LEVELS],
    ['user', ['user', 'namespace', 'container']],
    ['namespace', ['namespace']],
    ['container', ['container']],
  ] as const)('for a policy of %s: %j', (least, enough) => {
    expect(LEVELS.filter((level) => isEnough(level, least))).toEqual(enough);
  });
});
