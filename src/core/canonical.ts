/** A JSON value as this project writes it: every number is an integer. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The same, with fields that may be left out: one that is undefined is not there. */
type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value | undefined };

/**
 * The canonical text of a JSON value (RFC 8785): no white space, keys sorted by UTF-16 code units.
 * Integers are all that is ever passed, so the RFC's number rules reduce to `String(n)`.
 */
export const canonical = (value: Value): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, member]) => (member === undefined ? [] : [`${JSON.stringify(key)}:${canonical(member)}`]));
  return `{${members.join(',')}}`;
};
