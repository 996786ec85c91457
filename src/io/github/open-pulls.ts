import type { PullReader } from '../../app/ports.ts';
import { fault } from '../../core/fault.ts';
import { err, ok } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { askGraphql, type Graphql, pageInfo, type Question } from './graphql.ts';

// `commits/{sha}/pulls` answers an empty list for a fork's head, so they are looked for among all. REST counts pages: one
// that is closed while they are read moves the first of the next page to where nobody looks any more. A cursor is a place
// (docs: GraphQL, "Using pagination").
const QUERY = `query($owner: String!, $name: String!, $states: [PullRequestState!], $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(first: 100, after: $after, states: $states) {
      nodes { number headRefOid }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const repositorySchema = z.object({
  pullRequests: z.object({
    nodes: z.array(z.object({ number: z.int(), headRefOid: z.string() })),
    pageInfo,
  }),
});

/** Finds the open pull requests with a head. */
export const openPullReader = (graphql: Graphql): PullReader => ({
  openWithHead: async (head) => {
    const what = 'listing the open pull requests';
    const found: number[] = [];
    let after: string | null = null;
    for (;;) {
      const asked: Question = { query: QUERY, variables: { states: ['OPEN'], after } };
      const answer = await askGraphql(graphql, what, asked, repositorySchema);
      if (!answer.ok) return answer;
      const { nodes, pageInfo: page } = answer.value.pullRequests;
      found.push(...nodes.filter((one) => one.headRefOid === head).map(({ number }) => number));
      if (!page.hasNextPage) return ok(found);
      if (page.endCursor === after) return err(fault('github-unexpected', `${what}: the list does not go on`));
      after = page.endCursor;
    }
  },
});
