import { gunzipSync, gzipSync } from 'node:zlib';
import { readBy } from '../issues.ts';
import { readJsonBytes } from '../json-bytes.ts';
import { suiteName } from '../record/record.ts';
import { regeneratedSchema } from '../record/regenerated.ts';
import { err, type Result } from '../result.ts';
import { namedTestsSchema } from '../tests/named.ts';
import * as z from '../zod.ts';

/** The one file in the artifact of a baseline. */
export const BASELINE_FILE = 'baseline.json.gz';

/** A baseline has at most so many bytes, packed and not: 200,000 tests of a suite by name are about 30 MB. */
const MOST_PACKED = 32 * 1024 * 1024;
const MOST_BYTES = 256 * 1024 * 1024;

const baselineSchema = z.strictObject({
  kind: z.literal('recount-baseline'),
  run: z.string(),
  attempt: z.int().check(z.minimum(1)),
  branch: z.string(),
  regenerated: regeneratedSchema,
  /** Of each suite of which not too many tests ran. */
  tests: z.record(suiteName, namedTestsSchema),
});

/** What the judge of a push leaves behind: the record of a commit of the branch, with its tests by name. */
export type KeptBaseline = Omit<z.infer<typeof baselineSchema>, 'kind'>;

/** The name of the artifact that an attempt of a run keeps its baseline in. */
export const baselineName = (attempt: number): string => `recount-baseline-${attempt}`;

/** The attempt that an artifact's name is of, or undefined where it is another artifact's. */
export const baselineAttempt = (name: string): number | undefined => {
  const [, attempt] = /^recount-baseline-([1-9]\d{0,5})$/.exec(name) ?? [];
  return attempt === undefined ? undefined : Number(attempt);
};

/** A baseline as bytes; without its tests by name where they are too many, so that it says nothing of losses. */
export const encodeBaseline = (kept: KeptBaseline, most = MOST_PACKED): Uint8Array => {
  const pack = (one: KeptBaseline) => gzipSync(JSON.stringify({ kind: 'recount-baseline', ...one }));
  const whole = pack(kept);
  return whole.length <= most ? whole : pack({ ...kept, tests: {} });
};

/** Reads a baseline, or says why it is none. Any job of its run could have left these bytes: hostile. */
export const decodeBaseline = (bytes: Uint8Array): Result<KeptBaseline, string> => {
  const kept = readBy(baselineSchema, readJsonBytes(unpack(bytes)));
  return kept.ok ? kept : err(`${BASELINE_FILE} holds no baseline: ${kept.error}`);
};

const unpack = (bytes: Uint8Array): Uint8Array => {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return new Uint8Array();
  }
};
