import { workflowRunEvent } from './events.ts';
import { readCommit } from './github/objects.ts';
import { current, type WorkflowRun } from './github/state.ts';
import { type JobName, type JobOptions, type JobRun, runWorkflowJob, startRun } from './jobs.ts';
import type { PullRequest, PullRequestPlace } from './pull-request.ts';

/** The workflow that a pull request starts at tier app, and whose end starts the one that judges. */
const starter = { id: 8, name: 'recount start', path: '.github/workflows/recount-start.yml' };

/** A run of the default branch's workflow. */
export interface AppRun {
  readonly run: WorkflowRun;
  runJob(name: JobName, needed?: JobRun, options?: JobOptions): Promise<JobRun>;
}

/** What a test changes about the run that starts it. */
export type Starter = Partial<Pick<WorkflowRun, 'workflow' | 'eventName' | 'headSha' | 'headBranch' | 'conclusion'>>;

/** Has a pull request's own workflow run and end, and starts the one on the default branch by that. */
export const startAppRun = async (
  place: PullRequestPlace,
  { pull }: PullRequest,
  change: Starter = {},
): Promise<AppRun> => {
  const { github, repository } = place;
  const { headSha, headRef } = current(pull);
  const started = startRun(github, repository, {
    event: {},
    eventName: 'pull_request',
    headSha,
    headBranch: headRef,
    headRepository: pull.headRepository,
    pull: pull.number,
    actor: pull.user,
    workflow: starter,
  });
  const ended: WorkflowRun = { ...started, status: 'completed', conclusion: 'success', ...change };
  repository.runs.set(ended.id, ended);
  const tip = (await repository.git.resolve(`refs/heads/${repository.defaultBranch}`)) ?? '';
  const run = startRun(github, repository, {
    event: workflowRunEvent(github.at, repository, ended, await readCommit(repository.git, headSha)),
    eventName: 'workflow_run',
    headSha: tip,
    headBranch: repository.defaultBranch,
    headRepository: repository,
    pull: null,
    actor: pull.user,
  });
  const subject = {
    ...place,
    fork: false,
    ref: `refs/heads/${repository.defaultBranch}`,
    sha: tip,
    checkedOut: ended.headSha,
  };
  return { run, runJob: (name, needed, options = {}) => runWorkflowJob(subject, run, name, needed, options) };
};
