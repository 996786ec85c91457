import { CODES, type Code } from './codes.ts';

/** Where a fault was found. `line` and `column` count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** One thing that went wrong, with a stable code and the step that mends it. */
export interface Fault {
  readonly code: Code;
  readonly message: string;
  readonly remedy: string;
  /** The field of the record that is at fault, as a path with dots. */
  readonly field?: string;
  readonly place?: Place | undefined;
  readonly cause?: unknown;
}

/** Makes a fault; the remedy is the code's own unless a better one is known. */
export const fault = (
  code: Code,
  message: string,
  {
    remedy = CODES[code].remedy,
    ...more
  }: Partial<Pick<Fault, 'field' | 'place' | 'cause'>> & { readonly remedy?: string | undefined } = {},
): Fault => ({ code, message, remedy, ...more });
