import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Glob } from './globs.ts';

/** What is walked: a checkout's dependencies and nested repositories are not looked into, a folder for reports is. */
export type Ground = 'tree' | 'reports';

/** Paths below `top` that one of the globs matches, folders aside, sorted and each once. Links are not followed. */
export const findMatches = async (
  top: string,
  globs: readonly Glob[],
  ground: Ground,
): Promise<Result<readonly string[]>> => {
  const found = new Set<string>();
  for (const base of new Set(globs.map((glob) => glob.base))) {
    const reached = await reachesFolder(top, base, ground);
    if (!reached.ok) return reached;
    if (!reached.value) continue;
    const here = globs.filter((glob) => glob.base === base);
    await walk(top, base, ground, (path) => {
      if (here.some(({ matches }) => matches(path))) found.add(path);
    });
  }
  return ok([...found].sort());
};

/** Whether every step from `top` down to the folder is a folder itself; a link among them is a fault. */
export const reachesFolder = async (top: string, folder: string, ground: Ground): Promise<Result<boolean>> => {
  const steps = folder === '' ? [] : folder.split('/');
  for (let depth = ground === 'reports' ? 0 : 1; depth <= steps.length; depth += 1) {
    const path = join(top, ...steps.slice(0, depth));
    const state = await lstat(path).catch(() => undefined);
    if (state?.isSymbolicLink() === true)
      return err(fault('report-escapes', `${path} is a link, and links are not followed`));
    if (state?.isDirectory() !== true) return ok(false);
  }
  return ok(true);
};

const walk = async (top: string, folder: string, ground: Ground, visit: (path: string) => void): Promise<void> => {
  // An explicit stack: a hostile tree may be nested deeper than calls can be.
  const open = [folder];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const entries = await list(join(top, here));
    // The glob may begin inside a nested repository on purpose, but does not wander into one.
    if (ground === 'tree' && here !== folder && entries.some(({ name }) => name === '.git')) continue;
    for (const entry of entries) {
      const path = here === '' ? entry.name : `${here}/${entry.name}`;
      if (!entry.isDirectory()) visit(path);
      else if (ground === 'reports' || (entry.name !== 'node_modules' && entry.name !== '.git')) open.push(path);
    }
  }
};

// A folder that may not be read, or has gone meanwhile, holds nothing for us.
const list = async (path: string): Promise<readonly Dirent[]> => {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch {
    return [];
  }
};
