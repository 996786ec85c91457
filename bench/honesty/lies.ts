import { type JsonObject, objectOf } from '../../test/world/json.ts';
import type { Elsewhere, Lie } from './lie.ts';
import { type Pinned, rendered, replaced, withCell, withJson, without, withRows, withSuite, wordOf } from './pinned.ts';

const ALWAYS = ['body by hand'] as const;
const STORED = ['body by hand', 'stored record'] as const;
const SOFT = ['exempt bot', 'optional block'] as const;
const mismatch = ['mismatch'] as const;
const stale = ['stale'] as const;

type Change = (suite: JsonObject, tests: JsonObject) => JsonObject;

/** A body in which one value of the suite is another, and the table says the same. */
const suite =
  (change: Change): Lie['body'] =>
  ({ honest }) =>
    withSuite(honest, (found) => change(found, objectOf(found['tests'])));

const count = (name: string, by: number): Lie['body'] =>
  suite((found, tests) => ({ ...found, tests: { ...tests, [name]: Number(tests[name]) + by } }));

/** A true block of something else, with what it is of written over by hand. */
const passedOff =
  (of: Elsewhere, fields: readonly string[]): Lie['body'] =>
  ({ honest, other }) => {
    const written = Object.fromEntries(fields.map((field) => [field, honest.record[field] ?? '']));
    return rendered(honest, { ...other[of].record, ...written });
  };

const text =
  (change: (honest: Pinned) => string): Lie['body'] =>
  ({ honest }) =>
    change(honest);

const group = (fill: number, length = 12): string => Buffer.alloc(length, fill).toString('base64');

