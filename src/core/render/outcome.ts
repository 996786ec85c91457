import type { Code } from '../codes.ts';
import type { Finding } from '../judge/finding.ts';
import type { Outcome, Verdict } from '../judge/verdict.ts';

const BLAMED = {
  author: 'the author',
  repository: "the repository's set-up",
  runner: 'the runner',
  github: 'GitHub',
  suite: 'the suite',
} as const;

/** The verdict in one sentence, the same on every surface. */
export const sentenceOf = ({ outcome, findings, fault, notChecked, commit, group }: Verdict): string => {
  const short = commit === '' ? 'this run' : commit.slice(0, 12);
  const sentences: Readonly<Record<Outcome, string>> = {
    match: matchOf(short, notChecked, group),
    mismatch: `The pull request does not pin what ${short} gives.`,
    stale: `The pinned record is of something else than ${short} under the present policy. Counts were not compared.`,
    failing: failingOf(findings.some(isOfResults) ? 'suite fails' : 'policy is not met', short, notChecked),
    inconclusive: `Nothing can be said about ${short}: it lies with ${fault === undefined ? 'Recount' : BLAMED[fault]}.`,
  };
  return sentences[outcome];
};

/** What the policy demands beside the results of a suite: a suite may pass, and the change not be allowed. */
const OF_CHANGE: ReadonlySet<Code> = new Set<Code>([
  'path-denied',
  'path-protected',
  'link-escapes',
  'test-lost',
  'proof-missing',
  'regression-hidden',
]);

const isOfResults = ({ code }: Finding): boolean => !OF_CHANGE.has(code);

const NO_BLOCK = 'No block was needed, and none was there to compare.';

/** Where there is no block nobody has claimed anything that could be true. */
const failingOf = (what: string, short: string, notChecked: readonly string[]): string =>
  notChecked.includes('block')
    ? `The ${what} on ${short}. ${NO_BLOCK}`
    : `The record is true; the ${what} on ${short}.`;

/** A suite of which a policy only wants a report may fail, and one whose paths are not touched is not run. */
const matchOf = (short: string, notChecked: readonly string[], group: readonly number[] | undefined): string => {
  if (group !== undefined)
    return `The suites pass on ${short}, which a merge queue made of ${group.map((number) => `#${number}`).join(', ')}, as far as the policy demands, and each block in it is what its own head gives.`;
  return notChecked.includes('block')
    ? `The suites pass on ${short} as far as the policy demands. ${NO_BLOCK}`
    : `The pinned record is what ${short} gives.`;
};
