import { describe, expect, test } from 'vitest';
import { judgeGroupCommit, withMembers } from '../../../src/core/judge/group.ts';
import { judge } from '../../../src/core/judge/judge.ts';
import { claiming, GREEN, HEAD, OTHER, policyWith, RED, unitRan } from './cases.ts';

const policy = policyWith('', 'isolation: none');
const green = unitRan(policy, 0, GREEN);
const honest = judge(green);
const lying = judge(claiming(green, {}, { exit: 1 }));
const group = (facts = green, commit = HEAD) => judgeGroupCommit({ ...facts, commit });

describe('the commit that a merge queue made', () => {
  test('matches where its suites pass; it pins nothing, and says so', () => {
    expect(group()).toMatchObject({ outcome: 'match', pass: true, notChecked: ['block'] });
    expect(group()).not.toHaveProperty('block');
  });

  test('fails where one does not', () => {
    expect(group(unitRan(policy, 1, RED))).toMatchObject({ outcome: 'failing', findings: [{ code: 'suite-failed' }] });
  });

  test('is not judged by the record of another commit, nor by one without the walls that are wanted', () => {
    expect(group(green, OTHER)).toMatchObject({ outcome: 'inconclusive', findings: [{ code: 'head-moved' }] });
    const strict = policyWith();
    expect(group(unitRan(strict, 0, GREEN)).outcome).toBe('inconclusive');
  });
});

describe('the verdict on a group', () => {
  test('is that on its own commit where that does not match, or all pull requests do', () => {
    const red = group(unitRan(policy, 1, RED));
    expect(withMembers(red, [{ number: 3, verdict: lying }])).toBe(red);
    const own = group();
    expect(withMembers(own, [{ number: 3, verdict: honest }])).toEqual({
      ...own,
      group: [3],
      records: [],
      notChecked: [],
    });
  });

  test('keeps what of its own commit was not checked', () => {
    const own = { ...group(), notChecked: ['block', 'suite mac: runs on macos only'] };
    expect(withMembers(own, [{ number: 3, verdict: honest }]).notChecked).toEqual(['suite mac: runs on macos only']);
  });

  test('says of which pull requests something was not checked', () => {
    const members = [
      { number: 3, verdict: honest },
      { number: 4, verdict: { ...honest, notChecked: ['block'] } },
    ];
    expect(withMembers(group(), members)).toMatchObject({ pass: true, notChecked: ['#4: block'] });
  });

  test('says by which record each block was judged', () => {
    const records = [
      { number: 3, record: { run: '80', attempt: 2 } },
      { number: 4, record: 'anew' },
    ] as const;
    const members = [...records.map((one) => ({ ...one, verdict: honest })), { number: 5, verdict: lying }];
    expect(withMembers(group(), members)).toMatchObject({ pass: false, group: [3, 4, 5], records });
    expect(withMembers(group(), members).records).toHaveLength(2);
  });

  test('is that on the first pull request which does not, named with the way out', () => {
    const verdict = withMembers(group(), [
      { number: 3, verdict: honest },
      { number: 4, verdict: { ...lying, commit: OTHER } },
    ]);
    expect(verdict).toMatchObject({ outcome: 'mismatch', pass: false, commit: HEAD, group: [3, 4] });
    expect(verdict).not.toHaveProperty('block');
    expect(verdict.findings[0]?.message).toMatch(/^pull request #4 of this group: /);
    expect(verdict.findings[0]?.remedy).toMatch(/^take #4 out of the queue; then, in it: /);
  });
});
