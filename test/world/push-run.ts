import { pushEvent } from './events.ts';
import { readCommit } from './github/objects.ts';
import { type JobOptions, type JobRun, runWorkflowJob, startRun } from './jobs.ts';
import type { PullRequestPlace } from './pull-request.ts';

/** Runs the job that docs/workflows/audit.yml has, for what was pushed to a branch since a commit. */
export const runAuditJob = async (
  place: PullRequestPlace,
  before: string,
  branch: string,
  options: JobOptions = {},
): Promise<JobRun> => {
  const { github, repository } = place;
  const ref = `refs/heads/${branch}`;
  const sha = (await repository.git.resolve(ref)) ?? '';
  const sender = github.user('mona');
  const run = startRun(github, repository, {
    event: pushEvent(github.at, repository, { ref, before, commit: await readCommit(repository.git, sha), sender }),
    eventName: 'push',
    headSha: sha,
    headBranch: branch,
    headRepository: repository,
    pull: null,
    actor: sender,
    workflow: { id: 9, name: 'recount audit', path: '.github/workflows/audit.yml' },
  });
  return runWorkflowJob({ ...place, fork: false, ref, sha }, run, 'audit', undefined, options);
};
