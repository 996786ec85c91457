import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { listFiles } from './commits.ts';
import type { CallOptions, Git } from './git.ts';

/** How git stands to files of the working tree. */
export interface Standing {
  /** Those of the paths that an ignore rule names and that are not tracked. */
  readonly ignored: (paths: readonly string[]) => Promise<Result<ReadonlySet<string>>>;
  readonly isTracked: (path: string) => Promise<Result<boolean>>;
}

/** As the repository has it at the moment of asking. */
export const standingNow = (git: Git): Standing => ({
  // Git does not call a tracked file ignored, whatever the rules say.
  ignored: (paths) => askIgnored(git, ['check-ignore', '-z', '--stdin'], paths, {}),
  isTracked: async (path) => {
    const listed = await git.call(['ls-files', '-z', '--', `:(literal)${path}`]);
    return listed.ok ? ok(listed.value.stdout.length > 0) : listed;
  },
});

/**
 * As a commit has it. What is tracked is listed now; the ignore rules are asked for later through a git folder of ours,
 * made in `folder`, so that nothing that lies in the checkout's own by then is read.
 */
export const standingAt = async (git: Git, commit: string, folder: string): Promise<Result<Standing>> => {
  const listed = await listFiles(git, commit);
  if (!listed.ok) return listed;
  const tracked = new Set(listed.value);
  try {
    await mkdir(join(folder, 'objects'), { recursive: true });
    await mkdir(join(folder, 'refs'));
    await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n');
  } catch (cause) {
    return err(fault('file-unreadable', `${folder} could not be made: ${String(cause)}`, { cause }));
  }
  // A pipe may stand where git looks for its rules.
  const options = { instead: { gitDir: folder, env: {} }, timeout: 10_000 } as const;
  return ok({
    ignored: (paths) => {
      const untracked = paths.filter((path) => !tracked.has(path));
      return askIgnored(git, ['check-ignore', '--no-index', '-z', '--stdin'], untracked, options);
    },
    isTracked: async (path) => ok(tracked.has(path)),
  });
};

const askIgnored = async (
  git: Git,
  args: readonly string[],
  paths: readonly string[],
  options: CallOptions,
): Promise<Result<ReadonlySet<string>>> => {
  if (paths.length === 0) return ok(new Set());
  const input = paths.map((path) => `${path}\0`).join('');
  const answer = await git.call(args, { ...options, input, codes: [0, 1] });
  return answer.ok ? ok(new Set(answer.value.stdout.toString().split('\0'))) : answer;
};
