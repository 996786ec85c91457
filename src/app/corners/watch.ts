import type { SuiteWatcher } from '../ports.ts';

/** What of a corner's output is kept where several run at a time, in bytes; of more the end is told. */
const MOST_KEPT = 1024 * 1024;

/** Tells of suites by what they are run on. */
export const watchOn = (watch: SuiteWatcher, what: string): SuiteWatcher => ({
  started: (name, command) => watch.started(`${name} (${what})`, command),
  output: watch.output,
  ended: (name, result) => watch.ended(`${name} (${what})`, result),
});

/** Tells of a suite when it has ended, in one piece, so that what runs beside it does not come between. */
export const watchInPieces = (watch: SuiteWatcher): SuiteWatcher & { readonly flush: () => void } => {
  let title: Parameters<SuiteWatcher['started']> | undefined;
  let chunks: Buffer[] = [];
  let bytes = 0;
  const flush = (): void => {
    if (title === undefined) return;
    watch.started(...title);
    watch.output(Buffer.concat(chunks).subarray(-MOST_KEPT));
    title = undefined;
    chunks = [];
    bytes = 0;
  };
  return {
    flush,
    started: (...given) => {
      flush();
      title = given;
    },
    output: (chunk) => {
      chunks.push(chunk);
      bytes += chunk.length;
      for (let first = chunks[0]; first !== undefined && bytes - first.length >= MOST_KEPT; [first] = chunks) {
        chunks.shift();
        bytes -= first.length;
      }
    },
    ended: (name, result) => {
      flush();
      watch.ended(name, result);
    },
  };
};
