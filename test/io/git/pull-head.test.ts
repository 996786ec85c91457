import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPullFetch } from '../../../src/io/git/pull-head.ts';
import { serveGit } from '../../world/git-server.ts';
import { type Listener, listen } from '../../world/listener.ts';
import { type BareRepository, createRepository } from '../../world/repository.ts';
import { message, outcome, type Repository, repositoryAt, temporaryFolder, testEnv, value } from './repository.ts';

const TOKEN = 'ghs_secretOfTheJob';
const PACKED = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');

let origin: BareRepository;
let server: Listener;
let evil: Listener;
let [parent, pull] = ['', ''];
const stolen: string[] = [];

beforeAll(async () => {
  const folder = temporaryFolder();
  origin = await createRepository(join(folder, 'octo/demo.git'));
  parent = await origin.commit({ branch: 'main', files: { 'a.txt': 'a\n' } });
  await origin.commit({ branch: 'main', files: { 'b.txt': 'b\n' } });
  // It forks where the history of a shallow checkout does not reach.
  pull = await origin.commit({ branch: 'gone', files: { 'c.txt': 'c\n' }, parent });
  await origin.setRef('refs/pull/7/head', pull);
  await origin.setRef('refs/heads/gone', null);
  server = await serveGit(folder, (name, _, token) => {
    if (name !== 'octo/demo') return 404;
    if (token === undefined) return 401;
    return token === TOKEN ? 200 : 403;
  });
  evil = await listen(({ headers }, response) => {
    stolen.push(JSON.stringify(headers));
    response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await evil[Symbol.asyncDispose]();
});

/** A checkout of the branch, with a git on PATH that notes what it is called with. */
const checkout = (...options: readonly string[]): { readonly repository: Repository; readonly notes: string } => {
  const folder = temporaryFolder();
  const [bin, root, notes] = [temporaryFolder(), join(folder, 'demo'), join(folder, 'notes')];
  const env = testEnv(folder);
  const known = repositoryAt(folder, env).git('--exec-path');
  writeFileSync(join(bin, 'git'), `#!/bin/sh\necho "$@" >>${notes}\nexec ${known}/git "$@"\n`);
  chmodSync(join(bin, 'git'), 0o755);
  repositoryAt(folder, env).git('clone', '--quiet', ...options, `file://${origin.path}`, root);
  return { repository: repositoryAt(root, { ...env, PATH: `${bin}:${env['PATH']}` }), notes };
};

const fetchFrom = async ({ root, open }: Repository, site = server.url, repository = 'octo/demo', token = TOKEN) => {
  const git = await open('judged');
  const fetched = await openPullFetch(git, { site, repository, token })(7);
  git.objects.end();
  return { fetched, root };
};

/** Every file below a folder, as bytes. */
const bytesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

describe('the head of a pull request', () => {
  it.each([
    ['a whole checkout', []],
    ['a shallow one', ['--depth=1']],
  ])('is fetched into the objects of %s, and nothing else of it is changed', async (_, options) => {
    const { repository } = checkout(...options);
    const { git, root } = repository;
    const state = () =>
      [git('for-each-ref'), readFileSync(join(root, '.git/config'), 'utf8'), git('status')].join('\n');
    const before = state();
    expect(value((await fetchFrom(repository)).fetched)).toBe(pull);
    expect(git('cat-file', '-p', `${pull}:c.txt`)).toBe('c');
    expect(git('log', '--format=%H', pull)).toBe(`${pull}\n${parent}`);
    expect(state()).toBe(before);
    expect(readdirSync(join(root, '.git'))).not.toContain('FETCH_HEAD');
  });

  it('is fetched with a token that no file and no command line holds', async () => {
    const { repository, notes } = checkout();
    value((await fetchFrom(repository)).fetched);
    const said = readFileSync(notes, 'utf8');
    expect(said).toContain('fetch --quiet');
    for (const secret of [TOKEN, PACKED]) {
      expect(said).not.toContain(secret);
      expect(bytesBelow(repository.root)).not.toContain(secret);
    }
  });

  it.each<[setting: string, value: () => string]>([
    ['url.EVIL/.insteadOf', () => server.url],
    ['http.proxy', () => evil.url],
    ['http.extraHeader', () => 'AUTHORIZATION: basic bm9uZTpub25l'],
    ['credential.helper', () => '!touch "$PWD/helped"; false'],
    ['core.hooksPath', () => '.'],
    ['include.path', () => '/dev/null/none'],
  ])('is asked of the server alone, whatever the checkout says: %s', async (setting, given) => {
    const { repository } = checkout();
    repository.git('config', setting.replace('EVIL', evil.url), given());
    expect(value((await fetchFrom(repository)).fetched)).toBe(pull);
    expect(stolen).toEqual([]);
    expect(readdirSync(repository.root).sort()).toEqual(['.git', 'a.txt', 'b.txt']);
  });

  it.each<[what: string, site: () => string, repository: string, token: string, said: RegExp]>([
    ['the token is refused', () => server.url, 'octo/demo', 'ghs_other', /403/],
    ['there is no such repository', () => server.url, 'octo/none', TOKEN, /not found/],
    ['the server is no git server', () => evil.url, 'octo/demo', TOKEN, /not found/],
    ['nobody answers', () => 'http://127.0.0.1:1', 'octo/demo', TOKEN, /connect/i],
    ['the address is another protocol', () => 'file:///tmp', 'octo/demo', TOKEN, /not allowed/],
  ])('is a fault where %s, and the fault does not tell the token', async (_, site, name, token, said) => {
    const { repository } = checkout();
    const { fetched } = await fetchFrom(repository, site(), name, token);
    expect(outcome(fetched)).toBe('git-failed');
    expect(message(fetched)).toMatch(said);
    expect(message(fetched)).not.toContain(token);
    stolen.length = 0;
  });
});
