import * as z from 'zod';

/** The longest pattern and the longest replacement, in UTF-16 code units. */
const LONGEST_PATTERN = 500;
const LONGEST_REPLACEMENT = 200;

/** A suite may have this many rules. */
const MOST_RULES = 20;

const wellFormed = (text: string): boolean => text.isWellFormed();
const HALF = 'holds half of a surrogate pair, which is no character';

const rule = z
  .strictObject({
    match: z.string().min(1).max(LONGEST_PATTERN).refine(wellFormed, HALF),
    replace: z
      .string()
      .max(LONGEST_REPLACEMENT)
      .refine(wellFormed, HALF)
      .refine((text) => /^(?:[^$]|\$[$1-9])*$/.test(text), 'may have "$" only before the digit of a group, or as "$$"'),
  })
  .readonly();

/** Rules that normalise what varies in groups and names: each match of the pattern is replaced, rule after rule. */
export const identitySchema = z.array(rule).max(MOST_RULES).readonly();

/** One such rule. In `replace`, `$1` to `$9` stand for the pattern's groups and `$$` for a dollar. */
export type IdentityRule = z.infer<typeof rule>;
