import { ghPublication } from './gh.ts';
import { changeInto, gitPublications } from './git.ts';
import { folderOf, programName, RESERVED, SHELLS } from './programs.ts';
import type { Folder, Publication } from './publication.ts';
import type { Word } from './quoting.ts';
import { readShell, type ShellCommand } from './shell.ts';

/** Programs that start the one that they are given. */
const STARTERS = new Set(
  'sudo doas env command builtin exec coproc nohup nice ionice setsid stdbuf time timeout xargs find watch script unbuffer flock parallel busybox chronic caffeinate ssh-agent strace su runuser'.split(
    ' ',
  ),
);
/** Programs that give a shell the text behind `-c`. */
const WITH_TEXT = new Set(['su', 'runuser', 'script', 'flock']);
/** What may stand before a program and have it work elsewhere than in the shell's folder. */
const ELSEWHERE = /^(?:GIT_(?:DIR|WORK_TREE|COMMON_DIR)=|-[CD]$|--chdir(?:=|$))/;
const MOVES = new Set(['cd', 'pushd', 'popd']);
/** What runs them in the shell itself. */
const IN_SHELL = new Set(['command', 'builtin', 'time']);
/** Behind these `find` is given a program, up to a word that ends it. */
const EXECUTES = new Set(['-exec', '-execdir', '-ok', '-okdir']);

/** Texts that a shell is given by a shell are followed so far. */
const DEEPEST = 5;
/** A call that makes more public is not judged: each takes its time. */
const MOST_PUBLICATIONS = 100;

const ALONE = 'let it be a call of its own';

/** What a shell's text makes public, or which check it passes by, as far as it can be read. */
export const publicationsOf = (text: string, folder: Folder = [], depth = 0): readonly Publication[] => {
  const unreadable = (why: string, at: Folder): Publication => ({ kind: 'unreadable', why, folder: at });
  const commands = depth > DEEPEST ? undefined : readShell(text);
  if (commands === undefined)
    return [
      unreadable(
        'the command cannot be followed: it is nested too deep, or a here-document in it has no end. What makes something public, run by itself',
        folder,
      ),
    ];
  const folders = new Map<number, Folder>([[0, folder]]);
  let programs = 0;
  const found = commands.flatMap((command) => {
    const here = folderOf(folders, command.shells);
    return programsOf(command.words).flatMap((words) => {
      const name = nameOf(words[0]);
      const before = command.words.slice(0, words[0] && command.words.indexOf(words[0]));
      const at = before.some(({ text: word }) => ELSEWHERE.test(word)) ? undefined : here;
      if (MOVES.has(name)) {
        const into = words.find(({ text: word }, index) => index > 0 && !/^-[LPe@-]/.test(word));
        folders.set(command.shell, name === 'popd' ? undefined : changeInto(at, into));
        return [];
      }
      // What sets a variable or ends a block writes nothing; a redirection alone makes a file.
      if (words.length > 0 || command.words.length === 0) programs++;
      return publicationsOfCommand(name, words, command, at, depth);
    });
  });
  if (found.length > MOST_PUBLICATIONS)
    return [unreadable(`the command makes more than ${MOST_PUBLICATIONS} things public: make it several`, folder)];
  return found.map((one) =>
    programs > 1 && one.kind === 'pull-request' && one.body.from === 'file'
      ? unreadable(
          `another command of the call may write the file that \`gh pr ${one.action}\` takes its text from: ${ALONE}`,
          one.folder,
        )
      : one,
  );
};

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
  const script = SHELLS.has(name) ? (scriptOf(name, rest) ?? input?.text) : textFor(name, rest);
  return script === undefined ? [] : publicationsOf(script, folder, depth + 1);
};

/** The text that a program has a shell read. */
const textFor = (name: string, words: readonly Word[]): string | undefined => {
  if (name === 'eval') return textOf(words);
  if (WITH_TEXT.has(name)) return scriptOf(name, words);
  if (name === 'env') return splitText(words);
  const operands = words.slice(words.findIndex(({ text }) => !/^(?:-.*|[\d.]+)$/s.test(text)));
  if (name === 'watch') return textOf(operands);
  return name === 'trap' || name === 'parallel' ? operands[0]?.text : undefined;
};

/** What `env -S` takes apart into words. */
const splitText = (words: readonly Word[]): string | undefined => {
  const at = words.findIndex(({ text }) => /^(?:-\w*S|--split-string)/.test(text));
  return at === -1 ? undefined : textOf(words.slice(at)).replace(/^(?:-\w*?S|--split-string=?)/, '');
};

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The script that a shell is given as a word; undefined where it is in a file or on standard input. */
const scriptOf = (name: string, words: readonly Word[]): string | undefined => {
  if (name === 'pwsh' || name === 'powershell') {
    const at = words.findIndex(({ text }) => /^-c/i.test(text) && '-command'.startsWith(text.toLowerCase()));
    return at === -1 ? undefined : textOf(words.slice(at + 1));
  }
  let runs = false;
  let isValue = false;
  for (const { text } of words) {
    const isOption = /^[-+][^-]/.test(text);
    if (text.startsWith('--command=')) return text.slice('--command='.length);
    if (text === '--command' || (isOption && /c/i.test(text))) runs = true;
    else if (runs && !isOption && !isValue && !text.startsWith('--')) return text;
    // `-o` is given the name of what it sets, also at the end of several letters.
    isValue = isOption && /o$/i.test(text);
  }
  return undefined;
};

/** The programs that a command starts, each with its words. */
const programsOf = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const own = commandWords(words);
  return nameOf(own[0]) === 'find' ? [own, ...executed(own)] : [own];
};

const executed = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const found: (readonly Word[])[] = [];
  let program: Word[] | undefined;
  for (const word of words) {
    if (program === undefined) program = EXECUTES.has(word.text) ? [] : undefined;
    else if (word.text === ';' || word.text === '+') {
      found.push(commandWords(program));
      program = undefined;
    } else program.push(word.text.includes('{}') ? { ...word, known: false } : word);
  }
  return found;
};

/** The words from the program on: behind what is set for it, reserved words, and programs that start it. */
const commandWords = (words: readonly Word[]): readonly Word[] => {
  const more: Word[] = [];
  for (let at = 0; ; ) {
    const first = words[at];
    if (first === undefined) return [];
    const isTimed = first.text === 'time' && words[at + 1]?.text.startsWith('-') === true;
    if (first.text === 'function') at += 2;
    else if ((RESERVED.has(first.text) && !isTimed) || /^\w+\+?=/.test(first.text)) at++;
    else {
      const name = nameOf(first);
      const next = name !== 'find' && STARTERS.has(name) ? nextOfInterest(name, words, at + 1) : undefined;
      if (next === undefined) return [...words.slice(at), ...more];
      // What it reads becomes words of the program.
      if (name === 'xargs') more.push({ text: '', known: false });
      at = next;
    }
  }
};

const nextOfInterest = (starter: string, words: readonly Word[], from: number): number | undefined => {
  for (let at = from; at < words.length; at++) {
    const name = nameOf(words[at]);
    if (isOfInterest(name) || (MOVES.has(name) && IN_SHELL.has(starter))) return at;
  }
  return undefined;
};

const isOfInterest = (name: string): boolean =>
  name === 'git' || name === 'gh' || name === 'eval' || SHELLS.has(name) || STARTERS.has(name);

const nameOf = (word: Word | undefined): string => programName(word?.text ?? '');
