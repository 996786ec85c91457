import type { Fault } from '../../core/fault.ts';
import type { Level } from '../../core/isolation/level.ts';
import type { Command } from '../../core/record/record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandRun } from '../process/command.ts';

/** One command to run behind the walls. */
export interface IsolatedCommand {
  readonly command: Command;
  /** An absolute path, in the checkout. */
  readonly cwd: string;
  /** The whole environment, as for a command without walls. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds on the wall clock. */
  readonly timeout: number;
  /** `none`: loopback and nothing else, where the level can. */
  readonly network: 'open' | 'none';
  /** The image that it runs in, at level `container`. */
  readonly image?: string | undefined;
  /** An empty folder in one of `folders`: the command's for the run, ours again after it. */
  readonly folder?: string | undefined;
  readonly onOutput?: ((chunk: Buffer) => void) | undefined;
}

/** Walls between the pull request's code and ours, for `setup` and every suite of a job. */
export interface Isolation {
  /** What applies; it stands in `by`. */
  readonly level: Level;
  /** What a command gets that asks for no network: `open` where the level cannot cut it off. */
  readonly network: 'open' | 'none';
  /** Why a stronger level than this does not apply, where it was asked for. */
  readonly weaker?: string | undefined;
  /** Once, before the first command: from here to `close` the checkout is the suite's user's. */
  readonly prepare: () => Promise<Result<void>>;
  /** One at a time. It settles when the command and everything that it left behind have ended. */
  readonly run: (command: IsolatedCommand) => Promise<Result<CommandRun>>;
  /** Deletes files of the checkout, by absolute path: they are the suite's user's, and we may not. */
  readonly remove: (paths: readonly string[]) => Promise<Result<void>>;
  /** Ends what lives, and gives the checkout back as later steps need it. A fault says what was left. */
  readonly close: () => Promise<Fault | undefined>;
}
