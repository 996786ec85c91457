import { ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';

const MOST = 1_000;

/**
 * Whether a commit was once part of a local branch, as its reflog tells. A fetch in the background moves what the clone
 * knows of a remote; only what the branch itself has held may be overwritten there.
 */
export const hasHeld = async (git: Git, branch: string, commit: string): Promise<Result<boolean>> => {
  const log = await git.call([
    'log',
    '--walk-reflogs',
    `--max-count=${MOST}`,
    '--format=%H',
    `refs/heads/${branch}`,
    '--',
  ]);
  if (!log.ok) return log;
  const held = [...new Set(log.value.stdout.toString().split('\n'))].filter((id) => id !== '');
  if (held.length === 0) return ok(false);
  const left = await git.call(['rev-list', '--max-count=1', commit, '--not', ...held]);
  return left.ok ? ok(left.value.stdout.length === 0) : left;
};
