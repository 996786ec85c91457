/** A map of JSON or YAML, by its keys. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is one. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
