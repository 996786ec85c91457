import type { Clone } from '../app/desk/ports.ts';
import { fault } from '../core/fault.ts';
import { err, ok, type Result } from '../core/result.ts';
import { changedFiles, isLinkAt, mergeBase, readFileAt, resolveCommit } from './git/commits.ts';
import type { Git } from './git/git.ts';
import { listRemotes, remoteHead } from './git/remotes.ts';
import { fetchCommit, remoteDefaultBranch } from './git/transfer.ts';

const branchName = (ref: string | undefined, prefix: string): string | undefined =>
  ref?.startsWith(prefix) === true ? ref.slice(prefix.length) : undefined;

/** The clone that a git folder belongs to. */
export const openClone = (git: Git): Clone => {
  let asked: ReturnType<typeof listRemotes> | undefined;
  // Nothing here changes them, and each question starts a program.
  const remotesOnce = () => (asked ??= listRemotes(git));
  return cloneOf(git, remotesOnce);
};

const cloneOf = (git: Git, listOnce: () => ReturnType<typeof listRemotes>): Clone => ({
  remotes: async () => {
    const remotes = await listOnce();
    if (!remotes.ok) return remotes;
    return ok(
      remotes.value.map(({ name, url, hosted }) => ({
        name,
        url,
        ...(hosted === undefined ? {} : { host: hosted.host, repository: `${hosted.owner}/${hosted.repo}` }),
      })),
    );
  },
  remoteHead: async (remote, ask) => {
    const known = await remoteHead(git, remote);
    if (!known.ok) return known;
    const name = branchName(known.value, `refs/remotes/${remote}/`);
    if (name !== undefined) return ok(name);
    const remotes = await listOnce();
    if (!remotes.ok || !ask || !remotes.value.some((one) => one.name === remote)) return ok(undefined);
    const asked = await remoteDefaultBranch(git, remote);
    return asked.ok ? ok(branchName(asked.value, 'refs/heads/')) : asked;
  },
  remoteBranch: async (remote, branch, fetch) => {
    if (fetch) return fetchCommit(git, remote, `refs/heads/${branch}`);
    const known = await resolveCommit(git, `refs/remotes/${remote}/${branch}`);
    if (!known.ok) return known;
    if (known.value !== undefined) return ok(known.value);
    return err(
      fault('git-failed', `this clone knows no branch ${branch} of ${remote}`, {
        remedy: `git fetch ${remote} ${branch}`,
      }),
    );
  },
  resolve: (ref) => resolveCommit(git, ref),
  textAt: (commit, path) => readFileAt(git, commit, path),
  isLink: (commit, path) => isLinkAt(git, commit, path),
  mergeBase: (base) => mergeBase(git, base, 'HEAD'),
  changedSince: async (base): Promise<Result<readonly string[]>> => {
    const ancestor = await mergeBase(git, base, 'HEAD');
    if (!ancestor.ok) return ancestor;
    if (ancestor.value === undefined)
      return err(
        fault('git-failed', `HEAD and ${base} have no common ancestor`, {
          remedy: 'name another base: `--base REF`, or rebase the branch onto the base',
        }),
      );
    const changed = await changedFiles(git, ancestor.value, 'HEAD');
    return changed.ok ? ok(changed.value.map(({ path }) => path)) : changed;
  },
});
