import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import { createBelow, openFolder, readBelow, withEntry } from '../../../src/io/files/below.ts';
import { message, outcome, temporaryFolder, value } from '../git/repository.ts';

/** Files are opened so on Linux alone. */
describe.runIf(process.platform === 'linux')('below an open folder', () => {
  let [root, away] = ['', ''];
  let top: FileHandle;
  beforeEach(async () => {
    [root, away] = [join(temporaryFolder(), 'work'), temporaryFolder()];
    for (const folder of [root, join(root, 'docs')]) mkdirSync(folder);
    for (const folder of [root, join(root, 'docs'), away]) writeFileSync(join(folder, 'a.md'), `in ${folder}`);
    top = value(await openFolder(root));
  });
  afterEach(() => top.close());

  it('a text is read, and a file is made with the folders above it', async () => {
    expect(value(await readBelow(top, 'docs/a.md'))).toBe(`in ${join(root, 'docs')}`);
    expect(outcome(await createBelow(top, 'docs/new/deep/é.md', 'ü\n'))).toBe('ok');
    expect(readFileSync(join(root, 'docs/new/deep/é.md'), 'utf8')).toBe('ü\n');
  });

  it.each<[what: string, path: string, make: (path: string) => void, read: string, create: string]>([
    ['nothing', 'x', () => {}, 'ENOENT: no such file or directory', ''],
    ['a file', 'x', (path) => writeFileSync(path, ''), '', 'x is there already'],
    ['a folder', 'x', (path) => mkdirSync(path), 'it is a folder', 'x is there already'],
    ['the folder itself', '', () => {}, 'it is a folder', 'is there already'],
    ['a pipe that nobody writes to', 'x', (path) => execFileSync('mkfifo', [path]), 'it is a named pipe', 'x is there'],
    ['a link to a file', 'x', (path) => symlinkSync('a.md', path), 'it is a link', 'x is there already'],
    ['a link to nothing', 'x', (path) => symlinkSync('nothing', path), 'it is a link', 'x is there already'],
    [
      'another name of a file',
      'x',
      (path) => linkSync(join(away, 'a.md'), path),
      'it has 2 names',
      'x is there already',
    ],
    ['what is not UTF-8', 'x', (path) => writeFileSync(path, Buffer.from([0xff])), 'it is not UTF-8', 'x is there'],
    ['what is below a file', 'a.md/x', () => {}, 'no folder leads to it', 'no folder leads to it'],
    ['what is below a link', 'l/a.md', () => symlinkSync(away, join(root, 'l')), 'no folder leads', 'no folder leads'],
    [
      'a new file below a link',
      'l/x/y',
      () => symlinkSync(away, join(root, 'l')),
      'no folder leads',
      'no folder leads',
    ],
  ])('%s', async (_, path, make, read, create) => {
    make(join(root, path));
    const [got, made] = [await readBelow(top, path), await createBelow(top, path, '')];
    expect([message(got).slice(0, read === '' ? undefined : 400), message(made)]).toEqual([
      read === '' ? '' : expect.stringContaining(read),
      create === '' ? '' : expect.stringContaining(create),
    ]);
    expect(message(got) + message(made)).not.toContain('/proc/');
    expect([existsSync(join(away, 'x')), existsSync(join(root, 'nothing'))]).toEqual([false, false]);
  });

  it('a folder that becomes a link after it was opened leads nowhere else', async () => {
    const swap = (folder: string): void => {
      renameSync(folder, `${folder}-moved`);
      symlinkSync(away, folder);
    };
    const found = await withEntry(top, 'docs/a.md', false, async (entry) => {
      swap(join(root, 'docs'));
      return ok(readFileSync(entry, 'utf8'));
    });
    expect(value(found)).toBe(`in ${join(root, 'docs')}`);
    swap(root);
    expect(value(await readBelow(top, 'a.md'))).toBe(`in ${root}`);
    expect(outcome(await createBelow(top, 'new.md', ''))).toBe('ok');
    expect([existsSync(join(away, 'new.md')), existsSync(join(`${root}-moved`, 'new.md'))]).toEqual([false, true]);
  });

  it('a link and a file are no folder to begin with', async () => {
    symlinkSync(away, join(root, 'l'));
    for (const path of ['l', 'a.md', 'none'].map((name) => join(root, name)))
      expect(outcome(await openFolder(path))).toBe('file-unreadable');
  });
});
