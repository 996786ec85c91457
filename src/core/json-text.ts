/** A value as a document of JSON that people read too. */
export const jsonDocument = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a text holds as JSON, or undefined where it holds none. */
export const readJsonText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
