import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { type Machine, openMachine } from '../test/io/isolation/machine.ts';
import { LEVELS, STARTERS, type Starter, whyNot } from '../test/world/person.ts';
import { quartiles } from './measure.ts';

const FILES = 30_000;
const SUITES = 12;
const ROUNDS = 5;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const show = (numbers: readonly number[]): string => {
  const { low, median, high } = quartiles(numbers);
  return `${median.toFixed(0)} ms (${low.toFixed(0)} to ${high.toFixed(0)})`;
};

/** What one level costs: per suite over none, a round's median over that of the same round, and once a job. */
const measure = (machine: Machine, level: (typeof LEVELS)[number]): readonly [suite: number[], job: number[]] => {
  const steps = Array.from({ length: SUITES }, () => ({
    command: ['true'],
    network: 'none' as const,
    folder: `${machine.temp}/tmp-1/1`,
  }));
  const play = (kind: 'none' | typeof level) => machine.play(machine.scenario({ level: kind, steps }));
  const middle = ({ results }: ReturnType<typeof play>): number =>
    quartiles(results.map(({ milliseconds }) => milliseconds)).median;
  const [suite, job]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const [none, walled] = [play('none'), play(level)];
    suite.push(middle(walled) - middle(none));
    job.push(walled.opening + walled.closing);
  }
  return [suite, job];
};

const rowsOf = async (starter: Starter): Promise<readonly string[]> => {
  const machine = await openMachine(starter);
  try {
    machine.script(
      `cd ${machine.root}; for n in {1..300}; do mkdir -p d$n; (cd d$n && touch f{1..${FILES / 300}}); done`,
    );
    return LEVELS.map((level) => {
      const [suite, job] = measure(machine, level);
      const row = `| ${level} | ${starter} | ${show(suite)} | ${show(job)} |`;
      say(row);
      return row;
    });
  } finally {
    machine.close();
  }
};

const reason = whyNot();
if (reason === undefined) {
  const load = os.loadavg().map((one) => one.toFixed(1));
  const rows: string[] = [];
  for (const starter of STARTERS) rows.push(...(await rowsOf(starter)));
  const page = `# What the walls cost

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: a checkout of ${FILES.toLocaleString('en')} files, ${SUITES} suites that do nothing, ${ROUNDS} rounds, each level beside \`none\` in the same round; medians with quartiles. The bars: 60 ms a suite over \`none\`, and 1 s a job.

${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${os.type()} ${os.release()}, node ${process.version}; load ${load.join(', ')} before.

| level | started by | a suite, over none | once a job |
|---|---|---:|---:|
${rows.join('\n')}
`;
  writeFileSync(join(import.meta.dirname, 'ISOLATION.md'), page);
} else say(`the walls are not measured: ${reason}`);
