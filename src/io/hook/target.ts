import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { dirname, isAbsolute, join, parse, resolve, sep } from 'node:path';
import { foldCase } from '../../core/changes/name.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { codeOf, messageOf } from '../thrown.ts';

/** What is asked of the file system; what it refuses to tell is an exception. */
export interface Disk {
  readonly kind: (path: string) => 'link' | 'folder' | 'file' | undefined;
  readonly readLink: (path: string) => string;
  readonly names: (folder: string) => readonly string[];
}

/** Where a target lies. `escaped` is the link inside `root` that led out of it. */
export interface Target {
  readonly path: string;
  readonly exists: boolean;
  readonly escaped: string | undefined;
}

const MOST_LINKS = 40;
const SEPARATORS = sep === '/' ? '/' : /[/\\]/;

/** The file system of this machine. */
export const openDisk = (): Disk => ({
  kind: (path) => {
    const state = statOf(path);
    if (state === undefined) return undefined;
    if (state.isSymbolicLink()) return 'link';
    return state.isDirectory() ? 'folder' : 'file';
  },
  readLink: (path) => readlinkSync(path),
  names: (folder) => readdirSync(folder),
});

const statOf = (path: string): ReturnType<typeof lstatSync> => {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    // Below a file there is nothing.
    if (codeOf(cause) === 'ENOTDIR') return undefined;
    throw cause;
  }
};

/** Whether a working tree lies on a file system that takes names in any case for the same. */
export const ignoresCase = (root: string): boolean => {
  const [own, other] = [statOf(join(root, '.git')), statOf(join(root, '.GIT'))];
  return own !== undefined && other !== undefined && own.ino === other.ino;
};

/** Whether a path is a folder or lies in it; both absolute. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

/**
 * Follows every link of a path, also of one that does not exist yet, as far as it exists. Names are taken as the folder
 * has them where case is ignored.
 */
export const followLinks = (disk: Disk, path: string, root: string, caseless: boolean): Result<Target, string> => {
  const { root: top } = parse(path);
  let at = top;
  let rest = path.slice(top.length).split(sep);
  let escaped: string | undefined;
  let exists = true;
  try {
    for (let links = 0; rest.length > 0; ) {
      const [part = '', ...others] = rest;
      rest = others;
      if (part === '' || part === '.') continue;
      if (part === '..') {
        at = dirname(at);
        continue;
      }
      const next = join(at, caseless ? nameIn(disk, at, part) : part);
      const kind = disk.kind(next);
      if (kind !== 'link') {
        at = next;
        exists = kind !== undefined;
        continue;
      }
      if (++links > MOST_LINKS) return err(`${path} leads through more than ${MOST_LINKS} links`);
      if (isWithin(next, root)) escaped = next;
      const target = disk.readLink(next);
      const { root: drive } = parse(target);
      rest = [...target.slice(drive.length).split(SEPARATORS), ...rest];
      if (isAbsolute(target)) at = drive;
    }
  } catch (cause) {
    return err(`${path} cannot be resolved: ${messageOf(cause)}`);
  }
  return ok({ path: at, exists, escaped: isWithin(at, root) ? undefined : escaped });
};

/** The name that a folder has for this one in another case or form. */
const nameIn = (disk: Disk, folder: string, name: string): string => {
  if (disk.kind(folder) !== 'folder') return name;
  const names = disk.names(folder);
  return names.includes(name) ? name : (names.find((one) => foldCase(one) === foldCase(name)) ?? name);
};

/**
 * The paths that a target can mean. One follows links before `..`, as the system does, one after, as many tools do; and
 * a tool may take `~` for the home folder, leave blanks at the ends out, or compose the letters of the name.
 */
export const readings = (target: string, cwd: string, home: string | undefined): readonly string[] => {
  const spelt = [target, target.trim(), target.normalize('NFC')];
  const atHome =
    home === undefined ? [] : spelt.filter((one) => /^~(?:[/\\]|$)/.test(one)).map((one) => home + one.slice(1));
  const paths = [...spelt, ...atHome].flatMap((one) => {
    const raw = isAbsolute(one) ? one : join(cwd, sep) + one;
    return raw.split(SEPARATORS).includes('..') ? [resolve(cwd, one), raw] : [resolve(cwd, one)];
  });
  return [...new Set(paths)];
};
