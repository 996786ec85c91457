import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { readHead } from './commits.ts';
import { nameSome, unexplained } from './comparison.ts';
import { compareBytes, type RawDifference } from './content.ts';
import type { Git } from './git.ts';
import { listTree, readEntries, textOf } from './tree.ts';

/** Compares the files of a working tree with the listing of a commit's. */
export type CompareTree = (git: Git, listing: Buffer) => RawDifference | Promise<RawDifference>;

const compareAlone: CompareTree = ({ root, objectFormat }, listing) =>
  compareBytes(root, readEntries(listing), objectFormat);

/**
 * Whether every tracked file in the working tree is the one of HEAD. Nothing that an index says counts (flags such as
 * assume-unchanged live there), no program of the repository's configuration runs, and replacement objects are off.
 */
export const checkoutState = async (git: Git, compare = compareAlone): Promise<Result<void>> => {
  const head = await readHead(git);
  if (!head.ok) return head;
  const listing = await listTree(git, head.value.commit);
  if (!listing.ok) return listing;
  const differing = await unexplained(git, head.value.commit, await compare(git, listing.value));
  if (!differing.ok) return differing;
  if (differing.value.length === 0) return ok(undefined);
  const names = nameSome(differing.value.map(({ path }) => textOf(path)));
  return err(
    fault('checkout-differs', `files in ${git.root} are not those of ${head.value.commit.slice(0, 12)}: ${names}`),
  );
};
