import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Git } from '../git/git.ts';
import { compileGlobs, type TreeGlobs } from './globs.ts';
import { findMatches } from './walk.ts';

/** What is prepared: a suite's globs, and a folder of ours outside the tree that takes what is moved away. */
export interface Preparation extends TreeGlobs {
  readonly git: Git;
  readonly away: string;
}

/**
 * Before a run: moves away what the in-tree globs find and git ignores, so that no report of an earlier run is read.
 * One that git tracks, or that it neither tracks nor ignores, is a fault, and then nothing is moved.
 */
export const prepareReports = async (preparation: Preparation): Promise<Result<readonly string[]>> => {
  const { git, away } = preparation;
  const globs = compileGlobs([preparation]);
  if (!globs.ok) return globs;
  const found = await findMatches(git.root, globs.value, 'tree');
  if (!found.ok || found.value.length === 0) return found;
  const input = found.value.map((path) => `${path}\0`).join('');
  // Git does not call a tracked file ignored, whatever the rules say.
  const answer = await git.call(['check-ignore', '-z', '--stdin'], { input, codes: [0, 1] });
  if (!answer.ok) return answer;
  const ignored = new Set(answer.value.stdout.toString().split('\0'));
  const other = found.value.find((path) => !ignored.has(path));
  if (other !== undefined) return await refuse(git, other);
  for (const path of found.value) {
    const moved = await moveAway(join(git.root, path), join(away, path));
    if (!moved.ok) return moved;
  }
  return found;
};

const refuse = async (git: Git, path: string): Promise<Result<never>> => {
  const tracked = await git.call(['ls-files', '-z', '--', `:(literal)${path}`]);
  if (!tracked.ok) return tracked;
  const place = { place: { file: path } };
  return tracked.value.stdout.length > 0
    ? err(fault('report-tracked', `${path} matches \`reports\` and is tracked by git`, place))
    : err(
        fault(
          'report-stale',
          `${path} matches \`reports\` and was there before the run; git does not ignore it`,
          place,
        ),
      );
};

const moveAway = async (from: string, to: string): Promise<Result<void>> => {
  try {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to).catch(async (cause: unknown) => {
      if (!isAcrossDevices(cause)) throw cause;
      // What is no regular file holds nothing worth keeping, and a copy of a pipe would wait for a writer.
      if ((await lstat(from)).isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
      await rm(from);
    });
    return ok(undefined);
  } catch (cause) {
    return err(fault('file-unreadable', `${from} could not be moved away: ${String(cause)}`, { cause }));
  }
};

const isAcrossDevices = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'EXDEV';