const values: readonly Lie[] = [
  {
    field: 'counts',
    form: 'a total that is no sum',
    doors: [...STORED, ...SOFT],
    right: mismatch,
    codes: ['tests-contradicted', 'block-unreadable'],
    body: count('total', 1),
  },
  {
    field: 'counts',
    form: 'one more passed than the total holds',
    doors: ALWAYS,
    right: mismatch,
    codes: ['tests-contradicted', 'block-unreadable'],
    body: count('passed', 1),
  },
  {
    field: 'counts',
    form: 'one failed that did not fail',
    doors: ALWAYS,
    right: mismatch,
    codes: ['tests-contradicted', 'block-unreadable'],
    body: suite((found, tests) => ({ ...found, tests: { ...tests, failed: 1, passed: Number(tests['passed']) - 1 } })),
  },
  {
    field: 'counts',
    form: 'none at all',
    doors: ALWAYS,
    right: mismatch,
    codes: ['tests-contradicted'],
    body: suite((found) => ({ ...found, tests: { total: 0, passed: 0, failed: 0, skipped: 0 } })),
  },
  {
    field: 'counts',
    form: 'left out',
    doors: [...ALWAYS, ...SOFT],
    right: mismatch,
    codes: ['field-missing'],
    body: suite((found) => without(found, 'tests')),
  },
  {
    field: 'counts',
    form: 'below nothing',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable'],
    body: suite((found, tests) => ({
      ...found,
      tests: { ...tests, skipped: -1, passed: Number(tests['passed']) + 2 },
    })),
  },
  {
    field: 'counts',
    form: 'as text',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable'],
    body: suite((found, tests) => ({ ...found, tests: { ...tests, passed: wordOf(tests['passed']) } })),
  },
  {
    field: 'counts',
    form: 'with unstable tests that the policy does not name',
    doors: ALWAYS,
    right: mismatch,
    codes: ['tests-contradicted', 'block-unreadable'],
    body: suite((found, tests) => ({ ...found, tests: { ...tests, unstable: 0 } })),
  },
  {
    field: 'counts',
    form: 'two more, beside another digest',
    doors: ['body by hand', 'edited after green', 'stored record', 'exempt bot', 'optional block'],
    right: mismatch,
    codes: ['tests-contradicted'],
    body: suite((found, tests) => ({
      ...found,
      tests: { ...tests, total: Number(tests['total']) + 2, passed: Number(tests['passed']) + 2 },
      digest: `sha256:${'a7'.repeat(32)}`,
    })),
  },
  {
    field: 'digest',
    form: 'of an earlier commit',
    doors: [...STORED, 'edited after green'],
    right: mismatch,
    codes: ['digest-contradicted'],
    body: ({ honest, other }) =>
      withSuite(honest, (found) => ({ ...found, digest: other['earlier commit'].suite['digest'] ?? '' })),
  },
  {
    field: 'digest',
    form: 'with one digit changed',
    doors: [...STORED, ...SOFT],
    right: mismatch,
    codes: ['digest-contradicted'],
    body: suite((found) => ({
      ...found,
      digest: wordOf(found['digest']).replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
    })),
  },
  {
    field: 'digest',
    form: 'in capitals',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable', 'digest-contradicted'],
    body: suite((found) => ({
      ...found,
      digest: wordOf(found['digest']).replace(/[0-9a-f]{64}/u, (hex) => hex.toUpperCase()),
    })),
  },
  {
    field: 'groups',
    form: 'of an earlier commit',
    doors: ALWAYS,
    right: mismatch,
    codes: ['group-contradicted'],
    body: ({ honest, other }) =>
      withSuite(honest, (found) => ({
        ...found,
        groups: `${wordOf(other['other branch'].suite['groups']).slice(0, -4)}AAAA`,
      })),
  },
  {
    field: 'groups',
    form: 'made up',
    doors: [...STORED, 'edited after green'],
    right: mismatch,
    codes: ['group-contradicted'],
    body: suite((found) => ({ ...found, groups: group(7) })),
  },
  {
    field: 'groups',
    form: 'cut in the middle of one',
    doors: ALWAYS,
    right: mismatch,
    codes: ['group-contradicted', 'block-unreadable'],
    body: suite((found) => ({ ...found, groups: group(7, 11) })),
  },
  {
    field: 'failing',
    form: 'a test that passes',
    doors: STORED,
    right: mismatch,
    codes: ['failing-contradicted'],
    body: suite((found) => ({ ...found, failing: [['test/sum.test.js', 'adds']] })),
  },
  {
    field: 'skipping',
    form: 'a test that is not skipped',
    doors: [...STORED, ...SOFT],
    right: mismatch,
    codes: ['skipping-contradicted'],
    body: suite((found) => ({ ...found, skipping: [['test/sum.test.js', 'adds']] })),
  },
  {
    field: 'exit',
    form: 'a signal',
    doors: STORED,
    right: mismatch,
    codes: ['exit-contradicted'],
    body: suite((found) => ({ ...found, exit: 'signal:SIGKILL' })),
  },
  {
    field: 'exit',
    form: 'the time that ran out',
    doors: ALWAYS,
    right: mismatch,
    codes: ['exit-contradicted'],
    body: suite((found) => ({ ...found, exit: 'timeout' })),
  },
  {
    field: 'exit',
    form: 'left out',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable', 'block-altered', 'field-missing'],
    body: text((honest) =>
      withJson(honest, {
        ...honest.record,
        suites: { unit: without(honest.suite, 'exit') },
      }),
    ),
  },
  {
    field: 'command',
    form: 'with one blank more',
    doors: [...ALWAYS, ...SOFT],
    right: mismatch,
    codes: ['command-altered', 'block-altered'],
    body: suite((found) => ({ ...found, command: 'npm  test' })),
  },
  {
    field: 'command',
    form: 'as a list',
    doors: ALWAYS,
    right: mismatch,
    codes: ['command-altered'],
    body: suite((found) => ({ ...found, command: ['npm', 'test'] })),
  },
  {
    field: 'command',
    form: 'for a single file',
    doors: [...STORED, 'fork'],
    right: mismatch,
    codes: ['command-altered'],
    body: suite((found) => ({ ...found, command: 'run only sum' })),
  },
  {
    field: 'scope',
    form: 'lowered',
    doors: [...STORED, ...SOFT],
    right: mismatch,
    codes: ['scope-altered', 'block-unreadable'],
    body: suite((found) => ({ ...found, scope: 'syntax' })),
  },
  {
    field: 'scope',
    form: 'a word that there is not',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable'],
    body: suite((found) => ({ ...found, scope: 'production' })),
  },
  {
    field: 'report',
    form: 'said to be refused',
    doors: ALWAYS,
    right: mismatch,
    codes: ['report-contradicted', 'field-missing'],
    body: suite(({ command, scope, exit }) => ({
      command: command ?? '',
      scope: scope ?? '',
      exit: exit ?? 0,
      report: 'report-missing',
    })),
  },
];

