import { describe, expect, test } from 'vitest';
import type { Code } from '../../../src/core/codes.ts';
import { judge } from '../../../src/core/judge/judge.ts';
import type { SuiteRecord } from '../../../src/core/record/record.ts';
import { recordOf } from '../../../src/core/record/regenerated.ts';
import { policyOf } from '../policy/policies.ts';
import { claiming, GREEN, honest, type Line, OTHER, pinning, policyWith, run, unitRan } from './cases.ts';

const TESTS: readonly Line[] = [
  'passed a.ts › adds',
  'failed b.ts › breaks',
  'failed b.ts › breaks',
  'failed b.ts › rots',
  'skipped c.ts › waits',
  'passed d.ts › flickers',
];
/** Red and allowed to be, so that what is claimed of it is all that can be wrong. */
const POLICY = policyWith('must: report, unstable: ["* › flickers"]');
const FACTS = unitRan(POLICY, 1, TESTS);
const FOUND: SuiteRecord = FACTS.regenerated.suites['unit']?.first.record ?? { command: '', scope: 'live', exit: 0 };
const COUNTS = FOUND.tests ?? { total: 0, passed: 0, failed: 0, skipped: 0 };
const GROUPS = Buffer.from(FOUND.groups ?? '', 'base64');
const entry = (index: number): Buffer => GROUPS.subarray(index * 12, index * 12 + 12);
const groups = (...entries: readonly Uint8Array[]): string => Buffer.concat(entries).toString('base64');
const other = Buffer.concat([entry(0).subarray(0, 4), Buffer.alloc(8)]);
const without = (field: keyof SuiteRecord): SuiteRecord => {
  const { [field]: _, ...rest } = FOUND;
  return { command: '', scope: 'live', exit: 0, ...rest };
};

const breaking = (times: number) => Array.from({ length: times }, () => ['b.ts', 'breaks'] as const);
const found = (facts: typeof FACTS) => judge(facts).findings.map(({ code, field = '' }) => `${code} ${field}`.trim());
const pinUnit = (unit: SuiteRecord) => {
  const record = recordOf(FACTS.regenerated);
  return { ...FACTS, pinned: pinning({ ...record, suites: { ...record.suites, unit } }) };
};

test('an honest record matches', () => {
  expect(found(FACTS)).toEqual([]);
});

