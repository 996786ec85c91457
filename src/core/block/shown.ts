import { type Element, type Node, parentOf, rangeOf, textIn, wordsIn } from './document.ts';
import { COLUMNS, HEADING } from './format.ts';
import { holdsCells, readsLikeInfo } from './skeleton.ts';

// What is in these is shown on demand, as a fallback, as text, or not at all.
export const hidingNames: ReadonlySet<string> = new Set(
  `details dialog template select datalist object audio video canvas noscript svg math meter progress rp
   title textarea style script xmp iframe noembed noframes plaintext`.split(/\s+/),
);
const hides = ({ tagName, attrs }: Element): boolean =>
  hidingNames.has(tagName) || attrs.some(({ name }) => name === 'hidden' || name === 'popover');

/** The nearest element around another that hides it, if one does. */
export const hidingOver = (element: Element): Element | undefined => {
  let over = parentOf(element);
  while (over !== undefined && !hides(over)) over = parentOf(over);
  return over;
};

/** Where the cells begin of a row that holds the block's header; the row itself has no place where its tag is left out. */
export const headerCells = (node: Node): readonly number[] => {
  const cells = node.nodeName === 'tr' && 'tagName' in node ? node.childNodes.filter((cell) => 'tagName' in cell) : [];
  return holdsCells(cells.map(wordsIn), COLUMNS) ? cells.map((cell) => rangeOf(cell)[0]) : [];
};

const LANGUAGE = 'language-';
const TITLE = HEADING.replace(/^#+ /, '');

/** A fence as CommonMark writes it, or as GitHub does: `<pre lang="recount">`. */
export const isFence = (node: Node): boolean =>
  'tagName' in node &&
  node.attrs.some(({ name, value }) =>
    node.tagName === 'pre'
      ? name === 'lang' && readsLikeInfo(value)
      : node.tagName === 'code' &&
        name === 'class' &&
        value.split(/\s+/).some((word) => word.startsWith(LANGUAGE) && readsLikeInfo(word.slice(LANGUAGE.length))),
  );

/**
 * What a page shows of the block with this JSON: told by what is there, and not by the part of the body that it came from.
 * Comments tell nothing: one that is open above the block may end with the marker, and nobody sees either.
 */
export const shownOf = (nodes: readonly Node[], json: string): 'it alone' | 'more' | 'less' => {
  const rows = nodes.filter((node) => headerCells(node).length > 0);
  const fences = nodes.filter(isFence);
  const titles = nodes.filter((node) => 'tagName' in node && node.tagName === 'h2' && textIn(node) === TITLE);
  const shows = (found: readonly Node[], text?: string): boolean =>
    found.some(
      (node) => 'tagName' in node && hidingOver(node) === undefined && (text === undefined || textIn(node) === text),
    );
  if (!shows(rows) || !shows(fences, `${json}\n`) || !shows(titles)) return 'less';
  return rows.length === 1 && fences.length === 1 ? 'it alone' : 'more';
};
