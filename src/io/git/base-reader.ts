import type { RepositoryReader } from '../../app/ports.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { changedFiles, isLinkAt, mergeBase, readFileAt, resolveCommit } from './commits.ts';
import type { Git } from './git.ts';

/**
 * Reads pull requests through another reader, and all else from the branches of a checkout as they were when it was
 * fetched: of a hundred legs each would ask GitHub the same. The judge asks again, and decides by the tip as it is then.
 */
export const openBaseReader = (reader: RepositoryReader, git: Git): RepositoryReader => {
  let base = '';
  const tip = async (branch: string): Promise<Result<string>> => {
    const commit = await resolveCommit(git, `refs/remotes/origin/${branch}`);
    if (!commit.ok) return commit;
    if (commit.value !== undefined) return ok(commit.value);
    return err(
      fault('checkout-shallow', `the checkout has no branch origin/${branch}, at which a leg reads the policy`),
    );
  };
  return {
    pullRequest: async (number) => {
      const live = await reader.pullRequest(number);
      if (live.ok) base = live.value.base.ref;
      return live;
    },
    branchTip: tip,
    textAt: (commit, path) => readFileAt(git, commit, path),
    isLink: (commit, path) => isLinkAt(git, commit, path),
    mergeBase: async (one, other) => {
      const ancestor = await mergeBase(git, one, other);
      if (!ancestor.ok) return ancestor;
      const none = fault('git-failed', `${one} and ${other} have no common ancestor`);
      return ancestor.value === undefined ? err(none) : ok(ancestor.value);
    },
    changedPaths: async () => {
      const commit = await tip(base);
      const ancestor = commit.ok ? await mergeBase(git, commit.value, 'HEAD') : commit;
      if (!ancestor.ok) return ancestor;
      if (ancestor.value === undefined) return ok({ kind: 'unlisted' });
      const changed = await changedFiles(git, ancestor.value, 'HEAD');
      return changed.ok ? ok({ kind: 'listed', paths: changed.value.map(({ path }) => path) }) : changed;
    },
  };
};
