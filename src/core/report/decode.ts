import { type Fault, fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';

/** Turns the bytes of a report into text, chunk by chunk. After a fault nothing more is written. */
export interface Decoder {
  readonly write: (bytes: Uint8Array) => Result<string>;
  readonly end: () => Result<string>;
}

/** As much as an XML declaration may take; the encoding is settled from this. */
const HEAD = 1024;

const MAGIC: readonly (readonly [string, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['bzip2', [0x42, 0x5a, 0x68]],
];

/** Byte order marks, and what `<?` looks like without one (XML 1.0, appendix F). The longest come first. */
const SIGNATURES: readonly (readonly [string, readonly number[]])[] = [
  ['utf-32', [0x00, 0x00, 0xfe, 0xff]],
  ['utf-32', [0xff, 0xfe, 0x00, 0x00]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
];

type Text = InstanceType<typeof TextDecoder>;

const match = (head: Uint8Array, table: typeof MAGIC): string | undefined =>
  table.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];

const declared = (head: Uint8Array): string | undefined =>
  /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(Buffer.from(head).toString('latin1'))?.[1];

const badEncoding = (message: string): Fault => fault('report-encoding', message);

const makeDecoder = (label: string): Result<Text> => {
  try {
    return ok(new TextDecoder(label, { fatal: true }));
  } catch {
    return err(badEncoding(`expected an encoding that is known, found "${label}"`));
  }
};

/** The encoding of a report that begins with `head`: its byte order mark, else its XML declaration, else UTF-8. */
const chooseDecoder = (head: Uint8Array): Result<Text> => {
  const archive = match(head, MAGIC);
  if (archive !== undefined) {
    return err(fault('report-kind', `expected a plain text report, found ${archive} data`));
  }
  const signature = match(head, SIGNATURES);
  if (signature !== undefined) return makeDecoder(signature);
  const name = declared(head);
  if (name !== undefined && /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(name)) {
    return err(badEncoding(`the XML declaration says ${name}, but the bytes are not`));
  }
  return makeDecoder(name ?? 'utf-8');
};

const decodeWith = (decoder: Text, bytes: Uint8Array, stream: boolean): Result<string> => {
  try {
    return ok(decoder.decode(bytes, { stream }));
  } catch {
    return err(badEncoding(`expected ${decoder.encoding} text, found bytes that are not`));
  }
};

/** A decoder for one report. It refuses archives, and bytes that are not text in the encoding they claim. */
export const openDecoder = (): Decoder => {
  let decoder: Text | undefined;
  let head: Uint8Array = new Uint8Array(0);
  const settle = (stream: boolean): Result<string> => {
    const chosen = chooseDecoder(head);
    if (!chosen.ok) return chosen;
    decoder = chosen.value;
    return decodeWith(decoder, head, stream);
  };
  return {
    write: (bytes) => {
      if (decoder !== undefined) return decodeWith(decoder, bytes, true);
      head = Buffer.concat([head, bytes]);
      return head.length < HEAD ? ok('') : settle(true);
    },
    end: () => (decoder === undefined ? settle(false) : decodeWith(decoder, new Uint8Array(0), false)),
  };
};
