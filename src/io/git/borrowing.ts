import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '../../core/result.ts';
import type { CallOptions, Git } from './git.ts';

/** Settings of the user's or the runner's that decide how a file's text is written, each with the values git knows. */
const TEXT_SETTINGS: Readonly<Record<string, RegExp>> = {
  'core.autocrlf': /^(?:true|false|input|yes|no|on|off|0|1)$/i,
  'core.eol': /^(?:lf|crlf|native)$/i,
};

/**
 * Makes an existing folder a git folder of our own that borrows the repository's objects: neither its configuration nor
 * its `info/attributes` counts there, no `filter.*` program is known, and the index is new. Gives how git is called in it.
 */
export const makeBorrowingFolder = async (
  git: Git,
  folder: string,
  head = 'ref: refs/heads/none',
): Promise<Result<NonNullable<CallOptions['instead']>>> => {
  const settings = await readTextSettings(git);
  if (!settings.ok) return settings;
  await writeGitFolder(folder, git, settings.value, head);
  return ok({ gitDir: folder, env: { GIT_OBJECT_DIRECTORY: join(git.commonDir, 'objects') } });
};

/** Tells a git folder of ours where the repository's history was cut off when it was fetched. */
export const cutOffAsIn = async (git: Git, folder: string): Promise<void> => {
  const cut = await readFile(join(git.commonDir, 'shallow')).catch(() => undefined);
  if (cut !== undefined) await writeFile(join(folder, 'shallow'), cut);
};

const readTextSettings = async (git: Git): Promise<Result<ReadonlyMap<string, string>>> => {
  const pattern = '^core\\.(autocrlf|eol)$';
  // Reading settings runs nothing. On Windows they are the system's, which the judged profile would not see.
  const answer = await git.call(['config', '-z', '--get-regexp', pattern], { profile: 'desk', codes: [0, 1] });
  if (!answer.ok) return answer;
  const settings = new Map<string, string>();
  for (const line of answer.value.stdout.toString().split('\0')) {
    // A name without a value is how git's files write `true`.
    const [name = '', value = 'true'] = line.split('\n');
    if (TEXT_SETTINGS[name]?.test(value) === true) settings.set(name, value);
  }
  return ok(settings);
};

const writeGitFolder = async (
  folder: string,
  git: Git,
  settings: ReadonlyMap<string, string>,
  head: string,
): Promise<void> => {
  const sha256 = git.objectFormat === 'sha256';
  const config = [
    '[core]',
    `repositoryFormatVersion = ${sha256 ? 1 : 0}`,
    ...[...settings].map(([name, value]) => `${name.slice('core.'.length)} = ${value}`),
    ...(sha256 ? ['[extensions]', 'objectFormat = sha256'] : []),
  ];
  await mkdir(join(folder, 'refs'));
  await writeFile(join(folder, 'HEAD'), `${head}\n`);
  await writeFile(join(folder, 'config'), `${config.join('\n')}\n`);
};
