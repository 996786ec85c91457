/// <reference types="node" />
// `npm run honesty -- [--sample] [--runner ID] [--projects] [--only WORDS] [--fresh] [--report]`
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

const folder = await bundle('recount-honesty', { main: 'honesty/main.ts' });
await import(join(folder, 'main.js'));
