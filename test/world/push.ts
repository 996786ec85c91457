import { pushEvent } from './events.ts';
import { readCommit } from './github/objects.ts';
import type { WorkflowRun } from './github/state.ts';
import { type JobName, type JobOptions, type JobRun, runWorkflowJob, startRun } from './jobs.ts';
import type { PullRequestPlace } from './pull-request.ts';

/** A push to a branch of the repository, and the workflow that it starts. */
export interface Push {
  readonly headSha: string;
  startRun(): WorkflowRun;
  /** Runs a job of the baseline's workflow, in which the judge's job has a name of its own. */
  runJob(name: JobName, needed?: JobRun, options?: JobOptions): Promise<JobRun>;
}

/** Where a repository keeps the workflow that leaves baselines. */
const WORKFLOW = { id: 8, name: 'Recount baseline', path: '.github/workflows/recount-baseline.yml' };

/** A push that brought a branch the commit that it is at now. */
export const pushOf = async (place: PullRequestPlace, branch: string, login = 'mona'): Promise<Push> => {
  const { github, repository } = place;
  const ref = `refs/heads/${branch}`;
  const headSha = await repository.git.resolve(ref);
  if (headSha === undefined) throw new Error(`There is no branch ${branch}.`);
  const sender = github.user(login);
  const commit = await readCommit(repository.git, headSha);
  const before = (await repository.git.resolve(`${headSha}^`)) ?? '0'.repeat(headSha.length);
  const event = pushEvent(github.at, repository, { ref, before, commit, sender });
  const start = (): WorkflowRun => {
    const run = startRun(github, repository, {
      event,
      eventName: 'push',
      headSha,
      headBranch: branch,
      headRepository: repository,
      pull: null,
      actor: sender,
    });
    const own = { ...run, workflow: WORKFLOW };
    repository.runs.set(run.id, own);
    return own;
  };
  return {
    headSha,
    startRun: start,
    runJob: (name, needed, options = {}) => {
      const subject = { ...place, fork: false, ref, sha: headSha };
      const check = name === 'rerun' ? {} : { check: 'baseline' };
      return runWorkflowJob(subject, options.run ?? needed?.run ?? start(), name, needed, { ...check, ...options });
    },
  };
};
