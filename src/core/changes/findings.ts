import { type Finding, finding } from '../judge/finding.ts';
import { type Change, type CompiledRule, decideChange } from './decide.ts';

/** A reader looks at no more of them, and a verdict has to fit where it is shown. */
const MOST_FINDINGS = 50;

/** What the rule finds in a pull request's whole difference from its merge base: a finding for each denied path. */
export const changeFindings = (rule: CompiledRule, changes: readonly Change[]): readonly Finding[] => {
  const found = changes.flatMap((change) => {
    const decision = decideChange(rule, change);
    return decision.state === 'denied' ? [finding(decision.code, decision.why, { place: { file: change.path } })] : [];
  });
  const [first, ...rest] = found.slice(MOST_FINDINGS);
  if (first === undefined) return found;
  const message = `${rest.length + 1} more paths are denied`;
  return [...found.slice(0, MOST_FINDINGS), finding(first.code, message)];
};
