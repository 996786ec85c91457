/** A test as people name it: `group › name`, and its name alone. */
interface Shown {
  readonly shown: string;
  readonly name: string;
}

/**
 * The tests that are called so: as `group › name`, or by a name that one group alone has. Where there are none, the ones
 * whose names may be meant.
 */
export const lookUp = <T extends Shown>(
  wanted: string,
  all: readonly T[],
): { readonly found: readonly T[]; readonly near: readonly T[] } => {
  const exact = all.filter(({ shown }) => shown === wanted);
  const named = all.filter(({ name }) => name === wanted);
  const alone = new Set(named.map(({ shown }) => shown)).size === 1;
  return { found: exact.length > 0 || !alone ? exact : named, near: named.length > 0 ? named : all };
};
