import * as z from '../zod.ts';
import { closedMap } from './closed-map.ts';

/** The longest pattern and the longest replacement, in UTF-16 code units. */
const LONGEST_PATTERN = 500;
const LONGEST_REPLACEMENT = 200;

/** A suite may have this many rules. */
export const MOST_RULES = 20;

const wellFormed = (text: string): boolean => text.isWellFormed();
const HALF = 'holds half of a surrogate pair, which is no character';

const rule = z.readonly(
  closedMap({
    match: z.string().check(z.minLength(1), z.maxLength(LONGEST_PATTERN), z.refine(wellFormed, HALF)),
    replace: z.string().check(
      z.maxLength(LONGEST_REPLACEMENT),
      z.refine(wellFormed, HALF),
      z.refine(
        (text) => /^(?:[^$]|\$[$1-9])*$/.test(text),
        'may have "$" only before the digit of a group, or as "$$"',
      ),
    ),
  }),
);

/** Rules that normalise what varies in groups and names: each match of the pattern is replaced, rule after rule. */
export const identitySchema = z.readonly(z.array(rule).check(z.maxLength(MOST_RULES)));

/** One such rule. In `replace`, `$1` to `$9` stand for the pattern's groups and `$$` for a dollar. */
export type IdentityRule = z.infer<typeof rule>;
