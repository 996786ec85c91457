import { type Cursor, joined, quotedPiece, type Word } from './quoting.ts';

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
  shells: number;
}

/** Shells in shells beyond this are not read. */
const DEEPEST = 50;

/**
 * The simple commands of a shell's text, those of subshells and substitutions too, in the order in which they end. It
 * follows POSIX's quoting, bash's `$'…'`, here-documents and comments; what it cannot follow it leaves unknown. It is no
 * shell: a name in a variable, an alias and a script that is started are not seen through. Undefined where shells are
 * nested deeper than anyone writes.
 */
export const readShell = (text: string): readonly ShellCommand[] | undefined => {
  const reader: Reader = { text, at: 0, found: [], pending: [], shells: 0 };
  readList(reader, 0, [], undefined);
  return reader.at === Number.POSITIVE_INFINITY ? undefined : reader.found;
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
  let redirected = false;
  const endWord = (): void => {
    if (word === undefined) return;
    if (!redirected) command.words.push(word);
    redirected = false;
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    redirected = false;
    if (command.words.length === 0) return;
    own.push(command);
    reader.found.push(command);
    command = { words: [], input: undefined, shell, shells };
  };
  const inner = (close: ')' | '`') => {
    if (shells.length > DEEPEST) reader.at = Number.POSITIVE_INFINITY;
    return shells.length > DEEPEST ? [] : readList(reader, ++reader.shells, shells, close);
  };

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
    else if (/[<>]/.test(char)) {
      // The number of a file descriptor, or a word before it.
      if (word !== undefined && /^\d+$/.test(word.text)) word = undefined;
      endWord();
      redirected = readRedirection(char, reader, command);
    } else if (/[\n;&|()]/.test(char)) {
      endCommand();
      if (char === '\n') readHeredocs(reader);
      if (char === '(') inner(')');
    } else word = joined(word, { text: char, known: true });
  }
  endCommand();
  return own;
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

/** Whether the next word is where a redirection leads. A here-document is noted, to be read where its lines are. */
const readRedirection = (char: string, reader: Reader, command: Building): boolean => {
  const rest = reader.text.slice(reader.at, reader.at + 200);
  const heredoc = char === '<' ? /^<(-?)[ \t]*([^\s;&|<>()]+)/.exec(rest) : null;
  if (heredoc !== null) {
    const [whole, dash = '', raw = ''] = heredoc;
    reader.at += whole.length;
    reader.pending.push({
      command,
      delimiter: raw.replace(/["'\\]/g, ''),
      tabs: dash !== '',
      quoted: /["'\\]/.test(raw),
    });
    return false;
  }
  // `<<<`, `>>`, `>&`, `<&`, `>|`; `<(` and `>(` begin a shell of their own.
  reader.at += rest.length - rest.replace(/^[<>&|]+/, '').length;
  return !rest.startsWith('(');
};

const readHeredocs = (reader: Reader): void => {
  for (const { command, delimiter, tabs, quoted } of reader.pending.splice(0)) {
    let body = '';
    while (reader.at < reader.text.length) {
      const end = reader.text.indexOf('\n', reader.at);
      const line = reader.text.slice(reader.at, end === -1 ? undefined : end);
      reader.at = end === -1 ? reader.text.length : end + 1;
      const content = tabs ? line.replace(/^\t+/, '') : line;
      if (content === delimiter) break;
      body += `${content}\n`;
    }
    command.input = { text: body, known: quoted || !/[$`\\]/.test(body) };
  }
};
