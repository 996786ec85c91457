import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  changedFiles,
  isLinkAt,
  isShallow,
  listFiles,
  mergeBase,
  readFileAt,
  readHead,
  resolveCommit,
} from '../../../src/io/git/commits.ts';
import { openGit } from '../../../src/io/git/git.ts';
import { createRepository, message, outcome, repositoryAt, temporaryFolder, testEnv, value } from './repository.ts';

describe('an opened repository', () => {
  it('is found from a folder inside it at the desk, and only at its top in a judged job', async () => {
    const repository = createRepository({ 'src/größe 1/a.ts': 'x' });
    const dir = join(repository.root, 'src/größe 1');
    expect(value(await openGit({ dir, env: repository.env, profile: 'desk' })).root).toBe(repository.root);
    expect(outcome(await openGit({ dir, env: repository.env, profile: 'judged' }))).toBe('not-a-repository');
    expect((await repository.open('judged')).root).toBe(repository.root);
  });

  it('knows its git folder, and the one its working trees share', async () => {
    const repository = createRepository({ a: 'x' });
    const second = join(temporaryFolder(), 'second');
    repository.git('worktree', 'add', '--quiet', second);
    for (const profile of ['desk', 'judged'] as const) {
      const git = value(await openGit({ dir: second, env: repository.env, profile }));
      expect(git).toMatchObject({
        root: second,
        gitDir: join(repository.root, '.git/worktrees/second'),
        commonDir: join(repository.root, '.git'),
        objectFormat: 'sha1',
      });
      expect(value(await readHead(git)).commit).toBe(repository.git('rev-parse', 'HEAD'));
    }
  });

  it('is not there outside of one, in a bare one, or without git', async () => {
    const folder = temporaryFolder();
    const env = testEnv(folder);
    const outside = await openGit({ dir: folder, env, profile: 'desk' });
    expect(outcome(outside)).toBe('not-a-repository');
    expect(message(outside)).toContain(`${folder} is not in a git repository: `);
    repositoryAt(folder, env).git('init', '--quiet', '--bare', 'bare.git');
    const bare = await openGit({ dir: join(folder, 'bare.git'), env, profile: 'desk' });
    expect(outcome(bare)).toBe('not-a-repository');
    expect(message(bare)).toContain('bare.git is in a git repository that has no working tree there: ');
    writeFileSync(join(folder, '.git'), 'nonsense\n');
    expect(message(await openGit({ dir: folder, env, profile: 'desk' }))).toContain(
      `the git repository of ${folder} cannot be used: `,
    );
    expect(outcome(await openGit({ dir: folder, env: { PATH: '' }, profile: 'desk' }))).toBe('program-missing');
  });

  it('does not take a git from the current folder', async () => {
    const repository = createRepository({ git: '#!/bin/sh\nexit 1\n' });
    const env = { ...repository.env, PATH: `:.:${repository.env['PATH']}` };
    expect(outcome(await openGit({ dir: repository.root, env, profile: 'desk' }))).toBe('ok');
  });

  it('is not turned elsewhere by the variables that git sets for a hook', async () => {
    const repository = createRepository({ a: 'x' });
    const other = createRepository({ b: 'y' });
    const env = { ...repository.env, GIT_DIR: join(other.root, '.git'), GIT_INDEX_FILE: '/nowhere', GIT_PREFIX: 'x/' };
    const git = value(await openGit({ dir: repository.root, env, profile: 'desk' }));
    expect(value(await readHead(git)).commit).toBe(repository.git('rev-parse', 'HEAD'));
  });

  it('has no HEAD to read before the first commit', async () => {
    const git = await createRepository().open('desk');
    expect(outcome(await readHead(git))).toBe('not-a-repository');
  });

  it.each(['sha1', 'sha256'] as const)('may name its objects by %s', async (format) => {
    const repository = createRepository({ a: 'x' }, [`--object-format=${format}`]);
    const git = await repository.open('desk');
    expect(git.objectFormat).toBe(format);
    expect(value(await readHead(git))).toEqual({
      commit: repository.git('rev-parse', 'HEAD'),
      tree: repository.git('rev-parse', 'HEAD^{tree}'),
    });
  });

  it('does not believe a replacement object', async () => {
    const repository = createRepository({ a: 'true' });
    const first = repository.git('rev-parse', 'HEAD');
    repository.write('a', 'forged');
    const second = repository.commit();
    repository.git('replace', first, second);
    const git = await repository.open('judged');
    expect(repository.git('show', `${first}:a`)).toBe('forged');
    expect(value(await readFileAt(git, first, 'a'))).toBe('true');
  });
});

