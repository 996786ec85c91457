import { type Approval, approvalOf, type GivenApproval, howToApprove } from '../core/changes/approval.ts';
import { type Change, type CompiledRule, compileRule } from '../core/changes/decide.ts';
import { asksForApproval, changeFindings } from '../core/changes/findings.ts';
import type { Approvers } from '../core/changes/rule.ts';
import { fault } from '../core/fault.ts';
import type { Finding } from '../core/judge/finding.ts';
import type { Policy } from '../core/policy/policy.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { CommitReader, PullRequest, ReviewReader } from './ports.ts';

/** What the rule about paths finds in a pull request, and who approved what it protects, where that was asked. */
export interface JudgedChanges {
  readonly findings: readonly Finding[];
  readonly approval?: GivenApproval | undefined;
}

/** A pull request, as far as it is approved. */
export type Approvable = Pick<PullRequest, 'number' | 'head' | 'author'>;

/** Judges the changes again: the difference is the head's and stays, an approval may come and go. */
type JudgeChanges = () => Promise<Result<JudgedChanges>>;

const NO_RULE: JudgedChanges = { findings: [] };

/** Reads the whole difference from the merge base; nothing is asked where the policy has no rule about it. */
export const openChanges = async (
  reader: CommitReader,
  pull: PullRequest,
  { changes: given }: Policy,
  policyPath: string,
): Promise<Result<JudgeChanges>> => {
  if (given === undefined) return ok(async () => ok(NO_RULE));
  const { base, head } = pull;
  const tip = await reader.branchTip(base.ref);
  if (!tip.ok) return tip;
  const rule = compileRule(given, policyPath);
  const changed = await reader.changes(tip.value, head.sha, rule);
  if (!changed.ok) return changed;
  return ok(() => judgeChanges(reader, pull, given.approvers, rule, changed.value));
};

/** What the rule finds in a head's changes, with who approved what it protects; asks only where that would lift it. */
export const judgeChanges = async (
  reader: ReviewReader,
  pull: Approvable,
  approvers: Approvers,
  rule: CompiledRule,
  changes: readonly Change[],
): Promise<Result<JudgedChanges>> => {
  if (!asksForApproval(rule, changes)) return ok({ findings: changeFindings(rule, changes) });
  const approval = await readApproval(reader, pull, approvers);
  if (!approval.ok) return approval;
  if (approval.value.kind === 'given') {
    const { by, as } = approval.value;
    return ok({ findings: changeFindings(rule, changes, 'approved'), approval: { by, as } });
  }
  const { why } = approval.value;
  const remedy = howToApprove(approvers, pull.number, pull.head.sha, pull.author.login);
  return ok({ findings: changeFindings(rule, changes, { why, remedy }) });
};

/** A second person's word is asked for first: then the author's own right need not be known. */
const readApproval = async (
  reader: ReviewReader,
  { number, head, author }: Approvable,
  approvers: Approvers,
): Promise<Result<Approval>> => {
  const reviewed = await reader.reviews(number);
  if (!reviewed.ok) return reviewed;
  const approval = approvalOf(reviewed.value, head.sha);
  // An App has no rights of an administrator, whatever its installation may do.
  if (approval.kind === 'given' || approvers !== 'maintainer' || author.type !== 'User') return ok(approval);
  const administers = await reader.isAdministrator(author.login);
  if (!administers.ok) {
    const { code, message, cause } = administers.error;
    const remedy =
      code === 'github-refused'
        ? `let somebody with write access who is not ${author.login} approve #${number}, or set \`approvers: other\` in the policy on the base branch: then this right need not be read`
        : undefined;
    return err(fault(code, message, { cause, remedy }));
  }
  return ok(administers.value ? { kind: 'given', by: author.login, as: 'maintainer' } : approval);
};
