import { cornersSchema } from '../corners/facts.ts';
import * as z from '../zod.ts';
import { type RunRecord, recordSchema, suiteName } from './record.ts';
import { suiteResultSchema } from './suite-result.ts';

const runsSchema = z.strictObject({
  first: suiteResultSchema,
  again: z.optional(suiteResultSchema),
  corners: z.optional(cornersSchema),
});

/** One suite's run, where it was confirmed the second one, and what the base says beside it. */
export type SuiteRuns = z.infer<typeof runsSchema>;

const absenceSchema = z.enum(['paths', 'os']);

/** Why a suite of the policy was not run: the pull request touches none of its paths, or it needs another system. */
export type Absence = z.infer<typeof absenceSchema>;

/** What the judged job found out: the record with all that is told beside it, and what it did not run. */
export const regeneratedSchema = z.strictObject({
  ...z.omit(recordSchema, { suites: true }).shape,
  suites: z.record(suiteName, runsSchema),
  absent: z.record(suiteName, absenceSchema),
  /** The branch that what the base says is asked of: a pull request may be pointed at another one before it is judged. */
  onto: z.optional(z.string()),
});
export type Regenerated = z.infer<typeof regeneratedSchema>;

/** For each suite the shorter forms of its `groups` that a block may pin. */
export const cutsOf = ({ suites }: Pick<Regenerated, 'suites'>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, first.cuts ?? []]));

/** The record of a run: what is compared, and `by`. */
export const recordOf = ({ recount, commit, tree, policy, suites, by }: Regenerated): RunRecord => ({
  recount,
  commit,
  tree,
  policy,
  suites: Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, first.record])),
  by,
});
