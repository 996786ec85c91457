import { expect } from 'vitest';
import * as z from 'zod';
import { type RunRecord, recordSchema } from '../../../src/core/record/record.ts';

const verdictSchema = z.looseObject({
  outcome: z.string(),
  pass: z.boolean(),
  findings: z.array(z.object({ code: z.string(), message: z.string(), remedy: z.string() })),
});

/** The verdict that `check --json` printed. */
export const verdictIn = (text: string): z.infer<typeof verdictSchema> => verdictSchema.parse(JSON.parse(text));

/** The record that `run --json` printed. */
export const recordJsonIn = (text: string): RunRecord => recordSchema.parse(JSON.parse(text));

const refusedSchema = z.strictObject({
  files: z.array(
    z.looseObject({
      path: z.string(),
      digest: z.string().optional(),
      error: z.strictObject({ code: z.string(), message: z.string(), remedy: z.string() }).optional(),
    }),
  ),
});

const parsedSchema = z.strictObject({ ...refusedSchema.shape, tests: z.looseObject({}), digest: z.string() });

/** What `parse --json` printed. */
export const parsedIn = (text: string): z.infer<typeof parsedSchema> => parsedSchema.parse(JSON.parse(text));

/** What it printed where a file was refused: then there is no sum. */
export const refusedIn = (text: string): z.infer<typeof refusedSchema> => refusedSchema.parse(JSON.parse(text));

const statusSchema = z.strictObject({ state: z.string(), sentence: z.string() });

/** What `status --json` printed. */
export const statusIn = (text: string): z.infer<typeof statusSchema> => statusSchema.parse(JSON.parse(text));

/** A text that matches, as a part of an expected value. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
