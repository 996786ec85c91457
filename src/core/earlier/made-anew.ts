import type { HeadRecord } from '../hand-over/join.ts';
import type { Level } from '../isolation/level.ts';
import type { Finding } from '../judge/finding.ts';
import { staleness } from '../judge/judge.ts';
import { err, ok, type Result } from '../result.ts';
import { type Wanted, whyNotOf } from './stands-in.ts';

/**
 * Why a head is not run on a machine on which other code of its group has run, or undefined where it may be: a user of
 * its own may leave there what anybody may, and so what a later one finds.
 */
export const whyNotBeside = (level: Level): string | undefined =>
  level === 'user' || level === 'none' ? `level ${level} does not keep the pull requests of a group apart` : undefined;

/**
 * The record of a head that the judged job made beside that of a merge queue's group, or why there is none to judge by:
 * it must be what an earlier record must be, from behind walls that keep the group's other code away.
 */
export const madeAnew = (
  heads: readonly HeadRecord[],
  wanted: Wanted,
): Result<Extract<HeadRecord, { readonly kind: 'made' }>, string> => {
  const head = heads.find(({ commit }) => commit === wanted.head);
  if (head === undefined) return err('this run made none');
  if (head.kind === 'not-made') return err(`this run could make none: ${head.why}`);
  const why = whyNotOf(head.regenerated, wanted) ?? whyNotBeside(head.regenerated.by.isolation);
  return why === undefined ? ok(head) : err(`the one that this run made: ${why}`);
};

/** What is stale about the block of a head, for which no record of it is needed; undefined where nothing is. */
export const staleBlock = ({ head, policy, pinned }: Wanted): Finding | undefined =>
  pinned === undefined ? undefined : staleness({ commit: head, policy }, pinned);
