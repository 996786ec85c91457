import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder, readText, writeText } from '../../../src/io/files/text.ts';
import { message, outcome, temporaryFolder, value } from '../git/repository.ts';

describe('a text', () => {
  it('is read whole, through a link too', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'body.md'), 'é\n');
    symlinkSync('body.md', join(folder, 'link.md'));
    expect(value(await readText(join(folder, 'link.md'), 3))).toBe('é\n');
  });

  it.each([
    ['missing', () => {}, 'ENOENT', 'check the path and its permissions'],
    ['a folder', (path: string) => mkdirSync(path), 'it is no regular file', 'give a regular file'],
    [
      'a pipe that nobody writes to',
      (path: string) => execFileSync('mkfifo', [path]),
      'it is no regular file',
      'give a regular file',
    ],
    [
      'too large',
      (path: string) => writeFileSync(path, 'x'.repeat(11)),
      'it has 11 bytes; expected at most 10',
      'give a file of at most 10 bytes',
    ],
    [
      'not UTF-8',
      (path: string) => writeFileSync(path, Buffer.from([0xff])),
      'it is not UTF-8',
      'convert it to UTF-8, such as with `iconv',
    ],
  ] as const)('is not read where it is %s, and what mends that is told', async (_, make, reason, remedy) => {
    const path = join(temporaryFolder(), 'body.md');
    make(path);
    const result = await readText(path, 10);
    expect(outcome(result)).toBe('file-unreadable');
    expect(message(result)).toContain(reason);
    expect(result.ok ? '' : result.error.remedy).toContain(remedy);
  });

  it('is written whole, in place of what was there, and leaves nothing beside it', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'record.json');
    for (const text of ['first', 'ü'.repeat(100_000)]) {
      expect(outcome(await writeText(path, text))).toBe('ok');
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    expect(readdirSync(folder)).toEqual(['record.json']);
  });

  it('keeps its mode, and stays behind the link that leads to it', async () => {
    const folder = temporaryFolder();
    const [path, link] = [join(folder, 'body.md'), join(folder, 'link.md')];
    writeFileSync(path, 'old', { mode: 0o600 });
    symlinkSync('body.md', link);
    expect(outcome(await writeText(link, 'new'))).toBe('ok');
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('that is a pipe is written to', async () => {
    const pipe = join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reading = readFile(pipe, 'utf8');
    expect(outcome(await writeText(pipe, 'text'))).toBe('ok');
    expect(await reading).toBe('text');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  it('that cannot be written leaves nothing behind', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'taken/x'), { recursive: true });
    expect(outcome(await writeText(join(folder, 'taken'), 'x'))).toBe('file-unreadable');
    expect(outcome(await writeText(join(folder, 'none/x'), 'x'))).toBe('file-unreadable');
    expect(readdirSync(folder)).toEqual(['taken']);
  });
});

describe('a temporary folder', () => {
  it('is new, empty and ours alone', async () => {
    const tree = temporaryFolder();
    const one = value(await makeTemporaryFolder(tree));
    const other = value(await makeTemporaryFolder(tree));
    expect(one).not.toBe(other);
    expect(readdirSync(one)).toEqual([]);
    expect(statSync(one).mode & 0o777).toBe(0o700);
    expect(one).not.toMatch(/recount/i);
  });

  it('is refused inside the tree, also through a link', async () => {
    const tree = temporaryFolder();
    mkdirSync(join(tree, 'tmp'));
    const link = join(temporaryFolder(), 'link');
    symlinkSync(join(tree, 'tmp'), link);
    for (const parent of [tree, join(tree, 'tmp'), link]) {
      expect(message(await makeTemporaryFolder(tree, parent))).toContain('lies inside');
    }
    expect(readdirSync(join(tree, 'tmp'))).toEqual([]);
    expect(outcome(await makeTemporaryFolder(tree, join(tree, 'none')))).toBe('file-unreadable');
  });
});
