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
    ['comments that are not closed', `x ${fill('<!-- ')}`],
    ['instructions that are not closed', `x ${fill('<? ')}`],
    ['declarations that are not closed', `x ${fill('<!A ')}`],
    ['character data that is not closed', `x ${fill('<![CDATA[')}`],
    ['instructions that are closed in another paragraph', `x ${fill('<? ')}\n# ?>`],
    ['brackets in one another', `${fill('[', 20_000)}${fill(']', 20_000)}`],
    ['brackets that close nothing', fill('x]')],
    ['brackets that are not closed', fill('![')],
    ['very many brackets', fill('[x]')],
    ['very many lists within lists', '- - a\n'.repeat(4_900)],
    ['footnotes within a footnote', '[^a]:\n    '.repeat(1_000)],
    ['footnotes within a footnote, set apart', '[^a]: \n\n    '.repeat(1_000)],
    ['signs that mean nothing and escapes in turn', fill('x &\\\\')],
    ['signs that mean nothing and links in turn', fill('x & [a](b) ', 40_000)],
  ])('is so for %s', (_, text) => {
    expect(isTangled(text.split('\n'))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['as many lines as are read', 'x\n'.repeat(4_999)],
    ['fifty quotations in one another', '> '.repeat(50)],
    ['a long table', `${wide(8)}${'|||||||||\n'.repeat(2_000)}`],
    ['a wide table', `${wide(60)}${'a\n'.repeat(100)}`],
    ['many links', fill('- [a change](https://example.org/1) ([#1](https://example.org/2))\n')],
    ['many boxes to tick', fill('- [ ] a thing to do\n')],
    ['many comments', fill('<!-- what did you change, and why? -->\n')],
    ['a comment with many beginnings', `<!-- ${fill('<!-- ', 1_000)} -->`],
    ['numbers in brackets', `\`\`\`json\n[\n${fill('  [1.25, 2.5],\n')}]\n\`\`\``],
    ['a program in which an instruction stays open', `\`\`\`php\n<?php\n${fill('echo $a[0];\n', 40_000)}\`\`\``],
    ['brackets that close nothing, here and there', fill('a) one thing, b] another thing of some length\n', 10_000)],
    ['a line of dashes across a wide terminal', `\`\`\`\n${'-'.repeat(120)}\nAll files | 93 |\n\`\`\``],
    ['the frame of a table in a long log', `\`\`\`\n+${'-'.repeat(78)}+\n${'ok\n'.repeat(100)}\`\`\``],
    ['rows of stars', `${'*'.repeat(80)}\n`.repeat(100)],
    ['a line of dashes with blanks between, in a long log', `\`\`\`\n${'- '.repeat(120)}\n${'ok\n'.repeat(100)}\`\`\``],
    ['a row that begins like what is below a header, and is text', `${'-'.repeat(57_000)}x`],
    ['a long list in a quotation', '> - a\n'.repeat(4_900)],
    ['many lists within lists', '- - 1\n  - 2\n'.repeat(1_400)],
    ['as many footnotes as anybody writes', '[^a]: x\n'.repeat(300)],
    ['JSON in a string', `{${fill('\\"name\\": \\"a & b < c\\", ', 40_000)}}`],
    ['paths of Windows', fill('C:\\Users\\me\\a & b\n')],
    [
      'notes of many changes',
      fill('* fix: `a` & `b` < 1.0 ([#1](https://example.org/1)) ([0123456](https://example.org/2))\n'),
    ],
    ['a page of HTML', fill('  <li class="x"><a href="/one">one &amp; two</a></li>\n')],
    ['a deep list', Array.from({ length: 30 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])('is not so for %s', (_, text) => {
    expect(isTangled(text.split('\n'))).toBe(false);
  });
});
