import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { readHead } from './commits.ts';
import { differingEntries, nameSome } from './comparison.ts';
import type { Git } from './git.ts';
import { readTree } from './tree.ts';

/**
 * Whether every tracked file in the working tree is the one of HEAD. Nothing that an index says counts (flags such as
 * assume-unchanged live there), no program of the repository's configuration runs, and replacement objects are off.
 */
export const checkoutState = async (git: Git): Promise<Result<void>> => {
  const head = await readHead(git);
  if (!head.ok) return head;
  const tree = await readTree(git, head.value.commit);
  if (!tree.ok) return tree;
  const differing = await differingEntries(git, head.value.commit, tree.value);
  if (!differing.ok) return differing;
  if (differing.value.length === 0) return ok(undefined);
  const names = nameSome(differing.value.map(({ path }) => path.toString()));
  return err(
    fault('checkout-differs', `files in ${git.root} are not those of ${head.value.commit.slice(0, 12)}: ${names}`),
  );
};
