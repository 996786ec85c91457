import type { Token } from 'markdown-it';
import type { Source } from './source.ts';

/** Top-level tokens that belong together, and the lines that they stand on: the first, and the one behind the last. */
export interface Part {
  readonly tokens: readonly Token[];
  readonly line: number;
  readonly end: number;
}

export interface Markdown {
  readonly parts: readonly Part[];
  readonly render: (part: Part) => string;
  /** The text that is meant by one with backslashes and entities in it. */
  readonly unescape: (text: string) => string;
}

/**
 * Parses a body as GitHub does, with raw HTML and tables. The parser is loaded here and not before, since it takes a
 * twentieth of a second, which a command that reads no body should not pay.
 */
export const parseMarkdown = async ({ lines }: Source): Promise<Markdown> => {
  const { default: MarkdownIt } = await import('markdown-it');
  const parser = new MarkdownIt({ html: true });
  const environment = {};
  const parts: Part[] = [];
  let tokens: Token[] = [];
  for (const token of parser.parse(lines.join('\n'), environment)) {
    tokens.push(token);
    if (token.level > 0 || token.nesting === 1) continue;
    const [line, end] = tokens.flatMap(({ map }) => map ?? []);
    parts.push({ tokens, line: Number(line), end: Number(end) });
    tokens = [];
  }
  return {
    parts,
    render: (part) => parser.renderer.render([...part.tokens], parser.options, environment),
    unescape: parser.utils.unescapeAll,
  };
};
