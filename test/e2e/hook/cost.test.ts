import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { searchPath } from '../../world/machine.ts';
import { type LocalDesk, openLocalDesk } from '../command-line/local-desk.ts';
import { policyOf } from '../suite.ts';
import { callOf, dist } from './line.ts';

const hook = join(dist, 'hook.cjs');
let desk: LocalDesk;
const folder = mkdtempSync(join(tmpdir(), 'cost-'));
const probe = join(folder, 'probe.cjs');
const found = join(folder, 'found.json');
const programs = join(folder, 'programs');
const asked = join(folder, 'asked');

// What was loaded is told by Node itself, and how often git was started by a `git` that comes before the real one.
beforeAll(async () => {
  desk = await openLocalDesk({
    policy: `${policyOf()}changes:\n  allow: [src/**, "*.md"]\n  deny: [src/generated/**]\nhook: { push: true }\n`,
  });
  writeFileSync(
    probe,
    `const before = new Set(process.moduleLoadList);
process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(found)}, JSON.stringify({
  modules: process.moduleLoadList.filter((name) => !before.has(name)),
  files: Object.keys(require.cache).filter((path) => path !== __filename),
  kilobytes: process.resourceUsage().maxRSS,
})));`,
  );
  mkdirSync(programs);
  writeFileSync(join(programs, 'git'), `#!/bin/sh\necho git >> '${asked}'\nPATH='${searchPath}' exec git "$@"\n`, {
    mode: 0o755,
  });
});
afterAll(async () => {
  await desk[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const foundSchema = z.strictObject({
  modules: z.array(z.string()),
  files: z.array(z.string()),
  kilobytes: z.number().positive(),
});

/** What a program of node loads, how much memory it has at most, how often it starts git, and what it says. */
const loadedBy = (args: readonly string[], input: string) => {
  const env = { PATH: [programs, searchPath].join(delimiter) };
  writeFileSync(asked, '');
  const { status, stderr } = spawnSync(process.execPath, ['--require', probe, ...args], { input, env });
  expect(status).toBe(0);
  const loaded = foundSchema.parse(JSON.parse(readFileSync(found, 'utf8')));
  return { ...loaded, git: readFileSync(asked, 'utf8').length / 'git\n'.length, said: stderr.toString() };
};

const WRITE = { file_path: 'src/a.ts', content: 'a'.repeat(20_000) };

// The milliseconds are in bench/HOOK.md. They come of what is loaded and started, which is the same on any machine.
test.each<[what: string, tool: string, input: object, said: string, git: number, library: string]>([
  ['a write that is allowed', 'Write', WRITE, 'recount: allowed: src/a.ts', 1, 'require("node:child_process")'],
  [
    'a write that is denied',
    'Edit',
    { file_path: 'package.json', old_string: 'a', new_string: 'b' },
    'recount: denied: path-denied',
    1,
    'require("node:child_process")',
  ],
  ['a command that publishes nothing', 'Bash', { command: 'npm test && git status' }, 'recount: not checked', 0, ''],
])('%s loads the hook and what it needs of Node alone', (_, tool, input, said, git, library) => {
  const own = loadedBy([hook, 'pre-tool-use'], callOf(desk.clone.path, tool, input));
  expect(own).toMatchObject({ files: [hook], git });
  expect(own.said).toContain(said);
  const needed = new Set(loadedBy(['--input-type=commonjs', '--eval', library], '').modules);
  expect(own.modules.filter((name) => !needed.has(name))).toEqual([]);
});

test('and has less than 80 MB, with a file of a megabyte', () => {
  const call = callOf(desk.clone.path, 'Write', { ...WRITE, content: 'a'.repeat(1_000_000) });
  const { said, kilobytes } = loadedBy([hook, 'pre-tool-use'], call);
  expect(said).toContain('recount: allowed: src/a.ts');
  expect(kilobytes).toBeLessThan(80_000);
});
