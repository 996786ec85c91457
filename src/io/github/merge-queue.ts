import type { QueueReader } from '../../app/ports.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { QueueEntry } from '../../core/queue/group.ts';
import { err, ok } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { request } from './request.ts';

type Sleep = (milliseconds: number) => Promise<void>;

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

const queueSchema = z.object({
  entries: z.object({
    nodes: z.array(entrySchema),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
});

const answerSchema = z.object({
  errors: z.optional(z.array(z.object({ type: z.optional(z.string()), message: z.string() }))),
  data: z.nullish(z.object({ repository: z.nullable(z.object({ mergeQueue: z.nullable(queueSchema) })) })),
});

/** Reads merge queues at `url`, where GraphQL is answered. */
export const openQueueReader = (api: Api, url: string, { owner, repo }: RepositoryName, sleep: Sleep): QueueReader => ({
  entries: async (branch) => {
    const what = `reading the merge queue of ${branch}`;
    const entries: QueueEntry[] = [];
    let after: string | null = null;
    for (let page = 1; page <= MOST_PAGES; page++) {
      const variables = { owner, name: repo, branch, after };
      const send = () => api.request({ method: 'POST', url, query: QUERY, variables });
      const answer = await request(what, send, sleep);
      if (!answer.ok) return answer;
      const parsed = answerSchema.safeParse(answer.value.data);
      if (!parsed.success)
        return err(fault('github-unexpected', `${what}: an answer of another form: ${z.prettifyError(parsed.error)}`));
      const { errors = [], data } = parsed.data;
      // A part may be answered beside an error: it is no answer then.
      if (errors[0] !== undefined) return err(refusal(what, errors[0]));
      if (data?.repository == null) return err(fault('github-refused', `${what}: the repository is not shown`));
      const queue = data.repository.mergeQueue;
      if (queue === null) return ok(undefined);
      entries.push(...queue.entries.nodes);
      const { hasNextPage, endCursor } = queue.entries.pageInfo;
      if (!hasNextPage) return ok(entries);
      after = endCursor;
    }
    return err(fault('github-unexpected', `${what}: expected at most ${MOST_PAGES * 100} entries, found more`));
  },
});

/** GraphQL answers 200 with what is wrong beside the data (docs: GraphQL, "Rate limits", "Forming calls"). */
const refusal = (
  what: string,
  { type, message }: { readonly type?: string | undefined; readonly message: string },
): Fault => {
  if (type === 'RATE_LIMITED') return fault('github-limited', `${what}: ${message}`);
  if (type === 'FORBIDDEN' || type === 'NOT_FOUND') return fault('github-refused', `${what}: ${message}`);
  return fault('github-unexpected', `${what}: ${message}`);
};
