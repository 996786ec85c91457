import { CODES, type Code, isCode } from '../codes.ts';
import { objectId } from '../object-id.ts';
import * as z from '../zod.ts';

const text = z.string();
const count = z.int().check(z.minimum(0));
/** A line of another program's, or a sentence of ours with such words in it. */
const line = z.string().check(z.maxLength(300));
const testName = z.readonly(z.tuple([text, text]));

/** Tests told of one kind in one suite, at most; of the rest there is a count. */
const MOST_TOLD = 1_000;
/** Losses that a block may declare, at most. */
export const MOST_DECLARED = 2_000;

const cappedSchema = <T>(schema: z.ZodMiniType<T>, most = MOST_TOLD) =>
  z.strictObject({ some: z.array(schema).check(z.maxLength(most)), rest: count });

/** A list cut at what is told, with the number of the rest. */
export const capped = <T>(all: readonly T[], most = MOST_TOLD): { readonly some: T[]; readonly rest: number } => ({
  some: all.slice(0, most),
  rest: Math.max(0, all.length - most),
});

const isReason = (code: unknown): boolean => isCode(code) && CODES[code].kind === 'inconclusive';

/** Why a corner says nothing: what kept it from being run, with a code by which nothing can be said. */
export const notHadSchema = z.strictObject({
  kind: z.literal('not-had'),
  code: z.pipe(z.string(), z.custom<Code, string>(isReason, 'is no code by which nothing can be said')),
  why: line,
});
export type NotHad = z.infer<typeof notHadSchema>;

/** How the base's own results were had: from the record of a push's run, by running it here, or from a stored record. */
const hadSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('push'), run: text, attempt: z.int().check(z.minimum(1)) }),
  z.strictObject({ from: z.literal('run'), milliseconds: count }),
  z.strictObject({ from: z.literal('stored') }),
]);
export type Had = z.infer<typeof hadSchema>;

/**
 * Tests that the base has and the head lacks. `declare` is what a block declares of them: each by its name, or with an
 * empty name a group of which no test is left. `names` is false where a side has more tests than are kept by name.
 */
const lossesSchema = z.strictObject({
  kind: z.literal('told'),
  had: hadSchema,
  totals: z.strictObject({ before: count, after: count }),
  names: z.boolean(),
  gone: cappedSchema(testName),
  /** They ran and are skipped now, by the names they have now. */
  skipped: cappedSchema(testName),
  /** Files in which a test is newly marked as the only one to run: what may be why others are gone or skipped. */
  focused: cappedSchema(text),
  /** Names that stand for fewer tests than before. */
  fewer: cappedSchema(z.strictObject({ test: testName, before: count, after: count })),
  /** Not lost: the same test by another name or in another place. */
  moved: cappedSchema(z.strictObject({ from: testName, to: testName })),
  declare: cappedSchema(testName, MOST_DECLARED),
});
export type Losses = z.infer<typeof lossesSchema>;

/** What a test was in one corner. A failed one is told by its cause. */
const stateSchema = z.enum(['passed', 'skipped', 'unstable', 'absent', 'assertion', 'error', 'unknown']);
export type State = z.infer<typeof stateSchema>;

/** How a run of a corner ended; `said` is the first line that tells why its tests did not run. */
const endedSchema = z.strictObject({ ran: count, said: z.optional(line), milliseconds: count });

/** The head's tests over the base's code: those that pass on the head and not here, and those that were asked for. */
const proofSchema = z.strictObject({
  kind: z.literal('told'),
  ended: endedSchema,
  tests: cappedSchema(
    z.strictObject({
      test: testName,
      base: stateSchema,
      /** What it did over the base in the second run, where that is something else. */
      again: z.optional(stateSchema),
      head: stateSchema,
      /** It was asked for. */
      asked: z.optional(z.literal(true)),
      said: z.optional(line),
    }),
  ),
});
export type Proof = z.infer<typeof proofSchema>;

/**
 * How the pull request stands to a test of the base: its file is edited or gone, only what it shares or what may hold it
 * is, or nothing is.
 */
const touchSchema = z.enum(['edited', 'deleted', 'beside', 'none']);
export type Touch = z.infer<typeof touchSchema>;

/**
 * The base's tests over the head's code: those that pass on the base, do not here, and do not fail in the head's own. The
 * rest counts those alone that are touched in some way.
 */
const regressionsSchema = z.strictObject({
  kind: z.literal('told'),
  ended: endedSchema,
  tests: cappedSchema(
    z.strictObject({
      test: testName,
      /** What the base's version of it does over the head's code, and what the head's own version does. */
      over: stateSchema,
      /** What it did in the second run, where that is something else. */
      again: z.optional(stateSchema),
      head: stateSchema,
      touch: touchSchema,
      file: z.optional(text),
      said: z.optional(line),
    }),
  ),
});
export type Regressions = z.infer<typeof regressionsSchema>;

/** Nothing was to be run: the pull request edits and deletes no test, so that the head has all of the base's. */
const unneededSchema = z.strictObject({ kind: z.literal('unneeded') });

/**
 * What the corners of a suite gave, as the judged job hands it over. A part that is not there was asked for by nobody.
 */
export const cornersSchema = z.strictObject({
  /** The merge base, where it is known. */
  base: z.optional(objectId),
  losses: z.optional(z.discriminatedUnion('kind', [lossesSchema, notHadSchema])),
  proof: z.optional(z.discriminatedUnion('kind', [proofSchema, notHadSchema])),
  regressions: z.optional(z.discriminatedUnion('kind', [regressionsSchema, unneededSchema, notHadSchema])),
});
export type Corners = z.infer<typeof cornersSchema>;
