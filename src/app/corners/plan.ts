import type { ChangedFile } from '../../core/corners/changed-file.ts';
import type { Had } from '../../core/corners/facts.ts';
import { regressionsNeeded, testFiles } from '../../core/corners/test-files.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { Regenerated } from '../../core/record/regenerated.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { NamedTests } from '../../core/tests/named.ts';
import type { Site, Trees } from '../ports.ts';

/** Sources of one commit under the tests of one: what is run beside the head itself. */
export type CornerName = 'baseline' | 'proof' | 'regressions';

/** What is asked of the base. */
export interface Asks {
  readonly losses: boolean;
  readonly proof: boolean;
  readonly regressions: boolean;
}

/** The base's own results that are known without running it. */
export interface KnownBaseline {
  readonly had: Had;
  readonly regenerated: Regenerated;
  readonly tests: Readonly<Record<string, NamedTests>>;
}

/** What is to be run of the base, with the trees for it. */
export interface CornerPlan {
  readonly asks: Asks;
  /** The merge base. */
  readonly base: string;
  readonly files: readonly ChangedFile[];
  readonly regressionsNeeded: boolean;
  readonly known: Result<KnownBaseline>;
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
  /** Whether a test is claimed to prove the change. */
  readonly proves: boolean;
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
  const { policy, head, proves } = question;
  const asks = { losses: policy.losses !== 'off', proof: proves, regressions: policy.proof?.regressions === true };
  if (!asks.losses && !asks.proof && !asks.regressions) return undefined;
  const base = await question.base();
  if (!base.ok) return { asks, unplanned: base.error };
  const mustTell = policy.losses === 'declare' || policy.losses === 'fail';
  const known = asks.losses || asks.regressions ? await knownOf(question, base.value) : err(NOT_ASKED);
  const takes = testFiles(policy);
  // What is only reported costs no run of its own.
  const reads = known.ok || mustTell || asks.proof || asks.regressions;
  const files = reads ? await trees.changeSince(base.value, takes) : ok([]);
  if (!files.ok) return { asks, unplanned: files.error };
  const needed = regressionsNeeded(policy, files.value);
  const makeWhere = async (wanted: boolean, commit: string, tests?: string) =>
    wanted
      ? await trees.make({ commit, overlay: tests === undefined ? undefined : { commit: tests, takes } }, policy)
      : undefined;
  const baseline = await makeWhere((mustTell || needed) && !known.ok, base.value);
  const proof = await makeWhere(asks.proof, base.value, head);
  const regressions = await makeWhere(needed, head, base.value);
  return {
    asks,
    base: base.value,
    files: files.value,
    regressionsNeeded: needed,
    known,
    sites: {
      ...(baseline === undefined ? {} : { baseline }),
      ...(proof === undefined ? {} : { proof }),
      ...(regressions === undefined ? {} : { regressions }),
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
