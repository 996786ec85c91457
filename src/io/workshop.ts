import type { Clock, Workshop } from '../app/ports.ts';
import { ok, type Result } from '../core/result.ts';
import { readHead } from './git/commits.ts';
import type { Git } from './git/git.ts';
import { openReports } from './reports.ts';
import { openRunner } from './runner.ts';

/** What running suites takes on this machine; `close` deletes the temporary folder. */
export const openWorkshop = async (parts: {
  readonly git: Git;
  readonly env: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly tool: string;
  /** Ends what runs, and everything after it. */
  readonly signal?: AbortSignal;
}): Promise<Result<Workshop & { readonly close: () => Promise<void> }>> => {
  const { git, env, clock, tool, signal } = parts;
  const reports = await openReports(git);
  if (!reports.ok) return reports;
  return ok({
    checkout: { root: git.root, head: () => readHead(git) },
    runner: openRunner(env, process.platform, signal),
    reports: reports.value,
    clock,
    machine: { tool, os: process.platform, arch: process.arch },
    close: reports.value.close,
  });
};
