import * as z from 'zod';
import type { AuthorGitHub, PullRequestDetails } from '../../app/desk/ports.ts';
import { fault } from '../../core/fault.ts';
import { unpackArchive } from '../../core/hand-over/unpack-archive.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Api, type RepositoryName, repositoryName } from './api.ts';
import { graphqlAddress } from './graphql.ts';
import { openFetch, openHttp } from './http.ts';
import { openQueueReader } from './merge-queue.ts';
import { toPullRequest } from './reader.ts';
import { request } from './request.ts';

type Sleep = (milliseconds: number) => Promise<void>;

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

const detailsSchema = z.object({ draft: z.boolean().optional(), mergeable: z.boolean().nullable().optional() });

const toDetails = (answer: unknown): Result<PullRequestDetails> => {
  const pull = toPullRequest(answer);
  if (!pull.ok) return pull;
  const { draft = false, mergeable = null } = detailsSchema.parse(answer);
  return ok({ ...pull.value, draft, mergeable });
};

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
    repository: (fullName) =>
      inRepository(fullName, async (at) => {
        const answer = await request(
          `reading ${fullName}`,
          () => api.request('GET /repos/{owner}/{repo}', { ...at }),
          sleep,
        );
        if (!answer.ok) return answer;
        const { full_name, default_branch, parent } = answer.value.data;
        return ok({ fullName: full_name, defaultBranch: default_branch, parent: parent?.full_name });
      }),
    pullRequest: (fullName, number) =>
      inRepository(fullName, async (at) => {
        const send = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number });
        const answer = await request(`reading pull request #${number}`, send, sleep);
        return answer.ok ? toDetails(answer.value.data) : answer;
      }),
    pullRequestsOf: (fullName, owner, branch) =>
      inRepository(fullName, async (at) => {
        const send = () =>
          api.request('GET /repos/{owner}/{repo}/pulls', {
            ...at,
            state: 'open',
            head: `${owner}:${branch}`,
            per_page: 100,
          });
        const answer = await request(`looking for the pull request of ${owner}:${branch}`, send, sleep);
        if (!answer.ok) return answer;
        const pulls: PullRequestDetails[] = [];
        for (const one of answer.value.data) {
          const pull = toDetails(one);
          if (!pull.ok) return pull;
          pulls.push(pull.value);
        }
        return ok(pulls);
      }),
    writeBody: (fullName, number, body) =>
      inRepository(fullName, async (at) => {
        const send = () =>
          api.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number, body });
        const answer = await request(`writing the body of #${number}`, send, sleep);
        return answer.ok ? ok(undefined) : answer;
      }),
    checkRuns: (fullName, commit, name) =>
      inRepository(fullName, async (at) => {
        const send = () =>
          api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
            ...at,
            ref: commit,
            check_name: name,
            filter: 'all',
            per_page: 100,
          });
        const answer = await request(`reading the check ${name} of ${commit}`, send, sleep);
        if (!answer.ok) return answer;
        return ok(
          answer.value.data.check_runs.map((run) => ({
            id: Number(run.id),
            status: run.status,
            conclusion: run.conclusion,
            run: workflowRunOf(run.details_url),
            byActions: run.app?.slug === 'github-actions',
          })),
        );
      }),
    workflowRuns: (fullName, commit) =>
      inRepository(fullName, async (at) => {
        const send = () =>
          api.request('GET /repos/{owner}/{repo}/actions/runs', { ...at, head_sha: commit, per_page: 100 });
        const answer = await request(`looking for the workflow runs of ${commit}`, send, sleep);
        if (!answer.ok) return answer;
        const runs = answer.value.data.workflow_runs.map(({ id, name, path, status, conclusion }) => ({
          id,
          name: name ?? '',
          path,
          status: status ?? '',
          conclusion,
        }));
        return ok(runs.sort((a, b) => b.id - a.id));
      }),
    commitMessage: (fullName, commit) =>
      inRepository(fullName, async (at) => {
        const send = () => api.request('GET /repos/{owner}/{repo}/commits/{ref}', { ...at, ref: commit });
        const answer = await request(`reading commit ${commit}`, send, sleep);
        return answer.ok ? ok(answer.value.data.commit.message) : answer;
      }),
    queueEntries: (fullName, branch) =>
      inRepository(fullName, (at) => openQueueReader({ api, url: graphqlAddress(api), at, sleep }).entries(branch)),
    runAgain: (fullName, run) =>
      inRepository(fullName, async (at) => {
        const send = () =>
          api.request('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', { ...at, run_id: run });
        const answer = await request(`running run ${run} again`, send, sleep);
        return answer.ok ? ok(undefined) : answer;
      }),
    judgedBlock: (fullName, commit) => inRepository(fullName, (at) => judgedBlock(api, at, commit, sleep)),
  };
};

/** The check of an Actions job links to its run: `…/actions/runs/<run>/job/<job>`. */
const workflowRunOf = (url: string | null | undefined): number | undefined => {
  const [, run] = /\/actions\/runs\/(\d+)/.exec(url ?? '') ?? [];
  return run === undefined ? undefined : Number(run);
};

const LARGEST_BLOCK = 65_536;

const judgedBlock = async (
  api: Api,
  at: RepositoryName,
  commit: string,
  sleep: Sleep,
): Promise<Result<string | undefined>> => {
  const what = `looking for the judge's record of ${commit}`;
  const runs = await request(
    what,
    () => api.request('GET /repos/{owner}/{repo}/actions/runs', { ...at, head_sha: commit, per_page: 20 }),
    sleep,
  );
  if (!runs.ok) return runs;
  const newest = [...runs.value.data.workflow_runs].sort((a, b) => b.id - a.id);
  for (const { id } of newest) {
    const listed = await request(
      what,
      () =>
        api.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { ...at, run_id: id, per_page: 100 }),
      sleep,
    );
    if (!listed.ok) return listed;
    const artifact = listed.value.data.artifacts
      .filter(({ name, expired }) => /^recount-verdict-\d+$/.test(name) && !expired)
      .sort((a, b) => b.id - a.id)[0];
    if (artifact === undefined) continue;
    const send = () =>
      api.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
        ...at,
        artifact_id: artifact.id,
        archive_format: 'zip',
      });
    const answer = await request(what, send, sleep);
    if (!answer.ok) return answer;
    const bytes: unknown = answer.value.data;
    if (!(bytes instanceof ArrayBuffer))
      return err(fault('github-unexpected', `artifact ${artifact.id} came in another form`));
    const files = unpackArchive(new Uint8Array(bytes), ['record.json', 'block.md'], LARGEST_BLOCK * 16);
    return files.ok ? ok(Buffer.from(files.value['block.md']).toString()) : files;
  }
  return ok(undefined);
};
