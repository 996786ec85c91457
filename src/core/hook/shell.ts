import { arithmeticEnd } from './arithmetic.ts';
import { type Cursor, DEEPEST, expandedText, joined, quotedPiece, type Word } from './quoting.ts';

/** A simple command of a shell's text. */
export interface ShellCommand {
  readonly words: readonly Word[];
  /** What a here-document gives it to read; undefined where there is none. */
  readonly input: Word | undefined;
  /** The shell it runs in. */
  readonly shell: number;
  /** That shell, after those that started it. */
  readonly shells: readonly number[];
}

interface Building {
  readonly words: Word[];
  input: Word | undefined;
  readonly shell: number;
  readonly shells: readonly number[];
}

interface Heredoc {
  readonly command: Building;
  readonly delimiter: string;
  readonly tabs: boolean;
  readonly quoted: boolean;
}

interface Reader extends Cursor {
  readonly found: ShellCommand[];
  readonly pending: Heredoc[];
  /** Shared with the readers of parts. */
  readonly count: { shells: number };
  /** Whether `<<` is a shift here. */
  readonly arithmetic: boolean;
}

/**
 * The simple commands of a shell's text, those of subshells and substitutions too, in the order in which they end. It
 * follows POSIX's quoting, bash's `$'…'`, arithmetic, here-documents and comments; what it cannot follow it leaves
 * unknown. It is no shell: a name in a variable, an alias and a script that is started are not seen through. Undefined
 * where shells are nested deeper than anyone writes, or a here-document has no end.
 */
export const readShell = (text: string): readonly ShellCommand[] | undefined => {
  const count = { shells: 0 };
  const reader: Reader = { text, at: 0, braces: 0, found: [], pending: [], count, arithmetic: false };
  readList(reader, 0, [], undefined);
  return isLost(reader) ? undefined : reader.found;
};

const isLost = ({ at }: Cursor): boolean => at === Number.POSITIVE_INFINITY;

const lose = (reader: Cursor): void => {
  reader.at = Number.POSITIVE_INFINITY;
};

/** Reads a part of a text by itself: what is lost in it is lost. */
const readPart = (reader: Reader, text: string, arithmetic: boolean, read: (part: Reader) => void): void => {
  const part: Reader = { ...reader, text, at: 0, pending: [], arithmetic };
  read(part);
  if (isLost(part)) lose(reader);
};

/** The commands up to the end of a shell. */
const readList = (
  reader: Reader,
  shell: number,
  outer: readonly number[],
  end: ')' | '`' | undefined,
): readonly ShellCommand[] => {
  const shells = [...outer, shell];
  const own: ShellCommand[] = [];
  let command: Building = { words: [], input: undefined, shell, shells };
  let word: Word | undefined;
  let redirected: Redirected = 'no';
  let writes = false;
  const endWord = (): void => {
    if (word === undefined) return;
    if (redirected === 'no') command.words.push(word);
    if (redirected === 'text') command.input = { ...word, text: `${word.text}\n` };
    redirected = 'no';
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    redirected = 'no';
    // A redirection alone makes a file too.
    if (command.words.length === 0 && !writes) return;
    writes = false;
    own.push(command);
    reader.found.push(command);
    command = { words: [], input: undefined, shell, shells };
  };
  const inner = (close: ')' | '`') => readInner(reader, shells, close);

  while (reader.at < reader.text.length) {
    const char = reader.text.charAt(reader.at++);
    if (char === end) break;
    if (char === '\\' && reader.text.charAt(reader.at) === '\n') {
      reader.at++;
      continue;
    }
    const piece = quotedPiece(char, reader, (close) => outputOf(inner(close)));
    if (piece !== undefined) word = joined(word, piece);
    else if (/[ \t\r]/.test(char)) endWord();
    else if (char === '#' && word === undefined) skipLine(reader);
    else if (/[<>]/.test(char) || (char === '&' && reader.text.charAt(reader.at) === '>')) {
      // The number of a file descriptor, or a word before it.
      if (word !== undefined && /^\d+$/.test(word.text)) word = undefined;
      endWord();
      redirected = readRedirection(char, reader, command);
      writes ||= redirected === 'file';
    } else if (/[\n;&|()]/.test(char)) {
      endCommand();
      if (char === '\n') readHeredocs(reader);
      if (char === '(') inner(')');
    } else word = joined(word, { text: char, known: true });
  }
  endCommand();
  return own;
};

