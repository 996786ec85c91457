import { objectOf } from '../../test/world/json.ts';
import type { Lie } from './lie.ts';
import { rendered, replaced, withCell, withJson, without, withSuite, wordOf } from './pinned.ts';

// Written from README.md and docs/ alone, before a line of what reads a block and judges it was read.

const OTHER = `sha256:${'5e'.repeat(32)}`;
const hand = ['body by hand'] as const;
const mismatch = ['mismatch'] as const;

const counts =
  (change: Readonly<Record<string, number>>): Lie['body'] =>
  ({ honest }) =>
    withSuite(honest, (suite) => {
      const tests = objectOf(suite['tests']);
      const changed = Object.entries(change).map(([key, by]) => [key, Number(tests[key]) + by] as const);
      return { ...suite, tests: { ...tests, ...Object.fromEntries(changed) } };
    });

/** Lies against what docs/record.md and docs/verdict.md say is compared. */
export const liesFromDocs: readonly Lie[] = [
  {
    field: 'counts',
    form: 'one more test than there is',
    doors: ['body by hand', 'edited after green', 'second pull request', 'merge queue'],
    right: mismatch,
    codes: ['tests-contradicted'],
    body: counts({ total: 1, passed: 1 }),
  },
  {
    field: 'counts',
    form: 'a skipped test told as passed',
    doors: ['body by hand', 'edited after green', 'fork'],
    right: mismatch,
    codes: ['tests-contradicted'],
    body: counts({ skipped: -1, passed: 1 }),
  },
  {
    field: 'counts',
    form: 'one test fewer',
    doors: ['body by hand', 'fork'],
    right: mismatch,
    codes: ['tests-contradicted'],
    body: counts({ total: -1, passed: -1 }),
  },
  {
    field: 'counts',
    form: 'a round number',
    doors: ['body by hand', 'optional block', 'exempt bot'],
    right: mismatch,
    codes: ['tests-contradicted'],
    body: counts({ total: 400, passed: 400 }),
  },
  {
    field: 'commit',
    form: 'a record of an earlier commit',
    doors: ['body by hand', 'edited after green', 'second pull request', 'optional block'],
    right: ['stale'],
    codes: ['commit-stale'],
    body: ({ other }) => other['earlier commit'].text,
  },
  {
    field: 'commit',
    form: 'a record of an earlier commit under the id of this one',
    doors: ['body by hand', 'edited after green', 'merge queue'],
    right: mismatch,
    codes: ['tree-contradicted', 'tests-contradicted', 'digest-contradicted'],
    body: ({ honest, other: { 'earlier commit': earlier } }) =>
      rendered(honest, { ...earlier.record, commit: honest.record['commit'] ?? '' }),
  },
  {
    field: 'commit',
    form: 'the first seven digits',
    doors: hand,
    right: mismatch,
    codes: ['block-unreadable'],
    body: ({ honest }) => withJson(honest, { ...honest.record, commit: wordOf(honest.record['commit']).slice(0, 7) }),
  },
  {
    field: 'tree',
    form: 'of another branch',
    doors: ['body by hand', 'edited after green'],
    right: mismatch,
    codes: ['tree-contradicted'],
    body: ({ honest, other }) =>
      rendered(honest, { ...honest.record, tree: other['other branch'].record['tree'] ?? '' }),
  },
  {
    field: 'policy',
    form: 'the record made under another policy',
    doors: ['body by hand', 'edited after green', 'second pull request'],
    right: ['stale'],
    codes: ['policy-moved'],
    body: ({ other }) => other['other policy'].text,
  },
  {
    field: 'policy',
    form: 'made up',
    doors: hand,
    right: ['stale'],
    codes: ['policy-moved'],
    body: ({ honest }) => rendered(honest, { ...honest.record, policy: OTHER }),
  },
  {
    field: 'digest',
    form: 'of another branch',
    doors: ['body by hand', 'edited after green', 'second pull request', 'merge queue', 'fork'],
    right: mismatch,
    codes: ['digest-contradicted'],
    body: ({ honest, other }) =>
      withSuite(honest, (suite) => ({ ...suite, digest: other['other branch'].suite['digest'] ?? '' })),
  },
  {
    field: 'digest',
    form: 'left out',
    doors: ['body by hand', 'optional block'],
    right: mismatch,
    codes: ['field-missing'],
    body: ({ honest }) => withSuite(honest, (suite) => without(suite, 'digest')),
  },
  {
    field: 'exit',
    form: 'another number',
    doors: ['body by hand', 'stored record', 'fork'],
    right: mismatch,
    codes: ['exit-contradicted'],
    body: ({ honest }) => withSuite(honest, (suite) => ({ ...suite, exit: 3 })),
  },
  {
    field: 'command',
    form: 'a narrower one',
    doors: ['body by hand', 'edited after green', 'exempt bot', 'merge queue'],
    right: mismatch,
    codes: ['command-altered'],
    body: ({ honest }) => withSuite(honest, (suite) => ({ ...suite, command: 'true' })),
  },
  {
    field: 'scope',
    form: 'raised',
    doors: ['body by hand', 'edited after green', 'second pull request'],
    right: mismatch,
    codes: ['scope-altered'],
    body: ({ honest }) => withSuite(honest, (suite) => ({ ...suite, scope: 'live' })),
  },
  {
    field: 'suites',
    form: 'renamed',
    doors: ['body by hand', 'edited after green', 'optional block', 'fork'],
    right: mismatch,
    codes: ['suite-missing', 'suite-invented'],
    body: ({ honest }) => rendered(honest, { ...honest.record, suites: { integration: honest.suite } }),
  },
  {
    field: 'suites',
    form: 'one more, which nobody runs',
    doors: ['body by hand', 'edited after green', 'exempt bot'],
    right: mismatch,
    codes: ['suite-invented'],
    body: ({ honest }) => rendered(honest, { ...honest.record, suites: { unit: honest.suite, e2e: honest.suite } }),
  },
  {
    field: 'suites',
    form: 'none',
    doors: hand,
    right: mismatch,
    codes: ['suite-missing', 'block-unreadable', 'block-altered'],
    body: ({ honest }) => withJson(honest, { ...honest.record, suites: {} }),
  },
  {
    field: 'table',
    form: 'says one test more than the JSON',
    doors: ['body by hand', 'edited after green', 'merge queue'],
    right: mismatch,
    codes: ['block-altered'],
    body: ({ honest }) => withCell(honest, 4, (cell) => String(Number(cell) + 1)),
  },
  {
    field: 'table',
    form: 'says another scope than the JSON',
    doors: ['body by hand', 'second pull request'],
    right: mismatch,
    codes: ['block-altered'],
    body: ({ honest }) => withCell(honest, 1, () => 'live'),
  },
  {
    field: 'table',
    form: 'names another command than the JSON',
    doors: hand,
    right: mismatch,
    codes: ['block-altered'],
    body: ({ honest }) => withCell(honest, 7, () => '`npm run everything`'),
  },
  {
    field: 'block',
    form: 'twice, the true one first',
    doors: hand,
    right: mismatch,
    codes: ['block-doubled'],
    body: ({ honest }) => `${honest.text}\n\n${withSuite(honest, (suite) => ({ ...suite, exit: 1 }))}\n`,
  },
  {
    field: 'block',
    form: 'folded away',
    doors: ['body by hand', 'edited after green', 'optional block'],
    right: mismatch,
    codes: ['block-hidden'],
    body: ({ honest }) => `All 999 tests pass.\n\n<details>\n\n${honest.text}\n\n</details>\n`,
  },
  {
    field: 'block',
    form: 'quoted',
    doors: ['body by hand', 'exempt bot'],
    right: mismatch,
    codes: ['block-quoted'],
    body: ({ honest }) => honest.text.replaceAll(/^/gmu, '> '),
  },
  {
    field: 'block',
    form: 'beside a table with its header row',
    doors: hand,
    right: mismatch,
    codes: ['block-imitated'],
    body: ({ honest }) =>
      `| suite | scope | result | total | passed | failed | skipped | command |\n| --- | --- | --- | ---: | ---: | ---: | ---: | --- |\n| all | live | passed | 9999 | 9999 | 0 | 0 | \`npm test\` |\n\n${honest.text}\n`,
  },
  {
    field: 'block',
    form: 'prose in its place',
    doors: ['body by hand', 'edited after green', 'fork'],
    right: mismatch,
    codes: ['block-missing'],
    body: () => '## Verification\n\nAll tests pass, I ran them twice.\n',
  },
  {
    field: 'format',
    form: 'a field that is not compared',
    doors: hand,
    right: mismatch,
    codes: ['field-invented'],
    body: ({ honest }) => withSuite(honest, (suite) => ({ ...suite, coverage: 100 })),
  },
  {
    field: 'format',
    form: 'a newer one',
    doors: hand,
    right: ['inconclusive'],
    codes: ['format-newer'],
    body: ({ honest }) => replaced(honest.text, '"recount": 1,', '"recount": 2,'),
  },
  {
    field: 'format',
    form: 'a count given twice',
    doors: hand,
    right: mismatch,
    codes: ['block-unreadable'],
    body: ({ honest }) => replaced(honest.text, '"failed": 0,', '"failed": 0,\n        "failed": 0,'),
  },
];
