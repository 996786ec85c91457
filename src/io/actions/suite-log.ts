import { randomBytes } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import type { SuiteWatcher } from '../../app/ports.ts';
import { withoutCommands } from '../../core/render/workflow-commands.ts';

const LONGEST_LINE = 16 * 1024;

/**
 * Shows what a suite prints in the job's log. The runner looks for commands in every line of it: each is broken, and
 * as a second wall the runner is told to stop looking until a random token comes.
 */
export const openSuiteLog = (write: (text: string) => void): SuiteWatcher & { readonly close: () => void } => {
  let token: string | undefined;
  let decoder = new StringDecoder('utf8');
  let pending = '';

  const flush = (): void => {
    if (pending !== '') write(`${withoutCommands(pending)}\n`);
    pending = '';
  };
  const close = (): void => {
    if (token === undefined) return;
    pending += decoder.end();
    flush();
    write(`::${token}::\n::endgroup::\n`);
    token = undefined;
  };

  return {
    started: (name, command) => {
      close();
      token = randomBytes(16).toString('hex');
      decoder = new StringDecoder('utf8');
      const shown = typeof command === 'string' ? command : command.join(' ');
      const title = withoutCommands(`${name}: ${shown}`.replace(/[\r\n]+/g, ' '));
      write(`::group::${title}\n::stop-commands::${token}\n`);
    },
    output: (chunk) => {
      // Whole lines only: a command could otherwise be put together from two pieces.
      pending += decoder.write(chunk);
      const end = pending.lastIndexOf('\n');
      if (end >= 0) {
        write(withoutCommands(pending.slice(0, end + 1)));
        pending = pending.slice(end + 1);
      }
      if (pending.length > LONGEST_LINE) flush();
    },
    ended: close,
    close,
  };
};
