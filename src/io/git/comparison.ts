import { ok, type Result } from '../../core/result.ts';
import { compareBytes, type RawDifference } from './content.ts';
import { withoutConverted } from './conversion.ts';
import type { Git } from './git.ts';
import { withoutLfsContent } from './lfs.ts';
import type { TreeEntry } from './tree.ts';

/**
 * Those of a commit's entries whose files in the working tree are neither its bytes, nor the content of its LFS
 * pointers, nor its text as git converts it. Submodules and the executable bit are not looked at.
 */
export const differingEntries = (
  git: Git,
  commit: string,
  entries: readonly TreeEntry[],
): Promise<Result<readonly TreeEntry[]>> => unexplained(git, commit, compareBytes(git.root, entries, git.objectFormat));

/** What is left of differences in bytes, as {@link differingEntries} sees it. */
export const unexplained = async (
  git: Git,
  commit: string,
  { altered, broken }: RawDifference,
): Promise<Result<readonly TreeEntry[]>> => {
  const unlike = await withoutLfsContent(git, altered);
  if (!unlike.ok) return unlike;
  const left = await withoutConverted(git, commit, unlike.value);
  return left.ok ? ok([...broken, ...left.value]) : left;
};

/** Up to five paths for a message, and how many more there are. */
export const nameSome = (paths: readonly string[]): string => {
  const more = paths.length - 5;
  return `${paths.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
