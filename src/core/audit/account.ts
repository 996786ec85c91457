import type { Digest } from '../digest.ts';
import { readBy } from '../issues.ts';
import { readJsonBytes } from '../json-bytes.ts';
import { digestSchema } from '../record/record.ts';
import { err, ok, type Result } from '../result.ts';
import * as z from '../zod.ts';

/** What a verdict was about one pull request; `block` is null where it had none. */
export interface JudgedPull {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  readonly block: Digest | null;
}

/** What the judge of a run leaves behind for the audit: which pull requests it judged, and by which blocks. */
export interface Account {
  readonly run: string;
  readonly attempt: number;
  readonly commit: string;
  readonly pulls: readonly JudgedPull[];
}

/** The one file in the artifact of an account. */
export const ACCOUNT_FILE = 'judged.json';

const accountSchema = z.strictObject({
  kind: z.literal('recount-judged'),
  run: z.string(),
  attempt: z.int().check(z.minimum(1)),
  commit: z.string(),
  pulls: z.array(
    z.strictObject({ number: z.int(), head: z.string(), base: z.string(), block: z.nullable(digestSchema) }),
  ),
});

/** The name of the artifact that an attempt of a run leaves its account in. */
export const accountName = (attempt: number): string => `recount-judged-${attempt}`;

/** An account as bytes. */
export const encodeAccount = (account: Account): Uint8Array =>
  Buffer.from(JSON.stringify({ kind: 'recount-judged', ...account }));

/** Reads the account of an attempt, or says why it is none. Any job of its run could have left these bytes: hostile. */
export const decodeAccount = (bytes: Uint8Array, run: number, attempt: number): Result<Account, string> => {
  const read = readBy(accountSchema, readJsonBytes(bytes));
  if (!read.ok) return err(`${ACCOUNT_FILE} holds no account: ${read.error}`);
  const { kind: _, ...account } = read.value;
  return account.run === String(run) && account.attempt === attempt
    ? ok(account)
    : err(`it says that it is of run ${account.run}, attempt ${account.attempt}`);
};
