/// <reference types="node" />
// `node bench/race.mjs [--quick] [--cli FILE]`: the packaged `recount parse` against the bare tokenizer, against reading
// plus sha256, and against the report parsers that npm has. Writes RACE.md beside this file.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLongText, writeReport, writeReports } from './reports.mjs';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
// The other options are those of the bench that calls this.
const { values } = parseArgs({
  strict: false,
  options: {
    quick: { type: 'boolean', default: false },
    cli: { type: 'string', default: join(here, '../dist/cli.js') },
  },
});

/** Installed for the race alone, in these versions. */
const PEERS = { 'test-results-parser': '0.4.6', 'junit-to-ctrf': '0.0.14' };
const SIZES = values.quick
  ? [{ cases: 100_000, rounds: 3 }]
  : [
      { cases: 10_000, rounds: 5 },
      { cases: 100_000, rounds: 5 },
      { cases: 1_000_000, rounds: 3 },
    ];

const folder = mkdtempSync(join(os.tmpdir(), 'race-'));
const peers = join(folder, 'peers');
const say = (line) => process.stderr.write(`${line}\n`);

const install = () => {
  const packages = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
  say(`installing ${packages.join(' and ')}`);
  execFileSync(
    'npm',
    ['install', '--prefix', peers, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
};

/** Runs a program once: its wall clock and CPU time in milliseconds, its peak of memory in MiB, and what it printed. */
const runOnce = (args) => {
  const peak = join(folder, 'peak');
  // The parsers that build a tree need more than Node's own limit for a million cases.
  const node = ['--max-old-space-size=12288', '--import', join(here, 'peak.mjs'), ...args];
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: folder,
    env: { ...process.env, RECOUNT_PEAK: peak },
    maxBuffer: 1 << 28,
  });
  const wall = performance.now() - started;
  if (status !== 0) return { failed: `${status}: ${stderr.toString().slice(0, 200)}` };
  return { wall, ...JSON.parse(readFileSync(peak, 'utf8')), said: JSON.parse(stdout.toString()) };
};

const recount = (files) => [values.cli, 'parse', '--json', ...files];
const commands = (file) => ({
  'recount parse': recount([file]),
  'tokenizer alone': [join(here, 'contestant.mjs'), 'tokenizer', file],
  'tokenizer, rows kept': [join(here, 'contestant.mjs'), 'rows', file],
  'read + sha256': [join(here, 'contestant.mjs'), 'sha256', file],
  ...Object.fromEntries(Object.keys(PEERS).map((name) => [name, [join(here, 'contestant.mjs'), name, file, peers]])),
});

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const casesOf = ({ said }) => said.tests?.total ?? said.cases;

/** Every contestant once a round, each round beginning with another one. */
const race = (file, cases, rounds) => {
  const found = new Map();
  const entries = Object.entries(commands(file));
  for (let round = 0; round < rounds; round++) {
    const shift = round % entries.length;
    for (const [name, args] of [...entries.slice(shift), ...entries.slice(0, shift)]) {
      const run = runOnce(args);
      say(`${cases} cases, round ${round + 1}: ${name} ${run.failed ?? `${Math.round(run.wall)} ms, ${run.peak} MiB`}`);
      found.set(name, [...(found.get(name) ?? []), run]);
    }
  }
  return found;
};

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const row = (cells) => `| ${cells.join(' | ')} |`;

