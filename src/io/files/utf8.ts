import { isUtf8 } from 'node:buffer';

/**
 * The text of bytes that are UTF-8, without a byte order mark; undefined for any others. As a strict `TextDecoder` reads
 * them, which takes a millisecond to make, and a hook has few.
 */
export const utf8Of = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
        .toString('utf8')
        .replace(/^\ufeff/, '')
    : undefined;
