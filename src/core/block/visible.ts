import { type Fault, fault } from '../fault.ts';
import { bodyFault } from './absence.ts';
import { type Element, type Node, nodesOf, parentOf, rangeOf } from './document.ts';
import { BODY } from './format.ts';
import { githubHtml, githubLines } from './github.ts';
import type { Part, Piece } from './markdown.ts';
import { headerCells, hidingOver, isFence, shownOf } from './shown.ts';
import type { Candidate, Region, Survey } from './survey.ts';
import { isTangled } from './tangled.ts';

const hasHtml = ({ tokens }: Part): boolean =>
  tokens.some(({ type, children }) => type === 'html_block' || children?.some((child) => child.type === 'html_inline'));

/** The HTML of a body, and where that of the part at each line begins. */
interface Page {
  readonly html: string;
  readonly offsets: ReadonlyMap<number, number>;
}

const pageOf = (pieces: readonly Piece[]): Page => {
  const offsets = new Map<number, number>();
  let page = '';
  for (const { line, html } of pieces) {
    offsets.set(line, page.length);
    page += html;
  }
  return { html: page, offsets };
};

/** Where the HTML of a part begins; no number where there is none. */
const offsetOf = ({ offsets }: Page, { line }: Part): number => Number(offsets.get(line));

/** The line of the body, counted from 1, that HTML at this offset was made from; for an inline tag nearly so. */
const lineAt = ({ html, offsets }: Page, offset: number): number => {
  let [line, start] = [0, 0];
  for (const [first, from] of offsets) if (from <= offset) [line, start] = [first, from];
  return line + html.slice(start, offset).split('\n').length;
};

const faultAt = (page: Page, offset: number, code: 'block-hidden' | 'block-imitated', message: string): Fault => {
  const line = lineAt(page, offset);
  return fault(code, message.replace('LINE', `line ${line}`), { place: { file: BODY, line } });
};

/** The element that takes what stands at this offset for its text. A comment cannot: the begin marker would end it. */
const swallower = (nodes: readonly Node[], offset: number): Element | undefined => {
  const text = nodes.find((node) => 'value' in node && rangeOf(node)[0] <= offset && offset < rangeOf(node)[1]);
  return text && parentOf(text);
};

const unseenFault = (page: Page, nodes: readonly Node[], { begin, inner }: Region): Fault | undefined => {
  const elements = new Map(nodes.flatMap((node) => ('tagName' in node ? [[rangeOf(node)[0], node] as const] : [])));
  const block = `the block at line ${begin.line + 1}`;
  if (Number.isNaN(offsetOf(page, begin)))
    return bodyFault(
      'block-hidden',
      begin.line,
      `${block} begins inside HTML above it: an empty line must stand between`,
    );
  for (const part of inner) {
    const offset = offsetOf(page, part);
    const element = elements.get(offset);
    const over = element === undefined ? swallower(nodes, offset) : hidingOver(element);
    if (over !== undefined)
      return faultAt(
        page,
        rangeOf(over)[0],
        'block-hidden',
        `${block} stands inside <${over.tagName}>, opened at LINE`,
      );
    if (element === undefined)
      return bodyFault('block-hidden', part.line, `${block} is swallowed by HTML above it that is not closed`);
  }
  return undefined;
};

const imitationFault = (page: Page, nodes: readonly Node[], { begin, end }: Region): Fault | undefined => {
  const [first, last] = [offsetOf(page, begin), offsetOf(page, end)];
  const beside = (offset: number): boolean => offset < first || offset > last;
  const offset = nodes.flatMap(headerCells).find(beside);
  if (offset !== undefined)
    return faultAt(
      page,
      offset,
      'block-imitated',
      "beside the block the body has a table with the block's header row at LINE",
    );
  const fence = nodes.find((node) => isFence(node) && beside(rangeOf(node)[0]));
  return (
    fence &&
    faultAt(page, rangeOf(fence)[0], 'block-imitated', "beside the block the body has a fence like the block's at LINE")
  );
};

