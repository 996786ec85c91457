import { expect, test } from 'vitest';
import { finding, show } from '../../../src/core/judge/finding.ts';
import { judge } from '../../../src/core/judge/judge.ts';
import { decide, refuse } from '../../../src/core/judge/verdict.ts';
import { GREEN, HEAD, policyWith, unitRan, unreadable } from './cases.ts';

test('a fault is told of what is inconclusive, and of nothing else', () => {
  const decided = (...findings: Parameters<typeof finding>[]) =>
    decide({ commit: HEAD, findings: findings.map((one) => finding(...one)) });
  expect(decided(['hand-over-broken', 'x'])).toMatchObject({ outcome: 'inconclusive', fault: 'runner' });
  expect(decided(['suite-failed', 'x'])).not.toHaveProperty('fault');
  expect(decided()).toStrictEqual({ outcome: 'match', pass: true, commit: HEAD, findings: [], notChecked: [] });
});

test('a refusal without a reason is a fault of ours, and one with a reason has that alone', () => {
  expect(refuse(HEAD, [])).toMatchObject({ outcome: 'inconclusive', findings: [{ code: 'internal' }] });
  expect(refuse(HEAD, [finding('policy-moved', 'x')]).findings.map(({ code }) => code)).toEqual(['policy-moved']);
});

test('a body that has no block, and something else that is wrong, is no body without a block', () => {
  const facts = { ...unitRan(policyWith(), 0, GREEN), blockNeeded: false };
  expect(judge({ ...facts, pinned: unreadable('block-missing') }).outcome).toBe('match');
  expect(judge({ ...facts, pinned: unreadable('block-missing', 'block-hidden') }).outcome).toBe('mismatch');
});

test('a verdict holds the first hundred findings, says how many more there are, and cuts what is very long', () => {
  const long = 'x'.repeat(4_001);
  const all = Array.from({ length: 102 }, (_, at) =>
    at === 1
      ? finding('suite-failed', long, { pinned: [long], regenerated: 'y' })
      : finding('suite-failed', `${at}`, { pinned: 0 }),
  );
  const { outcome, findings } = decide({ commit: HEAD, findings: all });
  expect(outcome).toBe('failing');
  expect(findings).toHaveLength(100);
  expect(findings[0]).toEqual(all[0]);
  expect(findings[1]).toEqual({ ...all[0], message: `${long.slice(1)}…`, pinned: undefined, regenerated: 'y' });
  expect(findings[99]).toEqual({ ...all[99], message: '99; and 2 more' });
  expect(decide({ commit: HEAD, findings: all.slice(2) }).findings).toEqual(all.slice(2));
});

test('a value is shown whole up to 200 characters', () => {
  expect(show('x'.repeat(200))).toBe('x'.repeat(200));
  expect(show('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});
