import { ghPublication } from './gh.ts';
import { changeInto, gitPublications } from './git.ts';
import type { Folder, Publication } from './publication.ts';
import type { Word } from './quoting.ts';
import { readShell, type ShellCommand } from './shell.ts';

/** Words that stand before a command and leave it one. */
const RESERVED = new Set(['{', '}', '!', 'if', 'then', 'else', 'elif', 'do', 'while', 'until', 'time']);
const SHELLS = new Set(['bash', 'sh', 'zsh', 'dash', 'ksh', 'fish', 'pwsh', 'powershell']);
/** Programs that start the one that they are given. */
const STARTERS = new Set(
  'sudo doas env command builtin exec nohup nice ionice setsid stdbuf timeout xargs watch script unbuffer'.split(' '),
);

/** Texts that a shell is given by a shell are followed so far. */
const DEEPEST = 5;

/** What a shell's text makes public, or which check it passes by, as far as it can be read. */
export const publicationsOf = (text: string, folder: Folder = [], depth = 0): readonly Publication[] => {
  const commands = depth > DEEPEST ? undefined : readShell(text);
  if (commands === undefined) return [{ kind: 'unreadable', folder }];
  const folders = new Map<number, Folder>([[0, folder]]);
  return commands.flatMap((command) => {
    const at = folderOf(folders, command.shells);
    const words = commandWords(command.words);
    const name = programName(words[0]);
    if (name === 'cd' || name === 'pushd') {
      folders.set(
        command.shell,
        changeInto(
          at,
          words.find(({ text: word }, index) => index > 0 && !/^-[LPe@-]/.test(word)),
        ),
      );
      return [];
    }
    return publicationsOfCommand(name, words, command, at, depth);
  });
};

/** Where the nearest shell of the chain has gone that has gone anywhere. */
const folderOf = (folders: ReadonlyMap<number, Folder>, shells: readonly number[]): Folder =>
  shells.reduce<Folder>((at, shell) => (folders.has(shell) ? folders.get(shell) : at), undefined);

const publicationsOfCommand = (
  name: string,
  words: readonly Word[],
  { input }: ShellCommand,
  folder: Folder,
  depth: number,
): readonly Publication[] => {
  const rest = words.slice(1);
  if (name === 'git') return gitPublications(rest, folder);
  if (name === 'gh') return [ghPublication(rest, input, folder)].flatMap((one) => one ?? []);
  if (name === 'eval') return publicationsOf(rest.map(({ text }) => text).join(' '), folder, depth + 1);
  if (!SHELLS.has(name)) return [];
  const command = rest.findIndex(({ text }) => /^-(?:[a-z]*c|command)$/i.test(text));
  const script = command === -1 ? input : rest[command + 1];
  return script === undefined ? [] : publicationsOf(script.text, folder, depth + 1);
};

/** The words from the program on: behind what is set for it, reserved words, and programs that start it. */
const commandWords = (words: readonly Word[]): readonly Word[] => {
  let rest = words;
  for (;;) {
    const [first] = rest;
    if (first === undefined) return [];
    if (RESERVED.has(first.text) || /^\w+\+?=/.test(first.text)) rest = rest.slice(1);
    else if (STARTERS.has(programName(first))) {
      const at = rest.findIndex((word, index) => index > 0 && isOfInterest(programName(word)));
      if (at === -1) return rest;
      rest = rest.slice(at);
    } else return rest;
  }
};

const isOfInterest = (name: string): boolean =>
  name === 'git' || name === 'gh' || name === 'eval' || SHELLS.has(name) || STARTERS.has(name);

const programName = (word: Word | undefined): string =>
  (word?.text ?? '')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.exe$/i, '')
    .toLowerCase();