const raceTable = ({ cases, rounds }) => {
  const file = join(folder, `${cases}.xml`);
  writeReport(file, cases);
  const found = race(file, cases, rounds);
  const megabytes = statSync(file).size / 1e6;
  rmSync(file);
  const ours = found.get('recount parse');
  const holds = (runs) => runs.every((run) => run.failed === undefined);
  /** How many times our own time another took, within one round. */
  const ratioTo = (name, time) =>
    holds(found.get(name)) ? median(ours.map((own, round) => found.get(name)[round][time] / own[time])) : Number.NaN;
  const lines = [...found].map(([name, runs]) => {
    const failed = runs.find((run) => run.failed !== undefined);
    if (failed !== undefined)
      return row([name, `ended with ${failed.failed.replaceAll(/\s+/g, ' ')}`, '', '', '', '', '', '']);
    const [wall, cpu] = [median(runs.map((run) => run.wall)), median(runs.map((run) => run.cpu))];
    const own = name === 'recount parse';
    const read = casesOf(runs[0]);
    return row([
      name,
      seconds(wall),
      seconds(cpu),
      `${(megabytes / (wall / 1000)).toFixed(0)} MB/s`,
      own ? '' : `${ratioTo(name, 'wall').toFixed(2)}×`,
      own ? '' : `${ratioTo(name, 'cpu').toFixed(2)}×`,
      `${Math.max(...runs.map((run) => run.peak))} MiB`,
      read === undefined ? '' : read.toLocaleString('en'),
    ]);
  });
  const fastest = (time) => Math.min(...Object.keys(PEERS).map((name) => ratioTo(name, time)));
  const against = (name) => ['wall', 'cpu'].map((time) => 1 / ratioTo(name, time));
  const peak = Math.max(...ours.map((run) => run.peak));
  const times = (what, [wall, cpu], bar, most) =>
    row([
      what,
      `${wall.toFixed(2)}×`,
      `${cpu.toFixed(2)}×`,
      `${bar}×`,
      (most ? wall <= bar : wall >= bar) ? 'holds' : '**does not hold**',
    ]);
  const bars = [
    times('throughput against the fastest parser of npm', [fastest('wall'), fastest('cpu')], 2, false),
    times('time against the tokenizer that keeps its rows', against('tokenizer, rows kept'), 1.3, true),
    times('time against the tokenizer alone', against('tokenizer alone'), 1.3, true),
    row(['peak of memory', `${peak} MiB`, '', '350 MiB', peak < 350 ? 'holds' : '**does not hold**']),
  ];
  return [
    `## ${cases.toLocaleString('en')} cases, ${megabytes.toFixed(0)} MB, ${rounds} rounds`,
    '',
    row([
      'contestant',
      'wall clock',
      'CPU time',
      'throughput',
      'times our wall clock',
      'times our CPU time',
      'peak of memory',
      'cases found',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...lines,
    '',
    // At fewer cases a start of Node is most of what is measured.
    ...(cases < 100_000
      ? []
      : [
          row(['bar', 'by wall clock', 'by CPU time', 'bar', 'by wall clock']),
          row(['---', '---:', '---:', '---:', '---']),
          ...bars,
          '',
        ]),
  ].join('\n');
};

const sizeTable = () => {
  const [text, cdata] = [join(folder, 'text.xml'), join(folder, 'cdata.xml')];
  writeLongText(text, 500e6, false);
  writeLongText(cdata, 500e6, true);
  const shapes = {
    '1,000,000 cases in 10,000 files': writeReports(join(folder, 'many'), 1_000_000, 10_000),
    'a failure with a text of 500 MB': [text],
    'the same as CDATA': [cdata],
  };
  const lines = Object.entries(shapes).map(([what, files]) => {
    const run = runOnce(recount(files.map((file) => file.slice(folder.length + 1))));
    say(`${what}: ${run.failed ?? `${Math.round(run.wall)} ms, ${run.peak} MiB`}`);
    return run.failed === undefined
      ? row([what, seconds(run.wall), `${run.peak} MiB`, casesOf(run).toLocaleString('en')])
      : row([what, `ended with ${run.failed}`, '', '']);
  });
  return [
    '## Other shapes, by `recount parse`',
    '',
    row(['what', 'wall clock', 'peak of memory', 'cases found']),
    row(['---', '---:', '---:', '---:']),
    ...lines,
    '',
  ].join('\n');
};

try {
  install();
  const load = os.loadavg();
  const tables = SIZES.map(raceTable);
  if (!values.quick) tables.push(sizeTable());
  const after = os.loadavg();
  const shown = (loads) => loads.map((one) => one.toFixed(1)).join(', ');
  const page = `# The race of the readers

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}${values.quick ? ', in its short form' : ''}. Each contestant is a process of its own, its start included; all read the same files in one run, in rounds that begin with another one each. Times and throughputs are medians; a ratio is the median of the ratios within a round. The peak is the highest of all rounds. Only \`recount parse\` makes a digest of what it reads. On a machine that does other things as well, CPU time (of the process itself) tells more than the wall clock.

${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${(os.totalmem() / 2 ** 30).toFixed(1)} GiB, ${os.type()} ${os.release()}, node ${process.version}; load ${shown(load)} before, ${shown(after)} after.
The tokenizer is saxes ${JSON.parse(readFileSync(join(here, '../node_modules/saxes/package.json'), 'utf8')).version}; ${Object.entries(
    PEERS,
  )
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.

${tables.join('\n')}`;
  writeFileSync(join(here, 'RACE.md'), page);
  say(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
