import { describe, expect, test } from 'vitest';
import { CODES, type Code } from '../../../src/core/codes.ts';
import { finding } from '../../../src/core/judge/finding.ts';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import { decide, EXIT_STATUS, type Outcome, refuse } from '../../../src/core/judge/verdict.ts';
import { claiming, GREEN, HEAD, OTHER, policyWith, RED, run, unitRan, unreadable } from './cases.ts';

const POLICY = policyWith();
const GREEN_RUN = run(POLICY, 'unit', 0, GREEN);
const RED_RUN = run(POLICY, 'unit', 1, RED);
const green = unitRan(POLICY, 0, GREEN);
const red = unitRan(POLICY, 1, RED);
const stale = claiming(green, { commit: OTHER });
const lying = claiming(red, {}, { exit: 0 });
/** The block says what the second run gave; the first gave something else. */
const wavering = claiming(unitRan(POLICY, 1, RED, GREEN_RUN), {}, GREEN_RUN.record);
const moved: Partial<Facts> = { regenerated: { ...green.regenerated, commit: OTHER } };
const noBlock: Partial<Facts> = { pinned: unreadable('block-missing') };

interface Row {
  readonly facts: Facts;
  readonly outcome: Outcome;
  readonly exit: 0 | 1 | 2;
  readonly codes: readonly Code[];
  readonly notChecked?: readonly string[];
}

describe('the outcome table: the first row that holds decides', () => {
  const rows: Readonly<Record<string, Row>> = {
    // 1. Nothing can be said.
    'the suites ran on another commit': {
      facts: { ...green, ...moved },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['head-moved'],
    },
    '… before a block that is missing': {
      facts: { ...green, ...moved, ...noBlock },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['head-moved'],
    },
    '… before a block that is stale': {
      facts: { ...stale, ...moved },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['head-moved'],
    },
    'the policy changed while the suites ran': {
      facts: { ...green, policy: policyWith('cwd: a') },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['policy-changed'],
    },
    'the block has a newer format': {
      facts: { ...green, pinned: unreadable('format-newer') },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['format-newer'],
    },
    '… before a block that cannot be read': {
      facts: { ...green, pinned: unreadable('block-unreadable', 'format-newer') },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['format-newer'],
    },
    'more tests are called unstable than may be, before a lie': {
      facts: claiming(unitRan(policyWith('unstable: ["*"]'), 0, GREEN), { tree: OTHER }),
      outcome: 'inconclusive',
      exit: 2,
      codes: ['unstable-too-many'],
    },
    // 2. The block.
    'no block where one is needed': {
      facts: { ...green, ...noBlock },
      outcome: 'mismatch',
      exit: 1,
      codes: ['block-missing'],
    },
    '… before a suite that fails': {
      facts: { ...red, ...noBlock },
      outcome: 'mismatch',
      exit: 1,
      codes: ['block-missing'],
    },
    'a hidden block': {
      facts: { ...green, pinned: unreadable('block-hidden') },
      outcome: 'mismatch',
      exit: 1,
      codes: ['block-hidden'],
    },
    'an imitation where no block is needed': {
      facts: { ...green, blockNeeded: false, pinned: unreadable('block-imitated') },
      outcome: 'mismatch',
      exit: 1,
      codes: ['block-imitated'],
    },
    'several faults of one block, and no others': {
      facts: { ...green, pinned: unreadable('block-unreadable', 'field-invented') },
      outcome: 'mismatch',
      exit: 1,
      codes: ['block-unreadable'],
    },
    'a field that the format does not have': {
      facts: { ...green, pinned: unreadable('field-invented') },
      outcome: 'mismatch',
      exit: 1,
      codes: ['field-invented'],
    },
    // 3. Stale.
    'another commit': { facts: stale, outcome: 'stale', exit: 1, codes: ['commit-stale'] },
    '… and counts are not compared': {
      facts: claiming(red, { commit: OTHER, tree: OTHER }, { exit: 0 }),
      outcome: 'stale',
      exit: 1,
      codes: ['commit-stale'],
    },
    '… before the policy': {
      facts: claiming(green, { commit: OTHER, policy: `sha256:${'0'.repeat(64)}` }),
      outcome: 'stale',
      exit: 1,
      codes: ['commit-stale'],
    },
    'another policy': {
      facts: claiming(red, { policy: `sha256:${'0'.repeat(64)}` }, { exit: 0 }),
      outcome: 'stale',
      exit: 1,
      codes: ['policy-moved'],
    },
    // 4. The suite varies.
    'a second run gives what the block says': {
      facts: wavering,
      outcome: 'inconclusive',
      exit: 2,
      codes: [
        'unstable',
        'suite-failed',
        'exit-contradicted',
        'tests-contradicted',
        'tests-contradicted',
        'digest-contradicted',
        'group-contradicted',
      ],
    },
    'a suite fails once of two times, and no block claims anything': {
      facts: { ...unitRan(POLICY, 1, RED, GREEN_RUN), ...noBlock, blockNeeded: false },
      outcome: 'inconclusive',
      exit: 2,
      codes: ['unstable', 'suite-failed'],
      notChecked: ['block'],
    },
    // 5. The record is true; the suite fails.
    'a red suite that is pinned as red': { facts: red, outcome: 'failing', exit: 1, codes: ['suite-failed'] },
    '… twice': { facts: unitRan(POLICY, 1, RED, RED_RUN), outcome: 'failing', exit: 1, codes: ['suite-failed'] },
    'a red suite without a block where none is needed': {
      facts: { ...red, ...noBlock, blockNeeded: false },
      outcome: 'failing',
      exit: 1,
      codes: ['suite-failed'],
      notChecked: ['block'],
    },
    // 6. Any other finding.
    'a red suite that is pinned as green': {
      facts: lying,
      outcome: 'mismatch',
      exit: 1,
      codes: ['suite-failed', 'exit-contradicted'],
    },
    'another tree': {
      facts: claiming(green, { tree: OTHER }),
      outcome: 'mismatch',
      exit: 1,
      codes: ['tree-contradicted'],
    },
    'a suite that varies, and a lie that does not': {
      facts: claiming(unitRan(POLICY, 1, RED, GREEN_RUN), { tree: OTHER }, GREEN_RUN.record),
      outcome: 'mismatch',
      exit: 1,
      codes: [
        'tree-contradicted',
        'unstable',
        'suite-failed',
        'exit-contradicted',
        'tests-contradicted',
        'tests-contradicted',
        'digest-contradicted',
        'group-contradicted',
      ],
    },
    // 7. No finding.
    'the record is what was found': { facts: green, outcome: 'match', exit: 0, codes: [] },
    'no block, and none is needed': {
      facts: { ...green, ...noBlock, blockNeeded: false },
      outcome: 'match',
      exit: 0,
      codes: [],
      notChecked: ['block'],
    },
    'a block where none is needed is judged like any other': {
      facts: { ...lying, blockNeeded: false },
      outcome: 'mismatch',
      exit: 1,
      codes: ['suite-failed', 'exit-contradicted'],
    },
  };

  test.each(Object.entries(rows))('%s', (_name, { facts, outcome, exit, codes, notChecked = [] }) => {
    const verdict = judge(facts);
    expect({ outcome: verdict.outcome, codes: verdict.findings.map(({ code }) => code) }).toEqual({ outcome, codes });
    expect(EXIT_STATUS[verdict.outcome]).toBe(exit);
    expect(verdict.pass).toBe(outcome === 'match' && codes.length === 0);
    expect(verdict.notChecked).toEqual(notChecked);
    expect(verdict.commit).toBe(HEAD);
  });
});

