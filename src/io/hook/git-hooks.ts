import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fault } from '../../core/fault.ts';
import { SHARED_COMMAND, SHARED_SETTING, withLefthook, withPrePush } from '../../core/hook/git-hook.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { writeText } from '../files/text.ts';
import type { Git } from '../git/git.ts';

const LEFTHOOK = ['lefthook', '.lefthook', '.config/lefthook'].flatMap((name) =>
  ['yml', 'yaml', 'toml', 'json', 'jsonc'].map((ending) => `${name}.${ending}`),
);

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** Puts the pre-push hook where this clone keeps its hooks, and says what was done. */
export const installPrePush = async (git: Git, command: string): Promise<Result<readonly string[]>> => {
  const asked = await git.call(['rev-parse', '--git-path', 'hooks'], { hooks: 'own' });
  if (!asked.ok) return asked;
  const hooks = resolve(git.root, asked.value.stdout.toString().trim());
  const lefthook = LEFTHOOK.find((name) => existsSync(join(git.root, name)));
  if (lefthook !== undefined) return installWithLefthook(git, lefthook, command);
  // Husky 9 runs `.husky/_/pre-push`, which runs `.husky/pre-push`; older ones run the latter.
  const husky = basename(hooks) === '_' ? dirname(hooks) : hooks;
  if (basename(husky) === '.husky') return installShared(git, join(husky, 'pre-push'), command);
  return installScript(join(hooks, 'pre-push'), command);
};

const installScript = async (path: string, command: string): Promise<Result<readonly string[]>> => {
  const text = withPrePush(await textOf(path), command);
  if (text === undefined)
    return err(
      fault('file-unreadable', `${path} is written for another program than a shell`, {
        remedy: `call this from it, with its standard input, and end it where that fails: ${command}`,
      }),
    );
  await mkdir(dirname(path), { recursive: true });
  const written = await writeText(path, text);
  if (!written.ok) return written;
  await chmod(path, 0o755);
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
  const text = withLefthook(await textOf(path), command);
  if (!text.ok) return err(fault('file-unreadable', `${path} ${text.error}`));
  const written = await writeText(path, text.value);
  if (!written.ok) return written;
  return ok([`${path}: pre-push, beside ${found}`, 'run `lefthook install`, and keep lefthook-local.yml out of git']);
};
