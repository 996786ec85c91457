import type { Token } from 'markdown-it';
import { footnoteIn, githubBlock, githubInline } from './github.ts';
import type { Source } from './source.ts';

/** Top-level tokens that belong together, and the lines that they stand on: the first, and the one behind the last. */
export interface Part {
  readonly tokens: readonly Token[];
  readonly line: number;
  readonly end: number;
}

/** Whose reading of raw HTML: the newest CommonMark's, or GitHub's. */
export type Reading = 'commonmark' | 'github';

export interface Markdown {
  readonly parts: readonly Part[];
  /** The HTML of a part. */
  readonly render: (part: Part, reading: Reading) => string;
  /** The text that is meant by one with backslashes and entities in it. */
  readonly unescape: (text: string) => string;
}

/**
 * Parses a body as GitHub does, with raw HTML and tables. The parser is loaded here and not before, since it takes a
 * twentieth of a second, which a command that reads no body should not pay.
 */
export const parseMarkdown = async ({ lines }: Source): Promise<Markdown> => {
  const { default: MarkdownIt } = await import('markdown-it');
  const parsers = { commonmark: new MarkdownIt({ html: true }), github: new MarkdownIt() };
  const footnotes = new WeakMap<readonly Token[], number>();
  Object.assign(parsers.github.renderer.rules, {
    html_block: (tokens: readonly Token[], index: number) => githubBlock(String(tokens[index]?.content)),
    html_inline: (tokens: readonly Token[], index: number) => {
      const footnote = footnotes.get(tokens) ?? footnoteIn(tokens);
      footnotes.set(tokens, footnote);
      return index < footnote ? githubInline(String(tokens[index]?.content)) : '';
    },
  });
  const environment = {};
  const parts: Part[] = [];
  let tokens: Token[] = [];
  for (const token of parsers.commonmark.parse(lines.join('\n'), environment)) {
    tokens.push(token);
    if (token.level > 0 || token.nesting === 1) continue;
    const [line, end] = tokens.flatMap(({ map }) => map ?? []);
    parts.push({ tokens, line: Number(line), end: Number(end) });
    tokens = [];
  }
  return {
    parts,
    render: (part, reading) => {
      const { renderer, options } = parsers[reading];
      return renderer.render([...part.tokens], options, environment);
    },
    unescape: parsers.commonmark.utils.unescapeAll,
  };
};
