import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHeadFiles } from '../../../src/io/git/head-files.ts';
import { type Standing, standingAt, standingNow } from '../../../src/io/git/standing.ts';
import { createRepository, type Repository, temporaryFolder, value } from './repository.ts';

const files = {
  '.gitignore': 'build/\n',
  'sub/.gitignore': '*.xml\n!kept.xml\n',
  'build/tracked.xml': 'x',
  'a.xml': 'x',
};

const tracking = (): Repository => {
  const repository = createRepository({ 'a.ts': 'a' });
  for (const [path, content] of Object.entries(files)) repository.write(path, content);
  repository.git('add', '--force', '.');
  repository.commit();
  return repository;
};

describe.each<[when: string, open: (repository: Repository) => Promise<Standing>]>([
  ['now', async (repository) => standingNow(await repository.open('desk'))],
  [
    'at a commit',
    async (repository) => {
      const git = await repository.open('judged');
      return value(await standingAt(git, repository.git('rev-parse', 'HEAD'), join(temporaryFolder(), 'git')));
    },
  ],
])('how git stands to files %s', (_, open) => {
  it('tells what is tracked, what is ignored, and what is neither', async () => {
    const repository = tracking();
    const standing = await open(repository);
    for (const path of ['build/new.xml', 'sub/x.xml', 'sub/kept.xml', 'new.xml']) repository.write(path, 'new');
    const paths = ['a.xml', 'build/tracked.xml', 'build/new.xml', 'sub/x.xml', 'sub/kept.xml', 'new.xml'];
    const ignored = value(await standing.ignored(paths));
    expect(paths.filter((path) => ignored.has(path))).toEqual(['build/new.xml', 'sub/x.xml']);
    expect(value(await standing.isTracked('build/tracked.xml'))).toBe(true);
    expect(value(await standing.isTracked('new.xml'))).toBe(false);
    expect(value(await standing.ignored([])).size).toBe(0);
  });
});

it('what is done to the repository afterwards does not count', async () => {
  const repository = tracking();
  const commit = repository.git('rev-parse', 'HEAD');
  const standing = value(await standingAt(await repository.open('judged'), commit, join(temporaryFolder(), 'git')));
  const marker = join(temporaryFolder(), 'ran');
  writeFileSync(join(repository.root, '.git/info/exclude'), '*.xml\n');
  repository.git('config', 'core.fsmonitor', `touch ${marker}`);
  repository.git('config', 'core.excludesFile', join(repository.root, '.git/info/exclude'));
  repository.git('rm', '--quiet', '--cached', 'a.xml');
  repository.write('new.xml', 'new');
  expect([...value(await standing.ignored(['new.xml', 'a.xml']))].filter((path) => path !== '')).toEqual([]);
  expect(value(await standing.isTracked('a.xml'))).toBe(true);
});

describe('the commit of HEAD by git’s own files', () => {
  it.each<[how: string, change: (repository: Repository) => void]>([
    ['on a branch', () => {}],
    ['detached', (repository) => repository.git('checkout', '--quiet', '--detach')],
    ['with packed refs', (repository) => repository.git('pack-refs', '--all')],
    [
      'after another commit',
      (repository) => {
        repository.git('pack-refs', '--all');
        repository.commit('More');
      },
    ],
  ])('%s', async (_, change) => {
    const repository = tracking();
    const git = await repository.open('judged');
    change(repository);
    expect(await readHeadFiles(git)).toBe(repository.git('rev-parse', 'HEAD'));
  });

  it.each([
    ['there is none', 'ref: refs/heads/none\n'],
    ['it is kept in another form', 'ref: refs/heads/.invalid\n'],
    ['it leads out', 'ref: refs/../../secret\n'],
    ['it is nonsense', 'nonsense\n'],
  ])('cannot be told where %s', async (_, head) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'refs'));
    writeFileSync(join(folder, 'HEAD'), head);
    writeFileSync(join(folder, '../secret'), '0'.repeat(40));
    expect(await readHeadFiles({ gitDir: folder, commonDir: folder })).toBeUndefined();
  });

  it('is not that of the packed refs where the branch is another name for one', async () => {
    const repository = tracking();
    const git = await repository.open('judged');
    repository.git('pack-refs', '--all');
    const branch = repository.git('symbolic-ref', 'HEAD');
    repository.git('update-ref', 'refs/heads/other', repository.git('rev-parse', 'HEAD~1'));
    writeFileSync(join(git.commonDir, branch), 'ref: refs/heads/other\n');
    expect(repository.git('rev-parse', 'HEAD')).toBe(repository.git('rev-parse', 'refs/heads/other'));
    expect(await readHeadFiles(git)).toBeUndefined();
  });
});
