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

describe('reports of lines', () => {
  it('refuses a line that would not fit in memory', () => {
    expect(read(`1..1\n# ${'x'.repeat(MAX_LINE)}`).fault?.code).toBe('report-too-deep');
  });
});
