import { execFileSync } from 'node:child_process';
import type { Files } from '../../world/repository.ts';
import { LINK } from '../sample/project.ts';

/** How a runner's suite is run, and why it cannot be here. */
export interface RunnerSetting {
  readonly setup?: string;
  readonly run: string;
  readonly files: Files;
  /** Where what was compiled before lies: a runner's own cache begins empty, and Go compiles its library. */
  readonly cache?: string;
  readonly missing: string | undefined;
}

const missing = (program: string, ...args: string[]): string | undefined => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return undefined;
  } catch {
    return `${program} ${args.join(' ')} does not run here`;
  }
};

const goCache = (): string => {
  try {
    return execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

/** The runners whose histories are told. */
export const RUNNERS = {
  vitest: {
    setup: LINK,
    run: 'node_modules/.bin/vitest run --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
    files: {
      '.gitignore': 'node_modules\n.cache\n',
      'package.json': '{ "name": "sums", "private": true, "type": "module" }\n',
      'vitest.config.js': "export default { cacheDir: '.cache' };\n",
    },
    missing: undefined,
  },
  node: {
    run: 'node --test --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/unit.xml" test/',
    files: { 'package.json': '{ "name": "sums", "private": true, "type": "module" }\n' },
    missing: undefined,
  },
  pytest: {
    run: 'python3 -m pytest -p no:cacheprovider --junitxml="$RECOUNT_REPORTS/unit.xml"',
    files: { '.gitignore': '__pycache__\n', 'pytest.ini': '[pytest]\npythonpath = .\n' },
    missing: missing('python3', '-m', 'pytest', '--version'),
  },
  go: {
    run: 'go test -json ./... > "$RECOUNT_REPORTS/unit.json"',
    files: { 'go.mod': 'module example.org/sums\n\ngo 1.20\n' },
    cache: goCache(),
    missing: missing('go', 'version'),
  },
} as const satisfies Record<string, RunnerSetting>;

export type RunnerName = keyof typeof RUNNERS;
