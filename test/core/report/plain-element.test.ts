import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPlainReader } from '../../../src/core/report/plain-element.ts';
import { openXml } from '../../../src/core/report/xml.ts';

const read = openPlainReader('testcase');

describe('a plain element is read at once', () => {
  it.each<[what: string, text: string, attributes: object, children: readonly object[]]>([
    ['empty', '<testcase/>', {}, []],
    ['with attributes', '\n\t <testcase name="a"\r\n  classname="b.C" />', { name: 'a', classname: 'b.C' }, []],
    ['with entities', '<testcase name="&lt;a&gt; &amp;amp; &quot;&apos;="/>', { name: '<a> &amp; "\'=' }, []],
    ['with nothing in it', '<testcase name="a"> </testcase>', { name: 'a' }, []],
    [
      'with children',
      '<testcase><skipped/>\n<failure a="b">x\ny</failure ></testcase\n>',
      {},
      [
        { name: 'skipped', attributes: {} },
        { name: 'failure', attributes: { a: 'b' } },
      ],
    ],
    [
      'with text of every kind',
      '<testcase><e>a &amp; &#10; ] ]] > <![CDATA[<x> ] ]]]]> b</e></testcase>',
      {},
      [{ name: 'e', attributes: {} }],
    ],
    ['with other scripts', '<testcase name="日本 🙂 größe"/>', { name: '日本 🙂 größe' }, []],
  ])('%s', (_what, text, attributes, children) => {
    const more = '<testcase/>';
    expect(read(text + more, 0)).toEqual({ attributes, children, end: text.length });
  });

  it.each([
    ['another element', '<testcases/>'],
    ['nothing', ''],
    ['an element that is cut', '<testcase name="a"'],
    ['a child that is cut', '<testcase><failure>x</failu'],
    ['an end tag that is cut', '<testcase><failure/></testcase'],
    ['an end tag of another', '<testcase><failure>x</error></testcase>'],
    ['an end tag of more', '<testcase><a>x</ab></testcase>'],
    ['text in it', '<testcase>x</testcase>'],
    ['elements in a child', '<testcase><properties><property/></properties></testcase>'],
    ['a comment', '<testcase><a><!-- --></a></testcase>'],
    ['an attribute twice', '<testcase a="1" a="2"/>'],
    ['an attribute twice in a child', '<testcase><b a="1" a="2"/></testcase>'],
    ['an attribute in single quotes', "<testcase a='1'/>"],
    ['an attribute of many lines', '<testcase a="1\n2"/>'],
    ['a prefix', '<testcase xml:space="1"/>'],
    ['an unknown entity', '<testcase><a>&nbsp;</a></testcase>'],
    ['a reference that is not allowed', '<testcase><a>&#27;</a></testcase>'],
    ['a numeric reference in an attribute', '<testcase a="&#10;"/>'],
    ['a bare &', '<testcase><a>a & b</a></testcase>'],
    [']]> in text', '<testcase><a>]]></a></testcase>'],
    ['a control character', '<testcase><a>\u001b</a></testcase>'],
    ['a control character in CDATA', '<testcase><a><![CDATA[\u001b]]></a></testcase>'],
    ['a line end of XML 1.1', '<testcase a="\u2028"/>'],
    ['CDATA that is cut', '<testcase><a><![CDATA[x]]'],
  ])('and %s is left to the strict parser', (_what, text) => {
    expect(read(text, 0)).toBeUndefined();
  });
});

/** The rows of a document with their attributes and the elements directly in them, notes, and the refusal. */
const rowsOf = (text: string, chunk: number, quick: boolean) => {
  const rows: string[] = [];
  const notes: string[] = [];
  const path: string[] = [];
  let row: { readonly attributes: object; readonly children: object[] } | undefined;
  const tell = (attributes: object, children: readonly object[]): void => {
    rows.push(JSON.stringify([Object.entries(attributes), children]));
  };
  const reader = openXml(
    {
      open: (name, attributes) => {
        if (path.at(-1) === 'testcase') row?.children.push({ name, attributes });
        else if (name === 'testcase' && row === undefined) row = { attributes, children: [] };
        path.push(name);
        return undefined;
      },
      close: () => {
        if (path.pop() !== 'testcase' || path.includes('testcase') || row === undefined) return;
        tell(row.attributes, row.children);
        row = undefined;
      },
      end: () => undefined,
      ...(quick
        ? {
            plain: {
              element: 'testcase',
              ready: () => path.length > 0 && row === undefined,
              take: ({ attributes, children }) => tell(attributes, children),
            },
          }
        : {}),
    },
    { test: () => undefined, note: ({ message }) => notes.push(message) },
  );
  let fault = undefined;
  for (let from = 0; from < text.length && fault === undefined; from += chunk)
    fault = reader.write(text.slice(from, from + chunk));
  fault ??= reader.end();
  return fault === undefined ? { rows, notes } : { fault: `${fault.code}: ${fault.message}` };
};

