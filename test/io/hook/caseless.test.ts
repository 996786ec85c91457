import { describe, expect, test } from 'vitest';
import { compileRule, decideChange } from '../../../src/core/changes/decide.ts';
import { foldCase } from '../../../src/core/changes/name.ts';
import { type Disk, followLinks, ignoresCase } from '../../../src/io/hook/target.ts';
import { createRepository } from '../git/repository.ts';

const COMPOSED = 'caf\u00e9';
const DECOMPOSED = 'cafe\u0301';

const FILES: Readonly<Record<string, string | undefined>> = {
  '/repo/.github/workflows/ci.yml': undefined,
  '/repo/src/A.ts': undefined,
  [`/repo/${COMPOSED}/a`]: undefined,
  '/repo/Link': 'src',
  '/repo/Out': '/Else/where',
  '/else/where/x': undefined,
};

/** A file system that takes names in any case and either Unicode form for the same, as those of macOS and Windows do. */
const caselessDisk = (): Disk => {
  const paths = Object.keys(FILES);
  const folders = new Set(
    paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/') || '/')),
  );
  const find = (path: string, all: Iterable<string>) => [...all].find((one) => foldCase(one) === foldCase(path));
  const names = (folder: string): readonly string[] => {
    const own = find(folder, folders) ?? '';
    const prefix = own === '/' ? '/' : `${own}/`;
    const below = paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split('/', 1)[0] ?? '');
    return [...new Set(below)];
  };
  return {
    kind: (path) => {
      if (find(path, folders) !== undefined) return 'folder';
      const file = find(path, paths);
      if (file === undefined) return undefined;
      return FILES[file] === undefined ? 'file' : 'link';
    },
    readLink: (path) => FILES[find(path, paths) ?? ''] ?? '',
    names,
  };
};

describe('where names in any case are the same', () => {
  const rule = compileRule({
    allow: ['src/**', `${COMPOSED}/**`, '.github/ISSUE_TEMPLATE/**'],
    deny: [],
    protected: undefined,
  });

  test.each<[path: string, found: string, decided: string]>([
    ['/repo/src/A.ts', '/repo/src/A.ts', 'allowed'],
    ['/REPO/SRC/a.TS', '/repo/src/A.ts', 'allowed'],
    ['/repo/SRC/new.ts', '/repo/src/new.ts', 'allowed'],
    ['/repo/SRC/New/Deep.ts', '/repo/src/New/Deep.ts', 'allowed'],
    ['/repo/.GitHub/WORKFLOWS/CI.yml', '/repo/.github/workflows/ci.yml', 'path-protected'],
    ['/repo/.GITHUB/workflows/new.yml', '/repo/.github/workflows/new.yml', 'path-protected'],
    ['/repo/.GITHUB/ISSUE_TEMPLATE/a.md', '/repo/.github/ISSUE_TEMPLATE/a.md', 'allowed'],
    [`/repo/${DECOMPOSED}/b`, `/repo/${COMPOSED}/b`, 'allowed'],
    ['/repo/LINK/x.ts', '/repo/src/x.ts', 'allowed'],
    ['/repo/link/../README.md', '/repo/README.md', 'path-denied'],
  ])('%s is %s, and %s', (path, found, decided) => {
    const target = followLinks(caselessDisk(), path, '/repo', true);
    expect(target).toMatchObject({ ok: true, value: { path: found, escaped: undefined } });
    const decision = decideChange(rule, { path: found.slice('/repo/'.length), kind: 'added' });
    expect(decision.state === 'denied' ? decision.code : decision.state).toBe(decided);
  });

  test('a link that leads out is seen under any spelling of it', () => {
    expect(followLinks(caselessDisk(), '/Repo/OUT/x', '/repo', true)).toEqual({
      ok: true,
      value: { path: '/else/where/x', exists: true, escaped: '/repo/Out' },
    });
  });

  test('a file system that refuses to tell is a fault', () => {
    const disk: Disk = {
      ...caselessDisk(),
      kind: () => {
        throw new Error('EACCES: permission denied');
      },
    };
    expect(followLinks(disk, '/repo/a', '/repo', false)).toEqual({
      ok: false,
      error: '/repo/a cannot be resolved: EACCES: permission denied',
    });
  });

  test('is found out by asking for .GIT', () => {
    const { root, write } = createRepository({ a: '' });
    expect(ignoresCase(root)).toBe(process.platform !== 'linux');
    // A folder of that name is another one.
    if (process.platform === 'linux') write('.GIT/config', '');
    expect(ignoresCase(root)).toBe(process.platform !== 'linux');
  });
});
