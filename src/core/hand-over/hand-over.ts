import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { canonical } from '../canonical.ts';
import { type Code, isCode } from '../codes.ts';
import { sha256, showDigest } from '../digest.ts';
import { type Fault, fault } from '../fault.ts';
import { readBy } from '../issues.ts';
import { readJsonBytes } from '../json-bytes.ts';
import { objectId } from '../object-id.ts';
import { MOST_SHARDS } from '../policy/policy.ts';
import { suiteName } from '../record/record.ts';
import { regeneratedSchema } from '../record/regenerated.ts';
import { err, ok, type Result } from '../result.ts';
import { toldBaseSchema } from '../shards/base.ts';
import { MOST_LEGS } from '../shards/leg.ts';
import { shareSchema } from '../shards/share.ts';
import { namedTestsSchema } from '../tests/named.ts';
import * as z from '../zod.ts';

/** The most characters that all slips of a run may have together: an input is one environment variable of 128 KiB. */
export const SLIP_LIMIT = 90_000;

/** The most bytes that a sheet may have, packed or not. */
export const SHEET_LIMIT = 256 * 1024 * 1024;

/** A path has at most so many characters, on any system. */
const LONGEST_PATH = 4_096;

const reasonSchema = z.strictObject({
  code: z.pipe(z.string(), z.custom<Code, string>(isCode, 'is no code of this version')),
  message: z.string(),
  remedy: z.string(),
  place: z.optional(
    z.strictObject({
      file: z.string().check(z.maxLength(LONGEST_PATH)),
      line: z.optional(z.int()),
      column: z.optional(z.int()),
    }),
  ),
});

/** The most bytes that a sheet inside a slip may have when unpacked. */
const PACKED_LIMIT = 4 * 1024 * 1024;

/** The shards of suites of which a job ran only a part. */
const sharesSchema = z.optional(
  z.record(suiteName, z.array(shareSchema).check(z.minLength(1), z.maxLength(MOST_SHARDS))),
);
/** What the base says beside them. */
const baseSchema = z.optional(toldBaseSchema);

/** The most heads that a job tells of, and characters that it says of why there is no record of one. */
export const MOST_HEADS = 100;
export const LONGEST_WHY = 300;

/** The head of a pull request in a merge queue's group: its own record, or why none could be made. */
const headSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('made'), regenerated: regeneratedSchema, shares: sharesSchema, base: baseSchema }),
  z.strictObject({ kind: z.literal('not-made'), commit: objectId, why: z.string().check(z.maxLength(LONGEST_WHY)) }),
]);
export type HandedHead = z.infer<typeof headSchema>;
export type NotMadeHead = Extract<HandedHead, { readonly kind: 'not-made' }>;

/** The rest of the hand-over: what the suites gave, or why they gave nothing. */
const sheetSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('record'),
    regenerated: regeneratedSchema,
    shares: sharesSchema,
    base: baseSchema,
    /** Of a merge queue's group, the heads of which this job found no record that stands in. */
    heads: z.optional(z.array(headSchema).check(z.maxLength(MOST_HEADS))),
    /** After a push, the tests by name, for the pull requests that are compared with it. */
    tests: z.optional(z.record(suiteName, namedTestsSchema)),
  }),
  z.strictObject({
    kind: z.literal('faults'),
    faults: z.array(reasonSchema).check(z.minLength(1)),
    tail: z.optional(z.string()),
  }),
  /** Nothing was run: the judge may look for a record of this commit that an earlier run left. */
  z.strictObject({ kind: z.literal('earlier') }),
]);
export type Sheet = z.infer<typeof sheetSchema>;

const digest = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));

const slipSchema = z.strictObject({
  recount: z.literal(1),
  run: z.string().check(z.regex(/^[1-9]\d{0,19}$/)),
  attempt: z.int().check(z.minimum(1)),
  shard: z.strictObject({
    index: z.int().check(z.minimum(0)),
    count: z.int().check(z.minimum(1), z.maximum(MOST_LEGS)),
  }),
  commit: z.string(),
  policy: digest,
  sheet: z
    .strictObject({
      sha256: digest,
      bytes: z.int().check(z.minimum(1), z.maximum(SHEET_LIMIT)),
      /** The packed sheet, where it fits; else the id of the artifact that holds it. */
      packed: z.optional(z.base64()),
      artifact: z.optional(z.int().check(z.positive())),
    })
    .check(
      z.refine(
        ({ packed, artifact }) => (packed === undefined) !== (artifact === undefined),
        'must hold the sheet or name its artifact, and not both',
      ),
    ),
});

