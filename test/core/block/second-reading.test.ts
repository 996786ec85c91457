import { describe, expect, it } from 'vitest';
import { readAgain } from '../../../src/core/block/second-reading.ts';

const fill = (text: string, length = 58_000): string => text.repeat(Math.floor(length / text.length));
const fenced = (text: string, info = ''): string => `\`\`\`${info}\n${text}\n\`\`\``;

describe('readAgain', () => {
  it.each([
    ['comments that are not closed', `x ${fill('<!-- ')}`],
    ['instructions that are not closed', `x ${fill('<? ')}`],
    ['declarations that are not closed', `x ${fill('<!A ')}`],
    ['character data that is not closed', `x ${fill('<![CDATA[')}`],
    ['instructions that are closed in another paragraph', `x ${fill('<? ')}\n# ?>`],
    ['brackets in one another', `${fill('[', 20_000)}${fill(']', 20_000)}`],
    ['images in one another', `${'!['.repeat(2_300)}${']()'.repeat(2_300)}`],
    ['images around many escapes', `${'!['.repeat(500)}${fill('\\!', 50_000)}${']()'.repeat(500)}`],
    ['images around many tags', `${'!['.repeat(500)}${fill('<b>', 45_000)}${']()'.repeat(500)}`],
    ['images around many lines', `${'!['.repeat(500)}${fill('x\n', 9_000)}${']()'.repeat(500)}`],
    ['brackets that close nothing', fill('x]')],
    ['brackets that are not closed', fill('![')],
    ['very many brackets', fill('[x]')],
    ['very many lists within lists', '- - a\n'.repeat(4_900)],
    ['signs that mean nothing and escapes in turn', fill('x &\\\\')],
    ['signs that mean nothing and links in turn', fill('x & [a](b) ')],
    ['an item, a quotation and a text in turn', fill('- a\n***\n')],
    ['quotations and texts in turn', fill('> a\n\nb\n\n')],
    ['signs that mean nothing and escapes in a title', `[a](b "${fill('x &\\\\')}")`],
  ])('gives up on %s', (_, text) => {
    expect(readAgain(text) === undefined).toBe(true);
  });

  it.each([
    ['many links', fill('- [a change](https://example.org/1) ([#1](https://example.org/2))\n')],
    ['images in links', fill('[![a state](https://example.org/1.svg)](https://example.org/2)\n')],
    ['lists of a program in one another, bare', fill('[["a", [1, 2]], ["b", [3, [4]]],\n', 20_000)],
    ['many comments', fill('<!-- what did you change, and why? -->\n')],
    ['a comment with many beginnings', `<!-- ${fill('<!-- ', 1_000)} -->`],
    ['numbers in brackets', `\`\`\`json\n[\n${fill('  [1.25, 2.5],\n')}]\n\`\`\``],
    ['a program in which an instruction stays open', `\`\`\`php\n<?php\n${fill('echo $a[0];\n', 40_000)}\`\`\``],
    ['brackets that close nothing, here and there', fill('a) one thing, b] another thing of some length\n', 10_000)],
    ['many lists within lists', '- - 1\n  - 2\n'.repeat(1_400)],
    ['JSON in a string', `{${fill('\\"name\\": \\"a & b < c\\", ', 40_000)}}`],
    ['paths of Windows', fill('C:\\Users\\me\\a & b\n')],
    [
      'notes of many changes',
      fill('* fix: `a` & `b` < 1.0 ([#1](https://example.org/1)) ([0123456](https://example.org/2))\n'),
    ],
    ['a page of HTML', fill('  <li class="x"><a href="/one">one &amp; two</a></li>\n')],
    ['a program with brackets', fenced(fill('echo $a[0] & $b < 1;\n'), 'php')],
    ['paths and signs in a log', fenced(fill('C:\\a\\b\\\\c & d! [e]\n'))],
    ['one long line of letters', fenced('aB/+'.repeat(14_000))],
    ['one long line of JSON', fenced(fill('{"a":[1,"b & <c>"]},'), 'json')],
    ['text with entities', fill('&lt;x&gt; & y ', 45_000)],
    ['a list with lists in it', fill('- a thing to do\n  - one part\n  - another\n', 30_000)],
  ])('reads %s', (_, text) => {
    expect(readAgain(text) === undefined).toBe(false);
  });
});