const whole: readonly Lie[] = [
  {
    field: 'commit',
    form: 'of another branch',
    doors: ['body by hand', 'fork'],
    right: stale,
    codes: ['commit-stale'],
    body: ({ other }) => other['other branch'].text,
  },
  {
    field: 'commit',
    form: 'of another branch, under the id of this one',
    doors: ['body by hand', 'edited after green', 'second pull request', 'fork'],
    right: mismatch,
    codes: ['tree-contradicted'],
    body: passedOff('other branch', ['commit']),
  },
  {
    field: 'commit',
    form: 'of another branch, under the id and the tree of this one',
    doors: ['body by hand', 'edited after green', 'merge queue', 'fork', 'exempt bot', 'optional block'],
    right: mismatch,
    codes: ['tests-contradicted', 'digest-contradicted'],
    body: passedOff('other branch', ['commit', 'tree']),
  },
  {
    field: 'commit',
    form: 'of an earlier commit, under the id and the tree of this one',
    doors: ['body by hand', 'edited after green', 'merge queue', 'exempt bot'],
    right: mismatch,
    codes: ['tests-contradicted', 'digest-contradicted'],
    body: passedOff('earlier commit', ['commit', 'tree']),
  },
  {
    field: 'commit',
    form: 'in capitals',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable'],
    body: text((honest) =>
      rendered(honest, { ...honest.record, commit: wordOf(honest.record['commit']).toUpperCase() }),
    ),
  },
  {
    field: 'repository',
    form: 'the record of another one',
    doors: ['body by hand', 'edited after green'],
    right: stale,
    codes: ['commit-stale', 'policy-moved'],
    body: ({ other }) => other['other repository'].text,
  },
  {
    field: 'repository',
    form: 'the record of another one, under the id of this commit',
    doors: ['body by hand', 'fork'],
    right: mismatch,
    codes: ['tree-contradicted'],
    body: passedOff('other repository', ['commit']),
  },
  {
    field: 'tree',
    form: 'of an earlier commit',
    doors: ALWAYS,
    right: mismatch,
    codes: ['tree-contradicted'],
    body: ({ honest, other }) =>
      rendered(honest, { ...honest.record, tree: other['earlier commit'].record['tree'] ?? '' }),
  },
  {
    field: 'policy',
    form: 'another, with its digest written over',
    doors: ['body by hand', 'edited after green', 'exempt bot', 'optional block'],
    right: mismatch,
    codes: ['field-missing', 'digest-contradicted', 'command-altered'],
    body: passedOff('other policy', ['policy']),
  },
  {
    field: 'suites',
    form: 'a second name for the same one',
    doors: ALWAYS,
    right: mismatch,
    codes: ['suite-invented'],
    body: text((honest) => rendered(honest, { ...honest.record, suites: { unit: honest.suite, units: honest.suite } })),
  },
  {
    field: 'format',
    form: 'an older one',
    doors: ALWAYS,
    right: ['mismatch', 'inconclusive'],
    codes: ['block-unreadable', 'format-newer'],
    body: text((honest) => replaced(honest.text, '"recount": 1,', '"recount": 0,')),
  },
  {
    field: 'format',
    form: 'fields of a later one',
    doors: ALWAYS,
    right: mismatch,
    codes: ['field-invented'],
    body: suite((found) => ({ ...found, proves: [['test/sum.test.js', 'adds']] })),
  },
  {
    field: 'format',
    form: 'a field of the record that there is not',
    doors: ALWAYS,
    right: mismatch,
    codes: ['field-invented'],
    body: text((honest) => withJson(honest, { ...honest.record, verified: true })),
  },
  {
    field: 'format',
    form: 'the exit as a fraction',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable'],
    body: text((honest) => replaced(honest.text, '"exit": 0', '"exit": 0.0')),
  },
  {
    field: 'format',
    form: 'a suite given twice',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-unreadable'],
    body: text((honest) => replaced(honest.text, '"suites": {', '"suites": {}, "suites": {')),
  },
];