/** The commands of a shell that others started, behind its first sign. */
const readInner = (reader: Reader, outer: readonly number[], close: ')' | '`'): readonly ShellCommand[] => {
  if (outer.length > DEEPEST) lose(reader);
  if (isLost(reader)) return [];
  const shell = ++reader.count.shells;
  const end = close === ')' ? arithmeticEnd(reader.text, reader.at) : undefined;
  if (end === undefined) return readList(reader, shell, outer, close);
  // Some shells take `((` for two shells, so what stands in it is read as commands too.
  const text = reader.text.slice(reader.at + 1, end);
  reader.at = end + 2;
  readPart(reader, text, true, (part) => readList(part, shell, outer, undefined));
  return [];
};

/** What stands for a command's output: unknown, unless it only prints a here-document. */
const outputOf = ([only, ...others]: readonly ShellCommand[]): Word => {
  const isCat = others.length === 0 && only?.words.length === 1 && only.words[0]?.text === 'cat';
  if (!isCat || only.input === undefined) return { text: '', known: false };
  return { ...only.input, text: only.input.text.replace(/\n+$/, '') };
};

const skipLine = (reader: Reader): void => {
  const end = reader.text.indexOf('\n', reader.at);
  reader.at = end === -1 ? reader.text.length : end;
};

/** What the next word is to a redirection: nothing, where it leads, or the text that is read. */
type Redirected = 'no' | 'file' | 'text';

const HEREDOC = /^<(-?)[ \t]*((?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^ \t\n;&|<>()'"\\])+)/s;

/** Reads the signs of a redirection. A here-document is noted, to be read where its lines are. */
const readRedirection = (char: string, reader: Reader, command: Building): Redirected => {
  const rest = reader.text.slice(reader.at, reader.at + 200);
  if (char === '<' && rest.startsWith('<<')) {
    reader.at += 2;
    return 'text';
  }
  if (char === '<' && rest.startsWith('<') && !reader.arithmetic) {
    const heredoc = HEREDOC.exec(rest);
    if (heredoc === null) {
      lose(reader);
      return 'no';
    }
    const [whole, dash = '', raw = ''] = heredoc;
    reader.at += whole.length;
    reader.pending.push({
      command,
      delimiter: raw.replace(/["'\\]/g, ''),
      tabs: dash !== '',
      quoted: /["'\\]/.test(raw),
    });
    return 'no';
  }
  // `>>`, `>&`, `<&`, `>|`; `<(` and `>(` begin a shell of their own.
  reader.at += rest.length - rest.replace(/^[<>&|]+/, '').length;
  return rest.startsWith('(') ? 'no' : 'file';
};

const readHeredocs = (reader: Reader): void => {
  for (const { command, delimiter, tabs, quoted } of reader.pending.splice(0)) {
    let body = '';
    let ended = false;
    while (!ended && reader.at < reader.text.length) {
      const end = reader.text.indexOf('\n', reader.at);
      const line = reader.text.slice(reader.at, end === -1 ? undefined : end);
      reader.at = end === -1 ? reader.text.length : end + 1;
      const content = tabs ? line.replace(/^\t+/, '') : line;
      ended = content === delimiter;
      if (!ended) body += `${content}\n`;
    }
    // One that never ends may have been something else, and then commands are behind it.
    if (!ended) return lose(reader);
    command.input = { text: body, known: quoted || !/[$`\\]/.test(body) };
    if (!quoted) readPart(reader, body, false, (part) => readExpanded(part, command.shells));
  }
};

/** The commands of a here-document's substitutions. */
const readExpanded = (reader: Reader, shells: readonly number[]): void => {
  expandedText(reader, (close) => outputOf(readInner(reader, shells, close)));
};
