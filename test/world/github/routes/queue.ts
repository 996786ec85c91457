import type { Json, JsonObject } from '../../json.ts';
import { objectOf, textOf } from '../../json.ts';
import type { Answer } from '../call.ts';
import { answerQuery, type Resolve } from '../graphql.ts';
import { admit, type Token } from '../permissions.ts';
import { current, type GitHubRepository, lastEdited, type QueuedPull, type State } from '../state.ts';

const pageSize = (first: Json | undefined): number => Math.min(typeof first === 'number' ? first : 100, 100);

// A cursor is opaque; here it is the number of entries before it.
const pageOfEntries = (entries: readonly QueuedPull[], args: JsonObject): JsonObject => {
  const start = Number(textOf(args['after']) ?? 0);
  const end = start + pageSize(args['first']);
  return {
    nodes: entries.slice(start, end).map((entry, index) => ({
      id: `MQE_${entry.number}`,
      position: start + index + 1,
      state: 'AWAITING_CHECKS',
      headCommit: entry.headSha === null ? null : { id: `C_${entry.headSha}`, oid: entry.headSha },
      baseCommit: { id: `C_${entry.baseSha}`, oid: entry.baseSha },
      enqueuedAt: entry.enqueuedAt,
      number: entry.number,
    })),
    pageInfo: {
      hasNextPage: end < entries.length,
      endCursor: String(Math.min(end, entries.length)),
      hasPreviousPage: start > 0,
      startCursor: String(start),
    },
    totalCount: entries.length,
  };
};

/**
 * `POST /graphql`, as far as merge queues go, and when a body was edited. GitHub does not document what a job's token must be allowed to do to read
 * one; our reading is that of the pull requests in it.
 */
export const answerGraphql = (
  state: State,
  token: Token | undefined,
  body: JsonObject,
  report: (violation: string) => void,
): Answer => {
  if (token === undefined) return { status: 401, json: { message: 'Requires authentication', status: '401' } };
  let repository: GitHubRepository | undefined;
  const resolve: Resolve = (type, field, args, parent) => {
    if (type === 'Query') {
      repository = state.repositories.get(`${textOf(args['owner'])}/${textOf(args['name'])}`);
      const asked = 'GET /repos/{owner}/{repo}/pulls';
      if (repository === undefined || admit(token, asked, repository, false).status !== 200) return null;
      return { id: `R_${repository.id}`, nameWithOwner: repository.fullName };
    }
    if (field === 'mergeQueue') {
      const branch = textOf(args['branch']) ?? repository?.defaultBranch ?? '';
      return repository?.mergeQueues.has(branch) === true ? { id: `MQ_${branch}`, branch } : null;
    }
    if (field === 'entries')
      return pageOfEntries(repository?.mergeQueues.get(textOf(parent['branch']) ?? '') ?? [], args);
    if (field === 'pullRequest') {
      const pull = repository?.pulls.get(Number(args['number'] ?? parent['number']));
      if (pull === undefined) return null;
      const { headSha, baseRef } = current(pull);
      const { id, number } = pull;
      return { id: `PR_${id}`, number, headRefOid: headSha, baseRefName: baseRef, lastEditedAt: lastEdited(pull) };
    }
    return objectOf(parent)[field] ?? null;
  };
  return { status: 200, json: answerQuery(body, resolve, report) };
};
