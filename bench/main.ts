import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { interleaved, quartiles, type Start } from './measure.ts';
import { type Overhead, resultsPage, type StartUp } from './results.ts';
import { openSetting, type Setting } from './setting.ts';

// `npm run bench -- [--quick] [--suites 1,10,60] [--files 10,30000]`: writes bench/RESULTS.md.
const { values: given } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, suites: { type: 'string' }, files: { type: 'string' } },
});
const { quick } = given;
const numbers = (text: string): readonly number[] => text.split(',').map(Number);
const suites = numbers(given.suites ?? (quick ? '1' : '1,10,60'));
const trees = numbers(given.files ?? '10,30000');
const startRounds = quick ? 7 : 31;

const roundsOf = (seconds: number): number => {
  if (quick) return seconds < 60 ? 3 : 2;
  if (seconds <= 1) return 15;
  return seconds <= 10 ? 5 : 3;
};

const cli = join(import.meta.dirname, '../dist/cli.js');
const node24 = join(import.meta.dirname, '../test/node24/node_modules/node24/bin/node');
const bundles = dirname(fileURLToPath(import.meta.url));
// With more certificates to trust Node takes longer to start, with nothing to do and with anything.
const certificates = process.env['NODE_EXTRA_CA_CERTS'];
const environments: readonly Start['env'][] = [
  {},
  ...(certificates === undefined ? [] : [{ NODE_EXTRA_CA_CERTS: certificates }]),
];
const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** What the walls may add to a job of one suite, in milliseconds. */
const WALLS = 1_060;

const withNode = (node: string, start: Start): Start => ({ ...start, command: [node, ...start.command] });

// Walls take the checkout's repository with them, and here it is needed again.
const withRepository = (start: Start): Start => {
  const [own, kept] = [join(start.cwd, '.git'), `${start.cwd}.git`];
  cpSync(own, kept, { recursive: true });
  const before = (): void => {
    if (!existsSync(own)) cpSync(kept, own, { recursive: true });
  };
  return { ...start, before };
};

const measureOverhead = async (setting: Setting, seconds: number): Promise<readonly Overhead[]> => {
  const { files, home, desk } = setting;
  const rounds = roundsOf(seconds);
  say(`a suite of ${seconds} s, ${files} files, ${rounds} rounds`);
  const length = { BENCH_SECONDS: String(seconds) };
  const env = { PATH: process.env['PATH'], HOME: home, TMPDIR: home, ...length };
  const bash = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', setting.command];
  const run = [process.execPath, cli, 'run', '--fresh', '--no-fetch', '--base', 'HEAD'];
  const rerun = withRepository(withNode(process.execPath, setting.rerun));
  const variants = {
    bare: { command: bash, cwd: desk, env: { ...env, RECOUNT_REPORTS: home } },
    run: { command: run, cwd: desk, env },
    rerun: { ...rerun, env: { ...rerun.env, ...length, INPUT_ISOLATION: 'none' } },
    walled: { ...rerun, env: { ...rerun.env, ...length, INPUT_ISOLATION: 'namespace' } },
  };
  const found = await interleaved(variants, ['bare', 'run', 'rerun', 'walled'], rounds);
  const wall = (name: keyof typeof variants): readonly number[] =>
    found.map((round) => round.get(name)?.wall ?? Number.NaN);
  const bare = quartiles(wall('bare'));
  const row = (what: string, name: keyof typeof variants, walls = 0): Overhead => {
    const over = quartiles(wall(name).map((time, index) => time - (wall('bare')[index] ?? Number.NaN)));
    return { seconds, files, what, rounds, bare, over, bar: 150 + 0.02 * bare.median + walls };
  };
  return [row('`recount run`', 'run'), row('`rerun`, no walls', 'rerun'), row('`rerun`', 'walled', WALLS)];
};

/** What one of the variants took in a round. */
type Cost = (name: 'nothing' | 'help' | 'verdict' | 'asks') => number;

const measureStart = async (
  { verdict, asks, home }: Setting,
  node: string,
  extra: Start['env'],
): Promise<readonly StartUp[]> => {
  const names = Object.keys(extra).map((name) => `, ${name} set`);
  const version = `${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}${names.join('')}`;
  say(`start on ${version}, ${startRounds} rounds`);
  const env = { PATH: process.env['PATH'], HOME: home, ...extra };
  const variants = {
    nothing: { command: [node, '-e', '0'], cwd: home, env },
    help: { command: [node, cli, '--help'], cwd: home, env },
    verdict: withNode(node, { ...verdict, env: { ...verdict.env, ...extra } }),
    asks: withNode(node, { ...asks, env: { ...asks.env, ...extra } }),
  };
  const found = await interleaved(variants, ['nothing', 'help', 'verdict', 'asks'], startRounds);
  const row = (what: string, kind: 'wall' | 'cpu', bar: number, cost: (of: Cost) => number): StartUp => {
    const pairs = found.map((round) => {
      const of: Cost = (name) => round.get(name)?.[kind] ?? Number.NaN;
      return [of('nothing'), cost(of)];
    });
    return {
      what,
      node: version,
      rounds: startRounds,
      bar,
      bare: quartiles(pairs.map(([bare = Number.NaN]) => bare)),
      own: quartiles(pairs.map(([, own = Number.NaN]) => own)),
      ratio: quartiles(pairs.map(([bare = Number.NaN, own = Number.NaN]) => own / bare)),
    };
  };
  return [
    row('`recount --help`, time', 'wall', 2.5, (of) => of('help')),
    row(
      "the job `verdict`, CPU time, GitHub's answers aside",
      'cpu',
      3.5,
      (of) => of('verdict') - of('asks') + of('nothing'),
    ),
  ];
};

const loadBefore = os.loadavg();
const folder = mkdtempSync(join(os.tmpdir(), 'bench-'));
const settings: Setting[] = [];
try {
  for (const files of trees) {
    say(`preparing a repository of ${files} files`);
    settings.push(await openSetting(files, folder, bundles));
  }
  const [first] = settings;
  if (first === undefined) throw new Error('--files names no tree.');
  const starts: StartUp[] = [];
  for (const node of [process.execPath, node24].filter((path) => existsSync(path)))
    for (const extra of environments) starts.push(...(await measureStart(first, node, extra)));
  const overheads: Overhead[] = [];
  for (const setting of settings)
    for (const seconds of suites) overheads.push(...(await measureOverhead(setting, seconds)));
  const page = resultsPage({ overheads, starts, loadBefore, quick });
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), page);
  say(page);
} finally {
  await Promise.all(settings.map((setting) => setting.close()));
  rmSync(folder, { recursive: true, force: true });
}
