import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../src/core/block/parse.ts';
import { renderBlock } from '../../../src/core/block/render.ts';
import { putBlock } from '../../../src/core/block/replace.ts';
import { piece } from './pieces.ts';
import { runRecord, suiteRecord } from './records.ts';

const record = runRecord({ unit: suiteRecord(), types: suiteRecord({ scope: 'syntax' }) });
const block = renderBlock(record);
const old = renderBlock(runRecord());
const [begin = ''] = old.split('\n');
const end = '<!-- /recount -->';
const fence = old.slice(old.indexOf('```recount'), old.indexOf('\n\n<!-- /'));
const indent = (text: string, by: string): string => text.replace(/^/gm, by);
const upTo = (mark: string): string => old.slice(0, old.indexOf(mark)).trimEnd();

const put = async (body: string | null): Promise<string> => {
  const result = await putBlock(body, block);
  return result.ok ? result.value : `${result.error.code}: ${result.error.message}`;
};

describe('putBlock', () => {
  it.each([
    ['no body', null, block],
    ['an empty body', '', block],
    ['prose', 'Fixes it.', `Fixes it.\n\n${block}`],
    ['prose that ends its line', 'Fixes it.\n', `Fixes it.\n\n${block}\n`],
    ['prose with an empty line behind it', 'Fixes it.\n\n', `Fixes it.\n\n${block}\n`],
    ['empty lines', '\n\n', `\n\n${block}\n`],
    ['a list', '- a\n- b', `- a\n- b\n\n${block}`],
    ['a quotation', '> a', `> a\n\n${block}`],
    ['a heading to underline', 'a\nb', `a\nb\n\n${block}`],
    ['closed details', '<details>\n\na\n\n</details>', `<details>\n\na\n\n</details>\n\n${block}`],
    ['an open div', '<div align="center">', `<div align="center">\n\n${block}`],
  ])('puts the block at the end of %s', async (_, body, result) => {
    expect(await put(body)).toBe(result);
  });

  it.each([
    ['an open comment', 'a\n\n<!-- to do'],
    ['an open fence', '```\na'],
    ['open details', '<details>\n\na'],
    ['an open text area', '<textarea>'],
    ['an open attribute', '<div title="'],
    ['an open script', 'a\n\n<script>\n'],
  ])('puts the block at the top of a body that ends in %s', async (_, body) => {
    expect(await put(body)).toBe(`${block}\n\n${body}`);
  });

  it.each([
    ['the same', block],
    ['an older one', old],
    ['one with a hidden character', old.replace('| 409 |', '| 409\u200B |')],
    ['one with broken JSON', old.replace('"exit": 0', '"exit": ,')],
    ['one of a newer format', old.replace('"recount": 1', '"recount": 2')],
    ['one without a fence', old.replace(fence, '')],
    ['one with a text in it', old.replace(fence, `All good!\n\n${fence}`)],
    ['one without a heading', old.replace('## Verification\n\n', '')],
    ['one whose fence is not closed', old.replace('\n```\n', '\n')],
    ['one cut in its table', upTo('409')],
    ['one cut in its fence', upTo('"suites"')],
    ['one cut in its fence, with white space at line ends', upTo('"suites"').replaceAll('\n', ' \n')],
    ['one cut behind its fence', upTo('\n\n<!-- /')],
    ['a begin marker alone', begin],
    ['one cut in its fence, and a whole one', `${upTo('"suites"')}\n\n${old}`],
    ['two', `${old}\n${old}`],
  ])('replaces what was there: %s', async (_, there) => {
    const result = await put(`Fixes it.\n\n${there}\n\nThanks!\n`);
    expect(result.replace(/\n{3,}/g, '\n\n')).toBe(`Fixes it.\n\n${block}\n\nThanks!\n`);
  });

  it.each([
    ['in its fence', upTo('"suites"'), '[A bot](https://example.org) reviewed it.'],
    ['in its table', upTo('409'), 'Reviewed by a bot.\n\n| a | b |\n| --- | --- |'],
  ])('keeps what a bot wrote behind a block that is cut off %s', async (_, there, review) => {
    const result = await put(`Fixes it.\n\n${there}\n\nA bot:\n\n${review}`);
    expect(result).toBe(`Fixes it.\n\n${block}\n\nA bot:\n\n${review}`);
  });

  it.each([
    ['a comment', `<!--\n${old}\n-->\n\na`, `<!--\n-->\n\na\n\n${block}`],
    ['details', `<details>\n\n${old}\n\n</details>\n`, `<details>\n\n\n</details>\n\n${block}\n`],
    ['a quotation', `a\n\n${indent(old, '> ')}\n\nb`, `a\n\n\nb\n\n${block}`],
    ['a list', `- a\n\n${indent(old, '  ')}\n- b`, `- a\n\n- b\n\n${block}`],
    ['an item of a list', `- ${indent(old, '  ').trimStart()}\n\nb`, `\nb\n\n${block}`],
    ['another fence', `\`\`\`\`\n${old}\n\`\`\`\`\n`, `\`\`\`\`\n\`\`\`\`\n\n${block}\n`],
    ['code', `a\n\n${indent(old, '    ')}\n\nb`, `a\n\n\nb\n\n${block}`],
    [
      'line breaks that are written out',
      `Fixes it.\\n\\n${old.replaceAll('\n', '\\n')}\\n`,
      `Fixes it.\\n\\n\\n\n\n${block}`,
    ],
  ])('takes the old block out of %s, and puts the new one where it is seen', async (_, body, result) => {
    expect(await put(body)).toBe(result);
  });

  it.each([
    ['right behind a text', `a\n${old}\nb`],
    ['right behind a list', `- a\n  - b\n${old}\n- c`],
    ['right behind a comment', `<!-- a -->\n${old}\n<!-- b -->`],
    ['behind three empty lines', `a\n\n\n\n${old}\n\n\nb\n`],
    ['behind lines of blanks', ` a\n \t\n${old}\n \nb  `],
    ['behind open details that are closed', `<details>\n\n</details>\n\n${old}\n\n<details>`],
  ])('changes nothing but an old block that is seen: %s', async (_, body) => {
    expect(await put(body)).toBe(body.replace(old, block));
  });

  it('takes a lone end marker away', async () => {
    expect(await put(`a\n\n${end}\n\nb`)).toBe(`a\n\n\nb\n\n${block}`);
  });

  it('keeps what stands between old blocks, and puts the new one where the first of them stood', async () => {
    expect(await put(`a\n\n${old}\n\nb\n\n${old}\n\nc`)).toBe(`a\n\n${block}\n\nb\n\n\nc`);
    expect(await put(`a\n\n${end}\n\nb\n\n${old}\n\nc`)).toBe(`a\n\n\nb\n\n${block}\n\nc`);
    expect(await put(`a\n\n${begin}\n\nb\n\n${old}\n\nc`)).toBe(`a\n\n${block}\n\nb\n\n\nc`);
  });

  it('keeps a table that stands right behind it', async () => {
    const table = '| a | b |\n| --- | --- |';
    expect(await put(`${old}\n\n${table}`)).toBe(`${block}\n\n${table}`);
  });

  it.each([
    ['a copy in a quotation', `${old}\n\n${indent(old, '> ')}`, 43, 'a marker like `<!-- recount -->`'],
    ['a copy as code', `${old}\n\n~~~\n${old}\n~~~`, 44, 'a marker like `<!-- recount -->`'],
    ['a copy that is cut', `a\n\n> ${begin}`, 3, 'a marker like `<!-- recount -->`'],
    ['the end of a copy', `a\n\n> ${end}`, 3, 'a marker like `<!-- /recount -->`'],
    ['the end of a copy behind a begin', `${begin}\n\na\n\n> ${end}`, 5, 'a marker like `<!-- /recount -->`'],
    ['a fence alone', `a\n\n${fence}`, 3, 'a fence with an info string like `recount`'],
    ['a table alone', `a\n\n${old.split('\n').slice(4, 7).join('\n')}`, 3, "a table with the block's header row"],
    ['a marker in a sentence', `a ${begin} b`, 1, 'a marker like `<!-- recount -->`'],
    ['a marker that nearly is one', `<!--recount-->\n\n${old}`, 1, 'a marker like `<!-- recount -->`'],
  ])('names what its author has to delete first: %s', async (_, body, line, what) => {
    expect(await put(body)).toBe(`block-imitated: beside the block the body has ${what} at line ${line}`);
  });

  it('names a table in HTML that its author has to delete first', async () => {
    const cells = 'suite scope result total passed failed skipped command'.replace(/\w+/g, '<td>$&</td>');
    expect(await put(`<table><tr>${cells}</tr></table>\n\na`)).toBe(
      "block-imitated: beside the block the body has a table with the block's header row at line 1",
    );
  });

  it.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('writes the line endings of the body: %s', async (_, ending) => {
    const written = block.replaceAll('\n', ending);
    expect(await put(`a${ending}b`)).toBe(`a${ending}b${ending}${ending}${written}`);
    expect(await put(`a${ending}${old.replaceAll('\n', ending)}${ending}b`)).toBe(`a${ending}${written}${ending}b`);
    expect(await put(old.replaceAll('\n', ending))).toBe(written);
  });

  it.each([
    ['more lines end in CRLF', 'a\r\nb\r\nc\nd', '\r\n'],
    ['as many end in LF', 'a\r\nb\nc', '\n'],
    ['a CR stands beside a LF', 'a\rb\rc\nd', '\n'],
  ])('writes the line ending that most lines have: %s', async (_, body, ending) => {
    expect(await put(body)).toBe(`${body}${ending}${ending}${block.replaceAll('\n', ending)}`);
  });

  it('sets the block apart in a body whose line endings differ', async () => {
    for (const body of ['a\nb\r', 'a\r\nb\r', 'a\rb\n', 'a\r\n \r'])
      expect(await parseBlock(await put(body))).toMatchObject({ ok: true });
  });

  it('refuses to make a body longer than 60,000 characters', async () => {
    const longest = 60_000 - block.length - 2;
    expect(await put('x'.repeat(longest))).toHaveLength(60_000);
    expect(await put('x'.repeat(longest + 1))).toBe(
      `body-too-long: the body would be 60001 characters long, ${block.length} of them the block; 60000 is the most`,
    );
  });

  const blocks = fc.constantFrom(
    old,
    block,
    upTo('"suites"'),
    upTo('409'),
    begin,
    end,
    fence,
    old.replace('\n```\n', '\n'),
    old.replace(begin, ''),
    indent(old, '> '),
    indent(old, '    '),
    `<!--\n${old}\n-->`,
    `\`\`\`\`\n${old}\n\`\`\`\``,
    `<details>\n\n${old}\n\n</details>`,
    old.replaceAll('\n', '\\n'),
  );
  const anyBody = fc
    .tuple(
      fc.array(fc.oneof({ weight: 3, arbitrary: piece }, blocks), { maxLength: 6 }),
      fc.constantFrom('\n', '\n\n', '\r\n', '\r\n\r\n', '\r'),
      fc.constantFrom('', '\n', '\r\n'),
    )
    .map(([parts, gap, last]) => parts.join(gap) + last);

  it('gives a body that pins the record, and the same one when it is done again, or names what is in the way', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const result = await putBlock(body, block);
        if (result.ok) {
          expect(await parseBlock(result.value)).toMatchObject({ ok: true, value: { record } });
          expect(await putBlock(result.value, block)).toEqual(result);
        } else expect(result.error).toMatchObject({ code: 'block-imitated', place: { file: 'body' } });
      }),
      { numRuns: 400 },
    );
  });

  it('never changes anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.constantFrom('\n', '\n\n', '\r\n'), async (parts, gap) => {
        const body = parts.join(gap);
        const result = await putBlock(body, block);
        if (result.ok) expect(result.value).toContain(body);
      }),
      { numRuns: 400 },
    );
  });
});
