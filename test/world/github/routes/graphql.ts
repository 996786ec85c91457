import type { Json, JsonObject } from '../../json.ts';
import { isList, objectOf, textOf } from '../../json.ts';
import type { Answer } from '../call.ts';
import { answerQuery, type Resolve } from '../graphql.ts';
import { admit, roleOf, type Token } from '../permissions.ts';
import {
  current,
  type GitHubRepository,
  lastEdited,
  type Pull,
  type QueuedPull,
  type State,
  type User,
} from '../state.ts';

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

// The login of an App stands without "[bot]" here, unlike in the REST API.
const actorOf = ({ login, type }: User): JsonObject => ({ __typename: type, login: login.replace(/\[bot\]$/u, '') });

const pageOfReviews = (repository: GitHubRepository, pull: Pull, args: JsonObject): JsonObject => {
  const states = args['states'];
  const reviews = pull.reviews.filter(({ state }) => !isList(states) || states.includes(state));
  const start = Number(textOf(args['after']) ?? 0);
  const end = start + pageSize(args['first']);
  return {
    nodes: reviews.slice(start, end).map(({ id, user, state, commit, submittedAt }) => ({
      id: `PRR_${id}`,
      author: actorOf(user),
      state,
      commit: { id: `C_${commit}`, oid: commit },
      authorCanPushToRepository: ['write', 'admin'].includes(roleOf(repository, user.login)),
      submittedAt,
    })),
    pageInfo: {
      hasNextPage: end < reviews.length,
      endCursor: String(Math.min(end, reviews.length)),
      hasPreviousPage: start > 0,
      startCursor: String(start),
    },
    totalCount: reviews.length,
  };
};

/**
 * `POST /graphql`, as far as merge queues and reviews and the time of an edit go. GitHub does not document what a job's token must be allowed to
 * do to read either; our reading is that of the pull requests.
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
    if (type === 'PullRequest' && field === 'reviews') {
      const pull = repository?.pulls.get(Number(parent['number']));
      return repository === undefined || pull === undefined ? null : pageOfReviews(repository, pull, args);
    }
    if (field === 'pullRequest') {
      const pull = repository?.pulls.get(Number(args['number'] ?? parent['number']));
      if (pull === undefined) return null;
      const { headSha, baseRef } = current(pull);
      return {
        id: `PR_${pull.id}`,
        number: pull.number,
        headRefOid: headSha,
        baseRefName: baseRef,
        lastEditedAt: lastEdited(pull),
        author: actorOf(pull.user),
      };
    }
    return objectOf(parent)[field] ?? null;
  };
  return { status: 200, json: answerQuery(body, resolve, report) };
};
