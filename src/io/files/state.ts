import { lstatSync, type Stats } from 'node:fs';

/** What lies at a path, be it a link; nothing where the path leads nowhere, as below a file. */
export const stateOf = (path: Buffer | string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};
