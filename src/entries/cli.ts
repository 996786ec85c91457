#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { TOOL } from '../version.ts';
import { usage, verbUsage } from './cli/usage.ts';
import type { Call, ExitStatus, Terminal } from './cli/verb.ts';
import { VERBS, type VerbName } from './cli/verbs.ts';
import { readEnvironment } from './environment.ts';

const terminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};

const isVerb = (name: string | undefined): name is VerbName => name !== undefined && Object.hasOwn(VERBS, name);

const misused = (message: string): 2 => {
  terminal.err(
    `recount: usage: ${message}\n\`recount --help\` shows the verbs, \`recount VERB --help\` one of them.\n`,
  );
  return 2;
};

const main = async ([name, ...rest]: readonly string[]): Promise<ExitStatus> => {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.out(usage());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`${TOOL}\n`);
    return 0;
  }
  if (!isVerb(name)) return misused(`there is no verb ${JSON.stringify(name)}`);
  const options = { ...VERBS[name].options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  const parsed = parse(rest, options);
  if (typeof parsed === 'string') return misused(parsed);
  if (parsed.options['help'] === true) {
    terminal.out(verbUsage(name));
    return 0;
  }
  const verb = await VERBS[name].load();
  return verb({
    ...parsed,
    json: parsed.options['json'] === true,
    cwd: process.cwd(),
    env: readEnvironment(),
    terminal,
  });
};

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

const parse = (args: string[], options: Options): Pick<Call, 'options' | 'operands'> | string => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { options: values as Call['options'], operands: positionals };
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
};

process.exitCode = await main(process.argv.slice(2));
