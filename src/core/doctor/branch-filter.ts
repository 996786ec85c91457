import { literal, matchesParts, type Part, star } from './glob.ts';

const TOKEN = /\*+|\[[^\]]*\]|\\.|[^]/gu;

const classOf = (text: string): Part => {
  const inner = text.slice(1, -1);
  const accepts = (character: string): boolean =>
    Array.from(inner.matchAll(/(.)-(.)|([^])/gu)).some(([, from, to, single]) =>
      from === undefined || to === undefined ? character === single : from <= character && character <= to,
    );
  return { kind: 'one', accepts };
};

/**
 * A filter pattern of a workflow, in parts: `*` within a folder, `**` across, `[…]` one of these, `?` and `+` after a
 * character as in a regular expression (docs: "Workflow syntax", filter pattern cheat sheet).
 */
const partsOf = (pattern: string): readonly Part[] => {
  const parts: Part[] = [];
  for (const [token] of pattern.matchAll(TOKEN)) {
    const last = parts.at(-1);
    if (token === '?' && last?.kind === 'one') parts[parts.length - 1] = { ...last, kind: 'maybe' };
    else if (token === '+' && last?.kind === 'one') parts.push({ ...last, kind: 'any' });
    else if (token.startsWith('*')) parts.push(star(token.length > 1));
    else if (token.startsWith('[') && token.length > 1) parts.push(classOf(token));
    else parts.push(literal(token.length > 1 ? token.slice(1) : token));
  }
  return parts;
};

/** Whether `branches` lets a branch through: the last pattern that matches decides, and one with `!` takes it out. */
export const isLetThrough = (patterns: readonly string[], branch: string): boolean => {
  let through = false;
  for (const pattern of patterns) {
    const out = pattern.startsWith('!');
    if (matchesParts(partsOf(out ? pattern.slice(1) : pattern), branch)) through = !out;
  }
  return through;
};
