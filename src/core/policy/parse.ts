import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { type Fault, fault, type Place } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { NOT_YET, type Policy, policySchema } from './policy.ts';

/** Where the policy lives in a repository. */
export const POLICY_PATH = '.github/recount.yml';

const showPath = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/**
 * Reads a policy. Every fault is told at once, each with the line and column of the key or value that is at fault;
 * `file` is the name that the faults carry.
 */
export const parsePolicy = (text: string, file: string = POLICY_PATH): Result<Policy, readonly Fault[]> => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: false, strict: true, uniqueKeys: true });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };

  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0)
    return err(
      problems.map(({ message, pos }) =>
        fault(
          'policy-invalid',
          `${file} is not YAML: ${message.split('\n', 1)[0]?.replace(/ at line \d+.*$/, '') ?? ''}`,
          {
            place: at(pos[0]),
          },
        ),
      ),
    );

  const placeOf = (path: readonly PropertyKey[], key?: string): Place => {
    for (let depth = path.length; depth > 0; depth--) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      const found = depth === path.length && key !== undefined ? keyNode(node, key) : node;
      const offset = offsetOf(found) ?? offsetOf(node);
      if (offset !== undefined) return at(offset);
    }
    return at((key === undefined ? undefined : offsetOf(keyNode(document.contents, key))) ?? 0);
  };

  const value = plainValue(document);
  if (!value.ok) return err([fault('policy-invalid', `${file}: ${value.error}`, { place: { file } })]);
  const parsed = policySchema.safeParse(value.value);
  if (parsed.success) return ok(parsed.data);
  return err(parsed.error.issues.flatMap((issue) => faultsOf(issue, file, placeOf)));
};

/** The library throws where aliases within aliases would fill the memory. */
const plainValue = (document: Document): Result<unknown, string> => {
  try {
    return ok(document.toJS());
  } catch (cause) {
    return err(String(cause));
  }
};

const keyNode = (node: unknown, key: string): unknown =>
  isMap(node)
    ? node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)?.key
    : undefined;

const offsetOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

const faultsOf = (
  issue: z.core.$ZodIssue,
  file: string,
  placeOf: (path: readonly PropertyKey[], key?: string) => Place,
): readonly Fault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      fault('policy-invalid', `${file}: unknown key ${showPath([...issue.path, key])}`, {
        place: placeOf(issue.path, key),
      }),
    );
  const name = issue.path.length === 0 ? 'the policy' : showPath(issue.path);
  const notYet = issue.code === 'custom' && issue.params?.['kind'] === NOT_YET;
  return [
    fault(notYet ? 'policy-not-yet' : 'policy-invalid', `${file}: ${name}: ${issue.message}`, {
      place: placeOf(issue.path),
    }),
  ];
};
