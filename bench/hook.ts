import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interleaved, quartiles, type Start, type Times } from './measure.ts';
import { machineTable, type StartUp, startTable } from './results.ts';

// What a decision about one call of an agent's tool costs, beside `node -e 0`. Writes HOOK.md beside this file.
const { values: given } = parseArgs({ strict: false, options: { quick: { type: 'boolean', default: false } } });
const rounds = given.quick === true ? 15 : 61;
const BAR = 1.6;
const hook = join(import.meta.dirname, '../dist/hook.cjs');
const node24 = join(import.meta.dirname, '../test/node24/node_modules/node24/bin/node');
// With more certificates to trust Node takes longer to start, with nothing to do and with anything.
const certificates = process.env['NODE_EXTRA_CA_CERTS'];
const environments: readonly Start['env'][] = [
  {},
  ...(certificates === undefined ? [] : [{ NODE_EXTRA_CA_CERTS: certificates }]),
];
const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const POLICY = `version: 1
setup: [npm ci]
suites:
  unit:
    run: npx vitest run --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"
    reports: ["*.xml"]
    scope: offline
changes:
  allow: [src/**, "*.md"]
  deny: [src/generated/**]
`;

const CALLS = {
  'a write that is allowed': { tool_name: 'Write', tool_input: { file_path: 'src/a.ts', content: 'a\n' } },
  'a command that publishes nothing': { tool_name: 'Bash', tool_input: { command: 'npm test && git status' } },
} as const;

/** A repository whose policy has a rule about paths. */
const openRepository = (folder: string): string => {
  const root = join(folder, 'repository');
  mkdirSync(join(root, '.github'), { recursive: true });
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, '.github/recount.yml'), POLICY);
  const git = (...args: readonly string[]): unknown => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.org', 'commit', '--quiet', '--message=policy');
  return root;
};

const measure = async (root: string, node: string, extra: Start['env']): Promise<readonly StartUp[]> => {
  const names = Object.keys(extra).map((name) => `, ${name} set`);
  const version = `${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}${names.join('')}`;
  say(`a hook's decision on ${version}, ${rounds} rounds`);
  const start = (args: readonly string[], input: string): Start => ({
    command: [node, ...args],
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: root, ...extra },
    input: join(root, '..', input),
  });
  const variants = Object.fromEntries(
    ['nothing', ...Object.keys(CALLS)].map((name) => [
      name,
      name === 'nothing' ? start(['-e', '0'], 'nothing') : start([hook, 'pre-tool-use'], name),
    ]),
  );
  const found = await interleaved(variants, Object.keys(variants), rounds);
  const row = (name: string, kind: keyof Times): StartUp => {
    const of = (one: string): readonly number[] => found.map((round) => round.get(one)?.[kind] ?? Number.NaN);
    const [bare, own] = [of('nothing'), of(name)];
    return {
      what: `${name}, ${kind === 'wall' ? 'time' : 'CPU time'}`,
      node: version,
      rounds,
      bar: BAR,
      bare: quartiles(bare),
      own: quartiles(own),
      ratio: quartiles(own.map((time, index) => time / (bare[index] ?? Number.NaN))),
    };
  };
  return Object.keys(CALLS).flatMap((name) => [row(name, 'wall'), row(name, 'cpu')]);
};

const loadBefore = os.loadavg();
const folder = mkdtempSync(join(os.tmpdir(), 'bench-hook-'));
try {
  const root = openRepository(folder);
  writeFileSync(join(folder, 'nothing'), '');
  for (const [name, call] of Object.entries(CALLS))
    writeFileSync(join(folder, name), JSON.stringify({ hook_event_name: 'PreToolUse', cwd: root, ...call }));
  const starts: StartUp[] = [];
  for (const node of [process.execPath, node24].filter((path) => existsSync(path)))
    for (const extra of environments) starts.push(...(await measure(root, node, extra)));
  const page = `# What a hook's decision costs

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: the packaged hook decides one call of an agent's tool in a repository whose policy has \`changes\`, beside \`node -e 0\` of the same Node in the same environment. Median and quartiles of interleaved rounds; every ratio is taken within one round. CPU time is that of the hook and of git, which it starts.

${machineTable(loadBefore)}

${startTable(starts)}
`;
  writeFileSync(join(import.meta.dirname, 'HOOK.md'), page);
  say(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
