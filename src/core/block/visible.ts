import { type Fault, fault } from '../fault.ts';
import { type Element, type Node, nodesOf, parentOf, rangeOf, wordsIn } from './document.ts';
import { BODY, COLUMNS } from './format.ts';
import type { Markdown, Part } from './markdown.ts';
import { readsLikeRow } from './skeleton.ts';
import type { Region, Survey } from './survey.ts';

// What is in these is shown on demand, as a fallback, as text, or not at all.
const HIDING = new Set(
  `details dialog template select datalist object audio video canvas noscript svg math meter progress rp
   title textarea style script xmp iframe noembed noframes plaintext`.split(/\s+/),
);
const hides = ({ tagName, attrs }: Element): boolean =>
  HIDING.has(tagName) || attrs.some(({ name }) => name === 'hidden' || name === 'popover');

const hasHtml = ({ tokens }: Part): boolean =>
  tokens.some(({ type, children }) => type === 'html_block' || children?.some((child) => child.type === 'html_inline'));

interface Page {
  readonly html: string;
  /** Where the HTML of each part begins. */
  readonly offsets: readonly (readonly [number, Part])[];
}

const pageOf = ({ parts, render }: Markdown): Page => {
  const offsets: [number, Part][] = [];
  let html = '';
  for (const part of parts) {
    offsets.push([html.length, part]);
    html += render(part);
  }
  return { html, offsets };
};

/** The line of the body, counted from 1, that HTML at this offset was made from; for an inline tag nearly so. */
const lineAt = ({ html, offsets }: Page, offset: number): number => {
  let line = 0;
  for (const [start, part] of offsets)
    if (start <= offset) line = part.line + html.slice(start, offset).split('\n').length;
  return line;
};

const at = (
  page: Page,
  offset: number,
  code: 'block-hidden' | 'block-imitated',
  message: (line: number) => string,
): Fault => {
  const line = lineAt(page, offset);
  return fault(code, message(line), { place: { file: BODY, line } });
};

/** What keeps the element that should begin at this offset from being there. */
const swallower = (nodes: readonly Node[], offset: number): readonly [string, number] => {
  const around = nodes.find((node) => !('tagName' in node) && rangeOf(node)[0] <= offset && offset < rangeOf(node)[1]);
  const parent = around === undefined ? undefined : parentOf(around);
  if (around?.nodeName === '#comment') return ['inside the comment that begins', rangeOf(around)[0]];
  return parent === undefined ? ['', 0] : [`inside <${parent.tagName}>, opened`, rangeOf(parent)[0]];
};

const hidingOver = (element: Element): Element | undefined => {
  let over = parentOf(element);
  while (over !== undefined && !hides(over)) over = parentOf(over);
  return over;
};

const isHeader = (node: Node): boolean =>
  node.nodeName === 'tr' &&
  'childNodes' in node &&
  readsLikeRow(node.childNodes.filter((child) => 'tagName' in child).map(wordsIn), COLUMNS);

/**
 * Whether the block's heading, table and fence are there in the body as a browser shows it, under nothing that hides them,
 * and no other table, written in HTML, looks like the block's. The page is built only where the rest of the body has HTML.
 */
export const hiddenFault = async ({ markdown }: Survey, region: Region): Promise<Fault | undefined> => {
  const { begin, inner, end } = region;
  if (!markdown.parts.some((part) => part !== begin && part !== end && hasHtml(part))) return undefined;
  const page = pageOf(markdown);
  const block = `the block at line ${begin.line + 1}`;
  const nodes = await nodesOf(page.html);
  if (nodes === undefined)
    return at(page, 0, 'block-hidden', () => `the HTML of the body is too tangled to tell whether ${block} is seen`);

  const elements = new Map(nodes.flatMap((node) => ('tagName' in node ? [[rangeOf(node)[0], node] as const] : [])));
  const own = page.offsets.filter(([, part]) => inner.includes(part)).map(([offset]) => offset);
  for (const offset of own) {
    const element = elements.get(offset);
    const over = element === undefined ? undefined : hidingOver(element);
    if (over !== undefined)
      return at(
        page,
        rangeOf(over)[0],
        'block-hidden',
        (line) => `${block} stands inside <${over.tagName}>, opened at line ${line}`,
      );
    if (element !== undefined) continue;
    const [what, where] = swallower(nodes, offset);
    return what === ''
      ? at(page, offset, 'block-hidden', () => `${block} is swallowed by HTML above it that is not closed`)
      : at(page, where, 'block-hidden', (line) => `${block} stands ${what} at line ${line}`);
  }
  const [first = 0] = own;
  const last = own.at(-1) ?? 0;
  const other = nodes.find((node) => isHeader(node) && (rangeOf(node)[0] < first || rangeOf(node)[0] > last));
  return (
    other &&
    at(
      page,
      rangeOf(other)[0],
      'block-imitated',
      (line) => `line ${line} has a table with the header row of the block's`,
    )
  );
};
