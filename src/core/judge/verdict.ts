import type { Json } from '../canonical.ts';
import type { GivenApproval } from '../changes/approval.ts';
import { type Blame, CODES, type CodeKind } from '../codes.ts';
import type { Digest } from '../digest.ts';
import { firstOf, shorten } from '../shorten.ts';
import { type Finding, finding } from './finding.ts';
import type { LiveSuite } from './live.ts';

/** How a judgement ends. Only `match` passes. */
export type Outcome = 'match' | 'mismatch' | 'stale' | 'failing' | 'inconclusive';

/** Where the record of a head comes from: the run that left it, or the run that judges, which made it anew. */
export type RecordSource = { readonly run: string; readonly attempt: number } | 'anew';

/** The outcome with its findings. `pass` is true exactly when `outcome` is `match` and `findings` is empty. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly pass: boolean;
  readonly commit: string;
  /** The digest of the judged block, where one could be read. */
  readonly block?: Digest;
  /** The run that the record was taken from, where it was not made anew. */
  readonly record?: { readonly run: string; readonly attempt: number };
  /** Who stands for the change of what the policy protects, where there is one. */
  readonly approval?: GivenApproval;
  /** What made suites reach beyond their machine, where the policy calls some that ran `live`. */
  readonly live?: readonly LiveSuite[];
  /** The pull requests whose blocks were judged, where the commit is that of a merge queue's group. */
  readonly group?: readonly number[];
  /** The record that the block of each of them was judged by, where there was one. */
  readonly records?: readonly { readonly number: number; readonly record: RecordSource }[];
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
  const blamed = kept[0] === undefined ? undefined : blameOf(kept[0]);
  return {
    outcome,
    pass: outcome === 'match',
    commit,
    ...(block === undefined ? {} : { block }),
    ...(outcome === 'inconclusive' && blamed !== undefined ? { fault: blamed } : {}),
    findings: firstOf(kept.map(short), MOST_FINDINGS),
    notChecked,
  };
};

/** A body and a hand-over of a few kilobytes can ask for millions of findings, and for one of millions of characters. */
const MOST_FINDINGS = 100;
const LONGEST = 4_000;

const short = ({ pinned, regenerated, ...one }: Finding): Finding => ({
  ...one,
  message: shorten(one.message, LONGEST),
  remedy: shorten(one.remedy, LONGEST),
  ...(isShort(pinned) ? { pinned } : {}),
  ...(isShort(regenerated) ? { regenerated } : {}),
});

const isShort = (value: Json | undefined): value is Json =>
  value !== undefined && JSON.stringify(value).length <= LONGEST;

/**
 * The verdict where nothing could be compared, and why. A reason that is lost is a fault of ours and never a match:
 * without findings nothing was looked at.
 */
export const refuse = (commit: string, reasons: readonly Finding[], block?: Digest): Verdict =>
  decide({
    commit,
    block,
    findings: reasons.length > 0 ? reasons : [finding('internal', 'the judge ended early, and its reason is lost')],
  });

/** Kinds from which nothing follows about the pull request: a desk or a report that stops the work is a fault too. */
const FAULTS: readonly CodeKind[] = ['inconclusive', 'desk', 'report'];

/** What stops the command line at a desk stops it in a job as well, and there the runner has to be looked at. */
const blameOf = ({ code }: Finding): Blame => (CODES[code].kind === 'desk' ? 'runner' : CODES[code].blame);

const outcomeOf = (
  findings: readonly Finding[],
  varied: readonly Finding[],
): readonly [Outcome, readonly Finding[]] => {
  const of = (...kinds: readonly CodeKind[]) => findings.filter(({ code }) => kinds.includes(CODES[code].kind));
  const [faults, block, stale, unstable] = [of(...FAULTS), of('block'), of('stale'), of('varied')];
  if (faults.length > 0) return ['inconclusive', faults];
  if (block.length > 0) return ['mismatch', block];
  if (stale.length > 0) return ['stale', stale];
  if (findings.length === 0) return ['match', []];
  const [shaken, gone] = [new Set(unstable), new Set(varied)];
  const others = findings.filter((one) => !shaken.has(one));
  if (unstable.length > 0 && others.every((one) => gone.has(one))) return ['inconclusive', [...unstable, ...others]];
  return [of('demand').length === findings.length ? 'failing' : 'mismatch', findings];
};
