import { readdir, readFile } from 'node:fs/promises';
import process from 'node:process';

const numbersIn = async (folder: string): Promise<readonly number[]> =>
  (await readdir(folder)).filter((name) => /^\d+$/u.test(name)).map(Number);

const contentOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'latin1');
  } catch {
    // The process is gone, or it is another user's.
    return '';
  }
};

const parentOf = async (pid: number): Promise<number> => {
  const stat = await contentOf(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself in the meantime.
  }
};

/** Kills a process and all that descend from it, as the runner does when nothing gentler has helped. */
export const killTree = async (root: number): Promise<void> => {
  const pids = await numbersIn('/proc');
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)));
  const family = new Set([root]);
  for (let grown = true; grown; ) {
    const children = [...parents].filter(([pid, parent]) => family.has(parent) && !family.has(pid));
    grown = children.length > 0;
    for (const [pid] of children) family.add(pid);
  }
  for (const pid of family) signal(pid, 'SIGKILL');
};

/**
 * Ends what a job left running and says which processes these were. The runner finds them as we do, by
 * `RUNNER_TRACKING_ID` in their environment, so one that has cleared its environment is not found.
 */
export const endOrphans = async (trackingId: string): Promise<readonly number[]> => {
  const pids = (await numbersIn('/proc')).filter((pid) => pid !== process.pid);
  const marked = await Promise.all(
    pids.map(async (pid) => (await contentOf(`/proc/${pid}/environ`)).includes(`RUNNER_TRACKING_ID=${trackingId}`)),
  );
  const orphans = pids.filter((_, index) => marked[index]);
  for (const pid of orphans) signal(pid, 'SIGKILL');
  return orphans;
};