/** The small part that crosses as a job output: it binds the sheet to a run, a head, a policy. */
export type Slip = z.infer<typeof slipSchema>;

/** What a slip says besides its sheet. */
export type SlipHead = Omit<Slip, 'recount' | 'sheet'>;

/** A sheet as bytes. */
export const encodeSheet = (sheet: Sheet): Uint8Array => Buffer.from(canonical(sheet));

/** A slip as it is put into a job output: base64, which no mask of a suite's own output is likely to hit. */
export const encodeSlip = (head: SlipHead, sheet: Uint8Array, artifact?: number): string => {
  const packed = artifact === undefined ? { packed: deflateRawSync(sheet).toString('base64') } : { artifact };
  const slip: Slip = {
    recount: 1,
    ...head,
    sheet: { sha256: showDigest(sha256(sheet)), bytes: sheet.length, ...packed },
  };
  return Buffer.from(JSON.stringify(slip)).toString('base64');
};

/**
 * Whether the judge reads this sheet out of this slip, which has room for its part among those of so many legs; one that
 * is too large, packed or not, goes into an artifact.
 */
export const fitsSlip = (slip: string, sheet: Uint8Array, legs = 1): boolean =>
  slip.length <= SLIP_LIMIT / legs && sheet.length <= PACKED_LIMIT;

const broken = (what: string, cause?: unknown): { readonly ok: false; readonly error: Fault } =>
  err(fault('hand-over-broken', `the hand-over ${what}`, { cause }));

/** Decodes base64 text of JSON. Everything in it was written by a job that ran the pull request's code: hostile. */
export const decodeSlip = (text: string): Result<Slip> => {
  if (text.trim() === '')
    return err(
      fault('hand-over-missing', 'the output `record-0` of the job `rerun` is empty, or was dropped by a mask'),
    );
  if (text.length > SLIP_LIMIT) return broken(`has ${text.length} characters, ${SLIP_LIMIT} at most are read`);
  if (!z.base64().safeParse(text).success) return broken('is not base64: it was cut or altered');
  const slip = readBy(slipSchema, readJsonBytes(Buffer.from(text, 'base64')));
  return slip.ok ? slip : broken(`is not a slip: ${slip.error}`);
};

/** The packed sheet of a slip as bytes, or undefined where an artifact holds it. */
export const unpackSheet = ({ sheet }: Slip): Result<Uint8Array | undefined> => {
  if (sheet.packed === undefined) return ok(undefined);
  if (sheet.bytes > PACKED_LIMIT)
    return broken(`holds a packed sheet of ${sheet.bytes} bytes, ${PACKED_LIMIT} at most are read`);
  try {
    // What is packed cannot outgrow the memory: one byte more than the slip says is an error.
    const bytes = inflateRawSync(Buffer.from(sheet.packed, 'base64'), { maxOutputLength: sheet.bytes });
    return bytes.length === sheet.bytes
      ? ok(bytes)
      : broken(`holds a sheet that has not the ${sheet.bytes} bytes it names`);
  } catch (cause) {
    return broken(`holds a sheet that cannot be unpacked into the ${sheet.bytes} bytes it names`, cause);
  }
};

/** Reads a sheet, provided that it is the one that its slip names. */
export const decodeSheet = (slip: Slip, bytes: Uint8Array): Result<Sheet> => {
  const found = showDigest(sha256(bytes));
  if (found !== slip.sheet.sha256) return broken(`names a sheet ${slip.sheet.sha256}, and it came with ${found}`);
  const read = readBy(sheetSchema, readJsonBytes(bytes));
  if (!read.ok) return broken(`holds no sheet: ${read.error}`);
  const sheet = read.value;
  if (sheet.kind === 'record' && (sheet.regenerated.policy !== slip.policy || sheet.regenerated.commit !== slip.commit))
    return broken('binds a sheet of another commit or policy');
  return ok(sheet);
};
