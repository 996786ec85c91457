import type { ReviewReader } from '../../app/ports.ts';
import { type Account, OPINIONS, type Review } from '../../core/changes/approval.ts';
import { fault } from '../../core/fault.ts';
import { err, ok } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { askGraphql, type Graphql, pageInfo, type Question } from './graphql.ts';
import { readOne } from './pages.ts';

/** A pull request with more opinions than this is not read to its end, and then not at all. */
const MOST_PAGES = 20;

// Whether a reviewer may write is told in GraphQL alone (docs: GraphQL, objects, "PullRequestReview",
// authorCanPushToRepository). A comment is no opinion, so it is not asked for.
const QUERY = `query($owner: String!, $name: String!, $number: Int!, $states: [PullRequestReviewState!], $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      author { __typename login }
      reviews(first: 100, after: $after, states: $states) {
        nodes { author { __typename login } state commit { oid } authorCanPushToRepository submittedAt }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

// Of what an Actor may be, only a User is a person: an App is a Bot there.
const accountSchema = z.pipe(
  z.nullable(z.object({ __typename: z.string(), login: z.string() })),
  z.transform((actor): Account | undefined =>
    actor === null ? undefined : { login: actor.login, isPerson: actor.__typename === 'User' },
  ),
);

const reviewSchema = z.pipe(
  z.object({
    author: accountSchema,
    state: z.enum(OPINIONS),
    commit: z.nullable(z.object({ oid: z.string() })),
    authorCanPushToRepository: z.boolean(),
    submittedAt: z.string(),
  }),
  z.transform(
    ({ author, state, commit, authorCanPushToRepository, submittedAt }): Review => ({
      author,
      state,
      commit: commit?.oid,
      canPush: authorCanPushToRepository,
      submittedAt,
    }),
  ),
);

const repositorySchema = z.object({
  pullRequest: z.nullable(
    z.object({ author: accountSchema, reviews: z.object({ nodes: z.array(reviewSchema), pageInfo }) }),
  ),
});

/** Reads who has said what of a pull request, and what an account may do. */
export const openReviewReader = (graphql: Graphql): ReviewReader => ({
  reviews: async (number) => {
    const what = `reading the reviews of #${number}`;
    const reviews: Review[] = [];
    let after: string | null = null;
    for (let page = 1; page <= MOST_PAGES; page++) {
      const asked: Question = { query: QUERY, variables: { number, states: OPINIONS, after } };
      const answer = await askGraphql(graphql, what, asked, repositorySchema);
      if (!answer.ok) return answer;
      const pull = answer.value.pullRequest;
      if (pull === null) return err(fault('github-refused', `${what}: the pull request is not shown`));
      reviews.push(...pull.reviews.nodes);
      const { hasNextPage, endCursor } = pull.reviews.pageInfo;
      if (!hasNextPage) return ok({ author: pull.author, reviews });
      after = endCursor;
    }
    return err(fault('github-unexpected', `${what}: expected at most ${MOST_PAGES * 100}, found more`));
  },
  isAdministrator: async (login) => {
    const { api, at, sleep } = graphql;
    const answer = await readOne(
      `reading what ${login} may do`,
      z.object({ permission: z.string() }),
      // Every token of a job may ask this: it takes the permission `metadata: read`, which it always has (docs:
      // "Permissions required for GitHub Apps", Metadata).
      () => api.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { ...at, username: login }),
      sleep,
    );
    return answer.ok ? ok(answer.value.permission === 'admin') : answer;
  },
});
