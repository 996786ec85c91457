import { compile, parse, postprocess, preprocess } from 'micromark';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { MOST_STEPS, stepsIn } from './steps.ts';

/** What a stretch of a body is: code, HTML in a text, a block of HTML, a list or quotation, or a text that can hold the first two. */
type Kind = 'code' | 'inline' | 'block' | 'container' | 'run';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A body as a second parser reads it. Offsets count in the body's lines, joined by one character each. */
export interface SecondReading {
  readonly html: string;
  readonly spans: Readonly<Record<Kind, readonly Span[]>>;
  /** Inline code outside quotations. */
  readonly code: readonly Code[];
}

/** Inline code, and the line that it begins on, counted from 0. */
export interface Code {
  readonly text: string;
  readonly line: number;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['codeText', 'code'],
  ['codeFenced', 'code'],
  ['codeIndented', 'code'],
  ['htmlText', 'inline'],
  ['htmlFlow', 'block'],
  ['listOrdered', 'container'],
  ['listUnordered', 'container'],
  ['blockQuote', 'container'],
  ['paragraph', 'run'],
  ['atxHeading', 'run'],
  ['setextHeading', 'run'],
  ['tableHeader', 'run'],
  ['tableData', 'run'],
]);

/** In a table a bar, or a backslash before one, is escaped even in code. */
const ESCAPED_BAR = /\\([\\|])/g;
const BYTE_ORDER_MARK = '\ufeff';

/** How the parser writes a tab; what is less ends a line. */
const HORIZONTAL_TAB = -2;

type Parser = ReturnType<typeof parse>;
type Create = Parser['text'];
type Tokenizer = ReturnType<Create>;
type Chunk = Parameters<Tokenizer['write']>[0][number];
type Construct = NonNullable<Tokenizer['currentConstruct']>;

/** The text of a piece that the parser goes over: of a line, of what ends one, of a tab or the end of all. */
const textOf = (chunk: Chunk): string => {
  if (typeof chunk === 'string') return chunk;
  return chunk !== null && chunk < HORIZONTAL_TAB ? '\n' : ' ';
};

/**
 * The parser's events; nothing where it would go over the body again and again. What it takes for a text is counted before
 * it is read, and each end of a list or a quotation costs all that was there before.
 */
const eventsOf = (body: string): ReturnType<typeof postprocess> | undefined => {
  const extensions = [gfmTable(), gfmFootnote(), { disable: { null: ['attention'] } }];
  const parser = parse({ extensions });
  const { constructs } = parser;
  const document = parser.document();
  let steps = 0;
  const count = (more: number): void => {
    steps += more;
    if (steps > MOST_STEPS) throw new Error('more steps than a body may take');
  };
  const counted =
    (create: Create): Create =>
    (from) => {
      const tokenizer = create(from);
      const write = tokenizer.write.bind(tokenizer);
      const chunks: Chunk[] = [];
      // A text comes line by line, and has its end behind it.
      tokenizer.write = (slice) => {
        for (const chunk of slice) chunks.push(chunk);
        if (chunks.at(-1) !== null) return [];
        count(stepsIn(chunks.map(textOf).join('')));
        return write(chunks);
      };
      return tokenizer;
    };
  const ending = (container: Construct): Construct => ({
    ...container,
    exit(effects) {
      count(document.events.length);
      container.exit?.call(this, effects);
    },
  });
  for (const [sign, containers] of Object.entries(constructs.document))
    constructs.document[sign] = [containers]
      .flat()
      .filter((container) => container !== undefined)
      .map(ending);
  parser.text = counted(parser.text);
  parser.string = counted(parser.string);
  try {
    return postprocess(document.write(preprocess()(body, undefined, true)));
  } catch {
    return undefined;
  }
};

/**
 * Reads a body with a second parser, with raw HTML, tables and footnotes; nothing where it is too tangled. No two parsers
 * read all of Markdown alike, and what one of them takes for code may hide a block in the page that another one makes.
 * Emphasis, which hides nothing and takes the square of its length, is not looked for.
 */
export const readAgain = (body: string): SecondReading | undefined => {
  const events = eventsOf(body);
  if (events === undefined) return undefined;
  const htmlExtensions = [gfmTableHtml(), gfmFootnoteHtml()];
  const spans: Record<Kind, Span[]> = { code: [], inline: [], block: [], container: [], run: [] };
  const code: Code[] = [];
  // The parser leaves out a mark at the beginning, and does not count it.
  const shift = body.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  let [quoted, tables, text] = [0, 0, ''];
  for (const [step, token, context] of events) {
    if (token.type === 'blockQuote') quoted += step === 'enter' ? 1 : -1;
    if (token.type === 'table') tables += step === 'enter' ? 1 : -1;
    if (step === 'enter') {
      const span = { start: token.start.offset + shift, end: token.end.offset + shift };
      const kind = KINDS.get(token.type);
      if (kind !== undefined) spans[kind].push(span);
      if (token.type === 'codeText') text = '';
      if (token.type === 'codeTextData') text += context.sliceSerialize(token);
      if (token.type === 'lineEnding') text += ' ';
    } else if (token.type === 'codeText' && quoted === 0) {
      const meant = tables > 0 ? text.replace(ESCAPED_BAR, '$1') : text;
      code.push({ text: meant, line: token.start.line - 1 });
    }
  }
  return { html: compile({ allowDangerousHtml: true, htmlExtensions })(events), spans, code };
};
