import type { Command, RunRecord, SuiteRecord } from '../record/record.ts';
import { COLUMNS } from './format.ts';
import { safeString, safeWords } from './safe.ts';

const COMMAND_WIDTH = 120;
const NONE = '-';

const word = (argument: string): string =>
  /^[\w/.,:=+%^~-]+$/.test(argument) ? safeWords(argument) : safeString(argument);

/** A command as people read it, cut at 120 characters. The whole one stands in the JSON. */
const commandCell = (command: Command): string => {
  const words = typeof command === 'string' ? safeWords(command) : command.map(word).join(' ');
  // A bar would end the cell, inside a code span too.
  const text = words.replaceAll('|', '\\u007c');
  return `\`${text.length > COMMAND_WIDTH ? `${text.slice(0, COMMAND_WIDTH - 3)}...` : text}\``;
};

const ending = ({ exit, report, tests }: SuiteRecord): string => {
  if (typeof exit === 'string') return exit.replace('signal:', '');
  if (exit !== 0 || report !== undefined) return `exit ${exit}`;
  if (tests?.total === 0) return 'no tests';
  return tests !== undefined && tests.failed > 0 ? 'failed' : 'passed';
};

const resultCell = (suite: SuiteRecord): string => {
  const unstable = suite.tests?.unstable;
  const report = suite.report === undefined ? [] : [suite.report];
  return [ending(suite), ...report, ...(unstable === undefined ? [] : [`${unstable} unstable`])].join(', ');
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const suiteRow = ([name, suite]: readonly [string, SuiteRecord]): string => {
  const { tests } = suite;
  const counts = [tests?.total, tests?.passed, tests?.failed, tests?.skipped].map((count) => count ?? NONE);
  // A suite may be called gh-12, which in a commit message would be a link to issue 12.
  const shown = name.replace(/\bgh-(?=\d)/g, 'gh\\-');
  return row([shown, suite.scope, resultCell(suite), ...counts, commandCell(suite.command)]);
};

/** The block's table, one line an item: for each suite what its JSON says, in words. */
export const tableLines = (suites: RunRecord['suites']): readonly string[] => [
  row(COLUMNS),
  '| --- | --- | --- | ---: | ---: | ---: | ---: | --- |',
  ...Object.entries(suites).map(suiteRow),
];
