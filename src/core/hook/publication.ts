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
  | { readonly kind: 'unreadable'; readonly folder: Folder }
  | { readonly kind: 'push'; readonly refspecs: readonly string[]; readonly folder: Folder }
  | {
      readonly kind: 'pull-request';
      readonly action: 'create' | 'edit' | 'ready' | 'merge';
      readonly body: Body;
      /** A number, a URL or a branch; undefined for the pull request of the branch. */
      readonly pull: string | undefined;
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

/** One option of a command line, with its value, or an operand. */
export interface Argument {
  readonly option: string | undefined;
  readonly value: Word | undefined;
}

/** Reads options as getopt and pflag do: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `-abn value`. */
export const readArguments = (
  words: readonly Word[],
  { short, long, attached: optional = '' }: OptionTable,
): readonly Argument[] => {
  const read: Argument[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? { text: '', known: true };
    const { text, known } = word;
    if (text === '--') {
      read.push(...words.slice(at + 1).map((value) => ({ option: undefined, value })));
      break;
    }
    if (text.startsWith('--')) {
      const [name = '', ...rest] = text.split('=');
      if (rest.length > 0) read.push({ option: name, value: { text: rest.join('='), known } });
      else read.push({ option: name, value: long.includes(name) ? words[++at] : undefined });
    } else if (text.startsWith('-') && text !== '-') {
      for (let letter = 1; letter < text.length; letter++) {
        const option = `-${text.charAt(letter)}`;
        if (optional.includes(text.charAt(letter))) break;
        if (!short.includes(text.charAt(letter))) {
          read.push({ option, value: undefined });
          continue;
        }
        const attached = text.slice(letter + 1);
        read.push({ option, value: attached === '' ? words[++at] : { text: attached.replace(/^=/, ''), known } });
        break;
      }
    } else read.push({ option: undefined, value: word });
  }
  return read;
};
