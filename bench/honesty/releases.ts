import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Files } from '../../test/world/repository.ts';

type Content = NonNullable<Files[string]>;

const contentAt = async (path: string): Promise<Content | undefined> => {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return { link: await readlink(path) };
  if (!found.isFile()) return undefined;
  const bytes = await readFile(path);
  return (found.mode & 0o100) === 0 ? bytes : { executable: bytes };
};

/** All that lies in a folder. */
export const treeOf = async (folder: string): Promise<Files> => {
  const names = await readdir(folder, { recursive: true, encoding: 'utf8' });
  const files: [string, Content][] = [];
  for (const name of names.sort()) {
    const content = await contentAt(join(folder, name));
    if (content !== undefined) files.push([name, content]);
  }
  return Object.fromEntries(files);
};

/** What makes one tree of another: what went away first, since a folder may come in the place of a file. */
export const changeBetween = (before: Files, after: Files): Files => ({
  ...Object.fromEntries(Object.keys(before).flatMap((path) => (path in after ? [] : [[path, null]]))),
  ...Object.fromEntries(Object.entries(after).filter(([path, content]) => !isDeepStrictEqual(content, before[path]))),
});
