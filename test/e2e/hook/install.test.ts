import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type LocalDesk, openLocalDesk } from '../command-line/local-desk.ts';
import { policyOf } from '../suite.ts';

const opened: LocalDesk[] = [];
afterEach(async () => {
  for (const desk of opened.splice(0)) await desk[Symbol.asyncDispose]();
});
const openDesk = async (top = 'hook: { push: true }\n'): Promise<LocalDesk> => {
  const desk = await openLocalDesk({ policy: `${policyOf()}${top}` });
  opened.push(desk);
  return desk;
};
const SETTINGS = '.claude/settings.json';
const textIn = ({ clone }: LocalDesk, path: string): Promise<string> => readFile(join(clone.path, path), 'utf8');

describe('recount hook install', () => {
  test('writes settings where there are none, and the same again', async () => {
    const desk = await openDesk();
    expect(await desk.recount(['hook', 'install'])).toMatchObject({ exit: 0 });
    const text = await textIn(desk, SETTINGS);
    expect(text).toContain("'pre-tool-use' '--agent' 'claude' '--sure'");
    await desk.recount(['hook', 'install']);
    expect(await textIn(desk, SETTINGS)).toBe(text);
  });

  test('keeps what the settings have, and puts a newer line in the place of an older one', async () => {
    const desk = await openDesk();
    const other = { matcher: 'Bash', hooks: [{ type: 'command', command: 'true' }] };
    const before = { permissions: { allow: ['Bash(ls)'] }, hooks: { PreToolUse: [other], Stop: [other] } };
    await desk.write({ [SETTINGS]: JSON.stringify(before, null, 4) });
    await desk.recount(['hook', 'install', '--base', 'HEAD']);
    await desk.recount(['hook', 'install']);
    const text = await textIn(desk, SETTINGS);
    const after: unknown = JSON.parse(text);
    expect(after).toMatchObject({
      permissions: before.permissions,
      hooks: { PreToolUse: [other, {}, {}], Stop: [other] },
    });
    expect(text).toMatch(/^\{\n {4}"permissions"/);
    expect(text).not.toContain("'--base'");
    expect(text.match(/--sure/g)).toHaveLength(2);
  });

  test.each([
    ['{', 'is no JSON object'],
    ['[]', 'is no JSON object'],
    ['{"hooks": []}', 'has `hooks` that is no map'],
    ['{"hooks": {"PreToolUse": {}}}', 'has `hooks.PreToolUse` that is no list'],
  ])('leaves settings as they are that it does not understand: %s', async (text, told) => {
    const desk = await openDesk();
    await desk.write({ [SETTINGS]: text });
    const answer = await desk.recount(['hook', 'install']);
    expect(answer.exit).toBe(2);
    expect(answer.err).toContain(told);
    expect(await textIn(desk, SETTINGS)).toBe(text);
  });

  test('tells where the folder of the settings cannot be made', async () => {
    const desk = await openDesk();
    await symlink('nowhere/deep', join(desk.clone.path, '.claude'));
    const answer = await desk.recount(['hook', 'install']);
    expect(answer.exit).toBe(2);
    expect(answer.err).toMatch(/^recount: file-unreadable: .*\.claude: E/);
  });

  test.each([
    [['hook', 'install', '--agent', 'other'], 'expected claude or gemini, found other'],
    [['hook', 'install', '--base', 'no-such-ref'], 'there is no commit no-such-ref'],
    [['hook', 'other'], 'expected pre-tool-use, pre-push, install or verify, found other'],
    [['hook', 'install', 'more'], 'takes no more operands, found more'],
  ])('%j is told: %s', async (args, told) => {
    const answer = await (await openDesk()).recount(args);
    expect(answer.exit).toBe(2);
    expect(answer.err).toContain(told);
  });
});

describe('recount hook install --git', () => {
  const push = ({ clone }: LocalDesk) =>
    clone.git('push', '--quiet', 'origin', 'HEAD').then(
      () => 'pushed',
      (cause: unknown) => String(cause),
    );

  test('a push without a record is stopped, and passes with one', async () => {
    const desk = await openDesk();
    expect(await desk.recount(['hook', 'install', '--git'])).toMatchObject({ exit: 0 });
    expect(await push(desk)).toContain('recount: denied: there is no record of');
    await desk.recount(['run']);
    expect(await push(desk)).toBe('pushed');
    await desk.commit({ 'more.txt': '' });
    await desk.clone.git('push', '--quiet', 'origin', ':refs/heads/topic');
  });

  test('where the policy asks for no record of a push, and there is no pull request, it passes', async () => {
    const desk = await openDesk('');
    await desk.recount(['hook', 'install', '--git']);
    expect(await push(desk)).toBe('pushed');
  });

  test('a hook that was there runs too, and reads what git gives it', async () => {
    const desk = await openDesk('');
    const path = join(desk.clone.path, '.git/hooks/pre-push');
    await mkdir(join(desk.clone.path, '.git/hooks'), { recursive: true });
    await writeFile(path, '#!/bin/sh\ncat > "$(git rev-parse --git-dir)/seen"\n');
    await chmod(path, 0o644);
    await desk.recount(['hook', 'install', '--git']);
    await desk.recount(['hook', 'install', '--git']);
    expect((await readFile(path, 'utf8')).match(/>>> recount/g)).toHaveLength(1);
    expect((await stat(path)).mode & 0o111).toBe(0o111);
    expect(await push(desk)).toBe('pushed');
    expect(await textIn(desk, '.git/seen')).toMatch(/^HEAD [0-9a-f]{40} refs\/heads\/topic 0{40}\n$/);
  });

  test('a hook of another program is left alone', async () => {
    const desk = await openDesk();
    await mkdir(join(desk.clone.path, '.git/hooks'), { recursive: true });
    await writeFile(join(desk.clone.path, '.git/hooks/pre-push'), '#!/usr/bin/env python3\n');
    const answer = await desk.recount(['hook', 'install', '--git']);
    expect(answer.exit).toBe(2);
    expect(answer.err).toContain('is written for another program than a shell');
    expect(await textIn(desk, '.git/hooks/pre-push')).toBe('#!/usr/bin/env python3\n');
  });

  test.each<[what: string, bytes: Uint8Array, told: string]>([
    ['a program', Buffer.from('\x7fELF\x02\x01\0\0', 'latin1'), 'is written for another program than a shell'],
    ['of another encoding', Buffer.from('#!/bin/sh\n# caf\xe9\n', 'latin1'), 'it is not UTF-8'],
  ])('a hook that is %s is left as it is, and what to add by hand is told', async (_, bytes, told) => {
    const desk = await openDesk();
    const path = join(desk.clone.path, '.git/hooks/pre-push');
    await mkdir(join(desk.clone.path, '.git/hooks'), { recursive: true });
    await writeFile(path, bytes);
    const { exit, err } = await desk.recount(['hook', 'install', '--git']);
    expect(exit).toBe(2);
    expect(err).toContain(told);
    expect(err).toContain("'hook' 'pre-push'");
    expect(await readFile(path)).toEqual(bytes);
  });

  test('a hook that cannot be read is not taken for none', async () => {
    const desk = await openDesk();
    await mkdir(join(desk.clone.path, '.git/hooks/pre-push'), { recursive: true });
    const { exit, err } = await desk.recount(['hook', 'install', '--git']);
    expect(exit).toBe(2);
    expect(err).toContain('it is no regular file');
  });

  test.each([
    ['a folder that all clones share', '../shared', 'lies outside'],
    ['nowhere', '/dev/null', 'lies outside'],
    ['below a file', '.github/recount.yml', 'ENOTDIR'],
  ])('hooks in %s are not written', async (_, place, told) => {
    const desk = await openDesk();
    await mkdir(join(desk.clone.path, '../shared'));
    await desk.clone.git('config', 'core.hooksPath', place);
    const { exit, err } = await desk.recount(['hook', 'install', '--git']);
    expect(exit).toBe(2);
    expect(err).toContain(told);
    expect(err).toContain("'hook' 'pre-push'");
    expect(await readdir(join(desk.clone.path, '../shared'))).toEqual([]);
  });

  test('a hook that is a link out of the clone is not written', async () => {
    const desk = await openDesk();
    const shared = join(desk.clone.path, '../shared-hook');
    await writeFile(shared, '#!/bin/sh\n');
    await mkdir(join(desk.clone.path, '.git/hooks'), { recursive: true });
    await symlink(shared, join(desk.clone.path, '.git/hooks/pre-push'));
    expect(await desk.recount(['hook', 'install', '--git'])).toMatchObject({ exit: 2 });
    expect(await readFile(shared, 'utf8')).toBe('#!/bin/sh\n');
  });

  test('another working tree has the hooks of the clone', async () => {
    const desk = await openDesk();
    await desk.clone.git('worktree', 'add', '--quiet', '../other', '-b', 'other');
    const other = join(desk.clone.path, '../other');
    expect(await desk.recount(['hook', 'install', '--git'], { cwd: other })).toMatchObject({ exit: 0 });
    expect(await push(desk)).toContain('recount: denied');
  });

  test('it stops no push of a repository without a policy', async () => {
    await using desk = await openLocalDesk({ policy: undefined });
    await desk.recount(['hook', 'install', '--git']);
    await desk.clone.git('remote', 'rename', 'origin', 'up');
    expect(await desk.clone.git('push', '--quiet', 'up', 'HEAD').then(() => 'pushed', String)).toBe('pushed');
  });

  test('beside husky: the shared hook names no path of this machine', async () => {
    const desk = await openDesk();
    // As `husky` sets it up: git runs `.husky/_/pre-push`, which runs `.husky/pre-push`.
    await desk.clone.git('config', 'core.hooksPath', '.husky/_');
    await desk.write({
      '.husky/_/pre-push': '#!/usr/bin/env sh\nsh -e .husky/pre-push "$@"\n',
      '.husky/pre-push': 'echo husky ran\n',
    });
    await chmod(join(desk.clone.path, '.husky/_/pre-push'), 0o755);
    expect(await desk.recount(['hook', 'install', '--git'])).toMatchObject({ exit: 0 });
    expect(await textIn(desk, '.husky/pre-push')).not.toContain(desk.root);
    expect(await textIn(desk, '.husky/pre-push')).toMatch(/# <<< recount\necho husky ran\n$/);
    expect(await push(desk)).toContain('recount: denied');
    await desk.clone.git('config', '--unset', 'recount.prePush');
    expect(await push(desk)).toBe('pushed');
  });

  test('beside lefthook: in its settings of this clone alone', async () => {
    const desk = await openDesk();
    await desk.write({
      'lefthook.yml': 'pre-push:\n  commands:\n    lint: { run: "true" }\n',
      'lefthook-local.yml': '# mine\npre-commit:\n  commands:\n    a: { run: "true" }\n',
    });
    const { exit, out } = await desk.recount(['hook', 'install', '--git']);
    expect(exit).toBe(0);
    expect(out).toContain('lefthook install');
    const text = await textIn(desk, 'lefthook-local.yml');
    expect(text).toMatch(/^# mine\npre-commit:/);
    expect(text).toMatch(/pre-push:\n {2}commands:\n {4}recount:\n {6}run: .*pre-push/);
    expect(text).toContain('use_stdin: true');
    await desk.write({ 'lefthook-local.yml': '- a\n' });
    expect(await desk.recount(['hook', 'install', '--git'])).toMatchObject({ exit: 2 });
  });
});
