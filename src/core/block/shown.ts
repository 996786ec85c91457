import { type Element, type Node, parentOf, rangeOf, textIn, wordsIn } from './document.ts';
import { COLUMNS, HEADING } from './format.ts';
import { readsLikeInfo, readsLikeMarker, readsLikeRow } from './skeleton.ts';

// What is in these is shown on demand, as a fallback, as text, or not at all.
const HIDING = new Set(
  `details dialog template select datalist object audio video canvas noscript svg math meter progress rp
   title textarea style script xmp iframe noembed noframes plaintext`.split(/\s+/),
);
const hides = ({ tagName, attrs }: Element): boolean =>
  HIDING.has(tagName) || attrs.some(({ name }) => name === 'hidden' || name === 'popover');

/** The nearest element around another that hides it, if one does. */
export const hidingOver = (element: Element): Element | undefined => {
  let over = parentOf(element);
  while (over !== undefined && !hides(over)) over = parentOf(over);
  return over;
};

/** Where the cells begin of a row that reads like the block's header; the row itself has no place where its tag is left out. */
export const headerCells = (node: Node): readonly number[] => {
  const cells = node.nodeName === 'tr' && 'tagName' in node ? node.childNodes.filter((cell) => 'tagName' in cell) : [];
  return readsLikeRow(cells.map(wordsIn), COLUMNS) ? cells.map((cell) => rangeOf(cell)[0]) : [];
};

const LANGUAGE = 'language-';
const TITLE = HEADING.replace(/^#+ /, '');

const isFence = (node: Node): boolean =>
  'tagName' in node &&
  node.attrs.some(({ name, value }) => name === 'class' && readsLikeInfo(value.replace(LANGUAGE, '')));

/**
 * Whether a page shows one block with this JSON and nothing else that reads like a part of one: told by what is there, and
 * not by the part of the body that it came from.
 */
export const showsBlock = (nodes: readonly Node[], json: string): boolean => {
  const markers = nodes.filter((node) => 'data' in node && readsLikeMarker(node.data));
  const rows = nodes.filter((node) => headerCells(node).length > 0);
  const fences = nodes.filter(isFence);
  const [row, fence] = [rows, fences].map(([first]) => (first === undefined ? undefined : parentOf(first)));
  const shown = (element: Element): boolean => hidingOver(element) === undefined;
  return (
    [markers, rows, fences].map(({ length }) => length).join() === '2,1,1' &&
    row !== undefined &&
    fence !== undefined &&
    shown(row) &&
    shown(fence) &&
    textIn(fence) === `${json}\n` &&
    nodes.some((node) => 'tagName' in node && node.tagName === 'h2' && shown(node) && textIn(node) === TITLE)
  );
};
