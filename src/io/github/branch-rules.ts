import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { PAGE } from './pages.ts';
import { request, type Sleep } from './request.ts';

const checks = z.array(z.object({ context: z.string(), integration_id: z.nullish(z.int()) }));

/** The rules of a branch out of rulesets. */
export const rulesSchema = z.array(
  z.object({
    type: z.string(),
    parameters: z._default(z.object({ required_status_checks: z._default(checks, []) }), {
      required_status_checks: [],
    }),
  }),
);

/** Asks for the rules of a branch, and for the branch with its classic protection, at once. */
export const askRules = (api: Api, at: RepositoryName, branch: string, sleep: Sleep) => {
  const what = `reading the rules of ${branch}`;
  const asked = { ...at, branch, per_page: PAGE };
  return Promise.all([
    request(what, () => api.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', asked), sleep),
    request(what, () => api.request('GET /repos/{owner}/{repo}/branches/{branch}', { ...at, branch }), sleep),
  ]);
};
