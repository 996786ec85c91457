import type { IdentityRule } from '../policy/identity.ts';

/** Parts of a name that are made anew in each run, the longest kinds first; the last alternative takes what is left. */
const KINDS = [
  ['path', String.raw`(?:/private)?/(?:tmp|var/folders)/[^\s'"]+`],
  ['uuid', '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'],
  ['time', String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?`],
  ['address', '0x[0-9a-fA-F]+'],
  ['hash', '(?:[0-9]+[a-f]|[a-f]+[0-9])[0-9a-f]{5,}'],
  ['number', String.raw`\d+(?:\.\d+)?`],
] as const;

interface Token {
  readonly text: string;
  readonly kind: (typeof KINDS)[number] | undefined;
}

const TOKEN = new RegExp(`${KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|')}|[A-Za-z_]+|[^]`, 'gu');

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map(([found, ...kinds]) => ({
    text: found,
    kind: KINDS[kinds.findIndex((kind) => kind !== undefined)],
  }));

/** A name with each part that may be made anew replaced by its kind: what two runs' names of one test have in common. */
export const skeletonOf = (text: string): string =>
  JSON.stringify(tokensOf(text).map(({ text: found, kind }) => (kind === undefined ? found : { kind: kind[0] })));

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The words before a token that say what it is: one, with what stands between them. */
const contextOf = (tokens: readonly Token[], at: number): string => {
  let context = '';
  for (const { text, kind } of tokens.slice(0, at).reverse()) {
    if (kind !== undefined) break;
    context = `${text}${context}`;
    if (/^[A-Za-z_]+$/.test(text)) break;
  }
  return context;
};

/** The rules that make two texts of one skeleton the same. */
export const rulesBetween = (one: string, other: string): readonly IdentityRule[] => {
  const [tokens, others] = [tokensOf(one), tokensOf(other)];
  return tokens.flatMap(({ text, kind }, at): readonly IdentityRule[] => {
    if (kind === undefined || text === others[at]?.text) return [];
    const context = contextOf(tokens, at);
    const bound = /^\w/.test(context) || (context === '' && /^\w/.test(text)) ? String.raw`\b` : '';
    return [
      { match: `${bound}${escaped(context)}${kind[1]}`, replace: `${context.replaceAll('$', '$$$$')}<${kind[0]}>` },
    ];
  });
};
