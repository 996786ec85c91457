import { describe, expect, test } from 'vitest';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import type { By } from '../../../src/core/record/record.ts';
import { policyOf } from '../policy/policies.ts';
import { honest, run } from './cases.ts';

const policy = (isolation: string) =>
  policyOf(`version: 1
isolation: ${isolation}
suites:
  unit: { run: npm test, scope: offline }
  types: { run: npx tsc, scope: syntax }
  docs: { run: make docs, scope: offline, paths: [docs/**] }
`);

const judged = (
  least: string,
  by: Pick<By, 'isolation' | 'network'>,
  more: Partial<Facts> = {},
): readonly [string, readonly string[]] => {
  const rules = policy(least);
  const ran = Object.fromEntries(['unit', 'types'].map((name) => [name, { first: run(rules, name, 0, []) }]));
  const facts = honest(rules, ran);
  const regenerated = {
    ...facts.regenerated,
    by: { ...facts.regenerated.by, ...by },
    absent: { docs: 'paths' as const },
  };
  const { outcome, findings } = judge({
    ...facts,
    regenerated,
    walled: true,
    touched: new Set(['unit', 'types']),
    ...more,
  });
  return [outcome, findings.map(({ code, suite }) => (suite === undefined ? code : `${code} ${suite}`))];
};

describe('a record of CI', () => {
  test.each([
    ['user', 'namespace', 'none', 'match', []],
    ['user', 'container', 'none', 'match', []],
    ['user', 'user', 'none', 'match', []],
    ['user', 'user', 'open', 'inconclusive', ['network-not-cut unit']],
    ['user', 'none', 'open', 'inconclusive', ['isolation-too-weak']],
    ['namespace', 'namespace', 'none', 'match', []],
    ['namespace', 'user', 'none', 'inconclusive', ['isolation-too-weak']],
    ['none', 'none', 'open', 'match', []],
    ['none', 'namespace', 'open', 'match', []],
  ] as const)('under isolation: %s, with %s and the network %s, is %s', (least, isolation, network, outcome, codes) => {
    expect(judged(least, { isolation, network })).toEqual([outcome, codes]);
  });

  test('is looked at before the block: where nothing can be said, nobody is told a difference', () => {
    const found = judged('user', { isolation: 'none', network: 'open' }, { pinned: { ok: false, error: [] } });
    expect(found).toEqual(['inconclusive', ['isolation-too-weak']]);
  });
});

test('a record of a desk is asked for no walls', () => {
  expect(judged('namespace', { isolation: 'none', network: 'open' }, { walled: false })).toEqual(['match', []]);
});
