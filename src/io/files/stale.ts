import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Standing } from '../git/standing.ts';
import { codeOf } from '../thrown.ts';
import { compileGlobs, type TreeGlobs } from './globs.ts';
import { findMatches } from './walk.ts';

/** A suite's globs, and the checkout that they may find files in. */
export interface Preparation extends TreeGlobs {
  readonly root: string;
  readonly standing: Standing;
  /** Takes files out of the checkout; their paths are relative to it. */
  readonly clear: (paths: readonly string[]) => Promise<Result<void>>;
}

/**
 * Before a run: clears away what the in-tree globs find and git ignores, so that no report of an earlier run is read.
 * One that git tracks, or that it neither tracks nor ignores, is a fault, and then nothing is cleared.
 */
export const prepareReports = async (preparation: Preparation): Promise<Result<readonly string[]>> => {
  const { root, standing, clear } = preparation;
  const globs = compileGlobs([preparation]);
  if (!globs.ok) return globs;
  const found = await findMatches(root, globs.value, 'tree');
  if (!found.ok || found.value.length === 0) return found;
  const ignored = await standing.ignored(found.value);
  if (!ignored.ok) return ignored;
  const other = found.value.find((path) => !ignored.value.has(path));
  if (other !== undefined) return await refuse(standing, other);
  const cleared = await clear(found.value);
  return cleared.ok ? found : cleared;
};

const refuse = async (standing: Standing, path: string): Promise<Result<never>> => {
  const tracked = await standing.isTracked(path);
  if (!tracked.ok) return tracked;
  const place = { place: { file: path } };
  return tracked.value
    ? err(fault('report-tracked', `${path} matches \`reports\` and is tracked by git`, place))
    : err(
        fault(
          'report-stale',
          `${path} matches \`reports\` and was there before the run; git does not ignore it`,
          place,
        ),
      );
};

/** Moves files of a checkout, by their paths in it, into a folder of ours outside. */
export const moveAway = async (root: string, away: string, paths: readonly string[]): Promise<Result<void>> => {
  for (const path of paths) {
    const from = join(root, path);
    try {
      await move(from, join(away, path));
    } catch (cause) {
      return err(fault('file-unreadable', `${from} could not be moved away: ${String(cause)}`, { cause }));
    }
  }
  return ok(undefined);
};

const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async (cause: unknown) => {
    // Across devices nothing can be renamed.
    if (codeOf(cause) !== 'EXDEV') throw cause;
    // What is no regular file holds nothing worth keeping, and a copy of a pipe would wait for a writer.
    if ((await lstat(from)).isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
    await rm(from);
  });
};
