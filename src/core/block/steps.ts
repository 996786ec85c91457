/** What begins like raw HTML, and what a parser looks for from there on to the end of the paragraph. */
const PAIRS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;
/** What begins or ends a piece of a text. */
const MARK = /[[\]\\&<`*_!\n]/g;
/** What it takes to look whether a bracket begins a link, an image or a footnote. */
const PAIR_STEPS = 6_000;
/** What it takes to go over a piece within a link or an image. */
const MARK_STEPS = 30;
/**
 * What is tried in vain behind plain text, and what makes a piece of its own there: such pieces are put together one by
 * one.
 */
const VAIN = /[^\\&<>![\]\n](?:[&<!]|\\(?![!-/:-@[-`{-~]))/g;
const APART = /\\[!-/:-@[-`{-~]|&[#\w]+;|[>[\]]/g;
/** The characters that parsers go over in vain, or again and again. An honest body has them go over some thousand. */
export const MOST_STEPS = 30_000_000;

const pairSteps = (text: string, [open, close]: (typeof PAIRS)[number]): number => {
  let steps = 0;
  let end = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, start + open.length)) {
    if (end < start + open.length) end = text.indexOf(close, start + open.length);
    if (end < 0) end = text.length;
    steps += end - start;
  }
  return steps;
};

/**
 * A bracket that closes one is looked up with all that stands between, piece by piece, and so again for each image around
 * an image; for one that closes none, all before it is.
 */
const bracketSteps = (text: string): number => {
  let [steps, marks] = [0, 0];
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const at = index + MARK_STEPS * marks++;
    if (mark === '[') open.push(at);
    if (mark !== ']') continue;
    const from = open.pop();
    steps += PAIR_STEPS + (from === undefined ? index : at - from);
  }
  return steps + PAIR_STEPS * open.length;
};

const countIn = (text: string, pattern: RegExp): number => Array.from(text.matchAll(pattern)).length;

/**
 * To put pieces together moves the marks of all that are in the paragraph, sixteen of them as fast as a character is gone
 * over.
 */
const pieceSteps = (text: string): number => {
  const [vain, apart, lines] = [countIn(text, VAIN), countIn(text, APART), countIn(text, /\n/g)];
  return (Math.min(vain, apart + lines) * (2 * (vain + lines) + 6 * apart)) / 16;
};

/** The steps that it takes to read a text: a paragraph, a heading, a cell. */
export const stepsIn = (text: string): number =>
  bracketSteps(text) + pieceSteps(text) + PAIRS.reduce((sum, pair) => sum + pairSteps(text, pair), 0);
