import { execFile } from 'node:child_process';
import { fault } from '../../core/fault.ts';
import type { Command } from '../../core/record/record.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** Options that make bash the same everywhere: no profile, and a failure inside a list or a pipeline is the exit. */
const BASH_OPTIONS = ['--noprofile', '--norc', '-eo', 'pipefail', '-c'] as const;

/** Git for Windows brings its own bash: `…/Git/mingw64/libexec/git-core` is beside `…/Git/bin/bash.exe`. */
export const bashOfGit = (execPath: string): string | undefined => {
  const found = /^(.+?)[\\/](?:mingw32|mingw64|clangarm64|usr)[\\/]libexec[\\/]git-core[\\/]*$/.exec(execPath.trim());
  return found === null ? undefined : `${found[1]}/bin/bash.exe`;
};

const findBash = async (env: Readonly<Record<string, string>>): Promise<string | undefined> => {
  if (process.platform !== 'win32') return 'bash';
  return new Promise((resolve) => {
    execFile('git', ['--exec-path'], { env, windowsHide: true }, (error, said) =>
      resolve(error === null ? bashOfGit(said) : undefined),
    );
  });
};

const MOST_SHOWN = 1_000;

/** A command as a message shows it: of a long one its beginning. */
export const showCommand = (command: Command): string => {
  const shown = typeof command === 'string' ? command : JSON.stringify(command);
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}… (${shown.length} characters)` : shown;
};

/** What is started for a command: a list as it is, a string through bash. */
export const commandLine = async (
  command: Command,
  env: Readonly<Record<string, string>>,
): Promise<Result<readonly [file: string, ...args: string[]]>> => {
  if ([command].flat().some((part) => part.includes('\0'))) {
    return err(fault('suite-unstartable', 'the command holds a NUL character, which no program can be given'));
  }
  if (typeof command === 'string') {
    const bash = await findBash(env);
    return bash === undefined
      ? err(fault('program-missing', 'bash was not found beside git', { remedy: 'install Git for Windows' }))
      : ok([bash, ...BASH_OPTIONS, command]);
  }
  const [file, ...args] = command;
  return file === undefined
    ? err(fault('suite-unstartable', 'the command is an empty list; expected a program and its arguments'))
    : ok([file, ...args]);
};
