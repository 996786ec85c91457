import * as fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/core/canonical.ts';
import { sha256, showDigest } from '../../../src/core/digest.ts';
import {
  decodeSheet,
  decodeSlip,
  encodeSheet,
  encodeSlip,
  fitsSlip,
  type Sheet,
  SLIP_LIMIT,
  type Slip,
  type SlipHead,
  unpackSheet,
} from '../../../src/core/hand-over/hand-over.ts';
import { GREEN, HEAD, OTHER, policyWith, RED, unitRan } from '../judge/cases.ts';

const { regenerated } = unitRan(policyWith(), 1, RED);
const SHEET: Sheet = { kind: 'record', regenerated };
const FAULTS: Sheet = {
  kind: 'faults',
  faults: [
    {
      code: 'policy-invalid',
      message: '.github/recount.yml: block: expected required or when-present, found "maybe"',
      remedy: 'correct the policy',
      place: { file: '.github/recount.yml', line: 2, column: 1 },
    },
    { code: 'setup-failed', message: 'setup: `npm ci` ended with 1', remedy: 'read the end of its output' },
  ],
  tail: 'npm error',
};
const SLIP: SlipHead = {
  run: '1234567890',
  attempt: 2,
  shard: { index: 0, count: 1 },
  commit: HEAD,
  policy: regenerated.policy,
};
const BYTES = encodeSheet(SHEET);
const PACKED = encodeSlip(SLIP, BYTES);

const slipOf = (text: string): Slip => {
  const slip = decodeSlip(text);
  if (slip.ok) return slip.value;
  throw new Error(slip.error.message);
};

/** A slip's text with what stands at a path replaced; undefined takes it away. */
const edited = (path: string, value: Json | undefined, text = PACKED): string => {
  const set = (inner: unknown, [key = '', ...rest]: readonly string[]): unknown => {
    const copy = new Map(Object.entries(inner ?? {}));
    copy.set(key, rest.length === 0 ? value : set(copy.get(key), rest));
    return Object.fromEntries(copy);
  };
  const slip: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
  return Buffer.from(JSON.stringify(set(slip, path.split('.')))).toString('base64');
};

/** A slip around these bytes, whatever they are, honest about their hash and length. */
const around = (bytes: Uint8Array, head: Partial<SlipHead> = {}): Slip =>
  slipOf(encodeSlip({ ...SLIP, ...head }, bytes));

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

const broken = (message: string) => ({
  ok: false,
  error: { code: 'hand-over-broken', message: containing(message) },
});

describe('what is handed over comes out as it went in', () => {
  test.each<[name: string, sheet: Sheet]>([
    ['a record', SHEET],
    [
      'a record of a suite that was confirmed',
      {
        kind: 'record',
        regenerated: unitRan(policyWith(), 1, RED, unitRan(policyWith(), 0, GREEN).regenerated.suites['unit']?.first)
          .regenerated,
      },
    ],
    [
      "a group's record, with what was found of the heads in it",
      {
        ...SHEET,
        heads: [
          { kind: 'made', regenerated: { ...regenerated, commit: OTHER } },
          { kind: 'not-made', commit: HEAD, why: 'git-failed: no' },
        ],
      },
    ],
    ['faults, with the end of an output', FAULTS],
    ['a fault alone', { kind: 'faults', faults: [{ code: 'git-failed', message: 'x', remedy: 'y' }] }],
  ])('%s in the slip', (_name, sheet) => {
    const slip = slipOf(encodeSlip(SLIP, encodeSheet(sheet)));
    const bytes = unpackSheet(slip);
    expect(slip).toMatchObject(SLIP);
    expect(bytes.ok && bytes.value !== undefined && decodeSheet(slip, bytes.value)).toEqual({ ok: true, value: sheet });
  });

  test('a sheet in an artifact, named by its id', () => {
    const slip = slipOf(encodeSlip(SLIP, BYTES, 77));
    expect(slip.sheet).toEqual({ sha256: showDigest(sha256(BYTES)), bytes: BYTES.length, artifact: 77 });
    expect(unpackSheet(slip)).toEqual({ ok: true, value: undefined });
    expect(decodeSheet(slip, BYTES)).toEqual({ ok: true, value: SHEET });
  });

  test.each([
    ['a small one', BYTES, true],
    ['one that packs too well to be read back out of it', Buffer.alloc(4 * 1024 * 1024 + 1, 'a'), false],
    ['the longest that is read back out of it', Buffer.alloc(4 * 1024 * 1024, 'a'), true],
    ['one that does not pack', Buffer.concat(Array.from({ length: 2_000 }, (_, at) => sha256(String(at)))), false],
  ])('a slip has room for a sheet that is unpacked out of it: %s', (_what, sheet, fits) => {
    const text = encodeSlip(SLIP, sheet);
    const slip = decodeSlip(text);
    expect(fitsSlip(text, sheet)).toBe(fits);
    expect(slip.ok && unpackSheet(slip.value).ok).toBe(fits);
  });

  test('a slip is base64 of one line, as the output of a job', () => {
    expect(PACKED).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  });

  test('equal sheets have equal bytes', () => {
    const { kind } = SHEET;
    const turned: Sheet = {
      kind,
      regenerated: { ...regenerated, suites: Object.fromEntries(Object.entries(regenerated.suites).reverse()) },
    };
    expect(Buffer.from(encodeSheet(turned)).equals(BYTES)).toBe(true);
  });
});

