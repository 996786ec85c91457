import { BODY } from './format.ts';
import { type Markdown, parseMarkdown } from './markdown.ts';
import type { Code } from './second-reading.ts';
import { readsLikeName } from './skeleton.ts';
import { linesOf, type Source } from './source.ts';
import { isTangled } from './tangled.ts';

/** A test that a body cites outside its block: inline code of the form `recount: SUITE › GROUP › TEST: OUTCOME`. */
export interface Citation {
  readonly suite: string;
  readonly test: string;
  /** What the test is said to have come to, in whatever word. */
  readonly outcome: string;
  readonly place: { readonly file: string; readonly line: number };
}

/** As people may type it: the outcome is any word, so that one which is none can be told. */
const FORM = /^([^\s:]+):\s+(\S+)\s+[›>]\s+(\S.*):\s+(\S+)$/u;

// Signs that look like those of the form.
const COLON = ':\uff1a\ufe55\u2236\ua789\u02d0';
const ARROW = '›>\uff1e\ufe65\u276f\u00bb\u2192\u27e9\u3009';

/**
 * What a reader may take for it. Where no blank stands before the outcome, that is one of its words: names have colons
 * too.
 */
const ALIKE = new RegExp(
  `^([^\\s${COLON}]+)\\s*[${COLON}]\\s*([^\\s${ARROW}]+)\\s*[${ARROW}]\\s*(\\S.*?)` +
    `(?:[${COLON}]\\s+(\\S+)|(?<!:)[${COLON}](passed|failed|skipped|unstable))$`,
  'u',
);

const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/** What a code cites, also where a reader alone would take it for a citation; undefined where it is none. */
const citationOf = (text: string): readonly [suite: string, test: string, outcome: string] | undefined => {
  const form = FORM.exec(text) ?? ALIKE.exec(text.replace(NOT_SEEN, ''));
  if (form === null || !readsLikeName(String(form[1]))) return undefined;
  return [String(form[2]), String(form[3]), String(form[4] ?? form[5])];
};

// Up to the next colon and no further, so that no character is looked at once for every colon before it.
const BLANKS = `[[\\s\\u0080-\\uffff]--[${COLON}]]*`;

/** What every citation has in it, and nearly no other body: asked first, since a body is read for it in two ways. */
const MAY_CITE = new RegExp(`:\\s+\\S+\\s+[›>]|[${COLON}]${BLANKS}[\\w\\-]+${BLANKS}[${ARROW}]`, 'v');

/** More than these, and nobody reads them; each of them costs a search among all tests. */
export const MOST_CITED = 20;

/** The citations that are looked at. */
export const lookedAt = (citations: readonly Citation[]): readonly Citation[] => citations.slice(0, MOST_CITED);

/** The tests that are cited of a suite. */
export const citedOf = (suite: string, citations: readonly Citation[]): readonly string[] =>
  citations.flatMap((one) => (one.suite === suite ? [one.test] : []));

const codeOf = ({ parts }: Markdown): readonly Code[] => {
  const found: Code[] = [];
  for (const part of parts) {
    let quoted = 0;
    for (const { type, map, children } of part.tokens) {
      if (type === 'blockquote_open') quoted += 1;
      if (type === 'blockquote_close') quoted -= 1;
      if (quoted > 0) continue;
      for (const child of children ?? [])
        if (child.type === 'code_inline') found.push({ text: child.content, line: map?.[0] ?? part.line });
    }
  }
  return found;
};

/** The same as the second parser reads it: no code that a page may show is left out. */
const codeElsewhere = async ({ lines }: Source): Promise<readonly Code[]> => {
  if (isTangled(lines)) return [];
  const { readAgain } = await import('./second-reading.ts');
  return readAgain(lines.join('\n'))?.code ?? [];
};

/** The citations of a body, each once. What is quoted, or stands in a fence, is an example; in a block no `›` can stand. */
export const citationsIn = async (body: string | null): Promise<readonly Citation[]> => {
  if (body === null || !body.includes('`') || !MAY_CITE.test(body)) return [];
  const source = linesOf(body);
  const citations = new Map<string, Citation>();
  for (const { text, line } of [...codeOf(await parseMarkdown(source)), ...(await codeElsewhere(source))]) {
    const cited = citationOf(text);
    if (cited === undefined) continue;
    const [suite, test, outcome] = cited;
    const key = `${suite} › ${test}: ${outcome}`;
    if (!citations.has(key)) citations.set(key, { suite, test, outcome, place: { file: BODY, line: line + 1 } });
  }
  return [...citations.values()];
};
