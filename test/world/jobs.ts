import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runtimeToken } from './github/artifact-service.ts';
import type { GitHub } from './github/github.ts';
import type { Level, Permission, Permissions } from './github/permissions.ts';
import { actionsAppId, type CheckRun, type GitHubRepository, type WorkflowRun } from './github/state.ts';
import type { Person } from './person.ts';
import { checkOut } from './repository.ts';
import { type JobConclusion, jobOutputs, runStep, type StepOptions, type StepResult } from './runner.ts';

/** The jobs of the workflow, by what the action is told to do in them. */
export type JobName = 'rerun' | 'verdict' | 'verify' | 'open-check' | 'close-check' | 'audit';

interface JobDefinition {
  /** The job's id and the name of its check. */
  readonly check: string;
  readonly checkout: boolean;
  readonly permissions: Permissions;
}

const judged: Permissions = { contents: 'read', pull_requests: 'read', actions: 'read' };
const judging: Permissions = { ...judged, checks: 'read' };

/** The workflow's jobs with the permissions that it gives them. */
const workflowJobs: Readonly<Record<JobName, JobDefinition>> = {
  rerun: { check: 'rerun', checkout: true, permissions: judged },
  verdict: { check: 'recount', checkout: false, permissions: judging },
  verify: { check: 'recount', checkout: true, permissions: judging },
  'open-check': { check: 'open', checkout: false, permissions: { contents: 'read', pull_requests: 'read' } },
  'close-check': { check: 'recount', checkout: false, permissions: judging },
  audit: { check: 'audit', checkout: false, permissions: judging },
};

/** How a job departs from the workflow. */
export interface JobOptions
  extends Partial<
    Pick<StepOptions, 'node' | 'env' | 'order' | 'cancelAfterMs' | 'graceMs' | 'actionDir' | 'workflowRef'>
  > {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly permissions?: Permissions;
  /** The run that the job belongs to; by default a new one, or that of the job it needs. */
  readonly run?: WorkflowRun;
  /** The job's and check's name. */
  readonly check?: string;
  /** Who the runner is, where it is not whoever runs the test. */
  readonly person?: Person;
  /** Changes the workspace between the checkout and the action. */
  readonly prepare?: (workspace: string) => Promise<void>;
}

/** A job that has run. */
export interface JobRun {
  readonly name: JobName;
  /** What `needs.<job>.result` holds. */
  readonly result: JobConclusion;
  /** What `needs.<job>.outputs` holds. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Outputs that the runner did not hand on, since something in them is masked. */
  readonly withheld: readonly string[];
  readonly step: StepResult;
  readonly run: WorkflowRun;
  readonly check: CheckRun;
}

/** What a job is run for: a pull request or a group of the merge queue. */
export interface JobSubject {
  readonly github: GitHub;
  readonly repository: GitHubRepository;
  readonly root: string;
  readonly actionDir: string;
  /** Whether the head is a fork's, so that no permission is more than `read`. */
  readonly fork: boolean;
  readonly ref: string;
  /** `GITHUB_SHA`. */
  readonly sha: string;
  /** What a job checks out, where that is another commit than the run is of. */
  readonly checkedOut?: string;
}

/** Starts a workflow run for an event, or its next attempt where a re-run was asked for. */
export const startRun = (
  github: GitHub,
  repository: GitHubRepository,
  run: Pick<WorkflowRun, 'event' | 'eventName' | 'headSha' | 'headBranch' | 'headRepository' | 'pull' | 'actor'> &
    Partial<Pick<WorkflowRun, 'workflow'>>,
): WorkflowRun => {
  const id = github.state.nextId();
  const started: WorkflowRun = {
    id,
    attempt: 1,
    workflow: { id: 7, name: 'Recount', path: '.github/workflows/recount.yml' },
    ...run,
    suiteId: github.state.nextId(),
    backendId: randomUUID(),
    status: 'queued',
    conclusion: null,
    createdAt: github.state.now(),
  };
  repository.runs.set(id, started);
  return started;
};

