import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDesk, openLocalDesk } from '../command-line/local-desk.ts';
import { policyOf } from '../suite.ts';
import { callOf, dist, lineFor, runLine } from './line.ts';

let desk: LocalDesk;
beforeAll(async () => {
  desk = await openLocalDesk({
    policy: `${policyOf()}changes: { allow: [src/**, "docs/*.{md,txt}"] }\nhook: { push: true }\n`,
  });
});
afterAll(() => desk[Symbol.asyncDispose]());

const decide = (tool: string, input: object, line = lineFor(dist), env = {}) =>
  runLine(line, callOf(desk.clone.path, tool, input), { cwd: desk.clone.path, env });
const file = (path: string): string => join(desk.clone.path, path);

describe('the packaged hook', () => {
  test('says nothing on stdout where it decides nothing, and in the log which of the two it is', async () => {
    expect(await decide('Write', { file_path: file('src/a.ts'), content: '' })).toEqual({
      exit: 0,
      out: '',
      err: 'recount: allowed: src/a.ts, under .github/recount.yml at refs/remotes/origin/HEAD\n',
      stopped: false,
      reason: '',
    });
    expect(await decide('Read', { file_path: file('README.md') })).toMatchObject({
      exit: 0,
      out: '',
      err: 'recount: not checked: the rule does not cover the tool Read\n',
    });
  });

  test('denies in the documented form, with a reason about the rule and what to do', async () => {
    const { exit, stopped, reason } = await decide('Edit', {
      file_path: file('README.md'),
      old_string: 'a',
      new_string: 'b',
    });
    expect([exit, stopped]).toEqual([0, true]);
    expect(reason).toBe(
      'recount: denied: path-denied: README.md matches none of `changes.allow` (.github/recount.yml at refs/remotes/origin/HEAD). Make the change in a path that the policy allows. If it has to be there, say so and stop.',
    );
  });

  test('denies what it cannot tell, and says that it is this', async () => {
    const answer = await decide('Write', { content: '' });
    expect(answer).toMatchObject({ exit: 0, stopped: true });
    expect(answer.reason).toBe('recount: unknown: the input of Write does not say what it is about');
  });

  test('asks for no record of a tag, though a push needs one', async () => {
    const push = (what: string) => decide('Bash', { command: `git push origin ${what}` });
    await desk.clone.git('tag', 'v1');
    expect(await push('v1')).toMatchObject({
      stopped: false,
      err: 'recount: not checked: a tag is of no pull request\n',
    });
    expect((await push('v1 HEAD')).stopped).toBe(true);
    expect((await push('v2')).reason).toContain('what the same call makes first needs a call of its own');
  });

  test.each<[tool: string, input: object, stopped: boolean]>([
    ['Write', { file_path: 'docs/a.txt', content: '' }, false],
    ['Write', { file_path: 'docs/a.js', content: '' }, true],
    ['MultiEdit', { file_path: 'README.md', edits: [] }, true],
    ['NotebookEdit', { notebook_path: 'n.ipynb', new_source: '' }, true],
    ['Bash', { command: 'git commit --no-verify -m x' }, true],
    ['Bash', { command: 'git push' }, true],
    ['Bash', { command: 'git status' }, false],
    ['PowerShell', { command: 'git push --no-verify' }, true],
    ['Monitor', { command: 'git push' }, true],
    ['Bash', { command: 'git commit -m x && git push' }, true],
    ['Bash', { command: 'cd /no/where && git push' }, true],
    ['mcp__github__create_pull_request', { owner: 'o', repo: 'r', title: 't', head: 'topic', base: 'main' }, true],
    ['mcp__github__list_pull_requests', { owner: 'o', repo: 'r' }, false],
  ])('%s %j: stopped is %j', async (tool, input, stopped) => {
    expect(await decide(tool, input)).toMatchObject({ stopped });
  });

  test.each<[what: string, policy: string, said: string]>([
    ['changs for changes', `${policyOf()}changs: { allow: [src/**] }\n`, 'changs: is not a known key; known are '],
    ['suite for suites', policyOf().replace('suites:', 'suite:'), 'suite: is not a known key; known are '],
    ['hoook for hook', `${policyOf()}hoook: { push: true }\n`, 'hoook: is not a known key; known are '],
  ])('a policy that the check refuses lets nothing be written: %s', async (_, policy, said) => {
    await using broken = await openLocalDesk({ policy });
    const { path: cwd } = broken.clone;
    const { stopped, reason } = await runLine(lineFor(dist), callOf(cwd, 'Write', { file_path: 'a', content: '' }), {
      cwd,
    });
    expect(stopped).toBe(true);
    expect(reason).toContain(`recount: unknown: .github/recount.yml: ${said}`);
  });

  test('the command line gives the same answer', async () => {
    const input = callOf(desk.clone.path, 'Write', { file_path: file('README.md'), content: '' });
    const line = `'${process.execPath}' '${join(dist, 'cli.js')}' hook pre-tool-use`;
    const both = await Promise.all([line, lineFor(dist)].map((one) => runLine(one, input, { cwd: desk.clone.path })));
    expect(both[0]).toEqual(both[1]);
  });

  test('a push passes once HEAD has a record', async () => {
    expect((await desk.recount(['run'])).exit).toBe(0);
    expect(await decide('Bash', { command: 'git push' })).toMatchObject({ stopped: false });
    await desk.commit({ 'src/new.ts': '' });
    const { reason } = await decide('Bash', { command: 'git push' });
    expect(reason).toContain(
      '`recount run`, then push again; where a pull request is open already, `recount pin --push`',
    );
  });

  test('Gemini CLI is answered in its own words', async () => {
    const input = JSON.stringify({
      session_id: 's',
      transcript_path: '/t',
      cwd: desk.clone.path,
      hook_event_name: 'BeforeTool',
      timestamp: '2026-11-30T12:00:00Z',
      tool_name: 'write_file',
      tool_input: { file_path: file('README.md'), content: '' },
    });
    const answer = await execa(process.execPath, [join(dist, 'hook.cjs'), 'pre-tool-use'], { input, reject: false });
    const told: unknown = JSON.parse(answer.stdout);
    expect(told).toMatchObject({ decision: 'deny' });
    expect(answer.stdout).toContain('path-denied');
  });
});

