import { lstat, realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Workspace } from '../app/workspace/ports.ts';
import { fault } from '../core/fault.ts';
import { POLICY_PATH } from '../core/policy/policy-path.ts';
import { err, ok, type Result } from '../core/result.ts';
import { createBelow, openFolder, readBelow } from './files/below.ts';
import { openHookRepository } from './hook/repository.ts';
import { isWithin } from './hook/target.ts';

/** Opens a folder as the workspace of the file tools, which it stays whatever is put in its place. */
export const openWorkspace = async (
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Result<Workspace & { readonly close: () => Promise<void> }>> => {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return err(fault('file-unreadable', `${folder}: there is no such folder`));
  const opened = await openFolder(root);
  if (!opened.ok) return opened;
  const top = opened.value;
  return ok({
    root,
    repository: () => openHookRepository([root], { path: POLICY_PATH, base: undefined, env }),
    pathIn: (file) => (isWithin(file, root) ? relative(root, file).split(sep).join('/') : undefined),
    read: (path) => readBelow(top, path),
    create: async (path, text, asked) => {
      // One that leads to nothing was resolved to where it leads, and is no new file all the same.
      const state = await lstat(resolve(root, asked)).catch(() => undefined);
      if (state?.isSymbolicLink() === true) return err(fault('path-taken', `${asked} is a link`));
      return createBelow(top, path, text);
    },
    close: () => top.close(),
  });
};
