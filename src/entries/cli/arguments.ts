import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearestNames } from '../../core/tests/nearest.ts';
import type { Call } from './verb.ts';
import { VERBS, type VerbName } from './verbs.ts';

type Arguments = Pick<Call, 'options' | 'operands'>;
type Given = Arguments['options'][string];

const COMMON = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** What a verb is called with, or why that is not understood: told before anything else is looked at. */
export const readArguments = (verb: VerbName, args: readonly string[]): Arguments | string => {
  const options: ParseArgsOptionsConfig = { ...VERBS[verb].options, ...COMMON };
  // Node's own words tell of a dash that is meant as an operand, which no verb takes: so what is wrong is found here.
  const config = { args: [...args], options, allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens, values, positionals } = parseArgs(config);
  for (const token of tokens) {
    const wrong = token.kind === 'option' ? wrongOption(verb, options, token) : undefined;
    if (wrong !== undefined) return wrong;
  }
  // What may be given more than once is text: a list of flags means nothing.
  const given = Object.entries(values).map(([name, value]): [string, Given] => [
    name,
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : value,
  ]);
  const read = { options: Object.fromEntries(given), operands: positionals };
  if (read.options['help'] === true) return read;
  return wrongOperands(verb, positionals) ?? excluded(verb, read.options) ?? read;
};

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

const wrongOption = (
  verb: VerbName,
  options: ParseArgsOptionsConfig,
  { name, rawName, value, inlineValue }: OptionToken,
): string | undefined => {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `${verb} has no option ${rawName}${offer(name, Object.keys(options), '--')}`;
  if (option.type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value, found ${value}`;
  if (value === undefined || value === '') return `${rawName} needs a value${shapeOf(verb, rawName)}`;
  // A number below zero is no option, and whoever reads the value tells what it must be.
  if (inlineValue !== true && /^-./.test(value) && !/^-\d+$/.test(value))
    return `${rawName} needs a value, and ${value} looks like an option; where it is the value: ${rawName}=${value}`;
  return wrongForm(name, value);
};

const wrongForm = (name: string, value: string): string | undefined => {
  if (name === 'pr' && !isPullNumber(value)) return notPullNumber(value);
  return FILES.has(name) && value === '-' ? `--${name}: expected a file, found - (./- is one of that name)` : undefined;
};

const FILES: ReadonlySet<string> = new Set(['body', 'body-file', 'record', 'out', 'statement']);

/** Whether a text is the number of a pull request. */
export const isPullNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/** How it is told that a text is none. */
export const notPullNumber = (text: string): string => `--pr: expected a number, found ${text}`;

/** The form of an option's value as the help has it. */
const shapeOf = (verb: VerbName, rawName: string): string => {
  const shape = VERBS[verb].help.map(([one]) => one).find((one) => one.startsWith(`${rawName} `));
  return shape === undefined ? '' : `: ${shape}`;
};

/** Offers the names that may be meant. */
export const offer = (wanted: string, names: readonly string[], before = ''): string => {
  const near = nearestNames(wanted, names).map((name) => `${before}${name}`);
  return near.length === 0 ? '' : `; the nearest: ${near.join(', ')}`;
};

const wrongOperands = (name: VerbName, operands: readonly string[]): string | undefined => {
  const verb = VERBS[name];
  const [least, most] = 'operands' in verb ? verb.operands : [0, 0];
  if (operands.length < least) return `${name} needs an operand: ${verb.usage}`;
  if (operands.length <= most) return undefined;
  return `${name} takes ${most === 0 ? 'no operand' : `${most} operands at most`}, found ${operands.slice(most).join(' ')}`;
};

/** Options of which one would be passed over in silence beside the other. */
const EXCLUSIVE: Partial<Record<VerbName, readonly (readonly [one: string, others: readonly string[]])[]>> = {
  pin: [['body-file', ['pr']]],
  doctor: [['from', ['repo', 'branch', 'pr', 'gate']]],
  audit: [['commit', ['until']]],
  hook: [['git', ['agent']]],
};

const excluded = (verb: VerbName, options: Arguments['options']): string | undefined => {
  const isGiven = (name: string): boolean => options[name] !== undefined && options[name] !== false;
  for (const [one, others] of EXCLUSIVE[verb] ?? []) {
    const other = isGiven(one) ? others.find(isGiven) : undefined;
    if (other !== undefined) return `--${one} and --${other} exclude each other: give one of them`;
  }
  return undefined;
};