describe('a slip that is not whole is refused', () => {
  test.each(['', ' ', '\n'])('an empty one is missing: %j', (text) => {
    expect(decodeSlip(text)).toMatchObject({ ok: false, error: { code: 'hand-over-missing' } });
  });

  test.each<[what: string, text: string, message: string]>([
    ['too long', 'A'.repeat(SLIP_LIMIT + 1), `has ${SLIP_LIMIT + 1} characters, ${SLIP_LIMIT} at most are read`],
    ['masked', `${PACKED.slice(0, 40)}***${PACKED.slice(43)}`, 'is not base64: it was cut or altered'],
    ['a line break behind it', `${PACKED}\n`, 'is not base64'],
    ['words', 'all tests passed', 'is not base64'],
    ['base64 of noise', Buffer.from([0xff, 0xfe, 0x00]).toString('base64'), 'is not a slip'],
    ['base64 of text', Buffer.from('passed').toString('base64'), 'is not a slip'],
    [
      'base64 of another JSON',
      Buffer.from('[]').toString('base64'),
      'is not a slip: Invalid input: expected object, received array',
    ],
    ['another format', edited('recount', 2), 'recount: Invalid input'],
    ['no run', edited('run', undefined), 'run: Invalid input'],
    ['a run that is no number', edited('run', '12; rm'), 'run: '],
    ['no attempt', edited('attempt', 0), 'attempt: '],
    ['half an attempt', edited('attempt', 1.5), 'attempt: '],
    ['a shard below the first', edited('shard.index', -1), 'shard.index: '],
    ['no shards', edited('shard.count', 0), 'shard.count: '],
    ['a policy that is no digest', edited('policy', 'sha256:x'), 'policy: '],
    ['a field more', edited('verdict', 'match'), 'is not a slip: Unrecognized key: "verdict"'],
    ['a hash that is none', edited('sheet.sha256', 'x'), 'sheet.sha256: '],
    ['no bytes', edited('sheet.bytes', 0), 'sheet.bytes: '],
    ['more bytes than are ever read', edited('sheet.bytes', 256 * 1024 * 1024 + 1), 'sheet.bytes: '],
    ['an artifact that has no number', edited('sheet.artifact', 'x', encodeSlip(SLIP, BYTES, 1)), 'sheet.artifact: '],
    [
      'a packed sheet and an artifact',
      edited('sheet.artifact', 1),
      'sheet: must hold the sheet or name its artifact, and not both',
    ],
    [
      'neither of them',
      edited('sheet.packed', undefined),
      'sheet: must hold the sheet or name its artifact, and not both',
    ],
    ['a packed sheet that is not base64', edited('sheet.packed', '***'), 'sheet.packed: '],
  ])('%s', (_what, text, message) => {
    expect(decodeSlip(text)).toMatchObject(broken(message));
  });

  test('wherever it is cut', () => {
    for (let length = 1; length < PACKED.length; length++) expect(decodeSlip(PACKED.slice(0, length)).ok).toBe(false);
  });

  test('or, where a letter of it is another, it is no other record', () => {
    const letters = fc.constantFrom(...'ABCXYZabcxyz0189+/'.split(''));
    fc.assert(
      fc.property(fc.nat(PACKED.length - 1), letters, (at, letter) => {
        const slip = decodeSlip(`${PACKED.slice(0, at)}${letter}${PACKED.slice(at + 1)}`);
        const bytes = slip.ok ? unpackSheet(slip.value) : slip;
        const sheet =
          slip.ok && bytes.ok && bytes.value !== undefined ? decodeSheet(slip.value, bytes.value) : undefined;
        if (sheet?.ok === true) expect(sheet.value).toEqual(SHEET);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a packed sheet takes the room that its slip names, and no more', () => {
  const repacked = (bytes: Uint8Array): string => Buffer.from(deflateSync(bytes)).toString('base64');

  test.each<[what: string, text: string, message: string]>([
    [
      'it outgrows the length named',
      edited('sheet.bytes', BYTES.length - 1),
      `cannot be unpacked into the ${BYTES.length - 1} bytes it names`,
    ],
    ['it falls short of it', edited('sheet.bytes', BYTES.length + 1), `has not the ${BYTES.length + 1} bytes it names`],
    [
      'it is a bomb',
      edited('sheet.packed', repacked(new Uint8Array(20_000_000))),
      `cannot be unpacked into the ${BYTES.length} bytes it names`,
    ],
    [
      'it names more than is ever unpacked',
      edited('sheet.bytes', 4 * 1024 * 1024 + 1),
      'holds a packed sheet of 4194305 bytes, 4194304 at most are read',
    ],
    [
      'it is cut',
      edited('sheet.packed', Buffer.from(deflateSync(BYTES)).subarray(0, 50).toString('base64')),
      'cannot be unpacked',
    ],
    [
      'it is not packed at all',
      edited('sheet.packed', Buffer.from('not deflated').toString('base64')),
      'cannot be unpacked',
    ],
  ])('%s', (_what, text, message) => {
    expect(unpackSheet(slipOf(text))).toMatchObject(broken(message));
  });
});

describe('a sheet is taken by its hash, and binds what its slip names', () => {
  test('another sheet, however well it reads, is refused', () => {
    const other = encodeSheet({ kind: 'record', regenerated: { ...regenerated, tree: OTHER } });
    expect(decodeSheet(around(BYTES), other)).toMatchObject(
      broken(`names a sheet ${showDigest(sha256(BYTES))}, and it came with ${showDigest(sha256(other))}`),
    );
  });

  const text = (content: string): Uint8Array => Buffer.from(content);
  const noHead = { kind: 'not-made', commit: OTHER, why: 'x' } as const;
  const ofHeads = (heads: Extract<Sheet, { kind: 'record' }>['heads']): readonly [Slip, Uint8Array] => {
    const bytes = encodeSheet({ kind: 'record', regenerated, ...(heads && { heads }) });
    return [around(bytes), bytes];
  };
  const record = JSON.stringify(SHEET);
  const withNotes = (count: number): readonly [Slip, Uint8Array] => {
    const notes = `"notes":[${Array(count).fill(1).join(',')}]`;
    const bytes = text(record.replace('"notes":[]', notes));
    return [around(bytes), bytes];
  };
  test.each<[what: string, slip: Slip, bytes: Uint8Array, message: string]>([
    [
      'what is wrong many times',
      ...withNotes(90),
      'first.notes.9: Invalid input: expected string, received number; and 80 more',
    ],
    ['what is wrong more often than can be told', ...withNotes(300_000), 'holds no sheet: more is wrong with it than'],
    ['no JSON', around(text('x')), text('x'), 'holds no sheet'],
    ['bytes that are no UTF-8', around(new Uint8Array([0xff])), new Uint8Array([0xff]), 'holds no sheet'],
    ['another kind', around(text('{"kind":"match"}')), text('{"kind":"match"}'), 'holds no sheet: kind: '],
    [
      'a fault with a code of no version',
      around(text('{"kind":"faults","faults":[{"code":"fine","message":"","remedy":""}]}')),
      text('{"kind":"faults","faults":[{"code":"fine","message":"","remedy":""}]}'),
      'faults.0.code: is no code of this version',
    ],
    [
      'a record of another commit',
      around(BYTES, { commit: OTHER }),
      BYTES,
      'binds a sheet of another commit or policy',
    ],
    [
      'a record of another policy',
      around(BYTES, { policy: `sha256:${'0'.repeat(64)}` }),
      BYTES,
      'binds a sheet of another commit or policy',
    ],
    ['a head of no commit', ...ofHeads([{ ...noHead, commit: 'main' }]), 'heads.0.commit: '],
    ['very many words of a head', ...ofHeads([{ ...noHead, why: 'x'.repeat(301) }]), 'heads.0.why: '],
    ['more heads than a group can have', ...ofHeads(Array.from({ length: 101 }, () => noHead)), 'heads: '],
  ])('%s', (_what, slip, bytes, message) => {
    expect(decodeSheet(slip, bytes)).toMatchObject(broken(message));
  });
});
