/** A time in seconds, to the tenth. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** So many of a thing, in words. */
export const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
