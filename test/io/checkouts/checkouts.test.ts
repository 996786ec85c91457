import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, it } from 'vitest';
import type { TreeContent } from '../../../src/app/ports.ts';
import { type Checkouts, openCheckouts } from '../../../src/io/checkouts.ts';
import { makeTemporaryFolder } from '../../../src/io/files/text.ts';
import type { Git } from '../../../src/io/git/git.ts';
import {
  createRepository,
  message,
  outcome,
  type Repository,
  repositoryAt,
  temporaryFolder,
  value,
} from '../git/repository.ts';

const opened: Checkouts[] = [];
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const open = async (repository: Repository, parent = temporaryFolder()): Promise<Checkouts> => {
  const place = value(await makeTemporaryFolder(repository.root, parent));
  const checkouts = openCheckouts(await repository.open('judged'), repository.env, place);
  opened.push(checkouts);
  return checkouts;
};

const treeOf = async (repository: Repository, content: TreeContent): Promise<string> =>
  value(await (await open(repository)).make(content));

/** Every file of a folder but git's own, with its content. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.split('/')[0] !== '.git' && lstatSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** All that git keeps of a repository, with when it was changed. */
const stateOf = (root: string): readonly string[] =>
  readdirSync(join(root, '.git'), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => `${path} ${statSync(join(root, '.git', path)).mtimeMs}`);

/** Two commits: the second changes a source and a test, deletes a test and adds one. */
const history = () => {
  const repository = createRepository({
    'src/sum.js': 'base\n',
    'test/sum.test.js': 'base test\n',
    'test/gone.test.js': 'gone\n',
  });
  const base = repository.git('rev-parse', 'HEAD');
  repository.write('src/sum.js', 'head\n');
  repository.write('test/sum.test.js', 'head test\n');
  repository.remove('test/gone.test.js');
  repository.write('test/new/more.test.js', 'new\n');
  return { repository, base, head: repository.commit('Second') };
};

const isTest = (path: string): boolean => path.startsWith('test/');

