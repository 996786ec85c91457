import { type Blame, CODES } from '../codes.ts';
import type { Digest } from '../digest.ts';
import type { Finding } from './finding.ts';

/** How a judgement ends. Only `match` passes. */
export type Outcome = 'match' | 'mismatch' | 'stale' | 'failing' | 'inconclusive';

/** The outcome with its findings. `pass` is true exactly when `outcome` is `match` and `findings` is empty. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly pass: boolean;
  readonly commit: string;
  /** The digest of the judged block, where one could be read. */
  readonly block?: Digest;
  /** Who has to act on an inconclusive outcome. */
  readonly fault?: Blame;
  readonly findings: readonly Finding[];
  readonly notChecked: readonly string[];
}

/** The exit status of each outcome, for the action and `check` alike. */
export const EXIT_STATUS: Readonly<Record<Outcome, 0 | 1 | 2>> = {
  match: 0,
  mismatch: 1,
  stale: 1,
  failing: 1,
  inconclusive: 2,
};

/** What {@link decide} weighs. `varied` are the findings of the first run that a second one did not give. */
export interface Weighed {
  readonly commit: string;
  readonly block?: Digest | undefined;
  readonly findings: readonly Finding[];
  readonly varied?: readonly Finding[];
  readonly notChecked?: readonly string[];
}

/** The outcome of findings: the first row of the table that holds decides. */
export const decide = ({ commit, block, findings, varied = [], notChecked = [] }: Weighed): Verdict => {
  const [outcome, kept] = outcomeOf(findings, varied);
  const blamed = kept[0] === undefined ? undefined : CODES[kept[0].code].blame;
  return {
    outcome,
    pass: outcome === 'match',
    commit,
    ...(block === undefined ? {} : { block }),
    ...(outcome === 'inconclusive' && blamed !== undefined ? { fault: blamed } : {}),
    findings: kept,
    notChecked,
  };
};

const outcomeOf = (findings: readonly Finding[], varied: readonly Finding[]): readonly [Outcome, readonly Finding[]] => {
  const kind = ({ code }: Finding) => CODES[code].kind;
  const of = (wanted: string) => findings.filter((finding) => kind(finding) === wanted);
  if (of('inconclusive').length > 0) return ['inconclusive', of('inconclusive')];
  if (of('block').length > 0) return ['mismatch', of('block')];
  if (of('stale').length > 0) return ['stale', of('stale')];
  if (findings.length === 0) return ['match', []];
  if (of('varied').length > 0 && findings.every((finding) => kind(finding) === 'varied' || varied.includes(finding)))
    return ['inconclusive', [...of('varied'), ...findings.filter((finding) => kind(finding) !== 'varied')]];
  return [findings.every((finding) => kind(finding) === 'demand') ? 'failing' : 'mismatch', findings];
};
