import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stateOf } from '../files/state.ts';

/** A working tree, found by its `.git`. Paths are absolute, with every link followed. */
export interface WorkingTree {
  readonly root: string;
  /** The `.git` in it, a folder or a file that names one. */
  readonly dotGit: string;
}

const exists = (path: string): boolean => stateOf(path) !== undefined;

/** The working tree around a folder; undefined where there is none, or no such folder. */
export const workingTreeAround = (folder: string): WorkingTree | undefined => {
  let at: string;
  try {
    at = realpathSync.native(folder);
  } catch {
    return undefined;
  }
  for (;;) {
    const dotGit = join(at, '.git');
    if (exists(dotGit)) return { root: at, dotGit };
    const above = dirname(at);
    if (above === at) return undefined;
    at = above;
  }
};

/** The git folder that all working trees of a repository share: what makes two of them one repository. */
export const commonFolder = ({ root, dotGit }: WorkingTree): string => {
  const named = /^gitdir: (.+?)\r?\n?$/.exec(textOf(dotGit) ?? '')?.[1];
  const own = named === undefined ? dotGit : resolve(root, named);
  const shared = textOf(join(own, 'commondir'))?.trim();
  const common = shared === undefined ? own : resolve(own, shared);
  try {
    return realpathSync.native(common);
  } catch {
    return common;
  }
};

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