const pageFault = async (page: Page, region: Region, scripts: boolean): Promise<Fault | undefined> => {
  const nodes = await nodesOf(page.html, scripts);
  if (nodes !== undefined) return unseenFault(page, nodes, region) ?? imitationFault(page, nodes, region);
  const message = 'the HTML of the body is too tangled to tell whether the block at LINE is seen';
  return faultAt(page, offsetOf(page, region.begin), 'block-hidden', message);
};

/**
 * Whether what is around a block may make a page in which it is not seen, or not alone: that takes HTML, or a fence. Beside
 * these a block ends whatever it stands behind, for all parsers alike, and whatever looks like one is told by its lines.
 */
const MAY_HIDE = /<|`{3}|~{3}/;

const tangledFault = ({ line }: Part): Fault => {
  const message = `the text around the block at line ${line + 1} is too tangled to tell whether it is seen`;
  return bodyFault('block-hidden', line, message);
};

/** What the second parser says. */
const elsewhereFault = async (
  { source: { lines }, markdown }: Survey,
  { begin, fence }: Candidate,
): Promise<Fault | undefined> => {
  const block = `the block at line ${begin.line + 1}`;
  const { readAgain } = await import('./second-reading.ts');
  const { leftOpen } = await import('./left-open.ts');
  const read = githubLines(lines);
  const second = readAgain(read.join('\n'));
  if (second === undefined) return tangledFault(begin);
  const open = leftOpen(read.slice(0, begin.line), markdown.parts, second);
  if (open !== undefined) {
    const message = `${block} may stand inside <${open.name}>, which line ${open.line + 1} opens in a text and does not close`;
    return bodyFault('block-hidden', open.line, message);
  }
  const json = lines.slice(fence.line + 1, fence.end - 1).join('\n');
  const page = 'in the page that another Markdown parser makes of the body';
  for (const html of new Set([second.html, githubHtml(second.html)])) {
    const nodes = await nodesOf(html, true);
    const shown = nodes === undefined ? 'less' : shownOf(nodes, json);
    if (shown === 'more')
      return bodyFault(
        'block-imitated',
        begin.line,
        `beside ${block} a table or a fence looks like the block's ${page}`,
      );
    if (shown === 'less') return bodyFault('block-hidden', begin.line, `${block} is not seen ${page}`);
  }
  return undefined;
};

/**
 * What keeps a block from being seen: whether its heading, table and fence are there in the body as a browser shows it,
 * under nothing that hides them, and no table written in HTML looks like the block's. The page is built only where the
 * rest of the body has HTML, or a footnote that may make some, and in both ways in which that can be read; and once more
 * by another parser.
 */
export const unseen = async (survey: Survey, block: Candidate): Promise<Fault | undefined> => {
  const { begin, end } = block;
  const { lines } = survey.source;
  const mayHide = [...lines.slice(0, begin.line), ...lines.slice(end.end)].some((line) => MAY_HIDE.test(line));
  // Asked before any page is made: each takes the square of what is tangled.
  if (mayHide && isTangled(lines)) return tangledFault(begin);
  return (await hereFault(survey, block)) ?? (mayHide ? elsewhereFault(survey, block) : undefined);
};

const hereFault = async ({ source, markdown }: Survey, region: Region): Promise<Fault | undefined> => {
  const own = [region.begin, region.end];
  const html = markdown.parts.some((part) => !own.includes(part) && hasHtml(part));
  if (!html && !source.lines.some((line) => line.includes('[^'))) return undefined;
  const [page, other] = [pageOf(markdown.render('commonmark')), pageOf(markdown.render('github'))];
  for (const one of other.html === page.html ? [page] : [page, other])
    for (const scripts of /<noscript/i.test(one.html) ? [true, false] : [true]) {
      const found = await pageFault(one, region, scripts);
      if (found !== undefined) return found;
    }
  return undefined;
};
