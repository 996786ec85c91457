import type { PushEvent } from '../core/event.ts';
import { judgeGroupCommit } from '../core/judge/group.ts';
import { touchedSuites } from '../core/policy/applicability.ts';
import type { Regenerated } from '../core/record/regenerated.ts';
import { readBasePolicy } from './base-policy.ts';
import { faultVerdict, type Judgement } from './judge-live.ts';
import type { CommitReader } from './ports.ts';

/** Judges the commit that a push brought: its suites must pass, all of them. There is no block to compare them with. */
export const judgePush = async (
  reader: CommitReader,
  { head, branch, defaultBranch }: PushEvent,
  regenerated: Regenerated,
  policyPath: string,
): Promise<Judgement> => {
  const source = await readBasePolicy(reader, branch, defaultBranch, policyPath);
  if (!source.ok) return faultVerdict(head, source.error);
  const { policy } = source.value;
  const touched = touchedSuites(policy, undefined);
  return {
    verdict: judgeGroupCommit({ commit: head, policy, touched, regenerated }),
    policy: source.value,
    remarks: [`a push to ${branch}: its suites are compared with no block. Where they pass, they are a baseline`],
  };
};
