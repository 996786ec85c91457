import { rm } from 'node:fs/promises';
import { runCommand } from './command.ts';

/**
 * Deletes a temporary folder of ours, whatever a suite has left in it. What was found stands, also where it cannot be
 * deleted: then it gives one line that says so, in which nothing is the suite's.
 */
export const discard = async (folder: string): Promise<string | undefined> => {
  const isGone = (await remove(folder)) || (await removeAnyway(folder)) || (await remove(folder));
  return isGone ? undefined : `left behind, since it could not be deleted: ${folder}`;
};

const remove = (folder: string): Promise<boolean> =>
  // Somebody may still write into it.
  rm(folder, { recursive: true, force: true, maxRetries: 3 }).then(
    () => true,
    () => false,
  );

// A folder that nobody may write to keeps what is in it, and Node cannot name a path of more than 4096 bytes: the
// system's own programs go from folder to folder.
const removeAnyway = async (folder: string): Promise<boolean> => {
  const env = { PATH: '/usr/bin:/bin:/run/current-system/sw/bin' };
  const command = ['sh', '-c', 'chmod -R u+rwX -- "$1"; exec rm -rf -- "$1"', 'sh', folder];
  if (process.platform === 'win32') return false;
  const ran = await runCommand({ command, cwd: '/', env, timeout: 60_000, cap: 0 });
  return ran.ok && ran.value.exit.kind === 'code' && ran.value.exit.code === 0;
};
