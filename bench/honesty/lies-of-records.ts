import { type JsonObject, objectOf } from '../../test/world/json.ts';
import type { Elsewhere, Lie } from './lie.ts';
import { type Pinned, rendered, replaced, withJson, withSuite, wordOf } from './pinned.ts';

const ALWAYS = ['body by hand'] as const;
const mismatch = ['mismatch'] as const;
const stale = ['stale'] as const;

type Change = (suite: JsonObject, tests: JsonObject) => JsonObject;

/** A body in which one value of the suite is another, and the table says the same. */
const suite =
  (change: Change): Lie['body'] =>
  ({ honest }) =>
    withSuite(honest, (found) => change(found, objectOf(found['tests'])));

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

/** Lies about what the record is of, and in what form. */
export const liesOfRecords: readonly Lie[] = [
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
    field: 'proves',
    form: 'a test that was never run over the base',
    doors: ALWAYS,
    right: ['inconclusive', 'mismatch'],
    codes: ['proof-unchecked', 'proof-not-shown'],
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
