import { programName, RESERVED, SHELLS } from '../hook/programs.ts';
import type { Word } from '../hook/quoting.ts';

/** A file or folder of a step by its path in the workspace; undefined where it lies outside, or nobody can tell. */
export type Place = string | undefined;

/** Where a command is started, and what is known of the files there. */
export interface Surroundings {
  readonly folder: Place;
  /** Whether what lies at a path came with the commit that is judged. */
  readonly isOfHead: (place: Place) => boolean;
}

/** What stands for the workspace in a path. */
export const WORKSPACE = ':workspace:';

/** A path as a step writes it, seen from a folder of the workspace. */
export const placeOf = (folder: Place, path: string): Place => {
  const inside = path.startsWith(WORKSPACE);
  const written = inside ? path.slice(WORKSPACE.length) : path.replaceAll('\\', '/');
  if (!inside && (folder === undefined || /^(?:[/~]|[A-Za-z]:)/.test(written))) return undefined;
  const place: string[] = [];
  for (const part of `${inside ? '' : folder}/${written}`.split('/'))
    if (part === '..') {
      if (place.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') place.push(part);
  return place.join('/');
};

/** Programs that start the one that they are given. */
const STARTERS = new Set(
  'sudo doas env exec nohup nice ionice setsid stdbuf time timeout xargs xvfb-run unbuffer corepack'.split(' '),
);
/** Their options that take a value. */
const VALUED = new Set(['-u', '-g', '-k', '-s', '--user', '--group', '--signal']);

const nameOf = (text: string): string => programName(text.replace(/\.(?:cmd|bat)$/i, ''));

/** The words from the program on. */
const commandWords = (words: readonly Word[]): readonly string[] => {
  let started = false;
  let isValue = false;
  for (const [at, { text }] of words.entries()) {
    const isPassed = isValue || RESERVED.has(text) || (started ? /^(?:-|\w+=|\d+[smhd]?$)/ : /^\w+\+?=/).test(text);
    isValue = started && !isValue && VALUED.has(text);
    if (STARTERS.has(nameOf(text))) started = true;
    else if (!isPassed) return words.slice(at).map((word) => word.text);
  }
  return [];
};

const ANY = /^/;

/** What of these programs is run by files of the folder it is started in, by the words that are no options. */
const TOOLS: ReadonlyMap<string, RegExp> = new Map([
  ...'make gmake cmake ctest ninja meson bazel bazelisk just task rake tox nox pytest unittest build ant mvn gradle sbt gulp grunt npx bunx nx turbo lerna rush moon invoke prove lein rebar3 dune scons mill pants fastlane xcodebuild'
    .split(' ')
    .map((name) => [name, ANY] as const),
  [
    'npm',
    /^(?:ci|i|in|install|add|cit|it|clean-install|install-test|install-ci-test|t|test|start|run|run-script|x|exec|rb|rebuild|up|update|pack|publish)\b/,
  ],
  ['yarn', /^(?!(?:config|cache|global|set|version)\b)/],
  ['pnpm', /^(?!(?:config|c|get|set|store|env|runtime|self-update|setup|cache)\b)\w/],
  ['bun', /^(?!(?:upgrade|pm)\b)\w/],
  ['deno', /^(?:run|task|test|install)\b/],
  ['uv', /^(?:sync|run|build|lock)\b/],
  ['poetry', /^(?:install|sync|update|add|lock|build|run)\b/],
  ['pipenv', /^(?:install|sync|update|run)\b/],
  ['pdm', /^(?:install|sync|update|add|lock|build|run)\b/],
  ['hatch', /^(?:run|build|test|env)\b/],
  ['pre-commit', /^(?:run|install-hooks)\b/],
  ['bundle', /^(?:install|update|exec|package)?(?: |$)/],
  ['composer', /^(?:i|install|u|update|require|run|run-script|exec|test|dump-autoload)\b/],
  ['cargo', /^(?:(?:b|build|t|test|r|run|c|check|clippy|bench|doc|nextest|xtask)\b|install (?:\.|(?!\w+:)\S+\/))/],
  ['go', /^(?:generate|test|tool|run(?! \S+@))\b/],
  ['dotnet', /^(?:build|test|run|restore|publish|pack|msbuild)\b/],
  ['swift', /^(?:build|test|run|package)\b/],
  ['mix', /^(?!local\.|archive)\w/],
  ['stack', /^(?:build|test|run|exec)\b/],
  ['cabal', /^(?:build|test|run|exec)\b/],
  ['flutter', /^(?:build|drive|pub|run|test)\b/],
  ['dart', /^(?:run|test)\b/],
  ['zig', /^(?:build|run|test)\b/],
  ['gleam', /^(?:build|run|test)\b/],
  ['nimble', /^(?:build|run|test)\b/],
  ['shards', /^(?:build|install|update)\b/],
  ['rails', /^(?!new\b)\w/],
  ['pod', /^(?:install|update)\b/],
  ['conan', /^(?:build|create|install)\b/],
  ['terraform', /^(?:apply|init|plan|test)\b/],
  ['coverage', /^run\b/],
  ['mise', /^(?:exec|x|run|r)\b/],
  ['pixi', /^run\b/],
  ['rye', /^(?:run|sync|test)\b/],
  ['cpanm', /^\./],
  ['luarocks', /^make\b/],
  ['docker', /^compose (?:up|run|start|create)\b/],
  ['podman', /^compose (?:up|run|start|create)\b/],
  ['docker-compose', /^(?:up|run|start|create)\b/],
]);

/** Options behind which the folder stands that a tool works in. */
const FOLDER = new Set(['-C', '--prefix', '--cwd', '--dir', '--directory', '--project-directory']);
/** Options of some that take a value before the word that says what is done; of others they take none. */
const BEFORE = /^(?:-[dfpw]|--(?:workspace|file|profile|env-file|project-name|working-dir|project|context))$/;
const GLOBAL = /^(?:-g|--global|--location=global)$/;
const ASKS = /^(?:-v|-V|-h|-version|--version|--help)$/;

const runsTool = (name: string, args: readonly string[], { folder, isOfHead }: Surroundings): boolean => {
  const verbs = TOOLS.get(name);
  if (verbs === undefined || args.some((arg) => GLOBAL.test(arg)) || ASKS.test(args.join(' '))) return false;
  const given = args.findIndex((arg) => FOLDER.has(arg));
  const values = given < 0 ? [] : args.slice(given + 1, given + 2);
  const isPlain = (arg: string, index: number): boolean => !/^[-+]/.test(arg) && (given < 0 || index !== given + 1);
  const plain = args.filter(isPlain);
  const other = args.filter((arg, index) => isPlain(arg, index) && !BEFORE.test(args[index - 1] ?? ''));
  const runs = verbs.test(plain.join(' ')) || verbs.test(other.join(' '));
  return runs && isOfHead(placeOf(folder, values.join('')));
};

/** What `pip install` is told by a file: a project in a folder, or a list that names what is built. */
const installsFile = (args: readonly string[], { folder, isOfHead }: Surroundings): boolean =>
  args.includes('install') &&
  args.some((arg, index) => {
    const [, attached = ''] = /^(?:-[re]|--requirement=|--editable=)(.+)/.exec(arg) ?? [];
    const isNamed = /^(?:-[re]|--requirement|--editable)$/.test(args.slice(0, index).at(-1) ?? '');
    const file = attached === '' ? arg : attached;
    const isFile = attached !== '' || isNamed || /^\.|^[^-].*\//.test(arg);
    return isFile && !file.includes('://') && isOfHead(placeOf(folder, file.replace(/\[.*$/, '')));
  });

const INTERPRETERS = /^(?:node|nodejs|tsx|ts-node|python[\d.]*|py|ruby|perl|php|lua|rscript|groovy|julia|elixir)$/;
/** What an interpreter runs stands behind it, or comes from its input. */
const INLINE = /^(?:-\w*[cep]|-r|--eval|--print|-)$/;

/** The script that a shell is given as a word, and the file that an interpreter is given. */
const scriptOf = (name: string, args: readonly string[]): Pick<Reading, 'file' | 'text'> => {
  if (name === 'eval') return { text: args.join(' ') };
  if (name === '.' || name === 'source') return { file: args.slice(0, 1).join('') };
  const isShell = SHELLS.has(name);
  if (!isShell && !INTERPRETERS.test(name)) return {};
  const at = args.findIndex((arg) => (isShell ? /^-(?:\w*c|command)$/i : INLINE).test(arg));
  const first = args.findIndex((arg) => !/^[-+]/.test(arg) && arg !== 'pipefail');
  if (isShell && at >= 0) return { text: args.slice(at + 1).find((arg) => !/^[-+]|^pipefail$/.test(arg)) };
  if (first < 0 || (at >= 0 && at < first) || (isShell && args.slice(0, first).includes('-s'))) return {};
  return { file: args.slice(first, first + 1).join('') };
};

/** What a command runs. */
export interface Reading {
  /** A program of the list that is started where files of the commit tell it what to run. */
  readonly tool?: boolean;
  /** A file that is run. */
  readonly file?: string;
  /** Another script, which a shell is given. */
  readonly text?: string | undefined;
  /** Where it goes, for the commands behind it. */
  readonly into?: string;
  /** It brings a commit into the folder. */
  readonly checksOut?: boolean;
}

const runsFiles = (name: string, args: readonly string[], around: Surroundings): boolean =>
  /^pip[\d.]*$|^pipx$/.test(name) || (name === 'uv' && args[0] === 'pip')
    ? installsFile(args, around)
    : runsTool(name, args, around);

const readModule = ([name = '', ...args]: readonly string[], around: Surroundings): Reading => ({
  tool: runsFiles(name, args, around),
});

/** What a command runs, by the known forms. */
export const readCommand = (words: readonly Word[], around: Surroundings): Reading => {
  const [program = '', ...args] = commandWords(words);
  const name = nameOf(program);
  if (name === 'cd' || name === 'pushd') return { into: args.find((arg) => arg !== '' && !arg.startsWith('-')) ?? '~' };
  if (name === 'git') return { checksOut: /^(?:checkout|switch|pull)$/.test(args.slice(0, 1).join('')) };
  if (name === 'gh') return { checksOut: args.slice(0, 2).join(' ') === 'pr checkout' };
  if (/[/\\]/.test(program) && placeOf(around.folder, program) !== undefined) return { file: program };
  const module = /^py(?:thon[\d.]*)?$/.test(name) ? args.findIndex((arg) => !/^-(?!m$)/.test(arg)) : -1;
  if (args[module] === '-m') return readModule(args.slice(module + 1), around);
  return runsFiles(name, args, around) ? { tool: true } : scriptOf(name, args);
};
