/** A text of at most so many characters, and a sign where it was cut. */
export const shorten = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most)}…`);

/** The first of what may be very much, of which the last says how much more there is. */
export const firstOf = <T extends { readonly message: string }>(all: readonly T[], most: number): readonly T[] => {
  const [more, last] = [all.length - most, most - 1];
  const first = all.slice(0, most);
  return more > 0
    ? first.map((one, at) => (at === last ? { ...one, message: `${one.message}; and ${more} more` } : one))
    : first;
};
