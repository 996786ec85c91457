import { type CodeEntry, entry } from './entry.ts';
import { REPIN } from './remedies.ts';

const stale = (meaning: string, remedy: string): CodeEntry => entry('stale', 'author', meaning, remedy);

/** The block is of another commit, or was made under another policy. */
export const STALE = {
  'commit-stale': stale('the block records another commit than the head', REPIN),
  'policy-moved': stale(
    'the policy on the base branch is not the one that the record was made under',
    '`recount run`, which reads the policy of the base branch anew, then `recount pin`',
  ),
} as const satisfies Record<string, CodeEntry>;
