/** How a command ended, as seen by us: never a number made from null. */
export type Exit =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'timeout' };

/** An exit as the record writes it. */
export type RecordedExit = number | `signal:${string}` | 'timeout';

/** The record's form of an exit. */
export const recordExit = (exit: Exit): RecordedExit => {
  if (exit.kind === 'code') return exit.code;
  return exit.kind === 'signal' ? `signal:${exit.signal}` : 'timeout';
};
