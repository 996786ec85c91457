import type { Suited } from './runner.ts';

/** A real project with its own suite. Of it nothing is kept here: its releases are brought from where it is published. */
export interface Project extends Suited {
  readonly id: string;
  readonly name: string;
  /** Where its releases are published. */
  readonly registry: string;
  /** What runs its suite, and where more than one is known, what it reports. */
  readonly runner: string;
  /** Releases, from the oldest on: each one over the one before is a commit. */
  readonly versions: readonly string[];
  /** Brings the releases and what their suites need. Throws where they cannot be had on this machine. */
  readonly prepare: () => Promise<void>;
  /** The folder with what a release's archive holds. */
  readonly sourceOf: (version: string) => string;
  /** What git is to ignore of what a suite leaves behind. */
  readonly ignored: string;
}
