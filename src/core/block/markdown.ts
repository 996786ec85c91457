import type { Token } from 'markdown-it';
import { endingTag, footnoteInto, footnotesLast, githubHtml, githubInline, githubLines } from './github.ts';
import type { Source } from './source.ts';

/** Top-level tokens that belong together, and the lines that they stand on: the first, and the one behind the last. */
export interface Part {
  readonly tokens: readonly Token[];
  readonly line: number;
  readonly end: number;
}

/** Whose reading of raw HTML: the newest CommonMark's, or GitHub's. */
type Reading = 'commonmark' | 'github';

/** The HTML of a part, and the part's line. */
export interface Piece {
  readonly line: number;
  readonly html: string;
}

export interface Markdown {
  readonly parts: readonly Part[];
  /** The HTML of the body. */
  readonly render: (reading: Reading) => readonly Piece[];
  /** The text that is meant by one with backslashes and entities in it. */
  readonly unescape: (text: string) => string;
}

const partsOf = (all: readonly Token[]): readonly Part[] => {
  const parts: Part[] = [];
  let tokens: Token[] = [];
  for (const token of all) {
    tokens.push(token);
    if (token.level > 0 || token.nesting === 1) continue;
    const [line, end] = tokens.flatMap(({ map }) => map ?? []);
    parts.push({ tokens, line: Number(line), end: Number(end) });
    tokens = [];
  }
  return parts;
};

/**
 * Parses a body as GitHub does, with raw HTML and tables. The parser is loaded here and not before, since it takes a
 * twentieth of a second, which a command that reads no body should not pay.
 */
export const parseMarkdown = async ({ lines }: Source): Promise<Markdown> => {
  const { default: MarkdownIt } = await import('markdown-it');
  // In a pull request GitHub keeps the ends of lines.
  const options = { html: true, breaks: true };
  const parsers = { commonmark: new MarkdownIt(options), github: new MarkdownIt(options) };
  parsers.github.block.ruler.before('html_block', 'ending_tag', endingTag, { alt: ['paragraph', 'blockquote'] });
  const footnotes: Token[] = [];
  parsers.github.block.ruler.before('reference', 'footnote', footnoteInto(footnotes), {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
  parsers.github.core.ruler.after('block', 'footnotes', footnotesLast(footnotes));
  Object.assign(parsers.github.renderer.rules, {
    html_block: (tokens: readonly Token[], index: number) => githubHtml(String(tokens[index]?.content)),
    html_inline: (tokens: readonly Token[], index: number) => githubInline(String(tokens[index]?.content)),
  });
  const parse = (reading: Reading) => {
    const read = reading === 'commonmark' ? lines : githubLines(lines);
    return partsOf(parsers[reading].parse(read.join('\n'), {}));
  };
  const parts = parse('commonmark');
  return {
    parts,
    render: (reading) => {
      const { renderer, options } = parsers[reading];
      const own = reading === 'commonmark' ? parts : parse(reading);
      return own.map(({ tokens, line }) => ({ line, html: renderer.render([...tokens], options, {}) }));
    },
    unescape: parsers.commonmark.utils.unescapeAll,
  };
};
