#!/usr/bin/env node
import { once } from 'node:events';
import { fault } from '../core/fault.ts';
import { TOOL } from '../version.ts';
import { offer, readArguments } from './cli/arguments.ts';
import { tellFaults } from './cli/tell.ts';
import { usage, verbUsage } from './cli/usage.ts';
import type { Call, ExitStatus, Terminal } from './cli/verb.ts';
import { VERBS, type VerbName } from './cli/verbs.ts';
import { readEnvironment } from './environment.ts';

const ask = async (question: string): Promise<string> => {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Who ends the input instead of answering takes what is proposed.
    return await Promise.race([lines.question(question), once(lines, 'close').then(() => '')]);
  } finally {
    lines.close();
  }
};

const terminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  ...(process.stdin.isTTY && process.stderr.isTTY ? { ask } : {}),
};

const isVerb = (name: string | undefined): name is VerbName => name !== undefined && Object.hasOwn(VERBS, name);

const misused = (call: Pick<Call, 'json' | 'verb'>, message: string): 2 =>
  tellFaults({ ...call, terminal }, [fault('usage', message)]);

const unknownVerb = (name: string): string =>
  `there is no verb ${JSON.stringify(name)}${offer(name, Object.keys(VERBS))}`;

const main = async ([name, ...rest]: readonly string[]): Promise<ExitStatus> => {
  const json = rest.includes('--json');
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = rest.find((one) => !one.startsWith('-'));
    if (about !== undefined && !isVerb(about)) return misused({ json }, unknownVerb(about));
    terminal.out(about === undefined ? usage() : verbUsage(about));
    return name === undefined ? 2 : 0;
  }
  if (name === 'version' || name === '--version' || name === '-v') {
    terminal.out(`${TOOL}\n`);
    return 0;
  }
  if (!isVerb(name)) return misused({ json }, unknownVerb(name));
  const parsed = readArguments(name, rest);
  if (typeof parsed === 'string') return misused({ json, verb: name }, parsed);
  if (parsed.options['help'] === true) {
    terminal.out(verbUsage(name));
    return 0;
  }
  // A bundle of its own: help and usage do not wait for all that the verbs need.
  const { verbs } = await import('./desk-verbs.ts');
  const verb = await verbs[name]();
  return verb({ ...parsed, verb: name, json, cwd: process.cwd(), env: readEnvironment(), terminal });
};

let isLost = false;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Who reads no further (`recount run | head`) wants no more, and no stack either.
  if (error.code === 'EPIPE') return;
  isLost = true;
  process.exitCode = tellFaults({ json: false, terminal }, [
    fault('file-unreadable', `standard output could not be written: ${error.message}`),
  ]);
});
process.stderr.on('error', () => {});

try {
  const status = await main(process.argv.slice(2));
  process.exitCode = isLost ? 2 : status;
} catch (cause) {
  // Node would end with 1, which means a difference.
  const said = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.exitCode = tellFaults({ json: process.argv.includes('--json'), terminal }, [
    fault('internal', 'Recount itself failed', { cause: said, remedy: 'please report it with the lines above' }),
  ]);
}
