import { describe, expect, it } from 'vitest';
import { type Citation, MOST_CITED } from '../../../src/core/block/citations.ts';
import { judge } from '../../../src/core/judge/judge.ts';
import { citedAmong } from '../../../src/core/tests/cited.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';
import { GREEN, type Line, policyWith, RED, run, unitRan } from './cases.ts';

const policy = policyWith();

const citation = (test: string, outcome: string, suite = 'unit'): Citation => ({
  suite,
  test,
  outcome,
  place: { file: 'the body', line: 7 },
});

const TESTS: readonly RecordedTest[] = [
  ['passed', 'b.ts', 'subtracts'],
  ['skipped', 'b.ts', 'divides'],
  ['passed', 'a.ts', 'twice'],
  ['failed', 'a.ts', 'twice'],
  ['unstable', 'a.ts', 'reconnects'],
  ['passed', 'b.ts', 'adds'],
  ['passed', 'c.ts', 'adds'],
];

/** Honest facts whose body cites this, and what the run tells of it. */
const citing = (cited: Citation, tests: readonly RecordedTest[] | 'too many' = TESTS) => {
  const facts = unitRan(policy, 0, GREEN);
  const { unit, ...suites } = facts.regenerated.suites;
  if (unit === undefined) throw new Error('Expected a suite.');
  const first = { ...unit.first, ...citedAmong([cited.test], tests === 'too many' ? undefined : tests) };
  const regenerated = { ...facts.regenerated, suites: { ...suites, unit: { ...unit, first } } };
  return judge({ ...facts, regenerated, citations: [cited] });
};

describe('what a body cites', () => {
  it.each<[cited: Citation, code: string | undefined, says: string]>([
    [citation('b.ts › subtracts', 'passed'), undefined, ''],
    [citation('divides', 'skipped'), undefined, ''],
    [citation('reconnects', 'passed'), undefined, ''],
    [citation('b.ts › divides', 'passed'), 'citation-contradicted', '"b.ts › divides" passed, and it skipped'],
    [citation('a.ts › twice', 'passed'), 'citation-contradicted', 'and it passed and failed'],
    [citation('b.ts › multiplies', 'passed'), 'citation-invented', 'no test is called so; the nearest: "b.ts › '],
    [citation('xyz', 'passed'), 'citation-invented', 'no test is called so'],
    [citation('b.ts › subtract', 'passed'), 'citation-altered', 'the nearest: "b.ts › subtracts"'],
    [citation('b.ts › subtractss', 'passed'), 'citation-altered', 'the nearest: "b.ts › subtracts"'],
    [citation('b.ts › subtrocts', 'passed'), 'citation-altered', 'the nearest: "b.ts › subtracts"'],
    [citation('b.ts › sutracts', 'passed'), 'citation-altered', 'the nearest: "b.ts › subtracts"'],
    [citation('b.ts › subttracts', 'passed'), 'citation-altered', 'the nearest: "b.ts › subtracts"'],
    [citation('b.ts › subtroctz', 'passed'), 'citation-invented', 'the nearest: "b.ts › subtracts"'],
    [citation('b.ts › subtracts', 'Passed'), 'citation-altered', 'says Passed of "b.ts › subtracts": passed'],
    [citation('adds', 'passed'), 'citation-altered', 'several groups have it; name one: "b.ts › adds", "c.ts › adds"'],
    [citation('b.ts › subtracts', 'pased'), 'citation-altered', 'says pased of "b.ts › subtracts": passed'],
    [citation('b.ts › subtracts', 'passed', 'units'), 'citation-invented', 'holds no such suite'],
  ])('$test: $outcome', (cited, code, says) => {
    const { outcome, findings, notChecked } = citing(cited);
    expect(notChecked).toEqual([]);
    expect({ outcome, codes: findings.map((one) => one.code) }).toEqual({
      outcome: code === undefined ? 'match' : 'mismatch',
      codes: code === undefined ? [] : [code],
    });
    expect(findings.map(({ message, place }) => [message, place?.line])).toEqual(
      code === undefined ? [] : [[expect.stringContaining(says), 7]],
    );
  });

  it('is not checked where no names came over, or the suite was not run', () => {
    const { outcome, notChecked } = citing(citation('subtracts', 'failed'), 'too many');
    expect({ outcome, notChecked }).toEqual({
      outcome: 'match',
      notChecked: [expect.stringContaining('the citation of unit › subtracts: no names of tests came over')],
    });
    const facts = unitRan(policy, 0, GREEN);
    const { notChecked: unrun } = judge({
      ...facts,
      blockNeeded: false,
      touched: new Set(['types']),
      citations: [citation('subtracts', 'passed')],
    });
    expect(unrun).toContainEqual(expect.stringContaining('the citation of unit › subtracts'));
  });

  it('is offered no name where none is like it', () => {
    expect(citing(citation('xyz', 'passed')).findings.map(({ message }) => message)).toEqual([
      'unit: the body cites "xyz", and no test is called so',
    ]);
  });

  it('is each judged by itself', () => {
    const facts = unitRan(policy, 0, GREEN);
    const { unit, ...suites } = facts.regenerated.suites;
    if (unit === undefined) throw new Error('Expected a suite.');
    const first = { ...unit.first, ...citedAmong(['subtracts', 'divides'], TESTS) };
    const citations = ['subtracts', 'divides', 'reconnects'].map((test) => citation(test, 'passed'));
    const { findings, notChecked } = judge({
      ...facts,
      regenerated: { ...facts.regenerated, suites: { ...suites, unit: { ...unit, first } } },
      citations,
    });
    expect(findings.map(({ code, pinned }) => [code, pinned])).toEqual([
      ['citation-contradicted', ['divides', 'passed']],
    ]);
    expect(notChecked).toEqual([expect.stringContaining('the citation of unit › reconnects')]);
  });

  it('is not checked beyond the first so many', () => {
    const facts = unitRan(policy, 0, GREEN);
    const citations = Array.from({ length: MOST_CITED + 1 }, (_, at) => citation(`test ${at}`, 'passed'));
    expect(judge({ ...facts, citations }).notChecked).toContain(`citations after the first ${MOST_CITED}`);
  });

  it('is the fault of the suite where two runs of it disagree', () => {
    const told = (lines: readonly Line[], outcome: 'passed' | 'failed', exit: number) => ({
      ...run(policy, 'unit', exit, lines),
      ...citedAmong(['a.ts › adds'], [[outcome, 'a.ts', 'adds']]),
    });
    const facts = unitRan(policy, 0, GREEN);
    const unit = { first: told(RED, 'failed', 1), again: told(GREEN, 'passed', 0) };
    const regenerated = { ...facts.regenerated, suites: { ...facts.regenerated.suites, unit } };
    const verdict = judge({ ...facts, regenerated, citations: [citation('a.ts › adds', 'passed')] });
    expect(verdict).toMatchObject({ outcome: 'inconclusive', fault: 'suite' });
    expect(verdict.findings.map(({ code }) => code)).toContain('citation-contradicted');
  });
});
