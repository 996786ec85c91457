import type { MergeGroupEvent } from '../core/event.ts';
import { fault } from '../core/fault.ts';
import { judgeGroupCommit, type MemberVerdict, withMembers } from '../core/judge/group.ts';
import { touchedSuites } from '../core/policy/applicability.ts';
import type { Regenerated } from '../core/record/regenerated.ts';
import type { Result } from '../core/result.ts';
import { type BasePolicy, readBasePolicy } from './base-policy.ts';
import { type Search, searchFor } from './earlier-record.ts';
import { faultVerdict, type Judgement, judgeLive } from './judge-live.ts';
import { pathsOfAll } from './live-pull-request.ts';
import { pullsOfGroup } from './merge-group.ts';
import type { Clock, CommitReader, PullRequest, QueueReader, RunReader } from './ports.ts';

/** What a group is judged with. */
export interface GroupReaders {
  readonly reader: CommitReader;
  readonly runs: RunReader;
  readonly queue: QueueReader;
  readonly clock: Clock;
}

/**
 * Judges a group of a merge queue: its suites must pass, and the block of every pull request in it must be what the
 * judge found on that one's own head. A head of which there is no such record is not judged by anything else.
 */
export const judgeGroup = async (
  { reader, runs, queue, clock }: GroupReaders,
  event: MergeGroupEvent,
  regenerated: Regenerated,
  policyPath: string,
): Promise<Judgement> => {
  const group = await pullsOfGroup(reader, queue, clock, event);
  if (!group.ok) return faultVerdict(event.head, [group.error]);
  const [first] = group.value;
  const source = await readBasePolicy(reader, event.base, first.base.defaultBranch, policyPath);
  if (!source.ok) return faultVerdict(event.head, source.error);
  const { policy } = source.value;
  const changed = await pathsOfAll(reader, group.value, policy);
  if (!changed.ok) return faultVerdict(event.head, [changed.error]);
  const touched = touchedSuites(policy, changed.value);
  const own = judgeGroupCommit({ commit: event.head, policy, touched, regenerated });
  const remarks = [
    `a merge queue's group: its suites are compared with no block, each block with its own head's record`,
  ];
  if (!own.pass) return { verdict: own, policy: source.value, remarks };

  const members: Member[] = [];
  for (const pull of group.value) {
    const member = await judgeMember(reader, runs, pull, source.value);
    members.push(member);
    remarks.push(member.remark);
  }
  const judged = members.flatMap((member) => member.judged ?? []);
  return { verdict: withMembers(own, members), policy: source.value, remarks, judged };
};

interface Member extends MemberVerdict, Pick<Judgement, 'judged'> {
  readonly remark: string;
}

const judgeMember = async (
  reader: CommitReader,
  runs: RunReader,
  pull: PullRequest,
  source: BasePolicy,
): Promise<Member> => {
  const { number, head } = pull;
  const told = `#${number} at ${head.sha}`;
  const found = await searchFor(reader, runs, pull, source.policy);
  if (!found.ok || found.value.kind === 'none')
    return { number, verdict: withoutRecord(pull, found), remark: `${told}: no record of it` };
  const { regenerated, run, attempt } = found.value;
  const { verdict, judged } = await judgeLive(reader, pull, regenerated, source.path);
  const block = verdict.block === undefined ? 'no block' : `block ${verdict.block}`;
  return {
    number,
    verdict,
    judged,
    remark: `${told}: ${block}, judged by the record of run ${run}, attempt ${attempt}`,
  };
};

const withoutRecord = ({ number, head }: PullRequest, found: Result<Search>) => {
  const reasons = found.ok && found.value.kind === 'none' ? found.value.reasons : [];
  const missing = fault(
    'earlier-record-missing',
    `no run of this workflow left a record of ${head.sha} that may stand in${reasons.length === 0 ? '' : `; ${reasons.join('; ')}`}`,
    {
      remedy: `run all jobs of the newest run of #${number} again (\`gh run rerun\`), and put it into the queue again`,
    },
  );
  return faultVerdict(head.sha, [found.ok ? missing : found.error]).verdict;
};
