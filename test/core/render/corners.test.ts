import { expect, test } from 'vitest';
import type { Corners, Had } from '../../../src/core/corners/facts.ts';
import { lossesOf } from '../../../src/core/corners/losses.ts';
import { provesOf } from '../../../src/core/corners/proof.ts';
import { regressionsOf } from '../../../src/core/corners/regressions.ts';
import { cornerSections } from '../../../src/core/render/corners.ts';
import { broken, deleted, edited, type Line, named, ran } from '../corners/cases.ts';
import { honest, policyWith, run } from '../judge/cases.ts';

const sections = (corners: Corners): readonly string[] => {
  const policy = policyWith();
  const { regenerated } = honest(policy, {
    unit: { first: run(policy, 'unit', 0, []), corners },
    types: { first: run(policy, 'types', 0, []) },
  });
  return cornerSections(regenerated);
};
const BASE = ran('passed a.ts › x', 'passed b.ts › w', 'passed b.ts › v', 'passed b.ts › v', 'passed old.ts › m');
const HEAD = ran('skipped b.ts › w', 'passed b.ts › v', 'passed new.ts › m');
const FILES = [deleted('a.ts'), deleted('old.ts', '', 'new.ts'), edited('b.ts', 'it("v")', 'it.only("v")')];

test('without facts there is nothing to show', () => {
  expect(cornerSections(undefined)).toEqual([]);
  expect(sections({})).toEqual([]);
  expect(sections({ losses: lossesOf(BASE, BASE, [], { from: 'stored' }) })).toEqual([]);
});

test('losses are a table, with what was found again', () => {
  expect(sections({ losses: lossesOf(BASE, HEAD, FILES, { from: 'run', milliseconds: 1_500 }) })).toEqual([
    `### Tests of the base that <code>unit</code> lacks

| test | base | head |
| --- | --- | --- |
| <code>a.ts › x</code> | there | gone |
| <code>b.ts › w</code> | ran | skipped |
| <code>b.ts › v</code> | 2 tests | 1 tests |
| <code>old.ts › m</code> | there | found again as <code>new.ts › m</code> |

The base has 5 tests, the head 3. The base's were had by running them here, in 1.5 s. A test is newly marked as the only one to run in <code>b.ts</code>.`,
  ]);
});

test.each<[had: Had, told: string]>([
  [{ from: 'push', run: '12', attempt: 2 }, 'from the record of a push to the base branch, run 12, attempt 2'],
  [{ from: 'stored' }, 'from a stored record'],
])('%j', (had, told) => {
  expect(sections({ losses: lossesOf(BASE, HEAD, FILES, had) })[0]).toContain(told);
});

test('a regression is shown with both versions of its test, and its file', () => {
  const base = ran('passed a.ts › x', 'passed b.ts › y', 'passed b.ts › <i>');
  const head = ran('passed b.ts › y', 'passed b.ts › <i>');
  const over = ran('assertion a.ts › x', 'failed b.ts › y', 'error b.ts › <i>');
  const again = ran('assertion a.ts › x', 'passed b.ts › y', 'error b.ts › <i>');
  const files = [deleted('a.ts'), edited('c.json', 'x')];
  expect(sections({ regressions: regressionsOf(base, head, over, files, again) })).toEqual([
    `### Tests of the base in <code>unit</code> that the head's code does not pass

| test | as the base has it, over the head | as the head has it | the pull request | file |
| --- | --- | --- | --- | --- |
| <code>a.ts › x</code> | fails by an assertion: <code>assertion of x</code> | is gone | deleted | <code>a.ts</code> |
| <code>b.ts › &#60;i&#62;</code> | ends in an error: <code>error of &#60;i&#62;</code> | passes | what it shares or what may hold it is changed | – |
| <code>b.ts › y</code> | fails; the second time it passes | passes | what it shares or what may hold it is changed | – |

3 tests ran, in 0.0 s.`,
  ]);
});

test('proofs are shown over the base and on the head; a broken build is told once', () => {
  expect(sections({ proof: provesOf([named('a.ts › x')], ran('passed a.ts › x'), broken('cannot build')) })).toEqual([
    `### Tests of the head in <code>unit</code> over the base's code

| test | over the base | on the head |
| --- | --- | --- |
| <code>a.ts › x</code> | does not run: <code>cannot build</code> | passes |

0 tests ran, in 0.0 s. The last that was printed: <code>cannot build</code>`,
  ]);
});

test('thirty rows are shown, and the others counted', () => {
  const many = Array.from({ length: 1_200 }, (_, index): Line => `passed a.ts › ${index}`);
  const [section = ''] = sections({ losses: lossesOf(ran(...many), ran(), [], { from: 'stored' }) });
  expect(section.match(/\| there \| gone \|/g)).toHaveLength(30);
  expect(section).toContain('and 1170 more.');
});
