import { execFileSync } from 'node:child_process';
import { appendFileSync, linkSync, mkdirSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectReports, type ReportFile, readChunks } from '../../../src/io/files/reports.ts';
import { message, outcome, temporaryFolder, value } from '../git/repository.ts';

let root: string;
let reportsDir: string;

beforeEach(() => {
  root = join(temporaryFolder(), 'checkout');
  reportsDir = temporaryFolder();
  mkdirSync(root);
});

const write = (path: string, content = 'x'): string => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
};

const collect = (patterns: readonly string[], more: { cwd?: string; cap?: number } = {}) =>
  collectReports({ root, cwd: '.', reportsDir, patterns, ...more });

const only = async (patterns: readonly string[]): Promise<ReportFile> => {
  const [file] = value(await collect(patterns));
  if (file === undefined) throw new Error('expected a report');
  return file;
};

const read = async (file: ReportFile) => {
  const parts: string[] = [];
  for await (const chunk of readChunks(file)) parts.push(chunk.ok ? chunk.value.toString() : `<${chunk.error.code}>`);
  return parts.join('');
};

describe('what a glob finds', () => {
  const inside = ['unit.xml', 'a/b.xml', '.hidden/c.xml', 'node_modules/d.xml', 'e.json', 'ü [1].xml'];
  const tree = ['unit.xml', 'pkg/build/t.xml', 'pkg/build/deep/u.xml', '.dot/v.xml', 'pkg [x]/w.xml'];
  const unwalked = ['node_modules/m.xml', '.git/n.xml', 'pkg/node_modules/o.xml', 'nested/p.xml'];

  it.each([
    [['*.xml'], '.', ['unit.xml', 'ü [1].xml']],
    [['**/*.xml'], '.', ['.hidden/c.xml', 'a/b.xml', 'node_modules/d.xml', 'unit.xml', 'ü [1].xml']],
    [['*.{xml,json}'], '.', ['e.json', 'unit.xml', 'ü [1].xml']],
    [['unit.xml', '*.xml', 'unit.xml'], '.', ['unit.xml', 'ü [1].xml']],
    [['ü \\[1\\].xml'], '.', ['ü [1].xml']],
    [['ü [1].xml'], '.', ['ü [1].xml']],
    [['ü [1].*'], '.', ['ü [1].xml']],
    [['./pkg [x]/*.xml'], '.', ['tree:pkg [x]/w.xml']],
    [['a'], '.', 'report-missing'],
    [['*.tap'], '.', 'report-missing'],
    [[], '.', 'report-missing'],
    [['!*.xml'], '.', 'report-missing'],
    [['./*.xml'], '.', ['tree:unit.xml']],
    [['./unit.xml'], '.', ['tree:unit.xml']],
    [
      ['./**/*.xml'],
      '.',
      ['tree:.dot/v.xml', 'tree:pkg [x]/w.xml', 'tree:pkg/build/deep/u.xml', 'tree:pkg/build/t.xml', 'tree:unit.xml'],
    ],
    [['./build/*.xml'], 'pkg', ['tree:pkg/build/t.xml']],
    [['./build/./*.xml'], './pkg/', ['tree:pkg/build/t.xml']],
    [['./*.xml'], 'pkg [x]', ['tree:pkg [x]/w.xml']],
    [['./nested/*.xml'], '.', ['tree:nested/p.xml']],
    [['./build/*.xml', 'unit.xml'], 'pkg', ['unit.xml', 'tree:pkg/build/t.xml']],
    [['../*.xml'], '.', 'report-escapes'],
    [['./../*.xml'], 'pkg', 'report-escapes'],
    [['/etc/*.xml'], '.', 'report-escapes'],
    [['./'], '.', 'report-escapes'],
  ] as const)('%j from %s is %j', async (patterns, cwd, expected) => {
    for (const path of inside) write(join(reportsDir, path));
    for (const path of [...tree, ...unwalked]) write(join(root, path));
    mkdirSync(join(root, 'nested/.git'));
    const result = await collect(patterns, { cwd });
    const found = result.ok
      ? result.value.map(({ ground, path }) => (ground === 'tree' ? `tree:${path}` : path))
      : result.error.code;
    expect(found).toEqual(expected);
  });

  it.each([
    [['a.xml', 'b/*.xml'], '.', 'a.xml, b/*.xml in $RECOUNT_REPORTS (one in the checkout is named with `./`)'],
    [['./a.xml'], '.', './a.xml in the checkout'],
    [['./a.xml'], 'pkg', './a.xml in pkg'],
    [
      ['./a.xml', '*.xml'],
      '.',
      '*.xml in $RECOUNT_REPORTS (one in the checkout is named with `./`), or ./a.xml in the checkout',
    ],
  ])('where %j from %s is missing it is told where it was looked for', async (patterns, cwd, told) => {
    expect(message(await collect(patterns, { cwd }))).toBe(`no file matches ${told}`);
  });

  it('is missing where the folder for reports was deleted', async () => {
    expect(outcome(await collectReports({ root, cwd: '.', reportsDir: join(root, 'gone'), patterns: ['*'] }))).toBe(
      'report-missing',
    );
  });
});

