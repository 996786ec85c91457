/** A file's text before a change and after it; undefined where there is no such file. */
export interface Texts {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
 * JSON cannot be told, and counts as another.
 */
export const isSameAt = (pointer: string, { before, after }: Texts): boolean => {
  if (before === after) return true;
  const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
  return one !== undefined && one === other;
};

const ABSENT = '';

/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer: string, text: string | undefined): string | undefined => {
  if (text === undefined) return ABSENT;
  try {
    let value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    for (const step of pointer.split('/').slice(1)) {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return ABSENT;
      value = new Map<string, unknown>(Object.entries(value)).get(key);
    }
    return JSON.stringify(value, (_key, member: unknown) => sorted(member));
  } catch {
    return undefined;
  }
};

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
