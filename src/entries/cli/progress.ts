import type { SuiteWatcher } from '../../app/ports.ts';
import type { SuiteResult } from '../../core/record/suite-result.ts';
import { counted, seconds } from '../../core/render/amount.ts';
import { plainLine, plainLines } from '../../core/render/plain.ts';
import { openTestCounter } from './test-counter.ts';
import type { Terminal } from './verb.ts';

const EVERY = 1_000;
/** What is odd about a suite's reports, as far as a screen should hold it. */
const MOST_NOTES = 10;
const CLEAR_LINE = '\r\u001b[2K';

const runningFor = (milliseconds: number): string => {
  const whole = Math.floor(milliseconds / 1_000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

const resultLine = (name: string, { record, counts, milliseconds, refused }: SuiteResult): string => {
  const tests =
    counts === undefined
      ? ''
      : `, ${counted(counts.total, 'test')}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const reports = refused === undefined ? '' : `, reports refused: ${refused}`;
  return `${name}: exit ${record.exit}${tests}${reports} (${seconds(milliseconds)})`;
};

/** Shows how the suites go on: a line that lives on a terminal, one line a suite elsewhere; a bad suite's last words. */
export const openProgress = ({ err, isTerminal }: Terminal): SuiteWatcher => {
  let timer: NodeJS.Timeout | undefined;
  let counter = openTestCounter();

  const stop = (): void => {
    clearInterval(timer);
    if (timer !== undefined) err(CLEAR_LINE);
    timer = undefined;
  };

  return {
    started: (name, command) => {
      stop();
      counter = openTestCounter();
      const started = performance.now();
      const shown = plainLine(typeof command === 'string' ? command : command.join(' '), 100);
      err(`${name}: ${shown}\n`);
      if (!isTerminal) return;
      const draw = (): void => {
        const tests = counter.finished();
        err(`${CLEAR_LINE}${name}: ${runningFor(performance.now() - started)}${tests === 0 ? '' : `, ${tests} tests`}`);
      };
      timer = setInterval(draw, EVERY).unref();
    },
    output: (chunk) => {
      if (isTerminal) counter.write(chunk);
    },
    ended: (name, result) => {
      stop();
      if (result === undefined) return;
      err(`${plainLine(resultLine(name, result), 500)}\n`);
      const { notes } = result;
      for (const note of notes.slice(0, MOST_NOTES)) err(`  ${plainLine(note, 500)}\n`);
      if (notes.length > MOST_NOTES) err(`  and ${notes.length - MOST_NOTES} more that \`recount parse FILE\` tells\n`);
      // Its colours are for who watches: a log would keep them, and all else that moves a terminal, for whoever shows it.
      const { tail } = result;
      if (tail !== undefined) err((isTerminal ? tail : plainLines(tail)).replace(/\n*$/, '\n'));
    },
  };
};
