import { rm } from 'node:fs/promises';
import { ok, type Result } from '../../core/result.ts';
import { moveAway } from '../files/stale.ts';
import { makeTemporaryFolder } from '../files/text.ts';
import { readHead } from '../git/commits.ts';
import { standingNow } from '../git/standing.ts';
import { openNone } from '../isolation/none.ts';
import { makeReports } from '../reports.ts';
import { makeRunner } from '../runner.ts';
import { type Closable, commonParts, type WorkshopParts } from './parts.ts';

/** The author's desk: suites run as the author does, and a file in the way of a report is moved, never deleted. */
export const openDesk = async (parts: WorkshopParts): Promise<Result<Closable>> => {
  const { git, env, signal } = parts;
  const { root } = git;
  const base = await makeTemporaryFolder(root);
  if (!base.ok) return base;
  const reports = makeReports({
    root,
    base: base.value,
    standing: standingNow(git),
    clear: (paths, away) => moveAway(root, away, paths),
  });
  const common = commonParts(parts);
  const headAfter = async () => {
    const head = await readHead(git);
    git.objects.end();
    return head.ok ? ok(head.value.commit) : head;
  };
  const runner = makeRunner(openNone(signal), env, process.platform);
  return ok({
    ...common,
    open: async () => ok({ ...common, headAfter, runner, reports }),
    close: () => rm(base.value, { recursive: true, force: true }),
  });
};
