import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { readOne } from './pages.ts';
import type { Sleep } from './request.ts';

/** Where GraphQL is answered, and of which repository it is asked. */
export interface Graphql {
  readonly api: Api;
  readonly url: string;
  readonly at: RepositoryName;
  readonly sleep: Sleep;
}

/** An Enterprise server has `/api/v3` and `/api/graphql` beside each other (docs: GraphQL, "Forming calls"). */
export const graphqlAddress = (api: Api): string =>
  `${api.request.endpoint.DEFAULTS.baseUrl.replace(/\/api\/v3$/, '/api')}/graphql`;

/** Where a list goes on. */
export const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) });

/** A query with the values of its variables. */
export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Asks a query that has `$owner` and `$name`; `repository` is the form of its answer about the repository. */
export const askGraphql = async <T>(
  { api, url, at, sleep }: Graphql,
  what: string,
  { query, variables }: Question,
  repository: z.ZodMiniType<T>,
): Promise<Result<T>> => {
  const given = { ...variables, owner: at.owner, name: at.repo };
  const send = async () => {
    const answered = await api.request({ method: 'POST', url, query, variables: given });
    throwIfPassing(answered);
    return answered;
  };
  const answer = await readOne(what, answerOf(repository), send, sleep);
  if (!answer.ok) return answer;
  const { errors = [], data } = answer.value;
  // A part may be answered beside an error: it is no answer then.
  if (errors[0] !== undefined) return err(refusal(what, errors[0]));
  return data?.repository == null
    ? err(fault('github-refused', `${what}: the repository is not shown`))
    : ok(data.repository);
};

const errorSchema = z.object({ type: z.optional(z.string()), message: z.string() });
const failedSchema = z.object({ errors: z.array(errorSchema) });

/**
 * What passes is answered 200 too, and is to be asked again like any other request: a limit, whose headers say how long
 * (docs: GraphQL, "Rate limits"), and a query that GitHub could not end (octokit/plugin-retry.js takes it for a 500).
 */
const throwIfPassing = ({ data, headers }: Awaited<ReturnType<Api['request']>>): void => {
  const answered = failedSchema.safeParse(data);
  for (const failed of answered.data?.errors ?? []) {
    const status = statusOf(failed);
    if (status !== undefined) throw Object.assign(new Error(failed.message), { status, response: { headers } });
  }
};

const statusOf = ({ type, message }: z.infer<typeof errorSchema>): number | undefined => {
  if (type === 'RATE_LIMITED' || /rate limit/i.test(message)) return 429;
  return message.startsWith('Something went wrong while executing your query') ? 500 : undefined;
};

const answerOf = <T>(repository: z.ZodMiniType<T>) =>
  z
    .object({
      errors: z.optional(z.array(errorSchema)),
      data: z.nullish(z.object({ repository: z.nullable(repository) })),
    })
    .check(z.refine(({ errors, data }) => errors !== undefined || data !== undefined, 'must have data or errors'));

/** GraphQL answers 200 with what is wrong beside the data (docs: GraphQL, "Forming calls"). */
const refusal = (
  what: string,
  { type, message }: { readonly type?: string | undefined; readonly message: string },
): Fault => {
  if (type === 'FORBIDDEN' || type === 'NOT_FOUND') return fault('github-refused', `${what}: ${message}`);
  return fault('github-unexpected', `${what}: ${message}`);
};
