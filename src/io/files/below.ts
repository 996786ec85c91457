import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { codeOf, messageOf } from '../thrown.ts';
import { openRegular } from './regular.ts';
import { readOpen } from './text.ts';

/** A file beyond this is not read, in bytes. */
const LARGEST_TEXT = 16 * 1024 * 1024;

const FOLDER = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);

/**
 * What lies in an open folder, by a path on which the folder's own names are not looked up again (Linux: proc_pid_fd(5)).
 * Whatever takes their place meanwhile leads nowhere else.
 */
const entryIn = ({ fd }: FileHandle, name: string): string => `/proc/self/fd/${fd}/${name}`;

// The system's words name the path that it was given, which means nothing to whoever reads them.
const reasonOf = (cause: unknown): string => messageOf(cause).split(',', 1)[0] ?? '';

const unusable = (path: string, why: string, remedy?: string): Result<never> =>
  err(fault('file-unreadable', `${path}: ${why}`, { remedy }));

/** Opens a folder to work below it. It is the caller's to close. */
export const openFolder = async (path: string): Promise<Result<FileHandle>> => {
  const folder = await open(path, FOLDER).catch(reasonOf);
  if (typeof folder === 'string') return unusable(path, folder);
  const [own, again] = [await folder.stat(), await stat(entryIn(folder, '.')).catch(() => undefined)];
  if (own.ino === again?.ino && own.dev === again.dev) return ok(folder);
  await folder.close();
  return unusable(
    path,
    'files in it cannot be opened without following links, which takes /proc as Linux has it',
    'use the file tools on Linux, or leave them out',
  );
};

/**
 * Goes down from an open folder to the one that a path lies in, step by step, without following a link, and gives `use`
 * a path for the last step. With `make` the folders that are missing are made.
 */
export const withEntry = async <T>(
  top: FileHandle,
  path: string,
  make: boolean,
  use: (entry: string) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  let folder = top;
  try {
    for (const step of steps) {
      const entry = entryIn(folder, step);
      if (make) await mkdir(entry).catch((cause: unknown) => codeOf(cause) === 'EEXIST' || Promise.reject(cause));
      const next = await open(entry, FOLDER);
      if (folder !== top) await folder.close();
      folder = next;
    }
    return await use(entryIn(folder, last));
  } catch (cause) {
    return unusable(path, `no folder leads to it: ${reasonOf(cause)}`);
  } finally {
    if (folder !== top) await folder.close();
  }
};

/** The text of a regular file below an open folder. */
export const readBelow = (top: FileHandle, path: string): Promise<Result<string>> =>
  withEntry(top, path, false, async (entry) => {
    const opened = await openRegular(entry, LARGEST_TEXT);
    if ('kind' in opened) return unusable(path, reasonOf(opened.detail));
    return readOpen(opened.handle, path, LARGEST_TEXT);
  });

/** Makes a file that is not there below an open folder, whole or not at all, and the folders above it. */
export const createBelow = (top: FileHandle, path: string, text: string): Promise<Result<void>> =>
  withEntry(top, path, true, async (entry) => {
    let handle: FileHandle;
    try {
      handle = await open(entry, 'wx');
    } catch (cause) {
      return ['EEXIST', 'EISDIR'].includes(String(codeOf(cause)))
        ? err(fault('path-taken', `${path} is there already`))
        : unusable(path, reasonOf(cause));
    }
    try {
      await handle.writeFile(text);
      return ok(undefined);
    } catch (cause) {
      await rm(entry, { force: true });
      return unusable(path, reasonOf(cause));
    } finally {
      await handle.close();
    }
  });