describe('the tree of a commit', () => {
  const BASE = { 'src/sum.js': 'base\n', 'test/sum.test.js': 'base test\n', 'test/gone.test.js': 'gone\n' };
  const HEAD_TESTS = { 'test/sum.test.js': 'head test\n', 'test/new/more.test.js': 'new\n' };
  const BASE_TESTS = { 'test/sum.test.js': 'base test\n', 'test/gone.test.js': 'gone\n' };
  const { repository, base, head } = history();
  it.each([
    ['the base', { commit: base }, BASE],
    [
      "the head's tests over the base's code",
      { commit: base, overlay: { commit: head, takes: isTest } },
      { 'src/sum.js': 'base\n', ...HEAD_TESTS },
    ],
    [
      "the base's tests over the head's code",
      { commit: head, overlay: { commit: base, takes: isTest } },
      { 'src/sum.js': 'head\n', ...BASE_TESTS },
    ],
  ])('%s', async (_, content, files) => {
    expect(filesOf(await treeOf(repository, content))).toEqual(files);
  });

  it('has a repository of its own, at the commit and whole, and the name of the checkout', async () => {
    const tree = await treeOf(repository, { commit: base, overlay: { commit: head, takes: isTest } });
    const { git } = repositoryAt(tree, repository.env);
    expect(basename(tree)).toBe(basename(repository.root));
    expect(git('rev-parse', 'HEAD')).toBe(base);
    expect(git('diff', '--cached', '--name-status', head, '--', 'test')).toBe('');
    expect(git('status', '--porcelain', 'src')).toBe('');
    expect(git('fsck', '--connectivity-only', '--no-dangling')).toBe('');
  });

  it('has what a checkout writes: line endings, links, executable files, files that no archive would have', async () => {
    const sample = createRepository({
      '.gitattributes': '*.bat eol=crlf\nsecret export-ignore\n*.img filter=evil\n',
      'a.bat': 'one\n',
      secret: 'there\n',
      'a.img': 'picture\n',
      'with\nbreak': 'x\n',
    });
    sample.git('config', 'filter.evil.smudge', `touch ${join(sample.root, 'run')}; cat`);
    sample.write('tool.sh', '#!/bin/sh\n');
    sample.git('add', 'tool.sh');
    sample.git('update-index', '--chmod=+x', 'tool.sh');
    const blob = sample.git('rev-parse', 'HEAD:secret');
    sample.git('update-index', '--add', '--cacheinfo', `120000,${blob},link`);
    sample.git('commit', '--quiet', '--message', 'More');
    const tree = await treeOf(sample, { commit: sample.git('rev-parse', 'HEAD') });
    expect(filesOf(tree)).toMatchObject({
      'a.bat': 'one\r\n',
      secret: 'there\n',
      'a.img': 'picture\n',
      'with\nbreak': 'x\n',
    });
    expect(statSync(join(tree, 'tool.sh')).mode & 0o111).toBe(0o111);
    expect(readlinkSync(join(tree, 'link'))).toBe('there\n');
    expect(existsSync(join(sample.root, 'run'))).toBe(false);
  });

  it('has no history, or where it is to be whole the one of the checkout, with its branches and tags', async () => {
    const clone = createRepository({ 'a.js': 'a\n' });
    const first = clone.git('rev-parse', 'HEAD');
    clone.git('tag', '--annotate', '--message', 'One', 'v1');
    clone.git('update-ref', 'refs/remotes/origin/other', clone.commit('Other'));
    clone.git('reset', '--quiet', '--hard', first);
    clone.git('update-ref', 'refs/remotes/origin/main', first);
    const commit = clone.commit('Second');
    const seen = async (content: TreeContent) => {
      const { git } = repositoryAt(await treeOf(clone, content), clone.env);
      expect(git('fsck', '--connectivity-only', '--no-dangling')).toBe('');
      return [git('log', '--format=%s'), git('for-each-ref', '--format=%(refname)'), git('rev-parse', 'HEAD')];
    };
    expect(await seen({ commit })).toEqual(['Second', '', commit]);
    const refs = 'refs/remotes/origin/main\nrefs/remotes/origin/other\nrefs/tags/v1';
    expect(await seen({ commit, whole: true })).toEqual(['Second\nFirst', refs, commit]);
    const { git } = repositoryAt(await treeOf(clone, { commit, whole: true }), clone.env);
    expect(git('describe')).toMatch(/^v1-1-g/);
  });

  it('is written by calls of git that end, however large the history is', async () => {
    const git = await repository.open('judged');
    const limits = new Map<string | undefined, number | undefined>();
    const call: Git['call'] = (args, options) => {
      limits.set(args[0], options?.timeout);
      return git.call(args, options);
    };
    const place = value(await makeTemporaryFolder(repository.root, temporaryFolder()));
    const checkouts = openCheckouts({ ...git, call }, repository.env, place);
    opened.push(checkouts);
    value(await checkouts.make({ commit: head, whole: true }));
    const writing = ['update-index', 'checkout-index', 'pack-objects'];
    expect(writing.map((verb) => limits.get(verb))).toEqual(writing.map(() => 300_000));
  });

  it('has the history that a shallow checkout has', async () => {
    const { root, env } = repository;
    const shallow = repositoryAt(join(temporaryFolder(), 'shallow'), env);
    repository.git('clone', '--quiet', '--depth=1', `file://${root}`, shallow.root);
    const tree = repositoryAt(await treeOf(shallow, { commit: head, whole: true }), env);
    expect(tree.git('log', '--format=%H')).toBe(head);
    expect(tree.git('rev-parse', '--is-shallow-repository')).toBe('true');
  });

  it('leaves the repository as it was', async () => {
    const before = stateOf(repository.root);
    const checkouts = await open(repository);
    await checkouts.make({ commit: base, overlay: { commit: head, takes: isTest } });
    expect(stateOf(repository.root)).toEqual(before);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('is not made where a submodule is checked out, or the commit is not there', async () => {
    const sample = createRepository({ 'a.js': 'a\n' });
    const commit = sample.git('rev-parse', 'HEAD');
    sample.git('update-index', '--add', '--cacheinfo', `160000,${commit},vendored`);
    sample.git('commit', '--quiet', '--message', 'Submodule');
    const head = sample.git('rev-parse', 'HEAD');
    const checkouts = await open(sample);
    expect(outcome(await checkouts.make({ commit: head }))).toBe('ok');
    mkdirSync(join(sample.root, 'vendored'), { recursive: true });
    sample.write('vendored/file', 'x\n');
    expect(message(await checkouts.make({ commit: head }))).toContain('vendored');
    expect(outcome(await checkouts.make({ commit: '0'.repeat(40) }))).toBe('git-failed');
  });

  // What a link leads to is read through it.
  it.each([
    ['a link in the place of a folder', 'test/big', { 'test/big/x': 'ours', 'test/one': 'foo' }],
    ['a folder in the place of a file', 'test/one/more', { 'test/big/x': 'foo', 'test/one/more': 'more\n' }],
  ])('has what is laid over it, %s, and LFS content goes nowhere else', async (_, laid, files) => {
    const oid = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 3\n`;
    const sample = createRepository({ 'test/big/x': pointer, 'test/one': pointer });
    sample.write(`.git/lfs/objects/2c/26/${oid}`, 'foo');
    const before = sample.git('rev-parse', 'HEAD');
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'x'), 'ours');
    sample.git('rm', '-r', '--quiet', 'test');
    sample.write('test/one/more', 'more\n');
    symlinkSync(outside, join(sample.root, 'test/big'));
    const overlay = { commit: sample.commit(), takes: (path: string) => path === laid };
    expect(filesOf(await treeOf(sample, { commit: before, overlay }))).toEqual(files);
  });

  it('has LFS content where the checkout has it, and is not made where that is missing', async () => {
    const oid = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 3\n`;
    const sample = createRepository({ 'a.bin': pointer });
    const commit = sample.git('rev-parse', 'HEAD');
    const checkouts = await open(sample);
    expect(filesOf(value(await checkouts.make({ commit })))).toEqual({ 'a.bin': pointer });
    sample.write('.git/lfs/objects/00/00/other', 'x');
    expect(message(await checkouts.make({ commit }))).toContain('a.bin');
    sample.write(`.git/lfs/objects/2c/26/${oid}`, 'foo');
    expect(filesOf(value(await checkouts.make({ commit })))).toEqual({ 'a.bin': 'foo' });
  });
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const until = async (holds: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 300 && !holds(); tries++) await delay(100);
  return holds();
};

describe('nothing is left', () => {
  it('of a place that is closed, folders that nobody may write to among it', async () => {
    const repository = createRepository({ 'a.js': 'a\n' });
    const parent = temporaryFolder();
    const checkouts = await open(repository, parent);
    const tree = value(await checkouts.make({ commit: repository.git('rev-parse', 'HEAD') }));
    mkdirSync(join(tree, 'locked/inner'), { recursive: true });
    const { git } = repositoryAt(tree, repository.env);
    git('-c', 'alias.lock=!chmod -R a-w locked', 'lock');
    await checkouts.close();
    expect(readdirSync(parent)).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'when %s ends us while a suite runs',
    { timeout: 60_000 },
    async (signal) => {
      const repository = createRepository({ 'a.js': 'a\n' });
      const before = stateOf(repository.root);
      const [parent, built] = [temporaryFolder(), temporaryFolder()];
      const bundle = await rolldown({ input: join(import.meta.dirname, 'killed-driver.ts'), platform: 'node' });
      const file = join(built, 'driver.mjs');
      await bundle.write({ file, codeSplitting: false });
      const commit = repository.git('rev-parse', 'HEAD');
      const args = [file, repository.root, parent, process.env['PATH'] ?? '', commit];
      const driver = spawn(process.execPath, args, { stdio: 'inherit' });
      const ended = once(driver, 'exit');
      const ready = `${repository.root}.ready`;
      expect(await until(() => existsSync(ready))).toBe(true);
      const suite = Number(readFileSync(ready, 'utf8'));
      expect(readdirSync(parent)).toHaveLength(1);
      driver.kill(signal);
      await ended;
      expect(await until(() => readdirSync(parent).length === 0)).toBe(true);
      expect(await until(() => !isRunning(suite))).toBe(true);
      expect(stateOf(repository.root)).toEqual(before);
    },
  );
});
