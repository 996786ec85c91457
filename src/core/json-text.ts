/** What a text holds as JSON, or undefined where it holds none. */
export const readJsonText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
