import type { Json } from '../canonical.ts';
import { safeString } from './safe.ts';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isString = (value: Json): value is string => typeof value === 'string';

/** JSON as the block's fence holds it: two spaces a level, a list of strings on one line, unsafe characters escaped. */
export const layOut = (value: Json, indent = ''): string => {
  if (isString(value)) return safeString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    if (value.every(isString)) return `[${value.map(safeString).join(', ')}]`;
    return `[\n${value.map((item) => inner + layOut(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => `${inner}${safeString(key)}: ${layOut(member, inner)}`);
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
};
