import { finding } from '../core/judge/finding.ts';
import { refuse } from '../core/judge/verdict.ts';
import type { WorkflowSource } from '../core/judge/workflow-source.ts';
import { placeIn } from '../core/policy/parse.ts';
import type { Judgement } from './judge-live.ts';

/**
 * A judgement with what the judge knows of itself: whether the pull request brings the file of the workflow that judges
 * it, so that it could have been changed. Under `trust: strict` such a judge says nothing.
 */
export const withSelfCheck = (judgement: Judgement, { own, ref }: WorkflowSource): Judgement => {
  if (!own) return judgement;
  const { verdict, policy } = judgement;
  const what = `the workflow's file is the pull request's own (${ref})`;
  const remarks = [...judgement.remarks, `${what}: whoever may push to it can change what judges it`];
  if (policy?.policy.trust !== 'strict') return { ...judgement, remarks };
  const untrusted = finding('workflow-untrusted', `${what}, and the policy says \`trust: strict\``, {
    place: placeIn(policy.text, policy.path, ['trust']),
  });
  return { ...judgement, remarks, verdict: refuse(verdict.commit, [untrusted], verdict.block) };
};
