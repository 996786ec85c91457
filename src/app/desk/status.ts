import { parseBlock } from '../../core/block/parse.ts';
import { NEW_HEAD, NEW_MESSAGE, REPIN } from '../../core/codes/remedies.ts';
import { skipInstruction } from '../../core/skip-instruction.ts';
import { newestOfEachRun } from './check-runs.ts';
import type { CheckRun, PullRequestDetails, WorkflowRun } from './ports.ts';

/** What is known of a pull request and its check. */
export interface StatusFacts {
  readonly pullRequest: PullRequestDetails;
  readonly runs: readonly CheckRun[];
  readonly workflowRuns: readonly WorkflowRun[];
  /** The message of the head commit, where it was asked for and told. */
  readonly message?: string | undefined;
  readonly queued?: Queued | undefined;
}

/** Where a pull request stands in a merge queue. */
export interface Queued {
  readonly place: number;
  /** The commit that the queue made of it and all before it, and the runs of the check there. */
  readonly head: string | undefined;
  readonly runs: readonly CheckRun[];
}

/** How the check stands, in one word and one sentence. */
export interface Status {
  readonly state: 'green' | 'red' | 'pending' | 'missing';
  readonly sentence: string;
}

type Told = readonly [state: Status['state'], what: string];

/** Why the check is pending, red or missing. Of several runs the newest is told, and that others ended otherwise. */
export const statusOf = async (facts: StatusFacts): Promise<Status> => {
  const { number, head } = facts.pullRequest;
  const [state, what] = await told(facts);
  return { state, sentence: `#${number} at ${head.sha.slice(0, 12)}: ${what}` };
};

const told = async (facts: StatusFacts): Promise<Told> => {
  const { pullRequest, workflowRuns, queued } = facts;
  if (queued !== undefined) return inQueue(queued);
  const under = workflowRuns.find((run) => isRecount(run) && run.status !== 'completed' && !waits(run));
  // The check itself is there only once the suites have run, since its job needs the one that runs them.
  if (under !== undefined)
    return ['pending', `run ${under.id} of the workflow is ${worded(under.status)}, and the check comes with its end`];
  const { own, remark } = apart(facts);
  const [newest, ...older] = newestOfEachRun(own);
  const held = workflowRuns.find((run) => isRecount(run) && waits(run) && run.id > (newest?.run ?? 0));
  if (newest === undefined) {
    const [state, what] = absent(facts);
    return [state, `${what}${remark}`];
  }
  if (held !== undefined) return ['pending', APPROVAL];
  if (newest.status !== 'completed') return ['pending', `the check is ${worded(newest.status)}`];
  const others = older.some((run) => run.conclusion !== newest.conclusion)
    ? '; another run at this head ended otherwise, and which one counts is GitHub’s to say: `recount pin` runs the red ones again'
    : '';
  const [state, what] = await ended(pullRequest, newest);
  return [state, `${what}${others}${remark}`];
};

const APPROVAL = 'a run waits for the approval of a maintainer (on the page of the pull request, or under Actions)';

const worded = (status: string): string => status.replaceAll('_', ' ');

const waits = ({ status, conclusion }: WorkflowRun): boolean =>
  status === 'action_required' || status === 'waiting' || conclusion === 'action_required';

// The workflow's file may have any name; `init` and the README call it so, and its name too.
const isRecount = ({ name, path }: WorkflowRun): boolean =>
  name.toLowerCase() === 'recount' || /(?:^|\/)recount[^/]*\.ya?ml(?:@|$)/.test(path);

/** GitHub goes by the name alone, so the checks of this name that are not the judge's are told apart, and told. */
const apart = ({ runs, workflowRuns }: StatusFacts): { readonly own: readonly CheckRun[]; readonly remark: string } => {
  // A job has a link to its run; what Actions made and has none was made through the API.
  const made = runs.filter(({ byActions, run }) => byActions && run === undefined);
  const workflowOf = ({ run }: CheckRun) => workflowRuns.find(({ id }) => id === run);
  const isOurs = (check: CheckRun): boolean => {
    const workflow = workflowOf(check);
    return workflow !== undefined && isRecount(workflow);
  };
  const twins = runs.some(isOurs) ? runs.filter((check) => workflowOf(check) !== undefined && !isOurs(check)) : [];
  const paths = [...new Set(twins.map((twin) => workflowOf(twin)?.path ?? ''))].join(', ');
  const also = [
    ...(twins.length === 0 ? [] : [`a job of ${paths} reports under the same name`]),
    ...(made.length === 0 ? [] : ['a check of the same name was made through the API']),
  ].join(', and ');
  return {
    own: runs.filter((run) => !made.includes(run) && !twins.includes(run)),
    remark: also === '' ? '' : `; ${also}, and GitHub may count that one: \`recount doctor\` tells the ways`,
  };
};

