/// <reference types="node" />
// What is measured here, and the world that it plays in, is TypeScript, which Node 20 does not read, so it is bundled
// first. A module must find its files where its source lies.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';

const root = join(import.meta.dirname, '..');

/** Bundles files of this folder, each with the name it is to have, into a folder of its own, which it gives. */
export const bundle = async (name, files) => {
  const dir = join(root, 'node_modules/.cache', name);
  rmSync(dir, { recursive: true, force: true });
  await build({
    input: Object.fromEntries(Object.entries(files).map(([to, file]) => [to, join(import.meta.dirname, file)])),
    platform: 'node',
    external: /^(?!@oxc-project\/)[@a-z]/,
    transform: { target: 'node20' },
    plugins: [
      {
        name: 'source-folder',
        transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      },
    ],
    output: { dir, format: 'esm', entryFileNames: '[name].js' },
    logLevel: 'warn',
  });
  return dir;
};
