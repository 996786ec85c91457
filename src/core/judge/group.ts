import { fault } from '../fault.ts';
import type { Policy } from '../policy/policy.ts';
import type { Regenerated } from '../record/regenerated.ts';
import { err } from '../result.ts';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import type { RecordSource, Verdict } from './verdict.ts';

/** What is known of the commit that a merge queue made. */
export interface GroupFacts {
  readonly commit: string;
  readonly policy: Policy;
  /** The suites that any pull request of the group touches. */
  readonly touched: ReadonlySet<string>;
  readonly regenerated: Regenerated;
}

/** The verdict on a group's own commit: its suites must pass, and nothing is pinned that they could be compared with. */
export const judgeGroupCommit = (facts: GroupFacts): Verdict =>
  judge({
    ...facts,
    changed: undefined,
    group: true,
    blockNeeded: false,
    pinned: err([fault('block-missing', 'a group has no body of its own')]),
    walled: true,
  });

/** The verdict on one pull request of a group, by the record of its own head. */
export interface MemberVerdict {
  readonly number: number;
  readonly verdict: Verdict;
  /** Where that record comes from; undefined where there is none. */
  readonly record?: RecordSource | undefined;
}

/** The verdict on a group: the first pull request in it that does not match decides where its own commit does. */
export const withMembers = (own: Verdict, members: readonly MemberVerdict[]): Verdict => {
  if (!own.pass) return own;
  const bad = members.find(({ verdict }) => !verdict.pass);
  const { block: _, ...verdict } = bad === undefined ? own : bad.verdict;
  return {
    ...verdict,
    commit: own.commit,
    group: members.map(({ number }) => number),
    records: members.flatMap(({ number, record }) => (record === undefined ? [] : [{ number, record }])),
    findings: bad === undefined ? [] : verdict.findings.map((one) => naming(bad.number, one)),
    // The group itself has no block to be looked at; what was not looked at of its pull requests is.
    notChecked: [
      ...own.notChecked.filter((what) => what !== 'block'),
      ...members.flatMap((member) => member.verdict.notChecked.map((what) => `#${member.number}: ${what}`)),
    ],
  };
};

const naming = (number: number, finding: Finding): Finding => ({
  ...finding,
  message: `pull request #${number} of this group: ${finding.message}`,
  remedy: `take #${number} out of the queue; then, in it: ${finding.remedy}`,
});