describe('commits', () => {
  const history = () => {
    const repository = createRepository({ 'old.ts': 'same\n'.repeat(9), 'kept.ts': 'x', 'gone.ts': 'y' });
    const base = repository.git('rev-parse', 'HEAD');
    repository.git('mv', 'old.ts', 'new name.ts');
    repository.remove('gone.ts');
    repository.write('kept.ts', 'z');
    repository.write('Ünï/a\tb.ts', 'new');
    const head = repository.commit();
    return { repository, base, head };
  };

  it('are resolved from any name that stands for one', async () => {
    const { repository, base, head } = history();
    repository.git('tag', '--annotate', '--message=x', 'v1', base);
    const git = await repository.open('desk');
    for (const [name, commit] of [
      ['HEAD', head],
      ['main', head],
      ['v1', base],
      ['HEAD~1', base],
      [base.slice(0, 10), base],
      ['nothing', undefined],
      ['--all', undefined],
      ['0'.repeat(40), undefined],
    ] as const) {
      expect(value(await resolveCommit(git, name))).toBe(commit);
    }
  });

  it('differ by both sides of a rename, whatever the names hold', async () => {
    const { repository, base, head } = history();
    const git = await repository.open('judged');
    expect(value(await changedFiles(git, base, head))).toEqual([
      { path: 'gone.ts', change: 'deleted' },
      { path: 'kept.ts', change: 'modified' },
      { path: 'new name.ts', change: 'added' },
      { path: 'old.ts', change: 'deleted' },
      { path: 'Ünï/a\tb.ts', change: 'added' },
    ]);
    expect(value(await changedFiles(git, head, head))).toEqual([]);
    expect(value(await listFiles(git, head))).toEqual(['kept.ts', 'new name.ts', 'Ünï/a\tb.ts']);
  });

  it('show a change of a submodule also where .gitmodules says to ignore it', async () => {
    const inner = createRepository({ a: 'x' });
    const repository = createRepository({ b: 'y' });
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', inner.root, 'inner');
    repository.git('config', '--file=.gitmodules', 'submodule.inner.ignore', 'all');
    const base = repository.commit();
    repository.git('update-index', '--cacheinfo', `160000,${'1'.repeat(40)},inner`);
    repository.git('commit', '--quiet', '--message=x');
    const git = await repository.open('judged');
    expect(value(await changedFiles(git, base, 'HEAD'))).toEqual([{ path: 'inner', change: 'modified' }]);
  });

  it('have a merge base, none, or a history too short to tell', async () => {
    const { repository, base, head } = history();
    repository.git('checkout', '--quiet', '-b', 'side', base);
    const side = repository.commit('Side');
    repository.git('checkout', '--quiet', '--orphan', 'alone');
    const alone = repository.commit('Alone');
    const git = await repository.open('judged');
    expect(value(await mergeBase(git, head, side))).toBe(base);
    expect(value(await mergeBase(git, head, alone))).toBeUndefined();
    expect(outcome(await mergeBase(git, head, 'f'.repeat(40)))).toBe('git-failed');
    expect(value(await isShallow(git))).toBe(false);

    const clone = join(temporaryFolder(), 'clone');
    repository.git('clone', '--quiet', '--depth=1', '--no-single-branch', `file://${repository.root}`, clone);
    const shallow = await repositoryAt(clone, repository.env).open('judged');
    expect(value(await isShallow(shallow))).toBe(true);
    expect(outcome(await mergeBase(shallow, head, side))).toBe('checkout-shallow');
  });

  it('give a file as text, or nothing where they have none', async () => {
    const repository = createRepository({
      'a b/ü.yml': 'versión: 1\n',
      'bytes.bin': Uint8Array.of(0xff, 0xfe),
      '[x].yml': 'literal',
      'x.yml': 'other',
      'large.txt': 'x'.repeat(1024 * 1024 + 1),
    });
    symlinkSync('x.yml', join(repository.root, 'link.yml'));
    repository.commit();
    const git = await repository.open('judged');
    const read = (path: string) => readFileAt(git, 'HEAD', path);
    expect(value(await read('a b/ü.yml'))).toBe('versión: 1\n');
    expect(value(await read('[x].yml'))).toBe('literal');
    expect(value(await read('none.yml'))).toBeUndefined();
    expect(message(await read('link.yml'))).toContain('is no regular file');
    for (const [path, link] of [
      ['link.yml', true],
      ['a b/ü.yml', false],
      ['a b', false],
      ['none.yml', false],
    ] as const)
      expect(value(await isLinkAt(git, 'HEAD', path)), path).toBe(link);
    expect(message(await read('a b'))).toContain('is no regular file');
    expect(message(await read('bytes.bin'))).toContain('is not UTF-8');
    expect(message(await read('large.txt'))).toContain('has 1048577 bytes; expected at most 1048576');
    expect(outcome(await read('bytes.bin'))).toBe('file-unreadable');
    expect(outcome(await readFileAt(git, 'nowhere', 'x.yml'))).toBe('git-failed');
  });
});
