import type { Clock, Workshop } from '../../app/ports.ts';
import { readHead } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { discard } from '../process/discard.ts';

/** What every workshop is made of. */
export interface WorkshopParts {
  readonly git: Git;
  readonly env: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly tool: string;
  /** Where its temporary folder is made; in the system's own place where nothing is said. */
  readonly temporary?: string;
  /** Ends what runs, and everything after it. */
  readonly signal: AbortSignal;
  /** Is told what could not be deleted, which decides nothing. */
  readonly warn?: (line: string) => void;
}

/** A workshop; `close` ends what still runs and deletes the temporary folder. */
export type Closable = Workshop & { readonly close: () => Promise<void> };

/** What a workshop has before it is open. */
export const commonParts = ({ git, clock, tool }: WorkshopParts) => ({
  root: git.root,
  head: () => readHead(git),
  clock,
  machine: { tool, os: process.platform, arch: process.arch },
});

/** Deletes a workshop's temporary folder, and the trees in it. */
export const clearAway = async (
  trees: { readonly close: () => Promise<string | undefined> },
  folder: string,
  { warn }: WorkshopParts,
): Promise<void> => {
  const left = (await trees.close()) ?? (await discard(folder));
  if (left !== undefined) warn?.(left);
};
