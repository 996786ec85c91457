// src/core/shell-word.ts
/** A text as one word of a POSIX shell. */
const shellWord = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

export { shellWord as t };