// src/core/render/amount.ts
/** A time in seconds, to the tenth. */
const seconds = (milliseconds) => `${(milliseconds / 1e3).toFixed(1)} s`;
/** So many of a thing, in words. */
const counted = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

export { seconds as n, counted as t };