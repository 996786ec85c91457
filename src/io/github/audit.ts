import type { AttemptedRun, AuditGitHub, Commit } from '../../app/desk/audit/ports.ts';
import { CHECK } from '../../core/check-name.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { askGraphql, graphqlAddress } from './graphql.ts';
import { PAGE, pageOf, readOne, readPages } from './pages.ts';
import { openReader } from './reader.ts';
import { isUnknownRef, type Sleep } from './request.ts';
import { requiredApps } from './required-apps.ts';
import { listRuns, openRunReader, runSchema } from './runs.ts';

const MOST_COMMITS = 1_000;

const time = (text: string | null): number => Date.parse(text ?? '');

const commitSchema = z.pipe(
  z.object({
    sha: z.string(),
    commit: z.object({ tree: z.object({ sha: z.string() }) }),
    parents: z.array(z.object({ sha: z.string() })),
  }),
  z.transform(
    ({ sha, commit, parents }): Commit => ({ sha, tree: commit.tree.sha, parents: parents.map((one) => one.sha) }),
  ),
);

const rangeSchema = z.object({
  behind_by: z.int(),
  total_commits: z.int(),
  merge_base_commit: z.object({ sha: z.string() }),
  commits: z.array(commitSchema),
});

const pullsSchema = z.array(
  z.object({
    number: z.int(),
    body: z.nullable(z.string()),
    merged_at: z.nullish(z.string()),
    merge_commit_sha: z.nullish(z.string()),
    head: z.object({ sha: z.string() }),
    base: z.object({ ref: z.string() }),
  }),
);

/** A run with the number of its newest attempt. */
const attemptedSchema: z.ZodMiniType<AttemptedRun> = z.intersection(
  runSchema,
  z.pipe(
    z.object({ run_attempt: z.int() }),
    z.transform(({ run_attempt: attempts }) => ({ attempts })),
  ),
);

const checkSchema = z.pipe(
  z.object({
    external_id: z.nullish(z.string()),
    conclusion: z.nullable(z.string()),
    completed_at: z.nullable(z.string()),
    app: z.nullish(z.object({ id: z.int() })),
  }),
  z.transform((check) => ({
    app: check.app?.id,
    externalId: check.external_id ?? '',
    conclusion: check.conclusion ?? undefined,
    completedAt: time(check.completed_at),
  })),
);

const editSchema = z.object({ pullRequest: z.nullable(z.object({ lastEditedAt: z.nullable(z.string()) })) });

const EDITED = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { lastEditedAt } }
}`;

const noSuchCommit = (ref: string, { owner, repo }: RepositoryName): Fault =>
  fault('usage', `there is no commit ${ref} in ${owner}/${repo}`, {
    remedy: 'name a branch, a tag or a commit that is pushed there, such as `--since v1.2.0`',
  });

/** GitHub's side of `audit`. */
export const openAudit = (api: Api, at: RepositoryName, sleep: Sleep): AuditGitHub => {
  const ask = <T>(what: string, send: () => Promise<{ readonly data: unknown }>, schema: z.ZodMiniType<T>) =>
    readOne(what, schema, send, sleep);
  const commit = (ref: string): Promise<Result<Commit>> =>
    ask(
      `reading commit ${ref}`,
      () => api.request('GET /repos/{owner}/{repo}/commits/{ref}', { ...at, ref, per_page: 1 }),
      commitSchema,
    );
  const runs = openRunReader(api, at, '', sleep);
  const reader = openReader(api, at, sleep);

  return {
    artifactsOf: runs.artifactsOf,
    jobsOf: runs.jobsOf,
    file: runs.file,
    textAt: reader.textAt,
    requiredFrom: (branch) => requiredApps(api, at, branch, sleep),
    repository: async () => {
      const what = `reading ${at.owner}/${at.repo}`;
      const schema = z.object({ full_name: z.string(), default_branch: z.string() });
      const answer = await ask(what, () => api.request('GET /repos/{owner}/{repo}', { ...at }), schema);
      return answer.ok ? ok({ fullName: answer.value.full_name, defaultBranch: answer.value.default_branch }) : answer;
    },
    commit,
    named: async (ref) => {
      const found = await commit(ref);
      return found.ok || !isUnknownRef(found.error) ? found : err(noSuchCommit(ref, at));
    },
    between: async (base, head) => {
      const what = `comparing ${base} with ${head}`;
      const commits: Commit[] = [];
      for (let page = 1; ; page += 1) {
        const asked = { ...at, basehead: `${base}...${head}`, per_page: PAGE, page };
        const send = () => api.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
        const answer = await ask(what, send, rangeSchema);
        if (!answer.ok) return answer;
        const { behind_by: behind, total_commits: total, merge_base_commit: root, commits: some } = answer.value;
        if (total > MOST_COMMITS)
          return err(fault('github-unexpected', `${what}: expected at most ${MOST_COMMITS} commits, found ${total}`));
        commits.push(...some);
        if (commits.length >= total || some.length === 0) return ok({ mergeBase: root.sha, commits, behind });
      }
    },
    mergedPulls: async (commit) => {
      const what = `asking which pull request brought ${commit}`;
      const asked = { ...at, commit_sha: commit, per_page: PAGE };
      const send = () => api.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', asked);
      const answer = await ask(what, send, pullsSchema);
      if (!answer.ok) return answer;
      return ok(
        answer.value.flatMap(({ merged_at: merged, merge_commit_sha: mergeCommit, head, base, ...pull }) =>
          typeof merged === 'string'
            ? [
                {
                  ...pull,
                  head: head.sha,
                  base: base.ref,
                  mergedAt: time(merged),
                  mergeCommit: mergeCommit ?? undefined,
                },
              ]
            : [],
        ),
      );
    },
    runsAt: (commit) => listRuns(`listing the runs of ${commit}`, attemptedSchema, { api, at, sleep }, commit),
    run: (id) => {
      const what = `reading run ${id}`;
      const send = () => api.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...at, run_id: id });
      return ask(what, send, attemptedSchema);
    },
    checksAt: (commit) => {
      const send = async (page: number) => {
        const asked = { ...at, ref: commit, check_name: CHECK, filter: 'all' as const, per_page: PAGE, page };
        return pageOf(
          await api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked),
          (data) => data.check_runs,
        );
      };
      return readPages(`reading the check ${CHECK} of ${commit}`, checkSchema, send, sleep);
    },
    lastEdited: async (number) => {
      const what = `asking when #${number} was edited last`;
      const question = { query: EDITED, variables: { number } };
      const answer = await askGraphql({ api, url: graphqlAddress(api), at, sleep }, what, question, editSchema);
      if (!answer.ok) return answer;
      const edited = answer.value.pullRequest;
      if (edited === null) return err(fault('github-refused', `${what}: GitHub shows none`));
      return ok(edited.lastEditedAt === null ? undefined : time(edited.lastEditedAt));
    },
  };
};
