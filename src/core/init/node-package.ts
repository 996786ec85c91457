import * as z from 'zod';
import { readJsonText } from '../json-text.ts';
import { firstOf, type ProjectFacts, textOf } from './facts.ts';
import { PINS } from './pins.ts';
import { type ProposedSetup, setupCommand } from './proposal.ts';
import { actionStep, type Input, input, type Step, withoutCache, YOURS } from './step.ts';

const names = z.record(z.string(), z.unknown()).catch({});
const manifest = z.object({
  scripts: z.record(z.string(), z.unknown()).catch({}),
  dependencies: names,
  devDependencies: names,
  engines: names,
  packageManager: z.string().optional().catch(undefined),
  workspaces: z.unknown().optional(),
});

/** What a package.json says, as far as it bears on its tests. */
export interface NodePackage {
  readonly depends: (name: string) => boolean;
  readonly script: (name: string) => string;
  readonly hasWorkspaces: boolean;
  /** What is put before a program that the package manager has installed. */
  readonly exec: string;
  readonly setup: ProposedSetup;
  readonly steps: readonly Step[];
}

/** A package manager: how it installs what the lock file says, and how it runs an installed program. */
interface Manager {
  readonly locks: readonly string[];
  readonly install: string;
  readonly exec: string;
  readonly remark?: string;
}

const MANAGERS = {
  npm: { locks: ['package-lock.json', 'npm-shrinkwrap.json'], install: 'npm ci', exec: 'npx' },
  pnpm: {
    locks: ['pnpm-lock.yaml'],
    install: 'test ! -e ~/.local -o -w ~/.local || export XDG_DATA_HOME=~/.cache; pnpm install --frozen-lockfile',
    exec: 'pnpm exec',
    remark: 'pnpm keeps its store in ~/.local/share, and in CI what lies in ~/.local is shown read-only',
  },
  yarn: { locks: ['yarn.lock'], install: 'yarn install --frozen-lockfile', exec: 'yarn run' },
  bun: { locks: ['bun.lock', 'bun.lockb'], install: 'bun install --frozen-lockfile', exec: 'bun x' },
} as const satisfies Readonly<Record<string, Manager>>;

/** Yarn 2 and later. */
const BERRY: Manager = { ...MANAGERS.yarn, install: 'yarn install --immutable' };

const UNLOCKED = 'no lock file is tracked: what this installs can differ from one run to the next';

const NO_SCRIPT = 'echo "Error: no test specified" && exit 1';

/** Reads the package.json at the top; nothing where there is none, or none that is a JSON object. */
export const readNodePackage = (facts: ProjectFacts): NodePackage | undefined => {
  const parsed = manifest.safeParse(readJsonText(textOf(facts, 'package.json')));
  if (!parsed.success) return undefined;
  const { scripts, dependencies, devDependencies, engines, packageManager, workspaces } = parsed.data;
  const isBerry = /^yarn@[2-9]/.test(packageManager ?? '') || facts.files.includes('.yarnrc.yml');
  const locked = Object.values(MANAGERS).find(({ locks }) => firstOf(facts, locks) !== undefined);
  const manager: Manager = locked === MANAGERS.yarn && isBerry ? BERRY : (locked ?? MANAGERS.npm);
  return {
    depends: (name) => Object.hasOwn(dependencies, name) || Object.hasOwn(devDependencies, name),
    // `npm init` writes a script of its own into every project, which says only that there is none.
    script: (name) => (typeof scripts[name] === 'string' && scripts[name] !== NO_SCRIPT ? scripts[name] : ''),
    hasWorkspaces: workspaces !== undefined || facts.files.includes('pnpm-workspace.yaml'),
    exec: manager.exec,
    setup: locked === undefined ? setupCommand('npm install', UNLOCKED) : setupCommand(manager.install, manager.remark),
    steps: [
      actionStep(PINS.node, nodeVersion(facts, engines), withoutCache('package-manager-cache')),
      ...managerSteps(manager, packageManager),
    ],
  };
};

/** GitHub's machines have npm and Yarn 1; the others must be brought. */
const managerSteps = (manager: Manager, packageManager: string | undefined): readonly Step[] => {
  switch (manager) {
    case MANAGERS.pnpm:
      return [actionStep(PINS.pnpm, ...(packageManager === undefined ? [input('version', '10', YOURS)] : []))];
    case MANAGERS.bun:
      return [actionStep(PINS.bun, input('bun-version', 'latest', YOURS), withoutCache('no-cache', 'true'))];
    case BERRY:
      return packageManager === undefined ? [] : [COREPACK];
    default:
      return [];
  }
};

/** Node brings it no longer. */
const COREPACK: Step = {
  kind: 'command',
  run: 'npm install --global corepack && corepack enable',
  remark: 'Brings the yarn that package.json names.',
};

const nodeVersion = (facts: ProjectFacts, engines: Readonly<Record<string, unknown>>): Input => {
  const file =
    firstOf(facts, ['.nvmrc', '.node-version']) ?? (engines['node'] === undefined ? undefined : 'package.json');
  return file === undefined ? input('node-version', 'lts/*', YOURS) : input('node-version-file', file);
};
