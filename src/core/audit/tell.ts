import { counted } from '../render/amount.ts';
import { DRIFTS, type Drift, type Findings, type Untold } from './drifts.ts';

/** What `recount audit` found out about a part of a branch. */
export interface Audit extends Findings {
  readonly repository: string;
  readonly branch: string;
  /** How many commits were looked at, and the pull requests that they belong to. */
  readonly commits: number;
  readonly pulls: readonly number[];
}

/** The exit status: 0 no drift, 1 drift, 2 could not be told. */
export const auditExit = ({ drifts, unknown }: Findings): 0 | 1 | 2 => {
  if (drifts.length > 0) return 1;
  return unknown.length > 0 ? 2 : 0;
};

const subject = ({ pull, commit }: Pick<Drift, 'pull' | 'commit'>): string =>
  pull === undefined ? commit.slice(0, 12) : `#${pull} (${commit.slice(0, 12)})`;

const driftLines = (one: Drift): string =>
  `  ${one.code}: ${subject(one)}: ${DRIFTS[one.code].meaning}\n    seen: ${one.evidence}\n    to mend it: ${one.remedy}\n`;

const untoldLines = (one: Untold): string => `  ${subject(one)}: ${one.what}: ${one.why}\n`;

/** An audit as a person reads it. */
export const auditText = ({ repository, branch, commits, pulls, drifts, unknown }: Audit): string => {
  const merged = pulls.length === 0 ? 'no pull request' : pulls.map((number) => `#${number}`).join(', ');
  return [
    `${repository}, branch ${branch}: ${counted(commits, 'commit')}, ${merged}\n`,
    drifts.length === 0 ? '' : `\n${counted(drifts.length, 'drift')}:\n${drifts.map(driftLines).join('')}`,
    unknown.length === 0 ? '' : `\n${unknown.length} unknown:\n${unknown.map(untoldLines).join('')}`,
    drifts.length + unknown.length === 0 ? '\nwhat was merged is what was judged\n' : '',
  ].join('');
};
