import { isList, type Json, type JsonObject, listOf, objectOf, parseJson, textOf } from '../../test/world/json.ts';

// All of this is by docs/record.md: no code of the product's own is used, so that a fault there cannot hide itself here.

/** A value of a record as a text: nothing where it is none. */
export const wordOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

const START = '<!-- recount -->';
const END = '<!-- /recount -->';
const FENCE = /^```recount\n([\s\S]*?)\n```$/mu;
const RULE = '| --- | --- | --- | ---: | ---: | ---: | ---: | --- |\n';

/** An honest block, as a liar has it before him. */
export interface Pinned {
  /** From marker to marker. */
  readonly text: string;
  readonly record: JsonObject;
  /** The name of its first suite, and that suite. */
  readonly name: string;
  readonly suite: JsonObject;
}

/** Reads the block that a body holds. */
export const pinnedIn = (body: string): Pinned => {
  const [start, end] = [body.indexOf(START), body.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The body holds no block:\n${body}`);
  const text = body.slice(start, end + END.length);
  const record = objectOf(parseJson(FENCE.exec(text)?.[1] ?? ''));
  const [name, suite] = Object.entries(objectOf(record['suites']))[0] ?? ['', {}];
  return { text, record, name, suite: objectOf(suite) };
};

const unit = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

const escaped = (text: string): string =>
  JSON.stringify(text).replaceAll(/[@#<>[`]|[^\x20-\x7e]/gu, (found) =>
    Array.from({ length: found.length }, (_, at) => unit(found.charCodeAt(at))).join(''),
  );

const shown = (value: Json, indent = ''): string => {
  const inner = `${indent}  `;
  if (typeof value === 'string') return escaped(value);
  if (isList(value)) {
    const items = value.map((one) => shown(one, inner));
    if (value.every((one) => typeof one === 'string')) return `[${items.join(', ')}]`;
    return `[\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return wordOf(value);
  const lines = Object.entries(objectOf(value)).map(([key, one]) => `${inner}${escaped(key)}: ${shown(one, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
};

/** The block with other JSON in its fence and its visible part as it was. */
export const withJson = ({ text }: Pinned, record: JsonObject): string =>
  text.replace(FENCE, () => `\`\`\`recount\n${shown(record)}\n\`\`\``);

/** The rows of the block's table, each as its cells. */
const rowsOf = (text: string): readonly (readonly string[])[] => {
  const from = text.indexOf(RULE) + RULE.length;
  const lines = text.slice(from, text.indexOf('\n\n', from)).split('\n');
  return lines.map((line) => line.slice(2, -2).split(' | '));
};

/** The block with other rows in its table. */
export const withRows = (text: string, rows: readonly (readonly string[])[]): string => {
  const from = text.indexOf(RULE) + RULE.length;
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return text.slice(0, from) + lines + text.slice(text.indexOf('\n\n', from));
};

/** The block with one cell of its first row changed, and its JSON as it was. */
export const withCell = ({ text }: Pinned, column: number, change: (cell: string) => string): string =>
  withRows(
    text,
    rowsOf(text).map((cells, row) => cells.map((cell, at) => (row === 0 && at === column ? change(cell) : cell))),
  );

const resultOf = ({ exit, report, tests }: JsonObject): string => {
  const { failed, total, unstable } = objectOf(tests);
  const word = textOf(exit)?.replace('signal:', '') ?? `exit ${wordOf(exit)}`;
  if (report !== undefined) return `${word}, ${wordOf(report)}`;
  if (exit !== 0) return word;
  const outcome = total === 0 ? 'no tests' : (failed ?? 0) === 0 ? 'passed' : 'failed';
  return unstable === undefined ? outcome : `${outcome}, ${wordOf(unstable)} unstable`;
};

const rowOf = (name: string, suite: JsonObject, honest: Pinned): readonly string[] => {
  const tests = suite['tests'] === undefined ? undefined : objectOf(suite['tests']);
  const counts = ['total', 'passed', 'failed', 'skipped'].map((key) => wordOf(tests?.[key] ?? '-'));
  const same = JSON.stringify(suite['command']) === JSON.stringify(honest.suite['command']);
  const command = same
    ? (rowsOf(honest.text)[0] ?? []).slice(7).join(' | ')
    : `\`${isList(suite['command']) ? listOf(suite['command']).map(wordOf).join(' ') : wordOf(suite['command'])}\``;
  return [name, wordOf(suite['scope']), resultOf(suite), ...counts, command];
};

/** The whole block of another record, its table made from its JSON: what `pin` would write, had it found that. */
export const rendered = (honest: Pinned, record: JsonObject): string => {
  const suites = Object.entries(objectOf(record['suites']));
  const rows = suites.map(([name, suite]) => rowOf(name, objectOf(suite), honest));
  return withRows(withJson(honest, record), rows);
};

/** The whole block with something of its first suite changed. */
export const withSuite = (honest: Pinned, change: (suite: JsonObject) => JsonObject): string =>
  rendered(honest, {
    ...honest.record,
    suites: { ...objectOf(honest.record['suites']), [honest.name]: change(honest.suite) },
  });

/** A suite without one of its fields. */
export const without = (suite: JsonObject, field: string): JsonObject =>
  Object.fromEntries(Object.entries(suite).filter(([key]) => key !== field));

/** A text with a part replaced that must be in it: a lie that changes nothing is none. */
export const replaced = (text: string, from: string | RegExp, to: string): string => {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`Nothing in the block is ${String(from)}:\n${text}`);
  return changed;
};
