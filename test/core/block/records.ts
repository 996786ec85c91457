import * as fc from 'fast-check';
import type { RunRecord, SuiteRecord } from '../../../src/core/record/record.ts';

const HASH = '0123456789abcdef'.repeat(4);

/** A suite of 412 tests that passes, with what a case changes about it. */
export const suiteRecord = (changes: Partial<SuiteRecord> = {}): SuiteRecord => ({
  command: 'npx vitest run',
  scope: 'offline',
  exit: 0,
  tests: { total: 412, passed: 409, failed: 0, skipped: 3 },
  digest: `sha256:${HASH}`,
  ...changes,
});

/** A record of these suites, or of one that passes. */
export const runRecord = (suites: RunRecord['suites'] = { unit: suiteRecord() }): RunRecord => ({
  recount: 1,
  commit: HASH.slice(0, 40),
  tree: HASH.slice(24),
  policy: `sha256:${HASH}`,
  suites,
  by: {
    tool: 'recount 0.1.0',
    at: '2026-11-29T12:00:00Z',
    os: 'linux',
    arch: 'x64',
    isolation: 'namespace',
    network: 'none',
    milliseconds: 12_300,
  },
});

/** Text that does something in Markdown, in HTML, in a table, in a commit message, or to a reader. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '@octocat',
    'fixes #12',
    'closes GH-12',
    'resolves https://github.com/o/r/issues/1',
    '[skip ci]',
    '***NO_CI***',
    '`',
    '``` ',
    '|',
    '\\|',
    '<img src=x>',
    '</details>',
    '<!-- /recount -->',
    '<!-- recount -->',
    '![](http://t.example)',
    '[a](b)',
    '$1 $& $$',
    '\n',
    '\r\n```recount\n',
    '\t',
    '\u202Eevil',
    '\u200B',
    'é',
    '𝒳',
    '\\n',
    '"',
    '\u007F',
    '\0',
    '*',
    ' ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

const text = fc.array(hostileText, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const count = fc.integer({ min: 0, max: 9_999_999_999 });
const hash = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: length, maxLength: length });
const digest = hash(64).map((hex) => `sha256:${hex}` as const);
const objectId = fc.oneof(hash(40), hash(64));
const names = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 });
const optional = { requiredKeys: ['command', 'scope', 'exit'] } satisfies { requiredKeys: (keyof SuiteRecord)[] };

const suite: fc.Arbitrary<SuiteRecord> = fc.record(
  {
    command: fc.oneof(
      text.filter((command) => command !== ''),
      fc.array(text, { minLength: 1, maxLength: 4 }),
    ),
    scope: fc.constantFrom('syntax', 'offline', 'live'),
    exit: fc.oneof(count, fc.constantFrom('timeout', 'signal:SIGKILL', 'signal:SIGSEGV')),
    tests: fc.record(
      { total: count, passed: count, failed: count, skipped: count, unstable: count },
      { requiredKeys: ['total', 'passed', 'failed', 'skipped'] },
    ),
    digest,
    report: fc.constantFrom('report-missing', 'report-truncated', 'format-unknown'),
    groups: fc.uint8Array({ minLength: 12, maxLength: 48 }).map((bytes) => Buffer.from(bytes).toString('base64')),
    failing: names,
    skipping: names,
    losses: names,
    proves: names,
  },
  optional,
);

const suiteName = fc.oneof(
  fc.constantFrom('unit', 'gh-12', 'a-gh-1', 'types'),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/),
);

/** Any record that the format allows, with hostile commands and names. */
export const anyRecord: fc.Arbitrary<RunRecord> = fc
  .record({ commit: objectId, tree: objectId, policy: digest, suites: fc.dictionary(suiteName, suite, { maxKeys: 4 }) })
  .map((parts) => ({ ...runRecord(), ...parts }));
