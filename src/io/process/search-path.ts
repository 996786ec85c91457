import { realpathSync } from 'node:fs';
import { delimiter, isAbsolute, posix } from 'node:path';

/** What a PATH is to commands in a tree that may be another than the checkout. */
export interface SearchPath {
  /** What leads into the checkout leads to the same place of the tree: the checkout's programs are another commit's. */
  readonly path: string;
  /** The folders in it that do not lead into the checkout: no link that a commit holds says where they lie. */
  readonly outside: readonly string[];
}

/** Reads a PATH for commands in `tree`, while nothing of the checkout has run. Both folders are without links. */
export const searchPathIn = (path: string, checkout: string, tree: string): SearchPath => {
  const entries = path.split(delimiter).map((entry) => ({ entry, way: wayInto(checkout, entry) }));
  return {
    path: entries.map(({ entry, way }) => (way === undefined ? entry : `${tree}${way}`)).join(delimiter),
    outside: entries.flatMap(({ entry, way }) => (way === undefined ? [entry] : [])),
  };
};

/**
 * The way from a folder to what lies in it, by its own name or by a link. Looked for step by step: behind the folder a
 * link may lead out of it again.
 */
const wayInto = (folder: string, entry: string): string | undefined => {
  if (!isAbsolute(entry)) return undefined;
  const steps = posix.normalize(entry).replace(/\/$/, '').split('/');
  for (let depth = 2; depth <= steps.length; depth++) {
    const real = realOf(steps.slice(0, depth).join('/'));
    if (real === undefined) return undefined;
    if (`${real}/`.startsWith(`${folder}/`))
      return `${real.slice(folder.length)}${steps
        .slice(depth)
        .map((step) => `/${step}`)
        .join('')}`;
  }
  return undefined;
};

const realOf = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};
