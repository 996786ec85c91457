import { crc32 } from 'node:zlib';

/** Signatures, and the version and flags of a plain entry (PKWARE, APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.16). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;

/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
const DAY = 0x0021;

interface Entry {
  readonly name: Buffer;
  readonly content: Uint8Array;
  /** What the local header and the central directory say alike. */
  readonly about: Buffer;
}

const numbers = (...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const entryOf = (path: string, content: Uint8Array): Entry => {
  const name = Buffer.from(path);
  const size = content.length;
  const head = numbers([VERSION, 2], [UTF8, 2], [0, 2], [0, 2], [DAY, 2]);
  return {
    name,
    content,
    about: Buffer.concat([head, numbers([crc32(content), 4], [size, 4], [size, 4], [name.length, 2], [0, 2])]),
  };
};

/**
 * Files as an artifact of GitHub: a zip without compression. Written here, since a library that also packs takes longer
 * to load than the rest of a verdict's last step.
 */
export const packArchive = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const { name, about } = entryOf(path, content);
    directory.push(numbers([CENTRAL, 4], [VERSION, 2]), about, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    const local = [numbers([LOCAL, 4]), about, name, content];
    pieces.push(...local);
    at += local.reduce((sum, piece) => sum + piece.length, 0);
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const count = Object.keys(files).length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
  return Buffer.concat([...pieces, ...directory, end]);
};
