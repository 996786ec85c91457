import type { Policy } from '../policy/policy.ts';

/** The files of the harness that a pull request changes, or that its changes could not be listed. */
export type ChangedHarness = readonly string[] | 'unlisted';

/** Files that decide what a command runs and how its runner counts, by their names in the tools' own documentation. */
const NAMES = [
  /^(?:package|composer|deno|jsr)\.jsonc?$|^(?:package-lock|npm-shrinkwrap)\.json$|^(?:yarn|pnpm-lock|bun)\.(?:lock|yaml|lockb)$/,
  /^\.?(?:vitest|jest|mocha|ava|tap|karma|jasmine|playwright|cypress|wdio|nyc|c8|babel|vite)(?:rc(?:\.\w+)?|[.-](?:conf|workspace|setup|preset)[\w.-]*)$/,
  /^\.(?:npmrc|yarnrc(?:\.yml)?|pnpmfile\.cjs)$|^(?:pnpm-workspace\.yaml|bunfig\.toml|(?:nx|turbo|lerna)\.json)$/,
  /^(?:pytest\.ini|\.pytest\.ini|conftest\.py|sitecustomize\.py|tox\.ini|noxfile\.py|setup\.(?:cfg|py)|pyproject\.toml|requirements.*\.txt|uv\.lock|poetry\.lock|Pipfile(?:\.lock)?)$/,
  /^(?:Cargo\.(?:toml|lock)|build\.rs|rust-toolchain(?:\.toml)?|nextest\.toml|go\.(?:mod|sum|work)|main_test\.go)$/,
  /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|gradlew|mvnw|junit-platform\.properties|testng\.xml)$/,
  /^(?:CMakeLists\.txt|CTestConfig\.cmake|CTestCustom\.cmake|meson\.build|(?:BUILD|MODULE|WORKSPACE)(?:\.bazel)?|\.bazelrc|GNUmakefile|[Mm]akefile|[Jj]ustfile|Taskfile\.ya?ml|Rakefile|Gemfile(?:\.lock)?|\.rspec|(?:spec|rails|test)_helper\.rb|phpunit(?:\.dist)?\.xml(?:\.dist)?|.*\.(?:runsettings|csproj|fsproj|props|targets)|pubspec\.ya?ml|dart_test\.yaml|mix\.exs|test_helper\.exs)$/,
] as const;

const FOLDERS = /(?:^|\/)(?:\.github|\.cargo|\.config|\.mvn|\.bazel|\.husky|\.circleci|gradle)\//;

const wordsOf = (policy: Policy): ReadonlySet<string> =>
  new Set(
    [...policy.setup, ...Object.values(policy.suites).map(({ run }) => run)]
      .flatMap((command) => (typeof command === 'string' ? command.split(/[\s'"=;|&()<>]+/) : command))
      .map((word) => word.replace(/^\.\//, '')),
  );

/**
 * Of the paths that a pull request changes, those that may make a runner tell something else than the tests say: its
 * configuration, what is installed, and the scripts that a command of the policy names. Sorted, each once.
 */
export const harnessFiles = (policy: Policy, changed: readonly string[]): readonly string[] => {
  const named = wordsOf(policy);
  const decides = (path: string): boolean => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (FOLDERS.test(path) || NAMES.some((pattern) => pattern.test(name))) return true;
    return [...named].some((word) => path === word || path.endsWith(`/${word}`));
  };
  return [...new Set(changed.filter(decides))].sort();
};