const inQueue = ({ place, head, runs }: Queued): Told => {
  const at = `it is in the merge queue, at place ${place}`;
  const [newest] = newestOfEachRun(runs);
  if (head === undefined) return ['pending', `${at}, and its group is not made yet`];
  const group = `the check of its group, ${head.slice(0, 12)},`;
  if (newest === undefined)
    return [
      'pending',
      `${at}; ${group} is not there yet, and comes with the end of its run, if the workflow has \`merge_group\``,
    ];
  if (newest.status !== 'completed') return ['pending', `${at}; ${group} is ${worded(newest.status)}`];
  if (newest.conclusion === 'success') return ['green', `${at}, and ${group} is green`];
  return [
    'red',
    `${at}; ${group} ended with ${newest.conclusion}: the findings in that run name the pull request and what mends it`,
  ];
};

const ended = async (pullRequest: PullRequestDetails, check: CheckRun): Promise<Told> => {
  const { conclusion: how, run } = check;
  const conclusion = how ?? 'nothing';
  const again = run === undefined ? NEW_HEAD : `\`gh run rerun ${run}\`, or a new head: ${NEW_HEAD}`;
  switch (conclusion) {
    case 'success':
      return ['green', `the check is green${await whatElseIsPinned(pullRequest)}`];
    case 'action_required':
      return ['pending', APPROVAL];
    case 'skipped':
    case 'neutral':
      return [
        'red',
        `the check ended with ${conclusion}, which GitHub takes for passed, and nothing was judged: \`recount doctor\` tells what lets it`,
      ];
    case 'cancelled':
      return ['red', `the check was cancelled, and nothing was judged; it stays so until it is run again: ${again}`];
    case 'timed_out':
      return ['red', `the check ran out of its time, and nothing was judged; to run it again: ${again}`];
    default:
      return ['red', `the check ended with ${conclusion}: ${await whyRed(pullRequest, check)}`];
  }
};

const absent = ({ pullRequest: { mergeable }, workflowRuns, message }: StatusFacts): Told => {
  if (workflowRuns.some(waits)) return ['pending', APPROVAL];
  const own = workflowRuns.find(isRecount);
  if (own?.conclusion === 'startup_failure')
    return [
      'missing',
      `run ${own.id} could not be started: GitHub cannot read the workflow (${own.path}), or may not run it; its page says why`,
    ];
  if (own !== undefined)
    return [
      'missing',
      `run ${own.id} ended with ${own.conclusion ?? worded(own.status)} before its judge began: \`gh run rerun ${own.id}\``,
    ];
  if (mergeable === false)
    return [
      'missing',
      'there is a merge conflict, and GitHub starts no pull_request workflow until it is solved: merge or rebase, then push',
    ];
  const skips = skipInstruction(message ?? '');
  if (skips !== undefined)
    return [
      'missing',
      `the message of the head commit says ${skips}, so GitHub starts no workflow: write another (${NEW_MESSAGE})`,
    ];
  return [
    'missing',
    `there is no run of the check. Is the workflow on the base branch, with no \`paths\` or \`branches\` that pass over this change? A run may take some seconds to begin; a new head starts one: ${NEW_HEAD}`,
  ];
};

// A body without a block may be exempt; one of another commit is no block of a green head.
const whatElseIsPinned = async ({ body, head }: PullRequestDetails): Promise<string> => {
  const pinned = await parseBlock(body);
  if (!pinned.ok || pinned.value.record.commit === head.sha) return '';
  return `; and the body now has the block of ${pinned.value.record.commit.slice(0, 12)}, which was not judged here: ${REPIN}`;
};

const whyRed = async ({ body, head }: PullRequestDetails, { run, page }: CheckRun): Promise<string> => {
  const pinned = await parseBlock(body);
  if (!pinned.ok)
    return pinned.error.map(({ code, message, remedy }) => `${code}, ${message}; to mend it: ${remedy}`).join('; ');
  const { commit } = pinned.value.record;
  if (commit !== head.sha) return `the block is of ${commit.slice(0, 12)}: ${REPIN}`;
  const where = `${run === undefined ? 'the check' : `run ${run}`}${page === undefined ? '' : ` (${page})`}`;
  return `the block is of this head, so read the findings in ${where}; \`recount check\` predicts them here, unless CI and this machine differ`;
};
