const MOST_LINES = 5_000;

/** Markers of quotations and lists that a line begins with. Behind one of a list stands a blank, or nothing. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** A line drawn across the page, which begins no list; what stands before it may be quotations. */
const RULE = /^([ \t>]*)([-*])[ \t]*(?:\2[ \t]*){2,}$/;
const MARKER = />|[-+*]|[.)]/g;
const MOST_CONTAINERS = 99;
/** Each line in a nest costs the square of its depth. */
const MOST_NESTED = 300_000;

/** Lines that may define a footnote. Where one is defined within another, each line costs a parser what all of them cost. */
const MOST_FOOTNOTES = 300;

/** As many as a page may have elements: a row of one cell is filled up to the width of its table. */
const MOST_CELLS = 25_000;
const DELIMITERS = /^[:|>\s]*-[-:|>\s]*$/;

const depthOf = (line: string): number => CONTAINERS.exec(line.replace(RULE, '$1'))?.[0].match(MARKER)?.length ?? 0;
const widthOf = (line: string): number => (DELIMITERS.test(line) ? line.split('|').length : 0);

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
  let [nested, cells] = [0, 0];
  for (const stretch of stretchesOf(lines)) {
    let [deepest, widest] = [0, 0];
    for (const line of stretch) {
      deepest = Math.max(deepest, depthOf(line));
      widest = Math.max(widest, widthOf(line));
      nested += deepest ** 2;
      cells += widest;
      if (deepest > MOST_CONTAINERS) return true;
    }
  }
  return nested > MOST_NESTED || cells > MOST_CELLS;
};
