import type { GateGitHub } from '../../app/desk/gate/ports.ts';
import { err, ok } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api } from './api.ts';
import { refusalWith, request, type Sleep } from './request.ts';

const RAW = 'application/vnd.github.raw+json';
const JSON_FORM = 'application/vnd.github+json';

const bodySchema = z.object({ response: z.object({ data: z.unknown() }) });

/** GitHub's side of `doctor` and `protect`. */
export const openGate = (api: Api, sleep: Sleep): GateGitHub => ({
  ask: async (address, form = 'json') => {
    const accept = form === 'raw' ? RAW : JSON_FORM;
    const send = () => api.request(`GET /${address}`, { headers: { accept } });
    const answer = await request(`reading ${address}`, send, sleep);
    if (answer.ok) {
      const body: unknown = answer.value.data;
      return ok({ status: answer.value.status, body });
    }
    const status = refusalWith(answer.error);
    // A token that is wrong refuses everything, which is a fault and no answer.
    if (status === undefined || status === 401) return answer;
    return ok({ status, body: bodySchema.safeParse(answer.error.cause).data?.response.data });
  },
  write: async (method, address, body) => {
    const answer = await request(`writing ${address}`, () => api.request(`${method} /${address}`, { ...body }), sleep);
    if (!answer.ok) return err(answer.error);
    const data: unknown = answer.value.data;
    return ok(data);
  },
});
