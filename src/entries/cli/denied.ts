import type { DeskBase } from '../../app/desk/base.ts';
import type { ReviewReader } from '../../app/ports.ts';
import { type Approvable, type JudgedChanges, judgeChanges } from '../../app/protected-changes.ts';
import { compileRule } from '../../core/changes/decide.ts';
import { changeFindings } from '../../core/changes/findings.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { readChanges } from '../../io/git/changes.ts';
import { mergeBase } from '../../io/git/commits.ts';
import type { Desk } from './desk.ts';

/** A pull request on GitHub at the commit that is looked at, and where its reviews are read. */
export interface Reviewed {
  readonly pull: Approvable;
  readonly reviews: ReviewReader;
}

/**
 * What the policy's rule about paths finds in a commit's difference from its merge base, as the check will. Who approved
 * what is protected can be asked only of a pull request; where the author's token does not show it, `say` tells so.
 */
export const deniedHere = async (
  { git }: Desk,
  { policy, path, commit: base }: DeskBase,
  commit: string,
  reviewed: Reviewed | undefined,
  say: (line: string) => void,
): Promise<Result<JudgedChanges>> => {
  if (policy.changes === undefined) return ok({ findings: [] });
  const ancestor = await mergeBase(git, base, commit);
  if (!ancestor.ok) return ancestor;
  if (ancestor.value === undefined)
    return err(
      fault('git-failed', `${commit} and the base have no common ancestor`, {
        remedy: 'rebase the branch onto the base',
      }),
    );
  const rule = compileRule(policy.changes, path);
  const changes = await readChanges(git, ancestor.value, commit, rule);
  if (!changes.ok) return changes;
  if (reviewed !== undefined) {
    const { pull, reviews } = reviewed;
    const judged = await judgeChanges(reviews, pull, policy.changes.approvers, rule, changes.value);
    if (judged.ok) return judged;
    say(`who has approved what the policy protects could not be read: ${judged.error.message}`);
  }
  return ok({ findings: changeFindings(rule, changes.value) });
};
