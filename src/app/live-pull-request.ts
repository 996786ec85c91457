import { type Fault, fault } from '../core/fault.ts';
import { asksForPaths, type Changed, changedOf } from '../core/policy/applicability.ts';
import type { Policy } from '../core/policy/policy.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Clock, PullRequest, RepositoryReader } from './ports.ts';

/** GitHub's API may lag behind a push: what was just pushed is waited for this long, in milliseconds. */
const PATIENCE = 120_000;
const FIRST_WAIT = 250;

/** That a pull request is not open any more. One that went in cannot be opened again. */
export const notOpen = ({ number, merged }: Pick<PullRequest, 'number' | 'merged'>): Fault =>
  merged === true
    ? fault('pull-request-closed', `pull request #${number} was merged before it was judged`, {
        remedy: 'nothing to do here: `recount audit` tells of what was merged and not judged',
      })
    : fault('pull-request-closed', `pull request #${number} is not open`);

/**
 * The pull request, once the API names the head that is `expected` (the event's, and the checkout's where there is
 * one). One that never does is not guessed at.
 */
export const settledPullRequest = async (
  reader: Pick<RepositoryReader, 'pullRequest'>,
  clock: Clock,
  number: number,
  expected: string | undefined,
): Promise<Result<PullRequest>> => {
  const started = clock.now().getTime();
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    const live = await reader.pullRequest(number);
    if (!live.ok) return live;
    if (!live.value.open) return err(notOpen(live.value));
    const { sha } = live.value.head;
    if (expected === undefined || sha === expected) return live;
    if (clock.now().getTime() - started + wait > PATIENCE)
      return err(
        fault('head-unsettled', `the run is of ${expected}, and GitHub names ${sha} as the head of #${number}`, {
          remedy:
            'nothing to do here if a newer commit was pushed: its own run decides; else run the failed jobs again',
        }),
      );
    await clock.sleep(wait);
  }
};

/** The paths a pull request changes; undefined means all. Where no suite's `paths` need them, a fault is no obstacle. */
export const changedPaths = async (
  reader: Pick<RepositoryReader, 'changedPaths'>,
  pull: PullRequest,
  needed: boolean,
): Promise<Result<Changed>> => {
  const changed = await reader.changedPaths(pull);
  if (!changed.ok) return needed ? changed : ok(undefined);
  return ok(changed.value.kind === 'listed' ? changedOf(changed.value.paths) : undefined);
};

/** The paths that any of several pull requests changes, counted together as a leg counts them; undefined means all. */
export const pathsOfAll = async (
  reader: Pick<RepositoryReader, 'changedPaths'>,
  pulls: readonly PullRequest[],
  policy: Policy,
): Promise<Result<Changed>> => {
  if (!asksForPaths(policy)) return ok(undefined);
  const paths = new Set<string>();
  for (const pull of pulls) {
    const changed = await changedPaths(reader, pull, true);
    if (!changed.ok || changed.value === undefined) return changed;
    for (const path of changed.value) paths.add(path);
  }
  return ok(changedOf(paths));
};
