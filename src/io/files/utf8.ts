import { isUtf8 } from 'node:buffer';

/**
 * The text of bytes that are UTF-8, with the byte order mark where there is one; undefined for any others. As a strict
 * `TextDecoder` reads them, which takes a millisecond to make, and a hook has few.
 */
export const wholeUtf8Of = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString() : undefined;

/** The same without the mark. */
export const utf8Of = (bytes: Uint8Array): string | undefined => wholeUtf8Of(bytes)?.replace(/^\ufeff/, '');