describe('what is read at once is what the strict parser reads, faults and their places included', () => {
  const name = fc.constantFrom('a', 'name', 'classname', 'b', 'x:y', 'é');
  const value = fc
    .array(
      fc.constantFrom(
        'x',
        ' ',
        '&lt;',
        '&amp;',
        '&#10;',
        '&#27;',
        '日',
        '🙂',
        '>',
        '\n',
        '\t',
        '\u0085',
        '\u2028',
        ']]>',
        "'",
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join(''));
  const attributes = fc
    .array(fc.tuple(name, value, fc.constantFrom('"', '"', '"', "'")), { maxLength: 3 })
    .map((list) => list.map(([key, text, quote]) => ` ${key}=${quote}${text.replaceAll(quote, '')}${quote}`).join(''));
  const content = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'x',
          ' ',
          '\n',
          '\r\n',
          ']',
          ']]',
          ']]>',
          '&gt;',
          '&#13;',
          '&#27;',
          '&nope;',
          '\u001b',
          '日',
          '-->',
          '?>',
        ),
        fc.constantFrom(
          '<![CDATA[x > y ]] ]]>',
          '<![CDATA[]]]]>',
          '<!-- c -->',
          '<?p q?>',
          '<br/>',
          '<b>t</b>',
          '<![CDATA[</testcase>]]>',
        ),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join(''));
  const child = fc
    .tuple(fc.constantFrom('failure', 'system-out', 'skipped', 'testcase', 'properties'), attributes, content)
    .map(([tag, list, inner]) => (inner === '' ? `<${tag}${list}/>` : `<${tag}${list}>${inner}</${tag}>`));
  const testcase = fc
    .tuple(attributes, fc.array(child, { maxLength: 3 }), fc.constantFrom('', '\n', '  '))
    .map(([list, children, space]) =>
      children.length === 0
        ? `<testcase${list}/>`
        : `<testcase${list}>${children.map((one) => space + one).join('')}${space}</testcase>`,
    );
  const body = fc.array(
    fc.oneof(
      testcase,
      testcase,
      testcase,
      fc.constantFrom('\n', '\r\n', ' ', '<p>x</p>', '<q/>', '<!-- <testcase/> -->', '</s><s>', 'text'),
    ),
    { maxLength: 8 },
  );
  const head = fc.constantFrom('', '<?xml version="1.0"?>\n', '<?xml version="1.1"?>\n');
  const document = fc.tuple(head, body).map(([start, parts]) => `${start}<r><s name="s">${parts.join('')}</s></r>\n`);
  const chunks = fc.constantFrom(1, 7, 64, 100_000);

  it('for documents of all kinds', () => {
    fc.assert(
      fc.property(document, chunks, (text, chunk) => {
        expect(rowsOf(text, chunk, true)).toEqual(rowsOf(text, chunk, false));
      }),
      { numRuns: 4_000 },
    );
  });

  it('for documents that are damaged anywhere', () => {
    const damage = fc.constantFrom('', '<', '>', '"', '&', '/', ']', '\0', '=', ' ', '\n', '<testcase', '</s>');
    fc.assert(
      fc.property(document, chunks, fc.nat(), fc.nat(3), damage, (text, chunk, at, cut, put) => {
        const place = at % text.length;
        const damaged = text.slice(0, place) + put + text.slice(place + cut);
        expect(rowsOf(damaged, chunk, true)).toEqual(rowsOf(damaged, chunk, false));
      }),
      { numRuns: 8_000 },
    );
  });

  it('for reports of real runners, whole and damaged', () => {
    const folder = join(import.meta.dirname, 'fixtures');
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.xml'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect(rowsOf(text, 65_536, true)).toEqual(rowsOf(text, 65_536, false));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(20), (text, at, cut) => {
        const place = at % text.length;
        const damaged = text.slice(0, place) + text.slice(place + cut + 1);
        expect(rowsOf(damaged, 4_096, true)).toEqual(rowsOf(damaged, 4_096, false));
      }),
      { numRuns: 500 },
    );
  });
});
