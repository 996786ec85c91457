import { failure, found, type Handlers, notFound, numberAt, pageOf, type RepositoryCall } from '../call.ts';
import { artifactPayload, jobPayload, runPayload } from '../payloads.ts';
import type { CheckRun, WorkflowRun } from '../state.ts';

const runOf = (call: RepositoryCall): WorkflowRun | undefined => call.repository.runs.get(numberAt(call, 'run_id'));

const runFilters: Readonly<Record<string, (run: WorkflowRun, value: string) => boolean>> = {
  actor: (run, value) => run.actor.login === value,
  branch: (run, value) => run.headBranch === value,
  event: (run, value) => run.eventName === value,
  head_sha: (run, value) => run.headSha === value,
  status: (run, value) => run.status === value || run.conclusion === value,
  check_suite_id: (run, value) => String(run.suiteId) === value,
};

const matchingRuns = (call: RepositoryCall): readonly WorkflowRun[] => {
  const filters = Object.entries(runFilters).flatMap(([name, matches]) => {
    const value = call.query.get(name);
    return value === null ? [] : [(run: WorkflowRun) => matches(run, value)];
  });
  return [...call.repository.runs.values()].filter((run) => filters.every((matches) => matches(run))).reverse();
};

// A job that was not run again keeps its last result in the attempts after it.
const jobsUpTo = (call: RepositoryCall, run: WorkflowRun, attempt: number): readonly CheckRun[] => {
  const jobs = call.repository.checks.filter(({ job }) => job?.runId === run.id && job.attempt <= attempt);
  return [...new Map(jobs.map((job) => [job.name, job])).values()];
};

const jobsAnswer = (call: RepositoryCall, run: WorkflowRun, jobs: readonly CheckRun[]) => {
  const page = pageOf(call, jobs);
  const items = page.items.map((job) => jobPayload(call.at, call.repository, run, job));
  return found({ total_count: jobs.length, jobs: items }, page.headers);
};

const rerun = (call: RepositoryCall) => {
  const run = runOf(call);
  if (run === undefined) return notFound;
  if (run.status !== 'completed') return failure(403, 'This workflow is already running');
  run.attempt += 1;
  run.status = 'queued';
  run.conclusion = null;
  return { status: 201, json: {} };
};

/** What the world answers about workflow runs and artifacts. */
export const actionsHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/actions/runs': (call) => {
    const runs = matchingRuns(call);
    const page = pageOf(call, runs);
    const items = page.items.map((run) => runPayload(call.at, call.repository, run));
    return found({ total_count: runs.length, workflow_runs: items }, page.headers);
  },
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}': (call) => {
    const run = runOf(call);
    return run === undefined ? notFound : found(runPayload(call.at, call.repository, run));
  },
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs': (call) => {
    const run = runOf(call);
    if (run === undefined) return notFound;
    if (call.query.get('filter') !== 'all') return jobsAnswer(call, run, jobsUpTo(call, run, run.attempt));
    return jobsAnswer(
      call,
      run,
      call.repository.checks.filter(({ job }) => job?.runId === run.id),
    );
  },
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs': (call) => {
    const run = runOf(call);
    const attempt = numberAt(call, 'attempt_number');
    return run === undefined || attempt > run.attempt ? notFound : jobsAnswer(call, run, jobsUpTo(call, run, attempt));
  },
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': (call) => {
    const name = call.query.get('name');
    const artifacts = [...call.repository.artifacts.values()]
      .filter((artifact) => artifact.runId === numberAt(call, 'run_id') && (name === null || artifact.name === name))
      .reverse();
    const page = pageOf(call, artifacts);
    const items = page.items.map((artifact) => artifactPayload(call.at, call.repository, artifact));
    return found({ total_count: artifacts.length, artifacts: items }, page.headers);
  },
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun': rerun,
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs': (call) => {
    const run = runOf(call);
    const red = run !== undefined && run.conclusion !== 'success';
    return red || run === undefined ? rerun(call) : failure(403, 'This workflow run has no failed jobs');
  },
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}': (call) => {
    const artifact = call.repository.artifacts.get(numberAt(call, 'artifact_id'));
    return artifact === undefined ? notFound : found(artifactPayload(call.at, call.repository, artifact));
  },
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': (call) => {
    const artifact = call.repository.artifacts.get(numberAt(call, 'artifact_id'));
    if (artifact === undefined || call.parameters['archive_format'] !== 'zip') return notFound;
    if (artifact.expired) return failure(410, 'Artifact has expired');
    return { status: 302, headers: { location: call.signedUrl(artifact) } };
  },
};
