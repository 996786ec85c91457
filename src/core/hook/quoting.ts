/** Where a reader of a shell's text stands; at infinity where it cannot be followed. */
export interface Cursor {
  readonly text: string;
  at: number;
  /** How many `${` are open. */
  braces: number;
}

/** What is nested deeper than this is not read. */
export const DEEPEST = 50;

/** A word of a command, or a piece of one; `known` is false where a variable or a command's output is part of it. */
export interface Word {
  readonly text: string;
  readonly known: boolean;
}

/** Reads a command substitution up to its end, and gives what stands for it in the word. */
export type Substitute = (close: ')' | '`') => Word;

const UNKNOWN: Word = { text: '', known: false };
const known = (text: string): Word => ({ text, known: true });

/** Two pieces of one word. */
export const joined = (one: Word | undefined, more: Word): Word => ({
  text: (one?.text ?? '') + more.text,
  known: (one?.known ?? true) && more.known,
});

/** The text before the next such character, which is passed over. */
const upTo = (cursor: Cursor, close: string): string => {
  const { text, at } = cursor;
  const found = text.indexOf(close, at);
  cursor.at = found === -1 ? text.length : found + 1;
  return text.slice(at, found === -1 ? undefined : found);
};

/** A quoted piece or an expansion; nothing where the character begins neither. The character is passed over. */
export const quotedPiece = (char: string, cursor: Cursor, substitute: Substitute): Word | undefined => {
  if (char === '\\') return known(cursor.text.charAt(cursor.at++));
  if (char === "'") return known(upTo(cursor, "'"));
  if (char === '"') return doubleQuoted(cursor, substitute);
  if (char === '`') return substitute('`');
  return char === '$' ? expansion(cursor, substitute, false) : undefined;
};

const doubleQuoted = (cursor: Cursor, substitute: Substitute): Word => expandedText(cursor, substitute, '"');

/** A text in which the shell expands what it does between double quotes: up to the quote, or all of it. */
export const expandedText = (cursor: Cursor, substitute: Substitute, end?: '"'): Word => {
  let piece = known('');
  while (cursor.at < cursor.text.length) {
    const char = cursor.text.charAt(cursor.at++);
    if (char === end) break;
    if (char === '\\' && /["\\$`\n]/.test(cursor.text.charAt(cursor.at))) {
      const escaped = cursor.text.charAt(cursor.at++);
      piece = joined(piece, known(escaped === '\n' ? '' : escaped));
    } else if (char === '`') piece = joined(piece, substitute('`'));
    else piece = joined(piece, char === '$' ? expansion(cursor, substitute, true) : known(char));
  }
  return piece;
};

/** What follows a dollar. */
const expansion = (cursor: Cursor, substitute: Substitute, quoted: boolean): Word => {
  const char = cursor.text.charAt(cursor.at);
  if (char === '(') {
    cursor.at++;
    return substitute(')');
  }
  if (char === '{') {
    cursor.at++;
    return inBraces(cursor, substitute, quoted);
  }
  if (char === "'" && !quoted) {
    cursor.at++;
    return known(ansiQuoted(cursor));
  }
  // `$"…"` is a text to be translated: the quotes are read next.
  if (char === '"' && !quoted) return known('');
  const name = /^(?:\w+|[*@#?$!-])/.exec(cursor.text.slice(cursor.at, cursor.at + 200));
  if (name === null) return known('$');
  cursor.at += name[0].length;
  return UNKNOWN;
};

/** `${…}`, behind the brace. The word in it may run commands. */
const inBraces = (cursor: Cursor, substitute: Substitute, quoted: boolean): Word => {
  if (++cursor.braces > DEEPEST) cursor.at = Number.POSITIVE_INFINITY;
  while (cursor.at < cursor.text.length) {
    const char = cursor.text.charAt(cursor.at++);
    if (char === '}') break;
    // Between double quotes a single one is a letter.
    if (char !== "'" || !quoted) quotedPiece(char, cursor, substitute);
  }
  cursor.braces--;
  return UNKNOWN;
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', e: '\x1b' };

/** bash's `$'…'`, behind its first quote. */
const ansiQuoted = (cursor: Cursor): string => {
  let piece = '';
  while (cursor.at < cursor.text.length) {
    const char = cursor.text.charAt(cursor.at++);
    if (char === "'") break;
    piece += char === '\\' ? ansiEscape(cursor) : char;
  }
  return piece;
};

const ansiEscape = (cursor: Cursor): string => {
  const rest = cursor.text.slice(cursor.at, cursor.at + 5);
  const hex = /^(?:x[0-9a-f]{1,2}|u[0-9a-f]{1,4})/i.exec(rest)?.[0];
  const code = hex ?? /^[0-7]{1,3}/.exec(rest)?.[0];
  cursor.at += code === undefined ? 1 : code.length;
  if (code === undefined) return ESCAPES[rest.charAt(0)] ?? rest.charAt(0);
  return String.fromCharCode(hex === undefined ? Number.parseInt(code, 8) : Number.parseInt(code.slice(1), 16));
};
