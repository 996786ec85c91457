import { type Folder, type OptionTable, type Publication, readArguments } from './publication.ts';
import type { Word } from './quoting.ts';

// Options of git before its verb that take a value (git(1)).
const GIT: OptionTable = {
  short: 'Cc',
  long: ['--git-dir', '--work-tree', '--namespace', '--super-prefix', '--config-env', '--attr-source'],
};
const COMMIT: OptionTable = {
  short: 'mFCct',
  attached: 'Su',
  long: '--message --file --author --date --template --reuse-message --reedit-message --fixup --squash --cleanup --trailer --pathspec-from-file'.split(
    ' ',
  ),
};
const PUSH: OptionTable = { short: 'o', long: ['--repo', '--push-option', '--receive-pack', '--exec'] };

const MOVES = new Set(['merge', 'rebase', 'cherry-pick', 'revert', 'reset', 'am', 'pull', 'checkout', 'switch']);

// Git takes any beginning of a long option that no other one shares.
const SKIPS_HOOKS = /^--no-veri(?:f|fy)?$/;

/** What a call of `git` makes public or passes by; the words are those behind `git`. */
export const gitPublications = (words: readonly Word[], folder: Folder): readonly Publication[] => {
  const verb = verbOf(words);
  const command = words[verb]?.text ?? '';
  if (MOVES.has(command)) return [{ kind: 'move', command: `git ${command}`, folder }];
  if (command !== 'commit' && command !== 'push') return [];
  const before = readArguments(words.slice(0, verb), GIT);
  const at = before.some(({ option }) => option === '--git-dir' || option === '--work-tree')
    ? undefined
    : before.reduce<Folder>((into, { option, value }) => (option === '-C' ? changeInto(into, value) : into), folder);
  const args = readArguments(words.slice(verb + 1), command === 'commit' ? COMMIT : PUSH);
  const unhooked = before.find(({ option, value }) => option === '-c' && /^core\.hookspath(?:=|$)/i.test(value.text));
  const skipped = args.find(({ option = '' }) => SKIPS_HOOKS.test(option) || (command === 'commit' && option === '-n'));
  const option = unhooked === undefined ? skipped?.option : '-c core.hooksPath';
  if (option !== undefined) return [{ kind: 'bypass', command: `git ${command}`, option, folder: at }];
  if (command === 'commit') return [{ kind: 'move', command: 'git commit', folder: at }];
  if (args.some((one) => one.option === '--dry-run' || one.option === '-n')) return [];
  const [, ...refspecs] = args.flatMap((one) => (one.option === undefined ? [one.value] : []));
  const deletes =
    args.some((one) => one.option === '--delete' || one.option === '-d') ||
    (refspecs.length > 0 && refspecs.every(({ text }) => text.startsWith(':')));
  return deletes
    ? []
    : [{ kind: 'push', refspecs: refspecs.flatMap(({ text, known }) => (known ? [text] : [])), folder: at }];
};

/** Where git's verb stands: behind its own options and their values. */
const verbOf = (words: readonly Word[]): number => {
  let isValue = false;
  for (const [index, { text }] of words.entries()) {
    if (!isValue && !text.startsWith('-')) return index;
    isValue = !isValue && (text === '-C' || text === '-c' || GIT.long.includes(text));
  }
  return words.length;
};

/** The folder after one more change of it. */
export const changeInto = (folder: Folder, into: Word | undefined): Folder =>
  folder === undefined || into?.known !== true ? undefined : [...folder, into.text];
