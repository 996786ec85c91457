import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TreeContent } from '../app/ports.ts';
import { fault } from '../core/fault.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Git } from './git/git.ts';
import { writeTreeAt } from './git/tree-at.ts';
import { openWarden } from './process/warden.ts';

/** Trees of commits in a temporary place, outside the checkout. */
export interface Checkouts {
  /**
   * Writes one more tree and gives the absolute path of its folder, which has the checkout's own name or the one that is
   * given, in folders where that says so. Git is asked in the repository: where it is not trusted any more once something
   * has run, all trees are made before.
   */
  readonly make: (content: TreeContent, name?: string) => Promise<Result<string>>;
  /** Deletes the whole place. It goes as well, with every process that we started, when we end in any other way. */
  readonly close: () => Promise<string | undefined>;
}

/** Takes a temporary folder, with all else that lies in it, for its place, and starts what deletes it. */
export const openCheckouts = (git: Git, env: Readonly<Record<string, string>>, place: string): Checkouts => {
  const warden = openWarden(place, env);
  let made = 0;
  return {
    make: async (content, name = basename(git.root)) => {
      const folder = join(place, 'trees', String(made++), name);
      try {
        await mkdir(folder, { recursive: true });
        const written = await writeTreeAt(git, folder, content);
        return written.ok ? ok(folder) : written;
      } catch (cause) {
        return err(fault('file-unreadable', `${folder}: ${String(cause)}`, { cause }));
      }
    },
    close: warden.close,
  };
};
