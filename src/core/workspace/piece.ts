/** A part of a text, with where it stands in the whole, in characters as JavaScript counts them. */
export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** As much of a text as fits, from an offset on. No character is cut in two, so `length` must be 2 at least. */
export const pieceOf = (text: string, offset: number, length: number): Piece => {
  const from = startOf(text, Math.min(offset, text.length));
  const to = startOf(text, Math.min(from + length, text.length));
  return { text: text.slice(from, to), from, to, total: text.length };
};

/** Where the character begins that an index points into. */
const startOf = (text: string, index: number): number =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, index - 1), index + 1)) ? index - 1 : index;

/** What of a text a piece leaves out, and how to go on; undefined where it is the whole. */
export const tellCut = ({ from, to, total }: Piece): string | undefined => {
  if (to - from === total) return undefined;
  const rest = to < total ? `${total - to} more are left out: go on with offset ${to}` : 'this is the end';
  return `recount: cut: characters ${from} to ${to} of ${total}; ${rest}`;
};
