import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import manifest from '../package.json' with { type: 'json' };
import { temporaryFolder } from './world/machine.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packed = z.tuple([z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) })]);

describe('the package on npm', () => {
  it('holds what runs and what a reader wants first, needs nothing else, and works where it is put', async () => {
    await using folder = await temporaryFolder();
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder.path];
    const [{ filename, files }] = packed.parse(JSON.parse((await execa('npm', args, { cwd: root })).stdout));
    const bundles = (await readdir(join(root, 'dist'))).map((name) => `dist/${name}`);
    expect(files.map(({ path }) => path).sort()).toEqual(
      ['LICENSE', 'README.md', 'action.yml', 'package.json', ...bundles].sort(),
    );

    const install = ['install', '--offline', '--no-audit', '--no-fund', join(folder.path, filename)];
    await execa('npm', install, { cwd: folder.path });
    expect((await readdir(join(folder.path, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'recount',
    ]);
    const { stdout } = await execa(join(folder.path, 'node_modules/.bin/recount'), ['--version']);
    expect(stdout).toContain(manifest.version);
  });
});
