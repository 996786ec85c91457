import { objectId } from '../object-id.ts';
import * as z from '../zod.ts';
import type { RecordedExit } from './exit.ts';

/** The newest format that this version writes; it reads the last three. */
export const FORMAT = 1;

const LARGEST = 9_999_999_999;
const count = z.int().check(z.minimum(0), z.maximum(LARGEST));
/** A digest as it is shown. */
export const digestSchema = z.templateLiteral(['sha256:', z.string().check(z.regex(/^[0-9a-f]{64}$/))]);
const testNames = z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()]))));

/** A suite's scope: how far its result reaches. */
export const SCOPES = ['syntax', 'offline', 'live'] as const;

/** A command: a string for a shell, or a list of arguments without one. */
export const commandSchema = z.union(
  [z.string().check(z.minLength(1)), z.readonly(z.array(z.string()).check(z.minLength(1)))],
  {
    error: 'a command: a string for a shell, or a list of strings without one',
  },
);
export type Command = z.infer<typeof commandSchema>;

/** A suite's name. Two words are kept out that name a property of every object, so that a look-up by name is safe. */
export const suiteName = z
  .string()
  .check(
    z.regex(
      /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/,
      'must be a name of lowercase letters, digits and "-", 40 at most, that begins with a letter, and not `constructor` or `prototype`',
    ),
  );

const exit = z.custom<RecordedExit>(
  (value) =>
    value === 'timeout' ||
    count.safeParse(value).success ||
    (typeof value === 'string' && /^signal:SIG[A-Z0-9]{2,10}$/.test(value)),
  'expected an exit: a number, "signal:SIG…" or "timeout"',
);

/** Counts of a suite's tests. `unstable` is there where the policy names such tests. */
export const countsSchema = z.strictObject({
  total: count,
  passed: count,
  failed: count,
  skipped: count,
  unstable: z.optional(count),
});
export type Counts = z.infer<typeof countsSchema>;

/** What the record holds of one suite. */
export const suiteRecordSchema = z.strictObject({
  command: commandSchema,
  scope: z.enum(SCOPES),
  exit,
  tests: z.optional(countsSchema),
  digest: z.optional(digestSchema),
  report: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  groups: z.optional(z.base64()),
  failing: z.optional(testNames),
  skipping: z.optional(testNames),
  losses: z.optional(testNames),
  proves: z.optional(testNames),
});
export type SuiteRecord = z.infer<typeof suiteRecordSchema>;

/** How a suite was kept apart, the weakest way first: what applied, shown and never compared. */
export const ISOLATIONS = ['none', 'user', 'namespace', 'container'] as const;

/** Node's words for systems and machines: its documentation, `process.platform` and `process.arch`. */
const PLATFORMS = [
  'aix',
  'android',
  'cygwin',
  'darwin',
  'freebsd',
  'haiku',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'win32',
] as const;
const ARCHITECTURES = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips',
  'mipsel',
  'ppc',
  'ppc64',
  'riscv64',
  's390',
  's390x',
  'x64',
] as const;

// What follows the version is of a closed list too: in a block nobody can say more by it.
const TOOL = /^recount (?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){2}(?:-(?:alpha|beta|rc)(?:\.\d{1,3})?)?$/;

const bySchema = z.strictObject({
  tool: z.string().check(z.regex(TOOL)),
  at: z.iso.datetime({ precision: 0 }),
  os: z.enum(PLATFORMS),
  arch: z.enum(ARCHITECTURES),
  isolation: z.enum(ISOLATIONS),
  network: z.enum(['none', 'open']),
  from: z.optional(z.literal('ci')),
  milliseconds: count,
});
export type By = z.infer<typeof bySchema>;

/** What one run of the suites gave. */
export const recordSchema = z.strictObject({
  recount: z.literal(FORMAT),
  commit: objectId,
  tree: objectId,
  policy: digestSchema,
  suites: z.record(suiteName, suiteRecordSchema),
  by: bySchema,
});
export type RunRecord = z.infer<typeof recordSchema>;
