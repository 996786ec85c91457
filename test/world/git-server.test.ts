import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { git, gitBytes } from './git.ts';
import { serveGit } from './git-server.ts';
import type { Listener } from './listener.ts';
import { type TemporaryFolder, temporaryFolder } from './machine.ts';
import { type BareRepository, checkOut, cloneForAuthor, createRepository } from './repository.ts';

const withToken = (url: string, token: string): string => url.replace('http://', `http://x-access-token:${token}@`);

describe('the git server of the world', () => {
  let folder: TemporaryFolder;
  let origin: BareRepository;
  let server: Listener;
  let tip: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    origin = await createRepository(join(folder.path, 'octo/demo.git'));
    tip = await origin.commit({ branch: 'main', files: { 'a.txt': 'a\n' } });
    server = await serveGit(folder.path, (name, access, token) => {
      if (name !== 'octo/demo') return 404;
      if (token === undefined) return 401;
      return token === 'writer' || access === 'read' ? 200 : 403;
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  it('serves a checkout of a commit', async () => {
    const copy = await checkOut(`${withToken(server.url, 'reader')}/octo/demo.git`, tip, join(folder.path, 'copy'));
    expect(await copy.git('rev-parse', 'HEAD')).toBe(tip);
  });

  it('takes a push from a token that may write', async () => {
    const copy = await cloneForAuthor(
      `${withToken(server.url, 'writer')}/octo/demo.git`,
      'main',
      join(folder.path, 'w'),
    );
    await copy.git('commit', '--quiet', '--allow-empty', '-m', 'More');
    await copy.git('push', '--quiet', 'origin', 'HEAD:topic');
    expect(await origin.resolve('topic')).toBe(await copy.git('rev-parse', 'HEAD'));
  });

  it.each([
    ['a push by a token that may only read', 'reader', ['push', 'origin', 'HEAD:other'], /403/u],
    ['a fetch without a token', '', ['fetch', 'origin'], /could not read Username|Authentication failed/u],
  ])('refuses %s', async (_, token, args, message) => {
    const path = join(folder.path, `refused-${token}`);
    await git(['clone', '--quiet', origin.path, path], { cwd: folder.path });
    const url = token === '' ? server.url : withToken(server.url, token);
    await git(['remote', 'set-url', 'origin', `${url}/octo/demo.git`], { cwd: path });
    const answer = await gitBytes(args, { cwd: path, accept: [1, 128] });
    expect(answer.stderr).toMatch(message);
  });

  it('does not tell a repository that is not there from one that must not be seen', async () => {
    const url = `${withToken(server.url, 'writer')}/octo/secret.git`;
    const answer = await gitBytes(['ls-remote', url], { cwd: folder.path, accept: [128] });
    expect(answer.stderr).toMatch(/not found/u);
  });
});
