import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fault } from '../core/fault.ts';
import { err, ok, type Result } from '../core/result.ts';
import { readText } from './files/text.ts';

/** The largest file that is read, in bytes, and how many are. */
const CAP = 16 * 1024 * 1024;
const MOST_FILES = 5_000;

/** Every file below a folder, as text by its path with `/`. */
export const readSavedAnswers = async (folder: string): Promise<Result<ReadonlyMap<string, string>>> => {
  const files = new Map<string, string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) =>
    String(cause),
  );
  if (typeof entries === 'string') return err(fault('file-unreadable', `${folder}: ${entries}`));
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (paths.length > MOST_FILES)
    return err(fault('file-unreadable', `${folder}: expected at most ${MOST_FILES} files, found ${paths.length}`));
  for (const path of paths) {
    const text = await readText(path, CAP);
    if (!text.ok) return text;
    files.set(path.slice(join(folder, sep).length).split(sep).join('/'), text.value);
  }
  return ok(files);
};
