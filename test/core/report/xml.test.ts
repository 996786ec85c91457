import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Note } from '../../../src/core/report/report.ts';
import { MAX_DEPTH, MAX_PIECE, MAX_TAG, openXml } from '../../../src/core/report/xml.ts';
import { read } from './reading.ts';

/** The events of a document, or the code and message of its refusal. */
const events = (text: string, doctype?: string) => {
  const seen: string[] = [];
  const notes: Note[] = [];
  const reader = openXml(
    {
      open: (name, attributes) => {
        seen.push(
          `<${name}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}=${value}`)
            .join('')}>`,
        );
        return undefined;
      },
      close: (name) => seen.push(`</${name}>`),
      text: (piece) => {
        seen.push(piece);
        return undefined;
      },
      end: () => undefined,
    },
    { test: () => undefined, note: (note) => notes.push(note) },
    doctype,
  );
  const fault = reader.write(text) ?? reader.end();
  return { seen: seen.join(''), notes: notes.map(({ message }) => message), fault };
};

/** A report whose second row has `text` as its failure. */
const junit = (text: string): string =>
  `<testsuites><testsuite name="s"><testcase name="a"/><testcase name="b"><failure>${text}</failure></testcase></testsuite></testsuites>`;

describe('XML of a report', () => {
  it.each([
    ['prefixes are dropped', '<n:a xmlns:n="u"><n:b/></n:a>', '<a xmlns:n=u><b></b></a>'],
    ['character data and CDATA are text', '<a>x &lt; y<![CDATA[<z>]]></a>', '<a>x < y<z></a>'],
    ['attributes are normalised as XML says', '<a b="1\n2&#10;3"/>', '<a b=1 2\n3></a>'],
    ['comments and instructions are nothing', '<!-- x --><a><?p <b/> ?><!-- <c/> --></a>', '<a></a>'],
    ['XML 1.1 may refer to control characters', '<?xml version="1.1"?><a>&#27;</a>', '<a>\u001b</a>'],
  ])('%s', (_, text, seen) => {
    const result = events(text);
    expect(result.fault).toBeUndefined();
    expect(result.seen).toBe(seen);
    expect(result.notes).toEqual([]);
  });

  it.each([
    ['a raw escape character', '\u001b[31mred\u001b[0m', 'characters that XML does not allow there'],
    ['a noncharacter', '\ufffe', 'characters that XML does not allow there'],
    ['a raw ]]>', 'a ]]> b', '`]]>` in text'],
    ['a reference to a character that is not allowed', '&#27;', 'references to characters that XML does not allow'],
  ])('%s is read, and noted', (_, text, holds) => {
    const { counts, notes } = read(junit(text));
    expect(counts).toBe('2/1/1/0');
    expect(notes).toEqual([{ kind: 'repaired', message: `the XML holds ${holds}; read all the same` }]);
  });

  it('a reference is repaired wherever the pieces of the file end', () => {
    const text = junit('&#27;&#x1b;');
    for (let chunk = 1; chunk < 12; chunk++) expect(read(text, { chunk })).toEqual(read(text));
  });

  it('notes each kind of repair once', () => {
    expect(read(junit('\u001b\u001b ]]> ]]>')).notes).toHaveLength(2);
  });

  it.each([
    ['NUL', junit('\0'), 'report-malformed', 'line 1, column 81'],
    ['a bare &', junit('a & b;'), 'report-malformed', 'disallowed character in entity name'],
    ['a reference without a number', junit('&#;'), 'report-malformed', 'malformed character entity'],
    [
      'a reference with a test in it, which would be lost',
      '<testsuite><testcase name="a&#"/><testcase name="b;"/></testsuite>',
      'report-malformed',
      'malformed character entity',
    ],
    ['an undeclared entity', junit('&nbsp;'), 'report-malformed', 'undefined entity'],
    ['an attribute twice', '<testsuite name="a" name="b"/>', 'report-malformed', 'duplicate attribute: name'],
    ['a wrong end tag', '<testsuite></testsuit></testsuite>', 'report-malformed', 'unexpected close tag'],
    ['two documents', '<testsuite/><testsuite/>', 'report-malformed', 'documents may contain only one root'],
    ['noise after the root', '<testsuite/>\nDone in 1s', 'report-malformed', 'text data outside of root node'],
    ['noise before the root', 'log\n<testsuite/>', 'format-unknown', 'known format'],
    ['a declaration that is not first', '\n<?xml version="1.0"?><testsuite/>', 'report-malformed', 'at the start'],
    ['an end inside an element', '<testsuite><testcase name="a"/>', 'report-truncated', 'unclosed tag: testsuite'],
    ['an end inside a tag', '<testsuite><testcase name="a', 'report-truncated', 'unclosed tag'],
    ['an end inside CDATA', '<testsuite><system-out><![CDATA[x', 'report-truncated', 'unclosed tag'],
    ['declared entities', '<!DOCTYPE a [<!ENTITY b "c">]><testsuite/>', 'report-dtd', 'one of its own'],
    ['an external document type', '<!DOCTYPE a SYSTEM "a.dtd"><testsuite/>', 'report-dtd', '<!DOCTYPE a SYSTEM'],
    ['a document type without a name', '<!DOCTYPE ><testsuite/>', 'report-dtd', 'without a document type'],
  ])('%s is refused', (_, text, code, says) => {
    const { fault } = read(text);
    expect(fault?.code).toBe(code);
    expect(fault?.message).toContain(says);
  });

  it('takes the one document type that a format names, if it declares nothing', () => {
    expect(events('<!DOCTYPE a SYSTEM "a.dtd"><a/>', 'a').fault).toBeUndefined();
    expect(events('<!DOCTYPE a [<!ENTITY b "c">]><a/>', 'a').fault?.code).toBe('report-dtd');
    expect(events('<!DOCTYPE b><a/>', 'a').fault?.code).toBe('report-dtd');
  });

  it('keeps lines apart that end in a carriage return at the border of two pieces', () => {
    const text = `<?xml version="1.0"?>\r<testsuite>\r\n<testcase name="a"><failure>\r]]>\r</failure></testcase></testsuite>\r`;
    const whole = read(text);
    expect(whole.counts).toBe('1/0/1/0');
    expect(read(text, { chunk: 1 })).toEqual(whole);
  });

  it('reads characters outside the basic plane in pieces of one byte', () => {
    const { tests } = read('<testsuite><testcase classname="😀" name="𝒳 &#x1F600;"/></testsuite>', { chunk: 1 });
    expect(tests).toEqual([{ group: '😀', name: '𝒳 😀', outcome: 'passed' }]);
  });

  it('refuses nesting that is deeper than any runner writes', () => {
    const nested = (depth: number) => '<testsuite>'.repeat(depth) + '</testsuite>'.repeat(depth);
    expect(read(nested(MAX_DEPTH)).counts).toBe('0/0/0/0');
    expect(read(nested(MAX_DEPTH + 1)).fault?.code).toBe('report-too-deep');
  });

  it('refuses a tag that would not fit in memory, whole or in pieces', () => {
    const report = (length: number) => `<testsuite><testcase name="${'x'.repeat(length)}"/></testsuite>`;
    expect(read(report(MAX_TAG - 1000)).counts).toBe('1/1/0/0');
    const tooLong = report(MAX_TAG);
    expect(read(tooLong).fault?.code).toBe('report-too-deep');
    expect(read(tooLong, { chunk: tooLong.length }).fault?.code).toBe('report-too-deep');
  });

  it('refuses a text that would not fit in memory', () => {
    expect(events(`<a>${'x'.repeat(MAX_PIECE)}</a>`).fault?.message).toContain('longer than is read');
    expect(read(junit(`<!--${'x'.repeat(MAX_PIECE + 100_000)}-->`)).fault?.message).toContain('longer than is read');
  });

  it.each([
    ['text', '', ''],
    ['CDATA', '<![CDATA[', ']]>'],
  ])('reads %s of any length where nobody takes it', (_, start, end) => {
    const text = `${start}${'x'.repeat(MAX_PIECE)}\n${end}`;
    const { counts, notes } = read(junit(text + text), { chunk: 1024 * 1024 });
    expect([counts, notes]).toEqual(['2/1/1/0', []]);
  });

  it('reads long sections to their very end, wherever their pieces end', () => {
    const long = fc.string({
      unit: fc.constantFrom(']', '>', ']]', '<', 'x', '&', '-', '?'),
      minLength: 100,
      maxLength: 400,
    });
    const section = fc.tuple(
      fc.constantFrom(['<![CDATA[', ']]>'] as const, ['<!--', '-->'] as const, ['<?p ', '?>'] as const),
      long,
      fc.constantFrom(1, 300, 700),
    );
    fc.assert(
      fc.property(fc.array(section, { maxLength: 4 }), fc.integer({ min: 900, max: 70_000 }), (parts, chunk) => {
        const text = parts.map(([[start, end], content, times]) => {
          const inner = content
            .repeat(times)
            .replaceAll(/--|\]\]>|\?>/g, 'z')
            .replace(/-$/, '');
          return `${start}${inner}${end}`;
        });
        expect(read(junit(text.join('y')), { chunk })).toMatchObject({ counts: '2/1/1/0', notes: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('joins what the border of two pieces cuts', () => {
    const seen: string[] = [];
    const text = (piece: string): undefined => {
      seen.push(piece);
    };
    const reader = openXml(
      { open: () => undefined, close: () => undefined, text, end: () => undefined },
      { test: () => undefined, note: () => undefined },
    );
    for (const piece of ['<a>1\r', '\n2\ud83d', '\ude003\r', '4</a>']) expect(reader.write(piece)).toBeUndefined();
    expect(reader.end()).toBeUndefined();
    expect(seen.join('')).toBe('1\n2😀3\n4');
  });

  it('stops where a character is only half there', () => {
    const reader = openXml(
      { open: () => undefined, close: () => undefined, end: () => undefined },
      { test: () => undefined, note: () => undefined },
    );
    expect(reader.write('<a>\ud83d\ude00')).toBeUndefined();
    expect(reader.write('\ud83d')).toBeUndefined();
    expect(reader.end()?.code).toBe('report-truncated');
  });
});
