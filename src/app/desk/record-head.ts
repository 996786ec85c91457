import type { Finding } from '../../core/judge/finding.ts';
import { absentSuites } from '../../core/policy/applicability.ts';
import { policyDigest } from '../../core/policy/policy-digest.ts';
import { asOf, type StoredKey, type StoredRecord } from '../../core/record/stored-record.ts';
import { ok, type Result } from '../../core/result.ts';
import { headRuns } from '../corners/leg-parts.ts';
import type { SuiteWatcher, Workshop } from '../ports.ts';
import { runSetup, runSuites } from '../run-suites.ts';
import { leaveOutTheSame, touchedHere } from './change.ts';
import { commandsOf, openLooking } from './changed-files.ts';
import type { Clone } from './ports.ts';
import { keep, recordBase, storedRuns } from './record-base.ts';
import type { RecordKeeper, RecordQuestion } from './record-question.ts';

/** The record of HEAD, and whether it was made now or before. */
export interface HeadRecord {
  readonly stored: StoredRecord;
  readonly reused: boolean;
  /** What the tests that were asked for do not prove. */
  readonly unshown: readonly Finding[];
}

/** Records HEAD of a clean tree: from what is stored for the same tree, policy and system, or by running the suites. */
export const recordHead = async (
  clone: Clone,
  keeper: RecordKeeper,
  workshop: Workshop,
  watch: SuiteWatcher,
  question: RecordQuestion,
): Promise<Result<HeadRecord>> => {
  const { policy } = question;
  const [head, clean, moved, touched] = await Promise.all([
    workshop.head(),
    question.cleanTree(),
    question.movedSubmodules(),
    touchedHere(clone, policy, question.base),
  ]);
  if (!head.ok) return head;
  if (!clean.ok) return clean;
  if (!moved.ok) return moved;
  if (!touched.ok) return touched;
  if (clean.value !== undefined)
    question.say(
      `untracked files, which CI will not have: ${clean.value}. Commit, ignore or delete them, then \`recount run --fresh\``,
    );
  if (moved.value !== undefined)
    question.say(
      `submodules that are at other commits than HEAD names: ${moved.value}. \`git submodule update --init --recursive\`, or commit them, then \`recount run --fresh\``,
    );

  const { os, arch } = workshop.machine;
  const key: StoredKey = { tree: head.value.tree, policy: policyDigest(policy), os, arch };
  const before = question.fresh ? undefined : await keeper.find(key);
  const absent = absentSuites(policy, touched.value, os);
  const same = before !== undefined && leaveOutTheSame(absent, before.regenerated.absent);
  const ground = { keeper, workshop, watch, question, head: head.value, key };
  if (same) {
    const stored = asOf(head.value.commit, before);
    const told = await recordBase(ground, stored, storedRuns(policy, stored));
    return told.ok ? ok({ ...told.value, reused: true }) : told;
  }

  const open = await workshop.open(policy);
  if (!open.ok) return open;
  if (question.setup) {
    const ready = await runSetup(policy, open.value, watch, policy.setupEnv);
    if (!ready.ok) return ready;
  }
  const looking = openLooking(open.value, commandsOf(policy, absent), question.changedFiles);
  const run = await runSuites(policy, touched.value, head.value, looking.workshop, watch);
  if (!run.ok) return run;
  const { regenerated, tests } = run.value;
  const stored: StoredRecord = { regenerated, tests };
  await keep(ground, stored);
  const told = await recordBase(ground, stored, headRuns(policy, run.value));
  const changed = await looking.found();
  if (changed?.ok === true && changed.value !== undefined)
    question.say(
      `tracked files changed while the suites ran: ${changed.value}. Where the suites did it, \`git restore\` them before the next run, which wants a clean tree`,
    );
  return told.ok ? ok({ ...told.value, reused: false }) : told;
};
