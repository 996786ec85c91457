import type { PlainSettings } from './settings.ts';

/**
 * The keys of a policy with its `changes` and `hook`, read by lines: a library takes longer to load than the whole decision may take. It
 * understands what policies are mostly written in. Where it meets anything else (an anchor, a tag, an escape, a text in
 * quotes over two lines, a key twice) it gives undefined, and the library judges.
 */
export const readQuickly = (text: string): PlainSettings | undefined => {
  const sections = entriesOf(linesOf(text) ?? [], 0);
  // What stands further in below a text belongs to it, or is a fault.
  if ([...(sections?.values() ?? [])].some(({ head, below }) => head.tokens.length > 0 && below.length > 0))
    return undefined;
  const wanted = sections && mapOf([...sections].filter(([name]) => name === 'changes' || name === 'hook'));
  return wanted && { keys: [...sections.keys()], changes: wanted.get('changes'), hook: wanted.get('hook') };
};

/** A line: how far in it begins, the dashes of a list, a key, and what is left. */
interface Line {
  readonly indent: number;
  readonly dashes: string;
  readonly key: string | undefined;
  readonly tokens: readonly string[];
}

/** A pattern takes the square of a longer run of blanks. */
const LONGEST_LINE = 2_000;

const LINE = /^( *)((?:- +)*)(?:([A-Za-z_][\w.-]*):(?: +|$))?(.*?) *$/s;

/** The lines that say something; undefined where one is not understood. */
const linesOf = (text: string): readonly Line[] | undefined => {
  if (text.includes('\t') || text.includes('\r')) return undefined;
  const lines: Line[] = [];
  let marked = false;
  let literal = Number.POSITIVE_INFINITY;
  for (const source of text.split('\n')) {
    if (source.length > LONGEST_LINE) return undefined;
    if (source === '---' && lines.length === 0 && !marked) {
      marked = true;
      continue;
    }
    const [, blanks = '', dashes = '', key, rest = ''] = source.split(LINE);
    const indent = blanks.length;
    const isEmpty = key === undefined && dashes === '' && (rest === '' || rest.startsWith('#'));
    if (isEmpty || indent > literal) continue;
    const tokens = tokensOf(rest);
    if (tokens === undefined || (key === undefined && dashes === '')) return undefined;
    // What begins a text of lines, which ends before the first line that is not further in.
    const isLiteral = tokens[0]?.startsWith('|') || tokens[0]?.startsWith('>');
    const start = indent + (key === undefined ? dashes.trimEnd().length - 1 : dashes.length);
    literal = isLiteral === true ? start : Number.POSITIVE_INFINITY;
    lines.push({ indent, dashes, key, tokens });
  }
  return lines;
};

const COMMENT = /(?:^| +)#.*$/s;
const PLAIN = /^(?:[\w./~$](?:[^:#]|:(?! |$)|(?<! )#)*|[|>][-+\d]{0,2})$/s;
// A comment, blanks, what lists and maps in a line are made of, texts in quotes, and words.
const TOKEN = / +#.*$| +|[[\]{},]|:(?= |$)|(?:"[^"\\]*"|'[^']*')(?=[\]}, :]|$)|[\w./~$](?:[^ ,[\]{}"':]|:(?! |$))*/gs;

/** What stands behind a key or a dash, without a comment; undefined where it may not end in its line. */
const tokensOf = (rest: string): readonly string[] | undefined => {
  if (!'"\'[{'.includes(rest.charAt(0))) {
    const plain = rest.replace(COMMENT, '');
    if (plain === '') return [];
    return PLAIN.test(plain) ? [plain] : undefined;
  }
  const tokens = rest.match(TOKEN) ?? [];
  const count = (marks: string): number => tokens.filter((token) => marks.includes(token)).length;
  if (tokens.join('') !== rest || count('[{') !== count('}]')) return undefined;
  return tokens.filter((token) => !token.startsWith(' '));
};

/** A key, and the lines below that belong to it. */
interface Entry {
  readonly head: Line;
  readonly below: Line[];
}

/** The keys of a map in lines; undefined where there is none, or one twice. */
const entriesOf = (lines: readonly Line[], indent: number): ReadonlyMap<string, Entry> | undefined => {
  const entries = new Map<string, Entry>();
  let entry: Entry | undefined;
  for (const line of lines) {
    if (line.key !== undefined && line.dashes === '' && line.indent === indent) {
      if (entries.has(line.key)) return undefined;
      entry = { head: line, below: [] };
      entries.set(line.key, entry);
    } else if (entry === undefined || line.indent < indent) return undefined;
    else entry.below.push(line);
  }
  return entry && entries;
};

const mapOf = (entries: Iterable<readonly [string, Entry]>): ReadonlyMap<string, unknown> | undefined => {
  const map = new Map<string, unknown>();
  for (const [key, entry] of entries) map.set(key, valueOf(entry));
  return [...map.values()].includes(undefined) ? undefined : map;
};

const valueOf = ({ head, below }: Entry): unknown => {
  const [first] = below;
  if (first === undefined) return plainOf(head.tokens);
  if (head.tokens.length > 0) return undefined;
  if (first.dashes !== '') return listOf(below, first.indent);
  const entries = entriesOf(below, first.indent);
  const map = entries && mapOf(entries);
  return map && Object.fromEntries(map);
};

const listOf = (lines: readonly Line[], indent: number): unknown => {
  const list = lines.map((line) =>
    line.key === undefined && line.dashes.trimEnd() === '-' && line.indent === indent
      ? plainOf(line.tokens)
      : undefined,
  );
  return list.includes(undefined) ? undefined : list;
};

const TEXT = /^(?:[A-Za-z_]|\.(?!\d))/;
const NO_TEXT = /^(?:true|false|null|\.inf|\.nan)$/i;

/** What tokens mean, by way of JSON, which has no meaning for whatever YAML takes otherwise. */
const plainOf = (tokens: readonly string[]): unknown => {
  const json = tokens.map((token) => {
    if (/^["']/.test(token)) return JSON.stringify(token.slice(1, -1));
    return TEXT.test(token) && !NO_TEXT.test(token) ? JSON.stringify(token) : token;
  });
  try {
    const value: unknown = JSON.parse(json.join(''));
    // Of a key that is there twice JSON takes the last.
    const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).length : 0;
    return keys === tokens.filter((token) => token === ':').length ? value : undefined;
  } catch {
    return undefined;
  }
};
