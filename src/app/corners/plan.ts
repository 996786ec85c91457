import { type Asked, provesIn } from '../../core/corners/asked-tests.ts';
import type { ChangedFile } from '../../core/corners/changed-file.ts';
import type { Had } from '../../core/corners/facts.ts';
import type { Asks, Comparison, CornerName } from '../../core/corners/tell.ts';
import { testFiles } from '../../core/corners/test-files.ts';
import { type WantedCorners, wantedCorners } from '../../core/corners/wanted.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { RunRecord } from '../../core/record/record.ts';
import type { Regenerated } from '../../core/record/regenerated.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { RecordedTest } from '../../core/tests/tally.ts';
import type { Site, Trees } from '../ports.ts';

/** The base's own results that are known without running it. */
export interface KnownBaseline {
  readonly had: Had;
  readonly regenerated: Regenerated;
  readonly tests: Readonly<Record<string, readonly RecordedTest[]>>;
}

/** What is to be run of the base, with the trees for it. */
export interface CornerPlan extends Comparison {
  readonly known: Result<KnownBaseline>;
  /** The tests that the block named as proofs when this was planned. */
  readonly named: Asked;
  /** The trees that were made, and why one could not be. */
  readonly sites: Readonly<Partial<Record<CornerName, Result<Site>>>>;
}

/** A plan, or that the base could not be looked at: then nothing of it is told, and why. */
export type Planned = CornerPlan | { readonly asks: Asks; readonly unplanned: Fault };

/** What a plan is made from. */
export interface CornerQuestion {
  readonly policy: Policy;
  /** HEAD's commit. */
  readonly head: string;
  /** What a block claims of each suite: the tests that it names are to prove the change. */
  readonly claimed: RunRecord['suites'];
  /** Whether anything of a corner is run here. */
  readonly runsHere: (corner: CornerName) => boolean;
  /** The merge base. */
  readonly base: () => Promise<Result<string>>;
  /** The base's results where they are known; else why they are not. */
  readonly known: (base: string) => Promise<Result<KnownBaseline | string>>;
}

/**
 * Decides what has to be run of the base, and has the trees made for it. It asks git in the repository, so it stands
 * before anything of the checkout starts. Undefined where the policy asks for nothing of the base.
 */
export const planCorners = async (trees: Trees, question: CornerQuestion): Promise<Planned | undefined> => {
  const { policy, head, claimed, runsHere } = question;
  const wantedAfter = (changes: readonly ChangedFile[]): readonly WantedCorners[] =>
    Object.entries(policy.suites).map(([name, suite]) => wantedCorners(policy, suite, claimed[name], changes));
  const proof = wantedAfter([]).some(({ proves }) => proves !== undefined);
  const asks = { losses: policy.losses !== 'off', proof, regressions: policy.proof?.regressions === true };
  if (!asks.losses && !asks.proof && !asks.regressions) return undefined;
  const base = await question.base();
  if (!base.ok) return { asks, unplanned: base.error };

  const known = asks.losses || asks.regressions ? await knownOf(question, base.value) : err(NOT_ASKED);
  const takes = testFiles(policy);
  // What is only reported costs nothing where nobody has left it.
  const reads = known.ok || asks.proof || asks.regressions || policy.losses !== 'report';
  const files = reads ? await trees.changeSince(base.value, head, takes) : ok([]);
  if (!files.ok) return { asks, unplanned: files.error };
  const wanted = wantedAfter(files.value);
  const regressionsNeeded = wanted.some(({ regressions }) => regressions);
  const make = async (corner: CornerName, isWanted: boolean, commit: string, tests?: string) => {
    if (!isWanted || !runsHere(corner)) return {};
    const overlay = tests === undefined ? undefined : { commit: tests, takes };
    return { [corner]: await trees.make({ commit, overlay }, policy) };
  };
  return {
    asks,
    base: base.value,
    files: files.value,
    regressionsNeeded,
    known,
    named: provesIn(claimed),
    sites: {
      ...(await make('baseline', wanted.some(({ baseline }) => baseline) && !known.ok, base.value)),
      ...(await make('proof', asks.proof, base.value, head)),
      ...(await make('regressions', regressionsNeeded, head, base.value)),
    },
  };
};

const NOT_ASKED = fault('baseline-missing', 'nothing asks for the results of the base');

/** A GitHub that does not answer is a reason like any other: what is not known is run, or is not told. */
const knownOf = async ({ known }: CornerQuestion, base: string): Promise<Result<KnownBaseline>> => {
  const found = await known(base);
  if (!found.ok) return found;
  return typeof found.value === 'string' ? err(fault('baseline-missing', found.value)) : ok(found.value);
};
