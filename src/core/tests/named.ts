import * as z from '../zod.ts';

/** Tests by name with their outcomes, as they are handed on: `[outcome, group, name]`, in the order of the reports. */
export const namedTestsSchema = z.readonly(
  z.array(z.readonly(z.tuple([z.enum(['passed', 'failed', 'skipped', 'unstable']), z.string(), z.string()]))),
);
export type NamedTests = z.infer<typeof namedTestsSchema>;
