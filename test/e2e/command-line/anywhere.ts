import { execa } from 'execa';
import { actionNode, searchPath } from '../../world/machine.ts';
import type { DeskCall } from '../story.ts';
import { cli } from './local-desk.ts';

/** Calls the packaged command line in any folder, with nothing of this machine's own but the search path. */
export const callAnywhere = async (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<DeskCall> => {
  const { exitCode, stdout, stderr } = await execa(actionNode, [cli, ...args], {
    cwd,
    env: { PATH: searchPath, HOME: cwd, TMPDIR: cwd, ...env },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    stripFinalNewline: false,
  });
  return { exit: exitCode, out: stdout, err: stderr };
};
