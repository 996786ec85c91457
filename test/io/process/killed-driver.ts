import { runCommand } from '../../../src/io/process/command.ts';

/** Starts a command that does not end, and waits to be killed. */
const [, , cwd = '', PATH = '', command = ''] = process.argv;
await runCommand({ command, cwd, env: { PATH }, timeout: 600_000 });
