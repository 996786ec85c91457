/// <reference types="node" />
// `node bench/hook.mjs [--quick]`: a hook's decision beside `node -e 0`. Writes HOOK.md beside this file.
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

await import(join(await bundle('recount-bench-hook', { hook: 'hook.ts' }), 'hook.js'));
