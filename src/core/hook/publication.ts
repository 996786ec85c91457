import type { Word } from './quoting.ts';

/** Where a pull request's body comes from: given, in a file, not to be seen from here, or as it is on GitHub. */
export type Body =
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'file'; readonly path: string }
  | { readonly from: 'unseen'; readonly why: string }
  | { readonly from: 'live' };

/** What a call would make public, or what check it would pass by. */
export type Publication =
  | { readonly kind: 'bypass'; readonly command: string; readonly option: string; readonly folder: Folder }
  /** HEAD becomes another commit, of which nothing can be known yet. */
  | { readonly kind: 'move'; readonly command: string; readonly folder: Folder }
  /** It may make something public, and what cannot be told; `why` says it, and what to do instead. */
  | { readonly kind: 'unreadable'; readonly why: string; readonly folder: Folder }
  | {
      readonly kind: 'push';
      /** A name or a URL; undefined where the call names none. */
      readonly remote: string | undefined;
      /** Refs of branches, none for what a plain push takes. */
      readonly refspecs: readonly string[];
      readonly folder: Folder;
    }
  | {
      readonly kind: 'pull-request';
      readonly action: 'create' | 'edit' | 'ready' | 'merge';
      readonly body: Body;
      /** A number, a URL or a branch; undefined for the pull request of the branch. */
      readonly pull: string | undefined;
      /** The branch that a new pull request is from; undefined for the one that is checked out. */
      readonly head: string | undefined;
      /** `owner/name` where the call names one. */
      readonly repository: string | undefined;
      readonly folder: Folder;
    };

/** The folders that a command changes into, one after the other; undefined where that cannot be told. */
export type Folder = readonly string[] | undefined;

/** What options of a program take a value, short and long. */
export interface OptionTable {
  readonly short: string;
  /** Short options whose value, where there is one, is attached. */
  readonly attached?: string;
  readonly long: readonly string[];
}

/** One option of a command line, with its value (empty where it has none), or an operand. */
export interface Argument {
  readonly option: string | undefined;
  readonly value: Word;
}

const NONE: Word = { text: '', known: true };

/** Reads options as getopt and pflag do: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `-abn value`. */
export const readArguments = (
  words: readonly Word[],
  { short, long, attached: optional = '' }: OptionTable,
): readonly Argument[] => {
  const read: Argument[] = [];
  const left = words.values();
  const next = (): Word => {
    const step = left.next();
    return step.done === true ? NONE : step.value;
  };
  for (const word of left) {
    const { text, known } = word;
    const equals = text.indexOf('=');
    // Of an option in a variable not even the name is known.
    if (text.startsWith('--') && equals === -1 && !known) read.push({ option: undefined, value: word });
    else if (text === '--') for (const value of left) read.push({ option: undefined, value });
    else if (text.startsWith('--') && equals !== -1)
      read.push({ option: text.slice(0, equals), value: { text: text.slice(equals + 1), known } });
    else if (text.startsWith('--')) read.push({ option: text, value: long.includes(text) ? next() : NONE });
    else if (!text.startsWith('-') || text === '-') read.push({ option: undefined, value: word });
    else
      for (let index = 1; index < text.length; index++) {
        const letter = text.charAt(index);
        if (optional.includes(letter)) break;
        const attached = text.slice(index + 1);
        const takes = short.includes(letter);
        const value = attached === '' ? next : () => ({ text: attached.replace(/^=/, ''), known });
        read.push({ option: `-${letter}`, value: takes ? value() : NONE });
        if (takes) break;
      }
  }
  return read;
};
