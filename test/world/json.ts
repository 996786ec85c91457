import type { Json } from '../../src/core/canonical.ts';

export type { Json };

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is an object and no list. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The object that a value is, else an empty one. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The list that a value is, else an empty one. */
export const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

/** The text that a value is, else `undefined`. */
export const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** The value at a path of keys, or `undefined` where the path ends before. */
export const valueAt = (value: Json | undefined, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((found, key) => objectOf(found)[key], value);

// What JSON.parse gives is JSON, or it throws.
const isJson = (value: unknown): value is Json => value !== undefined;

/** Parses a JSON text. */
export const parseJson = (text: string): Json => {
  const value: unknown = JSON.parse(text);
  if (!isJson(value)) throw new TypeError('The text holds no JSON.');
  return value;
};
