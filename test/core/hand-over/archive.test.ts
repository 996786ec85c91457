import * as fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { packArchive } from '../../../src/core/hand-over/pack-archive.ts';
import { unpackArchive } from '../../../src/core/hand-over/unpack-archive.ts';

const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content));
const SHEET = text('{"kind":"record"}');
const LIMIT = 1_000;

const unpack = (archive: Uint8Array, limit = LIMIT) => unpackArchive(archive, ['sheet.json'], limit);
/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

const broken = (message: string) => ({
  ok: false,
  error: { code: 'hand-over-broken', message: containing(message) },
});

describe('an artifact', () => {
  test('gives back the files that went in, and the same bytes each time', () => {
    const archive = packArchive({ 'record.json': SHEET, 'block.md': text('## Verification') });
    expect(unpackArchive(archive, ['block.md', 'record.json'], LIMIT)).toEqual({
      ok: true,
      value: { 'record.json': SHEET, 'block.md': text('## Verification') },
    });
    expect(packArchive({ 'sheet.json': SHEET })).toEqual(packArchive({ 'sheet.json': SHEET }));
  });

  test('is what another reader of zip archives takes, whatever the files are', () => {
    // Fflate gives an object by assignment, in which this one name is lost.
    const files = fc.dictionary(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => !name.endsWith('/') && name !== '__proto__'),
      fc.uint8Array(),
    );
    fc.assert(
      fc.property(files, (given) => {
        const expected = Object.fromEntries(
          Object.entries(given).map(([name, content]) => [name, Buffer.from(content)]),
        );
        const read = Object.entries(unzipSync(packArchive(given)));
        expect(Object.fromEntries(read.map(([name, content]) => [name, Buffer.from(content)]))).toEqual(expected);
      }),
    );
  });

  test('may be compressed, as GitHub’s own client does', () => {
    expect(unpack(zipSync({ 'sheet.json': SHEET }, { level: 9 }))).toEqual({
      ok: true,
      value: { 'sheet.json': SHEET },
    });
  });

  test('may hold a file of just the limit', () => {
    expect(unpack(packArchive({ 'sheet.json': SHEET }), SHEET.length).ok).toBe(true);
  });

  test.each<[what: string, archive: Uint8Array, message: string]>([
    ['no file', zipSync({}), 'should hold sheet.json, each of at most 1000 bytes, and holds nothing'],
    ['another name', zipSync({ 'other.json': SHEET }), 'and holds other.json'],
    ['a folder before the name', zipSync({ 'a/sheet.json': SHEET }), 'and holds a/sheet.json'],
    ['a way up before the name', zipSync({ '../sheet.json': SHEET }), 'and holds ../sheet.json'],
    ['a second file', zipSync({ 'sheet.json': SHEET, 'other.json': SHEET }), 'and holds sheet.json, other.json'],
    ['too large a file', zipSync({ 'sheet.json': new Uint8Array(LIMIT + 1) }), 'each of at most 1000 bytes'],
    ['no zip', text('PK but not really'), 'is not a zip archive'],
    ['nothing at all', new Uint8Array(), 'is not a zip archive'],
  ])('with %s is refused', (_what, archive, message) => {
    expect(unpack(archive)).toMatchObject(broken(message));
  });

  test('with one name twice is refused, whichever of the two a reader would take', () => {
    const archive = Buffer.from(zipSync({ 'sheet.json': SHEET, 'sheet.jsox': SHEET }, { level: 0 }));
    const twice = Buffer.from(archive.toString('latin1').replaceAll('sheet.jsox', 'sheet.json'), 'latin1');
    expect(unpack(new Uint8Array(twice))).toMatchObject(broken('sheet.json, sheet.json'));
  });

  test('that is cut anywhere is refused or gives the same file', () => {
    const archive = packArchive({ 'sheet.json': SHEET });
    fc.assert(
      fc.property(fc.nat(archive.length - 1), (length) => {
        const files = unpack(archive.subarray(0, length));
        expect(files.ok ? files.value['sheet.json'] : SHEET).toEqual(SHEET);
      }),
    );
  });

  test('that claims a smaller file than it holds does not fill the memory', () => {
    const archive = Buffer.from(zipSync({ 'sheet.json': new Uint8Array(5_000_000) }, { level: 9 }));
    const central = archive.indexOf(Buffer.from('504b0102', 'hex'));
    archive.writeUInt32LE(10, central + 24);
    const files = unpack(new Uint8Array(archive));
    expect(files.ok ? files.value['sheet.json'].length : 0).toBeLessThanOrEqual(LIMIT);
  });
});
