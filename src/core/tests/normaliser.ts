import type { RE2JS as Engine } from 're2js';
import type { IdentityRule } from '../policy/identity.ts';
import type { TestCase } from '../report/report.ts';
import { err, ok, type Result } from '../result.ts';

/** Gives a test the group and the name by which it is counted and compared. */
export type Normaliser = (test: TestCase) => TestCase;

/** Why a rule cannot be used: which one, and which of its two parts. */
export interface RuleProblem {
  readonly rule: number;
  readonly part: keyof IdentityRule;
  readonly message: string;
}

/**
 * A longer text is left as it is, in UTF-16 code units. Asked before each rule, so that rules which lengthen what the
 * one before has made cannot fill the memory.
 */
const LONGEST_TEXT = 4_096;

/** The largest compiled pattern, in the engine's instructions: together with the length this bounds the time. */
const LARGEST_PROGRAM = 1_000;

type Replacer = (text: string) => string;

/** Patterns of a group and literal text, as a replacement has them in turn. */
const partsOf = (replace: string): readonly (string | number)[] =>
  (replace.match(/\$[$1-9]|[^$]+/g) ?? []).map((part) => {
    if (!part.startsWith('$')) return part;
    return part === '$$' ? '$' : Number(part.slice(1));
  });

const compile = (
  engine: typeof Engine,
  { match, replace }: IdentityRule,
): Result<Replacer, Omit<RuleProblem, 'rule'>> => {
  try {
    const pattern = engine.compile(match);
    if (pattern.programSize() > LARGEST_PROGRAM) return err({ part: 'match', message: 'is too large a pattern' });
    const parts = partsOf(replace);
    const missing = parts.find((part) => typeof part === 'number' && part > pattern.groupCount());
    if (missing !== undefined)
      return err({
        part: 'replace',
        message: `names the group $${missing}, and \`match\` has ${pattern.groupCount()}`,
      });
    return ok((text) => {
      if (text.length > LONGEST_TEXT || !pattern.test(text)) return text;
      const matcher = pattern.matcher(text);
      let [made, from] = ['', 0];
      while (matcher.find()) {
        made += text.slice(from, matcher.start());
        for (const part of parts) made += typeof part === 'number' ? (matcher.group(part) ?? '') : part;
        from = matcher.end();
      }
      return made + text.slice(from);
    });
  } catch (cause) {
    return err({ part: 'match', message: `is no pattern of RE2: ${String(cause).replace(/^.*?regexp: /, '')}` });
  }
};

/**
 * Compiles a suite's rules. The engine is RE2's (no look-around, no references back): its time is linear in the text
 * for every pattern, so that no name that a pull request makes up can hold the judged job. It is loaded only where
 * there is a rule.
 */
export const openNormaliser = async (rules: readonly IdentityRule[]): Promise<Result<Normaliser, RuleProblem>> => {
  if (rules.length === 0) return ok((test) => test);
  const { RE2JS } = await import('re2js');
  const replacers: Replacer[] = [];
  for (const [index, rule] of rules.entries()) {
    const compiled = compile(RE2JS, rule);
    if (!compiled.ok) return err({ rule: index, ...compiled.error });
    replacers.push(compiled.value);
  }
  const normalise = (text: string): string => replacers.reduce((made, replacer) => replacer(made), text);
  // Rows of a group come together.
  let [last, lastGroup] = ['', normalise('')];
  return ok((test) => {
    if (test.group !== last) [last, lastGroup] = [test.group, normalise(test.group)];
    return { ...test, group: lastGroup, name: normalise(test.name) };
  });
};
