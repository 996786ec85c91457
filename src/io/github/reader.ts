import type { CommitReader, PullRequest, ReviewReader } from '../../app/ports.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { askRules, rulesSchema } from './branch-rules.ts';
import { readChangedPaths } from './changed-paths.ts';
import { readChanges, readMergeBase } from './changes.ts';
import { PAGE, pageOf, readAnswer, readOne, readPages } from './pages.ts';
import { isNotFound, request, type Sleep } from './request.ts';

const tipSchema = z.object({ commit: z.object({ sha: z.string() }) });

/** Reads a repository through an Octokit. Every call asks GitHub; nothing is kept. */
export const openReader = (api: Api, at: RepositoryName, sleep: Sleep): Omit<CommitReader, keyof ReviewReader> => {
  const branchTip = async (branch: string): Promise<Result<string>> => {
    const send = () => api.request('GET /repos/{owner}/{repo}/branches/{branch}', { ...at, branch });
    const answer = await readOne(`reading branch ${branch}`, tipSchema, send, sleep);
    return answer.ok ? ok(answer.value.commit.sha) : answer;
  };
  return {
    pullRequest: (number) => {
      const send = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number });
      return readOne(`reading pull request #${number}`, pullRequestSchema, send, sleep);
    },
    branchTip,
    textAt: async (commit, path) => {
      const send = () =>
        api.request('GET /repos/{owner}/{repo}/contents/{path}', {
          ...at,
          path,
          ref: commit,
          mediaType: { format: 'raw' },
        });
      const answer = await request(`reading ${path} at ${commit}`, send, sleep);
      if (!answer.ok) return isNotFound(answer.error) ? ok(undefined) : answer;
      const text: unknown = answer.value.data;
      return typeof text === 'string'
        ? ok(text)
        : err(fault('file-unreadable', `${path} in ${commit.slice(0, 12)} is no regular file`));
    },
    // A link to a file of the repository is answered as that file: only the folder that it lies in tells.
    isLink: async (commit, path) => {
      const [folder, name] = [path.slice(0, Math.max(0, path.lastIndexOf('/'))), path.slice(path.lastIndexOf('/') + 1)];
      const send = () => api.request('GET /repos/{owner}/{repo}/contents/{path}', { ...at, path: folder, ref: commit });
      const answer = await request(`listing ${folder} at ${commit}`, send, sleep);
      if (!answer.ok) return isNotFound(answer.error) ? ok(false) : answer;
      const entries = entriesSchema.safeParse(answer.value.data);
      return entries.success
        ? ok(entries.data.some((entry) => entry.name === name && entry.type === 'symlink'))
        : err(fault('github-unexpected', `${folder} at ${commit} is not a folder`));
    },
    mergeBase: (base, head) => readMergeBase(api, at, sleep, base, head),
    changes: (base, head, rule) => readChanges(api, at, sleep, { base, head, rule }),
    changedPaths: (pull) => readChangedPaths(api, at, sleep, pull, branchTip),
    openPullRequests: (head) => readOpenPulls(api, at, sleep, head),
    mayRequire: async (branch, check) => {
      const [rules, seen] = await askRules(api, at, branch, sleep);
      return !rules.ok || !seen.ok || requires(rules.value.data, seen.value.data, check);
    },
  };
};

// Of thousands no more is kept than is needed.
const listedWith = (head: string) =>
  z.pipe(
    z.looseObject({ number: z.int(), head: z.looseObject({ sha: z.string() }) }),
    z.transform((one) => ({ number: one.number, ours: one.head.sha === head ? [one] : [] })),
  );
const MOST_READINGS = 5;

/**
 * The open pull requests with a head. GitHub answers an empty list to `commits/{sha}/pulls` for a fork's head, so they are
 * looked for among all. One that is closed while the pages are read moves the first of the next page to where nobody looks
 * any more: more than one page is read until all that was there is there still.
 */
const readOpenPulls = async (
  api: Api,
  at: RepositoryName,
  sleep: Sleep,
  head: string,
): Promise<Result<readonly PullRequest[]>> => {
  const what = 'listing the open pull requests';
  let before: readonly number[] | undefined;
  for (let reading = 1; reading <= MOST_READINGS; reading++) {
    let pages = 0;
    const send = async (page: number) => {
      pages = page;
      const asked = { ...at, state: 'open', sort: 'created', direction: 'asc', per_page: PAGE, page } as const;
      return pageOf(await api.request('GET /repos/{owner}/{repo}/pulls', asked));
    };
    const open = await readPages(what, listedWith(head), send, sleep, Number.POSITIVE_INFINITY);
    if (!open.ok) return open;
    const found = new Map(open.value.map(({ number, ours }) => [number, ours]));
    if (pages === 1 || before?.every((number) => found.has(number)) === true)
      return readAnswer(what, z.array(pullRequestSchema), [...found.values()].flat());
    before = [...found.keys()];
  }
  return err(fault('github-unexpected', `${what}: some were closed during each of ${MOST_READINGS} readings`));
};

const entriesSchema = z.array(z.object({ name: z.string(), type: z.string() }));

// The classic protection: its names are shown to who may read the branch.
const branchSchema = z.object({
  protected: z.boolean(),
  protection: z.object({
    enabled: z.boolean(),
    required_status_checks: z.optional(z.object({ contexts: z.array(z.string()) })),
  }),
});

const requires = (answered: unknown, seen: unknown, check: string): boolean => {
  const [rules, branch] = [rulesSchema.safeParse(answered), branchSchema.safeParse(seen)];
  // A full page may not be all; a workflow that is required brings checks of its own.
  if (!rules.success || !branch.success || rules.data.length === PAGE) return true;
  const { protection } = branch.data;
  return (
    rules.data.some(
      ({ type, parameters }) =>
        type === 'workflows' || parameters.required_status_checks.some(({ context }) => context === check),
    ) ||
    (protection.enabled && protection.required_status_checks?.contexts.includes(check) !== false)
  );
};

/** A pull request of GitHub's, reduced to what is judged. */
export const pullRequestSchema = z.pipe(
  z.object({
    number: z.int(),
    state: z.string(),
    merged_at: z.nullish(z.string()),
    body: z.nullable(z.string()),
    // An account that was deleted has no name any more, and is exempt from nothing.
    user: z.nullable(z.object({ login: z.string(), id: z.int(), type: z.string() })),
    head: z.object({ sha: z.string(), ref: z.string(), repo: z.nullable(z.object({ full_name: z.string() })) }),
    base: z.object({ ref: z.string(), sha: z.string(), repo: z.object({ default_branch: z.string() }) }),
  }),
  z.transform(
    ({ number, state, merged_at: mergedAt, body, user, head, base }): PullRequest => ({
      number,
      open: state === 'open',
      merged: typeof mergedAt === 'string',
      body,
      author: user ?? { login: 'ghost', id: 0, type: 'User' },
      head: { sha: head.sha, ref: head.ref, repository: head.repo?.full_name },
      base: { ref: base.ref, sha: base.sha, defaultBranch: base.repo.default_branch },
    }),
  ),
);
