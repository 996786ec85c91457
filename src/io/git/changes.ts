import { asksForTexts, type Change, type CompiledRule } from '../../core/changes/decide.ts';
import { differenceOf, type Entry } from '../../core/changes/difference.ts';
import type { Texts } from '../../core/changes/pointer.ts';
import { LINK } from '../../core/file-mode.ts';
import { ok, type Result } from '../../core/result.ts';
import { wholeUtf8Of } from '../files/utf8.ts';
import type { Git } from './git.ts';

/** A file to be compared in part may have so many bytes. */
const LARGEST_TEXT = 1024 * 1024;

/** What lies between two commits of this clone, as the judge reads it from the trees of GitHub. */
export const readChanges = async (
  git: Git,
  base: string,
  head: string,
  rule: CompiledRule,
): Promise<Result<readonly Change[]>> => {
  // `.gitmodules` could otherwise say that a submodule's change is not to be shown.
  const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--ignore-submodules=none', '--no-ext-diff'];
  const answer = await git.call(['diff-tree', ...options, '--end-of-options', base, head]);
  if (!answer.ok) return answer;
  const fields = answer.value.stdout.toString().split('\0');
  const [before, after]: [Entry[], Entry[]] = [[], []];
  const texts = new Map<string, Texts>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [info = '', path = ''] = fields.slice(at, at + 2);
    const [oldMode = '', mode = '', oldId = '', id = '', status = ''] = info.slice(1).split(' ');
    if (status !== 'A') before.push({ path, mode: oldMode, id: oldId });
    if (status !== 'D') after.push({ path, mode, id, ...(mode === LINK ? { target: await textOf(git, id) } : {}) });
    if (!asksForTexts(rule, path)) continue;
    const [old, fresh] = [
      status === 'A' ? undefined : await textOf(git, oldId),
      status === 'D' ? undefined : await textOf(git, id),
    ];
    if ((status === 'A' || old !== undefined) && (status === 'D' || fresh !== undefined))
      texts.set(path, { before: old, after: fresh });
  }
  return ok(differenceOf(before, after, texts));
};

const textOf = async (git: Git, id: string): Promise<string | undefined> => {
  const answer = await git.call(['cat-file', 'blob', id]);
  return answer.ok && answer.value.stdout.length <= LARGEST_TEXT ? wholeUtf8Of(answer.value.stdout) : undefined;
};
