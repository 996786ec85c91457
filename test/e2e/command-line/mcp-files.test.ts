import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { actionNode, searchPath } from '../../world/machine.ts';
import { policyOf } from '../suite.ts';
import { type LocalDesk, openLocalDesk } from './local-desk.ts';

const cli = join(import.meta.dirname, '../../../dist/cli.js');

/** What a tool answered: its parts, or the code of its error. */
interface Answer {
  readonly parts: readonly string[];
  readonly code: string | undefined;
}

interface Session extends AsyncDisposable {
  readonly tools: () => Promise<readonly string[]>;
  readonly call: (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Answer>;
}

const faults = z.object({
  error: z.tuple([z.object({ code: z.string(), message: z.string().min(8), remedy: z.string().min(8) })]),
});

/** One session with the packaged server in a folder of the desk; `first` is what a shell does before it starts it. */
const openSession = async (desk: LocalDesk, args: readonly string[], first = ':'): Promise<Session> => {
  const client = new Client({ name: 'test', version: '1' });
  const env = { PATH: searchPath, HOME: desk.root };
  await client.connect(
    new StdioClientTransport({
      command: 'bash',
      args: ['-c', `${first}; exec "$0" "$@"`, actionNode, cli, 'mcp', ...args],
      cwd: desk.clone.path,
      env,
    }),
  );
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, given) => {
      const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: { ...given } }));
      const parts = result.content.map((part) => (part.type === 'text' ? part.text : part.type));
      return {
        parts,
        code: result.isError === true ? faults.parse(JSON.parse(parts.join(''))).error[0].code : undefined,
      };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
};

const withFiles = (top: string): string => policyOf({ top });
const RULE = 'changes: { allow: [work/**], deny: [work/denied/**], protected: [work/kept] }\n';
const SMALL = 'files: { length: 1000 }\n';
const LONG = `${'0123456789'.repeat(99)}abcdefghi🙂${'é'.repeat(500)}`;

