import type { GateGitHub } from '../../app/desk/gate/ports.ts';
import type { Answer } from '../../core/doctor/answers.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api } from './api.ts';
import { graphqlAddress } from './graphql.ts';
import { refusalWith, request, type Sleep } from './request.ts';

const RAW = 'application/vnd.github.raw+json';
const JSON_FORM = 'application/vnd.github+json';

const bodySchema = z.object({ response: z.object({ data: z.unknown() }) });

type Sending = Parameters<typeof request<{ readonly status: number; readonly data: unknown }>>[1];

/** Whatever GitHub answers, also where it refuses. */
const answerTo = async (what: string, send: Sending, sleep: Sleep): Promise<Result<Answer>> => {
  const answer = await request(what, send, sleep);
  if (answer.ok) return ok({ status: answer.value.status, body: answer.value.data });
  const status = refusalWith(answer.error);
  // A token that is wrong refuses everything, which is a fault and no answer.
  if (status === undefined || status === 401) return answer;
  return ok({ status, body: bodySchema.safeParse(answer.error.cause).data?.response.data });
};

/** GitHub's side of `doctor` and `protect`. */
export const openGate = (api: Api, sleep: Sleep): GateGitHub => ({
  ask: async (address, form = 'json') => {
    const accept = form === 'raw' ? RAW : JSON_FORM;
    return answerTo(`reading ${address}`, () => api.request(`GET /${address}`, { headers: { accept } }), sleep);
  },
  query: async (query, variables) => {
    const url = graphqlAddress(api);
    return answerTo('reading the merge queue', () => api.request({ method: 'POST', url, query, variables }), sleep);
  },
  write: async (method, address, body) => {
    const answer = await request(`writing ${address}`, () => api.request(`${method} /${address}`, { ...body }), sleep);
    if (!answer.ok) return err(answer.error);
    const data: unknown = answer.value.data;
    return ok(data);
  },
});
