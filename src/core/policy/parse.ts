import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Fault, fault, type Place } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { yamlValue } from '../yaml-value.ts';
import type * as z from '../zod.ts';
import { explainIssue } from './issue.ts';
import { type Policy, policySchema } from './policy.ts';
import { POLICY_PATH } from './policy-path.ts';

/** One mistake in YAML may give rise to hundreds of messages; nobody reads more than this. */
const MOST_FAULTS = 20;

type Path = readonly PropertyKey[];

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
  const problems = [...document.errors, ...document.warnings].slice(0, MOST_FAULTS);
  if (problems.length > 0)
    return err(
      problems.map(({ code, message, pos: [start] }) => {
        const what = code === 'MULTIPLE_DOCS' ? 'there is more than one document in it' : message;
        return fault('policy-invalid', `${file} is not YAML as expected: ${what}`, { place: at(start) });
      }),
    );

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
