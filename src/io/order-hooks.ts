import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { OrderPort } from '../app/desk/calibration/ports.ts';

/** Read by every Node that starts, before its program: the two runners that take an order take it as an option. */
const PRELOAD = String.raw`'use strict';
const { realpathSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const options = (program, seed) => {
  if (/[/\\]vitest[/\\]vitest\.mjs$/.test(program)) return ['--sequence.shuffle', '--sequence.seed=' + seed];
  if (!/[/\\]jest(?:-cli)?[/\\]bin[/\\]jest\.js$/.test(program)) return [];
  const [major, minor] = JSON.parse(readFileSync(join(dirname(program), '..', 'package.json'), 'utf8')).version.split('.');
  // The option came with 29.5.
  return Number(major) > 29 || (major === '29' && Number(minor) >= 5) ? ['--randomize', '--seed=' + seed] : [];
};
try {
  const added = options(realpathSync(process.argv[1]), process.env.TEST_ORDER_SEED);
  if (added.length > 0) {
    process.argv.push(...added);
    writeFileSync(join(__dirname, 'taken-' + process.pid), '');
  }
} catch {}
`;

/** A plugin of pytest: the last test first. */
const PLUGIN = String.raw`import os


def pytest_collection_modifyitems(items):
    items.reverse()
    with open(os.path.join(os.path.dirname(__file__), "taken-" + str(os.getpid())), "w"):
        pass
`;

/** Writes the files that the variables name into a new folder. */
export const writeOrderHooks = async (folder: string): Promise<OrderPort> => {
  await mkdir(folder);
  const preload = join(folder, 'take-order.cjs');
  await writeFile(preload, PRELOAD);
  await writeFile(join(folder, 'last_test_first.py'), PLUGIN);
  return {
    variables: (seed) => [
      { name: 'TEST_ORDER_SEED', value: String(seed), between: ' ' },
      // In quotes a backslash escapes.
      { name: 'NODE_OPTIONS', value: `--require=${JSON.stringify(preload)}`, between: ' ' },
      { name: 'GOFLAGS', value: `-shuffle=${seed}`, between: ' ' },
      { name: 'SPEC_OPTS', value: `--order rand:${seed}`, between: ' ' },
      { name: 'PYTEST_ADDOPTS', value: '-p last_test_first', between: ' ' },
      { name: 'PYTHONPATH', value: folder, between: delimiter },
    ],
    taken: async () => (await readdir(folder)).some((name) => name.startsWith('taken-')),
  };
};
