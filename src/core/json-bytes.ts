import { isUtf8 } from 'node:buffer';

/** What bytes hold as JSON in UTF-8, or undefined where they hold none. */
export const readJsonBytes = (bytes: Uint8Array): unknown => {
  if (!isUtf8(bytes)) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
};