const readOnly = (permissions: Permissions): Permissions => {
  const names: readonly Permission[] = ['metadata', 'contents', 'pull_requests', 'actions', 'checks', 'administration'];
  const read: Level = 'read';
  return Object.fromEntries(names.flatMap((name) => (permissions[name] === undefined ? [] : [[name, read]])));
};

// A run is over once the job that nothing needs is; it is red when one of its jobs is.
const settleRun = (repository: GitHubRepository, run: WorkflowRun, name: JobName): void => {
  if (name === 'rerun' || name === 'open-check') return;
  const jobs = repository.checks.filter(({ job }) => job?.runId === run.id && job.attempt === run.attempt);
  run.status = 'completed';
  run.conclusion = jobs.every(({ conclusion }) => conclusion === 'success') ? 'success' : 'failure';
};

const handedOn = (name: JobName, needed: JobRun | undefined): Readonly<Record<string, string>> => {
  if (name !== 'verdict' && name !== 'close-check') return { job: name };
  // An output that is not there is an empty string in `${{ needs.rerun.outputs.record-0 }}`.
  return { job: name, 'record-0': '', ...needed?.outputs, result: needed?.result ?? 'skipped' };
};

const makeWorkspace = async (
  subject: JobSubject,
  place: string,
  headSha: string,
  checkout: boolean,
): Promise<string> => {
  const workspace = join(place, subject.repository.name, subject.repository.name);
  await mkdir(workspace, { recursive: true });
  if (checkout) await checkOut(subject.repository.git.path, headSha, workspace);
  return workspace;
};

/** Runs one job of the workflow: its checkout, the action, and the check run that it leaves behind. */
export const runWorkflowJob = async (
  subject: JobSubject,
  run: WorkflowRun,
  name: JobName,
  needed: JobRun | undefined,
  options: JobOptions,
): Promise<JobRun> => {
  const { github, repository } = subject;
  const { state, tokens } = github;
  const definition = workflowJobs[name];
  const permissions = options.permissions ?? definition.permissions;
  const token = `ghs_${randomUUID().replaceAll('-', '')}`;
  tokens.set(token, {
    kind: 'job',
    repository: repository.fullName,
    permissions: subject.fork ? readOnly(permissions) : permissions,
  });
  const check: CheckRun = {
    id: state.nextId(),
    name: options.check ?? definition.check,
    headSha: run.headSha,
    suiteId: run.suiteId,
    appId: actionsAppId,
    status: 'in_progress',
    conclusion: null,
    startedAt: state.now(),
    completedAt: null,
    job: { runId: run.id, attempt: run.attempt },
  };
  repository.checks.push(check);
  run.status = 'in_progress';
  const place = join(options.person?.home ?? subject.root, 'work', randomUUID());
  const workspace = await makeWorkspace(subject, place, subject.checkedOut ?? run.headSha, definition.checkout);
  await options.prepare?.(workspace);
  const workflowRef = `${repository.fullName}/${run.workflow.path}@${subject.ref}`;
  const { inputs, person, permissions: _, run: __, check: ___, prepare: ____, ...rest } = options;
  const step = await runStep({
    actionDir: subject.actionDir,
    workflowRef,
    ...rest,
    ...(person === undefined ? {} : { as: { person, place } }),
    inputs: { ...handedOn(name, needed), ...inputs },
    event: run.event,
    eventName: run.eventName,
    apiUrl: github.at.api,
    serverUrl: github.at.site,
    token,
    workspace,
    repository: repository.fullName,
    runId: run.id,
    runAttempt: run.attempt,
    job: check.name,
    ref: subject.ref,
    sha: subject.sha,
    workflowSha: subject.sha,
    actor: run.actor.login,
    runtimeToken: runtimeToken({ runBackendId: run.backendId, jobBackendId: randomUUID() }),
    resultsUrl: github.resultsUrl,
  });
  tokens.delete(token);
  check.status = 'completed';
  check.conclusion = step.conclusion;
  check.completedAt = state.now();
  settleRun(repository, run, name);
  const names = [...step.outputs.keys()];
  return { name, result: step.conclusion, ...jobOutputs(step, names), step, run, check };
};
