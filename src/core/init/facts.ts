/** What is known of a project: the paths that git tracks, with `/`, and the text of the few files worth reading. */
export interface ProjectFacts {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

/** The files at the top of a repository whose text says how its tests are run, and what git ignores. */
const MANIFESTS: ReadonlySet<string> = new Set([
  '.config/nextest.toml',
  '.gitignore',
  'CMakeLists.txt',
  'Cargo.toml',
  'Gemfile',
  'build.gradle',
  'build.gradle.kts',
  'composer.json',
  'gradle/wrapper/gradle-wrapper.properties',
  'package.json',
  'pom.xml',
  'pyproject.toml',
  'settings.gradle',
  'settings.gradle.kts',
  'setup.cfg',
  'tox.ini',
  'tsconfig.json',
]);

const REQUIREMENTS = /^(?:(?:dev|test)[-_])?requirements(?:[-_](?:dev|tests?))?\.txt$/;

/** Which of the tracked files must be read before suites can be proposed. */
export const manifestsOf = (files: readonly string[]): readonly string[] =>
  files.filter((file) => MANIFESTS.has(file) || REQUIREMENTS.test(file));

/** The lists of Python packages at the top, as they are usually called. */
export const requirementsOf = ({ files }: ProjectFacts): readonly string[] =>
  files.filter((file) => REQUIREMENTS.test(file));

/** The text of a file, empty where there is none. */
export const textOf = ({ texts }: ProjectFacts, file: string): string => texts[file] ?? '';

/** The first of these paths that is tracked. */
export const firstOf = ({ files }: ProjectFacts, paths: readonly string[]): string | undefined =>
  paths.find((path) => files.includes(path));

/** What is to be said where no line at the top has git ignore a folder that `setup` makes. */
export const unignored = (facts: ProjectFacts, folder: string): readonly string[] => {
  const ignored = textOf(facts, '.gitignore')
    .split('\n')
    .map((line) => line.trim().replace(/^\/|\/$/g, ''));
  return ignored.some((line) => line !== '' && `${folder}/`.startsWith(`${line}/`))
    ? []
    : [`no line \`${folder}/\` was found in .gitignore: add it, since \`setup\` makes that folder`];
};
