/// <reference types="node" />
// `npm run bench`
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

const names = ['main', 'prepare', 'record', 'replay', 'isolation', 'shards'];
const folder = await bundle('recount-bench', Object.fromEntries(names.map((name) => [name, `${name}.ts`])));
chmodSync(join(folder, 'record.js'), 0o755);
await import(join(folder, 'main.js'));
await import(join(folder, 'isolation.js'));
await import('./hook.mjs');
await import('./race.mjs');
await import(join(folder, 'shards.js'));
