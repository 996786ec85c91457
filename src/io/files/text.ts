import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, mkdtemp, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { codeOf, messageOf } from '../thrown.ts';
import { utf8Of } from './utf8.ts';

const unreadable = (
  path: string,
  detail: string,
  more: { readonly cause?: unknown; readonly remedy?: string } = {},
): Result<never> => err(fault('file-unreadable', `${path}: ${detail}`, more));

const REGULAR = 'give a regular file: write what is to be read into one';
const GROWN = 'wait until it is written, then try again';
const TO_UTF8 =
  'convert it to UTF-8, such as with `iconv -f UTF-16 -t UTF-8 FILE > OTHER` for what PowerShell writes, and give that';

/** Whether a fault of reading says that there is no such file. */
export const isAbsent = ({ cause }: Fault): boolean => codeOf(cause) === 'ENOENT';

/** A regular file's text, which must be UTF-8 and have at most `cap` bytes. Never blocks on a pipe. */
export const readText = async (path: string, cap: number): Promise<Result<string>> => {
  let handle: FileHandle;
  try {
    handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (cause) {
    return unreadable(path, messageOf(cause), { cause });
  }
  return readOpen(handle, path, cap);
};

/** The same of a file that is open, which is closed then; `path` is what faults call it. */
export const readOpen = async (handle: FileHandle, path: string, cap: number): Promise<Result<string>> => {
  try {
    const state = await handle.stat();
    if (!state.isFile()) return unreadable(path, 'it is no regular file', { remedy: REGULAR });
    if (state.size > cap) {
      const remedy = `give a file of at most ${cap} bytes`;
      return unreadable(path, `it has ${state.size} bytes; expected at most ${cap}`, { remedy });
    }
    // One byte more than there is, to notice a file that grows.
    const buffer = Buffer.alloc(state.size + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
      if (bytesRead === 0) break;
      length += bytesRead;
      if (length === buffer.length) return unreadable(path, 'it grew while it was read', { remedy: GROWN });
    }
    const text = utf8Of(buffer.subarray(0, length));
    return text === undefined ? unreadable(path, 'it is not UTF-8', { remedy: TO_UTF8 }) : ok(text);
  } catch (cause) {
    return unreadable(path, messageOf(cause), { cause });
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file whole or not at all: the text goes into a file beside it, which then takes its name and its mode. A link
 * stays one; what is there and no regular file, as a device or a pipe, is written to.
 */
export const writeText = async (path: string, text: string): Promise<Result<void>> => {
  let beside: string | undefined;
  try {
    const target = await realpath(path).catch(() => path);
    const before = await stat(target).catch(() => undefined);
    if (before !== undefined && !before.isFile()) {
      await writeFile(target, text);
      return ok(undefined);
    }
    beside = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    const handle = await open(beside, 'wx');
    try {
      await handle.writeFile(text);
      if (before !== undefined) await handle.chmod(before.mode & 0o7777);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, target);
    return ok(undefined);
  } catch (cause) {
    if (beside !== undefined) await rm(beside, { force: true }).catch(() => {});
    return unreadable(path, messageOf(cause), { cause });
  }
};

/** Whether two paths lead to one file, which need not be there yet. */
export const isOneFile = async (one: string, other: string): Promise<boolean> => {
  const [first, second] = await Promise.all([placeOf(one), placeOf(other)]);
  return first === second;
};

const placeOf = (path: string): Promise<string> =>
  realpath(path).catch(async () =>
    join(await realpath(dirname(path)).catch(() => resolve(dirname(path))), basename(path)),
  );

/** Makes a folder, and those that it lies in. */
export const makeFolder = async (path: string): Promise<Result<void>> => {
  try {
    await mkdir(path, { recursive: true });
    return ok(undefined);
  } catch (cause) {
    return unreadable(path, messageOf(cause), { cause });
  }
};

/**
 * An empty folder that only we may read, outside the given tree. Its name says nothing of us, so that a suite cannot
 * tell by it that it is being judged. It is the caller's to delete.
 */
export const makeTemporaryFolder = async (outside: string, parent: string = tmpdir()): Promise<Result<string>> => {
  try {
    const folder = await realpath(await mkdtemp(join(parent, 'tmp-')));
    const way = relative(await realpath(outside), folder);
    if (way.startsWith(`..${sep}`) || isAbsolute(way)) return ok(folder);
    await rm(folder, { recursive: true });
    return unreadable(parent, `the folder for temporary files lies inside ${outside}; set TMPDIR to another`);
  } catch (cause) {
    return unreadable(parent, messageOf(cause), { cause });
  }
};
