import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import type { Quartiles } from './measure.ts';

/** How much longer something takes than the bare suite; times in milliseconds. */
export interface Overhead {
  readonly seconds: number;
  readonly files: number;
  readonly what: string;
  readonly rounds: number;
  readonly bare: Quartiles;
  readonly over: Quartiles;
  readonly bar: number;
}

/** What something costs against a bare Node. */
export interface StartUp {
  readonly what: string;
  readonly node: string;
  readonly rounds: number;
  readonly bare: Quartiles;
  readonly own: Quartiles;
  readonly ratio: Quartiles;
  readonly bar: number;
}

const ms = (value: number): string =>
  Math.abs(value) >= 10_000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
const times = (value: number): string => `${value.toFixed(2)}×`;
const spread = ({ low, median, high }: Quartiles, show: (value: number) => string): string =>
  `${show(median)} (${show(low)} to ${show(high)})`;
const holds = (good: boolean): string => (good ? 'holds' : '**does not hold**');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const loadText = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(', ');

// proc(5): field 41 of `stat`, the 39th behind the name.
const scheduling = (): string => {
  if (!existsSync('/proc/self/stat')) return 'unknown';
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const policy = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
  return policy === '0' ? 'as any other process' : 'real time, ahead of other work on the machine';
};

/** The machine, with its load before and now. */
export const machineTable = (loadBefore: readonly number[]): string => {
  const cpus = os.cpus();
  return table(
    ['', 'the machine'],
    [
      ['processors', `${cpus.length}, ${cpus[0]?.model.trim() ?? 'unknown'}`],
      ['memory', `${(os.totalmem() / 2 ** 30).toFixed(1)} GiB`],
      ['system', `${os.type()} ${os.release()} ${os.arch()}`],
      ['node', process.version],
      ['scheduling', scheduling()],
      ['load over 1, 5 and 15 minutes', `${loadText(loadBefore)} before; ${loadText(os.loadavg())} after`],
    ],
  );
};

/** What is started beside a bare Node. */
export const startTable = (starts: readonly StartUp[]): string =>
  table(
    ['what', 'node', 'rounds', '`node -e 0`', 'itself', 'ratio', 'bar', ''],
    starts.map(({ what, node, rounds, bare, own, ratio, bar }) => [
      what,
      node,
      String(rounds),
      spread(bare, ms),
      spread(own, ms),
      spread(ratio, times),
      times(bar),
      holds(ratio.median <= bar),
    ]),
  );

/** What a page of results is made of. */
export interface Results {
  readonly overheads: readonly Overhead[];
  readonly starts: readonly StartUp[];
  readonly loadBefore: readonly number[];
  readonly quick: boolean;
}

/** The page of results. */
export const resultsPage = ({ overheads, starts, loadBefore, quick }: Results): string => `# What Recount costs

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}${quick ? ', in its short form' : ''}. Median and quartiles of interleaved rounds; every difference and every ratio is taken within one round. GitHub is a process on loopback that answers at once what it answered to the same jobs before.

${machineTable(loadBefore)}

## Beside the suite

How much longer than the bare suite, which is the same command started by the same shell in the same folder. \`recount run\` is asked for a fresh record and for no network; \`rerun\` is the whole step of the action. The bar: 150 ms and 2 % of the suite; for the walls that keep the suites apart, 1 s a job and 60 ms a suite more. At the clone of \`recount run\` git was asked for its status before, as at any desk.

${table(
  ['suite', 'files in the tree', 'what', 'rounds', 'bare suite', 'longer by', 'bar', ''],
  overheads.map(({ seconds, files, what, rounds, bare, over, bar }) => [
    `${seconds} s`,
    files.toLocaleString('en'),
    what,
    String(rounds),
    spread(bare, ms),
    spread(over, ms),
    ms(bar),
    holds(over.median <= bar),
  ]),
)}

## Start

Against \`node -e 0\` of the same Node in the same environment. GitHub's answers aside: less what a program takes beyond \`node -e 0\` that asks the same of Node's own client and does nothing with the answers.

${startTable(starts)}
`;
