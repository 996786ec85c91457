import type { QueueReader } from '../../app/ports.ts';
import { fault } from '../../core/fault.ts';
import type { QueueEntry } from '../../core/queue/group.ts';
import { err, ok } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { askGraphql, type Graphql, pageInfo, type Question } from './graphql.ts';

/** A queue of more entries than this is not read to its end, and then not at all. */
const MOST_PAGES = 20;

// GitHub has a merge queue's entries in GraphQL alone (docs: GraphQL, objects, "MergeQueue", "MergeQueueEntry").
const QUERY = `query($owner: String!, $name: String!, $branch: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100, after: $after) {
        nodes { position headCommit { oid } pullRequest { number } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const entrySchema = z.pipe(
  z.object({
    position: z.int(),
    headCommit: z.nullable(z.object({ oid: z.string() })),
    pullRequest: z.nullable(z.object({ number: z.int() })),
  }),
  z.transform(
    ({ position, headCommit, pullRequest }): QueueEntry => ({
      position,
      head: headCommit?.oid,
      number: pullRequest?.number,
    }),
  ),
);

const repositorySchema = z.object({
  mergeQueue: z.nullable(z.object({ entries: z.object({ nodes: z.array(entrySchema), pageInfo }) })),
});

/** Reads merge queues. */
export const openQueueReader = (graphql: Graphql): QueueReader => ({
  entries: async (branch) => {
    const what = `reading the merge queue of ${branch}`;
    const entries: QueueEntry[] = [];
    let after: string | null = null;
    for (let page = 1; page <= MOST_PAGES; page++) {
      const asked: Question = { query: QUERY, variables: { branch, after } };
      const answer = await askGraphql(graphql, what, asked, repositorySchema);
      if (!answer.ok) return answer;
      const queue = answer.value.mergeQueue;
      if (queue === null) return ok(undefined);
      entries.push(...queue.entries.nodes);
      const { hasNextPage, endCursor } = queue.entries.pageInfo;
      if (!hasNextPage) return ok(entries);
      after = endCursor;
    }
    return err(fault('github-unexpected', `${what}: expected at most ${MOST_PAGES * 100} entries, found more`));
  },
});
