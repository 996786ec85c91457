import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES } from '../../../src/core/report/format-names.ts';
import { MAX_LINE } from '../../../src/core/report/lines.ts';
import { openReport } from '../../../src/core/report/read.ts';
import { rootOf } from '../../../src/core/report/root.ts';
import { read } from './reading.ts';

describe('finding a format', () => {
  it('is known only once enough has been read', () => {
    const report = openReport('auto', { root: '' }, { test: () => undefined, note: () => undefined });
    report.write(Buffer.from('<testsuite>'));
    expect(report.format()).toBeUndefined();
    report.write(Buffer.from(' '.repeat(70_000)));
    expect(report.format()).toBe('junit');
  });

  it('is not asked where one is named', () => {
    expect(read('ok 1\n', { format: 'tap' }).format).toBe('tap');
    expect(read('ok 1\n', { format: 'junit' }).fault?.code).toBe('report-malformed');
    expect(read('<testsuite/>', { format: 'jest-json' }).fault?.code).toBe('report-malformed');
  });

  it.each([
    ['this is no report', 'found "this is no report"'],
    ['<!DOCTYPE html><html><body>404</body></html>', 'found an HTML page'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:1\n', 'a Git LFS pointer'],
    ['<?xml version="1.0"?><catalog/>', 'found XML with the root <catalog>'],
    ['{"a":1}', 'found "{\\"a\\":1}"'],
  ])('says what %.20j looks like', (text, says) => {
    const { fault } = read(text);
    expect(fault?.code).toBe('format-unknown');
    expect(fault?.message).toContain(says);
    expect(fault?.message).toContain(FORMAT_NAMES.join(', '));
  });

  it.each([
    ['a comment before the root of XML', `<!-- ${'x'.repeat(70_000)} -->\n<testsuite/>`, 'junit'],
    ['many', `<?xml version="1.0"?>${'<!-- x -->\n'.repeat(20_000)}<testsuite/>`, 'junit'],
    ['one that ends with the piece', `<!-- ${'x'.repeat(65_536 - 13)} --><testsuite/>`, 'junit'],
    ['an empty line of any length', `${' '.repeat(70_000)}<testsuite/>`, 'junit'],
    ['a long name in the root', `<testsuite id="${'x'.repeat(70_000)}"/>`, 'junit'],
    [
      'metadata before what Playwright writes next',
      JSON.stringify({ config: { rootDir: '', metadata: 'x'.repeat(70_000), projects: [] }, suites: [] }),
      'playwright-json',
    ],
  ])('is found after more than 64 KiB: %s', (_, text, format) => {
    for (const chunk of [1000, 65_536, 1_000_000]) expect(read(text, { chunk }).format).toBe(format);
  });

  it.each([
    ['other output', `${'x\n'.repeat(40_000)}ok 1 - a\n1..1\n`, 'the first 64 KiB, which begin with "x\\nx'],
    ['more comments than anybody writes', `<!-- ${'x'.repeat(2 ** 20)} --><testsuite/>`, 'the first 1024 KiB, which'],
  ])('is not found after %s, and the fault tells a way out', (_, text, says) => {
    for (const chunk of [1000, 65_536]) {
      const { fault } = read(text, { chunk });
      expect(fault?.code).toBe('format-unknown');
      expect(fault?.message).toContain(`found none in ${says}`);
      expect(fault?.message).toContain('; name it under `format` where other output comes first');
    }
  });

  it('gives the first fault again when it is written on', () => {
    const report = openReport('auto', { root: '' }, { test: () => undefined, note: () => undefined });
    const first = report.write(Buffer.from(`<nothing>${' '.repeat(70_000)}`));
    expect(first?.code).toBe('format-unknown');
    expect(report.write(Buffer.from('x'))).toBe(first);
    expect(report.end()).toBe(first);
  });

  it('finds document types of any length before their end', () => {
    expect(read(`<!DOCTYPE a [<!ENTITY b "${'c'.repeat(200_000)}">]><testsuite/>`).fault?.code).toBe('report-dtd');
  });
});

describe('the root of XML', () => {
  it.each([
    ['<a/>', 'a', ''],
    ['\n<?xml version="1.0"?>\n<!-- <b> --><?x <c>?>\n<n:a x="1>" y=\'2\'><d/>', 'a', ' x="1>" y=\'2\''],
    ['<!DOCTYPE a SYSTEM "a.dtd">\n<a>', 'a', ''],
    ['<a x="cut', 'a', ''],
  ])('%j', (head, name, attributes) => expect(rootOf(head)).toMatchObject({ name, attributes }));

  it.each([['text <a/>'], [''], ['{"a":1}'], ['<!-- cut']])('%j has none', (head) =>
    expect(rootOf(head)).toBeUndefined(),
  );
});

describe('hostile beginnings', () => {
  it.each([
    ['many comments', `${'<!-- x -->'.repeat(6000)}<a/>`],
    ['many instructions', `${'<?x?>'.repeat(12_000)}<a/>`],
    ['a comment without an end', `<a><!--${'-'.repeat(64_000)}`],
    ['an attribute without an end', `<a ${'b="c" '.repeat(10_000)}d="`],
    ['many names of totals', `{"stats":{${'"passes":1,'.repeat(5000)}`],
    ['many spaces', `1..1${' '.repeat(64_000)}x`],
    ['many brackets', '['.repeat(64_000)],
    ['many colours', '\u001b['.repeat(30_000)],
  ])('%s are told apart', (_, text) => {
    expect(read(text).fault).toBeDefined();
  });
});

describe('what rows repeat', () => {
  const long = 'x'.repeat(40_000);
  const titles = (title: string) =>
    JSON.stringify({
      config: { rootDir: '' },
      suites: [
        {
          title: 'f',
          specs: [],
          suites: [{ title, specs: [{ title: 't', file: 'f', tests: [{ status: 'expected', results: [] }] }] }],
        },
      ],
    });

  it.each([
    ['the file of a suite', `<testsuite file="${long}"><testcase/></testsuite>`],
    ['a class', `<testsuite><testcase classname="${long}"/></testsuite>`],
    ['a suite of NUnit', `<test-run><test-suite name="${long}"><test-case result="Passed"/></test-suite></test-run>`],
    [
      'suites of Boost',
      `<TestLog>${`<TestSuite name="${'x'.repeat(20_000)}">`.repeat(2)}<TestCase/></TestSuite></TestSuite></TestLog>`,
    ],
    ['titles of Playwright', titles(long)],
    [
      'a subtest',
      `# Subtest: ${long}\n    # Subtest: b\n        ok 1 - a\n        1..1\n    ok 1 - b\n    1..1\nok 1 - c\n1..1\n`,
    ],
    ['a package of Go', `{"Action":"pass","Package":"${long}","Test":"T"}\n`],
  ])('is refused where it is too long: %s', (_, text) => {
    const { fault, tests } = read(text);
    expect(fault?.code).toBe('report-too-deep');
    expect(fault?.message).toContain('more than 32768 characters');
    expect(tests).toEqual([]);
  });

  it('is refused where there are too many rows for it', () => {
    const rows = '<testcase/>'.repeat(10_000);
    const { fault, tests } = read(`<testsuite file="${'x'.repeat(30_000)}">${rows}</testsuite>`);
    expect(fault?.code).toBe('report-too-deep');
    expect(fault?.message).toContain('more than 64 times as long as the report');
    expect(tests.length).toBeLessThan(3000);
  });

  it('is read where it is as long as tests with parameters make it', () => {
    const name = 'x'.repeat(100_000);
    expect(read(titles('x'.repeat(5000))).counts).toBe('1/1/0/0');
    expect(read(`<testsuite name="${'x'.repeat(5000)}" file="f"><testcase name="${name}"/></testsuite>`).counts).toBe(
      '1/1/0/0',
    );
    const event = (more: object) => `${JSON.stringify({ Action: 'pass', Package: 'p', ...more })}\n`;
    expect(read(event({ Test: name }) + event({})).counts).toBe('1/1/0/0');
  });
});

describe('reports of lines', () => {
  it('refuses a line that would not fit in memory', () => {
    expect(read(`1..1\n# ${'x'.repeat(MAX_LINE)}`).fault?.code).toBe('report-too-deep');
  });
});
