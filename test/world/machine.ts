import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Where programs are found: the one thing that the world takes over from the machine it runs on. */
export const searchPath = process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin';

/** The Node that runs actions: `ACTION_NODE` names another one, so that a suite can run under each. */
export const actionNode = process.env['ACTION_NODE'] ?? process.execPath;

/** A folder that is gone when the scope ends. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly path: string;
}

/** Makes an empty folder; `await using` removes it, whatever was left in it. */
export const temporaryFolder = async (prefix = 'world-'): Promise<TemporaryFolder> => {
  const path = await realpath(await mkdtemp(join(tmpdir(), prefix)));
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  };
};
