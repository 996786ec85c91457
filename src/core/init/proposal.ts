import type { Step } from './step.ts';

/** A suite that a project seems to have. */
export interface ProposedSuite {
  readonly name: string;
  /** The runner's own name, for people. */
  readonly runner: string;
  /** What it was found by. */
  readonly evidence: string;
  readonly run: string;
  /** Empty where the runner writes no report that is read: then no counts may be claimed. */
  readonly reports: readonly string[];
  readonly scope: 'syntax' | 'offline';
  /** What a maintainer would wonder about, one line each. */
  readonly remarks: readonly string[];
  /** The command for one of several shards, where the runner parts its tests by itself. */
  readonly sharded?: string | undefined;
  readonly shards?: number;
}

/** One command that gets a fresh machine ready. */
export interface ProposedSetup {
  readonly run: string;
  readonly remark: string | undefined;
}

/** What one language adds. `steps` are those of the workflow that bring its tools. */
export interface Proposal {
  readonly suites: readonly ProposedSuite[];
  readonly setup: readonly ProposedSetup[];
  readonly steps: readonly Step[];
  /** What was seen and not acted upon. */
  readonly notes: readonly string[];
}

/** Nothing found. */
export const NOTHING: Proposal = { suites: [], setup: [], steps: [], notes: [] };

/** A setup command, with what a maintainer would wonder about. */
export const setupCommand = (run: string, remark?: string): ProposedSetup => ({ run, remark });

/** In CI nothing else can be added to, and at a desk anything else is the environment of whoever works there. */
export const IN_CHECKOUT = 'it installs into the checkout: what is outside of that is not changed';
