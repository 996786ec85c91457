import type { Corners } from '../../src/core/corners/facts.ts';
import { decodeSheet, decodeSlip, type Sheet, unpackSheet } from '../../src/core/hand-over/hand-over.ts';
import type { RunRecord } from '../../src/core/record/record.ts';
import { type Regenerated, recordOf } from '../../src/core/record/regenerated.ts';
import type { Result } from '../../src/core/result.ts';
import type { JobRun } from '../world/jobs.ts';

/** The value of a result that must be one. */
export const valueOf = <T, E>(result: Result<T, E>): T => {
  if (result.ok) return result.value;
  throw new Error(`Expected a value, found ${JSON.stringify(result.error)}`);
};

/** The sheet that a judged job handed over inside its slip. */
const sheetOf = (rerun: JobRun): Sheet => {
  const slip = valueOf(decodeSlip(rerun.outputs['record-0'] ?? ''));
  return valueOf(decodeSheet(slip, valueOf(unpackSheet(slip)) ?? new Uint8Array()));
};

/** What a judged job found out. */
const regeneratedOf = (rerun: JobRun): Regenerated => {
  const sheet = sheetOf(rerun);
  if (sheet.kind === 'record') return sheet.regenerated;
  throw new Error(`Expected a record, found ${JSON.stringify(sheet)}\n${rerun.step.log}`);
};

/** The honest record of a pull request, as its judged job made it. */
export const honestRecord = (rerun: JobRun): RunRecord => recordOf(regeneratedOf(rerun));

/** What the corners of each suite gave, as a judged job handed it over. */
export const factsOf = (rerun: JobRun): Readonly<Record<string, Corners>> =>
  Object.fromEntries(
    Object.entries(regeneratedOf(rerun).suites).flatMap(([name, { corners }]) =>
      corners === undefined ? [] : [[name, corners]],
    ),
  );
