import { type JsonObject, objectOf } from '../../test/world/json.ts';
import type { Lie } from './lie.ts';
import { type Pinned, withJson, without, withSuite, wordOf } from './pinned.ts';

const ALWAYS = ['body by hand'] as const;
const STORED = ['body by hand', 'stored record'] as const;
const SOFT = ['exempt bot', 'optional block'] as const;
const mismatch = ['mismatch'] as const;

type Change = (suite: JsonObject, tests: JsonObject) => JsonObject;

/** A body in which one value of the suite is another, and the table says the same. */
const suite =
  (change: Change): Lie['body'] =>
  ({ honest }) =>
    withSuite(honest, (found) => change(found, objectOf(found['tests'])));

const count = (name: string, by: number): Lie['body'] =>
  suite((found, tests) => ({ ...found, tests: { ...tests, [name]: Number(tests[name]) + by } }));

const text =
  (change: (honest: Pinned) => string): Lie['body'] =>
  ({ honest }) =>
    change(honest);

const group = (fill: number, length = 12): string => Buffer.alloc(length, fill).toString('base64');

/** Lies in which one value of the suite is another. */
export const liesOfValues: readonly Lie[] = [
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
    form: 'of another branch',
    doors: ALWAYS,
    right: mismatch,
    codes: ['group-contradicted'],
    body: ({ honest, other }) =>
      withSuite(honest, (found) => ({ ...found, groups: other['other branch'].suite['groups'] ?? '' })),
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
