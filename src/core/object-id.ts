import * as z from './zod.ts';

/** The hash by which git names a commit or a tree, SHA-1 or SHA-256. */
export const objectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
