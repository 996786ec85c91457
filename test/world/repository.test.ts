import { readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from './machine.ts';
import { type BareRepository, checkOut, cloneForAuthor, createRepository, forkRepository } from './repository.ts';

describe('a repository of the world', () => {
  let folder: TemporaryFolder;
  let origin: BareRepository;
  let first: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    origin = await createRepository(join(folder.path, 'origin.git'));
    first = await origin.commit({ branch: 'main', files: { 'a.txt': 'a\n', 'dir/b.txt': 'b\n' }, message: 'First' });
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  it('makes the same commit on every machine and day', async () => {
    expect(first).toBe('09f3e09ad5499632c6ead0806ab9f0cb5ac75e37');
    expect(await origin.git('log', '-1', '--format=%an <%ae> %aI | %s', 'main')).toBe(
      'Mona Lisa <mona@example.com> 2026-11-29T12:00:00+00:00 | First',
    );
  });

  it('adds to the tip of a branch, and takes away what is null', async () => {
    const second = await origin.commit({ branch: 'topic', parent: first, files: { 'c.txt': 'c\n', 'a.txt': null } });
    expect(await origin.resolve('topic^')).toBe(first);
    expect(await origin.git('ls-tree', '-r', '--name-only', second)).toBe('c.txt\ndir/b.txt');
  });

  it('moves a branch to another commit as a forced push does', async () => {
    const one = await origin.commit({ branch: 'forced', parent: first, files: { 'x.txt': '1' } });
    const two = await origin.commit({ branch: 'forced', parent: first, files: { 'x.txt': '2' } });
    expect(await origin.resolve('forced')).toBe(two);
    expect(two).not.toBe(one);
    expect(await origin.resolve('forced^')).toBe(first);
  });

  it('knows programs, links, bytes and names that git quotes', async () => {
    const sha = await origin.commit({
      branch: 'kinds',
      parent: first,
      files: {
        'run.sh': { executable: '#!/bin/sh\n' },
        link: { link: 'a.txt' },
        'with "quotes" and ü.bin': Uint8Array.of(0, 255, 10),
      },
    });
    const copy = await checkOut(origin.path, sha, join(folder.path, 'kinds'));
    expect((await stat(join(copy.path, 'run.sh'))).mode & 0o111).toBe(0o111);
    expect(await readlink(join(copy.path, 'link'))).toBe('a.txt');
    expect([...(await readFile(join(copy.path, 'with "quotes" and ü.bin')))]).toEqual([0, 255, 10]);
  });

  it('answers undefined for a revision that it does not hold', async () => {
    expect(await origin.resolve('no-such-branch')).toBeUndefined();
    expect(await origin.resolve('--help')).toBeUndefined();
  });

  it('is checked out detached, with full history and without credentials', async () => {
    const tip = await origin.commit({ branch: 'history', parent: first, files: { 'h.txt': 'h' } });
    const copy = await checkOut(origin.path, tip, join(folder.path, 'checkout'));
    expect(await copy.git('rev-parse', 'HEAD')).toBe(tip);
    expect(await copy.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
    expect(await copy.git('rev-parse', 'origin/main')).toBe(first);
    expect(await copy.git('rev-parse', '--is-shallow-repository')).toBe('false');
    expect(await copy.git('status', '--porcelain')).toBe('');
    expect(await copy.git('config', '--list', '--local')).not.toMatch(/extraheader|credential|user\./u);
  });

  it('lets a commit be checked out that only a fork holds, once origin has it', async () => {
    const fork = await forkRepository(origin, join(folder.path, 'fork.git'));
    const head = await fork.commit({ branch: 'theirs', parent: first, files: { 'f.txt': 'f' } });
    expect(await origin.resolve(`${head}^{commit}`)).toBeUndefined();
    await origin.git('fetch', '--quiet', fork.path, `${head}:refs/pull/7/head`);
    const copy = await checkOut(origin.path, head, join(folder.path, 'of-fork'));
    expect(await copy.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('is cloned by an author onto a branch from which a push works', async () => {
    const copy = await cloneForAuthor(origin.path, 'main', join(folder.path, 'author'));
    await copy.git('checkout', '--quiet', '-b', 'mine');
    await copy.git('commit', '--quiet', '--allow-empty', '-m', 'Mine');
    await copy.git('push', '--quiet', '-u', 'origin', 'mine');
    expect(await origin.resolve('mine')).toBe(await copy.git('rev-parse', 'HEAD'));
  });

  it('may name its objects by SHA-256', async () => {
    const long = await createRepository(join(folder.path, 'sha256.git'), 'main', 'sha256');
    const sha = await long.commit({ branch: 'main', files: { 'a.txt': 'a' } });
    expect(sha).toMatch(/^[0-9a-f]{64}$/u);
    const copy = await checkOut(long.path, sha, join(folder.path, 'sha256'));
    expect(await copy.git('rev-parse', 'HEAD')).toBe(sha);
  });
});
