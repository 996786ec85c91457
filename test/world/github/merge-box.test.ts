import { describe, expect, it } from 'vitest';
import { type Reading, type RequiredState, readings, readMergeBox } from './merge-box.ts';
import type { CheckRun, CommitStatus, Conclusion, GitHubRepository } from './state.ts';

type Given = readonly [suiteId: number, conclusion: Conclusion | null, startedAt?: number];

const checksOf = (given: readonly Given[]): readonly CheckRun[] =>
  given.map(([suiteId, conclusion, startedAt = 0], index) => ({
    id: index + 1,
    name: 'recount',
    headSha: 'abc',
    suiteId,
    appId: 15368,
    status: conclusion === null ? 'in_progress' : 'completed',
    conclusion,
    startedAt: `2026-11-29T12:00:${String(startedAt).padStart(2, '0')}Z`,
    completedAt: null,
  }));

const rule = { branch: 'main', context: 'recount', integrationId: 15368, rulesetId: 1 };

const repositoryOf = (
  checks: readonly CheckRun[],
  statuses: readonly CommitStatus[] = [],
): Pick<GitHubRepository, 'checks' | 'statuses' | 'runs'> => ({
  checks: [...checks],
  statuses: [...statuses],
  runs: new Map(),
});

const stateOf = (checks: readonly CheckRun[], reading: Reading = 'newest-suite'): RequiredState['state'] | undefined =>
  readMergeBox([rule], repositoryOf(checks), 'abc', reading).checks[0]?.state;

describe('the merge box', () => {
  it.each<[Conclusion | null, RequiredState['state']]>([
    ['success', 'satisfied'],
    ['skipped', 'satisfied'],
    ['neutral', 'satisfied'],
    ['failure', 'failing'],
    ['cancelled', 'failing'],
    ['timed_out', 'failing'],
    [null, 'pending'],
  ])('takes one run that ended in %s as %s, under every reading', (conclusion, state) => {
    for (const reading of readings) expect(stateOf(checksOf([[1, conclusion]]), reading)).toBe(state);
  });

  it('waits for a check that nobody has reported', () => {
    expect(stateOf([])).toBe('expected');
    expect(readMergeBox([rule], repositoryOf([]), 'abc', 'newest-run').mergeable).toBe(false);
  });

  it.each<[string, readonly Given[], readonly [suite: string, run: string, red: string]]>([
    [
      'red, then green in a newer suite',
      [
        [1, 'failure', 1],
        [2, 'success', 2],
      ],
      ['satisfied', 'satisfied', 'failing'],
    ],
    [
      'green, then red in a newer suite',
      [
        [1, 'success', 1],
        [2, 'failure', 2],
      ],
      ['failing', 'failing', 'failing'],
    ],
    [
      'red in an old suite, run again green',
      [
        [1, 'failure', 1],
        [2, 'success', 2],
        [1, 'success', 3],
      ],
      ['satisfied', 'satisfied', 'satisfied'],
    ],
    [
      'red in a new suite, an old one run again green',
      [
        [1, 'failure', 1],
        [2, 'failure', 2],
        [1, 'success', 3],
      ],
      ['failing', 'satisfied', 'failing'],
    ],
    [
      'green twice',
      [
        [1, 'success', 1],
        [2, 'success', 2],
      ],
      ['satisfied', 'satisfied', 'satisfied'],
    ],
    [
      'green, and a newer suite still running',
      [
        [1, 'success', 1],
        [2, null, 2],
      ],
      ['pending', 'pending', 'pending'],
    ],
  ])('%s', (_, given, [suite, run, red]) => {
    const checks = checksOf(given);
    expect(readings.map((reading) => stateOf(checks, reading))).toEqual([suite, run, red]);
  });

  it('counts no check of another commit, name or app', () => {
    const [check] = checksOf([[1, 'success']]);
    if (check === undefined) throw new Error('There is one.');
    for (const other of [{ headSha: 'def' }, { name: 'other' }, { appId: 1 }]) {
      expect(stateOf([{ ...check, ...other }])).toBe('expected');
    }
    const { integrationId: _, ...anyone } = rule;
    expect(readMergeBox([anyone], repositoryOf([{ ...check, appId: 1 }]), 'abc', 'newest-suite').mergeable).toBe(true);
  });

  it.each<[string, Conclusion | null | undefined, CommitStatus['state'], RequiredState['state'], number?]>([
    ['alone', undefined, 'success', 'satisfied'],
    ['beside a check that is red', 'failure', 'success', 'failing'],
    ['beside a check that still runs', null, 'success', 'pending'],
    ['that is red beside a green check', 'success', 'failure', 'failing'],
    ['of a person, where Actions is the source', undefined, 'success', 'expected', 15368],
  ])('takes a status of the name %s', (_title, conclusion, set, state, source) => {
    const { integrationId: _, ...anyone } = rule;
    const asked = source === undefined ? anyone : { ...anyone, integrationId: source };
    const at = repositoryOf(conclusion === undefined ? [] : checksOf([[1, conclusion]]), [
      { context: 'recount', headSha: 'abc', state: set },
    ]);
    for (const reading of readings) expect(readMergeBox([asked], at, 'abc', reading).checks[0]?.state).toBe(state);
  });
});