describe('a checker that is broken, starved or cut off never lets a call go on', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  const copied = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'hook-'));
    folders.push(folder);
    await Promise.all(['hook.cjs', 'desk-verbs.js'].map((name) => cp(join(dist, name), join(folder, name))));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    return folder;
  };
  const good = (): string => callOf(desk.clone.path, 'Write', { file_path: file('src/a.ts'), content: '' });
  const run = (line: string, input: string | Uint8Array = good(), env = {}) =>
    runLine(line, input, { cwd: desk.clone.path, env });

  test('whole, it lets this one go on', async () => {
    expect(await run(lineFor(await copied()))).toMatchObject({ exit: 0, stopped: false });
  });

  test.each<[what: string, breakIt: (folder: string) => Promise<void>]>([
    ['the bundle is gone', (folder) => rm(join(folder, 'hook.cjs'))],
    ['the bundle is empty', (folder) => truncate(join(folder, 'hook.cjs'))],
    ['the bundle is cut off', (folder) => truncate(join(folder, 'hook.cjs'), 60_000)],
    ['the bundle has only its first line', (folder) => writeFile(join(folder, 'hook.cjs'), '#!/usr/bin/env node\n')],
    ['the bundle is another text', (folder) => writeFile(join(folder, 'hook.cjs'), '<html></html>')],
    ['the bundle ends at once, and well', (folder) => writeFile(join(folder, 'hook.cjs'), 'process.exit(0)')],
    ['the bundle ends with 1', (folder) => writeFile(join(folder, 'hook.cjs'), 'process.exit(1)')],
    ['the bundle throws', (folder) => writeFile(join(folder, 'hook.cjs'), 'throw new Error("x")')],
    ['the bundle is killed', (folder) => writeFile(join(folder, 'hook.cjs'), 'process.kill(process.pid, "SIGKILL")')],
  ])('%s', async (_, breakIt) => {
    const folder = await copied();
    await breakIt(folder);
    const answer = await run(lineFor(folder));
    expect(answer.stopped).toBe(true);
    expect(answer.reason).toContain('recount: unknown: ');
  });

  test('the part that decides about pushes is gone', async () => {
    const folder = await copied();
    await rm(join(folder, 'desk-verbs.js'));
    const answer = await run(lineFor(folder), callOf(desk.clone.path, 'Bash', { command: 'git push' }));
    expect(answer.stopped).toBe(true);
  });

  test('the part that most globs do without is gone, and one needs it', async () => {
    const line = lineFor(await copied());
    const answer = await run(line, callOf(desk.clone.path, 'Write', { file_path: file('docs/a.md'), content: '' }));
    expect(answer.stopped).toBe(true);
    expect(answer.reason).toContain('recount: unknown: the hook failed: ');
  });

  test.each([
    ['--agent', 'other'],
    ['--base'],
    ['--base', '--sure'],
    ['--policy', ''],
    ['--base=HEAD'],
    ['--polcy', 'x'],
    ['pre-push'],
  ])('words that it does not know: %s %s', async (...words) => {
    const args = [join(dist, 'hook.cjs'), 'pre-tool-use', '--sure', ...words];
    const answer = await execa(process.execPath, args, { input: good(), reject: false });
    expect(answer).toMatchObject({ exitCode: 2, stdout: '' });
    expect(answer.stderr).toContain('recount: unknown: ');
  });

  test.each<[what: string, line: (line: string) => string, input?: string | Uint8Array]>([
    ['no memory', (line) => `ulimit -v 100000; ${line.replace('sleep 55', 'sleep 2')}`],
    ['no files to open', (line) => `ulimit -n 6; ${line}`],
    [
      'no time',
      (line) => line.replace("'pre-tool-use'", "'pre-tool-use' & kill -9 $!; wait $!; false; '' '' 'pre-tool-use'"),
    ],
    ['standard input closed', (line) => `exec <&-; ${line}`],
    ['nothing on standard input', (line) => line, ''],
    ['half a call', (line) => line, '{"hook_event_name":"PreToolUse","tool_name":"Wri'],
    ['a call that is not UTF-8', (line) => line, new Uint8Array([0x7b, 0xff, 0x7d])],
    [
      'a call of another event',
      (line) => line,
      '{"hook_event_name":"PostToolUse","tool_name":"Write","cwd":"/","tool_input":{}}',
    ],
  ])('%s', async (_, line, input) => {
    expect((await run(line(lineFor(dist)), input)).stopped).toBe(true);
  });

  test.each([
    ['closed', (line: string) => `exec >&-; ${line}`],
    ['nowhere', (line: string) => `exec >/dev/null; ${line}`],
    ['a pipe that nobody reads', (line: string) => `exec > >(exit 0); sleep 0.2; ${line}`],
  ])('standard output is %s, and a denial has to be told', async (_, spoil) => {
    const denied = callOf(desk.clone.path, 'Write', { file_path: file('README.md'), content: '' });
    const { exitCode, stderr } = await execa('bash', ['-c', spoil(lineFor(dist))], {
      cwd: desk.clone.path,
      env: { CLAUDE_PROJECT_DIR: desk.clone.path },
      reject: false,
      input: denied,
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('recount: denied: path-denied');
  });

  test.each<[what: string, git: string]>([
    ['is not there', ''],
    ['fails', '#!/bin/sh\nexit 1\n'],
    ['says nothing', '#!/bin/sh\nexit 0\n'],
    ['says something else', '#!/bin/sh\necho hello\n'],
    ['is killed', '#!/bin/sh\nkill -9 $$\n'],
  ])('git %s', async (_, git) => {
    const folder = await mkdtemp(join(tmpdir(), 'hook-'));
    folders.push(folder);
    if (git !== '') await writeFile(join(folder, 'git'), git, { mode: 0o755 });
    expect(await run(lineFor(dist), good(), { PATH: folder })).toMatchObject({ stopped: true });
  });

  test('no node', async () => {
    expect(await run(lineFor(dist, '/no/where/node'))).toMatchObject({ exit: 2, stopped: true });
  });

  test('under `sh -e` as well', async () => {
    expect(await run(`set -e; ${lineFor(dist)}`)).toMatchObject({ exit: 0, stopped: false });
    expect(await run(`set -e; ${lineFor(dist, '/no/where/node')}`)).toMatchObject({ exit: 2 });
  });
});
