import { BODY } from './format.ts';
import { parseMarkdown } from './markdown.ts';
import { linesOf } from './source.ts';

/** A test that a body cites outside its block: inline code of the form `recount: SUITE › GROUP › TEST: OUTCOME`. */
export interface Citation {
  readonly suite: string;
  readonly test: string;
  /** What the test is said to have come to, in whatever word. */
  readonly outcome: string;
  readonly place: { readonly file: string; readonly line: number };
}

/** As people may type it: the outcome is any word, so that one which is none can be told. */
const FORM = /^recount:\s+(\S+)\s+[›>]\s+(.+):\s+(\S+)$/iu;

/** More than these, and nobody reads them; each of them costs a search among all tests. */
export const MOST_CITED = 20;

/** The citations that are looked at. */
export const lookedAt = (citations: readonly Citation[]): readonly Citation[] => citations.slice(0, MOST_CITED);

/** The tests that are cited of a suite. */
export const citedOf = (suite: string, citations: readonly Citation[]): readonly string[] =>
  citations.flatMap((one) => (one.suite === suite ? [one.test] : []));

/** The citations of a body, each once. What is quoted, or stands in a fence, is an example; in a block no `›` can stand. */
export const citationsIn = async (body: string | null): Promise<readonly Citation[]> => {
  if (!body?.match(/recount:/i)) return [];
  const { parts } = await parseMarkdown(linesOf(body));
  const citations = new Map<string, Citation>();
  for (const part of parts) {
    let quoted = 0;
    for (const { type, map, children } of part.tokens) {
      if (type === 'blockquote_open') quoted += 1;
      if (type === 'blockquote_close') quoted -= 1;
      for (const child of quoted > 0 ? [] : (children ?? [])) {
        const form = child.type === 'code_inline' ? FORM.exec(child.content) : null;
        if (form === null) continue;
        const [suite, test, outcome] = [String(form[1]), String(form[2]), String(form[3])];
        const key = `${suite} › ${test}: ${outcome}`;
        if (citations.has(key)) continue;
        citations.set(key, { suite, test, outcome, place: { file: BODY, line: (map?.[0] ?? part.line) + 1 } });
      }
    }
  }
  return [...citations.values()];
};
