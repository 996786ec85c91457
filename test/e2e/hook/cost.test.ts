import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDesk, openLocalDesk } from '../command-line/local-desk.ts';
import { policyOf } from '../suite.ts';
import { callOf, dist } from './line.ts';

let desk: LocalDesk;
const folder = mkdtempSync(join(tmpdir(), 'cost-'));
const probe = join(folder, 'probe.cjs');
beforeAll(async () => {
  desk = await openLocalDesk({
    policy: `${policyOf()}changes:\n  allow: [src/**, "*.md"]\n  deny: [src/generated/**]\nhook: { push: true }\n`,
  });
  writeFileSync(
    probe,
    "process.on('exit', () => require('node:fs').writeSync(2, `rss ${process.resourceUsage().maxRSS}\\n`));",
  );
});
afterAll(async () => {
  await desk[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const env = { PATH: process.env['PATH'] };

/** The milliseconds of the processor that a program of node and what it starts take, from its start to its end. */
const timeOf = (args: readonly string[], input: string): number => {
  const line = 'TIMEFORMAT="used %U %S"; time "$@"';
  const { stderr, status } = spawnSync('bash', ['-c', line, 'bash', process.execPath, ...args], { input, env });
  expect(status).toBe(0);
  const [, user, system] = /^used ([\d.]+) ([\d.]+)$/m.exec(stderr.toString()) ?? [];
  return (Number(user) + Number(system)) * 1_000;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

// The processor's time, since a clock on the wall measures what else the machine does. Measured by turns on a busy machine
// a write took 1.7 times what node itself took; the bound is there to notice what would be loaded by mistake.
test.each<[what: string, tool: string, input: object]>([
  ['a write that is allowed', 'Write', { file_path: 'src/a.ts', content: 'a'.repeat(20_000) }],
  ['a write that is denied', 'Edit', { file_path: 'package.json', old_string: 'a', new_string: 'b' }],
  ['a command that publishes nothing', 'Bash', { command: 'npm test && git status' }],
])('%s takes less than twice what node itself takes', (_, tool, input) => {
  const call = callOf(desk.clone.path, tool, input);
  const [own, bare]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 15; turn++) {
    bare.push(timeOf(['-e', '0'], call));
    own.push(timeOf([join(dist, 'hook.cjs'), 'pre-tool-use'], call));
  }
  expect(median(own) / median(bare)).toBeLessThan(2);
});

test('and has less than 80 MB, with a file of a megabyte', () => {
  const call = callOf(desk.clone.path, 'Write', { file_path: 'src/a.ts', content: 'a'.repeat(1_000_000) });
  const args = ['--require', probe, join(dist, 'hook.cjs'), 'pre-tool-use'];
  const told = spawnSync(process.execPath, args, { input: call, env }).stderr.toString();
  expect(told).toContain('recount: allowed: src/a.ts');
  expect(Number(/^rss (\d+)$/m.exec(told)?.[1])).toBeLessThan(80_000);
});
