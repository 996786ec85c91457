import type { DeskCall } from '../story.ts';
import { launch } from './local-desk.ts';

/** Calls the packaged command line in any folder, which is its home too. */
export const callAnywhere = async (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<DeskCall> => {
  const { exitCode, stdout, stderr } = await launch(args, cwd, { HOME: cwd, TMPDIR: cwd, ...env });
  return { exit: exitCode, out: stdout, err: stderr };
};
