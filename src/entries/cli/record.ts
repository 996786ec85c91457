import type { DeskBase } from '../../app/desk/base.ts';
import { confirmRecord } from '../../app/desk/confirm-record.ts';
import { type HeadRecord, recordHead } from '../../app/desk/record-head.ts';
import { type Hint, NO_HINT } from '../../app/run-commit.ts';
import type { Fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { systemClock } from '../../io/clock.ts';
import { changedFiles, movedSubmodules, worktreeState } from '../../io/git/worktree.ts';
import { openInterruption } from '../../io/process/interruption.ts';
import { rehearseReading } from '../../io/reports.ts';
import { openDesk } from '../../io/workshop/desk.ts';
import { TOOL } from '../../version.ts';
import { loadMeanwhile } from '../load-meanwhile.ts';
import type { Desk } from './desk.ts';
import { openProgress } from './progress.ts';
import { tell } from './tell.ts';
import { type Call, isSet, textOptions } from './verb.ts';

/**
 * Records HEAD for a verb, and confirms it where it is held against a body (`hint`): shows progress, and leaves nothing
 * running or lying about, also where it is interrupted.
 */
export const recordHere = async (
  call: Call,
  desk: Desk,
  base: DeskBase,
  hint: Hint = NO_HINT,
): Promise<Result<HeadRecord, readonly Fault[]>> => {
  const { git, clone, records } = desk;
  const interruption = openInterruption(call.signal);
  const workshop = await openDesk({
    git,
    env: call.env,
    clock: systemClock,
    tool: TOOL,
    signal: interruption.signal,
    warn: (line) => tell(call, line),
  });
  if (!workshop.ok) return err([workshop.error]);
  const globs = Object.values(base.policy.suites).map(({ cwd, reports }) => ({ cwd, patterns: reports }));
  const question = {
    policy: base.policy,
    base: base.commit,
    // What `setup` installs may change what a suite gives.
    fresh: isSet(call, 'fresh') || isSet(call, 'setup'),
    setup: isSet(call, 'setup'),
    proves: textOptions(call, 'proves'),
    claimed: hint.pinned,
    say: (line: string) => tell(call, line),
    cleanTree: () => worktreeState(git, globs),
    movedSubmodules: () => movedSubmodules(git),
    changedFiles: (milliseconds: number) => changedFiles(git, milliseconds),
  };
  try {
    const watch = loadMeanwhile(openProgress(call.terminal), rehearseReading);
    const recorded = await recordHead(clone, records, workshop.value, watch, question);
    if (!recorded.ok) return err([recorded.error]);
    const ground = { policy: base.policy, workshop: workshop.value, watch, say: question.say };
    const confirmed = await confirmRecord(ground, recorded.value.stored, hint);
    return confirmed.ok ? ok({ ...recorded.value, stored: confirmed.value }) : err([confirmed.error]);
  } finally {
    interruption.close();
    await workshop.value.close();
  }
};
