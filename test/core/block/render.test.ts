import * as fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../src/core/block/layout.ts';
import { renderBlock } from '../../../src/core/block/render.ts';
import type { RunRecord, SuiteRecord } from '../../../src/core/record/record.ts';
import { anyRecord, runRecord, suiteRecord } from './records.ts';

const rowOf = (changes: Partial<SuiteRecord>): string | undefined =>
  renderBlock(runRecord({ unit: suiteRecord(changes) })).split('\n')[6];
const cells = (changes: Partial<SuiteRecord>): string => (rowOf(changes) ?? '').replace(/ \| `.*$/, '');
const command = (text: SuiteRecord['command']): string =>
  (rowOf({ command: text }) ?? '').replace(/^.*3 \| | \|$/g, '');
const counts = (failed: number, more: object = {}) => ({ total: 10, passed: 10 - failed, failed, skipped: 0, ...more });
const fenceOf = (block: string): string => block.split('```recount\n')[1]?.split('\n```')[0] ?? '';

describe('layOut', () => {
  it('lays out any JSON, a list of strings on one line', () => {
    expect(layOut({ a: [null, 1, ['b', 'c']], d: {} })).toBe(
      '{\n  "a": [\n    null,\n    1,\n    ["b", "c"]\n  ],\n  "d": {}\n}',
    );
  });
});

describe('renderBlock', () => {
  it('gives markers, heading, table and JSON', () => {
    expect(renderBlock(runRecord())).toMatchInlineSnapshot(`
      "<!-- recount -->

      ## Verification

      | suite | scope | result | total | passed | failed | skipped | command |
      | --- | --- | --- | ---: | ---: | ---: | ---: | --- |
      | unit | offline | passed | 412 | 409 | 0 | 3 | \`npx vitest run\` |

      \`\`\`recount
      {
        "recount": 1,
        "commit": "0123456789abcdef0123456789abcdef01234567",
        "tree": "89abcdef0123456789abcdef0123456789abcdef",
        "policy": "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "suites": {
          "unit": {
            "command": "npx vitest run",
            "scope": "offline",
            "exit": 0,
            "tests": {
              "total": 412,
              "passed": 409,
              "failed": 0,
              "skipped": 3
            },
            "digest": "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
          }
        },
        "by": {
          "tool": "recount 0.1.0",
          "at": "2026-11-29T12:00:00Z",
          "os": "linux",
          "arch": "x64",
          "isolation": "namespace",
          "network": "none",
          "milliseconds": 12300
        }
      }
      \`\`\`

      <!-- /recount -->"
    `);
  });

  it.each([
    ['that passes', {}, '| unit | offline | passed | 412 | 409 | 0 | 3'],
    ['that reaches elsewhere', { scope: 'live' }, '| unit | live | passed | 412 | 409 | 0 | 3'],
    ['that ends otherwise', { exit: 1, tests: counts(2) }, '| unit | offline | exit 1 | 10 | 8 | 2 | 0'],
    ['that ends well with a failed test', { tests: counts(2) }, '| unit | offline | failed | 10 | 8 | 2 | 0'],
    [
      'without a test',
      { tests: { total: 0, passed: 0, failed: 0, skipped: 0 } },
      '| unit | offline | no tests | 0 | 0 | 0 | 0',
    ],
    ['that was killed', { exit: 'signal:SIGKILL' }, '| unit | offline | SIGKILL | 412 | 409 | 0 | 3'],
    ['that took too long', { exit: 'timeout' }, '| unit | offline | timeout | 412 | 409 | 0 | 3'],
    [
      'with unstable tests',
      { tests: counts(0, { unstable: 2 }) },
      '| unit | offline | passed, 2 unstable | 10 | 10 | 0 | 0',
    ],
    [
      'with none of its unstable tests',
      { tests: counts(0, { unstable: 0 }) },
      '| unit | offline | passed, 0 unstable | 10 | 10 | 0 | 0',
    ],
  ] satisfies [string, Partial<SuiteRecord>, string][])('shows a suite %s', (_, changes, shown) => {
    expect(cells(changes)).toBe(shown);
  });

  it.each([
    ['without reports', 0, undefined, 'passed'],
    ['whose reports are missing', 0, 'report-missing', 'exit 0, report-missing'],
    ['whose reports are missing since it fails', 127, 'report-missing', 'exit 127, report-missing'],
  ])('shows dashes for a suite %s', (_, exit, report, result) => {
    const suite: SuiteRecord = {
      command: 'npx tsc',
      scope: 'syntax',
      exit,
      ...(report === undefined ? {} : { report }),
    };
    expect(renderBlock(runRecord({ types: suite }))).toContain(
      `| types | syntax | ${result} | - | - | - | - | \`npx tsc\` |`,
    );
  });

  it.each([
    ['a plain one', 'npx vitest run', '`npx vitest run`'],
    ['double quotes as they are', 'sh -c "a b"', '`sh -c "a b"`'],
    ['a bar', 'a | b', '`a \\u007c b`'],
    ['a backtick', 'echo `date`', '`echo \\u0060date\\u0060`'],
    ['a backslash doubled', 'a \\n', '`a \\\\n`'],
    ['a backslash before a quote', 'a \\"b\\"', '`a \\\\"b\\\\"`'],
    ['a line break', 'a\nb', '`a\\nb`'],
    ['what pings', 'run @octocat', '`run \\u0040octocat`'],
    ['what names an issue', 'fixes #12', '`fixes \\u002312`'],
    ['what names an issue in letters', 'closes GH-12 and gh-13', '`closes GH\\u002d12 and gh\\u002d13`'],
    ['a word that only ends like one', 'high-12 gh-x', '`high-12 gh-x`'],
    ['an address', 'fixes https://github.com/o/r/issues/1', '`fixes https\\u003a//github.com/o/r/issues/1`'],
    ['what skips CI', '[skip ci] ***NO_CI***', '`\\u005bskip ci] \\u002a**NO_CI\\u002a**`'],
    ['HTML', '<img>', '`\\u003cimg\\u003e`'],
    ['other letters', 'é𝒳\u202E', '`\\u00e9\\ud835\\udcb3\\u202e`'],
    ['a list', ['npx', 'tsc', '--noEmit'], '`npx tsc --noEmit`'],
    ['a list with arguments to quote', ['sh', '-c', 'a && b', '', '"', '@x'], '`sh -c "a && b" "" "\\"" "\\u0040x"`'],
    ['a list with an address', ['get', 'http://h', 'gh-1'], '`get http\\u003a//h gh\\u002d1`'],
    ['120 characters', 'x'.repeat(120), `\`${'x'.repeat(120)}\``],
    ['no more than 120', 'x'.repeat(121), `\`${'x'.repeat(117)}...\``],
  ])('writes the command: %s', (_, text, shown) => {
    expect(command(text)).toBe(shown);
  });

  it('shows a suite that is called like an issue without naming the issue', () => {
    const block = renderBlock(runRecord({ 'gh-12': suiteRecord(), 'a-gh-3': suiteRecord() }));
    expect(block).toContain('| gh\\-12 | offline');
    expect(block).toContain('| a-gh\\-3 | offline');
    expect(block).toContain('"gh\\u002d12": {');
    expect(block).not.toMatch(/gh-\d/i);
  });

  it('shows the suites in the order of the record', () => {
    const block = renderBlock(runRecord({ b: suiteRecord(), a: suiteRecord() }));
    expect(block.match(/^\| [ab] /gm)).toEqual(['| b ', '| a ']);
  });

  it('shows a record without suites', () => {
    const block = renderBlock(runRecord({}));
    expect(block).toContain('| --- |\n\n```recount\n');
    expect(block).toContain('  "suites": {},\n');
  });

  it('holds JSON of the same value, in printable ASCII, for any record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const block = renderBlock(record);
        expect(block).toMatch(/^[\n -~]*$/);
        expect(JSON.parse(fenceOf(block))).toEqual(record);
      }),
    );
  });

  it('holds nothing that pings, names an issue or skips CI in a commit message, for any record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const inner = renderBlock(record)
          .replace(/^<!-- recount -->\n\n## /, '')
          .replace(/<!-- \/recount -->$/, '');
        expect(inner).not.toMatch(/[@#<>]|:\/\/|\bgh-\d|\*\*\*|\[[a-z]/i);
      }),
    );
  });

  it('renders to the same elements, whatever commands and names are', () => {
    const markdown = new MarkdownIt({ html: true });
    const skeleton = (record: RunRecord): string[] => markdown.render(renderBlock(record)).match(/<[^>]*>/g) ?? [];
    fc.assert(
      fc.property(anyRecord, (record) => {
        const harmless = Object.entries(record.suites).map(([, suite], index): [string, SuiteRecord] => [
          `suite-${index}x`,
          { command: 'true', scope: suite.scope, exit: suite.exit },
        ]);
        expect(skeleton(record)).toEqual(skeleton(runRecord(Object.fromEntries(harmless))));
      }),
    );
  });
});
