import { gather } from '../tests/sorting.ts';
import { type Departure, PLAIN, type Variation } from './variation.ts';

/** What one run showed of one thing. */
export interface Observation extends Departure {
  readonly commit: string;
  readonly value: string;
}

/** Why a thing varies. `seen` is the number of runs that show it; one alone may be chance. */
export interface Cause extends Departure {
  readonly seen: number;
}

const keyOf = ({ variation, variant }: Departure): string => `${variation} ${variant}`;

/**
 * Why the observations of a thing are not all the same; nothing where they are. Where plain runs of a commit differ, or
 * those that vary the same thing in the same way, it is chance; where these agree with one another and not with the plain
 * ones, it is what they vary. What differs at another path differs for another user too, whose checkout lies elsewhere.
 */
export const causesOf = (observations: readonly Observation[]): readonly Cause[] => {
  const found = new Map<string, Cause>();
  for (const [, ofCommit] of gather(observations, ({ commit }) => commit))
    for (const cause of causesOnCommit(ofCommit)) {
      const key = keyOf(cause);
      found.set(key, { ...cause, seen: cause.seen + (found.get(key)?.seen ?? 0) });
    }
  const causes = [...found.values()];
  const chance = causes.filter(({ variation }) => variation === 'none');
  return chance.length > 0 ? chance : causes;
};

const causesOnCommit = (observations: readonly Observation[]): readonly Cause[] => {
  const plain = observations.filter(({ variation }) => variation === 'none').map(({ value }) => value);
  const [usual] = plain;
  if (usual === undefined) return [];
  const departed = observations.filter(({ value }) => value !== usual);
  const chance = [{ ...PLAIN, seen: departed.length }];
  if (plain.some((value) => value !== usual)) return chance;
  const causes: Cause[] = [];
  for (const [key, alike] of gather(departed, keyOf)) {
    const all = observations.filter((one) => keyOf(one) === key);
    if (new Set(all.map(({ value }) => value)).size > 1) return chance;
    causes.push(...alike.slice(0, 1).map(({ variation, variant }) => ({ variation, variant, seen: alike.length })));
  }
  const atPath = causes.some(({ variation }) => variation === 'path');
  return causes.filter(({ variation }) => variation !== 'user' || !atPath);
};

/** Departures that one run alone shows to be a cause: whether it is one takes more runs like it. */
export const unconfirmed = (things: readonly (readonly Cause[])[]): readonly Departure[] => {
  const open = new Map<string, Departure>();
  for (const causes of things)
    for (const { seen, ...departure } of causes)
      if (seen === 1 && departure.variation !== 'none') open.set(keyOf(departure), departure);
  return [...open.values()];
};

/** The variations among causes, each once. */
export const variationsOf = (causes: readonly Cause[]): readonly Variation[] => [
  ...new Set(causes.map(({ variation }) => variation)),
];
