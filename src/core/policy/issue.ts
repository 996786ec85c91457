import type * as z from '../zod.ts';

/** Words for types whose own name is not what a writer of YAML calls them. */
const WORDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  record: 'a map',
};

const LONGEST = 60;

const show = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
};

const listed = (values: readonly unknown[]): string =>
  values
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

const bound = (origin: string, limit: number | bigint, side: 'least' | 'most'): string => {
  if (origin === 'string')
    return side === 'least' ? 'something, not an empty string' : `a text of at most ${limit} characters`;
  return origin === 'array' ? `a list of at ${side} ${limit}` : `a number of at ${side} ${limit}`;
};

/** What should stand where a policy is wrong, or undefined where the schema's own message says it whole. */
const expectation = (issue: z.core.$ZodIssue): string | undefined => {
  if (issue.code === 'invalid_type') return WORDS[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === 'invalid_value') return listed(issue.values);
  if (issue.code === 'too_small') return bound(issue.origin, issue.minimum, 'least');
  if (issue.code === 'too_big') return bound(issue.origin, issue.maximum, 'most');
  return issue.code === 'invalid_union' ? issue.message : undefined;
};

/**
 * What is wrong at one place of a policy in a few words. The issue must carry the value that was found (`reportInput`);
 * `written` is what stands there in the text, where that is known: `010` is ten to YAML.
 */
export const explainIssue = (issue: z.core.$ZodIssue, written?: string): string => {
  if (issue.code === 'invalid_key') return issue.issues.map((one) => explainIssue(one)).join('; ');
  const expected = expectation(issue);
  const { input, message } = issue;
  if (expected === 'a string' && (typeof input === 'number' || typeof input === 'boolean'))
    return `expected a string, found ${written ?? show(input)}: quote it`;
  if (expected !== undefined)
    return input === undefined ? `is missing; expected ${expected}` : `expected ${expected}, found ${show(input)}`;
  // Messages of another form are about a key or about several values, and name what they mean.
  return /^must (?:be|have) /.test(message) && input !== undefined ? `${message}, found ${show(input)}` : message;
};
