/// <reference types="node" />
// `npm run bench`: the bench and the world that it plays in are TypeScript, which Node 20 does not read, so they are
// bundled first. A module must find its files where its source lies.
import { chmodSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/recount-bench');
const names = ['main', 'prepare', 'record', 'replay', 'isolation', 'shards'];

rmSync(folder, { recursive: true, force: true });
await build({
  input: Object.fromEntries(names.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
  platform: 'node',
  external: /^(?!@oxc-project\/)[@a-z]/,
  transform: { target: 'node20' },
  plugins: [
    {
      name: 'source-folder',
      transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
    },
  ],
  output: { dir: folder, format: 'esm', entryFileNames: '[name].js' },
  logLevel: 'warn',
});
chmodSync(join(folder, 'record.js'), 0o755);
await import(join(folder, 'main.js'));
await import(join(folder, 'isolation.js'));
await import('./race.mjs');
await import(join(folder, 'shards.js'));
