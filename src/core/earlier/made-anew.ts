import type { HeadRecord } from '../hand-over/join.ts';
import { err, ok, type Result } from '../result.ts';
import { type Wanted, whyNotOf } from './stands-in.ts';

/**
 * The record of a head that the judged job made beside that of a merge queue's group, or why there is none to judge by:
 * it must be what an earlier record must be.
 */
export const madeAnew = (
  heads: readonly HeadRecord[],
  wanted: Wanted,
): Result<Extract<HeadRecord, { readonly kind: 'made' }>, string> => {
  const head = heads.find(({ commit }) => commit === wanted.head);
  if (head === undefined) return err('this run made none');
  if (head.kind === 'not-made') return err(`this run could make none: ${head.why}`);
  const why = whyNotOf(head.regenerated, wanted);
  return why === undefined ? ok(head) : err(`the one that this run made: ${why}`);
};
