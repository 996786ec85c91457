import type { Finding } from './finding.ts';
import type { Verdict } from './verdict.ts';

/** The verdict on another open pull request whose head is the same commit. */
export interface OtherVerdict {
  readonly number: number;
  readonly verdict: Verdict;
}

/**
 * The verdict on a commit: a check belongs to it and not to a pull request, so that the first other pull request which
 * does not match decides where the own one does.
 */
export const besides = (own: Verdict, others: readonly OtherVerdict[]): Verdict => {
  const bad = own.pass ? others.find(({ verdict }) => !verdict.pass) : undefined;
  if (bad === undefined) return own;
  const { block: _, ...verdict } = bad.verdict;
  return {
    ...verdict,
    ...(own.block === undefined ? {} : { block: own.block }),
    findings: verdict.findings.map((one) => naming(bad.number, one)),
    notChecked: own.notChecked,
  };
};

const naming = (number: number, finding: Finding): Finding => ({
  ...finding,
  message: `pull request #${number}, which has the same head commit: ${finding.message}`,
  remedy: `in #${number}: ${finding.remedy}; or close it, or push a commit of its own to one of the two`,
});