describe('a report', () => {
  it('is read as it was collected', async () => {
    const content = 'é<xml/>'.repeat(200_000);
    write(join(reportsDir, 'unit.xml'), content);
    const file = await only(['*.xml']);
    expect(file).toMatchObject({ ground: 'reports', path: 'unit.xml', bytes: Buffer.byteLength(content) });
    const chunks: Buffer[] = [];
    for await (const chunk of readChunks(file)) chunks.push(value(chunk));
    expect(Buffer.concat(chunks).toString()).toBe(content);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024);
  });

  it('may be empty', async () => {
    write(join(reportsDir, 'unit.xml'), '');
    const file = await only(['*.xml']);
    expect(await read(file)).toBe('');
  });

  it('may be left half read', async () => {
    write(join(reportsDir, 'unit.xml'), 'x'.repeat(1_000_000));
    const file = await only(['*.xml']);
    for await (const chunk of readChunks(file)) {
      expect(outcome(chunk)).toBe('ok');
      break;
    }
    expect(await read(file)).toHaveLength(1_000_000);
  });

  const refused: Record<string, [expected: string, make: (path: string) => void]> = {
    'a link to a file': ['report-kind', (path) => symlinkSync(write(join(root, 'secret')), path)],
    'a link to a file beside it': ['report-kind', (path) => symlinkSync(write(join(reportsDir, 'other')), path)],
    'a link to nowhere': ['report-kind', (path) => symlinkSync('nowhere', path)],
    'a link to a device without end': ['report-kind', (path) => symlinkSync('/dev/zero', path)],
    'a link to a folder': ['report-kind', (path) => symlinkSync('/proc/self', path)],
    'a named pipe': ['report-kind', (path) => execFileSync('mkfifo', [path])],
    'a hard link to a file elsewhere': ['report-escapes', (path) => linkSync(write(join(root, 'secret')), path)],
    'larger than the cap': ['report-too-large', (path) => write(path, 'x'.repeat(1001))],
    'a terabyte of nothing': [
      'report-too-large',
      (path) => {
        write(path);
        truncateSync(path, 2 ** 40);
      },
    ],
  };
  it.each(Object.entries(refused))('is refused unread where it is %s', async (_, [expected, make]) => {
    make(join(reportsDir, 'unit.xml'));
    const result = await collect(['*.xml'], { cap: 1000 });
    expect(outcome(result)).toBe(expected);
    expect(result).toMatchObject({ error: { place: { file: 'unit.xml' } } });
  });

  it('is refused where it is a socket', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(reportsDir, 'unit.xml'), resolve));
    expect(message(await collect(['*.xml']))).toBe('unit.xml: it is a socket');
    server.close();
  });

  it('is refused where its name is not UTF-8', async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${reportsDir}/r`), Buffer.from([0xe9]), Buffer.from('.xml')]), 'x');
    const result = await collect(['*.xml']);
    expect(outcome(result)).toBe('report-encoding');
    expect(message(result)).toBe('r\ufffd.xml: expected a path in UTF-8, found bytes in it that are not');
  });

  it('may be named by the character that stands for such bytes', async () => {
    write(join(reportsDir, 'r\ufffd.xml'));
    expect((await only(['*.xml'])).path).toBe('r\ufffd.xml');
  });

  it('is refused among good ones', async () => {
    write(join(reportsDir, 'a.xml'));
    symlinkSync('a.xml', join(reportsDir, 'b.xml'));
    expect(outcome(await collect(['*.xml']))).toBe('report-kind');
  });
});

describe('a link on the way to a report', () => {
  const outside = () => dirname(write(join(temporaryFolder(), 'unit.xml')));

  it.each([
    ['the folder that the glob names', './build/*.xml', 'build'],
    ['a folder above it', './a/b/*.xml', 'a'],
    ["the suite's own folder", './*.xml', 'pkg'],
  ])('is refused where it is %s', async (_, pattern, link) => {
    const target = outside();
    write(join(target, 'b/unit.xml'));
    symlinkSync(target, join(root, link));
    expect(outcome(await collect([pattern], { cwd: link === 'pkg' ? 'pkg' : '.' }))).toBe('report-escapes');
  });

  it('is refused where it is the folder for reports itself', async () => {
    const link = join(root, 'link');
    symlinkSync(outside(), link);
    expect(outcome(await collectReports({ root, cwd: '.', reportsDir: link, patterns: ['*.xml'] }))).toBe(
      'report-escapes',
    );
  });

  it('is not followed where a glob would go through it', async () => {
    symlinkSync(outside(), join(reportsDir, 'hop'));
    symlinkSync('..', join(reportsDir, 'loop'));
    expect(outcome(await collect(['**/unit.xml']))).toBe('report-missing');
    expect(outcome(await collect(['hop/unit.xml']))).toBe('report-escapes');
  });
});

describe('a report that is touched after it was collected', () => {
  const touched: Record<string, (path: string) => void> = {
    'written to': (path) => appendFileSync(path, 'more'),
    cut: (path) => truncateSync(path, 1),
    'overwritten with as many bytes': (path) => writeFileSync(path, 'other'),
    'replaced by a copy': (path) => {
      unlinkSync(path);
      writeFileSync(path, 'first');
    },
    'replaced by a link': (path) => {
      unlinkSync(path);
      symlinkSync('/proc/self/environ', path);
    },
    deleted: (path) => unlinkSync(path),
  };
  it.each(Object.entries(touched))('is not read: %s', async (_, touch) => {
    const path = write(join(reportsDir, 'unit.xml'), 'first');
    const file = await only(['*.xml']);
    touch(path);
    expect(await read(file)).toMatch(/^<report-(?:changed|kind|too-large)>$/);
  });

  it('ends with a fault where it grows while it is read', async () => {
    const path = write(join(reportsDir, 'unit.xml'), 'x'.repeat(1_000_000));
    const file = await only(['*.xml']);
    const outcomes: string[] = [];
    for await (const chunk of readChunks(file)) {
      if (outcomes.length === 0) appendFileSync(path, 'late');
      outcomes.push(outcome(chunk));
    }
    expect(outcomes.at(-1)).toBe('report-changed');
  });
});
