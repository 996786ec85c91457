import { type Fault, fault } from '../../core/fault.ts';
import { decodeSheet, type Sheet, type Slip, unpackSheet } from '../../core/hand-over/hand-over.ts';
import { hearLeg, type Joined, joinLegs, type LegFound } from '../../core/hand-over/join.ts';
import { nothing, readSlips } from '../../core/hand-over/slips.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { listed } from '../../core/shards/shard.ts';
import { systemClock } from '../../io/clock.ts';
import { downloadFile } from '../../io/github/artifacts.ts';
import type { Inputs } from './inputs.ts';
import type { RunContext } from './run-context.ts';

/** What all legs handed over, with what a reader should know of it; or the faults that a leg handed over instead. */
export type HandedOver = ({ readonly kind: 'record'; readonly remarks: readonly string[] } & Joined) | Faults | Earlier;

type Faults = Extract<Sheet, { readonly kind: 'faults' }>;
type Earlier = Extract<Sheet, { readonly kind: 'earlier' }>;

/** Sheets that are fetched at a time. */
const AT_A_TIME = 8;

/** Takes the hand-over, provided that it is whole and of this run. */
export const takeHandOver = async (run: RunContext, { records, result }: Inputs): Promise<Result<HandedOver>> => {
  const read = readSlips(records);
  if (!read.ok) return result === 'success' ? read : err(unsuccessful(result, []));
  const { slips, missing } = read.value;
  for (const slip of slips)
    if (slip.run !== run.run || slip.attempt > run.attempt)
      return err(fault('hand-over-broken', `the hand-over is of run ${slip.run}, attempt ${slip.attempt}`));

  const legs: LegFound[] = [];
  const failed: Faults[] = [];
  let earlier: Earlier | undefined;
  for (let from = 0; from < slips.length; from += AT_A_TIME) {
    const taken = await Promise.all(slips.slice(from, from + AT_A_TIME).map((slip) => takeSheet(run, slip)));
    for (const sheet of taken) {
      if (!sheet.ok) return sheet;
      if (sheet.value.kind === 'faults') failed.push(sheet.value);
      else if (sheet.value.kind === 'earlier') earlier = sheet.value;
      else legs.push(sheet.value.leg);
    }
  }
  const [faults] = failed;
  if (faults !== undefined) return ok({ ...faults, faults: eachOnce(failed.flatMap((one) => one.faults)) });
  if (result !== 'success') return err(unsuccessful(result, missing));
  if (missing.length > 0) return err(nothing(missing));
  // Whether there is one the judge finds out itself, so that the word of a single leg is enough.
  if (earlier !== undefined) return ok(earlier);
  const joined = joinLegs(legs);
  if (!joined.ok) return joined;
  return ok({ kind: 'record', ...joined.value, remarks: earlierIn(slips, run.attempt) });
};

const takeSheet = async (
  run: RunContext,
  slip: Slip,
): Promise<Result<Faults | Earlier | { readonly kind: 'leg'; readonly leg: LegFound }>> => {
  const packed = unpackSheet(slip);
  if (!packed.ok) return packed;
  const { artifact } = slip.sheet;
  const bytes =
    packed.value === undefined && artifact !== undefined
      ? await downloadFile(run.api, run.at, artifact, 'sheet.json', systemClock.sleep)
      : ok(packed.value ?? new Uint8Array());
  const sheet = bytes.ok ? decodeSheet(slip, bytes.value) : bytes;
  if (!sheet.ok) return sheet;
  if (sheet.value.kind !== 'record') return ok(sheet.value);
  const leg = hearLeg(sheet.value);
  return leg.ok ? ok({ kind: 'leg', leg: leg.value }) : leg;
};

/** Every fault once: what is wrong with one leg is mostly wrong with all. */
const eachOnce = (faults: Faults['faults']): Faults['faults'] => [
  ...new Map(faults.map((one) => [`${one.code} ${one.message}`, one])).values(),
];

const earlierIn = (slips: readonly Slip[], attempt: number): readonly string[] => {
  const earlier = slips.filter((slip) => slip.attempt < attempt);
  const attempts = [...new Set(earlier.map((slip) => slip.attempt))];
  return attempts.map((one) => {
    const legs = earlier.filter((slip) => slip.attempt === one).map(({ shard }) => shard.index);
    const what = slips.length === 1 ? 'the record' : `what leg ${listed(legs)} found`;
    return `${what} was made in attempt ${one} of this run`;
  });
};

const unsuccessful = (result: string, missing: readonly number[]): Fault => {
  const legs = missing.length === 0 ? '' : `; leg ${listed(missing)} handed nothing over`;
  return fault('rerun-unsuccessful', `the job \`rerun\` ended with "${result}", expected "success"${legs}`);
};
