import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Fault, fault, type Place } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { strayAliases, yamlValue } from '../yaml-value.ts';
import type * as z from '../zod.ts';
import { explainIssue } from './issue.ts';
import { type Policy, policySchema } from './policy.ts';
import { POLICY_PATH } from './policy-path.ts';

/** One mistake in YAML may give rise to hundreds of messages; nobody reads more than this. */
const MOST_FAULTS = 20;

type Path = readonly PropertyKey[];

/** What mostly stands behind a message of the library that names a rule of YAML and not what was meant. */
const MEANT: Readonly<Record<string, string>> = {
  TAG_RESOLVE_FAILED: '; a text that begins with `!` stands in quotes',
  BAD_SCALAR_START: '; such a text stands in quotes',
  BLOCK_AS_IMPLICIT_KEY: '; the keys of one map begin in one column, and a text that has `: ` in it stands in quotes',
  UNEXPECTED_TOKEN: '; a text that begins with a quote, `{`, `[`, `>` or `-` stands in quotes, whole',
  BAD_ALIAS: '; a text that begins with `*` stands in quotes',
};

const explainYaml = (code: string, message: string): string =>
  code === 'MULTIPLE_DOCS' ? 'there is more than one document in it' : `${message}${MEANT[code] ?? ''}`;

/**
 * Reads a policy. The faults of all its values are told at once, each with the line and column of the key or value that
 * is at fault; what they must be together, as `require` and `suites`, and what stands under a name that is none, is
 * looked at when they are right. `file` is the name that the faults carry.
 */
export const parsePolicy = (text: string, file: string = POLICY_PATH): Result<Policy, readonly Fault[]> => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: false, prettyErrors: false, logLevel: 'error' });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const unexpected = (what: string, offset: number): Fault =>
    fault('policy-invalid', `${file} is not YAML as expected: ${what}`, { place: at(offset) });
  // A second message of one place is of the same mistake.
  const problems = [...document.errors, ...document.warnings]
    .slice(0, MOST_FAULTS)
    .filter(({ pos }, index, all) => all.findIndex((other) => other.pos[0] === pos[0]) === index);
  if (problems.length > 0)
    return err(problems.map(({ code, message, pos: [start] }) => unexpected(explainYaml(code, message), start)));

  const strays = text.includes('*') ? strayAliases(document).slice(0, MOST_FAULTS) : [];
  if (strays.length > 0) return err(strays.map(({ said, node }) => unexpected(said, startOf(node))));

  // What it would bring is missing where it stands, and that is not what is wrong.
  const merges = text.includes('<<') ? mergeKeys(document).slice(0, MOST_FAULTS) : [];
  if (merges.length > 0)
    return err(
      merges.map((key) =>
        fault('policy-invalid', `${file}: merge keys (\`<<\`) are not read: write out what it stands for`, {
          place: at(startOf(key)),
        }),
      ),
    );

  const value = yamlValue(document);
  if (!value.ok) return err([fault('policy-invalid', `${file}: ${value.error}`, { place: at(0) })]);
  const parsed = policySchema.safeParse(value.value, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  return err(
    parsed.error.issues.flatMap(problemsOf).map(({ path, key, issue }) => {
      const name = path.length === 0 ? 'the policy' : path.map(String).join('.');
      const node = nodeAt(document, path, key);
      const written = isScalar(node) ? node.source : undefined;
      return fault('policy-invalid', `${file}: ${name}: ${explainIssue(issue, written)}`, { place: at(startOf(node)) });
    }),
  );
};

/** A policy that can be read, to look places up in. */
const readable = (text: string) => {
  const lines = new LineCounter();
  return { lines, document: parseDocument(text, { lineCounter: lines, logLevel: 'silent' }) };
};

/** Where each suite of a policy that can be read is defined: what a finding about the suite points at. */
export const suitePlaces = (text: string, file: string): ReadonlyMap<string, Place> => {
  const { lines, document } = readable(text);
  const suites = document.get('suites');
  const names = isMap(suites) ? suites.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : [];
  return new Map(
    names.map((name) => [name, { file, line: lines.linePos(startOf(nodeAt(document, ['suites', name], true))).line }]),
  );
};

/** Where what stands at a path begins, in a policy that can be read. */
export const placeIn = (text: string, file: string, path: Path): Place => {
  const { lines, document } = readable(text);
  const { line, col } = lines.linePos(startOf(nodeAt(document, path, false)));
  return { file, line, column: col };
};

/** Something wrong at a path; with `key` the key itself is at fault and not what stands there. */
interface Problem {
  readonly path: Path;
  readonly key: boolean;
  readonly issue: z.core.$ZodIssue;
}

const problemsOf = (issue: z.core.$ZodIssue): readonly Problem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], key: true, issue }));
  return [{ path: issue.path, key: issue.code === 'invalid_key', issue }];
};

const mergeKeys = (document: Document): readonly unknown[] => {
  const found: unknown[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '<<') found.push(key);
    },
  });
  return found;
};

/** What stands at a path, or its key; for what is missing, the map that should have it. */
const nodeAt = (document: Document, path: Path, wantsKey: boolean): unknown => {
  let found: unknown = document.contents;
  for (const [index, step] of path.entries()) {
    const pair = isMap(found) ? found.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined;
    const value: unknown = pair === undefined ? document.getIn(path.slice(0, index + 1), true) : pair.value;
    const next = wantsKey && index === path.length - 1 ? pair?.key : value;
    if (!isNode(next)) break;
    found = next;
  }
  return found;
};

const startOf = (node: unknown): number => {
  const range = isNode(node) ? node.range : undefined;
  return range?.[0] ?? 0;
};
