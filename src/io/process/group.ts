import { spawn } from 'node:child_process';

/** How a process group is told to end. */
export type EndSignal = 'SIGTERM' | 'SIGKILL';

/** Ends the group that `pid` leads. One that is gone already is no error. */
export type EndGroup = (pid: number, signal: EndSignal) => void;

const live = new Set<number>();

/** Is told of each group that starts and of each that has ended. */
export type GroupListener = (pid: number, change: 'started' | 'ended') => void;

const listeners = new Set<GroupListener>();

/** Tells of all groups from here on, until the function given back is called. */
export const listenToGroups = (listener: GroupListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sends a signal to the whole group; Windows has no groups, so there the process tree is ended by `taskkill`. */
export const endGroup: EndGroup = (pid, signal) => {
  if (process.platform === 'win32') {
    const force = signal === 'SIGKILL' ? ['/F'] : [];
    spawn('taskkill', ['/PID', String(pid), '/T', ...force], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: nobody is left. EPERM: what is left is not ours (a setuid program) and the caller's own `end` must do it.
  }
};

/** Notes a group as running until the function given back is called. */
export const trackGroup = (pid: number): (() => void) => {
  live.add(pid);
  for (const listener of listeners) listener(pid, 'started');
  return () => {
    live.delete(pid);
    for (const listener of listeners) listener(pid, 'ended');
  };
};

/**
 * Kills every group that still runs, at once. It does not wait, so that a listener of the process's `exit` may call it:
 * a command has its own session, and neither a terminal's Ctrl-C nor our own end reaches it otherwise.
 */
export const killLiveGroups = (): void => {
  for (const pid of live) endGroup(pid, 'SIGKILL');
};
