import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  BASELINE_PATH,
  isBaselineRun,
  type WantedBaseline,
  whyNotBaseline,
} from '../../../src/core/earlier/baseline.ts';
import {
  baselineAttempt,
  baselineName,
  decodeBaseline,
  encodeBaseline,
  type KeptBaseline,
} from '../../../src/core/earlier/kept-baseline.ts';
import type { RunFacts } from '../../../src/core/earlier/stands-in.ts';
import { GREEN, HEAD, OTHER, policyWith, unitRan } from '../judge/cases.ts';

const policy = policyWith();
const { regenerated: ran } = unitRan(policy, 0, GREEN);
const regenerated = { ...ran, by: { ...ran.by, isolation: 'user' as const } };
const KEPT: KeptBaseline = {
  run: '80',
  attempt: 2,
  branch: 'main',
  regenerated,
  tests: { unit: [['passed', 'a.test.js', 'adds']] },
};
const RUN: RunFacts = {
  id: 80,
  workflow: 9,
  path: BASELINE_PATH,
  event: 'push',
  head: HEAD,
  branch: 'main',
  headRepository: 'octo/demo',
  startedAt: Date.parse('2026-11-29T12:00:00Z'),
};
const WANTED: WantedBaseline = { commit: HEAD, repository: 'octo/demo', branches: ['main', 'release'], policy };

describe('a run that may leave a baseline', () => {
  test('is one of the baseline’s workflow for a push of the merge base', () => {
    expect(isBaselineRun(RUN, WANTED)).toBe(true);
    expect(isBaselineRun({ ...RUN, branch: 'release' }, WANTED)).toBe(true);
  });

  test.each<[what: string, run: Partial<RunFacts>]>([
    ['of a pull request', { event: 'pull_request' }],
    ['of another file', { path: '.github/workflows/recount.yml' }],
    ['of another commit', { head: OTHER }],
    ['of another branch, whose workflow nobody has reviewed', { branch: 'topic' }],
    ['of no branch', { branch: undefined }],
    ['of another repository', { headRepository: 'lisa/demo' }],
  ])('is none %s', (_what, run) => {
    expect(isBaselineRun({ ...RUN, ...run }, WANTED)).toBe(false);
  });
});

describe('a baseline', () => {
  test('of the wanted commit and policy is one', () => {
    expect(whyNotBaseline(KEPT, RUN, 2, WANTED)).toBeUndefined();
  });

  test.each<[reason: string, kept: Partial<KeptBaseline>, wanted?: Partial<WantedBaseline>]>([
    ['it says that it is of run 81', { run: '81' }],
    ['it says that it is of run 80, attempt 1', { attempt: 1 }],
    ['on release', { branch: 'release' }],
    ['it is of commit', { regenerated: { ...regenerated, commit: OTHER } }],
    ['it was made under the policy', { regenerated: { ...regenerated, policy: `sha256:${'0'.repeat(64)}` } }],
    ['kept apart from nothing', { regenerated: { ...regenerated, by: { ...regenerated.by, isolation: 'none' } } }],
    ['kept apart from nothing', {}, { policy: { ...policy, isolation: 'none' } }],
  ])('is none where %s', (reason, kept, wanted) => {
    expect(whyNotBaseline({ ...KEPT, ...kept }, RUN, 2, { ...WANTED, ...wanted })).toContain(reason);
  });

  test('is read as it was written', () => {
    expect(decodeBaseline(encodeBaseline(KEPT))).toEqual({ ok: true, value: { kind: 'recount-baseline', ...KEPT } });
  });

  test('has no tests by name where they are too many', () => {
    const read = decodeBaseline(encodeBaseline(KEPT, 100));
    expect(read).toMatchObject({ ok: true, value: { tests: {} } });
  });

  test.each<[what: string, bytes: Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['what is not packed', Buffer.from('{}')],
    ['another kind', gzipSync(JSON.stringify({ ...KEPT, kind: 'recount-kept-record' }))],
    [
      'what is wrong very often',
      gzipSync(JSON.stringify({ ...KEPT, kind: 'recount-baseline', tests: { unit: Array(300_000).fill(1) } })),
    ],
    ['a field more', gzipSync(JSON.stringify({ ...KEPT, kind: 'recount-baseline', trusted: true }))],
  ])('is none: %s', (_what, bytes) => {
    const none = decodeBaseline(bytes);
    expect(none.ok ? '' : none.error).toMatch(/^baseline\.json\.gz holds no baseline: /);
  });

  test.each([
    ['recount-baseline-1', 1],
    ['recount-baseline-12', 12],
    ['recount-baseline-0', undefined],
    ['recount-record-1', undefined],
    ['my-recount-baseline-1', undefined],
  ])('in the artifact %s is of attempt %s', (name, attempt) => {
    expect(baselineAttempt(name)).toBe(attempt);
    if (attempt !== undefined) expect(baselineName(attempt)).toBe(name);
  });
});
