import { describe, expect, test } from 'vitest';
import { askedLevel, isEnough } from '../../../src/core/isolation/level.ts';

const LEVELS = ['none', 'user', 'namespace', 'container'] as const;

test.each([
  ['auto', 'user', 'auto'],
  ['auto', 'namespace', 'namespace'],
  ['auto', 'none', 'none'],
  ['auto', 'container', 'auto'],
  ['none', 'user', 'none'],
  ['user', 'none', 'user'],
  ['namespace', 'none', 'namespace'],
] as const)('the input %s under a policy of %s asks for %s', (input, policy, asked) => {
  expect(askedLevel(input, policy)).toBe(asked);
});

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
