import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Many times what an honest body makes. Unclosed tags make elements by the million out of a body of 65,536 characters. */
const MOST_ELEMENTS = 25_000;

/** A node of the body as a browser builds it, in the order of the text. */
export type Node = Tree.ChildNode;
export type Element = Tree.Element;

/** The element that a node stands in; nothing for one that stands in none, or in the inert content of a template. */
export const parentOf = (node: Node): Element | undefined =>
  node.parentNode !== null && 'tagName' in node.parentNode ? node.parentNode : undefined;

/** Where a node begins and ends in the HTML; no number for an element whose tag was left out. */
export const rangeOf = ({ sourceCodeLocation: place }: Node): readonly [number, number] => [
  Number(place?.startOffset),
  Number(place?.endOffset),
];

/**
 * All nodes of a piece of HTML in a page, without the inert content of templates; nothing where it cannot be built. Where
 * scripts run, a `noscript` holds text, else elements.
 */
export const nodesOf = async (html: string, scriptingEnabled: boolean): Promise<readonly Node[] | undefined> => {
  const { defaultTreeAdapter, html: names, parseFragment } = await import('parse5');
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new Error('more elements than a body may have');
      return defaultTreeAdapter.createElement(...parts);
    },
  };
  const page = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  try {
    const nodes: Node[] = [];
    const pending: Node[] = parseFragment(page, html, {
      sourceCodeLocationInfo: true,
      scriptingEnabled,
      treeAdapter,
    }).childNodes.toReversed();
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      nodes.push(node);
      if ('childNodes' in node) for (const child of node.childNodes.toReversed()) pending.push(child);
    }
    return nodes;
  } catch {
    return undefined;
  }
};

const FEW = 100;
const NOT_SEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+/gu;
// What stands in these is no word of the cell: a mark of a footnote, another table.
const APART = ['sup', 'table', 'tr'];

/** The beginning of the text inside a cell, blanks left out, as far as a short word may need it. */
export const wordsIn = (cell: Element): string => {
  let words = '';
  const pending: Node[] = cell.childNodes.toReversed();
  for (let node = pending.pop(); node !== undefined && words.length < FEW; node = pending.pop()) {
    if ('value' in node) words += node.value.replace(NOT_SEEN, '').slice(0, FEW);
    else if ('tagName' in node && !APART.includes(node.tagName)) pending.push(...node.childNodes.toReversed());
  }
  return words;
};

/** All of the text inside an element. */
export const textIn = (element: Element): string => {
  let text = '';
  const pending: Node[] = [element];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('value' in node) text += node.value;
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return text;
};
