import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

const folder = join(import.meta.dirname, 'node24');

/** The action's own runtime, or nothing where npm carries none for this system. */
export const node24 = join(folder, 'node_modules/node24/bin/node');

/** Fetches it once, before the first test. */
export const setup = async (): Promise<void> => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || existsSync(node24)) return;
  await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
};
