import * as z from '../zod.ts';
import { closedMap } from './closed-map.ts';

/** What the file tools of `recount mcp` are held to where the policy does not say. */
export const FILES_DEFAULTS = { length: 20_000, steps: 200 } as const;

/** The policy's `files`: the characters of one result, and the calls of one session. */
export const filesSchema = closedMap({
  length: z._default(z.int().check(z.minimum(1_000), z.maximum(1_000_000)), FILES_DEFAULTS.length),
  steps: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), FILES_DEFAULTS.steps),
});
