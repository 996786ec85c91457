import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/core/judge/judge.ts';
import { besides } from '../../../src/core/judge/same-head.ts';
import { claiming, GREEN, policyWith, unitRan } from './cases.ts';

const policy = policyWith('');
const honest = judge(unitRan(policy, 0, GREEN));
const lying = judge(claiming(unitRan(policy, 0, GREEN), {}, { exit: 1 }));
const stale = judge(claiming(unitRan(policy, 0, GREEN), { commit: 'b'.repeat(40) }));

describe('the verdict on a commit that several pull requests have as their head', () => {
  test('is the own one where there is no other, or all match', () => {
    expect(honest.outcome).toBe('match');
    expect(besides(honest, [])).toBe(honest);
    expect(besides(honest, [{ number: 2, verdict: honest }])).toBe(honest);
  });

  test('is the own one where that does not match', () => {
    expect(besides(lying, [{ number: 2, verdict: stale }])).toBe(lying);
  });

  test('is that of the first other that does not match, which is named with the way out', () => {
    const verdict = besides(honest, [
      { number: 2, verdict: honest },
      { number: 3, verdict: lying },
      { number: 4, verdict: stale },
    ]);
    expect(verdict).toMatchObject({ outcome: 'mismatch', pass: false, block: honest.block });
    expect(verdict.findings).toHaveLength(lying.findings.length);
    expect(verdict.findings[0]?.code).toBe('exit-contradicted');
    expect(verdict.findings[0]?.message).toMatch(/^pull request #3, which has the same head commit: /);
    expect(verdict.findings[0]?.remedy).toMatch(/^in #3: .*; or close it, or push a commit of its own/);
  });

  test('has no block where the own pull request has none', () => {
    const { block: _, ...blockless } = honest;
    expect(besides(blockless, [{ number: 3, verdict: lying }])).not.toHaveProperty('block');
  });
});
