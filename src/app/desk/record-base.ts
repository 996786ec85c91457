import { type Asked, findAskedTests } from '../../core/corners/asked-tests.ts';
import { cornersLacking } from '../../core/corners/wanted.ts';
import { fault } from '../../core/fault.ts';
import type { Finding } from '../../core/judge/finding.ts';
import { judgeProof } from '../../core/judge/proof.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { StoredKey, StoredRecord } from '../../core/record/stored-record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findCorners, withCorners } from '../corners/corners.ts';
import type { HeadRuns } from '../corners/leg-parts.ts';
import { planCorners } from '../corners/plan.ts';
import type { Head, SuiteWatcher, Workshop } from '../ports.ts';
import type { RecordKeeper, RecordQuestion } from './record-question.ts';

/** Where the record of HEAD is made. */
export interface BaseGround {
  readonly keeper: RecordKeeper;
  readonly workshop: Workshop;
  readonly watch: SuiteWatcher;
  readonly question: RecordQuestion;
  readonly head: Head;
  readonly key: StoredKey;
}

/** A record with what the base says beside it, and what of the proofs that were asked for is none. */
export interface BasedRecord {
  readonly stored: StoredRecord;
  readonly unshown: readonly Finding[];
}

/** The head's own runs as a stored record has them. */
export const storedRuns = ({ suites }: Policy, { regenerated, tests }: StoredRecord): HeadRuns =>
  Object.fromEntries(
    Object.entries(regenerated.suites).flatMap(([name, { first }]) =>
      suites[name]?.reports.length === 0
        ? []
        : [
            [
              name,
              { total: first.counts?.total ?? 0, tests: tests[name], failures: [], milliseconds: first.milliseconds },
            ],
          ],
    ),
  );

/**
 * Puts into a record of HEAD what the policy asks of the base, and the tests that are said to prove the change: from what
 * the record holds already, from a stored record of the merge base, or by running it. What was found is kept.
 */
export const recordBase = async (
  ground: BaseGround,
  stored: StoredRecord,
  heads: HeadRuns,
): Promise<Result<BasedRecord>> => {
  const { workshop, watch, question, head } = ground;
  const { policy, say } = question;
  const named = findAskedTests(question.proves, stored.tests);
  if (!named.ok) return named;
  const { suites } = stored.regenerated;
  const lacks = cornersLacking(policy, question.claimed, stored.regenerated) !== undefined;
  const asks = lacks || question.proves.length > 0;
  const told = Object.values(suites).some(({ corners }) => corners?.base !== undefined);
  if (!asks && !told) return ok({ stored, unshown: [] });
  const base = await mergeBaseOf(ground);
  // Nothing has changed since the base: there is nothing to compare.
  if (base.ok && base.value === head.commit) return ok({ stored, unshown: [] });
  const asked = askedOf(ground, stored, named.value);
  const known = Object.values(suites).every(
    ({ corners }) => corners?.base === undefined || (base.ok && corners.base === base.value),
  );
  if (known && !asks) return ok({ stored, unshown: [] });

  const planned = await planCorners(workshop.trees, {
    policy,
    head: head.commit,
    claimed: Object.fromEntries(
      Object.entries(suites).map(([name, { first }]) => [name, { ...first.record, proves: asked[name] ?? [] }]),
    ),
    runsHere: () => true,
    base: async () => base,
    known: (commit) => storedBaseline(ground, commit),
  });
  const open = await workshop.open(policy);
  if (!open.ok) return open;
  const { atOnce } = workshop.trees;
  const work = { planned, policy, workshop: open.value, atOnce, watch, say, passed: policy.setupEnv, asked } as const;
  const corners = await findCorners({ ...work, confirmProofs: 'always' }, heads);
  if (!corners.ok) return corners;
  const based: StoredRecord = {
    ...stored,
    regenerated: { ...stored.regenerated, suites: withCorners(policy, suites, corners.value.told) },
  };
  await keep(ground, based);
  return ok({ stored: based, unshown: unshownIn(policy, based, named.value) });
};

/** Keeps a record for later runs. It is for speed alone: what could not be kept is told, and stands all the same. */
export const keep = async ({ keeper, question, key }: BaseGround, stored: StoredRecord): Promise<void> => {
  const saved = await keeper.save(key, stored);
  if (!saved.ok) question.say(`the record could not be kept for later runs: ${saved.error.message}`);
};

const mergeBaseOf = async ({ workshop, question, head }: BaseGround): Promise<Result<string>> => {
  const found = await workshop.trees.mergeBase(question.base, head.commit);
  if (!found.ok) return found;
  if (found.value !== undefined) return ok(found.value);
  return err(fault('baseline-missing', `HEAD (${head.commit}) and ${question.base} have no common ancestor`));
};

/** What was named now, what the block names, and what was named before. */
const askedOf = ({ question }: BaseGround, { regenerated, tests }: StoredRecord, named: Asked): Asked =>
  Object.fromEntries(
    Object.entries(regenerated.suites).map(([name, { first }]) => {
      const before = question.proves.length > 0 ? [] : (first.record.proves ?? []);
      const all = [...(named[name] ?? []), ...before, ...(question.claimed?.suites[name]?.proves ?? [])];
      const unique = new Map(all.map((test) => [JSON.stringify(test), test]));
      return [name, tests[name] === undefined ? [] : [...unique.values()]];
    }),
  );

/** The results of a commit from a stored record of its tree. */
const storedBaseline = async ({ keeper, workshop, key }: BaseGround, commit: string) => {
  const tree = await workshop.trees.treeOf(commit);
  if (!tree.ok) return tree;
  const found = tree.value === undefined ? undefined : await keeper.find({ ...key, tree: tree.value });
  return ok(
    found === undefined
      ? `there is no stored record of the merge base ${commit}`
      : { had: { from: 'stored' } as const, regenerated: found.regenerated, tests: found.tests },
  );
};

const unshownIn = (policy: Policy, { regenerated }: StoredRecord, named: Asked): readonly Finding[] =>
  Object.entries(named).flatMap(([suite, proves]) => {
    const { [suite]: runs } = regenerated.suites;
    if (runs === undefined) return [];
    const claimed = { ...runs.first.record, proves };
    return judgeProof({ suite, policy, claimed, runs, walled: false }, runs.corners ?? {}).findings;
  });
