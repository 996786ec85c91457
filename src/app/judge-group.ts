import { madeAnew, staleBlock } from '../core/earlier/made-anew.ts';
import type { Wanted } from '../core/earlier/stands-in.ts';
import type { MergeGroupEvent } from '../core/event.ts';
import { type Fault, fault } from '../core/fault.ts';
import type { HeadRecord, Joined } from '../core/hand-over/join.ts';
import { findingOf } from '../core/judge/finding.ts';
import { judgeGroupCommit, type MemberVerdict, withMembers } from '../core/judge/group.ts';
import { type RecordSource, refuse } from '../core/judge/verdict.ts';
import { touchedSuites } from '../core/policy/applicability.ts';
import type { Policy } from '../core/policy/policy.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type BasePolicy, readBasePolicy } from './base-policy.ts';
import { findEarlierRecord, wantedOf } from './earlier-record.ts';
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
 * judge found on that one's own head, or else what this run found on it. A head of which there is no such record is not
 * judged by anything else.
 */
export const judgeGroup = async (
  readers: GroupReaders,
  event: MergeGroupEvent,
  { regenerated, heads }: Pick<Joined, 'regenerated' | 'heads'>,
  policyPath: string,
): Promise<Judgement> => {
  const { reader, queue, clock } = readers;
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
    const member = await judgeMember(readers, heads, pull, source.value);
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
  { reader, runs }: GroupReaders,
  heads: readonly HeadRecord[],
  pull: PullRequest,
  source: BasePolicy,
): Promise<Member> => {
  const { number, head } = pull;
  const told = `#${number} at ${head.sha}`;
  const wanted = await wantedOf(reader, pull, source.policy);
  const found = wanted.ok ? await recordOf(runs, heads, pull, wanted.value) : wanted;
  if (!found.ok) {
    const stale = wanted.ok ? staleBlock(wanted.value) : undefined;
    return { number, verdict: refuse(head.sha, [stale ?? findingOf(found.error)]), remark: `${told}: no record of it` };
  }
  const { record, regenerated, tallies } = found.value;
  const { verdict, judged } = await judgeLive(reader, pull, regenerated, source.path, tallies, false);
  const block = verdict.block === undefined ? 'no block' : `block ${verdict.block}`;
  const by =
    record === 'anew'
      ? 'a record that this run made anew'
      : `the record of run ${record.run}, attempt ${record.attempt}`;
  return { number, verdict, judged, record, remark: `${told}: ${block}, judged by ${by}` };
};

interface FoundRecord extends Pick<Joined, 'regenerated' | 'tallies'> {
  readonly record: RecordSource;
}

/**
 * The record of a head: one that the judge of an earlier run left, else the one that the judged job made beside the
 * group's own. Whether there is an earlier one is not taken from the judged job's word.
 */
const recordOf = async (
  runs: RunReader,
  heads: readonly HeadRecord[],
  pull: PullRequest,
  wanted: Wanted,
): Promise<Result<FoundRecord>> => {
  const found = await findEarlierRecord(runs, wanted);
  if (!found.ok) return found;
  if (found.value.kind === 'found') {
    const { regenerated, run, attempt } = found.value;
    return ok({ record: { run, attempt }, regenerated, tallies: {} });
  }
  const anew = madeAnew(heads, wanted);
  if (!anew.ok) return err(missing(pull, [...found.value.reasons, anew.error], wanted.policy));
  const { regenerated, tallies } = anew.value;
  return ok({ record: 'anew', regenerated, tallies });
};

const missing = ({ number, head }: PullRequest, reasons: readonly string[], policy: Policy): Fault =>
  fault(
    'earlier-record-missing',
    `no run of this workflow left a record of ${head.sha} that may stand in; ${reasons.join('; ')}`,
    {
      remedy:
        policy.isolation === 'none'
          ? 'take `isolation: none` out of the policy: where the suites are kept apart from nothing, no record of theirs is judged by in a queue'
          : `run all jobs of the newest run of #${number} again (\`gh run rerun RUN\`, whose number \`gh run list --commit ${head.sha}\` tells), and put it into the queue again`,
    },
  );
