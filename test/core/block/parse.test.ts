import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../src/core/block/parse.ts';
import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import { expectToGrowSlowly } from '../growth.ts';
import { anyRecord, runRecord } from './records.ts';

const block = renderBlock(runRecord());

describe('parseBlock', () => {
  it('reads back any record that is rendered, whatever its commands and names are', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, fc.constantFrom('\n', '\r\n', '\r'), async (record, ending) => {
        const read = await parseBlock(renderBlock(record).replaceAll('\n', ending));
        expect(read).toMatchObject({ ok: true, value: { record, start: 0 } });
      }),
    );
  });

  it('reads back what was made to fit', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, fc.nat(3_000), async (record, budget) => {
        const fitted = fitBlock(record, budget);
        expect(await parseBlock(renderBlock(fitted))).toMatchObject({ ok: true, value: { record: fitted } });
      }),
    );
  });

  it('does not depend on the text around the block', async () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('ab .,:;!?()=+/*_-é𝒳\u202E\u200B\0')) });
    const prose = fc.array(
      text.map((words) => `We ${words}`),
      { maxLength: 8 },
    );
    const alone = await parseBlock(block);
    await fc.assert(
      fc.asyncProperty(prose, prose, fc.constantFrom('\n', '\n\n', '\r\n'), async (before, after, gap) => {
        const above = before.map((text) => text + gap).join('');
        const read = await parseBlock(`${above}${block}${gap}${after.join(gap)}`);
        expect(read.ok && { ...read.value, start: 0, end: 0, line: 0 }).toEqual(
          alone.ok && { ...alone.value, start: 0, end: 0, line: 0 },
        );
        expect(read.ok && [read.value.start, read.value.end]).toEqual([above.length, above.length + block.length]);
      }),
    );
  });

  type Text = (size: number) => string;
  const count =
    (piece: (index: number) => string): Text =>
    (size) => {
      let text = '';
      for (let index = 0; text.length < size; index += 1) text += piece(index);
      return text;
    };
  const repeat = (text: string): Text => count(() => text);

  it.each<[what: string, text: Text]>([
    ['angle brackets', repeat('<')],
    ['quotations', repeat('>')],
    ['quotations of quotations', repeat('> ')],
    ['backticks', repeat('`')],
    ['backticks in runs of all lengths', count((index) => `${'`'.repeat((index % 300) + 1)}a`)],
    ['brackets', repeat('[')],
    ['images', repeat('![')],
    ['emphasis', repeat('*a_')],
    ['lists', repeat('- a\n')],
    ['tables', repeat('|a\n|-\n')],
    ['comments that are not closed', repeat('<!--')],
    ['instructions that are not closed', repeat('<?')],
    ['sections that are not closed', repeat('<![CDATA[')],
    ['attributes that are not closed', repeat(`<a b="<a b='`)],
    ['elements', repeat('<x>')],
    ['boxes', repeat('<div>')],
    ['drawings', repeat('<svg>')],
    ['end tags for none of the elements', (size) => `${repeat('<x>')(size / 2)}${repeat('</y>')(size / 2)}`],
    ['tags that make others anew', count((index) => `<p><b ${index.toString(36)}>`)],
    ['cells of tables in HTML', (size) => `<div>${repeat('<table><tr><td>suite<td>scope')(size)}`],
    ['begin markers', repeat('<!-- recount -->\n')],
    ['begin markers in one line', repeat('<!-- recount -->')],
    ['empty blocks', repeat('<!-- recount -->\n\n<!-- /recount -->\n')],
    ['fences called like the block', repeat('```recount\n')],
    ['footnotes', repeat('[^a]: b\n')],
    ['footnotes in footnotes', repeat('[^a]:')],
    ['beginnings of footnotes', repeat('[^')],
    ['line breaks', repeat('\r')],
    ['spaces', repeat(' ')],
    ['letters that stand for many', repeat('```\uFDFA\n')],
    ['escapes', repeat('<!-- recount -->\\n')],
  ])('judges 64,000 characters of %s in no time', async (_, text) => {
    const around = [
      (body: string) => body,
      (body: string) => `${body}\n\n${block}`,
      (body: string) => `${block}\n\n<i>x</i>\n\n${body}`,
    ];
    for (const body of around) await expectToGrowSlowly(64_000, (size) => parseBlock(body(text(size))));
  });
});
