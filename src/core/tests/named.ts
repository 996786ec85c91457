import * as z from '../zod.ts';
import { RECORDED_OUTCOMES } from './sum.ts';

/** What a test came to, as it is recorded. */
export const recordedOutcomeSchema = z.enum(RECORDED_OUTCOMES);

/** Tests by name with their outcomes, as they are handed on: `[outcome, group, name]`, in the order of the reports. */
export const namedTestsSchema = z.readonly(
  z.array(z.readonly(z.tuple([recordedOutcomeSchema, z.string(), z.string()]))),
);
