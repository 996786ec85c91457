#!/usr/bin/env node
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fault } from '../core/fault.ts';
import { TOOL } from '../version.ts';
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

const main = async ([name, ...rest]: readonly string[]): Promise<ExitStatus> => {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.out(usage());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`${TOOL}\n`);
    return 0;
  }
  const json = rest.includes('--json');
  if (!isVerb(name)) return misused({ json }, `there is no verb ${JSON.stringify(name)}`);
  const options = { ...VERBS[name].options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  const parsed = parse(rest, options);
  if (typeof parsed === 'string') return misused({ json, verb: name }, parsed);
  if (parsed.options['help'] === true) {
    terminal.out(verbUsage(name));
    return 0;
  }
  const wrong = wrongOperands(name, parsed.operands);
  if (wrong !== undefined) return misused({ json, verb: name }, wrong);
  // A bundle of its own: help and usage do not wait for all that the verbs need.
  const { verbs } = await import('./desk-verbs.ts');
  const verb = await verbs[name]();
  return verb({ ...parsed, verb: name, json, cwd: process.cwd(), env: readEnvironment(), terminal });
};

const wrongOperands = (name: VerbName, operands: readonly string[]): string | undefined => {
  const verb = VERBS[name];
  const [least, most] = 'operands' in verb ? verb.operands : [0, 0];
  if (operands.length < least) return `${name} needs an operand: ${verb.usage}`;
  if (operands.length <= most) return undefined;
  return `${name} takes ${most === 0 ? 'no operand' : `${most} operands at most`}, found ${operands.slice(most).join(' ')}`;
};

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

const parse = (args: string[], options: Options): Pick<Call, 'options' | 'operands'> | string => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    // What may be given more than once is text: a list of flags means nothing.
    const given = Object.entries(values).map(([name, value]): [string, Call['options'][string]] => [
      name,
      Array.isArray(value) ? value.filter((one) => typeof one === 'string') : value,
    ]);
    return { options: Object.fromEntries(given), operands: positionals };
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
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
