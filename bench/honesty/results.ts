import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const words = z.array(z.string()).readonly();
const origin = z.enum(['documentation', 'source']);
const cost = z.object({ wall: z.number(), cpu: z.number(), peak: z.number() });
const common = { runner: z.string(), seconds: z.number(), outcome: z.string(), codes: words };

const honestResult = z.object({
  ...common,
  kind: z.literal('honest'),
  title: z.string(),
  origin,
  right: z.object({ outcome: z.string(), codes: words }),
  cause: z.string(),
  cost: cost.optional(),
});

const projectResult = z.object({
  ...common,
  kind: z.literal('project'),
  /** The release that is the pull request's head, and the one that is its base. */
  version: z.string(),
  before: z.string(),
  /** What the suite gave at the author's desk decides it. */
  right: z.object({ outcome: z.string(), codes: words }),
  /** How many tests the author's record counts. */
  tests: z.number(),
  cause: z.string(),
  cost: cost.optional(),
});

const lieResult = z.object({
  ...common,
  kind: z.literal('lie'),
  field: z.string(),
  form: z.string(),
  door: z.string(),
  origin,
  right: words,
  named: words,
  /** Whether the check was green: the lie was let through. */
  passed: z.boolean(),
  cause: z.string(),
  cost: cost.optional(),
});

const runnerResult = z.object({
  ...common,
  kind: z.literal('runner'),
  form: z.string(),
  /** Whether the summary names a changed file that decides how the runner counts. */
  shown: z.boolean(),
});

const versionResult = z.object({ kind: z.literal('version'), runner: z.string(), version: z.string() });
const missingResult = z.object({ kind: z.literal('missing'), runner: z.string(), reason: z.string() });

const resultSchema = z.discriminatedUnion('kind', [
  honestResult,
  projectResult,
  lieResult,
  runnerResult,
  versionResult,
  missingResult,
]);

/** One line of the results. */
export type Result = z.infer<typeof resultSchema>;
export type HonestResult = z.infer<typeof honestResult>;
export type ProjectResult = z.infer<typeof projectResult>;
export type LieResult = z.infer<typeof lieResult>;
export type RunnerResult = z.infer<typeof runnerResult>;
export type VersionResult = z.infer<typeof versionResult>;
export type MissingResult = z.infer<typeof missingResult>;

const hashOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:c?js|ts)$/u.test(name)) continue;
    hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** What was measured: another program, or other stories, and a result stands for nothing any more. */
export const buildOf = (): string =>
  [join(import.meta.dirname, '../../dist'), import.meta.dirname].map(hashOf).join('-');

/** What tells one story from another. */
export const keyOf = (result: Result): string => {
  if (result.kind === 'honest') return `honest|${result.runner}|${result.title}`;
  if (result.kind === 'project') return `project|${result.runner}|${result.version}`;
  if (result.kind === 'lie') return `lie|${result.runner}|${result.door}|${result.field}|${result.form}`;
  if (result.kind === 'runner') return `runner|${result.runner}|${result.form}`;
  return `${result.kind}|${result.runner}`;
};

/** The results of one build, a line each, so that a run that was interrupted goes on where it was. */
export interface Results {
  readonly all: () => readonly Result[];
  readonly has: (key: string) => boolean;
  readonly add: (result: Result) => void;
}

/** Opens the results in a file: what is there of another build is thrown away. */
export const openResults = (file: string, fresh: boolean): Results => {
  const head = JSON.stringify({ build: buildOf() });
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const kept = fresh || lines[0] !== head ? [] : lines.slice(1);
  if (kept.length === 0) {
    rmSync(file, { force: true });
    appendFileSync(file, `${head}\n`);
  }
  const found = new Map(
    kept.map((line) => resultSchema.parse(JSON.parse(line))).map((result) => [keyOf(result), result]),
  );
  return {
    all: () => [...found.values()],
    has: (key) => found.has(key),
    add: (result) => {
      found.set(keyOf(result), result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
};
