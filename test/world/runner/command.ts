/** One workflow command as the runner understands a line. */
export interface Command {
  /** Lower case. */
  readonly name: string;
  /** Keys in lower case, since the runner compares them so. */
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

// Char.IsWhiteSpace of .NET, which TrimStart uses: unlike JavaScript's, it has U+0085 and lacks U+FEFF.
const leadingSpace = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

type Escapes = readonly (readonly [escaped: string, plain: string])[];
// The percent sign comes last, so that %250A becomes %0A and not a line break.
const dataEscapes: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const propertyEscapes: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
];
const oldEscapes: Escapes = [
  ['%3B', ';'],
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%5D', ']'],
  ['%25', '%'],
];

const unescape = (text: string, escapes: Escapes): string =>
  escapes.reduce((result, [escaped, plain]) => result.replaceAll(escaped, plain), text);

const propertiesOf = (text: string, separator: string, escapes: Escapes): ReadonlyMap<string, string> => {
  const pairs = text.split(separator).flatMap((part): readonly [string, string][] => {
    // A pair whose name or value is empty is none; a name is taken with the spaces around it.
    const pair = /^=*(?<name>[^=]+)=+(?<value>.+)$/su.exec(part)?.groups;
    return pair === undefined ? [] : [[folded(pair['name'] ?? ''), unescape(pair['value'] ?? '', escapes)]];
  });
  return new Map(pairs);
};

/** A name as names are compared: in ASCII, since `toLowerCase` would also take the Kelvin sign for a k. */
export const folded = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());

const headOf = (info: string): readonly [name: string, rest: string] => {
  const space = info.indexOf(' ');
  return space < 0 ? [folded(info), ''] : [folded(info.slice(0, space)), info.slice(space + 1)];
};

// `::name key=value,key=value::data`, at the start of a line but for white space.
const parseNew = (line: string, registered: ReadonlySet<string>): Command | undefined => {
  const text = line.replace(leadingSpace, '');
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  const [name, rest] = headOf(text.slice(2, end));
  if (!registered.has(name)) return undefined;
  const properties = propertiesOf(rest.trim(), ',', propertyEscapes);
  return { name, properties, data: unescape(text.slice(end + 2), dataEscapes) };
};

// `##[name key=value;key=value]data`, anywhere in a line.
const parseOld = (line: string, registered: ReadonlySet<string>): Command | undefined => {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [name, rest] = headOf(line.slice(start + 3, end));
  if (!registered.has(name)) return undefined;
  return { name, properties: propertiesOf(rest, ';', oldEscapes), data: unescape(line.slice(end + 1), oldEscapes) };
};

/** The commands of an action's step, without `stop-commands`' own token. */
export const registeredCommands: readonly string[] = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];

/**
 * The command of a line, or `undefined`. Both syntaxes are live: where a line has the new one, the old one in it is
 * data. Source: actions/runner, src/Runner.Common/ActionCommand.cs (read, restated).
 */
export const parseCommand = (line: string, registered: ReadonlySet<string>): Command | undefined =>
  parseNew(line, registered) ?? parseOld(line, registered);
