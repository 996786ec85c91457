import { randomBytes } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import type { SuiteWatcher } from '../../app/ports.ts';
import { withoutCommands, withoutMatchers } from '../../core/render/workflow-commands.ts';

const LONGEST_LINE = 16 * 1024;
/** As many bytes of one command are shown; the end of what a failing suite printed stands in the summary. */
const MOST_SHOWN = 16 * 1024 * 1024;

/**
 * Shows what suites print in the job's log. The runner looks for commands in every line of it: each is broken, and as a
 * second wall the runner is told to stop looking until a random token comes, from the first command to `close`. What
 * others registered to be found in the output is taken back first.
 */
export const openSuiteLog = (write: (text: string) => void): SuiteWatcher & { readonly close: () => void } => {
  let token: string | undefined;
  let decoder = new StringDecoder('utf8');
  let pending = '';
  let shown = 0;

  const resume = (): string => (token === undefined ? withoutMatchers() : `::${token}::\n::endgroup::\n`);
  const flush = (): void => {
    if (pending !== '') write(`${withoutCommands(pending)}\n`);
    pending = '';
  };
  const end = (): void => {
    pending += decoder.end();
    flush();
  };

  return {
    started: (name, command) => {
      end();
      const resumed = resume();
      token = randomBytes(16).toString('hex');
      decoder = new StringDecoder('utf8');
      shown = 0;
      const line = typeof command === 'string' ? command : command.join(' ');
      const title = withoutCommands(`${name}: ${line}`.replace(/[\r\n]+/g, ' '));
      // In one piece: nobody else's line comes between.
      write(`${resumed}::group::${title}\n::stop-commands::${token}\n`);
    },
    output: (chunk) => {
      if (shown > MOST_SHOWN) return;
      shown += chunk.length;
      // Whole lines only: a command could otherwise be put together from two pieces.
      pending += decoder.write(chunk);
      const end = pending.lastIndexOf('\n');
      if (end >= 0) {
        write(withoutCommands(pending.slice(0, end + 1)));
        pending = pending.slice(end + 1);
      }
      if (pending.length > LONGEST_LINE) flush();
      if (shown > MOST_SHOWN) {
        flush();
        write(`recount: more than ${MOST_SHOWN / 1024 / 1024} MiB; the rest is not shown\n`);
      }
    },
    ended: end,
    close: () => {
      end();
      if (token !== undefined) write(resume());
      token = undefined;
    },
  };
};
