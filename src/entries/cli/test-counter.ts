import { StringDecoder } from 'node:string_decoder';

// One line a finished test, as the runners print it: TAP, go test -json and -v, and the marks of Vitest, Jest, Mocha,
// node:test and cargo. A hint for the eye; nothing is counted from it.
const FINISHED = [
  /^\s*(?:not )?ok \d/,
  /"Action":"(?:pass|fail|skip)".*"Test":/,
  /^\s*--- (?:PASS|FAIL|SKIP): /,
  /^\s*[✓✔✗✖×↓] /,
  /^test .* \.\.\. (?:ok|FAILED|ignored)$/,
  /\b(?:PASSED|FAILED|SKIPPED)\b.*\[ *\d+%\]/,
];

const LONGEST_LINE = 10_000;

/** Counts lines of output that tell a finished test. */
export const openTestCounter = () => {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let count = 0;
  return {
    write: (chunk: Buffer): void => {
      const lines = (pending + decoder.write(chunk)).split('\n');
      pending = (lines.pop() ?? '').slice(-LONGEST_LINE);
      for (const line of lines)
        if (line.length <= LONGEST_LINE && FINISHED.some((finished) => finished.test(line))) count++;
    },
    finished: (): number => count,
  };
};
