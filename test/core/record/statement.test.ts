import { describe, expect, it } from 'vitest';
import type { Policy } from '../../../src/core/policy/policy.ts';
import type { Regenerated, SuiteRuns } from '../../../src/core/record/regenerated.ts';
import { recordOf } from '../../../src/core/record/regenerated.ts';
import { type Stated, statementOf } from '../../../src/core/record/statement.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';
import { openSpecification } from '../../fixtures/in-toto/check.ts';
import { GREEN, HEAD, honest, policyWith, RED, run } from '../judge/cases.ts';

const specified = openSpecification();

/** The statement of these runs, which is always as the specification asks. */
const stated = (
  policy: Policy,
  suites: Readonly<Record<string, SuiteRuns>>,
  more: Partial<Stated> & { readonly absent?: Regenerated['absent'] } = {},
) => {
  const regenerated = { ...honest(policy, suites).regenerated, absent: more.absent ?? {} };
  const statement = statementOf({ policy, policyPath: '.github/recount.yml', regenerated, ...more });
  expect(specified(statement), JSON.stringify(specified.errors)).toBe(true);
  return statement;
};

const policy = policyWith();
const types = { types: { first: run(policy, 'types', 0, []) } };
const green = { unit: { first: run(policy, 'unit', 0, GREEN) }, ...types };
const red = { unit: { first: run(policy, 'unit', 1, RED) }, ...types };
const byName: Readonly<Record<string, readonly RecordedTest[]>> = {
  unit: [
    ['passed', 'a.ts', 'adds'],
    ['passed', 'a.ts', 'adds'],
    ['passed', 'b.ts', 'subtracts'],
    ['skipped', 'b.ts', 'divides'],
  ],
};

