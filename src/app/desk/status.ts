import { parseBlock } from '../../core/block/parse.ts';
import { newestOfEachRun } from './check-runs.ts';
import type { CheckRun, PullRequestDetails, WorkflowRun } from './ports.ts';

/** What is known of a pull request and its check. */
export interface StatusFacts {
  readonly pullRequest: PullRequestDetails;
  readonly runs: readonly CheckRun[];
  readonly workflowRuns: readonly WorkflowRun[];
}

/** How the check stands, in one word and one sentence. */
export interface Status {
  readonly state: 'green' | 'red' | 'pending' | 'missing';
  readonly sentence: string;
}

/** Why the check is pending, red or missing. Of several runs the newest is told, and that others ended otherwise. */
export const statusOf = async ({ pullRequest, runs, workflowRuns }: StatusFacts): Promise<Status> => {
  const { number, head } = pullRequest;
  const say = (state: Status['state'], what: string): Status => ({
    state,
    sentence: `#${number} at ${head.sha.slice(0, 12)}: ${what}`,
  });
  const under = workflowRuns.find((run) => isRecount(run) && run.status !== 'completed' && !waits(run));
  // The check itself is there only once the suites have run, since its job needs the one that runs them.
  if (under !== undefined)
    return say(
      'pending',
      `run ${under.id} of the workflow is ${worded(under.status)}, and the check comes with its end`,
    );
  const [newest, ...older] = newestOfEachRun(runs);
  if (newest === undefined) return say(...absent(pullRequest, workflowRuns));
  if (newest.status !== 'completed') return say('pending', `the check is ${worded(newest.status)}`);
  const others = older.some((run) => run.conclusion !== newest.conclusion)
    ? '; another run at this head ended otherwise, and which one counts is GitHub’s to say: `recount pin` runs the red ones again'
    : '';
  if (newest.conclusion === 'success') return say('green', `the check is green${others}`);
  if (newest.conclusion === 'action_required') return say('pending', APPROVAL);
  return say('red', `the check ended with ${newest.conclusion}: ${await whyRed(pullRequest)}${others}`);
};

const APPROVAL = 'a run waits for the approval of a maintainer (on the page of the pull request, or under Actions)';

const worded = (status: string): string => status.replaceAll('_', ' ');

const waits = ({ status, conclusion }: WorkflowRun): boolean =>
  status === 'action_required' || status === 'waiting' || conclusion === 'action_required';

// The workflow's file may have any name; `init` and the README call it so, and its name too.
const isRecount = ({ name, path }: WorkflowRun): boolean =>
  name.toLowerCase() === 'recount' || /(?:^|\/)recount[^/]*\.ya?ml(?:@|$)/.test(path);

const absent = (
  { mergeable }: PullRequestDetails,
  workflowRuns: readonly WorkflowRun[],
): readonly [Status['state'], string] => {
  if (workflowRuns.some(waits)) return ['pending', APPROVAL];
  if (mergeable === false)
    return [
      'missing',
      'there is a merge conflict, and GitHub starts no pull_request workflow until it is solved: merge or rebase, then push',
    ];
  return [
    'missing',
    'there is no run of the check. Is the workflow on the base branch? Does the message of the head commit say [skip ci]? A new head starts one: `git commit --amend`, `recount run`, `recount pin --push`',
  ];
};

const whyRed = async ({ body, head }: PullRequestDetails): Promise<string> => {
  const pinned = await parseBlock(body);
  if (!pinned.ok)
    return pinned.error.map(({ code, message, remedy }) => `${code}, ${message}; to mend it: ${remedy}`).join('; ');
  const { commit } = pinned.value.record;
  if (commit !== head.sha) return `the block is of ${commit.slice(0, 12)}: \`recount run\`, then \`recount pin\``;
  return 'the block is of this head, so read the findings in the run; `recount check` predicts them here';
};
