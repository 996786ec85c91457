import * as z from '../zod.ts';
import { lookUp } from './look-up.ts';
import { recordedOutcomeSchema } from './named.ts';
import { nearestNames } from './nearest.ts';
import { type RecordedTest, showTest } from './tally.ts';

/** What a run says of a test that a body cites: what the tests of that name came to; where there is none, the nearest names. */
export const citedSchema = z.strictObject({
  test: z.string(),
  outcomes: z.array(recordedOutcomeSchema),
  near: z.array(z.string()),
});

const MOST_OFFERED = 3;

type CitedTest = z.infer<typeof citedSchema>;

/** Looks cited tests up among all of a run; nothing where none is cited, or the run's tests are too many to be named. */
export const citedAmong = (
  wanted: readonly string[],
  tests: readonly RecordedTest[] | undefined,
): { readonly cited?: CitedTest[] } => {
  if (wanted.length === 0 || tests === undefined) return {};
  const all = tests.map(([outcome, group, name]) => ({ outcome, name, shown: showTest(group, name) }));
  const cited = [...new Set(wanted)].map((test): CitedTest => {
    const { found, near } = lookUp(test, all);
    const names = found.length > 0 ? [] : near.map(({ shown }) => shown);
    // Of groups that all have it none is nearer than another.
    const offered = near.length < all.length ? [...new Set(names)].slice(0, MOST_OFFERED) : nearestNames(test, names);
    return { test, outcomes: [...new Set(found.map(({ outcome }) => outcome))], near: [...offered] };
  });
  return { cited };
};