describe('each field that is falsified alone is found, by its own code', () => {
  test.each<[what: string, claimed: Partial<SuiteRecord>, finding: `${Code} ${string}`]>([
    ['another command', { command: 'npm run fast' }, 'command-altered command'],
    ['a space more in the command', { command: 'npm test ' }, 'command-altered command'],
    ['the command as a list', { command: ['npm', 'test'] }, 'command-altered command'],
    ['the command as a list of itself', { command: ['npm test'] }, 'command-altered command'],
    ['a wider scope', { scope: 'live' }, 'scope-altered scope'],
    ['a narrower scope', { scope: 'syntax' }, 'scope-altered scope'],
    ['a good exit', { exit: 0 }, 'exit-contradicted exit'],
    ['another bad exit', { exit: 2 }, 'exit-contradicted exit'],
    ['a signal', { exit: 'signal:SIGKILL' }, 'exit-contradicted exit'],
    ['a timeout', { exit: 'timeout' }, 'exit-contradicted exit'],
    ['a test more', { tests: { ...COUNTS, total: 7 } }, 'tests-contradicted tests.total'],
    ['a pass more', { tests: { ...COUNTS, passed: 2 } }, 'tests-contradicted tests.passed'],
    ['a failure less', { tests: { ...COUNTS, failed: 2 } }, 'tests-contradicted tests.failed'],
    ['a skip less', { tests: { ...COUNTS, skipped: 0 } }, 'tests-contradicted tests.skipped'],
    ['an unstable test more', { tests: { ...COUNTS, unstable: 2 } }, 'tests-contradicted tests.unstable'],
    [
      'no count of unstable tests',
      { tests: { total: 6, passed: 1, failed: 3, skipped: 1 } },
      'tests-contradicted tests.unstable',
    ],
    ['another digest', { digest: `sha256:${'0'.repeat(64)}` }, 'digest-contradicted digest'],
    ['a report that was refused', { report: 'report-missing' }, 'report-contradicted report'],
    ['a group’s digest', { groups: groups(other, entry(1), entry(2), entry(3)) }, 'group-contradicted groups'],
    ['a group that is not there', { groups: groups(Buffer.alloc(12)) }, 'group-contradicted groups'],
    ['a group twice', { groups: groups(entry(0), entry(0)) }, 'group-contradicted groups'],
    ['groups that are cut', { groups: groups(entry(0), entry(1).subarray(0, 8)) }, 'group-contradicted groups'],
    ['a failing test that passes', { failing: [['a.ts', 'adds']] }, 'failing-contradicted failing'],
    ['a failing test of another group', { failing: [['a.ts', 'breaks']] }, 'failing-contradicted failing'],
    ['a failing test more often than it fails', { failing: breaking(3) }, 'failing-contradicted failing'],
    ['a failing test that is unstable', { failing: [['d.ts', 'flickers']] }, 'failing-contradicted failing'],
    ['a skipped test that fails', { skipping: [['b.ts', 'breaks']] }, 'skipping-contradicted skipping'],
    ['a lost test that is none', { losses: [['a.ts', 'adds']] }, 'loss-contradicted losses'],
    ['a proof that is none', { proves: [['a.ts', 'adds']] }, 'proof-not-shown proves'],
  ])('%s', (_what, claimed, finding) => {
    expect(found(claiming(FACTS, {}, claimed))).toEqual([finding]);
    expect(judge(claiming(FACTS, {}, claimed))).toMatchObject({ outcome: 'mismatch', pass: false });
  });

  test('the tree', () => {
    expect(judge(claiming(FACTS, { tree: OTHER })).findings).toMatchObject([
      { code: 'tree-contradicted', field: 'tree', pinned: OTHER, regenerated: FACTS.regenerated.tree },
    ]);
  });

  test.each<[field: keyof SuiteRecord, finding: string]>([
    ['tests', 'field-missing tests'],
    ['digest', 'field-missing digest'],
  ])('%s that are left out', (field, finding) => {
    expect(found(pinUnit(without(field)))).toEqual([finding]);
  });

  test.each<[field: 'groups' | 'failing' | 'skipping']>([['groups'], ['failing'], ['skipping']])(
    '%s may be left out',
    (field) => {
      expect(found(pinUnit(without(field)))).toEqual([]);
    },
  );
});

describe('a pinned list may be shorter, never other', () => {
  test.each<[what: string, claimed: Partial<SuiteRecord>]>([
    ['no group', { groups: '' }],
    ['one group', { groups: groups(entry(2)) }],
    ['all groups but one', { groups: groups(entry(0), entry(1), entry(3)) }],
    ['no failing test', { failing: [] }],
    ['one failing test', { failing: [['b.ts', 'rots']] }],
    ['a test as often as it fails', { failing: breaking(2) }],
    ['no skipped test', { skipping: [] }],
  ])('%s', (_what, claimed) => {
    expect(found(claiming(FACTS, {}, claimed))).toEqual([]);
  });

  test('groups that differ are told beside those of the same name, twenty at most', () => {
    const [finding] = judge(claiming(FACTS, {}, { groups: groups(other) })).findings;
    expect(finding).toMatchObject({
      pinned: [other.toString('hex')],
      regenerated: [entry(0).toString('hex')],
      message: `unit: groups: 1 of 1 claimed are not as found: a group (its name's hash is ${other.toString('hex', 0, 4)}) differs`,
    });
    const many = groups(...Array.from({ length: 30 }, (_, index) => Buffer.alloc(12, index)));
    expect(judge(claiming(FACTS, {}, { groups: many })).findings[0]?.pinned).toHaveLength(20);
  });

  test('groups that were handed over in pieces contradict what is claimed', () => {
    const torn = structuredClone(FACTS.regenerated);
    const suites = Object.fromEntries(
      Object.entries(torn.suites).map(([name, { first }]) => [
        name,
        { first: { ...first, record: { ...first.record, ...(name === 'unit' ? { groups: 'AAAA' } : {}) } } },
      ]),
    );
    expect(found({ ...FACTS, regenerated: { ...torn, suites } })).toEqual(['group-contradicted groups']);
  });
});

