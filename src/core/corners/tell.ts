import { CODES } from '../codes.ts';
import { type Fault, fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import type { TestName } from '../tests/tally.ts';
import type { ChangedFile } from './changed-file.ts';
import type { CornerRun } from './corner-run.ts';
import type { Corners, Had, NotHad } from './facts.ts';
import { lossesOf } from './losses.ts';
import { provesOf } from './proof.ts';
import { regressionsOf } from './regressions.ts';

/** Sources of one commit under the tests of one: what is run beside the head itself. */
export type CornerName = 'baseline' | 'proof' | 'regressions';
export const CORNERS: readonly CornerName[] = ['baseline', 'proof', 'regressions'];

/** What is asked of the base. */
export interface Asks {
  readonly losses: boolean;
  readonly proof: boolean;
  readonly regressions: boolean;
}

/** What a head is compared with. */
export interface Comparison {
  readonly asks: Asks;
  /** The merge base. */
  readonly base: string;
  readonly files: readonly ChangedFile[];
  readonly regressionsNeeded: boolean;
}

/** What a suite gave in a corner, and what it gave the second time. */
export interface Rounds {
  readonly first: CornerRun;
  readonly again?: CornerRun | undefined;
}

/** The base's own results, and how they were had. */
export interface Baseline {
  readonly run: CornerRun;
  readonly had: Had;
}

/** A run as the base's own results, if it holds all of them: what is not in another one is not known to be lost. */
export const baselineFrom = (run: CornerRun, had: Had): Result<Baseline> =>
  run.unread === undefined ? ok({ run, had }) : err(fault('baseline-missing', run.unread));

/** The base's own results where they were had by running it. */
export const ranAsBaseline = ({ first: run }: Rounds): Result<Baseline> =>
  baselineFrom(run, { from: 'run', milliseconds: run.milliseconds });

/** What a suite gave in each corner, or why it gave nothing. */
export interface CornersFound {
  readonly baseline: Result<Baseline>;
  readonly proof: Result<Rounds>;
  readonly regressions: Result<Rounds>;
}

/** What the corners of a suite come to. A part that nobody asked for is not there. */
export const tellSuite = (
  { asks, base, files, regressionsNeeded }: Comparison,
  { baseline, proof, regressions }: CornersFound,
  head: CornerRun,
  asked: readonly TestName[],
): Corners => ({
  base,
  ...(asks.losses
    ? {
        losses: baseline.ok
          ? lossesOf(baseline.value.run, head, files, baseline.value.had)
          : notHad(baseline.error, 'baseline'),
      }
    : {}),
  ...(asked.length > 0
    ? {
        proof: proof.ok ? provesOf(asked, head, proof.value.first, proof.value.again) : notHad(proof.error, 'proof'),
      }
    : {}),
  ...(asks.regressions
    ? {
        regressions: regressionsNeeded ? regressionsFrom(baseline, regressions, head, files) : { kind: 'unneeded' },
      }
    : {}),
});

/** The same where the base could not be looked at: then nothing of it is told, and why. */
export const tellUnplanned = (asks: Asks, why: Fault, asked: readonly TestName[]): Corners => ({
  ...(asks.losses ? { losses: notHad(why, 'baseline') } : {}),
  ...(asked.length > 0 ? { proof: notHad(asks.proof ? why : UNMADE.error, 'proof') } : {}),
  ...(asks.regressions ? { regressions: notHad(why, 'regressions') } : {}),
});

const regressionsFrom = (
  baseline: Result<Baseline>,
  over: Result<Rounds>,
  head: CornerRun,
  files: readonly ChangedFile[],
): NonNullable<Corners['regressions']> => {
  if (!baseline.ok) return notHad(baseline.error, 'regressions');
  if (!over.ok) return notHad(over.error, 'regressions');
  return regressionsOf(baseline.value.run, head, over.value.first, files, over.value.again);
};

/** A corner that was not run: nothing asked for it when the suites were started. */
export const UNMADE = err(fault('proof-unchecked', 'the block did not ask for it when the suites were started'));

const LONGEST = 300;
const PARTS = {
  baseline: 'baseline-missing',
  proof: 'proof-unchecked',
  regressions: 'regressions-unchecked',
} as const satisfies Record<CornerName, NotHad['code']>;

/** Why a part is not had: by the fault's own code where nothing can be said by that, else by the corner's. */
export const notHad = ({ code, message }: Fault, corner: CornerName): NotHad => ({
  kind: 'not-had',
  code: CODES[code].kind === 'inconclusive' ? code : PARTS[corner],
  why: message.replace(/\s+/g, ' ').slice(0, LONGEST),
});
