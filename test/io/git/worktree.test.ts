import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedFiles, movedSubmodules, worktreeState } from '../../../src/io/git/worktree.ts';
import { createRepository, message, outcome, type Repository, repositoryAt, temporaryFolder } from './repository.ts';

const files = { 'a.ts': 'a\n', 'src/ü b.ts': 'b\n', '.gitignore': 'dist/\n*.log\n' };

const state = async (repository: Repository, patterns: readonly string[] = [], cwd = '.') =>
  worktreeState(await repository.open('desk'), [{ cwd, patterns }]);

describe('a working tree as on HEAD', () => {
  const same: Record<string, (repository: Repository) => void> = {
    untouched: () => {},
    'with new timestamps': ({ root }) => utimesSync(join(root, 'a.ts'), 1, 1),
    'with ignored files': ({ write }) => write('dist/report.xml', 'x'),
    'with another mode': ({ root }) => chmodSync(join(root, 'a.ts'), 0o755),
    'with another mode staged': ({ git }) => git('update-index', '--chmod=+x', 'a.ts'),
    'on a detached HEAD': ({ git }) => git('checkout', '--quiet', '--detach'),
    'with a sparse checkout': ({ git, root }) => {
      git('sparse-checkout', 'set', '--no-cone', '/a.ts');
      expect(existsSync(join(root, 'src'))).toBe(false);
    },
    'with a cone and a sparse index': ({ git }) => git('sparse-checkout', 'set', '--cone', '--sparse-index', 'none'),
    "with settings that change what git's status shows": ({ git, write }) => {
      for (const name of ['status.showStash', 'status.branch', 'status.short']) git('config', name, 'true');
      git('config', 'status.showUntrackedFiles', 'all');
      write('a.ts', 'stashed');
      git('stash', '--quiet');
    },
    'with skip-worktree on a file whose folder a file has taken the place of': ({ git, root, write }) => {
      git('update-index', '--skip-worktree', 'src/ü b.ts');
      rmSync(join(root, 'src'), { recursive: true });
      write('src', 'x');
      write('.git/info/exclude', '/src\n');
    },
    'with skip-worktree on a file whose folder is a link to itself': ({ git, root, write }) => {
      git('update-index', '--skip-worktree', 'src/ü b.ts');
      rmSync(join(root, 'src'), { recursive: true });
      symlinkSync('src', join(root, 'src'));
      write('.git/info/exclude', '/src\n');
    },
    'with skip-worktree on a file that is the same': ({ git }) => git('update-index', '--skip-worktree', 'a.ts'),
  };
  it.each(Object.entries(same))('%s', async (_, change) => {
    const repository = createRepository(files);
    change(repository);
    expect(await state(repository, ['*.xml', './**/*.xml'])).toEqual({ ok: true, value: undefined });
  });

  it('with line endings converted on checkout', async () => {
    const repository = createRepository(files);
    repository.git('config', 'core.autocrlf', 'true');
    repository.remove('a.ts');
    repository.git('checkout', '--', 'a.ts');
    utimesSync(join(repository.root, 'a.ts'), 1, 1);
    expect(outcome(await state(repository))).toBe('ok');
  });

  it('with mixed line endings that a checkout has made uniform, which git itself calls modified', async () => {
    const repository = createRepository({ 'a.bat': 'one\r\ntwo\nthree\r\n' });
    repository.write('.gitattributes', '*.bat text eol=crlf\n');
    repository.git('add', '.gitattributes');
    repository.git('commit', '--quiet', '--message=x');
    repository.remove('a.bat');
    repository.git('checkout', '--', 'a.bat');
    utimesSync(join(repository.root, 'a.bat'), 1, 1);
    expect(repository.git('status', '--porcelain')).toBe('M a.bat');
    expect(outcome(await state(repository))).toBe('ok');
  });

  it('with the content of an LFS pointer that no filter knows of', async () => {
    const sha256 = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize 3\n`;
    const repository = createRepository({ 'a.bin': pointer });
    expect(outcome(await state(repository))).toBe('ok');
    repository.write('a.bin', 'foo');
    expect(outcome(await state(repository))).toBe('ok');
    repository.write('a.bin', 'bar');
    expect(outcome(await state(repository))).toBe('tree-dirty');
  });

  it("with the user's own filter applied", async () => {
    const repository = createRepository();
    repository.git('config', 'filter.upper.clean', 'tr A-Z a-z');
    repository.git('config', 'filter.upper.smudge', 'tr a-z A-Z');
    repository.write('.gitattributes', '*.up filter=upper\n');
    repository.write('a.up', 'TEXT\n');
    repository.commit();
    utimesSync(join(repository.root, 'a.up'), 1, 1);
    expect(repository.git('show', 'HEAD:a.up')).toBe('text');
    expect(outcome(await state(repository))).toBe('ok');
  });

  it('with a submodule at another commit', async () => {
    const inner = createRepository({ a: 'x' });
    const repository = createRepository(files);
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', inner.root, 'inner');
    repository.commit();
    const submodule = repositoryAt(join(repository.root, 'inner'), repository.env);
    submodule.write('a', 'y');
    submodule.commit();
    submodule.write('a', 'z');
    expect(outcome(await state(repository))).toBe('ok');
    expect(outcome(await state(submodule))).toBe('tree-dirty');
    const git = await repository.open('desk');
    expect(await movedSubmodules(git)).toEqual({ ok: true, value: 'inner' });
    repository.git('add', 'inner');
    expect(await movedSubmodules(git)).toEqual({ ok: true, value: 'inner' });
    // What is changed in it alone is not at another commit.
    repository.commit();
    expect(await movedSubmodules(git)).toEqual({ ok: true, value: undefined });
    repository.git('submodule', 'deinit', '--quiet', '--force', 'inner');
    expect(await movedSubmodules(git)).toEqual({ ok: true, value: undefined });
  });

  it('in a second working tree', async () => {
    const repository = createRepository(files);
    const root = join(temporaryFolder(), 'second');
    repository.git('worktree', 'add', '--quiet', root);
    repository.write('a.ts', 'changed');
    const second = repositoryAt(root, repository.env);
    expect(outcome(await state(second))).toBe('ok');
    expect(outcome(await state(repository))).toBe('tree-dirty');
  });
});

describe('a working tree that differs', () => {
  const dirty: Record<string, (repository: Repository) => void> = {
    'a file was changed': ({ write }) => write('src/ü b.ts', 'x\n'),
    'a file was deleted': ({ remove }) => remove('src/ü b.ts'),
    'a change is staged': ({ write, git }) => {
      write('src/ü b.ts', 'x\n');
      git('add', '.');
    },
    'a change is staged and undone in the file': ({ write, git }) => {
      write('src/ü b.ts', 'x\n');
      git('add', '.');
      write('src/ü b.ts', 'b\n');
    },
    'a new file is staged': ({ write, git }) => {
      write('new ü b.ts', 'x\n');
      git('add', '.');
    },
    'a new file is meant to be added': ({ write, git }) => {
      write('new ü b.ts', 'x\n');
      git('add', '--intent-to-add', '.');
    },
    'a deletion is staged and the file kept': ({ git }) => git('rm', '--quiet', '--cached', 'src/ü b.ts'),
    'a link stands in place of a file': ({ root, remove }) => {
      remove('src/ü b.ts');
      symlinkSync('../a.ts', join(root, 'src/ü b.ts'));
    },
    'a folder stands in place of a file': ({ root, remove }) => {
      remove('src/ü b.ts');
      mkdirSync(join(root, 'src/ü b.ts'));
    },
    'a filter was switched on that runs for a changed file': ({ write, git }) => {
      git('config', 'filter.x.clean', 'cat');
      write('.git/info/attributes', '* filter=x\n');
      write('src/ü b.ts', 'x\n');
    },
  };
  it.each(Object.entries(dirty))('%s', async (_, change) => {
    const repository = createRepository(files);
    change(repository);
    const result = await state(repository);
    expect(outcome(result)).toBe('tree-dirty');
    expect(message(result)).toContain('ü b.ts');
  });

  it('names five files and counts the others', async () => {
    const repository = createRepository(Object.fromEntries('abcdefg'.split('').map((name) => [name, 'x'])));
    for (const name of 'abcdefg') repository.write(name, 'y');
    expect(message(await state(repository))).toBe('files differ from HEAD: a, b, c, d, e and 2 more');
  });

  it('an unfinished merge', async () => {
    const repository = createRepository(files);
    repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('a.ts', 'side\n');
    repository.commit();
    repository.git('checkout', '--quiet', 'main');
    repository.write('a.ts', 'main\n');
    repository.commit();
    expect(() => repository.git('merge', 'side')).toThrow('merge');
    expect(message(await state(repository))).toBe('files differ from HEAD: a.ts');
  });

  it('an unfinished merge of a file with a blank in its name', async () => {
    const repository = createRepository({ 'b c.ts': '1\n' });
    repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('b c.ts', 'side\n');
    repository.commit();
    repository.git('checkout', '--quiet', 'main');
    repository.write('b c.ts', 'main\n');
    repository.commit();
    expect(() => repository.git('merge', 'side')).toThrow('merge');
    expect(message(await state(repository))).toBe('files differ from HEAD: b c.ts');
  });

  it.each([
    ['alone', ['--assume-unchanged']],
    ['beside skip-worktree', ['--assume-unchanged', '--skip-worktree']],
  ])('a file is assumed unchanged, %s', async (_, flags) => {
    const repository = createRepository(files);
    for (const flag of flags) repository.git('update-index', flag, 'a.ts');
    const result = await state(repository);
    expect(outcome(result)).toBe('tree-hidden');
    const update = 'git -C "$(git rev-parse --show-toplevel)" update-index --no-assume-unchanged';
    expect(result).toMatchObject({ error: { remedy: `undo it: \`${update} -- 'a.ts'\`` } });
  });
});

