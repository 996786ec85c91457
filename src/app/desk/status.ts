import { parseBlock } from '../../core/block/parse.ts';
import type { CheckRun, PullRequestDetails } from './ports.ts';

/** What is known of a pull request and its check. */
export interface StatusFacts {
  readonly pullRequest: PullRequestDetails;
  readonly runs: readonly CheckRun[];
}

/** How the check stands, in one word and one sentence. */
export interface Status {
  readonly state: 'green' | 'red' | 'pending' | 'missing';
  readonly sentence: string;
}

/** Why the check is pending, red or missing. Several runs of one name: the newest is told, and that others differ. */
export const statusOf = async ({ pullRequest, runs }: StatusFacts): Promise<Status> => {
  const { number, head, mergeable } = pullRequest;
  const at = `#${number} at ${head.sha.slice(0, 12)}`;
  const [newest, ...older] = [...runs].sort((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? 1 : -1));
  if (newest === undefined) {
    if (mergeable === false)
      return missing(`${at}: there is a merge conflict, and GitHub starts no pull_request workflow until it is solved`);
    return missing(
      `${at}: no run of the check yet. Is the workflow on the base branch, does the head commit say [skip ci], or does a run wait for approval under Actions?`,
    );
  }
  if (newest.status !== 'completed')
    return { state: 'pending', sentence: `${at}: the check is ${newest.status.replace('_', ' ')}` };
  const others = older.some((run) => run.conclusion !== newest.conclusion)
    ? '; older runs at this head ended otherwise, and which counts is GitHub’s to say: run those again too'
    : '';
  if (newest.conclusion === 'success') return { state: 'green', sentence: `${at}: the check is green${others}` };
  if (newest.conclusion === 'action_required')
    return { state: 'pending', sentence: `${at}: the run waits for a maintainer's approval` };
  return {
    state: 'red',
    sentence: `${at}: the check ended with ${newest.conclusion}: ${await whyRed(pullRequest)}${others}`,
  };
};

const missing = (sentence: string): Status => ({ state: 'missing', sentence });

const whyRed = async ({ body, head }: PullRequestDetails): Promise<string> => {
  const pinned = await parseBlock(body);
  if (!pinned.ok) return pinned.error.map(({ code, message }) => `${code}, ${message}`).join('; ');
  const { commit } = pinned.value.record;
  if (commit !== head.sha) return `the block is of ${commit.slice(0, 12)}: \`recount run\`, then \`recount pin\``;
  return 'the block is of this head, so read the findings in the run; `recount check` predicts them here';
};
