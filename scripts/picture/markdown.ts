import MarkdownIt from 'markdown-it';
import type { Run } from './text.ts';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** What a summary is made of, in its order. */
export type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Run[])[])[] }
  | { readonly kind: 'fence'; readonly lines: readonly string[] };

const SHAPE = ['thead_open', 'thead_close', 'tbody_open', 'tbody_close'];
const PLAIN = ['paragraph_open', 'paragraph_close', 'th_open', 'th_close', 'td_open', 'td_close', 'list_item_close'];

/** The text of an inline token. Whatever the picture has no way to draw stops it, so that nothing is lost in silence. */
const runsOf = ({ children }: Token): readonly Run[] => {
  const runs: Run[] = [];
  let code = false;
  for (const { type, content } of children ?? []) {
    if (type === 'html_inline' && content === '<code>') code = true;
    else if (type === 'html_inline' && content === '</code>') code = false;
    else if (type === 'code_inline') runs.push({ text: content, code: true });
    else if (type === 'softbreak') runs.push({ text: ' ', code: false });
    else if (type === 'text') runs.push({ text: content, code });
    else throw new Error(`The picture cannot draw ${type} ${content}`);
  }
  const joined: Run[] = [];
  for (const run of runs.filter(({ text }) => text !== '')) {
    const last = joined.at(-1);
    if (last?.code === run.code) joined[joined.length - 1] = { ...run, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
};

/** Reads a summary into its parts. */
export const readParts = (markdown: string): readonly Part[] => {
  const parts: Part[] = [];
  let [level, table, list]: [number, (readonly Run[])[][] | undefined, (readonly Run[])[] | undefined] = [
    0,
    undefined,
    undefined,
  ];
  for (const token of new MarkdownIt({ html: true }).parse(markdown, {})) {
    const { type } = token;
    if (type === 'inline') {
      const runs = runsOf(token);
      if (table !== undefined) table.at(-1)?.push(runs);
      else if (list !== undefined) list.push(runs);
      else parts.push(level > 0 ? { kind: 'heading', level, runs } : { kind: 'paragraph', runs });
    } else if (type === 'heading_open') level = Number(token.tag.slice(1));
    else if (type === 'heading_close') level = 0;
    else if (type === 'table_open') table = [];
    else if (type === 'tr_open') table?.push([]);
    else if (type === 'table_close') {
      parts.push({ kind: 'table', rows: table ?? [] });
      table = undefined;
    } else if (type === 'bullet_list_open') list = [];
    else if (type === 'bullet_list_close') {
      parts.push({ kind: 'list', items: list ?? [] });
      list = undefined;
    } else if (type === 'fence') parts.push({ kind: 'fence', lines: token.content.trimEnd().split('\n') });
    else if (![...SHAPE, ...PLAIN, 'tr_close', 'list_item_open'].includes(type))
      throw new Error(`The picture cannot draw ${type}`);
  }
  return parts;
};