describe('the record as a statement of in-toto', () => {
  it('is about the commit, and holds the record as an extension field', () => {
    const url = 'https://github.com/octo/demo/actions/runs/7/attempts/1';
    const statement = stated(policy, green, { tests: byName, url });
    const record = recordOf(honest(policy, green).regenerated);
    expect(statement).toEqual({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ digest: { gitCommit: HEAD } }],
      predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
      predicate: {
        result: 'PASSED',
        configuration: [{ name: '.github/recount.yml', digest: { recountPolicy: record.policy.slice(7) } }],
        url,
        passedTests: ['unit › a.ts › adds', 'unit › a.ts › adds', 'unit › b.ts › subtracts'],
        warnedTests: [],
        failedTests: [],
        recount: record,
        recountNotRun: {},
      },
    });
    // Extension fields should have names that no other organisation uses, without dots and dollars.
    const known = ['result', 'configuration', 'url', 'passedTests', 'warnedTests', 'failedTests'];
    const others = Object.keys(statement.predicate).filter((name) => !known.includes(name));
    expect(others.every((name) => /^recount[A-Za-z]*$/.test(name))).toBe(true);
  });

  it('names no page where the run has none', () => {
    expect(stated(policy, green).predicate).not.toHaveProperty('url');
  });

  it.each([
    ['every suite passes', policy, green, {}, 'PASSED'],
    ['a suite fails', policy, red, {}, 'FAILED'],
    ['a suite fails that need not pass', policyWith('must: report'), red, {}, 'WARNED'],
    ['a suite was not run since nothing touches it', policy, types, { absent: { unit: 'paths' } }, 'PASSED'],
    ['a suite was not run on this system', policy, types, { absent: { unit: 'os' } }, 'WARNED'],
    ['a suite is missing without a reason', policy, types, {}, 'WARNED'],
  ] as const)('tells how it ended: %s', (_, under, suites, more, result) => {
    expect(stated(under, suites, more).predicate.result).toBe(result);
  });

  it('names a failed test, also where only the record does, and leaves out what it cannot name', () => {
    const { passedTests, failedTests, warnedTests } = stated(policy, red).predicate;
    expect({ passedTests, failedTests, warnedTests }).toEqual({
      passedTests: undefined,
      failedTests: ['unit › a.ts › adds'],
      warnedTests: [],
    });
    const counts = policyWith('tests: counts');
    const nameless = { unit: { first: run(counts, 'unit', 1, RED) }, ...types };
    const none = { unit: { first: run(counts, 'unit', 0, GREEN) }, ...types };
    expect(stated(counts, none).predicate.failedTests).toEqual([]);
    // An empty list would say that no test failed.
    expect(stated(counts, nameless).predicate).not.toHaveProperty('failedTests');
  });

  it('tells failed tests from passed ones where every test is known by name, and needs no name where none passed', () => {
    const tests = { unit: [['failed', 'a.ts', 'adds'], ...(byName['unit'] ?? []).slice(1)] } as const;
    expect(stated(policy, red, { tests }).predicate).toMatchObject({
      passedTests: ['unit › a.ts › adds', 'unit › b.ts › subtracts'],
      failedTests: ['unit › a.ts › adds'],
    });
    const failing = { unit: { first: run(policy, 'unit', 1, ['failed a.ts › adds']) }, ...types };
    expect(stated(policy, failing).predicate.passedTests).toEqual([]);
  });

  it('warns of an unstable test that failed, and lets one that passed pass', () => {
    const unstable = policyWith('unstable: ["adds*"]');
    const first = run(unstable, 'unit', 1, RED.with(1, 'passed a.ts › adds slowly'));
    const tests = {
      unit: [
        ['unstable', 'a.ts', 'adds'],
        ['unstable', 'a.ts', 'adds slowly'],
        ['passed', 'b.ts', 'subtracts'],
        ['skipped', 'b.ts', 'divides'],
      ],
    } as const;
    expect(stated(unstable, { unit: { first }, ...types }, { tests }).predicate).toMatchObject({
      result: 'WARNED',
      passedTests: ['unit › b.ts › subtracts', 'unit › a.ts › adds slowly'],
      warnedTests: ['unit › a.ts › adds'],
      failedTests: [],
    });
    const cut = { ...first, unstable: first.unstable.slice(0, 1) };
    const some = stated(unstable, { unit: { first: cut }, ...types }, { tests }).predicate;
    expect(some).not.toHaveProperty('warnedTests');
    expect(some).not.toHaveProperty('passedTests');
  });

  it('has no list at all where reports were refused', () => {
    const refused = { unit: { first: run(policy, 'unit', 0, 'report-missing') }, ...types };
    const { result, passedTests, failedTests, warnedTests } = stated(policy, refused).predicate;
    expect({ result, passedTests, failedTests, warnedTests }).toEqual({ result: 'FAILED' });
  });

  it.each([
    [20_000, 20_000],
    [20_001, undefined],
  ])('lists as many tests as a predicate has room for: of %i tests, %j', (count, listed) => {
    const all = (outcome: 'passed' | 'failed') => ({
      tests: { unit: Array.from({ length: count }, (_, at) => [outcome, 'a.ts', `t${at}`] as const) },
    });
    const passing = stated(policy, green, all('passed')).predicate;
    expect([passing.passedTests?.length, passing.failedTests]).toEqual([listed, []]);
    const counts = { total: count, passed: 0, failed: count, skipped: 0 };
    const failing = stated(policy, { unit: { first: { ...red.unit.first, counts } } }, all('failed')).predicate;
    expect([failing.passedTests, failing.failedTests?.length]).toEqual([[], listed]);
  });
});

describe('the check against the specification', () => {
  it.each([
    ['another version of statements', { _type: 'https://in-toto.io/Statement/v0.1' }],
    ['no subject', { subject: [] }],
    ['a subject without a digest', { subject: [{ name: 'a' }] }],
    ['a commit that is none', { subject: [{ digest: { gitCommit: 'main' } }] }],
    ['another predicate', { predicateType: 'https://slsa.dev/provenance/v1' }],
    ['a result that is none', { predicate: { result: 'OK', configuration: [] } }],
    ['no configuration', { predicate: { result: 'PASSED' } }],
    ['a configuration that describes nothing', { predicate: { result: 'PASSED', configuration: [{ name: 'a' }] } }],
    ['a test that is no name', { predicate: { result: 'PASSED', configuration: [], passedTests: [1] } }],
  ])('refuses %s', (_, change) => {
    expect(specified({ ...stated(policy, green), ...change })).toBe(false);
  });
});