describe('a verdict', () => {
  test('names the block that it judged, and none where none could be read', () => {
    expect(judge(green).block).toBe(green.pinned.ok ? green.pinned.value.digest : '');
    expect(judge(stale).block).toMatch(/^sha256:/);
    expect(judge({ ...green, ...noBlock })).not.toHaveProperty('block');
  });

  test('every finding has its code’s remedy and a message of its own', () => {
    for (const { code, message, remedy } of judge(wavering).findings) {
      expect(remedy).toBe(CODES[code].remedy);
      expect(message).not.toBe('');
    }
  });

  test('a suite that varies is the suite’s fault, and says what varied', () => {
    const verdict = judge(wavering);
    expect(verdict.fault).toBe('suite');
    expect(verdict.findings[0]?.message).toBe(
      'unit: a second run on this commit gives other results: suite-failed, exit, tests.passed, tests.failed, digest, groups; not the same twice: a.ts › adds',
    );
  });

  test('what failed or was skipped once of two times is told once, and nothing where there are no lists of it', () => {
    const again = run(POLICY, 'unit', 0, ['skipped a.ts › adds', ...GREEN.slice(1)]);
    const facts = unitRan(POLICY, 1, RED, again);
    expect(judge(claiming(facts, {}, again.record)).findings[0]?.message).toMatch(/; not the same twice: a.ts › adds$/);
    const counted = policyWith('tests: counts');
    const second = run(counted, 'unit', 0, GREEN);
    const [first] = judge(claiming(unitRan(counted, 1, RED, second), {}, second.record)).findings;
    expect(first?.message).toMatch(/: suite-failed, exit, tests.passed, tests.failed$/);
  });

  test.each<[code: Code, blame: string]>([
    ['github-unreachable', 'github'],
    ['policy-invalid', 'repository'],
    ['hand-over-broken', 'runner'],
    ['block-moving', 'author'],
    // What stops a desk stops a job as well: nothing follows from it about the pull request.
    ['git-failed', 'runner'],
    ['program-missing', 'runner'],
    ['report-tracked', 'suite'],
  ])('the fault %s makes it inconclusive and lies with %s', (code, blame) => {
    const verdict = refuse(HEAD, [finding(code, 'x'), finding('suite-failed', 'y')]);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', pass: false, fault: blame, findings: [{ code }] });
    expect(verdict.findings).toHaveLength(1);
  });

  test.each([
    [judge({ ...green, pinned: unreadable() })],
    [judge({ ...green, blockNeeded: false, pinned: unreadable() })],
    [refuse('', [])],
  ])('without a reason is a fault of ours and never a match', (verdict) => {
    expect(verdict).toMatchObject({ outcome: 'inconclusive', pass: false, findings: [{ code: 'internal' }] });
  });

  test.each(Object.keys(EXIT_STATUS))('passes exactly when it is a match: %s', (outcome) => {
    const statuses: Readonly<Record<string, number>> = EXIT_STATUS;
    expect(statuses[outcome] === 0).toBe(outcome === 'match');
  });

  test('no code whatever lets a finding pass', () => {
    const isCode = (code: string): code is Code => Object.hasOwn(CODES, code);
    for (const code of Object.keys(CODES).filter(isCode)) {
      const verdict = decide({ commit: HEAD, findings: [finding(code, 'x')] });
      expect(verdict.pass).toBe(false);
      expect(verdict.outcome).not.toBe('match');
      expect(verdict.findings).toHaveLength(1);
    }
  });

  test('what varied alone, without a second run’s finding, is a mismatch', () => {
    const one = finding('exit-contradicted', 'x');
    expect(decide({ commit: HEAD, findings: [one], varied: [one] }).outcome).toBe('mismatch');
  });
});
