import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { HookRepository, Place } from '../../app/hook/ports.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { messageOf } from '../thrown.ts';
import { commonFolder, type WorkingTree, workingTreeAround } from './around.ts';
import { type PolicyQuestion, readPolicyText } from './base-policy.ts';
import { type Disk, followLinks, ignoresCase, isWithin, openDisk, readings, type Target } from './target.ts';

/** A file beyond this is not read to compare a part of it, in bytes. */
const LARGEST_TEXT = 16 * 1024 * 1024;

/** The repository around a folder, which is given with changes of it; undefined where there is none. */
export const openHookRepository = (
  folders: readonly string[],
  question: PolicyQuestion,
  disk: Disk = openDisk(),
): HookRepository | undefined => {
  const tree = workingTreeAround(resolve(...folders));
  if (tree === undefined) return undefined;
  return {
    policy: () => readPolicyText(tree, question),
    places: (target, cwd) => {
      const places: Place[] = [];
      const caseless = ignoresCase(tree.root);
      for (const path of readings(target, cwd, question.env['HOME'])) {
        const found = followLinks(disk, path, tree.root, caseless);
        if (!found.ok) return found;
        places.push(placeOf(tree, found.value));
      }
      return ok(places);
    },
    read: readWhole,
  };
};

const placeOf = (tree: WorkingTree, { path, exists, escaped }: Target): Place => {
  const inside = isWithin(path, tree.root);
  if (!inside && escaped !== undefined) return { kind: 'escapes', path: pathIn(tree.root, escaped), file: path };
  // The nearest working tree counts: one of the same repository has the same policy, any other is a submodule or a
  // clone, of which the repository knows the folder alone. Its git folder is git's own as ours is.
  const nearest = nearestTree(path);
  const change = exists ? 'modified' : 'added';
  if (nearest !== undefined && nearest.root !== tree.root && commonFolder(nearest) === commonFolder(tree))
    return { kind: 'inside', path: pathIn(nearest.root, path), change, file: path };
  if (!inside) return { kind: 'outside', file: path };
  if (nearest !== undefined && nearest.root !== tree.root && !isWithin(path, nearest.dotGit))
    return { kind: 'inside', path: pathIn(tree.root, nearest.root), change: 'submodule', file: path };
  return { kind: 'inside', path: pathIn(tree.root, path), change, file: path };
};

/** The working tree around the nearest folder that exists; what lies in git's own folder is in no other tree. */
const nearestTree = (path: string): WorkingTree | undefined => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const tree = workingTreeAround(folder);
    if (tree !== undefined) return tree;
    if (dirname(folder) === folder) return undefined;
  }
};

const pathIn = (root: string, path: string): string => relative(root, path).split(sep).join('/');

const readWhole = (file: string): Result<string | undefined, string> => {
  try {
    const state = statSync(file, { throwIfNoEntry: false });
    if (state === undefined) return ok(undefined);
    if (!state.isFile() || state.size > LARGEST_TEXT) return err(`${file} is no file of at most ${LARGEST_TEXT} bytes`);
    return ok(readFileSync(file, 'utf8'));
  } catch (cause) {
    return err(`${file} cannot be read: ${messageOf(cause)}`);
  }
};
