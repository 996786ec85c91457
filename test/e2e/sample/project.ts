import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { whyNot } from '../../world/person.ts';
import type { PullRequest } from '../../world/pull-request.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { type Desk, openDesk } from '../story.ts';

const modules = join(import.meta.dirname, '../../../node_modules');

/** The tests of the sample, by name; each is what the project says of one sum. */
export const testFile = (tests: Readonly<Record<string, string>>): string =>
  `import { expect, it } from 'vitest';\nimport { add, divide } from '../src/sums.js';\n\n${Object.entries(tests)
    .map(
      ([name, code]) =>
        `${code.startsWith('skip:') ? 'it.skip' : 'it'}('${name}', () => {\n  ${code.replace('skip:', '')}\n});\n`,
    )
    .join('\n')}`;

/** Three tests that pass and one that is skipped. */
export const firstTests = {
  'adds two numbers': 'expect(add(1, 2)).toBe(3);',
  'adds nothing': 'expect(add(1, 0)).toBe(1);',
  'divides evenly': 'expect(divide(6, 3)).toBe(2);',
  'divides by zero': "skip:expect(() => divide(1, 0)).toThrow('zero');",
} as const;

const files: Files = {
  '.gitignore': 'node_modules\n.cache\n',
  'README.md': '# Sums\n',
  'package.json': `${JSON.stringify({ name: 'sums', private: true, type: 'module', scripts: { test: 'vitest run' }, devDependencies: { vitest: '*' } }, null, 2)}\n`,
  'vitest.config.js': "export default { cacheDir: '.cache' };\n",
  'src/sums.js': 'export const add = (a, b) => a + b;\nexport const divide = (a, b) => a / b;\n',
  'test/sums.test.js': testFile(firstTests),
};

/** The sample's story: a project that has taken Recount in, and a pull request of it. */
export interface Sample extends AsyncDisposable {
  readonly world: World;
  readonly desk: Desk;
  readonly pull: PullRequest;
  /** What `recount init` said when it was taken in. */
  readonly adopted: string;
  /** The policy on the base branch. */
  readonly policy: string;
}

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** A package of this project with all that it needs, by their names; what is not installed here is left out. */
const closureOf = async (name: string, found = new Set<string>()): Promise<ReadonlySet<string>> => {
  const text = await readFile(join(modules, name, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined || found.has(name)) return found;
  found.add(name);
  const { dependencies, optionalDependencies } = manifest.parse(JSON.parse(text));
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) await closureOf(one, found);
  return found;
};

/**
 * The packages are this project's own, so that nothing is fetched: on a fresh machine `setup` brings them. At the desk
 * they are linked; behind walls nothing outside of the checkout may be there, so that a job has copies.
 */
export const bringModules = async (workspace: string): Promise<void> => {
  for (const name of await closureOf('vitest'))
    await cp(join(modules, name), join(workspace, 'node_modules', name), { recursive: true });
  await mkdir(join(workspace, 'node_modules/.bin'));
  await symlink('../vitest/vitest.mjs', join(workspace, 'node_modules/.bin/vitest'));
};

/** Links the packages of this project where a desk, or a job without walls, has none. */
export const LINK = `[ -d node_modules ] || { mkdir node_modules && ln -s ${modules}/* ${modules}/.bin node_modules/; }`;
const withOwnModules = (policy: string): string => policy.replace(/- npm install\n/, `- '${LINK}'\n`);

/** Opens the sample: `recount init` on its default branch, merged; then a pull request that changes it. */
export const openSample = async (change: Files = { 'README.md': '# Sums, and more\n' }): Promise<Sample> => {
  const world = await openWorld({ files });
  const maintainer = await openDesk(world, 'main');
  const init = await maintainer.recount('init');
  if (init.exit !== 0) throw new Error(init.err);
  const path = join(maintainer.clone.path, '.github/recount.yml');
  const written = withOwnModules(await readFile(path, 'utf8'));
  const policy = whyNot() === undefined ? written : written.replace('suites:', 'isolation: none\nsuites:');
  await writeFile(path, policy);
  await maintainer.clone.git('add', '--all');
  await maintainer.clone.git('commit', '--quiet', '--message', 'Take Recount in');
  await maintainer.clone.git('push', '--quiet', 'origin', 'main');

  const pull = await world.openPullRequest({ files: change, body: 'Says what the project is for.\n' });
  const desk = await openDesk(world, 'topic');
  return { world, desk, pull, adopted: init.out, policy, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
};
