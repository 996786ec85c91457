import { readBy } from '../issues.ts';
import { readJsonBytes } from '../json-bytes.ts';
import { regeneratedSchema } from '../record/regenerated.ts';
import { err, type Result } from '../result.ts';
import * as z from '../zod.ts';

/** The one file in the artifact of a kept record. */
export const KEPT_FILE = 'regenerated.json';

const keptSchema = z.strictObject({
  kind: z.literal('recount-kept-record'),
  run: z.string(),
  attempt: z.int().check(z.minimum(1)),
  /** The base branch that the pull request had. */
  base: z.string(),
  regenerated: regeneratedSchema,
});

/** What the judge of a run leaves behind of the record that it judged, so that a later one need not have it made anew. */
export type KeptRecord = Omit<z.infer<typeof keptSchema>, 'kind'>;

/** The name of the artifact that an attempt of a run keeps its record in. */
export const keptName = (attempt: number): string => `recount-record-${attempt}`;

/** The attempt that an artifact's name is of, or undefined where it is another artifact's. */
export const attemptOf = (name: string): number | undefined => {
  const [, attempt] = /^recount-record-([1-9]\d{0,5})$/.exec(name) ?? [];
  return attempt === undefined ? undefined : Number(attempt);
};

/** A kept record as bytes. */
export const encodeKept = (kept: KeptRecord): Uint8Array =>
  Buffer.from(JSON.stringify({ kind: 'recount-kept-record', ...kept }));

/** Reads a kept record, or says why it is none. Any job of its run could have left these bytes: hostile. */
export const decodeKept = (bytes: Uint8Array): Result<KeptRecord, string> => {
  const kept = readBy(keptSchema, readJsonBytes(bytes));
  return kept.ok ? kept : err(`${KEPT_FILE} holds no kept record: ${kept.error}`);
};
