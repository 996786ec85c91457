import { type Fault, fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { decodeSlip, SLIP_LIMIT, type Slip } from './hand-over.ts';

/** The slips of a run's legs, in the order of the legs, and which legs handed nothing over. */
export interface Slips {
  readonly slips: readonly Slip[];
  readonly missing: readonly number[];
}

/**
 * Reads the slips of a run, one text for each leg: leg N hands over by `record-N`. How many legs there are each slip
 * says itself, so that one which is lost is missed.
 */
export const readSlips = (texts: readonly string[]): Result<Slips> => {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > SLIP_LIMIT) return broken(`has ${length} characters, and ${SLIP_LIMIT} at most are read over all legs`);
  const slips: Slip[] = [];
  const given = texts.flatMap((text, leg) => (text.trim() === '' ? [] : [{ text, leg }]));
  for (const { text, leg } of given) {
    const slip = decodeSlip(text);
    if (!slip.ok)
      return texts.length === 1 ? slip : err({ ...slip.error, message: `record-${leg}: ${slip.error.message}` });
    const { index, count } = slip.value.shard;
    if (index !== leg) return broken(`in record-${leg} is of leg ${index}`);
    const legs = slips[0]?.shard.count ?? count;
    if (count !== legs) return broken(`is of ${legs} legs in one slip, and of ${count} in record-${leg}`);
    slips.push(slip.value);
  }
  const [first] = slips;
  if (first === undefined) return err(nothing([0]));
  const { count } = first.shard;
  if (texts.length > count) return broken(`is of ${count} legs, and there is a record-${texts.length - 1}`);
  const handed = slips.map(({ shard }) => shard.index);
  return ok({ slips, missing: Array.from({ length: count }, (_, leg) => leg).filter((leg) => !handed.includes(leg)) });
};

/** That these legs handed nothing over. */
export const nothing = (legs: readonly number[]): Fault =>
  fault(
    'hand-over-missing',
    `the ${legs.length === 1 ? 'output' : 'outputs'} ${legs.map((leg) => `\`record-${leg}\``).join(', ')} of the job \`rerun\` ${legs.length === 1 ? 'is' : 'are'} empty, or dropped by a mask`,
  );

const broken = (what: string): { readonly ok: false; readonly error: Fault } =>
  err(fault('hand-over-broken', `the hand-over ${what}`));
