import { createHash } from 'node:crypto';
import { type Digest, showDigest } from '../../core/digest.ts';

/** What is kept of a command's output. `head` and `tail` are its ends; between them something is missing if `cut`. */
export interface CommandOutput {
  readonly head: string;
  readonly tail: string;
  /** Bytes written by the command, kept or not. */
  readonly bytes: number;
  /** Over every byte, kept or not, in order of arrival. */
  readonly sha256: Digest;
  readonly cut: boolean;
}

/** Takes output as it comes, in memory bounded by the cap. */
export interface OutputKeeper {
  readonly write: (chunk: Uint8Array) => void;
  readonly end: () => CommandOutput;
}

const FIRST_SIZE = 16 * 1024;

// A buffer that grows by doubling up to its size: most commands write little.
const createHead = (size: number) => {
  let store = Buffer.alloc(Math.min(FIRST_SIZE, size));
  let length = 0;
  return {
    /** Keeps what fits and gives back the rest. */
    write: (chunk: Uint8Array): Uint8Array => {
      const part = chunk.subarray(0, size - length);
      if (length + part.length > store.length) {
        const larger = Buffer.alloc(Math.min(size, Math.max(store.length * 2, length + part.length)));
        store.copy(larger, 0, 0, length);
        store = larger;
      }
      store.set(part, length);
      length += part.length;
      return chunk.subarray(part.length);
    },
    bytes: () => store.subarray(0, length),
  };
};

// The last `size` bytes. A list of chunks would not be bounded: a byte a chunk costs a hundred bytes of memory each.
const createTail = (size: number) => {
  let ring: Buffer | undefined;
  let position = 0;
  let seen = 0;
  return {
    write: (chunk: Uint8Array): void => {
      if (size === 0 || chunk.length === 0) return;
      ring ??= Buffer.alloc(size);
      seen += chunk.length;
      const part = chunk.subarray(-size);
      const first = part.subarray(0, size - position);
      ring.set(first, position);
      ring.set(part.subarray(first.length), 0);
      position = (position + part.length) % size;
    },
    bytes: (): Buffer => {
      if (ring === undefined) return Buffer.alloc(0);
      return seen <= size
        ? ring.subarray(0, seen)
        : Buffer.concat([ring.subarray(position), ring.subarray(0, position)]);
    },
    seen: () => seen,
  };
};

// `stream` makes the decoder hold an unfinished character back instead of showing it as U+FFFD.
const decode = (bytes: Uint8Array, stream: boolean): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream });

// A tail may begin inside a character of up to four bytes.
const fromCharacter = (bytes: Uint8Array): Uint8Array => {
  let start = 0;
  while (start < 3 && ((bytes[start] ?? 0) & 0b1100_0000) === 0b1000_0000) start += 1;
  return bytes.subarray(start);
};

/** Keeps at most `cap` bytes: the first half of them from the output's beginning, the other from its end. */
export const keepOutput = (cap: number): OutputKeeper => {
  const hash = createHash('sha256');
  const tailSize = Math.floor(cap / 2);
  const head = createHead(cap - tailSize);
  const tail = createTail(tailSize);
  let bytes = 0;
  return {
    write: (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
      tail.write(head.write(chunk));
    },
    end: () => {
      const cut = bytes > cap;
      const ends = cut
        ? { head: decode(head.bytes(), true), tail: decode(fromCharacter(tail.bytes()), false) }
        : { head: decode(Buffer.concat([head.bytes(), tail.bytes()]), false), tail: '' };
      return { ...ends, bytes, sha256: showDigest(hash.digest()), cut };
    },
  };
};
