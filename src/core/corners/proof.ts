import { isNoTest } from '../shards/tests.ts';
import type { TestName } from '../tests/tally.ts';
import { capped } from './capped.ts';
import { type CornerRun, whyNotNamed } from './corner-run.ts';
import type { NotHad, Proof, State } from './facts.ts';
import { keyOf, namesOf, standingsIn, standingsInBoth } from './states.ts';

/** What proves most comes first where not all is told. */
const ORDER: readonly State[] = ['assertion', 'unknown', 'error', 'absent', 'skipped', 'unstable', 'passed'];

/**
 * What the head's tests do over the base's code. Told are the tests that were asked for, whatever they do, and every
 * other one that passes on the head and does not over the base.
 *
 * @param asked the tests that the block names, each by its group and name
 * @param head the suite's own run on the head
 * @param base the head's tests over the base's code; `again` a second such run, where there was one
 */
export const provesOf = (
  asked: readonly TestName[],
  head: CornerRun,
  base: CornerRun,
  again?: CornerRun,
): Proof | NotHad => {
  const why = whyNotNamed(head) ?? whyNotNamed(base);
  if (why !== undefined) return { kind: 'not-had', code: 'proof-unchecked', why };
  const [onHead, onBase] = [standingsIn(head), standingsInBoth(base, again)];
  const loadErrors = loadErrorsOf(base);
  const factOf = (test: TestName) => {
    const { state, said = state === 'absent' ? (loadErrors.get(test[0]) ?? base.said) : undefined } = onBase(test);
    return { test, base: state, head: onHead(test).state, ...(said === undefined ? {} : { said }) };
  };
  const first = new Set(asked.map(keyOf));
  const others = namesOf(head.tests ?? [])
    .filter((test) => !first.has(keyOf(test)) && !isNoTest(test[1]))
    .map(factOf)
    .filter((fact) => fact.head === 'passed' && fact.base !== 'passed')
    .sort((a, b) => ORDER.indexOf(a.base) - ORDER.indexOf(b.base));
  return { kind: 'told', ended: endedOf(base), tests: capped([...asked.map(factOf), ...others]) };
};

/** What a report says of files that could not be loaded, by their groups. */
export const loadErrorsOf = ({ failures }: CornerRun): ReadonlyMap<string, string> =>
  new Map(
    failures.flatMap(({ test: [group, name], said }): [string, string][] =>
      isNoTest(name) && said !== undefined ? [[group, said]] : [],
    ),
  );

/** How a corner's run ended, as the facts hold it. */
export const endedOf = ({ total, said, milliseconds }: CornerRun): Proof['ended'] => ({
  ran: total,
  milliseconds,
  ...(said === undefined ? {} : { said }),
});
