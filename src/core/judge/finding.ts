import type { Json } from '../canonical.ts';
import { CODES, type Code } from '../codes.ts';
import type { Fault, Place } from '../fault.ts';

/** One thing that stands between the pull request and `match`. */
export interface Finding {
  readonly code: Code;
  readonly suite?: string;
  readonly field?: string;
  readonly pinned?: Json;
  readonly regenerated?: Json;
  readonly message: string;
  readonly remedy: string;
  readonly place?: Place | undefined;
}

/** Makes a finding; the remedy is the code's own unless a better one is known. */
export const finding = (
  code: Code,
  message: string,
  more: Omit<Partial<Finding>, 'code' | 'message'> = {},
): Finding => ({
  code,
  message,
  remedy: CODES[code].remedy,
  ...more,
});

/** That the block has a field of a suite that nothing here can be held against. */
export const invented = (suite: string, field: string): Finding =>
  finding('field-invented', `${suite}: the block has ${field}, which is not compared here`, { suite, field });

/** A fault as a finding: its cause stays in the log. */
export const findingOf = ({ cause: _cause, ...fault }: Fault): Finding => fault;

/** A JSON value as a message shows it: short values whole, long ones cut. */
export const show = (value: Json | undefined): string => {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
};
