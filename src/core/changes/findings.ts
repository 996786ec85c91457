import { type Finding, finding } from '../judge/finding.ts';
import { type Change, type CompiledRule, decideChange } from './decide.ts';

/** A reader looks at no more of them, and a verdict has to fit where it is shown. */
const MOST_FINDINGS = 50;

/** Why what is protected is not approved, and who has to do what about it. */
export interface Unapproved {
  readonly why: readonly string[];
  readonly remedy: string;
}

/** Whether somebody's approval would lift what the rule finds. */
export const asksForApproval = (rule: CompiledRule, changes: readonly Change[]): boolean =>
  changes.some((change) => {
    const decision = decideChange(rule, change);
    return decision.state === 'denied' && decision.code === 'path-protected' && isLifted(rule, change);
  });

const isLifted = (rule: CompiledRule, change: Change): boolean => {
  const decision = decideChange(rule, change, true);
  return decision.state !== 'denied' || decision.code !== 'path-protected';
};

/**
 * What the rule finds in a pull request's whole difference from its merge base: a finding for each denied path.
 * `approval` says whether what is protected may be changed, where that was asked.
 */
export const changeFindings = (
  rule: CompiledRule,
  changes: readonly Change[],
  approval?: 'approved' | Unapproved,
): readonly Finding[] => {
  const found = changes.flatMap((change) => {
    const decision = decideChange(rule, change, approval === 'approved');
    if (decision.state !== 'denied') return [];
    const { code, why } = decision;
    const place = { file: change.path };
    if (code !== 'path-protected' || approval === undefined || approval === 'approved' || !isLifted(rule, change))
      return [finding(code, why, { place })];
    const opinions =
      approval.why.length === 0 ? 'nobody has approved it' : `no approval counts: ${approval.why.join('; ')}`;
    return [finding(code, `${why}, and ${opinions}`, { place, remedy: approval.remedy })];
  });
  const [first, ...rest] = found.slice(MOST_FINDINGS);
  if (first === undefined) return found;
  const message = `${rest.length + 1} more paths are denied`;
  return [...found.slice(0, MOST_FINDINGS), finding(first.code, message)];
};
