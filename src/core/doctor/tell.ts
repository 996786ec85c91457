import { plainLine } from '../render/plain.ts';
import type { Diagnosis } from './diagnose.ts';
import { GAPS, type Tier } from './gaps.ts';

const TIERS: Readonly<Record<Tier | 'unknown', string>> = {
  enforced: 'a ruleset requires the workflow from another repository',
  app: 'the check is required from a GitHub App of its own',
  named: 'the check is required by its name: tamper-evident, not tamper-proof',
  open: 'nothing requires the check',
  unknown: 'the rules of the branch could not be read',
};

const LONGEST = 1_000;

/** A diagnosis for people. What GitHub and the repository gave is outside text. */
export const diagnosisText = ({ repository, branch, tier, gaps, unknown }: Diagnosis): string => {
  const lines = [
    `${repository}, branch ${branch}`,
    `tier ${tier}: ${TIERS[tier]}`,
    '',
    gaps.length === 0 ? 'nothing was found open' : `${gaps.length} open:`,
    ...gaps.flatMap(({ code, evidence, remedy, link }) => [
      `  ${code}: ${GAPS[code].meaning}`,
      `    seen: ${evidence}`,
      `    to close it: ${remedy}`,
      `    ${link}`,
    ]),
    ...(unknown.length === 0 ? [] : ['', `${unknown.length} unknown, which is not good:`]),
    ...unknown.flatMap(({ code, what, why, permission }) => [
      `  ${code}: ${what}`,
      `    not known: ${why}`,
      `    what would tell it: ${permission}`,
    ]),
  ];
  return lines.map((line) => `${plainLine(line, LONGEST)}\n`).join('');
};
