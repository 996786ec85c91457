import { type Folder, type OptionTable, type Publication, readArguments } from './publication.ts';
import { pushed, unsure } from './push.ts';
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
const PUSH: OptionTable = {
  short: 'o',
  long: ['--repo', '--push-option', '--receive-pack', '--exec', '--recurse-submodules'],
};

/**
 * What has hooks that `--no-verify` passes by, with the options of each that take a value (their manuals): `-m` is a
 * message to one and takes nothing in another, which then has what follows as an option of its own.
 */
const HOOKED: Readonly<Record<string, OptionTable>> = {
  commit: COMMIT,
  push: PUSH,
  merge: {
    short: 'mFsX',
    attached: 'S',
    long: '--message --file --strategy --strategy-option --into-name --cleanup'.split(' '),
  },
  rebase: {
    short: 'sXxC',
    attached: 'Sr',
    long: '--strategy --strategy-option --exec --onto --empty --whitespace'.split(' '),
  },
  am: { short: 'Cp', attached: 'S', long: '--directory --exclude --include --patch-format --whitespace'.split(' ') },
  pull: {
    short: 'sXjo',
    attached: 'Sr',
    long: '--strategy --strategy-option --cleanup --upload-pack --depth --deepen --shallow-since --shallow-exclude --refmap --jobs --server-option --negotiation-tip'.split(
      ' ',
    ),
  },
};

/** Where `-n` says the same; elsewhere it is another option. */
const SHORTLY = new Set(['commit', 'am']);

const MOVES = new Set(['merge', 'rebase', 'cherry-pick', 'revert', 'reset', 'am', 'pull', 'checkout', 'switch']);

// Git takes any beginning of a long option that no other one shares.
const SKIPS_HOOKS = /^--no-veri(?:f|fy)?$/;

// Settings by which a plain push takes more branches than one.
const SEVERAL = /^(?:push\.default=matching$|remote\..*\.(?:push|mirror)(?:=|$))/is;

/** What a call of `git` makes public or passes by; the words are those behind `git`. */
export const gitPublications = (words: readonly Word[], folder: Folder): readonly Publication[] => {
  const verb = verbOf(words);
  const command = words[verb]?.text ?? '';
  if (!MOVES.has(command) && command !== 'commit' && command !== 'push') return [];
  const own = words.slice(verb + 1);
  if (isHelp(own)) return [];
  const before = readArguments(words.slice(0, verb), GIT);
  const at = before.some(({ option }) => option === undefined || option === '--git-dir' || option === '--work-tree')
    ? undefined
    : before.reduce<Folder>((into, { option, value }) => (option === '-C' ? changeInto(into, value) : into), folder);
  const table = HOOKED[command];
  const args = table === undefined ? [] : readArguments(own, table);
  const unhooked = before.find(({ option, value }) => isSetting(option) && /^core\.hookspath(?:=|$)/i.test(value.text));
  const skipped = args.find(({ option = '' }) => SKIPS_HOOKS.test(option) || (SHORTLY.has(command) && option === '-n'));
  const option = unhooked === undefined ? skipped?.option : `${unhooked.option} core.hooksPath`;
  // Of the others no hook can say no, but for what is asked of a message.
  if (option !== undefined && table !== undefined)
    return [{ kind: 'bypass', command: `git ${command}`, option, folder: at }];
  if (command !== 'push') return [{ kind: 'move', command: `git ${command}`, folder: at }];
  const several = before.find(({ option, value }) => isSetting(option) && SEVERAL.test(value.text))?.value.text;
  return several === undefined ? pushed(args, at) : [unsure(`git -c ${several} push`, at)];
};

const isSetting = (option: string | undefined): boolean => option === '-c' || option === '--config-env';

/** Git shows a manual in the place of what it was to do where the first word asks for one, and `-h` where it is alone. */
const isHelp = ([first, ...others]: readonly Word[]): boolean =>
  first?.text === '--help' || (first?.text === '-h' && others.length === 0);

/** Where git's verb stands: behind its own options and their values. */
const verbOf = (words: readonly Word[]): number => {
  let isValue = false;
  for (const [index, { text, known }] of words.entries()) {
    // A variable may well be an option.
    if (!isValue && !text.startsWith('-') && (known || text !== '')) return index;
    isValue = !isValue && (text === '-C' || text === '-c' || GIT.long.includes(text));
  }
  return words.length;
};

/** More changes of the folder than anyone writes are not followed. */
const MOST_FOLDERS = 100;

/** The folder after one more change of it. */
export const changeInto = (folder: Folder, into: Word | undefined): Folder =>
  folder === undefined || folder.length === MOST_FOLDERS || into?.known !== true ? undefined : [...folder, into.text];
