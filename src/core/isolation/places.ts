/** Programs and settings of the old home that are shown read-only in the new one. */
const SHOWN = [
  '.cargo/bin',
  '.cargo/config.toml',
  '.rustup',
  'go/bin',
  '.nvm',
  '.pyenv',
  '.sdkman',
  '.dotnet',
  '.local',
] as const;

/** What of the machine concerns the walls. Every path is absolute; all but the home are without links. */
export interface Surroundings {
  readonly root: string;
  readonly home?: string | undefined;
  /** Folders of ours outside the checkout that hold the folders of the runs. */
  readonly folders: readonly string[];
  /** Shown, and read-only, wherever it lies: the tool cache. */
  readonly readOnly: readonly string[];
  /** Out of reach: the runner's own folders and files. */
  readonly hidden: readonly string[];
}

/** A path that stays in sight, and whether the suite may write there. */
export interface Kept {
  readonly mode: 'rw' | 'ro';
  readonly path: string;
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What stays in sight when the rest is covered: parents before what lies in them. */
export const keptPlaces = ({ root, home, folders, readOnly }: Surroundings): readonly Kept[] => {
  const shown = home === undefined ? [] : SHOWN.map((name) => `${home}/${name}`);
  const own = [root, ...folders];
  const rw = own.map((path): Kept => ({ mode: 'rw', path }));
  // PATH may name a folder of the checkout, which stays the suite's to write.
  const ro = [...readOnly, ...shown]
    .filter((path) => !own.some((folder) => isWithin(path, folder)))
    .map((path): Kept => ({ mode: 'ro', path }));
  return [...rw, ...ro].sort((one, other) => one.path.length - other.path.length);
};

/** What is covered. The checkout in it, a folder of ours and the tool cache are shown anew; the home could not be. */
export const hiddenPlaces = ({ root, home, hidden }: Surroundings): readonly string[] =>
  [...new Set(hidden)].filter((path) => !isWithin(path, root) && !isWithin(home ?? '', path)).sort();

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Covered on any machine (Homebrew lives in `/home/linuxbrew/.linuxbrew`). */
const COVERED = ['/home', '/tmp', '/var/tmp'] as const;

const isHome = (path: string): boolean => parentOf(path) === '/home';

/**
 * Programs that PATH names in places which are covered, as set-up actions put them there (`~/setup-pnpm/node_modules/.bin`,
 * `~/.bun/bin`): the folder, and where it is called `bin` the one above it, in which programs look for their parts. No home
 * is shown whole.
 */
export const programPlaces = (path: string, more: readonly string[]): readonly string[] => {
  const covered = [...COVERED, ...more];
  const places = path.split(':').flatMap((entry) => {
    const folder = entry.replace(/\/+$/, '');
    const inside = (one: string): boolean => covered.some((place) => one !== place && isWithin(one, place));
    const holds = (one: string): boolean => isHome(one) || covered.some((place) => isWithin(place, one));
    if (!folder.startsWith('/') || !inside(folder) || holds(folder)) return [];
    const above = parentOf(folder);
    return [/\/\.?bin$/.test(folder) && inside(above) && !holds(above) ? above : folder];
  });
  return [...new Set(places)].sort();
};

/**
 * Where the runner keeps its own, by the variables that it gives a step (GitHub's documentation, "Variables reference"):
 * beside its temporary folder, with the event and the files that speak to it, lies all that a job works with, and where
 * that folder is called `_work` it lies in the runner's own, which holds its credentials.
 */
export const runnerPlaces = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly readOnly: readonly string[]; readonly hidden: readonly string[] } => {
  const paths = (...values: readonly (string | undefined)[]): string[] =>
    values.filter((value): value is string => value?.startsWith('/') === true);
  const [temp] = paths(env['RUNNER_TEMP']);
  const work = temp === undefined ? '' : parentOf(temp);
  const runner = work.endsWith('/_work') ? parentOf(work) : '';
  const files = ['EVENT_PATH', 'ENV', 'OUTPUT', 'PATH', 'STATE', 'STEP_SUMMARY'].map((name) => env[`GITHUB_${name}`]);
  return { readOnly: paths(env['RUNNER_TOOL_CACHE']), hidden: paths(runner, work, temp, ...files) };
};