describe.runIf(process.platform === 'linux')('the file tools of recount mcp, through the protocol’s own client', () => {
  let desk: LocalDesk;
  let session: Session;
  const at = (path: string): string => join(desk.clone.path, path);
  beforeAll(async () => {
    desk = await openLocalDesk({ policy: withFiles(`${RULE}${SMALL}`) });
    await desk.write({ 'work/a.md': 'one\n', 'work/long.txt': LONG, 'outside.md': 'no\n', 'work/.env': 'KEY=1\n' });
    await desk.write({ '.github/recount.yml': withFiles('changes: { allow: ["**"] }\n') });
    const away = join(desk.root, 'away');
    mkdirSync(away);
    writeFileSync(join(away, 'key'), 'secret');
    const link = (target: string, path: string): void => symlinkSync(target, at(path));
    link(away, 'work/away');
    link(join(away, 'key'), 'work/key');
    link('nothing.md', 'work/dangling');
    link(join(away, 'new'), 'work/out-dangling');
    link('a.md', 'work/b.md');
    link('denied', 'work/open');
    link('../.git', 'work/git');
    mkdirSync(at('work/denied'));
    mkdirSync(at('work/inner'));
    await desk.clone.git('init', '--quiet', 'work/inner');
    execFileSync('mkfifo', [at('work/pipe')]);
    writeFileSync(at('work/latin.txt'), Buffer.from([0xe9]));
    session = await openSession(desk, ['--files', 'work']);
  });
  afterAll(async () => {
    await session[Symbol.asyncDispose]();
    await desk[Symbol.asyncDispose]();
  });

  it('are offered where a folder is named, and else are not', async () => {
    await using plain = await openSession(desk, []);
    expect(await plain.tools()).toEqual(['record', 'check']);
    expect(await session.tools()).toEqual(['record', 'check', 'read_file', 'create_file']);
  });

  it.each<[what: string, path: string, code: string | undefined]>([
    ['a new file', 'new.md', undefined],
    ['in new folders', 'x/y/z.md', undefined],
    ['by an absolute path inside', '$WORK/absolute.md', undefined],
    ['by a way up within', 'x/../up.md', undefined],
    ['a file that is there', 'a.md', 'path-taken'],
    ['a folder', 'inner', 'path-taken'],
    ['the workspace itself, which holds what is protected', '.', 'path-protected'],
    ['a pipe', 'pipe', 'path-taken'],
    ['a link to a file', 'b.md', 'path-taken'],
    ['a link to nothing', 'dangling', 'path-taken'],
    ['a link to nothing out there', 'out-dangling', 'path-outside'],
    ['below a link that leads out', 'away/new.md', 'path-outside'],
    ['a way up', '../outside-new.md', 'path-outside'],
    ['a way up and back in by another name', '../work-2/a.md', 'path-outside'],
    ['an absolute path outside', '/tmp/recount-new.md', 'path-outside'],
    ['the home folder', '~/new.md', 'path-undecided'],
    ['a way up behind a link', 'away/../new-2.md', 'path-undecided'],
    ['blanks at the ends', ' new-3.md', 'path-undecided'],
    ['a name that is too long', `${'a'.repeat(300)}.md`, 'path-undecided'],
    ['a name with a zero', 'a\0b', 'path-undecided'],
    ['below a file', 'a.md/b', 'file-unreadable'],
    ['what the rule denies', 'denied/new.md', 'path-denied'],
    ['what it denies, in another case', 'Denied/new.md', 'path-denied'],
    ['what it denies, through a link', 'open/new.md', 'path-denied'],
    ['what it protects', 'kept/new.md', 'path-protected'],
    ["git's own folder", '.git/hooks/pre-push', 'path-secret'],
    ["git's own folder of a repository in it", 'inner/.git/hooks/pre-push', 'path-secret'],
    ['credentials by their name', '.npmrc', 'path-secret'],
    ['a repository in it, which is one path', 'inner/new.md', undefined],
    ["git's own folder, through a link", 'git/new', 'path-outside'],
  ])('create_file: %s (%s)', async (_, path, code) => {
    const asked = path.replace('$WORK', at('work'));
    const file = asked.startsWith('/') ? asked : join(at('work'), asked);
    const before = existsSync(file);
    const answer = await session.call('create_file', { path: asked, content: 'new\n' });
    expect(answer.code).toBe(code);
    if (code === undefined) {
      expect(readFileSync(file, 'utf8')).toBe('new\n');
      expect(answer.parts[0]).toMatch(
        / is written\nrecount: allowed: work\/\S+, under \.github\/recount\.yml at refs\//,
      );
    } else if (!path.includes('\0')) expect(existsSync(file)).toBe(before);
  });

  it('a denial tells the rule, where it stands, and what to do', async () => {
    const { parts } = await session.call('create_file', { path: 'denied/new.md', content: '' });
    const [{ message, remedy }] = faults.parse(JSON.parse(parts.join(''))).error;
    expect(message).toBe(
      'work/denied/new.md is covered by work/denied/** of `changes.deny` (.github/recount.yml at refs/remotes/origin/HEAD)',
    );
    expect(remedy).toBe('Make the change in a path that the policy allows. If it has to be there, say so and stop');
  });

  it.each<[what: string, path: string, found: string]>([
    ['a file', 'a.md', 'one\n'],
    ['a link that leads inside', 'b.md', 'one\n'],
    ['an absolute path inside', '$WORK/a.md', 'one\n'],
    ['what the rule denies, which is about changes', 'denied/.', 'file-unreadable'],
    ['what is not there', 'none.md', 'file-unreadable'],
    ['a folder', 'denied', 'file-unreadable'],
    ['a pipe', 'pipe', 'file-unreadable'],
    ['a link to nothing', 'dangling', 'file-unreadable'],
    ['what is not UTF-8', 'latin.txt', 'file-unreadable'],
    ['a way up', '../outside.md', 'path-outside'],
    ['an absolute path outside', '/etc/passwd', 'path-outside'],
    ['a link that leads out', 'key', 'path-outside'],
    ['below a link that leads out', 'away/key', 'path-outside'],
    ["git's own folder, through a link", 'git/config', 'path-outside'],
    ["git's own folder", 'inner/.git/config', 'path-secret'],
    ['credentials by their name', '.env', 'path-secret'],
    ['a way up behind a link', 'away/../a.md', 'path-undecided'],
  ])('read_file: %s (%s)', async (_, path, found) => {
    const { code, parts } = await session.call('read_file', { path: path.replace('$WORK', at('work')) });
    expect(code ?? parts.join('')).toBe(found);
  });

  it('a long file comes in parts of the length that the policy gives', async () => {
    const read = async (offset?: number) => (await session.call('read_file', { path: 'long.txt', offset })).parts;
    expect(await read()).toEqual([
      LONG.slice(0, 999),
      'recount: cut: characters 0 to 999 of 1501; 502 more are left out: go on with offset 999',
    ]);
    expect(await read(999)).toEqual([LONG.slice(999), 'recount: cut: characters 999 to 1501 of 1501; this is the end']);
  });

  it('what a tool does not take is refused', async () => {
    for (const args of [{}, { path: '' }, { path: 'a.md', offset: -1 }])
      await expect(session.call('read_file', args)).rejects.toThrow();
  });

  it.each<[what: string, top: string | undefined, create: string | undefined, told: string]>([
    ['no policy', undefined, undefined, 'not checked: there is no .github/recount.yml at'],
    ['a policy without a rule', '', undefined, 'not checked: .github/recount.yml at refs/remotes/origin/HEAD has no'],
    ['a rule that is wrong', 'changes: { alow: [] }\n', 'path-undecided', 'changes.alow: is not a known key'],
    [
      'a length that is wrong',
      'files: { length: 1 }\n',
      'path-undecided',
      'files.length: expected a number of at least',
    ],
    ['a policy that is no YAML', 'changes: [\n', 'path-undecided', 'is not YAML as expected'],
  ])('%s at the base', async (_, top, code, told) => {
    await using other = await openLocalDesk({ policy: top === undefined ? undefined : withFiles(top) });
    await using files = await openSession(other, ['--files', '.']);
    const made = await files.call('create_file', { path: 'new.md', content: '' });
    const read = await files.call('read_file', { path: 'change.txt' });
    expect([made.code, read.code]).toEqual([code, code]);
    expect(made.parts.join('')).toContain(told);
    expect(existsSync(join(other.clone.path, 'new.md'))).toBe(code === undefined);
    const hook = await files.call('create_file', { path: '.git/hooks/new', content: '' });
    expect(hook.code).toBe(code ?? 'path-secret');
  });

  it('when the steps are spent each further call is refused, whatever it asks', async () => {
    await using other = await openLocalDesk({ policy: withFiles('files: { steps: 3 }\n') });
    await using files = await openSession(other, ['--files', '.']);
    await files.call('read_file', { path: 'none' });
    await files.call('create_file', { path: 'one.md', content: '' });
    expect((await files.call('read_file', { path: 'one.md' })).parts).toEqual(['']);
    const fourth = await files.call('create_file', { path: 'two.md', content: '' });
    const fifth = await files.call('read_file', { path: 'one.md' });
    expect([fourth.code, fifth.code]).toEqual(['steps-spent', 'steps-spent']);
    expect(fourth.parts[0]).toMatch(/expected at most 3 calls .*this is number 4[^]*say what is done and what is left/);
    expect(existsSync(join(other.clone.path, 'two.md'))).toBe(false);
    await using next = await openSession(other, ['--files', '.']);
    expect((await next.call('read_file', { path: 'one.md' })).code).toBe(undefined);
  });

  it('a file that cannot be written whole is not there', async () => {
    await using other = await openLocalDesk();
    await using files = await openSession(other, ['--files', '.'], 'ulimit -f 8');
    const { code, parts } = await files.call('create_file', { path: 'x/new.md', content: 'x'.repeat(100_000) });
    expect([code, existsSync(join(other.clone.path, 'x/new.md'))]).toEqual(['file-unreadable', false]);
    expect(parts.join('')).toContain('x/new.md: EFBIG');
    expect((await files.call('create_file', { path: 'x/new.md', content: 'x' })).code).toBe(undefined);
  });

  it('without a repository around it nothing can be told', async () => {
    await using files = await openSession(desk, ['--files', dirname(desk.root)]);
    expect((await files.call('create_file', { path: 'new.md', content: '' })).code).toBe('path-undecided');
  });

  it.each(['none', 'work/a.md'])('does not begin where %s is no folder', async (folder) => {
    const { exit, out, err } = await desk.recount(['mcp', '--files', folder]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('recount: file-unreadable');
  });
});
