import { CHECK } from '../../core/check-name.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { askRules, rulesSchema } from './branch-rules.ts';
import type { Sleep } from './request.ts';

const branchSchema = z.object({
  protection: z.object({
    required_status_checks: z.optional(
      z.object({ checks: z._default(z.array(z.object({ context: z.string(), app_id: z.nullish(z.int()) })), []) }),
    ),
  }),
});

/** The Apps that the rules of a branch require the check from; none where they ask for none, or cannot be read. */
export const requiredApps = async (
  api: Api,
  at: RepositoryName,
  branch: string,
  sleep: Sleep,
): Promise<readonly number[]> => {
  const [rules, seen] = await askRules(api, at, branch, sleep);
  const [read, classic] = [
    rulesSchema.safeParse(rules.ok ? rules.value.data : undefined),
    branchSchema.safeParse(seen.ok ? seen.value.data : undefined),
  ];
  const named = [
    ...(read.data ?? []).flatMap(({ parameters }) =>
      parameters.required_status_checks.map(({ context, integration_id: id }) => ({ context, id })),
    ),
    ...(classic.data?.protection.required_status_checks?.checks ?? []).map(({ context, app_id: id }) => ({
      context,
      id,
    })),
  ];
  return named.flatMap(({ context, id }) => (context === CHECK && typeof id === 'number' && id > 0 ? [id] : []));
};
