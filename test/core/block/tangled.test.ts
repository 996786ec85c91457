import { describe, expect, it } from 'vitest';
import { isTangled } from '../../../src/core/block/tangled.ts';

const fill = (text: string, length = 58_000): string => text.repeat(Math.floor(length / text.length));
const wide = (columns: number): string => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n`;

describe('isTangled', () => {
  it.each([
    ['more lines than are read', 'x\n'.repeat(5_001)],
    ['a hundred quotations in one another', '>'.repeat(100)],
    ['many lines in deep lists', `${'- '.repeat(95)}a\n`.repeat(100)],
    ['many lines that go on in a deep quotation', `${'> '.repeat(95)}a\n${'a\n'.repeat(100)}`],
    ['a table that is very wide and long', `${wide(500)}${'a\n'.repeat(500)}`],
    ['footnotes within a footnote', '[^a]:\n    '.repeat(1_000)],
    ['footnotes within a footnote, set apart', '[^a]: \n\n    '.repeat(1_000)],
  ])('is so for %s', (_, text) => {
    expect(isTangled(text.split('\n'))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['as many lines as are read', 'x\n'.repeat(4_999)],
    ['fifty quotations in one another', '> '.repeat(50)],
    ['a long table', `${wide(8)}${'|||||||||\n'.repeat(2_000)}`],
    ['a wide table', `${wide(60)}${'a\n'.repeat(100)}`],
    ['many boxes to tick', fill('- [ ] a thing to do\n')],
    ['a line of dashes across a wide terminal', `\`\`\`\n${'-'.repeat(120)}\nAll files | 93 |\n\`\`\``],
    ['the frame of a table in a long log', `\`\`\`\n+${'-'.repeat(78)}+\n${'ok\n'.repeat(100)}\`\`\``],
    ['rows of stars', `${'*'.repeat(80)}\n`.repeat(100)],
    ['a line of dashes with blanks between, in a long log', `\`\`\`\n${'- '.repeat(120)}\n${'ok\n'.repeat(100)}\`\`\``],
    ['a row that begins like what is below a header, and is text', `${'-'.repeat(57_000)}x`],
    ['a long list in a quotation', '> - a\n'.repeat(4_900)],
    ['as many footnotes as anybody writes', '[^a]: x\n'.repeat(300)],
    ['a deep list', Array.from({ length: 30 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])('is not so for %s', (_, text) => {
    expect(isTangled(text.split('\n'))).toBe(false);
  });
});
