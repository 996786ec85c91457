import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

// Elements that show what is in them only on demand, as a fallback, as text, or never; and what the Markdown itself makes
// of quotations and lists, in which a block does not count.
const NOT_SEEN = new Set(
  `details dialog template select datalist object audio video canvas noscript svg math meter progress rp title textarea
   style script xmp iframe noembed noframes plaintext blockquote li`.split(/\s+/),
);

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

const isHiding = (node: Node): boolean =>
  'tagName' in node && (NOT_SEEN.has(node.tagName) || node.attrs.some(({ name }) => name === 'hidden'));

const nodesIn = (nodes: readonly Node[], hidden: boolean): readonly Node[] =>
  nodes.flatMap((node) => {
    const within = hidden || isHiding(node);
    const inner = 'childNodes' in node ? nodesIn(node.childNodes, within) : [];
    // A comment is never seen; it has to be one.
    return within && node.nodeName !== '#comment' ? inner : [node, ...inner];
  });

// GitHub shows the tags of raw text (<title>, <script>, …) as text. The product takes them for what they are, which is the
// stricter reading, so that the filter is taken out here.
const withoutFilter = (): ReturnType<typeof gfmHtml> => {
  const { exit, ...extension } = gfmHtml();
  return {
    ...extension,
    exit: Object.fromEntries(Object.entries(exit ?? {}).filter(([name]) => !/^html(?:Flow|Text)Data$/.test(name))),
  };
};

/** What a page made from a body holds of the block. */
export interface Seen {
  readonly parts: boolean;
  readonly markers: boolean;
}

/**
 * Whether a reader of the body sees a block's heading, table and fence, and whether its markers are comments of their own:
 * told by another Markdown parser than the product's, and by looking at what is there instead of where it came from.
 */
export const seenIn = (body: string, json: string): Seen => {
  const html = micromark(body, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [withoutFilter()] });
  const nodes = nodesIn(parse(`<!DOCTYPE html><body>${html}`).childNodes, false);
  const has = (name: string, text: (read: string) => boolean) =>
    nodes.some((node) => node.nodeName === name && text('data' in node ? node.data : textOf(node)));
  return {
    parts:
      has('h2', (text) => text === 'Verification') &&
      has('table', (text) => /^\s*suite\s+scope\s/.test(text)) &&
      has('pre', (text) => text.trim() === json),
    markers: has('#comment', (text) => text === ' recount ') && has('#comment', (text) => text === ' /recount '),
  };
};
