import { isUtf8 } from 'node:buffer';
import { readJsonText } from './json-text.ts';

/** What bytes hold as JSON in UTF-8, or undefined where they hold none. */
export const readJsonBytes = (bytes: Uint8Array): unknown =>
  isUtf8(bytes) ? readJsonText(Buffer.from(bytes).toString()) : undefined;
