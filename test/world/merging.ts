import { commitsBetween, mergeCommit, readCommit } from './github/objects.ts';
import { current, type GitHubRepository, type Pull, type State } from './github/state.ts';
import type { Files } from './repository.ts';

/** How a pull request is merged. */
export type MergeMethod = 'merge' | 'squash' | 'rebase';

/** How a merge departs from what GitHub's button does. */
export interface MergeOptions {
  /** Changes that nobody has seen, made within the merge. */
  readonly smuggled?: Files;
  /** Another commit than the head, as an administrator may merge one by hand. */
  readonly instead?: string;
}

/** Merges a pull request into its base, whatever its checks say: who may is not the world's to judge. */
export const mergePull = async (
  state: State,
  { git }: GitHubRepository,
  pull: Pull,
  method: MergeMethod,
  { smuggled, instead }: MergeOptions = {},
): Promise<string> => {
  const { baseRef, headSha } = current(pull);
  const tip = (await git.resolve(`refs/heads/${baseRef}`)) ?? '';
  const head = instead ?? headSha;
  const tried = await mergeCommit(git, tip, head);
  if (tried === null) throw new Error(`#${pull.number} conflicts.`);
  const own = await commitsBetween(git, tip, head);
  const tree = async (commit: string): Promise<string> => (await readCommit(git, commit)).tree;
  const made: string[] = [];
  const add = async (parents: readonly string[], of: string, message: string): Promise<void> => {
    made.push(await git.git('commit-tree', ...parents.flatMap((one) => ['-p', one]), '-m', message, of));
  };
  if (method === 'rebase') for (const commit of own) await add([made.at(-1) ?? tip], commit.tree, commit.message);
  else {
    const smuggling =
      smuggled === undefined ? tried : await git.commit({ branch: 'smuggled', files: smuggled, parent: tried });
    await add(method === 'merge' ? [tip, head] : [tip], await tree(smuggling), `Merge #${pull.number}`);
  }
  const sha = made.at(-1) ?? tip;
  await git.setRef(`refs/heads/${baseRef}`, sha);
  mergedBy(state, pull, sha, method === 'merge' ? [sha, ...own.map((one) => one.sha)] : made);
  return sha;
};

/** Makes a pull request one that was merged. */
export const mergedBy = (state: State, pull: Pull, sha: string, brought: readonly string[]): void => {
  const at = state.now();
  pull.versions.push({ ...current(pull), state: 'closed', updatedAt: at });
  pull.merged = { at, sha, brought };
};
