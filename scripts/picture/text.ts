/** A face that text is set in. */
export interface Face {
  readonly mono: boolean;
  readonly bold: boolean;
  readonly size: number;
}

/** Text of one face: a word or several, or code on a grey ground. */
export interface Run {
  readonly text: string;
  readonly code: boolean;
}

/** A piece of a line, with its place in it. */
export interface Piece extends Run {
  readonly x: number;
  readonly width: number;
}

/** The room that code has on its grey ground, left and right. */
export const CODE_ROOM = 5;

// Widths of Helvetica in thousandths of an em (Adobe's font metrics): the fonts that GitHub's pages ask for are as wide.
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  ["'", 191],
  ['ijl', 222],
  ['|', 260],
  [' !,./:;I[]\\ft', 278],
  ['()-`r{}', 333],
  ['"', 355],
  ['*', 389],
  ['^', 469],
  ['•', 350],
  ['ckJsvxyz', 500],
  ['#$0123456789?L_abdeghnopqu–', 556],
  ['+<=>~', 584],
  ['FTZ', 611],
  ['&ABEKPSVXY', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['Mm', 833],
  ['%', 889],
  ['W', 944],
  ['…', 1000],
  ['@', 1015],
];
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([characters, width]) => Array.from(characters, (one) => [one, width] as const)),
);
const MONO = 602;
const OTHER = 600;
const BOLD = 1.06;

/** How wide a text is in a face, in pixels. It is drawn exactly so wide, whatever font the reader has. */
export const widthOf = (text: string, { mono, bold, size }: Face): number => {
  const thousandths = Array.from(text).reduce((sum, one) => sum + (mono ? MONO : (WIDTH_OF.get(one) ?? OTHER)), 0);
  return (thousandths * size * (bold ? BOLD : 1)) / 1000;
};

/** Code is set a little smaller than the text around it, as GitHub does. */
export const faceOf = ({ code }: Pick<Run, 'code'>, around: Face): Face =>
  code ? { mono: true, bold: around.bold, size: around.size * 0.85 } : around;

const pieceWidth = (run: Run, face: Face): number =>
  widthOf(run.text, faceOf(run, face)) + (run.code ? 2 * CODE_ROOM : 0);

/** The widest that runs can be, on one line. */
export const naturalWidth = (runs: readonly Run[], face: Face): number =>
  runs.reduce((sum, run) => sum + pieceWidth(run, face), 0);

/** Breaks runs into lines at white space. A word that is wider than a line, and code, stay whole. */
export const wrap = (runs: readonly Run[], face: Face, width: number): readonly (readonly Piece[])[] => {
  const words = runs.flatMap((run) =>
    run.code ? [run] : (run.text.match(/\S+\s*|\s+/g) ?? []).map((text): Run => ({ text, code: false })),
  );
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const word of words) {
    const needed = pieceWidth({ ...word, text: word.text.trimEnd() }, face);
    if (x > 0 && x + needed > width) {
      lines.push([]);
      x = 0;
    }
    const line = lines.at(-1) ?? [];
    const before = line.at(-1);
    if (before !== undefined && !before.code && !word.code) {
      const text = before.text + word.text;
      line[line.length - 1] = { text, code: false, x: before.x, width: widthOf(text, face) };
      x = before.x + widthOf(text, face);
    } else {
      line.push({ ...word, x, width: pieceWidth(word, face) });
      x += pieceWidth(word, face);
    }
  }
  return lines;
};
