import type { Citation } from '../block/citations.ts';
import type { Policy } from '../policy/policy.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { namesOf, offerNames } from '../tests/nearest.ts';
import { RECORDED_OUTCOMES } from '../tests/sum.ts';
import { type Finding, finding } from './finding.ts';

const OUTCOMES: readonly string[] = RECORDED_OUTCOMES;

/** Whether two texts differ by one letter: another one, one more or one less. */
const oneLetterOff = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same + 1);
  return rest === short.slice(same) || rest === short.slice(same + 1);
};

/** What is found of the citations of one suite by a run of it; none where the run does not tell. */
export const judgeCitations = (citations: readonly Citation[], { cited = [] }: SuiteResult): readonly Finding[] =>
  citations.flatMap((citation) => {
    const found = cited.find(({ test }) => test === citation.test);
    return found === undefined ? [] : judgeOne(citation, found);
  });

const judgeOne = (
  { suite, test, outcome, place }: Citation,
  { outcomes, near }: NonNullable<SuiteResult['cited']>[number],
): readonly Finding[] => {
  const more = { suite, place, pinned: [test, outcome], regenerated: outcomes };
  if (outcomes.length === 0) {
    const groups = near.filter((name) => name.endsWith(` › ${test}`));
    if (groups.length > 0) {
      const message = `${suite}: the body cites ${JSON.stringify(test)}, and several groups have it; name one: ${namesOf(groups)}`;
      return [finding('citation-altered', message, more)];
    }
    const [nearest] = near;
    const altered = nearest !== undefined && oneLetterOff(test, nearest);
    const message = `${suite}: the body cites ${JSON.stringify(test)}, and no test is called so${offerNames(near)}`;
    return [finding(altered ? 'citation-altered' : 'citation-invented', message, more)];
  }
  const came = outcomes.join(' and ');
  if (!OUTCOMES.includes(outcome))
    return [
      finding('citation-altered', `${suite}: the body says ${outcome} of ${JSON.stringify(test)}: ${came}`, more),
    ];
  // What an unstable test came to is not compared.
  if (outcomes.every((one) => one === outcome || one === 'unstable')) return [];
  const message = `${suite}: the body says that ${JSON.stringify(test)} ${outcome}, and it ${came}`;
  return [finding('citation-contradicted', message, more)];
};

/** Citations of suites that the policy does not hold. */
export const strangeCitations = ({ suites }: Policy, citations: readonly Citation[]): readonly Finding[] =>
  citations
    .filter(({ suite }) => !Object.hasOwn(suites, suite))
    .map(({ suite, test, place }) => {
      const message = `the body cites ${JSON.stringify(test)} of suite ${suite}, and the policy holds no such suite`;
      return finding('citation-invented', message, { place });
    });

/** The citations of which a run does not tell. */
export const untoldCitations = (
  citations: readonly Citation[],
  { cited = [] }: Pick<SuiteResult, 'cited'>,
): readonly string[] =>
  citations
    .filter(({ test }) => !cited.some((one) => one.test === test))
    .map(
      ({ suite, test }) =>
        `the citation of ${suite} › ${test}: no names of tests came over (the suite was not run or is in shards, has too many tests, or the body was edited since)`,
    );
