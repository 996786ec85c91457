/** A part of a pattern: `one` character that it accepts, `maybe` one, or `any` number of them. */
export interface Part {
  readonly kind: 'one' | 'maybe' | 'any';
  readonly accepts: (character: string) => boolean;
}

const anything = (): boolean => true;
const inSegment = (character: string): boolean => character !== '/';

/** The stars of a pattern: `*` stays within a folder, `**` does not. */
export const star = (crossing: boolean): Part => ({ kind: 'any', accepts: crossing ? anything : inSegment });

/** One character that stands for itself. */
export const literal = (wanted: string): Part => ({ kind: 'one', accepts: (character) => character === wanted });

const withSkips = (parts: readonly Part[], states: ReadonlySet<number>): ReadonlySet<number> => {
  const reached = new Set(states);
  // A set that grows while it is walked is walked to its end.
  for (const state of reached) {
    const part = parts[state];
    if (part !== undefined && part.kind !== 'one') reached.add(state + 1);
  }
  return reached;
};

/** Whether the parts match the whole text. Patterns are a pull request's own, so the time is bounded by parts × text. */
export const matchesParts = (parts: readonly Part[], text: string): boolean => {
  let states = withSkips(parts, new Set([0]));
  for (const character of text) {
    const next = new Set<number>();
    for (const state of states) {
      const part = parts[state];
      if (part?.accepts(character) === true) next.add(part.kind === 'any' ? state : state + 1);
    }
    states = withSkips(parts, next);
  }
  return states.has(parts.length);
};
