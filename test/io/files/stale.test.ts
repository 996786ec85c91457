import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveAway, prepareReports } from '../../../src/io/files/stale.ts';
import { standingNow } from '../../../src/io/git/standing.ts';
import { createRepository, message, outcome, type Repository, temporaryFolder, value } from '../git/repository.ts';

const files = { 'a.ts': 'a', '.gitignore': 'build/\n*.log.xml\n', 'fixtures/old.xml': 'x' };

const prepare = async (repository: Repository, patterns: readonly string[], away = temporaryFolder(), cwd = '.') =>
  prepareReports({
    root: repository.root,
    standing: standingNow(await repository.open('judged')),
    clear: (paths) => moveAway(repository.root, away, paths),
    cwd,
    patterns,
  });

describe('before a run', () => {
  it('what git ignores is moved away, and nothing else', async () => {
    const repository = createRepository(files);
    for (const path of ['build/ü.xml', 'build/deep/b.xml', 'build/c.txt', 'x.log.xml']) repository.write(path, path);
    const away = temporaryFolder();
    const moved = value(await prepare(repository, ['./build/**/*.xml', './*.xml', '*.txt'], away));
    expect(moved).toEqual(['build/deep/b.xml', 'build/ü.xml', 'x.log.xml']);
    expect(readFileSync(join(away, 'build/ü.xml'), 'utf8')).toBe('build/ü.xml');
    expect(existsSync(join(repository.root, 'build/ü.xml'))).toBe(false);
    expect(existsSync(join(repository.root, 'build/c.txt'))).toBe(true);
    expect(value(await prepare(repository, ['./build/**/*.xml'], away))).toEqual([]);
  });

  it('what a run before left is moved away again', async () => {
    const repository = createRepository(files);
    const away = temporaryFolder();
    for (const content of ['first', 'second']) {
      repository.write('build/a.xml', content);
      expect(value(await prepare(repository, ['./build/*.xml'], away))).toEqual(['build/a.xml']);
    }
    expect(readFileSync(join(away, 'build/a.xml'), 'utf8')).toBe('second');
  });

  it.each([
    ['fixtures/old.xml', ['./fixtures/*.xml'], 'report-tracked'],
    ['build/forced.xml', ['./build/*.xml'], 'report-tracked'],
    ['new.xml', ['./new.xml'], 'report-stale'],
    ['new.xml', ['./**/new*'], 'report-stale'],
    ['new.xml', ['./../new.xml'], 'report-escapes'],
  ])('%s with %j is the fault %s', async (path, patterns, expected) => {
    const repository = createRepository(files);
    repository.write('build/forced.xml', 'x');
    repository.git('add', '--force', 'build/forced.xml');
    repository.write('new.xml', 'x');
    repository.write('build/kept.log.xml', 'x');
    const result = await prepare(repository, [...patterns, './build/*.log.xml']);
    expect(outcome(result)).toBe(expected);
    if (expected !== 'report-escapes') expect(message(result)).toContain(`${path} matches`);
    expect(existsSync(join(repository.root, 'build/kept.log.xml'))).toBe(true);
  });

  it('a link is moved itself, not what it leads to, and a pipe does not block', async () => {
    const repository = createRepository(files);
    const target = join(temporaryFolder(), 'target');
    mkdirSync(join(repository.root, 'build'));
    symlinkSync(target, join(repository.root, 'build/link.xml'));
    execFileSync('mkfifo', [join(repository.root, 'build/pipe.xml')]);
    const away = temporaryFolder();
    expect(value(await prepare(repository, ['./build/*.xml'], away))).toHaveLength(2);
    expect(lstatSync(join(away, 'build/link.xml')).isSymbolicLink()).toBe(true);
  });

  it('a folder that is a link is not gone through', async () => {
    const repository = createRepository({ ...files, '.gitignore': 'build\n' });
    symlinkSync(temporaryFolder(), join(repository.root, 'build'));
    expect(outcome(await prepare(repository, ['./build/*.xml']))).toBe('report-escapes');
  });

  it('files are moved to another device too', async () => {
    const repository = createRepository(files);
    repository.write('build/a.xml', 'content');
    execFileSync('mkfifo', [join(repository.root, 'build/pipe.xml')]);
    const away = join('/dev/shm', `away-${process.pid}`);
    expect(value(await prepare(repository, ['./build/*.xml'], away))).toEqual(['build/a.xml', 'build/pipe.xml']);
    expect(readFileSync(join(away, 'build/a.xml'), 'utf8')).toBe('content');
    expect(existsSync(join(repository.root, 'build/a.xml'))).toBe(false);
    execFileSync('rm', ['-r', away]);
  });

  it('a place that cannot be written to is said', async () => {
    const repository = createRepository(files);
    repository.write('build/a.xml', 'x');
    expect(outcome(await prepare(repository, ['./build/*.xml'], join(repository.root, 'a.ts')))).toBe(
      'file-unreadable',
    );
  });
});
