import type { RunReader } from '../../app/ports.ts';
import { sha256, showDigest } from '../../core/digest.ts';
import type { ArtifactFacts, JobFacts, RunFacts } from '../../core/earlier/stands-in.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { workflowFile } from '../../core/workflow-file.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { downloadArchive, fileIn } from './artifacts.ts';
import { PAGE, pageOf, readOne, readPages } from './pages.ts';
import type { Sleep } from './request.ts';

/** A repository, and what it is asked with. */
interface Repository {
  readonly api: Api;
  readonly at: RepositoryName;
  readonly sleep: Sleep;
}

/** GitHub's times are ISO 8601, to the second. */
const time = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => Date.parse(text ?? '')),
);

/** A run as GitHub tells it. */
export const runSchema = z.pipe(
  z.object({
    id: z.int(),
    workflow_id: z.int(),
    path: z.string(),
    event: z.string(),
    head_sha: z.string(),
    head_branch: z.nullish(z.string()),
    head_repository: z.nullish(z.object({ full_name: z.string() })),
    run_started_at: time,
  }),
  z.transform(
    (run): RunFacts => ({
      id: run.id,
      workflow: run.workflow_id,
      // The ref that may stand behind it is another one for each pull request, and for a queue's group.
      path: workflowFile(run.path).path,
      event: run.event,
      head: run.head_sha,
      branch: run.head_branch ?? undefined,
      headRepository: run.head_repository?.full_name,
      startedAt: run.run_started_at,
    }),
  ),
);

const runsSchema = z.object({ workflow_runs: z.array(runSchema) });

const jobSchema = z.pipe(
  z.object({
    name: z.string(),
    run_attempt: z.int(),
    conclusion: z.nullable(z.string()),
    started_at: time,
    completed_at: time,
  }),
  z.transform(
    (job): JobFacts => ({
      name: job.name,
      attempt: job.run_attempt,
      conclusion: job.conclusion ?? undefined,
      startedAt: job.started_at,
      completedAt: job.completed_at,
    }),
  ),
);

const artifactSchema = z.pipe(
  z.object({
    id: z.int(),
    name: z.string(),
    expired: z.boolean(),
    created_at: time,
    digest: z.nullish(z.string()),
    workflow_run: z.nullish(z.object({ id: z.optional(z.int()) })),
  }),
  z.transform(
    (artifact): ArtifactFacts => ({
      id: artifact.id,
      run: artifact.workflow_run?.id,
      name: artifact.name,
      expired: artifact.expired,
      createdAt: artifact.created_at,
      digest: artifact.digest ?? undefined,
    }),
  ),
);

/** All runs at a commit, of any workflow. */
export const listRuns = <T>(
  what: string,
  schema: z.ZodMiniType<T>,
  { api, at, sleep }: Repository,
  commit: string,
): Promise<Result<readonly T[]>> => {
  const send = async (page: number) => {
    const asked = { ...at, head_sha: commit, per_page: PAGE, page };
    return pageOf(await api.request('GET /repos/{owner}/{repo}/actions/runs', asked), (data) => data.workflow_runs);
  };
  return readPages(what, schema, send, sleep);
};

/** All artifacts of a run. */
export const listArtifacts = <T>(
  what: string,
  schema: z.ZodMiniType<T>,
  { api, at, sleep }: Repository,
  run: number,
): Promise<Result<readonly T[]>> => {
  const send = async (page: number) => {
    const asked = { ...at, run_id: run, per_page: PAGE, page };
    return pageOf(
      await api.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', asked),
      (data) => data.artifacts,
    );
  };
  return readPages(what, schema, send, sleep);
};

/** Reads the runs of a repository; `own` is the id of the run that asks, of which GitHub is asked once. */
export const openRunReader = (api: Api, at: RepositoryName, own: string, sleep: Sleep): RunReader => {
  const readOwn = async (): Promise<Result<RunFacts>> => {
    const send = () => api.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...at, run_id: Number(own) });
    return readOne(`reading run ${own}`, runSchema, send, sleep);
  };
  let facts: ReturnType<typeof readOwn> | undefined;
  return {
    own: () => (facts ??= readOwn()),
    runsOf: async (head, event) => {
      const what = `listing the runs of ${head}`;
      const asked = { ...at, head_sha: head, event, per_page: PAGE };
      const send = () => api.request('GET /repos/{owner}/{repo}/actions/runs', asked);
      const answer = await readOne(what, runsSchema, send, sleep);
      return answer.ok ? ok(answer.value.workflow_runs) : answer;
    },
    artifactsOf: (run) => listArtifacts(`listing the artifacts of run ${run}`, artifactSchema, { api, at, sleep }, run),
    jobsOf: (run, attempt) => {
      const send = async (page: number) => {
        const asked = { ...at, run_id: run, attempt_number: attempt, per_page: PAGE, page };
        return pageOf(
          await api.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs', asked),
          (data) => data.jobs,
        );
      };
      return readPages(`listing the jobs of run ${run}, attempt ${attempt}`, jobSchema, send, sleep);
    },
    file: async ({ id, digest }, name) => {
      const archive = await downloadArchive(api, at, id, sleep);
      if (!archive.ok) return archive;
      const found = showDigest(sha256(archive.value));
      return found === digest
        ? fileIn(archive.value, name)
        : err(fault('hand-over-broken', `the artifact has the hash ${found}, and GitHub tells ${digest}`));
    },
  };
};
