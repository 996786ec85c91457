import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { discard } from './discard.ts';
import { listenToGroups } from './group.ts';

/** Sees to it that a folder, and what we started meanwhile, do not outlive us. */
export interface Warden {
  /** Deletes the folder; what was started has ended. It gives what could not be deleted. */
  readonly close: () => Promise<string | undefined>;
}

/**
 * Its stdin ends with us, however we end: nothing tells a process of a SIGKILL, the end of a pipe does. Only then does it
 * act. What another user still holds is given back by that user's keeper, whose stdin has ended as well: hence the tries.
 */
const SCRIPT = String.raw`
const { spawnSync } = require('node:child_process');
const { chmodSync, readdirSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const folder = process.argv[1];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const groups = new Set();
let text = '';
let isClosed = false;
process.stdin.on('data', (chunk) => {
  const lines = (text + chunk).split('\n');
  text = lines.pop();
  for (const line of lines) if (line === 'close') isClosed = true; else groups[line[0] === '+' ? 'add' : 'delete'](Number(line.slice(1)));
});
// A folder that nobody may write to keeps what is in it.
const unlock = (path) => {
  try { chmodSync(path, 0o700); } catch {}
  for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isDirectory()) unlock(join(path, entry.name));
};
const remove = (tries) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    try { unlock(folder); } catch {}
    // Node cannot name a path of more than 4096 bytes.
    spawnSync('rm', ['-rf', '--', folder], { env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore', windowsHide: true });
    if (tries > 0) setTimeout(remove, 100, tries - 1);
  }
};
process.stdin.on('end', () => {
  for (const group of groups) try { process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL'); } catch {}
  // Who has closed us tries again himself, and waits.
  if (!isClosed) return remove(600);
  try { rmSync(folder, { recursive: true, force: true }); } catch {}
});
`;

/**
 * Starts a warden over a folder of ours. It is a process in a session of its own, keeps nobody from ending, and must be
 * started before anything that is not trusted; `env` gives what the system wants to start a program, and no more.
 */
export const openWarden = (folder: string, env: Readonly<Record<string, string>>): Warden => {
  const { SYSTEMROOT } = env;
  const child = spawn(process.execPath, ['-e', SCRIPT, folder], {
    cwd: '/',
    env: SYSTEMROOT === undefined ? {} : { SYSTEMROOT },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {});
  child.stdin.on('error', () => {});
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  const stopListening = listenToGroups((pid, change) => {
    child.stdin.write(`${change === 'started' ? '+' : '-'}${pid}\n`);
  });
  return {
    close: async () => {
      stopListening();
      child.ref();
      child.stdin.end('close\n');
      await ended;
      // Where somebody has ended it, or it could not, the rest is ours to do.
      return discard(folder);
    },
  };
};
