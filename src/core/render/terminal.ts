import type { Verdict } from '../judge/verdict.ts';
import { sentenceOf } from './outcome.ts';
import { plainLine } from './plain.ts';

/** The verdict as lines for a terminal or a log. */
export const renderVerdict = (verdict: Verdict): string => {
  const findings = verdict.findings.flatMap(({ code, message, remedy }) => [
    `  ${code}: ${plainLine(message, 1_000)}`,
    `    to mend it: ${plainLine(remedy, 1_000)}`,
  ]);
  const notChecked = verdict.notChecked.map((what) => `  not checked: ${plainLine(what, 200)}`);
  return [`${verdict.outcome}: ${sentenceOf(verdict)}`, ...findings, ...notChecked].map((line) => `${line}\n`).join('');
};
