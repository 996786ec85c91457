import type { Digest } from '../digest.ts';
import { fault } from '../fault.ts';
import { readJsonText } from '../json-text.ts';
import { err, ok, type Result } from '../result.ts';
import { namedTestsSchema } from '../tests/named.ts';
import * as z from '../zod.ts';
import { type Regenerated, regeneratedSchema } from './regenerated.ts';

/** What a record is found again by: equal tree, equal policy, equal system give equal results. */
export interface StoredKey {
  readonly tree: string;
  readonly policy: Digest;
  readonly os: string;
  readonly arch: string;
}

const storedSchema = z.strictObject({
  kind: z.literal('recount-stored-record'),
  regenerated: regeneratedSchema,
  tests: z.record(z.string(), namedTestsSchema),
});

/** A record as it is kept beside the repository: with every test by name, for `explain`. */
export type StoredRecord = Omit<z.infer<typeof storedSchema>, 'kind'>;

/** The file name of a stored record. The tree comes first, so that the records of a commit are found by it. */
export const storedName = ({ tree, policy, os, arch }: StoredKey): string =>
  `${tree}-${policy.slice('sha256:'.length, 'sha256:'.length + 16)}-${os}-${arch}.json`;

/** The text of a stored record. */
export const encodeStored = (stored: StoredRecord): string =>
  JSON.stringify({ kind: 'recount-stored-record', ...stored });

/** Reads a stored record; `file` is what a fault names. */
export const decodeStored = (text: string, file: string): Result<StoredRecord> => {
  const parsed = storedSchema.safeParse(readJsonText(text));
  if (!parsed.success) return err(fault('record-unreadable', `${file} holds no stored record`, { place: { file } }));
  const { kind: _kind, ...stored } = parsed.data;
  return ok(stored);
};

/** A stored record as one of `commit`: a new commit with the same tree gives the same results. */
export const asOf = (commit: string, { regenerated, tests }: StoredRecord): StoredRecord => ({
  regenerated: { ...regenerated, commit } satisfies Regenerated,
  tests,
});
