import { join } from 'node:path';
import { ok, type Result } from '../../core/result.ts';
import { moveAway } from '../files/stale.ts';
import { makeFolder, makeTemporaryFolder } from '../files/text.ts';
import { readHead } from '../git/commits.ts';
import { readHeadFiles } from '../git/head-files.ts';
import { standingNow } from '../git/standing.ts';
import { openNone } from '../isolation/none.ts';
import { makeReports } from '../reports.ts';
import { makeRunner } from '../runner.ts';
import { type Closable, clearAway, commonParts, type WorkshopParts } from './parts.ts';
import { openTrees } from './trees.ts';

/** The author's desk: suites run as the author does, and a file in the way of a report is moved, never deleted. */
export const openDesk = async (parts: WorkshopParts): Promise<Result<Closable>> => {
  const base = await makeTemporaryFolder(parts.git.root, parts.temporary);
  if (!base.ok) return base;
  let places = 0;
  const openAt = async (own: WorkshopParts) => {
    const { git, env, signal } = own;
    const { root } = git;
    const folder = join(base.value, String(places++));
    const made = await makeFolder(folder);
    if (!made.ok) return made;
    const headAfter = async () => {
      const told = await readHeadFiles(git);
      if (told !== undefined) return ok(told);
      const head = await readHead(git);
      git.objects.end();
      return head.ok ? ok(head.value.commit) : head;
    };
    const clear = (paths: readonly string[], away: string) => moveAway(root, away, paths);
    const reports = makeReports({ root, base: folder, standing: standingNow(git), clear });
    const runner = makeRunner(openNone(signal), env, process.platform);
    return ok({ ...commonParts(own), headAfter, runner, reports });
  };
  const trees = openTrees(parts, base.value, async (tree) =>
    ok({
      open: async () => {
        const opened = await openAt({ ...parts, git: tree });
        return opened.ok ? ok({ ...opened.value, close: async () => undefined }) : opened;
      },
    }),
  );
  return ok({
    ...commonParts(parts),
    trees,
    open: () => {
      // Nothing of git stays where a suite runs.
      parts.git.objects.end();
      return openAt(parts);
    },
    close: () => clearAway(trees, base.value, parts),
  });
};
