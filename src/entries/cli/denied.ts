import type { DeskBase } from '../../app/desk/base.ts';
import { compileRule } from '../../core/changes/decide.ts';
import { changeFindings } from '../../core/changes/findings.ts';
import { fault } from '../../core/fault.ts';
import type { Finding } from '../../core/judge/finding.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { readChanges } from '../../io/git/changes.ts';
import { mergeBase } from '../../io/git/commits.ts';
import type { Desk } from './desk.ts';

/** What the policy's rule about paths finds in a commit's difference from its merge base, as the check will. */
export const deniedHere = async (
  { git }: Desk,
  { policy, path, commit: base }: DeskBase,
  commit: string,
): Promise<Result<readonly Finding[]>> => {
  if (policy.changes === undefined) return ok([]);
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
  return changes.ok ? ok(changeFindings(rule, changes.value)) : changes;
};
