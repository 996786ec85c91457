import { ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';

/** The last commits of a branch that were merged into it or made on it: the first parents of its tip, the tip first. */
export const firstParents = async (git: Git, tip: string, most: number): Promise<Result<readonly string[]>> => {
  const answer = await git.call(['rev-list', '--first-parent', `--max-count=${most}`, '--end-of-options', tip]);
  return answer.ok ? ok(answer.value.stdout.toString().split('\n').slice(0, -1)) : answer;
};
