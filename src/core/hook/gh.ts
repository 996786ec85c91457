import { type Argument, type Body, type Folder, type Publication, readArguments } from './publication.ts';
import type { Word } from './quoting.ts';

// The options with a value, from the manual of gh (cli.github.com/manual/gh_pr_create and so on).
const TABLES = {
  create: {
    short: 'aBbFHlmprTtR',
    long: 'assignee base body body-file head label milestone project recover reviewer template title repo',
  },
  edit: {
    short: 'BbFmtR',
    long: 'add-assignee add-label add-project add-reviewer base body body-file milestone remove-assignee remove-label remove-project remove-reviewer title repo',
  },
  ready: { short: 'R', long: 'repo' },
  merge: { short: 'AbFtR', long: 'author-email body body-file match-head-commit subject repo' },
} as const;

type Action = keyof typeof TABLES;

const ACTIONS: Readonly<Record<string, Action>> = {
  create: 'create',
  new: 'create',
  edit: 'edit',
  ready: 'ready',
  merge: 'merge',
};

const HELP = ['--help', '-h'];

/** What takes back or tells how it is used, rather than makes public. */
const HARMLESS: Readonly<Record<Action, readonly string[]>> = {
  create: ['--dry-run', ...HELP],
  edit: HELP,
  ready: ['--undo', ...HELP],
  merge: ['--disable-auto', ...HELP],
};

/** What a call of `gh` makes public; the words are those behind `gh`. */
export const ghPublication = (
  words: readonly Word[],
  input: Word | undefined,
  folder: Folder,
): Publication | undefined => {
  const [noun, verb] = words.flatMap((word, index) => (isOperand(words, index) ? [{ word, index }] : []));
  const action = noun?.word.text === 'pr' ? ACTIONS[verb?.word.text ?? ''] : undefined;
  if (action === undefined) return undefined;
  const args = readArguments(
    words.filter((_, index) => index !== noun?.index && index !== verb?.index),
    { short: TABLES[action].short, long: TABLES[action].long.split(' ').map((name) => `--${name}`) },
  );
  const harmless = args.findLast(({ option }) => option !== undefined && HARMLESS[action].includes(option))?.value;
  if (harmless?.known === true && /^(?:1|t|true)?$/i.test(harmless.text)) return undefined;
  const pull = args.find(({ option }) => option === undefined)?.value;
  const head = action === 'create' ? valueOf(args, '-H', '--head') : undefined;
  const isUnseen = pull?.known === false || head?.known === false;
  return {
    kind: 'pull-request',
    action,
    body: isUnseen ? unseen('which pull request it is stands in a variable') : bodyOf(action, args, input),
    pull: action === 'create' ? undefined : pull?.text,
    // A branch of a fork may have its owner before it.
    head: head?.text.replace(/^[^:]*:/, ''),
    repository: repositoryIn(pull?.text) ?? valueOf(args, '-R', '--repo')?.text,
    folder,
  };
};

const valueOf = (args: readonly Argument[], short: string, long: string): Word | undefined =>
  args.findLast(({ option }) => option === short || option === long)?.value;

/** `owner/name` of a pull request's URL, which counts before `--repo`. */
const repositoryIn = (pull: string | undefined): string | undefined =>
  /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/pull\/\d+/.exec(pull ?? '')?.[1];

/** Whether a word is no option, and not the value of gh's one option that may stand anywhere. */
const isOperand = (words: readonly Word[], index: number): boolean => {
  const before = words[index - 1]?.text;
  return words[index]?.text.startsWith('-') === false && before !== '-R' && before !== '--repo';
};

const unseen = (why: string): Body => ({ from: 'unseen', why });

const bodyOf = (action: Action, args: readonly Argument[], input: Word | undefined): Body => {
  // The body that a merge is given is the merge commit's.
  const given = action === 'merge' ? undefined : args.filter(({ option }) => isBody(option)).at(-1);
  if (given === undefined) return action === 'create' ? withoutBody(args) : { from: 'live' };
  const { option, value } = given;
  if (!value.known) return unseen('its text is made by the command itself');
  if (option === '--body' || option === '-b') return { from: 'text', text: value.text };
  if (value.text !== '-') return { from: 'file', path: value.text };
  return input?.known === true ? { from: 'text', text: input.text } : unseen('it is read from standard input');
};

const isBody = (option: string | undefined): boolean =>
  option === '--body' || option === '-b' || option === '--body-file' || option === '-F';

const withoutBody = (args: readonly Argument[]): Body =>
  unseen(
    args.some(({ option }) => option?.startsWith('--fill') === true || option === '-f')
      ? 'its text is made from the commits'
      : 'it is given no text here',
  );
