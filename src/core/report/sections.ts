/** What of an XML document holds no elements, beside text. */
type Section = 'comment' | 'instruction' | 'cdata';

const ENDS: Readonly<Record<Section, string>> = { comment: '-->', instruction: '?>', cdata: ']]>' };
const STARTS: Readonly<Record<string, Section>> = { '<!--': 'comment', '<?': 'instruction', '<![CDATA[': 'cdata' };
const START = /<(?:!--|\?|!\[CDATA\[)/g;
/** One less than the longest of these has: what of a text may be the beginning of one. */
const CARRIED = 8;

/** Follows the sections of a text between two tags, piece by piece. */
export interface Sections {
  readonly write: (piece: string) => void;
  /** What the text is in now, if anything. */
  readonly inside: () => Section | undefined;
  /** How much of it has come, in UTF-16 code units. */
  readonly length: () => number;
  /** It is taken as if it began here. */
  readonly restart: () => void;
}

/** The sections of what follows a tag. */
export const openSections = (): Sections => {
  let inside: Section | undefined;
  let length = 0;
  let carried = '';
  return {
    write: (piece) => {
      const text = carried + piece;
      let at = 0;
      length += piece.length;
      for (;;) {
        if (inside === undefined) {
          START.lastIndex = at;
          const found = START.exec(text);
          if (found === null) break;
          inside = STARTS[found[0]];
          at = START.lastIndex;
          length = text.length - at;
        } else {
          const end = text.indexOf(ENDS[inside], at);
          if (end === -1) break;
          at = end + ENDS[inside].length;
          inside = undefined;
        }
      }
      carried = text.slice(Math.max(at, text.length - CARRIED));
    },
    inside: () => inside,
    length: () => length,
    restart: () => {
      length = 0;
      carried = '';
    },
  };
};
