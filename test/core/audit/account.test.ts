import { describe, expect, it } from 'vitest';
import { type Account, accountName, decodeAccount, encodeAccount } from '../../../src/core/audit/account.ts';

const account: Account = {
  run: '42',
  attempt: 2,
  commit: 'a'.repeat(40),
  pulls: [
    { number: 7, head: 'a'.repeat(40), base: 'main', block: `sha256:${'b'.repeat(64)}` },
    { number: 8, head: 'a'.repeat(40), base: 'main', block: null },
  ],
};

const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

describe('the account that a judge leaves', () => {
  it('is read back as it was written, under a name of its attempt', () => {
    expect(decodeAccount(encodeAccount(account), 42, 2)).toEqual({ ok: true, value: account });
    expect(accountName(2)).toBe('recount-judged-2');
  });

  it.each<[what: string, given: Uint8Array, run: number, attempt: number, why: string]>([
    ['of another run', encodeAccount(account), 43, 2, 'it says that it is of run 42, attempt 2'],
    ['of another attempt', encodeAccount(account), 42, 1, 'it says that it is of run 42, attempt 2'],
    ['that is no JSON', Buffer.from('{'), 42, 2, 'judged.json holds no account'],
    ['that is wrong very often', bytes({ ...account, pulls: Array(300_000).fill(1) }), 42, 2, 'holds no account'],
    ['with a field more', bytes({ kind: 'recount-judged', ...account, pass: true }), 42, 2, 'holds no account'],
    [
      'with a block that is no digest',
      bytes({ kind: 'recount-judged', ...account, pulls: [{ ...account.pulls[0], block: 'sha256:0' }] }),
      42,
      2,
      'pulls.0.block',
    ],
  ])('%s is refused', (_what, given, run, attempt, why) => {
    const read = decodeAccount(given, run, attempt);
    expect(read.ok ? '' : read.error).toContain(why);
  });
});
