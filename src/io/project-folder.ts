import { lstat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProjectFolder } from '../app/desk/ports.ts';
import { fault } from '../core/fault.ts';
import { err, ok } from '../core/result.ts';
import { readText, writeText } from './files/text.ts';
import type { Git } from './git/git.ts';
import { splitNul, textOf } from './git/tree.ts';

/** A manifest beyond this is none, in bytes. */
const MANIFEST_CAP = 4 * 1024 * 1024;

/** The working tree of a clone, for `init`. */
export const openProjectFolder = (git: Git): ProjectFolder => ({
  files: async () => {
    const listed = await git.call(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
    if (!listed.ok) return listed;
    const deleted = await git.call(['ls-files', '-z', '--deleted']);
    if (!deleted.ok) return deleted;
    const gone = new Set(splitNul(deleted.value.stdout));
    const present = splitNul(listed.value.stdout).filter((path) => !gone.has(path));
    return ok(present.map(textOf));
  },
  read: (path) => readText(join(git.root, path), MANIFEST_CAP),
  create: async (path, text) => {
    const file = join(git.root, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      const found = await lstat(file).catch(() => undefined);
      if (found !== undefined) return ok('kept');
      // Whole or not at all: what a full disk cut off would be kept the next time.
      const written = await writeText(file, text);
      return written.ok ? ok('written') : written;
    } catch (cause) {
      return err(fault('file-unreadable', `${path} could not be written: ${String(cause)}`, { cause }));
    }
  },
});
