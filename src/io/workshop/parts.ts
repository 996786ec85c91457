import type { Clock, Workshop } from '../../app/ports.ts';
import { readHead } from '../git/commits.ts';
import type { Git } from '../git/git.ts';

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
