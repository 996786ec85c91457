import type { ChangedFile } from '../../core/corners/changed-file.ts';
import { ok, type Result } from '../../core/result.ts';
import { utf8Of } from '../files/utf8.ts';
import type { Git } from './git.ts';

/** A file of more bytes is not looked into, nor are more files, nor more bytes than this of all together. */
const LARGEST = 256 * 1024;
const MOST_READ = 2_000;
const MOST_BYTES = 32 * 1024 * 1024;

const OPTIONS = [
  '-r',
  '-z',
  '--raw',
  '--no-abbrev',
  '--find-renames',
  '--ignore-submodules=none',
  '--no-ext-diff',
  '--no-textconv',
];

/**
 * What a change does to files: which it adds, edits and deletes from one commit to another, sorted by path, and which of
 * the deleted ones git finds again under another name. The texts of those that `looksInto` names are read, as far as
 * they are UTF-8 and not too large.
 */
export const readChange = async (
  git: Git,
  base: string,
  head: string,
  looksInto: (path: string) => boolean,
): Promise<Result<readonly ChangedFile[]>> => {
  const answer = await git.call(['diff-tree', ...OPTIONS, '--end-of-options', base, head]);
  if (!answer.ok) return answer;
  const textOf = openTexts(git);
  const files: ChangedFile[] = [];
  for (const { status, ids, path, to } of readRaw(answer.value.stdout.toString())) {
    const renamedTo = status === 'R' ? to : undefined;
    const [before, after] = await Promise.all([
      status !== 'A' && looksInto(path) ? textOf(ids.before) : undefined,
      status !== 'D' && looksInto(to) ? textOf(ids.after) : undefined,
    ]);
    if (status === 'A') files.push({ path, kind: 'added', after });
    else if (status === 'D') files.push({ path, kind: 'deleted', before });
    else if (renamedTo === undefined) files.push({ path, kind: 'modified', before, after });
    else files.push({ path, kind: 'deleted', renamedTo, before }, { path: renamedTo, kind: 'added', after });
  }
  return ok(files.sort((a, b) => (a.path < b.path ? -1 : 1)));
};

interface RawChange {
  readonly status: string;
  readonly ids: { readonly before: string; readonly after: string };
  readonly path: string;
  readonly to: string;
}

// `:MODE MODE ID ID STATUS`, a NUL, a path, a NUL; of a rename a second path follows.
function* readRaw(text: string): Generator<RawChange> {
  const fields = text.split('\0');
  for (let at = 0; at + 1 < fields.length; ) {
    const [, , before = '', after = '', status = ''] = (fields[at] ?? '').split(' ');
    const path = fields[at + 1] ?? '';
    const renamed = status.startsWith('R');
    const to = renamed ? (fields[at + 2] ?? '') : path;
    yield { status: status.charAt(0), ids: { before, after }, path, to };
    at += renamed ? 3 : 2;
  }
}

const openTexts = (git: Git): ((id: string) => Promise<string | undefined>) => {
  let [read, bytes] = [0, 0];
  return async (id) => {
    if (++read > MOST_READ || bytes > MOST_BYTES) return undefined;
    const found = await git.objects.read(id, LARGEST);
    const content = found.ok && found.value?.type === 'blob' ? found.value.content : undefined;
    if (content === undefined) return undefined;
    bytes += content.length;
    return utf8Of(content);
  };
};