describe('how exactly the policy compares tests', () => {
  const exact = FOUND;
  test.each<[tests: 'counts' | 'outcome', claimed: Partial<SuiteRecord>, findings: readonly string[]]>([
    ['counts', {}, []],
    ['counts', { digest: exact.digest }, ['field-invented digest']],
    ['counts', { groups: exact.groups }, ['field-invented groups']],
    ['counts', { failing: exact.failing }, ['field-invented failing']],
    ['counts', { skipping: [] }, ['field-invented skipping']],
    ['counts', { tests: { ...COUNTS, passed: 2 } }, ['tests-contradicted tests.passed']],
    ['outcome', {}, []],
    ['outcome', { tests: COUNTS }, ['field-invented tests']],
    ['outcome', { digest: exact.digest }, ['field-invented digest']],
    ['outcome', { exit: 2 }, ['exit-contradicted exit']],
  ])('tests: %s, and a block with %j', (tests, claimed, findings) => {
    const facts = unitRan(policyWith(`must: report, unstable: ["* › flickers"], tests: ${tests}`), 1, TESTS);
    expect(found(claiming(facts, {}, claimed))).toEqual(findings);
  });

  test('a suite without reports may claim no count', () => {
    const facts = honest(policyOf('version: 1\nsuites:\n  unit: { run: tsc, scope: syntax }\n'), {
      unit: { first: run(policyOf('version: 1\nsuites:\n  unit: { run: tsc, scope: syntax }\n'), 'unit', 0, []) },
    });
    expect(found(facts)).toEqual([]);
    expect(found(claiming(facts, {}, { tests: COUNTS }))).toEqual(['field-invented tests']);
    expect(found(claiming(facts, {}, { report: 'report-missing' }))).toEqual(['report-contradicted report']);
  });
});

describe('reports that are refused', () => {
  const facts = unitRan(policyWith('must: report'), 0, 'report-missing');

  test.each<[what: string, claimed: Partial<SuiteRecord>, findings: readonly string[]]>([
    ['the same code matches', {}, []],
    ['another code is a difference', { report: 'report-empty' }, ['report-contradicted report']],
    ['counts beside the code are invented', { tests: COUNTS }, ['field-invented tests']],
    ['a digest beside the code is invented', { digest: `sha256:${'0'.repeat(64)}` }, ['field-invented digest']],
  ])('%s', (_what, claimed, findings) => {
    expect(found(claiming(facts, {}, claimed))).toEqual(findings);
  });

  test('are not hidden by a block that claims counts: that one finding says it all', () => {
    const green = unitRan(policyWith('must: report'), 0, GREEN);
    expect(found({ ...facts, pinned: green.pinned })).toEqual(['report-contradicted report']);
    expect(judge({ ...facts, pinned: green.pinned }).findings[0]).toMatchObject({
      regenerated: 'report-missing',
      message: 'unit: report: claimed nothing, found report-missing',
    });
  });
});

describe('a message says what was claimed and what was found', () => {
  test.each<[claimed: Partial<SuiteRecord>, message: string]>([
    [{ exit: 0 }, 'unit: exit: claimed 0, found 1'],
    [{ tests: { ...COUNTS, passed: 9 } }, 'unit: tests.passed: claimed 9, found 1'],
    [{ command: ['npm', 't'] }, 'unit: command: claimed ["npm","t"], found npm test'],
    [{ command: 'x'.repeat(300) }, `unit: command: claimed ${'x'.repeat(200)}…, found npm test`],
    [{ failing: [['a.ts', 'adds']] }, 'unit: failing: claimed a.ts › adds, which did not fail'],
    [{ skipping: [['a.ts', 'adds']] }, 'unit: skipping: claimed a.ts › adds, which was not skipped'],
    [{ losses: [['a.ts', 'adds']] }, 'unit: losses: claimed a.ts › adds, which is not lost'],
    [{ groups: 'AAAA' }, 'unit: groups: not a whole number of entries of 12 bytes'],
  ])('%j', (claimed, message) => {
    expect(judge(claiming(FACTS, {}, claimed)).findings[0]?.message).toBe(message);
  });
});
