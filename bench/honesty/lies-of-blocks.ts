import type { Lie } from './lie.ts';
import { type Pinned, replaced, withCell, withJson, withRows, withSuite } from './pinned.ts';

const ALWAYS = ['body by hand'] as const;
const mismatch = ['mismatch'] as const;

const text =
  (change: (honest: Pinned) => string): Lie['body'] =>
  ({ honest }) =>
    change(honest);

/** Lies in what a reader sees of the block, and in where it stands. */
export const liesOfBlocks: readonly Lie[] = [
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
