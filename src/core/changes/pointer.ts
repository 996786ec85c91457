/** A file's text before a change and after it; undefined where there is no such file. */
export interface Texts {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
 * JSON, or that has a key twice, of which one reader takes the first and another the last, cannot be told, and counts as
 * another.
 */
export const isSameAt = (pointer: string, { before, after }: Texts): boolean => {
  if (before === after) return true;
  const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
  return one !== undefined && one === other;
};

const ABSENT = '';

/** A text, with the colon behind it where it is a key, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g;

/** Numbers that are never rounded. Others, such as ids of 64 bits, are compared as they are written. */
const EXACT = /^-?[\d.]{1,15}$/;

/** What stands for a number's text is an object with this key alone, as JSON can write it in this way alone. */
const AS_WRITTEN = '"\\u0000"';

/** What a text holds as JSON; undefined where it can be read in two ways. */
const valueOf = (text: string): unknown => {
  const whole: unknown = JSON.parse(text);
  let keys = 0;
  const exact = text.replace(TOKEN, (token, colon: string | undefined) => {
    // A text with this key in it could give an object for a number.
    if (colon !== undefined) keys += token.startsWith(AS_WRITTEN) ? Number.NaN : 1;
    return token.startsWith('"') || EXACT.test(token) ? token : `{${AS_WRITTEN}:"${token}"}`;
  });
  return keysIn(whole) === keys ? JSON.parse(exact) : undefined;
};

const keysIn = (value: unknown): number => {
  let keys = 0;
  const pending = [value];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) keys += Object.keys(one).length;
    for (const member of Object.values(one)) pending.push(member);
  }
  return keys;
};

/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer: string, text: string | undefined): string | undefined => {
  if (text === undefined) return ABSENT;
  try {
    let value = valueOf(text.replace(/^\ufeff/, ''));
    if (value === undefined) return undefined;
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
