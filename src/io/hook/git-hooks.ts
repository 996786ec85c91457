import { existsSync, realpathSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Fault, fault } from '../../core/fault.ts';
import { SHARED_COMMAND, SHARED_SETTING, withLefthook, withPrePush } from '../../core/hook/git-hook.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isAbsent, readText, writeText } from '../files/text.ts';
import type { Git } from '../git/git.ts';
import { messageOf } from '../thrown.ts';
import { followLinks, isWithin, openDisk } from './target.ts';

const LEFTHOOK = ['lefthook', '.lefthook', '.config/lefthook'].flatMap((name) =>
  ['yml', 'yaml', 'toml', 'json', 'jsonc'].map((ending) => `${name}.${ending}`),
);

/** A hook or settings of more bytes are not changed. */
const LARGEST_HOOK = 4 * 1024 * 1024;

/** A file's text, undefined where there is none. What cannot be read is never taken for nothing. */
const textOf = async (path: string): Promise<Result<string | undefined>> => {
  const text = await readText(path, LARGEST_HOOK);
  return !text.ok && isAbsent(text.error) ? ok(undefined) : text;
};

const byHand = (command: string): string =>
  `call this by hand from the hook that runs, with its standard input and its arguments, and end the hook where it fails: ${command}`;

/** Puts the pre-push hook where this clone keeps its hooks, and says what was done. */
export const installPrePush = async (git: Git, command: string): Promise<Result<readonly string[]>> => {
  const asked = await git.call(['rev-parse', '--git-path', 'hooks'], { hooks: 'own' });
  if (!asked.ok) return asked;
  const hooks = resolve(git.root, asked.value.stdout.toString().trim());
  const lefthook = LEFTHOOK.find((name) => existsSync(join(git.root, name)));
  if (lefthook !== undefined) return installWithLefthook(git, lefthook, command);
  // Husky 9 runs `.husky/_/pre-push`, which runs `.husky/pre-push`; older ones run the latter.
  const husky = basename(hooks) === '_' ? dirname(hooks) : hooks;
  const isHusky = basename(husky) === '.husky';
  const path = join(isHusky ? husky : hooks, 'pre-push');
  const outside = outsideOf(git, path, command);
  if (outside !== undefined) return err(outside);
  return isHusky ? installShared(git, path, command) : installScript(path, command);
};

/** Why a hook is left alone that is not this clone's own: other repositories run it too. */
const outsideOf = ({ root, commonDir }: Git, path: string, command: string): Fault | undefined => {
  const found = followLinks(openDisk(), path, root, false);
  if (!found.ok) return fault('file-unreadable', found.error, { remedy: byHand(command) });
  const own = [root, commonDir].map((folder) => realpathSync.native(folder));
  if (own.some((folder) => isWithin(found.value.path, folder))) return undefined;
  return fault('file-unreadable', `${path} is not of this clone alone: it lies outside of its folders`, {
    remedy: `give the clone hooks of its own (\`git config --local core.hooksPath .git/hooks\`), or ${byHand(command)}`,
  });
};

const installScript = async (path: string, command: string): Promise<Result<readonly string[]>> => {
  const before = await textOf(path);
  if (!before.ok) return err({ ...before.error, remedy: byHand(command) });
  const text = withPrePush(before.value, command);
  if (text === undefined)
    return err(
      fault('file-unreadable', `${path} is written for another program than a shell`, { remedy: byHand(command) }),
    );
  try {
    await mkdir(dirname(path), { recursive: true });
    const written = await writeText(path, text);
    if (!written.ok) return written;
    await chmod(path, 0o755);
  } catch (cause) {
    return err(fault('file-unreadable', `${path}: ${messageOf(cause)}`, { remedy: byHand(command), cause }));
  }
  return ok([`${path}: the pre-push hook`]);
};

const installShared = async (git: Git, path: string, command: string): Promise<Result<readonly string[]>> => {
  const set = await git.call(['config', '--local', SHARED_SETTING, command]);
  if (!set.ok) return set;
  const done = await installScript(path, SHARED_COMMAND);
  return done.ok
    ? ok([...done.value, `commit it: it names no path of this machine, git's ${SHARED_SETTING} does`])
    : done;
};

const installWithLefthook = async (git: Git, found: string, command: string): Promise<Result<readonly string[]>> => {
  const path = join(git.root, dirname(found), `${basename(found).startsWith('.') ? '.' : ''}lefthook-local.yml`);
  const before = await textOf(path);
  if (!before.ok) return before;
  const text = withLefthook(before.value, command);
  if (!text.ok) return err(fault('file-unreadable', `${path} ${text.error}`));
  const written = await writeText(path, text.value);
  if (!written.ok) return written;
  return ok([`${path}: pre-push, beside ${found}`, 'run `lefthook install`, and keep lefthook-local.yml out of git']);
};
