/** The values that a job hides, and what hiding does to a text. */
export interface Masks {
  /** What was asked to be hidden, in order. */
  readonly values: readonly string[];
  add(value: string): void;
  hide(text: string): string;
}

const base64 = (value: string, shift: number): string => {
  const bytes = Buffer.from(value);
  return bytes.subarray(bytes.length > shift ? shift : 0).toString('base64');
};

const xml = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

// The runner hides a secret also as it looks in base64 (from its first, second and third byte on), in a URI, in JSON
// and in XML. Source: actions/runner, ValueEncoders (read, restated).
const formsOf = (value: string): readonly string[] => [
  value,
  base64(value, 0),
  base64(value, 1),
  base64(value, 2),
  encodeURIComponent(value),
  JSON.stringify(value).slice(1, -1),
  xml(value),
];

/** Starts with the secrets that the job has from its beginning, such as its token. */
export const createMasks = (secrets: readonly string[] = []): Masks => {
  const values: string[] = [];
  const forms = new Set<string>();
  const add = (value: string): void => {
    // The lines of a value are hidden too, since a log is hidden line by line.
    for (const part of new Set([value, ...value.split(/[\r\n]+/u)])) {
      if (part.trim() === '') continue;
      for (const form of formsOf(part)) if (form !== '') forms.add(form);
    }
    values.push(value);
  };
  for (const secret of secrets) add(secret);
  return {
    values,
    add,
    hide: (text) => {
      // Longest first: a short secret inside a long one must not leave the rest of the long one readable.
      const ordered = [...forms].sort((a, b) => b.length - a.length);
      return ordered.reduce((result, form) => result.replaceAll(form, '***'), text);
    },
  };
};
