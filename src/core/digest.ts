import { createHash, hash } from 'node:crypto';
import { canonical, type Json } from './canonical.ts';

/** A digest as it is shown: `sha256:` and 64 lowercase hex digits. */
export type Digest = `sha256:${string}`;

/** The sha256 of bytes, or of a text's UTF-8 form, as 32 raw bytes. */
export const sha256 = (content: string | Uint8Array): Buffer => hash('sha256', content, 'buffer');

/**
 * The sha256 of a text's UTF-8 form, as 32 characters of one byte each: for a million short texts this takes a quarter
 * of the time and of the memory of as many buffers.
 */
export const sha256Text = (content: string): string => hash('sha256', content, 'binary');

/** The sha256 of a few pieces, one after the other. */
export const sha256All = (pieces: Iterable<Uint8Array>): Buffer => {
  const sum = createHash('sha256');
  for (const piece of pieces) sum.update(piece);
  return sum.digest();
};

/** Raw hash bytes as they are shown. */
export const showDigest = (bytes: Uint8Array): Digest => `sha256:${Buffer.from(bytes).toString('hex')}`;

/** The digest of a value's canonical form. */
export const digestOf = (value: Json): Digest => showDigest(sha256(canonical(value)));
