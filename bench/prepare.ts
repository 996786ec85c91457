import { once } from 'node:events';
import { command, playPullRequest } from './world.ts';

// A child process that plays a pull request and keeps its folders until it is let go: `prepare.js FILES FOLDER RECORDER`.
const [files = '0', folder = '', recorder = ''] = process.argv.slice(2);
const world = await playPullRequest({ files: Number(files), folder, recorder });
process.send?.({ command });
await once(process, 'disconnect');
await world[Symbol.asyncDispose]();
