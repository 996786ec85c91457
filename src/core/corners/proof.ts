import { isNoTest } from '../shards/tests.ts';
import type { TestName } from '../tests/tally.ts';
import { type CornerRun, whyNotNamed } from './corner-run.ts';
import { capped, type NotHad, type Proof, type State } from './facts.ts';
import { keyOf, namesOf, standingsIn, standingsTwice } from './states.ts';

/** What proves most comes first where not all is told. */
const ORDER: readonly State[] = ['assertion', 'unknown', 'error', 'absent', 'skipped', 'unstable', 'passed'];

/**
 * What the head's tests do over the base's code. Told are the tests that were asked for, whatever they do, and every
 * other one that passes on the head and does not over the base, be it in one of two runs.
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
  const [onHead, onBase] = [standingsIn(head), standingsTwice(base, again)];
  const loadErrors = loadErrorsOf(base);
  const first = new Set(asked.map(keyOf));
  const factOf = (test: TestName) => {
    const {
      state,
      said = state === 'absent' ? (loadErrors.get(test[0]) ?? base.said) : undefined,
      ...twice
    } = onBase(test);
    const asks = first.has(keyOf(test)) ? ({ asked: true } as const) : {};
    return { test, base: state, ...twice, head: onHead(test).state, ...asks, ...(said === undefined ? {} : { said }) };
  };
  const others = namesOf(head.tests ?? [])
    .filter((test) => !first.has(keyOf(test)) && !isNoTest(test[1]))
    .map(factOf)
    .filter((fact) => fact.head === 'passed' && (fact.base !== 'passed' || fact.again !== undefined))
    .sort((a, b) => ORDER.indexOf(a.base) - ORDER.indexOf(b.base));
  return { kind: 'told', ended: endedOf(base), tests: capped([...asked.map(factOf), ...others]) };
};

/**
 * What a report says of files that could not be loaded, by the groups of their tests. Some reports have a row of such a
 * file that is named after it.
 */
export const loadErrorsOf = ({ failures }: CornerRun): ReadonlyMap<string, string> =>
  new Map(
    failures.flatMap(({ test: [group, name], said }): [string, string][] =>
      said === undefined ? [] : [[isNoTest(name) ? group : name, said]],
    ),
  );

/** How a corner's run ended, as the facts hold it. */
export const endedOf = ({ total, said, milliseconds }: CornerRun): Proof['ended'] => ({
  ran: total,
  milliseconds,
  ...(said === undefined ? {} : { said }),
});