describe('a changed file that is flagged skip-worktree', () => {
  it.each([
    ['alone', []],
    ['beside one that git sees', ['a.ts']],
  ])('is hidden, since git commits and stashes nothing of it: %s', async (_, others) => {
    const repository = createRepository(files);
    repository.git('update-index', '--skip-worktree', 'src/ü b.ts');
    for (const path of ['src/ü b.ts', ...others]) repository.write(path, 'x\n');
    const result = await state(repository);
    expect(outcome(result)).toBe('tree-hidden');
    expect(message(result)).toBe('git is told to overlook changes (skip-worktree) of src/ü b.ts');
    const update = 'git -C "$(git rev-parse --show-toplevel)" update-index --no-skip-worktree';
    expect(result).toMatchObject({ error: { remedy: `undo it: \`${update} -- 'src/ü b.ts'\`` } });
    repository.git('update-index', '--no-skip-worktree', '--', 'src/ü b.ts');
    expect(outcome(await state(repository))).toBe('tree-dirty');
    repository.git('stash', '--quiet');
    expect(outcome(await state(repository))).toBe('ok');
  });
});

describe('untracked files', () => {
  it.each([
    ['build/out.xml', '.', ['./build/*.xml'], 'tree-untracked'],
    ['build/out.xml', '.', ['./**/*.xml'], 'tree-untracked'],
    ['build/out.xml', '.', ['build/*.xml', '*.xml'], 'ok'],
    ['build/out.xml', '.', ['./build/*.json'], 'ok'],
    ['pkg/build/out.xml', 'pkg', ['./build/*.xml'], 'tree-untracked'],
    ['build/out.xml', 'pkg', ['./build/*.xml'], 'ok'],
    ['pkg [1]/.build/out.xml', 'pkg [1]', ['./*/*.xml'], 'tree-untracked'],
    ['dist/out.xml', '.', ['./dist/*.xml'], 'ok'],
    ['x/out.xml', '.', ['./../x/*.xml'], 'report-escapes'],
  ])('%s with a suite in %s whose reports are %j gives %s', async (path, cwd, patterns, expected) => {
    const repository = createRepository(files);
    repository.write(path, 'x');
    expect(outcome(await state(repository, patterns, cwd))).toBe(expected);
  });

  it.each([
    ['test/wip.test.js', 'test/wip.test.js'],
    ['tests/data.json', 'tests/data.json'],
    ['src/new.js', 'src/new.js'],
    ['node_modules/a/test/a.test.js', undefined],
    ['tests/__pycache__/test_a.cpython-311.pyc', undefined],
    ['.venv/bin/pip', undefined],
    ['venv/lib/python3.12/site-packages/a/test_a.py', undefined],
  ])('%s is named: %s', async (path, named) => {
    const repository = createRepository(files);
    repository.write(path, 'x');
    expect(await state(repository)).toEqual({ ok: true, value: named });
  });

  it('are ignored also by info/exclude, since what is ignored is moved away before a run', async () => {
    const repository = createRepository(files);
    repository.write('build/out.xml', 'x');
    repository.write('.git/info/exclude', 'build\n');
    expect(outcome(await state(repository, ['./build/*.xml']))).toBe('ok');
  });
});

