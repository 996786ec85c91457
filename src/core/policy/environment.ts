/** What the machine gives to every command: where its user lives and where programs are found. */
const INHERITED = ['HOME', 'PATH'] as const;

/** Without these no program starts on Windows. */
const INHERITED_ON_WINDOWS = [
  'Path',
  'PATHEXT',
  'SystemRoot',
  'SystemDrive',
  'ComSpec',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
  'ProgramFiles(x86)',
] as const;

/** The variables that have the same values at the desk and in CI, unless the policy says otherwise. */
export const FIXED = { CI: 'true', TZ: 'UTC', LANG: 'C.UTF-8', NO_COLOR: '1' } as const;

/** What an environment is made of. */
export interface EnvironmentParts {
  /** The environment that Recount itself was started with. */
  readonly host: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** The policy's `env`, then the suite's: a value sets a name, null passes it. */
  readonly settings: readonly Readonly<Record<string, string | null>>[];
  /** Names that are left out in the end. */
  readonly without?: readonly string[] | undefined;
  readonly reportsFolder?: string | undefined;
}

/** Each name with what is said of it last. */
const lastWord = (settings: EnvironmentParts['settings']): readonly (readonly [string, string | null])[] => [
  ...new Map(settings.flatMap((setting) => Object.entries(setting))),
];

/** The names that the policy passes from the machine. */
export const passedNames = (settings: EnvironmentParts['settings']): readonly string[] =>
  lastWord(settings)
    .flatMap(([name, value]) => (value === null ? [name] : []))
    .sort();

/** Those of them that are not there to be passed. */
export const unsetNames = ({ host, settings }: Pick<EnvironmentParts, 'host' | 'settings'>): readonly string[] =>
  passedNames(settings).filter((name) => host[name] === undefined);

/** A shorter value is no secret, and stands in many a word. */
const SHORTEST_HIDDEN = 6;

/**
 * Takes the values of what the policy passes out of a command's output: the job's log masks a secret, and the judge, who
 * shows what a suite said last, is another job, which does not know it.
 */
export const withoutPassed = ({
  host,
  settings,
}: Pick<EnvironmentParts, 'host' | 'settings'>): ((text: string) => string) => {
  const values = passedNames(settings)
    .flatMap((name) => (host[name] ?? '').split(/[\r\n]+/))
    // Blanks around it are the writer's, and a line of nothing else hides no word.
    .map((line) => line.trim())
    .filter((line) => line.length >= SHORTEST_HIDDEN)
    // What holds another goes first.
    .sort((one, other) => other.length - one.length);
  return (text) => values.reduce((left, value) => left.replaceAll(value, '***'), text);
};

/** The whole environment of a command: an allow-list, so that no token and no `GITHUB_*` name gets through. */
export const commandEnvironment = ({
  host,
  platform,
  settings,
  without = [],
  reportsFolder,
}: EnvironmentParts): Record<string, string> => {
  const inherited = platform === 'win32' ? [...INHERITED, ...INHERITED_ON_WINDOWS] : INHERITED;
  const passed = (name: string): [string, string][] => (host[name] === undefined ? [] : [[name, host[name]]]);
  // A suite that passes a name takes back what the policy sets for all: it is the machine's, or it is not there.
  const set = lastWord(settings).flatMap(([name, value]): [string, string][] =>
    value === null ? passed(name) : [[name, value]],
  );
  const all = { ...Object.fromEntries(inherited.flatMap(passed)), ...FIXED, ...Object.fromEntries(set) };
  const kept = Object.entries(all).filter(([name]) => !without.includes(name));
  return { ...Object.fromEntries(kept), ...(reportsFolder === undefined ? {} : { RECOUNT_REPORTS: reportsFolder }) };
};
