import type { Corners, NotHad } from '../corners/facts.ts';
import type { Regenerated, SuiteRuns } from './regenerated.ts';

/**
 * What was found out, as it can be held against a pull request into `branch`. What the base says is told of the branch
 * that the pull request had when its suites ran: that branch may lack the very tests which are gone, and whoever opened the
 * pull request may point it at another one afterwards. Of any other branch nothing is told.
 */
export const comparedWith = (branch: string, regenerated: Regenerated): Regenerated => {
  const { onto } = regenerated;
  if (onto === branch) return regenerated;
  const why = `it was compared with ${onto ?? 'no branch that is told'}, and the base is ${branch} now`.slice(
    0,
    LONGEST,
  );
  const suites = Object.entries(regenerated.suites).map(([name, runs]) => [name, without(runs, why)] as const);
  return { ...regenerated, suites: Object.fromEntries(suites) };
};

const LONGEST = 300;

const without = (runs: SuiteRuns, why: string): SuiteRuns => {
  if (runs.corners === undefined) return runs;
  const { losses: _, proves: __, ...record } = runs.first.record;
  return { ...runs, first: { ...runs.first, record }, corners: unheard(runs.corners, why) };
};

const unheard = ({ losses, proof, regressions }: Corners, why: string): Corners => ({
  ...(losses === undefined ? {} : { losses: lost(losses, 'baseline-missing', why) }),
  ...(proof === undefined ? {} : { proof: lost(proof, 'proof-unchecked', why) }),
  ...(regressions === undefined ? {} : { regressions: lost(regressions, 'regressions-unchecked', why) }),
});

/** What was not had then keeps its own reason. */
const lost = (part: { readonly kind: string } | NotHad, code: NotHad['code'], why: string): NotHad =>
  'why' in part ? part : { kind: 'not-had', code, why };
