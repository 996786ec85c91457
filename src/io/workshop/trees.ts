import { availableParallelism } from 'node:os';
import type { Site, Trees } from '../../app/ports.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { ok, type Result } from '../../core/result.ts';
import { type Checkouts, openCheckouts } from '../checkouts.ts';
import { readChange } from '../git/change.ts';
import { mergeBase, resolveCommit } from '../git/commits.ts';
import { type Git, openGit } from '../git/git.ts';
import type { WorkshopParts } from './parts.ts';

/** Trees that can be closed: then no file of theirs is left, or what could not be deleted is given. */
export interface ClosableTrees extends Trees {
  readonly close: () => Promise<string | undefined>;
}

/**
 * The trees of a workshop's repository, in its temporary folder, which goes with them once there are some; `siteIn` makes
 * a place to run suites of what was written, by its own git.
 */
export const openTrees = (
  { git, env }: WorkshopParts,
  folder: string,
  siteIn: (tree: Git, policy: Policy) => Promise<Result<Site>>,
): ClosableTrees => {
  let checkouts: Checkouts | undefined;
  return {
    atOnce: availableParallelism(),
    mergeBase: async (commit, head) => {
      const known = await resolveCommit(git, commit);
      return known.ok && known.value !== undefined ? mergeBase(git, commit, head) : known;
    },
    changeSince: (base, head, looksInto) => readChange(git, base, head, looksInto),
    treeOf: async (commit) => {
      const found = await git.objects.read(`${commit}^{tree}`, 0);
      return found.ok ? ok(found.value?.id) : found;
    },
    make: async (content, policy) => {
      checkouts ??= openCheckouts(git, env, folder);
      const made = await checkouts.make(content);
      if (!made.ok) return made;
      const tree = await openGit({ dir: made.value, env, profile: git.profile });
      if (!tree.ok) return tree;
      const site = await siteIn(tree.value, policy);
      tree.value.objects.end();
      return site;
    },
    close: async () => {
      const left = await checkouts?.close();
      checkouts = undefined;
      return left;
    },
  };
};
