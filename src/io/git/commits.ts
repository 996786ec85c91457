import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';

/** The commit that is checked out, and its tree. */
export interface Head {
  readonly commit: string;
  readonly tree: string;
}

/** What happened to a path between two commits. A rename is its old path deleted and its new one added. */
export interface ChangedFile {
  readonly path: string;
  readonly change: 'added' | 'deleted' | 'modified';
}

/** A file of a commit beyond this is not read as text, in bytes. */
const TEXT_CAP = 1024 * 1024;

/** HEAD's commit and tree. */
export const readHead = async (git: Git): Promise<Result<Head>> => {
  const answer = await git.call(['rev-parse', 'HEAD^{commit}', 'HEAD^{tree}']);
  if (!answer.ok) return err(fault('not-a-repository', `${git.root} has no commit yet`));
  const [commit = '', tree = ''] = answer.value.stdout.toString().trim().split('\n');
  return ok({ commit, tree });
};

/** The commit that a ref, branch, tag or abbreviated id names; nothing where it names none. */
export const resolveCommit = async (git: Git, ref: string): Promise<Result<string | undefined>> => {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const answer = await git.call(args, { codes: [0, 1, 128] });
  if (!answer.ok) return answer;
  return ok(answer.value.code === 0 ? answer.value.stdout.toString().trim() : undefined);
};

/** Whether the history was cut off when it was fetched. */
export const isShallow = async (git: Git): Promise<Result<boolean>> => {
  const answer = await git.call(['rev-parse', '--is-shallow-repository']);
  return answer.ok ? ok(answer.value.stdout.toString().trim() === 'true') : answer;
};

/** The best common ancestor; nothing where there is none. In a shallow history that cannot be told, and is a fault. */
export const mergeBase = async (git: Git, one: string, other: string): Promise<Result<string | undefined>> => {
  const answer = await git.call(['merge-base', '--end-of-options', one, other], { codes: [0, 1] });
  if (answer.ok && answer.value.code === 0) return ok(answer.value.stdout.toString().trim());
  const shallow = await isShallow(git);
  if (!shallow.ok) return shallow;
  if (shallow.value)
    return err(fault('checkout-shallow', `no common ancestor of ${one} and ${other} is in this clone`));
  return answer.ok ? ok(undefined) : answer;
};

const CHANGES = { A: 'added', D: 'deleted' } as const;

/** The files that differ between two commits, sorted by path. */
export const changedFiles = async (git: Git, base: string, head: string): Promise<Result<readonly ChangedFile[]>> => {
  // `.gitmodules` could otherwise say that a submodule's change is not to be shown.
  const options = ['-r', '-z', '--no-renames', '--name-status', '--ignore-submodules=none', '--no-ext-diff'];
  const answer = await git.call(['diff-tree', ...options, '--end-of-options', base, head]);
  if (!answer.ok) return answer;
  const fields = answer.value.stdout.toString().split('\0');
  const changes: ChangedFile[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [status = '', path = ''] = fields.slice(at, at + 2);
    changes.push({ path, change: status === 'A' || status === 'D' ? CHANGES[status] : 'modified' });
  }
  return ok(changes);
};

/** Every path of a commit's tree, sorted as git sorts them. */
export const listFiles = async (git: Git, commit: string): Promise<Result<readonly string[]>> => {
  const answer = await git.call(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  return answer.ok ? ok(answer.value.stdout.toString().split('\0').slice(0, -1)) : answer;
};

/** A file's text as it is in a commit; nothing where the commit has no such file. */
export const readFileAt = async (git: Git, commit: string, path: string): Promise<Result<string | undefined>> => {
  // Asked at once: that the path is a file of a fair size is told by the one, what stands in it by the other.
  const [listed, blob] = await Promise.all([
    git.call(['ls-tree', '-l', '-z', '--full-tree', commit, '--', path]),
    git.call(['cat-file', 'blob', `${commit}:${path}`], { codes: [0, 128] }),
  ]);
  if (!listed.ok) return listed;
  const entry = listed.value.stdout.toString();
  if (entry === '') return ok(undefined);
  const found = /^100\d{3} blob [0-9a-f]+ +(\d+)\t/.exec(entry);
  const refuse = (what: string) => err(fault('git-failed', `${path} in ${commit.slice(0, 12)} ${what}`));
  if (found === null) return refuse('is no regular file');
  if (Number(found[1]) > TEXT_CAP) return refuse(`has ${found[1]} bytes; expected at most ${TEXT_CAP}`);
  if (!blob.ok) return blob;
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(blob.value.stdout));
  } catch {
    return refuse('is not UTF-8');
  }
};
