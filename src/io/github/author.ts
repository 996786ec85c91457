import type {
  AuthorGitHub,
  CheckRun,
  HostedRepository,
  PullRequestDetails,
  WorkflowRun,
} from '../../app/desk/ports.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { type Api, hostOf, type RepositoryName, repositoryName } from './api.ts';
import { graphqlAddress } from './graphql.ts';
import { openFetch, openHttp } from './http.ts';
import { judgedBlock } from './judged-block.ts';
import { openQueueReader } from './merge-queue.ts';
import { readAnswer, readOne } from './pages.ts';
import { pullRequestSchema } from './reader.ts';
import { isNotFound, request, type Sleep } from './request.ts';
import { openReviewReader } from './reviews.ts';

const silent = (): void => {};

/** An Octokit for the author's token; `apiUrl` is GitHub's own or that of an Enterprise server. */
export const openAuthorApi = async (token: string, apiUrl: string, userAgent: string): Promise<Api> => {
  const { Octokit } = await import('@octokit/rest');
  return new Octokit({
    request: { fetch: openFetch(openHttp()) },
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
};

const repositorySchema = z.pipe(
  z.object({
    full_name: z.string(),
    default_branch: z.string(),
    parent: z.nullish(z.object({ full_name: z.string() })),
  }),
  z.transform(
    (repository): HostedRepository => ({
      fullName: repository.full_name,
      defaultBranch: repository.default_branch,
      parent: repository.parent?.full_name,
    }),
  ),
);

const detailsSchema: z.ZodMiniType<PullRequestDetails> = z.intersection(
  pullRequestSchema,
  z.object({ mergeable: z._default(z.nullable(z.boolean()), null) }),
);

/** The check of an Actions job links to its run: `…/actions/runs/<run>/job/<job>`. */
const workflowRunOf = (url: string | null | undefined): number | undefined => {
  const [, run] = /\/actions\/runs\/(\d+)/.exec(url ?? '') ?? [];
  return run === undefined ? undefined : Number(run);
};

const checkRunsSchema = z.object({
  check_runs: z.array(
    z.pipe(
      z.object({
        id: z.int(),
        status: z.string(),
        conclusion: z.nullable(z.string()),
        details_url: z.nullish(z.string()),
        app: z.nullish(z.object({ slug: z.optional(z.string()) })),
      }),
      z.transform(
        ({ id, status, conclusion, details_url: url, app }): CheckRun => ({
          id,
          status,
          conclusion,
          run: workflowRunOf(url),
          page: url?.replace(/(\/actions\/runs\/\d+)\/job\/.*/, '$1'),
          byActions: app?.slug === 'github-actions',
        }),
      ),
    ),
  ),
});

const workflowRunsSchema = z.object({
  workflow_runs: z.array(
    z.pipe(
      z.object({
        id: z.int(),
        name: z.nullish(z.string()),
        path: z.string(),
        status: z.nullable(z.string()),
        conclusion: z.nullable(z.string()),
      }),
      z.transform(
        ({ id, name, path, status, conclusion }): WorkflowRun => ({
          id,
          name: name ?? '',
          path,
          status: status ?? '',
          conclusion,
        }),
      ),
    ),
  ),
});

const commitSchema = z.object({ commit: z.object({ message: z.string() }) });

/** GitHub's side of `pin`, `check` and `status`. */
export const openAuthor = (api: Api, sleep: Sleep): AuthorGitHub => {
  const inRepository = async <T>(
    fullName: string,
    work: (at: RepositoryName) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const at = repositoryName(fullName);
    return at === undefined ? err(fault('usage', `${fullName} is not owner/name`)) : work(at);
  };

  return {
    host: hostOf(api.request.endpoint.DEFAULTS.baseUrl),
    repository: (fullName) =>
      inRepository(fullName, (at) =>
        readOne(
          `reading ${fullName}`,
          repositorySchema,
          () => api.request('GET /repos/{owner}/{repo}', { ...at }),
          sleep,
        ),
      ),
    pullRequest: (fullName, number) =>
      inRepository(fullName, async (at) => {
        const send = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number });
        const found = await readOne(`reading pull request #${number}`, detailsSchema, send, sleep);
        return found.ok || !isNotFound(found.error) ? found : err(noSuchPull(fullName, number));
      }),
    pullRequestsOf: (fullName, owner, branch) =>
      inRepository(fullName, (at) => {
        const asked = { ...at, state: 'open', head: `${owner}:${branch}`, per_page: 100 } as const;
        const send = () => api.request('GET /repos/{owner}/{repo}/pulls', asked);
        return readOne(`looking for the pull request of ${owner}:${branch}`, z.array(detailsSchema), send, sleep);
      }),
    reviewsIn: (fullName) => {
      const readerAt = (at: RepositoryName) => openReviewReader({ api, url: graphqlAddress(api), at, sleep });
      return {
        reviews: (number) => inRepository(fullName, (at) => readerAt(at).reviews(number)),
        isAdministrator: (login) => inRepository(fullName, (at) => readerAt(at).isAdministrator(login)),
      };
    },
    writeBody: (fullName, number, body) =>
      inRepository(fullName, async (at) => {
        const asked = { ...at, pull_number: number, body };
        const send = () => api.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', asked);
        // Only GitHub answers with the pull request: a page that says 200 has written nothing.
        const written = await readOne(`writing the body of #${number}`, detailsSchema, send, sleep);
        return written.ok ? ok(undefined) : written;
      }),
    checkRuns: (fullName, commit, name) =>
      inRepository(fullName, async (at) => {
        const asked = { ...at, ref: commit, check_name: name, filter: 'all', per_page: 100 } as const;
        const send = () => api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked);
        const answer = await readOne(`reading the check ${name} of ${commit}`, checkRunsSchema, send, sleep);
        return answer.ok ? ok(answer.value.check_runs) : answer;
      }),
    workflowRuns: (fullName, commit) =>
      inRepository(fullName, async (at) => {
        const asked = { ...at, head_sha: commit, per_page: 100 };
        const send = () => api.request('GET /repos/{owner}/{repo}/actions/runs', asked);
        const what = `looking for the workflow runs of ${commit}`;
        const answer = await readOne(what, workflowRunsSchema, send, sleep);
        return answer.ok ? ok(answer.value.workflow_runs.sort((a, b) => b.id - a.id)) : answer;
      }),
    commitMessage: (fullName, commit) =>
      inRepository(fullName, async (at) => {
        const send = () => api.request('GET /repos/{owner}/{repo}/commits/{ref}', { ...at, ref: commit });
        const answer = await readOne(`reading commit ${commit}`, commitSchema, send, sleep);
        return answer.ok ? ok(answer.value.commit.message) : answer;
      }),
    queueEntries: (fullName, branch) =>
      inRepository(fullName, (at) => openQueueReader({ api, url: graphqlAddress(api), at, sleep }).entries(branch)),
    runAgain: (fullName, run) =>
      inRepository(fullName, async (at) => {
        const what = `running run ${run} again`;
        const send = () =>
          api.request('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', { ...at, run_id: run });
        const answer = await request(what, send, sleep);
        // Nothing but this status says that it was done (docs: REST, "Re-run a workflow").
        const done = answer.ok ? readAnswer(what, z.literal(201), answer.value.status) : answer;
        return done.ok ? ok(undefined) : done;
      }),
    judgedBlock: (fullName, commit) => inRepository(fullName, (at) => judgedBlock(api, at, commit, sleep)),
  };
};

const noSuchPull = (fullName: string, number: number): Fault =>
  fault('pull-request-unknown', `${fullName} has no pull request #${number}`, {
    remedy: '`gh pr list` shows those that are open; it may be the number of an issue',
  });
