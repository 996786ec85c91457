import { describe, expect, it } from 'vitest';
import { citationsIn, citedOf, lookedAt, MOST_CITED } from '../../../src/core/block/citations.ts';
import { renderBlock } from '../../../src/core/block/render.ts';
import { recordOf } from '../../../src/core/record/regenerated.ts';
import { expectToGrowSlowly } from '../growth.ts';
import { GREEN, policyWith, unitRan } from '../judge/cases.ts';

const CITED = '`recount: unit › auth › rejects an expired token: passed`';

const told = async (body: string | null): Promise<readonly string[]> =>
  (await citationsIn(body)).map(({ suite, test, outcome, place }) => `${place.line}: ${suite} | ${test} | ${outcome}`);

const ONE = 'unit | auth › rejects an expired token | passed';

describe('a citation', () => {
  it.each<[where: string, body: string, found: readonly string[]]>([
    ['in a sentence', `Mended, see\n${CITED}.\n`, [`1: ${ONE}`]],
    ['in a list', `A list:\n\n- one\n- ${CITED}\n`, [`4: ${ONE}`]],
    ['in a table', `| a |\n|---|\n| ${CITED} |\n`, [`1: ${ONE}`]],
    [
      'in a heading and in a link',
      `# ${CITED}\n\n[${CITED.replace('passed', 'failed')}](https://example.org)\n`,
      [`1: ${ONE}`, `3: ${ONE.replace('passed', 'failed')}`],
    ],
    ['after a quotation', `> a word\n\n${CITED}\n`, [`3: ${ONE}`]],
    ['after a quotation in the same list', `- > a word\n- ${CITED}\n`, [`2: ${ONE}`]],
    [
      'of a test with a colon, whose group is a path',
      '`recount: unit › test/a.ts › adds: two: skipped`',
      ['1: unit | test/a.ts › adds: two | skipped'],
    ],
    ['with a word that is no outcome', '`recount: unit › adds: pased`', ['1: unit | adds | pased']],
    ['with an outcome in other letters', '`recount: unit › adds: Passed.`', ['1: unit | adds | Passed.']],
    ['as people type it', '`Recount:\u00a0 unit > adds: passed`', ['1: unit | adds | passed']],
    ['that another parser takes for code', `[x]: /u\n    ${CITED}`, [`2: ${ONE}`]],
    ['in fifty lists', `${'- '.repeat(50)}${CITED}`, [`1: ${ONE}`]],
    ['above more elements than are read', `${CITED}\n\n${'<x>'.repeat(26_000)}`, [`1: ${ONE}`]],
    ['with a letter that is not seen', CITED.replace('recount', 'rec\u200bount'), [`1: ${ONE}`]],
    ['with a blank that is not seen', CITED.replace(': unit', ':\u200b unit'), [`1: ${ONE}`]],
    ['with one before the sign', CITED.replace(' › auth', ' \u2060› auth'), [`1: ${ONE}`]],
    ['with a colon that looks alike', CITED.replace(': unit', '\uff1a unit').replace(': p', '\u2236 p'), [`1: ${ONE}`]],
    ['with an arrow that looks alike', CITED.replaceAll('›', '\u276f'), [`1: ${ONE.replace('›', '\u276f')}`]],
    ['without blanks', '`recount:unit›adds:passed`', ['1: unit | adds | passed']],
    ['without the first blank', CITED.replace(': unit', ':unit'), [`1: ${ONE}`]],
    ['without the last blank', CITED.replace(': passed', ':passed'), [`1: ${ONE}`]],
    [
      'of a test whose name has colons',
      '`recount: unit › mod::passed: failed` `recount:unit › mod::passed: failed`',
      ['1: unit | mod::passed | failed'],
    ],
    ['inside raw HTML', `<b>${CITED}</b>`, [`1: ${ONE}`]],
    [
      'with a bar, in a table',
      `| a |\n|---|\n| ${CITED.replace('an', 'an \\|')} |\n`,
      [`1: ${ONE.replace('an', 'an |')}`],
    ],
    ['below a byte order mark', `\ufeff[x]: /u\n    ${CITED}`, [`1: ${ONE}`]],
    ['over two lines', '`recount: unit ›\nadds: failed`', ['1: unit | adds | failed']],
  ])('is found %s', async (_, body, found) => {
    expect(await told(body)).toEqual(found);
  });

  it.each([
    ['in a quotation', `> ${CITED}\n`],
    ['in a list that is quoted', `> - ${CITED}\n`],
    ['in a quotation in a list', `- > ${CITED}\n`],
    ['in a fence', `\`\`\`\n${CITED}\n\`\`\`\n`],
    ['in indented code', `    ${CITED}\n`],
    ['in a comment', `<!-- ${CITED} -->\n`],
    ['in raw HTML', `<code>${CITED.replaceAll('`', '')}</code> \`x\``],
    ['in raw HTML with entities', `<code>${CITED.replaceAll('`', '').replace('›', '&gt;')}</code> \`x\``],
    ['in raw HTML behind a definition', `[x]: /u\n    <code>${CITED.replaceAll('`', '')}</code> \`x\``],
    ['that is no code', CITED.replaceAll('`', '')],
    ['without an outcome', '`recount: unit › adds`'],
    ['without one, of a test whose name has colons', '`recount: unit › mod::passed` `recount: unit › mod::adds`'],
    ['that is an image of a container', '`recount:latest` > `a`: x'],
    ['without a test', '`recount: unit: passed`'],
    ['that is a command', '`recount run`'],
    ['of another word', CITED.replace('recount', 'recounts')],
    ['below what takes a parser too long', `${'[x] '.repeat(6_000)}\n\n${'- '.repeat(50)}${CITED}`],
    ['in lines that nobody reads', `${'x\n'.repeat(5_001)}\n${'- '.repeat(50)}${CITED}`],
  ])('is none %s', async (_, body) => {
    expect(await told(body)).toEqual([]);
  });

  it('is of one suite', async () => {
    const citations = await citationsIn(
      '`recount: unit › a: passed` `recount: e2e › b: passed` `recount: unit › c: failed`',
    );
    expect(citedOf('unit', citations)).toEqual(['a', 'c']);
    expect(citedOf('lint', citations)).toEqual([]);
  });

  it('is none in a block, and none where there is no body', async () => {
    const { suites, ...record } = recordOf(unitRan(policyWith(), 0, GREEN).regenerated);
    const command = 'recount: unit › adds: passed';
    const named = Object.entries(suites).map(([name, suite]) => [name, { ...suite, command }] as const);
    expect(await told(`${renderBlock({ ...record, suites: Object.fromEntries(named) })}\n${CITED}`)).toHaveLength(1);
    expect(await told(null)).toEqual([]);
  });

  it('is there once, however often it is repeated, and looked at where it is one of the first so many', async () => {
    expect(await told(`${CITED}\n\n`.repeat(5))).toEqual([`1: ${ONE}`]);
    const many = Array.from({ length: MOST_CITED + 5 }, (_, at) => CITED.replace('token', `token ${at}`));
    const citations = await citationsIn(many.join('\n'));
    expect(citations).toHaveLength(MOST_CITED + 5);
    expect(lookedAt(citations)).toEqual(citations.slice(0, MOST_CITED));
  });

  it.each([
    ['colons that look alike', '\uff1a'],
    ['colons and letters', '\uff1aa'],
    ['colons and blanks', ': '],
    ['arrows', '›'],
    ['code that is nearly one', '`recount:a›b:` '],
    ['beginnings of one', '`recount: a › '],
  ])('is looked for in no time among 64,000 characters of %s', async (_, piece) => {
    const around = [
      (body: string) => body,
      (body: string) => `${body}\n\n${CITED}`,
      (body: string) => `\`recount: a › ${body}\``,
    ];
    for (const text of around)
      await expectToGrowSlowly(64_000, (size) => citationsIn(text(piece.repeat(size / piece.length))));
  });
});
