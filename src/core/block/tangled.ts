const MOST_LINES = 5_000;

/** Markers of quotations and lists that a line begins with. Behind one of a list stands a blank, or nothing. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** A line drawn across the page, which begins no list; what stands before it may be quotations. */
const RULE = /^([ \t>]*)([-*])[ \t]*(?:\2[ \t]*){2,}$/;
const MARKER = />|[-+*]|[.)]/g;
const MOST_CONTAINERS = 99;
/** Each line in a nest costs the square of its depth. */
const MOST_NESTED = 300_000;

/** Lines that begin a list within a list. Each costs a parser what all above it cost. */
const MOST_LISTS = 1_500;
/** Lines that may define a footnote. Where one is defined within another, each line costs a parser what all of them cost. */
const MOST_FOOTNOTES = 300;

/** As many as a page may have elements: a row of one cell is filled up to the width of its table. */
const MOST_CELLS = 25_000;
const DELIMITERS = /^[:|>\s]*-[-:|>\s]*$/;

/** What begins like raw HTML, and what a parser looks for from there on to the end of the paragraph. */
const PAIRS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;
const BRACKET = /[[\]]/g;
/** What it takes to look whether a bracket begins a link, an image or a footnote. */
const PAIR_STEPS = 600;
/** What is tried in vain behind plain text, and what makes a piece of its own there: such pieces are put together one by one. */
const VAIN = /[^\\&<>![\]\n](?:[&<!]|\\(?![!-/:-@[-`{-~]))/g;
const APART = /\\[!-/:-@[-`{-~]|&[#\w]+;|[>[\]]/g;
/** The characters that parsers go over in vain, or again and again. An honest body has them go over some thousand. */
const MOST_STEPS = 4_000_000;

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

/** A bracket that closes one is looked up with all that stands between; for one that closes none, all before it is. */
const bracketSteps = (text: string): number => {
  let steps = 0;
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(BRACKET))
    if (bracket === '[') open.push(index);
    else steps += PAIR_STEPS + index - (open.pop() ?? 0);
  return steps + PAIR_STEPS * open.length;
};

const countIn = (text: string, pattern: RegExp): number => Array.from(text.matchAll(pattern)).length;

/** To put pieces together moves the marks of all that are in the paragraph, fifty of them as fast as a character is gone over. */
const pieceSteps = (text: string): number => {
  const [vain, apart, lines] = [countIn(text, VAIN), countIn(text, APART), countIn(text, /\n/g)];
  return (Math.min(vain, apart + lines) * (2 * (vain + lines) + 6 * apart)) / 50;
};

const depthOf = (line: string): number => CONTAINERS.exec(line.replace(RULE, '$1'))?.[0].match(MARKER)?.length ?? 0;
const widthOf = (line: string): number => (DELIMITERS.test(line) ? line.split('|').length : 0);

const beginsLists = (line: string): boolean => depthOf(line.replaceAll('>', ' ')) > 1;

/** Lines without an empty one between them, in which paragraphs, tables and nests end at the latest. */
const stretchesOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const stretches: string[][] = [[]];
  for (const line of lines)
    if (line.trim() === '') stretches.push([]);
    else stretches.at(-1)?.push(line);
  return stretches;
};

/**
 * Whether lines are more, or stand deeper in quotations and lists, or hold more of what is left open, than anybody writes:
 * parsers take the square of that.
 */
export const isTangled = (lines: readonly string[]): boolean => {
  if (lines.length > MOST_LINES) return true;
  if (lines.filter((line) => line.includes('[^') && line.includes(']:')).length > MOST_FOOTNOTES) return true;
  if (lines.filter(beginsLists).length > MOST_LISTS) return true;
  let [steps, nested, cells] = [0, 0, 0];
  for (const stretch of stretchesOf(lines)) {
    let [deepest, widest] = [0, 0];
    for (const line of stretch) {
      deepest = Math.max(deepest, depthOf(line));
      widest = Math.max(widest, widthOf(line));
      nested += deepest ** 2;
      cells += widest;
      if (deepest > MOST_CONTAINERS) return true;
    }
    const text = stretch.join('\n');
    steps += bracketSteps(text) + pieceSteps(text) + PAIRS.reduce((sum, pair) => sum + pairSteps(text, pair), 0);
  }
  return steps > MOST_STEPS || nested > MOST_NESTED || cells > MOST_CELLS;
};