const seen: readonly Lie[] = [
  {
    field: 'table',
    form: 'says passed where the JSON says failed',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-altered'],
    body: text((honest) => withJson(honest, { ...honest.record, suites: { unit: { ...honest.suite, exit: 1 } } })),
  },
  {
    field: 'table',
    form: 'says skipped tests as passed',
    doors: ['body by hand', 'exempt bot', 'optional block'],
    right: mismatch,
    codes: ['block-altered'],
    body: text((honest) => withCell(honest, 7 - 2, (cell) => String(Number(cell) + 1))),
  },
  {
    field: 'table',
    form: 'has a row more than the JSON',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-altered'],
    body: text((honest) =>
      withRows(honest.text, [
        ['unit', 'offline', 'passed', '1', '1', '0', '0', '`true`'],
        ['e2e', 'live', 'passed', '9', '9', '0', '0', '`true`'],
      ]),
    ),
  },
  {
    field: 'table',
    form: 'is another one, in front of it',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-altered', 'block-imitated'],
    body: text((honest) =>
      replaced(
        honest.text,
        '## Verification\n',
        '## Verification\n\n| suite | result |\n| --- | --- |\n| everything | passed |\n',
      ),
    ),
  },
  {
    field: 'heading',
    form: 'is another one',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-altered'],
    body: text((honest) => replaced(honest.text, '## Verification', '## Verified by CI')),
  },
  {
    field: 'block',
    form: 'in a comment, prose in its place',
    doors: ['body by hand', 'edited after green'],
    right: mismatch,
    codes: ['block-hidden', 'block-missing'],
    body: text((honest) => `999 tests pass.\n\n<!--\n${honest.text.replaceAll(/<!-- | -->/gu, '')}\n-->\n`),
  },
  {
    field: 'block',
    form: 'in a template element',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-hidden'],
    body: text((honest) => `<template>\n\n${honest.text}\n\n</template>\n`),
  },
  {
    field: 'block',
    form: 'in a list',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-quoted'],
    body: text((honest) => `- ${honest.text.replaceAll('\n', '\n  ')}\n`),
  },
  {
    field: 'block',
    form: 'indented as code',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-indented'],
    body: text((honest) => honest.text.replaceAll(/^/gmu, '    ')),
  },
  {
    field: 'block',
    form: 'in another fence',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-nested', 'block-imitated'],
    body: text((honest) => `\`\`\`\`\`text\n${honest.text}\n\`\`\`\`\`\n`),
  },
  {
    field: 'block',
    form: 'twice, the false one first',
    doors: ['body by hand', 'edited after green'],
    right: mismatch,
    codes: ['block-doubled'],
    body: text((honest) => `${withSuite(honest, (found) => ({ ...found, exit: 1 }))}\n\n${honest.text}\n`),
  },
  {
    field: 'block',
    form: 'beside a second fence of its kind',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-imitated', 'block-doubled'],
    body: text((honest) => `${honest.text}\n\n\`\`\`recount\n{ "recount": 1 }\n\`\`\`\n`),
  },
  {
    field: 'block',
    form: 'beside a second marker',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-imitated', 'block-doubled', 'block-truncated'],
    body: text((honest) => `${honest.text}\n\n<!-- recount -->\n\nAll of it passes.\n`),
  },
  {
    field: 'block',
    form: 'cut off',
    doors: ['body by hand', 'edited after green'],
    right: mismatch,
    codes: ['block-truncated'],
    body: text((honest) => honest.text.slice(0, -60)),
  },
  {
    field: 'block',
    form: 'with line breaks written out',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-escaped'],
    body: text((honest) => honest.text.replaceAll('\n', '\\n')),
  },
  {
    field: 'block',
    form: 'an empty body',
    doors: ['body by hand', 'edited after green', 'second pull request'],
    right: mismatch,
    codes: ['block-missing'],
    body: () => null,
  },
  {
    field: 'block',
    form: 'JSON in a fence of json',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-missing', 'block-altered', 'block-unreadable', 'block-truncated'],
    body: text((honest) => replaced(honest.text, '```recount', '```json')),
  },
  {
    field: 'block',
    form: 'with a letter that looks like another',
    doors: ALWAYS,
    right: mismatch,
    codes: ['block-charset', 'block-unreadable'],
    body: text((honest) => replaced(honest.text, '"scope": "offline"', '"scope": "оffline"')),
  },
];

/** The lies that a reader of the source thought of. */
export const lies: readonly Lie[] = [...values, ...whole, ...seen];
