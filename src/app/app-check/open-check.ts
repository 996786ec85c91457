import { ACTIONS_APP } from '../../core/actions-app.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { findingOf } from '../../core/judge/finding.ts';
import { refuse } from '../../core/judge/verdict.ts';
import { renderCheck } from '../../core/render/check-output.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { PullRequest, RepositoryReader } from '../ports.ts';
import type { AppChecks } from './ports.ts';

/**
 * Makes the check of a pull request's head, in progress, and gives its id. A check of an App that the rules do not name
 * counts for nothing, and one of GitHub Actions could be made by anyone: both are ended as failures.
 */
export const openCheck = async (
  checks: AppChecks,
  reader: Pick<RepositoryReader, 'pullRequest'>,
  number: number,
  head: string,
): Promise<Result<string>> => {
  const pull = await reader.pullRequest(number);
  if (!pull.ok) return pull;
  const opened = await checks.open(head);
  if (!opened.ok) return opened;
  const { id, app } = opened.value;
  const foreign = whyForeign(app, await checks.requiredFrom(pull.value.base.ref), pull.value);
  if (foreign === undefined) return ok(id);
  const told = await failCheck(checks, id, head, foreign);
  return err(told.ok ? foreign : told.error);
};

/** Ends a check as a failure, and says why. */
export const failCheck = (checks: AppChecks, id: string, head: string, reason: Fault): Promise<Result<void>> =>
  checks.finish(id, renderCheck({ verdict: refuse(head, [findingOf(reason)]) }));

const whyForeign = (app: number | undefined, required: readonly number[], { base }: PullRequest): Fault | undefined => {
  if (app === undefined || app === ACTIONS_APP)
    return fault('app-foreign', 'expected the token of an App of your own, found that of GitHub Actions or of nobody');
  return required.length === 0 || required.includes(app)
    ? undefined
    : fault('app-foreign', `${base.ref} requires the check from App ${required.join(', ')}, and this is App ${app}`);
};
