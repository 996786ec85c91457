import { ok } from '../../core/result.ts';
import { runCommand } from '../process/command.ts';
import type { Isolation } from './isolation.ts';
import { removeOurs } from './remove.ts';

/** No walls: a command runs as we do. The level of every desk, and the only one of macOS and Windows. */
export const openNone = (signal: AbortSignal | undefined): Isolation => ({
  level: 'none',
  network: 'open',
  prepare: async () => ok(undefined),
  run: ({ command, cwd, env, timeout, onOutput }) => runCommand({ command, cwd, env, timeout, onOutput, signal }),
  remove: removeOurs,
  close: async () => undefined,
});