describe('what suites have changed', () => {
  const many = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [`${'x'.repeat(200)}/${'y'.repeat(50)}${index}`, 'x']),
  );
  it.each<[what: string, tree: Readonly<Record<string, string>>, milliseconds: number, named: string | undefined]>([
    ['is named', {}, 10, 'src/ü b.ts, a.ts'],
    ['is not looked for in a large tree, which short suites would wait for', many, 9_999, undefined],
    ['is named there too when they took long', many, 10_000, 'src/ü b.ts, a.ts'],
  ])('%s', async (_, tree, milliseconds, named) => {
    const repository = createRepository({ ...files, ...tree });
    const git = await repository.open('desk');
    expect(await changedFiles(git, 10_000)).toEqual({ ok: true, value: undefined });
    repository.write('a.ts', 'x');
    repository.remove('src/ü b.ts');
    repository.write('untracked', 'x');
    expect(await changedFiles(git, milliseconds)).toEqual({ ok: true, value: named });
  });
});

it('runs no fsmonitor and no hook', async () => {
  const repository = createRepository(files);
  repository.git('config', 'core.fsmonitor', `touch "${repository.root}/marker"; false`);
  repository.write('.git/hooks/post-index-change', `#!/bin/sh\ntouch "${repository.root}/marker"\n`);
  chmodSync(join(repository.root, '.git/hooks/post-index-change'), 0o755);
  utimesSync(join(repository.root, 'a.ts'), 1, 1);
  expect(outcome(await state(repository))).toBe('ok');
  expect(existsSync(join(repository.root, 'marker'))).toBe(false);
});
