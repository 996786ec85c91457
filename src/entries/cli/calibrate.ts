import { type CalibrationQuestion, runCalibration } from '../../app/desk/calibrate.ts';
import { tellCalibration } from '../../core/calibrate/tell.ts';
import { fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import type { SuiteResult } from '../../core/record/suite-result.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { systemClock } from '../../io/clock.ts';
import { isShallow, readHead } from '../../io/git/commits.ts';
import { firstParents } from '../../io/git/history.ts';
import { openLaboratory } from '../../io/laboratory.ts';
import { openInterruption } from '../../io/process/interruption.ts';
import { rehearseReading } from '../../io/reports.ts';
import { TOOL } from '../../version.ts';
import { loadMeanwhile } from '../load-meanwhile.ts';
import { baseHere, type Desk, openDesk } from './desk.ts';
import { openProgress } from './progress.ts';
import { tell, tellFaults } from './tell.ts';
import { type Call, textOption, type Verb } from './verb.ts';

const MOST_RUNS = 1_000;
const MOST_COMMITS = 100;

/** `recount calibrate`: which fields and tests vary, on what they depend, and the policy's lines that settle it. */
export const calibrate: Verb = async (call) => {
  const runs = numberOf(call, 'runs', 10, [2, MOST_RUNS]);
  if (!runs.ok) return tellFaults(call, [runs.error]);
  const last = numberOf(call, 'last', 0, [0, MOST_COMMITS]);
  if (!last.ok) return tellFaults(call, [last.error]);
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  const base = await baseHere(call, desk.value);
  if (!base.ok) return tellFaults(call, base.error);
  tell(call, base.value.said);
  const { policy, path } = base.value;
  const question = await questionOf(call, desk.value, base.value, { runs: runs.value, last: last.value });
  if (!question.ok) return tellFaults(call, [question.error]);

  const interruption = openInterruption(call.signal);
  const { signal } = interruption;
  const warn = (line: string): void => tell(call, line);
  const parts = { git: desk.value.git, env: call.env, clock: systemClock, tool: TOOL, signal, warn };
  const opened = await openLaboratory(parts, policy);
  try {
    if (!opened.ok) return tellFaults(call, [opened.error]);
    const progress = openProgress(call.terminal);
    // What fails under a variation is named in the end; its output would bury that.
    const quiet = {
      ...progress,
      ended: (name: string, result: SuiteResult) => progress.ended(name, { ...result, tail: undefined }),
    };
    const watch = loadMeanwhile(quiet, rehearseReading);
    const laboratory = { ...opened.value, clock: systemClock, watch, say: (line: string) => tell(call, line) };
    const calibrated = await runCalibration(laboratory, question.value);
    if (!calibrated.ok) return tellFaults(call, [calibrated.error]);
    const { calibration, circumstances } = calibrated.value;
    call.terminal.out(
      call.json
        ? jsonDocument({ ...calibration, ...circumstances })
        : tellCalibration(calibration, circumstances, path),
    );
    return calibration.alarms.without.rate.differing === 0 ? 0 : 1;
  } finally {
    if (opened.ok) await opened.value.close();
    interruption.close();
  }
};

const questionOf = async (
  call: Call,
  { git }: Desk,
  { policy, commit: base }: { readonly policy: CalibrationQuestion['policy']; readonly commit: string },
  { runs, last }: { readonly runs: number; readonly last: number },
): Promise<Result<CalibrationQuestion>> => {
  const head = await readHead(git);
  if (!head.ok) return head;
  const merged = last === 0 ? ok([]) : await firstParents(git, base, last + 1);
  if (!merged.ok) return merged;
  const { commit } = head.value;
  const others = merged.value.filter((one) => one !== commit).slice(0, last);
  if (others.length < last) {
    const shallow = await isShallow(git);
    if (!shallow.ok) return shallow;
    const why = shallow.value ? 'it is shallow: `git fetch --unshallow` brings the others' : 'there are no more';
    tell(call, `--last ${last}: this clone has ${others.length} of these commits, for ${why}`);
  }
  return ok({ policy, commits: [commit, ...others], runs });
};

const numberOf = (
  call: Call,
  option: string,
  fallback: number,
  [least, most]: readonly [number, number],
): Result<number> => {
  const text = textOption(call, option);
  if (text === undefined) return ok(fallback);
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? ok(value)
    : err(fault('usage', `--${option}: expected a number from ${least} to ${most}, found ${text}`));
};
