import type { Head } from '../../app/ports.ts';
import { fault } from '../../core/fault.ts';
import { LINK } from '../../core/file-mode.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { utf8Of } from '../files/utf8.ts';
import type { Git } from './git.ts';
import type { GitObject } from './objects.ts';

/** What happened to a path between two commits. A rename is its old path deleted and its new one added. */
export interface ChangedFile {
  readonly path: string;
  readonly change: 'added' | 'deleted' | 'modified';
}

/** A file of a commit beyond this is not read as text, in bytes. */
const TEXT_CAP = 1024 * 1024;

/** HEAD's commit and tree. */
export const readHead = async (git: Git): Promise<Result<Head>> => {
  const found = await git.objects.read('HEAD^{commit}');
  const tree = found.ok ? /^tree (\w+)$/m.exec(found.value?.content?.toString('latin1') ?? '')?.[1] : undefined;
  if (!found.ok || found.value === undefined || tree === undefined)
    return err(fault('not-a-repository', `${git.root} has no commit yet`));
  return ok({ commit: found.value.id, tree });
};

/** The commit that a ref, branch, tag or abbreviated id names; nothing where it names none. */
export const resolveCommit = async (git: Git, ref: string): Promise<Result<string | undefined>> => {
  const found = await git.objects.read(`${ref}^{commit}`);
  return found.ok ? ok(found.value?.id) : found;
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

/** A file's text as it is in a commit; nothing where the commit has no such file, `file-unreadable` where it is no text. */
export const readFileAt = async (git: Git, commit: string, path: string): Promise<Result<string | undefined>> => {
  const refuse = (what: string) => err(fault('file-unreadable', `${path} in ${commit.slice(0, 12)} ${what}`));
  const entry = await entryAt(git, commit, path);
  if (!entry.ok) return entry;
  if (entry.value === undefined) return ok(undefined);
  if (!entry.value.mode.startsWith('100')) return refuse('is no regular file');
  const file = await readEntry(git, commit, path, entry.value, TEXT_CAP);
  if (!file.ok) return file;
  const { content, size } = file.value;
  if (content === undefined) return refuse(`has ${size} bytes; expected at most ${TEXT_CAP}`);
  const text = utf8Of(content);
  return text === undefined ? refuse('is not UTF-8') : ok(text);
};

/** Whether a path of a commit is a symbolic link. */
export const isLinkAt = async (git: Git, commit: string, path: string): Promise<Result<boolean>> => {
  const entry = await entryAt(git, commit, path);
  return entry.ok ? ok(entry.value?.mode === LINK) : entry;
};

/** What stands in a folder of a commit. */
interface Entry {
  readonly mode: string;
  readonly id: string;
}

/**
 * What stands at a path of a commit, found step by step, and not by `<commit>:<path>`: what the path is is told by the
 * folder that it lies in.
 */
const entryAt = async (git: Git, commit: string, path: string): Promise<Result<Entry | undefined>> => {
  const top = await git.objects.read(`${commit}^{tree}`);
  if (!top.ok) return top;
  if (top.value === undefined) return err(fault('git-failed', `there is no commit ${commit}`));
  let tree: GitObject = top.value;
  const [name = '', ...folders] = path.split('/').reverse();
  for (const folder of folders.reverse()) {
    const entry = findEntry(tree, folder, git.objectFormat);
    if (entry?.mode !== FOLDER) return ok(undefined);
    const found = await readEntry(git, commit, path, entry);
    if (!found.ok) return found;
    tree = found.value;
  }
  return ok(findEntry(tree, name, git.objectFormat));
};

const readEntry = async (
  git: Git,
  commit: string,
  path: string,
  { id }: Entry,
  most?: number,
): Promise<Result<GitObject>> => {
  const found = await git.objects.read(id, most);
  if (!found.ok) return found;
  return found.value === undefined
    ? err(fault('git-failed', `${path} in ${commit.slice(0, 12)} is not in this clone: it lacks ${id}`))
    : ok(found.value);
};

const FOLDER = '40000';

/** One entry of a tree: `<mode> <name>`, a NUL, and the id as bytes (git's documentation, "gitformat-tree"). */
const findEntry = (
  { content = Buffer.alloc(0) }: GitObject,
  name: string,
  format: Git['objectFormat'],
): Entry | undefined => {
  const idLength = format === 'sha256' ? 32 : 20;
  for (let at = 0; at < content.length; ) {
    const blank = content.indexOf(' ', at);
    const end = content.indexOf(0, blank);
    if (blank === -1 || end === -1) return undefined;
    const mode = content.toString('latin1', at, blank);
    at = end + 1 + idLength;
    if (content.toString('utf8', blank + 1, end) === name) return { mode, id: content.toString('hex', end + 1, at) };
  }
  return undefined;
};
