import { describe, expect, it } from 'vitest';
import { findBlock } from '../../../src/core/block/find.ts';
import { parseBlock } from '../../../src/core/block/parse.ts';
import { recordJson } from '../../../src/core/block/record-json.ts';
import { renderBlock } from '../../../src/core/block/render.ts';
import type { Code } from '../../../src/core/codes.ts';
import { digestOf } from '../../../src/core/digest.ts';
import { runRecord, suiteRecord } from './records.ts';

const block = renderBlock(runRecord());
const other = renderBlock(runRecord({ unit: suiteRecord({ exit: 1 }) }));
const [begin = '', , heading = '', , header = '', rule = '', row = ''] = block.split('\n');
const end = '<!-- /recount -->';
const json = block.split('```recount\n')[1]?.split('\n```')[0] ?? '';
const fence = `\`\`\`recount\n${json}\n\`\`\``;
const indent = (text: string, by: string): string => text.replace(/^/gm, by);
const without = (...parts: string[]): string => parts.reduce((text, part) => text.replace(part, ''), block);
const withJson = (text: string): string => block.replace(json, () => text);
const withField = (after: string, field: string): string => block.replace(after, () => after + field);

type Row = readonly [name: string, body: string | null, code: Code | 'accepted', line?: number];

const missing: readonly Row[] = [
  ['no body', null, 'block-missing'],
  ['an empty body', '', 'block-missing'],
  ['white space', ' \r\n\t\n', 'block-missing'],
  ['prose', 'All 412 tests pass.', 'block-missing'],
  ['a table of another kind', '| suite | result |\n| --- | --- |\n| unit | passed |', 'block-missing'],
  ['a fence of another kind', '```json\n{"recount": 1}\n```', 'block-missing'],
  ['a heading alone', '## Verification\n\nDone by hand.', 'block-missing'],
  ['a marker named in a sentence', 'The block stands between `<!-- recount -->` and its end.', 'block-missing'],
  ['a block in the title of a link definition', `[x]: # (${begin})`, 'block-missing'],
  ['another comment that begins alike', '<!-- recount pin puts the block here -->', 'block-missing'],
];

const lie = `${header}\n${rule}\n${row}`;
const columns = header.split(/[ |]+/).filter((word) => word !== '');
const htmlRow = (...cells: readonly string[]): string =>
  `<table><tr>${cells.map((cell) => `<td>${cell}`).join('')}</table>`;
const htmlLie = htmlRow(...columns);

// As cmark-gfm, which is GitHub's parser, was seen to read them.
const readInManyWays: readonly Row[] = [
  ['details indented below a link definition', `[x]: /u\n    <details>\n\n${block}`, 'block-hidden'],
  ['details in a tag that a declaration holds', `<!a <b <details>\n\n${block}`, 'block-hidden'],
  [
    'details in a hundred quotations',
    `${'>'.repeat(100)}${'</blockquote>'.repeat(100)}<details>\n\n${block}`,
    'block-hidden',
  ],
  [
    'an image whose definition has another kind of space',
    `[foo\u00a0bar]: /u\n\n![<details>][foo bar]\n\n${block}`,
    'block-hidden',
  ],
  ['a byte order mark before a fence', `\ufeff~~~~\n\n${block}`, 'block-hidden'],
  ['a byte order mark before an instruction', `\ufeff<?\n\n${block}`, 'block-hidden'],
  ['a line end that ends a drawing', `<svg>x\n<object>\n\n${block}`, 'block-hidden'],
  ['a fence behind a declaration that is none', `<!a\n~~~\n- </pre>\n\n${block}`, 'block-hidden'],
  [
    'HTML that a declaration which is none holds back',
    `<!a <![CDATA[\n<table><tr>${header.replace(/\| (\w+) /g, '<th>$1</th>').replace(/ ?\|$/, '')}</tr></table>\n\tx <\n${block}`,
    'block-hidden',
  ],
  ['a declaration that is none behind an open tag', `<!---->    <a\n<!a <details>\n\n${block}`, 'block-hidden'],
  ['items and rules above that take a parser long', `${'- a\n***\n'.repeat(2_450)}<b>\n\n${block}`, 'block-hidden'],
  ['more lines above than are read', `${'x\n'.repeat(5_000)}<b>\n\n${block}`, 'block-hidden'],
  ['many elements above', `<table>\n\n</table>\n${'<x>'.repeat(5_000)}\n\n${block}`, 'accepted'],
  ['a row below a definition and a tag', `${block}\n\n[x]: /u\n<b>\n${lie}`, 'block-imitated'],
  ['a row below a box to tick', `${block}\n\n- [ ] \n${lie}`, 'block-imitated'],
  ['a row below half a tag', `${block}\n\n<div\u00a0\n${lie}`, 'block-imitated'],
  ['a row with a column more', `${block}\n\n| ${header}\n| --- ${rule}\n| ${row}`, 'block-imitated'],
  ['a table with form feeds', `${block}\n\n${header}\n${rule.replaceAll(' ', '\f')}\n${row}`, 'block-imitated'],
  ['a row in a hundred quotations', `${block}\n\n${lie.replace(/^/gm, '>'.repeat(100))}`, 'block-imitated'],
  ['a row shown as code', `${block}\n\n\`\`\`\n${lie}\n\`\`\``, 'block-imitated'],
  ['a table of another kind', `${block}\n\n| suite | scope |\n|---|---|\na | b`, 'accepted'],
  ['details below an empty box to tick', `- [ ] \nx <details>\n\n${block}`, 'block-hidden', 2],
  ['details below a ticked empty box', `* [x]\nx <DETAILS\n>\n\n${block}`, 'block-hidden', 2],
  ['details below an empty box in a numbered list', `1. [ ]   \nx <details> y\n\n${block}`, 'block-hidden', 2],
  ['a hidden element below an empty box to tick', `- [ ] \nx <p a=">" hidden>\n\n${block}`, 'block-hidden', 2],
  ['an item below a tag and an empty box', `- [ ] \n<b>\n- x <details>\n\n${block}`, 'block-hidden'],
  ['an item below a tag in a text and an empty box', `- [ ] \n<b> y\n- x <details>\n\n${block}`, 'block-hidden', 3],
  ['a block of details below an empty box', `- [ ] \n\\<\n  <details>\n\n${block}`, 'block-hidden', 3],
  [
    'details closed in the destination of a link',
    `| a |\n|---|\n| x <details> [y](</details>) |\n\n${block}`,
    'block-hidden',
    3,
  ],
  ['the end of details that nothing opened', `x </details>\n\n</details>\n\n${block}`, 'accepted'],
  [
    'more elements than are read, for one parser',
    `${block}\n\n[x]: /u\n    ${'<x>'.repeat(26_000)}`,
    'block-hidden',
    1,
  ],
  ['details that are no text of the item', `- [ ] a\n  <details>\n  x\n\n  </details>\n\n${block}`, 'accepted'],
  ['an item that is none below an empty box', `- [ ] \n\\\n10) x <details>\n\n${block}`, 'block-hidden'],
  ['a fence below a text below an empty box', `- [ ] \n~\n  ~~~ a\n\n${block}`, 'block-hidden'],
  ['a comment below an empty box and an empty line', `- [ ] \n\n  <!-- a --!>\n\n${block}`, 'block-hidden'],
  ['boxes to tick, empty ones too', `\n<b>x</b>\n- [ ] \n- [x]\n\n- [ ] a\n\n${block}`, 'accepted'],
  ['details closed below an empty box', `<details>\n\n- [ ] \n      </details>\n\n${block}`, 'block-hidden'],
  ['details closed in what may be a cell', `<details>\n\na | b\n</details>\n\n${block}`, 'accepted'],
  ['details closed in a text with a bar', `<details>\n\na | </details>\n\n${block}`, 'block-hidden', 1],
  ['details opened in one text and closed in another', `x <details>\n\ny </details>\n\n${block}`, 'block-hidden', 1],
  ['details opened in a text and closed in a block of HTML', `x <details>\n\n</details>\n\n${block}`, 'accepted'],
  ['details in a declaration that ends late', `x <!A<details a=">">\n\n${block}`, 'block-hidden', 1],
  ['details in a declaration behind another', `<!a><!A<details a="<b>">\n\n${block}`, 'block-hidden', 1],
  ['details in a declaration with a hyphen', `x <!AB-<details a='<b>'>\n\n${block}`, 'block-hidden', 1],
  [
    'details in a table below one that is none',
    `a | b | c\n|---|---|\na | b\n|---|---|\nx <details> | x\n\n${block}`,
    'block-hidden',
    5,
  ],
  ['a formula with a byte order mark', `<math>\ufeff\n</<details>\n\n${block}`, 'block-hidden'],
  ['details in the definition of a link', `[x]: <details>\n\n${block}`, 'block-hidden', 1],
  ['details in the destination of a link', `[x](<details>)\n\n${block}`, 'block-hidden', 1],
  ['details in what one parser takes for code', `\ufeff    \\<details>\n\n${block}`, 'block-hidden', 1],
  ['details behind two backslashes', `- [ ] \nx \\\\<details>\n\n${block}`, 'block-hidden', 2],
  ['a table below a definition', `${block}\n\n[x]: /u\n    ${htmlLie}\n`, 'block-imitated'],
  ['a table in a footnote', `${block}\n\nsee[^1]\n\n[^1]: .${htmlLie}\n`, 'block-imitated', 45],
  ['a table in a footnote in a list', `${block}\n\nsee[^1]\n\n- [^1]: .${htmlLie}\n`, 'block-imitated'],
  ['a table in a declaration that ends late', `${block}\n\nx <!A<b a=">">${htmlLie}\n`, 'block-imitated'],
  ['a table in a declaration with another kind of space', `x <!A\u2028${htmlLie}\n\n${block}`, 'block-imitated', 1],
  ['a fence below a definition', `${block}\n\n[x]: /u\n    <code class="a language-recount">\n`, 'block-imitated'],
  ['a header row that ends with another kind of space', block.replace(header, `${header}\u00a0`), 'block-altered'],
];

const accepted: readonly Row[] = [
  ['alone', block, 'accepted', 9],
  ['between prose', `Fixes it.\n\n${block}\n\nThanks!`, 'accepted', 11],
  ['right behind prose', `Fixes it.\n${block}\nThanks!`, 'accepted', 10],
  ['behind a list', `- one\n- two\n\n${block}`, 'accepted', 12],
  ['behind a quotation', `> quote\n${block}`, 'accepted', 10],
  ['behind closed details', `<details>\n\nlog\n\n</details>\n\n${block}`, 'accepted'],
  ['without empty lines before its markers', block.replaceAll('\n\n<!--', '\n<!--'), 'accepted', 9],
  ['before details', `${block}\n\n<details>\n\nlog\n</details>`, 'accepted'],
  ['before an open comment', `${block}\n\n<!-- to do`, 'accepted'],
  ['behind a comment', `<!-- say what you changed -->\n\n${block}`, 'accepted'],
  ['in a div', `<div align="center">\n\n${block}\n\n</div>`, 'accepted'],
  ['behind a placeholder', `<describe your change>\n\n${block}`, 'accepted'],
  ['behind a placeholder in a sentence', `Closes <issue number>.\n\n${block}`, 'accepted'],
  ['behind details named in code', `It wraps it in \`<details>\`.\n\n${block}`, 'accepted'],
  ['behind details that are escaped', `It wraps it in \\<details> or &lt;details>.\n\n${block}`, 'accepted'],
  ['behind details in a fence', `\`\`\`html\n<details>\n\`\`\`\n\n${block}`, 'accepted'],
  [
    'behind declarations, comments and footnotes',
    `<!DOCTYPE html>\n\na <!-- b - c --> d <!---->[^1] <!X y> <![CDATA[z]]>\n\n[^1]: e <b>f</b>\n\n${block}`,
    'accepted',
  ],
  ['behind details closed before a footnote', `<details>\n\nx </details> y\n[^1]: z <br>\n\n${block}`, 'accepted'],
  [
    'behind details closed in a text that is indented like code',
    `x <details>\n    [^1]: y </details>\n\n${block}`,
    'accepted',
  ],
  [
    'behind details closed in a text with a name that none can have',
    `x <details>\n[^a b]: y </details>\n\n${block}`,
    'accepted',
  ],
  [
    'behind details closed below a footnote that is a heading',
    `<details>\n\n[^1]: # x\ny </details>\n\n${block}`,
    'accepted',
  ],
  ['behind details closed below a footnote', `<details>\n\n[^1]: x\n\ny </details>\n\n${block}`, 'accepted'],
  ['behind code of another kind in HTML', `<pre lang="json" id="recount">\n{}\n</pre>\n\n${block}`, 'accepted'],
  ['behind a price and a path', `| $5 | C:\\suite | a$ |\n|---|---|---|\n\n${block}`, 'accepted'],
  [
    'behind a log in a fence with a long line of dashes',
    `\`\`\`\n${'-'.repeat(120)}\nAll files | 93 |\n\`\`\`\n\n${block}`,
    'accepted',
  ],
  [
    'behind a long program in a fence',
    `\`\`\`php\n<?php\n${'echo $a[0] & $b < 1;\n'.repeat(2_000)}\`\`\`\n\n${block}`,
    'accepted',
  ],
  [
    'behind a long line in a fence',
    `\`\`\`\n${'["a & <b>", "C:\\\\x"],'.repeat(1_900)}\n\`\`\`\n\n${block}`,
    'accepted',
  ],
  ['behind its columns as a list', `${header.replace(/\| (\w+) (?:\|$)?/g, '- $1\n')}\n${block}`, 'accepted'],
  [
    'behind its columns as a list in HTML',
    `<ul>${header.replace(/\| (\w+) (?:\|$)?/g, '<li>$1')}</ul>\n\n${block}`,
    'accepted',
  ],
  ['behind a list that names an element', `- a\n- b <details> c\n\n> <dialog> d\n\n${block}`, 'accepted'],
  ['behind unclosed bold', `<b>hello\n\n${block}`, 'accepted'],
  ['behind an open quotation in HTML', `<blockquote>\n\n${block}`, 'accepted'],
  ['behind an open item in HTML', `<ul><li>\n\n${block}`, 'accepted'],
  ['before a choice', `${block}\n\n<select><option>a</select> <template>b</template>`, 'accepted'],
  ['behind an open table', `<table><tr><td>\n\n${block}`, 'accepted'],
  ['behind a comment in a list', `- <!-- what did you change,\nand why? -->\n\n${block}`, 'accepted'],
  ['behind a comment in a quotation', `> <!-- note for\nreviewers -->\n\n${block}`, 'accepted'],
  ['behind a comment in a numbered list', `1. <!-- a\nb -->\n\n${block}`, 'accepted'],
  ['behind two comments', `<!-- Thanks! --> <!-- Please read\nCONTRIBUTING.md first -->\n\n${block}`, 'accepted'],
  ['behind comments that name elements', `<!-- a <details> -->\n\nx <!-- a <details> --> y\n\n${block}`, 'accepted'],
  ['behind a comment that goes on after a name', `<!--> <!-- a <details> -->\n\n${block}`, 'accepted'],
  ['behind an element with a class like the name', `See <span class="recount-note">x</span>\n\n${block}`, 'accepted'],
  ['behind details named in an info string', `\`\`\`html <details>\nx\n\`\`\`\n\n${block}`, 'accepted'],
  ['behind a hidden image', `x <img hidden>\n\n${block}`, 'accepted'],
  ['with white space at line ends', block.replace(/\n/g, '  \t\n'), 'accepted'],
  ['with its JSON on one line', withJson(JSON.stringify(runRecord())), 'accepted'],
  ['with its JSON spread out', withJson(json.replace(/\n/g, '\n\n\t')), 'accepted'],
  ['with a longer closing fence', block.replace('\n```\n', '\n`````\n'), 'block-altered'],
  ['with tables of its own around', `${header.replace('suite', 'package')}\n${rule}\n\n${block}`, 'accepted'],
  ['behind a byte order mark and letters of all kinds', `\uFEFF𝒳é\u202E\0\n\n<p>\n\n${block}`, 'accepted'],
  ['beside the word recount', `We use recount.\n\n\`\`\`sh\nrecount run\n\`\`\`\n\n${block}`, 'accepted'],
];

const escaped: readonly Row[] = [
  ['a body in one line', JSON.stringify(`Fix.\n\n${block}\n`).slice(1, -1), 'block-escaped', 1],
  ['a block in one line', `Fix.\n\n${block.replace(/\n/g, '\\n')}`, 'block-escaped', 3],
  ['escapes that are escaped', block.replace(/\n/g, '\\\\n'), 'block-escaped', 1],
  ['a Windows text', block.replace(/\n/g, '\\r\\n'), 'block-escaped', 1],
  ['a fence alone', fence.replace(/\n/g, '\\n'), 'block-escaped', 1],
];

const hidden: readonly Row[] = [
  ['in a comment', `<!--\n${block}\n-->`, 'block-hidden', 2],
  ['in a comment that never ends', `<!-- hello\n\n${without(begin, end)}`, 'block-hidden'],
  ['in a comment, without its markers', `<!--\n${heading}\n${fence}\n-->`, 'block-hidden', 3],
  ['behind a comment that its marker closes', `<!-- to do\n\n${block}`, 'block-hidden', 3],
  ['in details', `<details>\n\n${block}\n\n</details>`, 'block-hidden', 1],
  ['in open details', `<details open>\n\n${block}\n\n</details>`, 'block-hidden', 1],
  ['in details opened in a sentence', `Log:\nsee <details> here\n\n${block}`, 'block-hidden', 2],
  ['in details two levels up', `x\n\n<details>\n<div>\n\n<b>\n\n${block}`, 'block-hidden', 3],
  ['in details of a list that is not closed', `<ul><li><details>\n\n${block}`, 'block-hidden', 1],
  ['in details, without an empty line', `<details>\n${block}\n</details>`, 'block-hidden', 2],
  ['in a dialog', `<dialog open>\n\n${block}`, 'block-hidden', 1],
  ['in a template', `<template>\n\n${block}`, 'block-hidden'],
  ['in a selection', `<select>\n\n${block}`, 'block-hidden'],
  ['in an object', `<object>\n\n${block}`, 'block-hidden', 1],
  ['in an audio', `<audio>\n\n${block}`, 'block-hidden', 1],
  ['in a video', `<video>\n\n${block}`, 'block-hidden', 1],
  ['in a canvas', `<canvas>\n\n${block}`, 'block-hidden', 1],
  ['in details closed where no script runs', `<details><noscript></details></noscript>\n\n${block}`, 'block-hidden', 1],
  ['in a noscript', `<noscript>\n\n${block}`, 'block-hidden', 1],
  ['in a text area', `<textarea>\n\n${block}`, 'block-hidden', 3],
  ['in a title opened in a sentence', `The <title> is:\n\n${block}`, 'block-hidden', 1],
  ['in a script', `<script>\n\n${block}`, 'block-hidden', 3],
  ['in a style', `<style>\n\n${block}`, 'block-hidden', 3],
  ['in an xmp', `<xmp>\n\n${block}`, 'block-hidden', 1],
  ['in a frame', `<iframe>\n\n${block}`, 'block-hidden', 1],
  ['behind plain text', `<plaintext>\n\n${block}`, 'block-hidden', 1],
  ['in the title of a drawing', `<svg><title>\n\n${block}`, 'block-hidden'],
  ['in a formula', `<math><mi>\n\n${block}`, 'block-hidden', 1],
  ['in a hidden div', `<div hidden>\n\n${block}`, 'block-hidden', 1],
  ['in a span that is hidden until found', `<span hidden="until-found">\n\n${block}`, 'block-hidden', 1],
  ['in a popover', `<div popover>\n\n${block}`, 'block-hidden', 1],
  ['in an attribute', `<div title="\n\n${block}`, 'block-hidden'],
  ['in a comment that HTML opens and Markdown does not', `<p title="\n\n<!--\n">\n\n${block}`, 'block-hidden'],
  ['in a processing instruction', `<?php\n\n${block}`, 'block-hidden', 3],
  ['in a character data section', `<![CDATA[\n\n${block}`, 'block-hidden', 3],
  ['in a pre', `<pre>\n\n${block}\n\n</pre>`, 'block-hidden', 3],
  [
    'in more elements than a body may have',
    `${'<p><i a>'.repeat(3)}${Array.from({ length: 900 }, (_, at) => `<p><i ${at}a>`).join('')}\n\n${block}`,
    'block-hidden',
    3,
  ],
];

// GitHub reads raw HTML by an older rule, and shows the tags of raw text as text.
const hiddenOnGitHub: readonly Row[] = [
  ['by details in a comment with two hyphens', `x <!-- a -- <details> -->\n\n${block}`, 'block-hidden', 1],
  ['by details in a comment that begins oddly', `x <!--> <details> -->\n\n${block}`, 'block-hidden', 1],
  ['by details in a declaration in small letters', `x <!y <details>\n\n${block}`, 'block-hidden', 1],
  ['by details in such a declaration on a line of its own', `x\n\n<!y <details>\n\n${block}`, 'block-hidden', 3],
  ['by details in a title', `x\n\n<title><details></title>\n\n${block}`, 'block-hidden', 3],
  ['by details in a text area', `x <textarea><details></textarea>\n\n${block}`, 'block-hidden', 1],
  ['by details in a script', `<script>\n<details>\n</script>\n\n${block}`, 'block-hidden', 2],
  ['by details in a noscript', `<noscript><details></noscript>\n\n${block}`, 'block-hidden', 1],
  ['by details that a footnote closes', `<details>\n\n[^1]: x y </details>\n\n${block}`, 'block-hidden', 1],
  ['by details that a footnote below a text closes', `x <details>\n[^a]: y </details>\n\n${block}`, 'block-hidden', 1],
  [
    'by details that a footnote below a hard break closes',
    `x <details>  \n[^a]: y </details>\n\n${block}`,
    'block-hidden',
    1,
  ],
  [
    'by details that a footnote with the name of a link closes',
    `[^1]: /x\n\n<details>\n\n[^1]: x </details>\n\n${block}`,
    'block-hidden',
    3,
  ],
  [
    'by details that a footnote with the name of a link closes below it',
    `<details>\n\n[^1]: /x\ny </details>\n\n${block}`,
    'block-hidden',
    1,
  ],
  [
    'by details that a footnote with a long name closes',
    `x <details>\n[^${'a'.repeat(1_001)}]: y </details>\n\n${block}`,
    'block-hidden',
    1,
  ],
  [
    'by details that a footnote closes which begins in what else were code',
    `x <details> \`a\n[^1]: b\` </details>\n\n${block}`,
    'block-hidden',
    1,
  ],
  [
    'by details that are not in code, since a footnote begins in it',
    `x \`a <details>\n[^1]: b\` c\n\n${block}`,
    'block-hidden',
    1,
  ],
  [
    'by details that the second paragraph of a footnote closes',
    `<details>\n\n[^1]: x\n\n    y\nz </details>\n\n${block}`,
    'block-hidden',
    1,
  ],
  ['by details that an indented footnote closes', `x <details>\n   [^1]: y </details>\n\n${block}`, 'block-hidden', 1],
  [
    'by details that a footnote in a list closes',
    `<details>\n\n- x\n\n  [^1]: y </details>\n\n${block}`,
    'block-hidden',
    1,
  ],
  ['by details below a tag that ends a list', `- a\n</b>\nx <details> y\n\n${block}`, 'block-hidden', 3],
  ['by details below a tag that ends a quotation', `> a\n<b>\nx <details> y\n\n${block}`, 'block-hidden', 3],
  ['by details below a tag that ends no text', `a\n<b>\ny <!-- a -- <details> -->\n\n${block}`, 'block-hidden', 3],
  ['by a selection below a tag in a list', `- a\n  <b>\n  y <!-- a -- <select> -->\n\n${block}`, 'block-hidden'],
  ['by details that a comment closes', `<details>\n\nx <!-- a -- </details> -->\n\n${block}`, 'block-hidden', 1],
];

const elsewhere: readonly Row[] = [
  ['in a quotation', indent(block, '> '), 'block-quoted', 1],
  [
    'in a quotation that a bot replied to',
    `On Monday you wrote:\n\n${indent(block, '>')}\n\nThanks`,
    'block-quoted',
    3,
  ],
  ['in a quotation of a quotation', indent(block, '> > '), 'block-quoted', 1],
  ['in a list', `- done:\n\n${indent(block, '  ')}`, 'block-quoted', 3],
  ['in a numbered list', `1. done:\n\n${indent(block, '   ')}`, 'block-quoted', 3],
  ['as an item of a list', `* ${indent(block, '  ').trimStart()}`, 'block-quoted', 1],
  ['as code in a list', `- done:\n\n${indent(block, '      ')}`, 'block-quoted', 3],
  ['in a fence in a quotation', indent(`\`\`\`\`\n${block}\n\`\`\`\``, '> '), 'block-quoted', 2],
  [
    'with its fence alone in a quotation',
    `${begin}\n\n${heading}\n\n${header}\n${rule}\n${row}\n\n${indent(fence, '> ')}\n\n${end}`,
    'block-quoted',
    9,
  ],
  ['by four spaces', indent(block, '    '), 'block-indented', 1],
  ['by a tab', indent(block, '\t'), 'block-indented', 1],
  ['by two spaces', indent(block, '  '), 'block-indented', 1],
  ['with its fence alone indented', block.replace(fence, indent(fence, '    ')), 'block-indented', 9],
  ['with the opening of its fence indented', block.replace('```recount', '  ```recount'), 'block-indented', 9],
  ['in a longer fence', `\`\`\`\`\n${block}\n\`\`\`\``, 'block-nested', 2],
  ['in a longer fence with a name', `\`\`\`\`md\n${block}\n\`\`\`\``, 'block-nested', 2],
  ['in a fence of tildes', `~~~\n${block}\n~~~`, 'block-nested', 2],
  ['in a fence that is never closed', `~~~\n${block}`, 'block-nested', 2],
  ['with its fence alone in a longer one', block.replace(fence, `\`\`\`\`\n${fence}\n\`\`\`\``), 'block-nested', 10],
  ['as a fence in a longer fence', `\`\`\`\`\n${fence}\n\`\`\`\``, 'block-nested', 2],
];

const doubled: readonly Row[] = [
  ['the same twice', `${block}\n\n${block}`, 'block-doubled', 43],
  ['two that differ', `${block}\n\n${other}`, 'block-doubled', 43],
  ['one of them in details', `${block}\n\n<details>\n\n${other}\n\n</details>`, 'block-doubled', 45],
  ['one of them altered', `${block}\n\n${other.replace(heading, '## Proof')}`, 'block-doubled', 43],
];

const imitated: readonly Row[] = [
  ['a copy in a quotation', `${block}\n\n${indent(other, '> ')}`, 'block-imitated', 43],
  ['a copy in a comment', `${block}\n\n<!--\n${other}\n-->`, 'block-imitated', 44],
  ['a copy in a fence', `\`\`\`\`\n${other}\n\`\`\`\`\n\n${block}`, 'block-imitated', 2],
  ['a copy shown as code', `${block}\n\n${indent(other, '    ')}`, 'block-imitated', 43],
  ['a copy cut off', `${block}\n\n${other.slice(0, 300)}`, 'block-imitated', 43],
  ['another fence', `${block}\n\n${fence}`, 'block-imitated', 43],
  ['another table', `${header}\n${rule}\n${row}\n\n${block}`, 'block-imitated', 1],
  ['another table in a quotation', `> ${header}\n> ${rule}\n\n${block}`, 'block-imitated', 1],
  [
    'another table in a quotation, behind a text',
    `> hello\n>\n> ${header}\n> ${rule}\n\n${block}`,
    'block-imitated',
    3,
  ],
  [
    'another table with marked-up words',
    `${header.replace('suite', '**`Suite`**').replace('total', '_t&#111;tal_')}\n${rule}\n\n${block}`,
    'block-imitated',
    1,
  ],
  [
    'another table with letters of other scripts',
    `${header.replace('command', 'сοmmаnd')}\n${rule}\n\n${block}`,
    'block-imitated',
    1,
  ],
  [
    'another table in HTML',
    `${block}\n\n<table><tr>${header.replace(/\| (\w+) (?:\|$)?/g, '<th><b>$1</b></th>')}</tr></table>`,
    'block-imitated',
    43,
  ],
  [
    'another table in HTML above',
    `hello\n\n<table>\n<tr>${header.replace(/\| (\w+) (?:\|$)?/g, '<td>$1')}</table>\n\n${block}`,
    'block-imitated',
    4,
  ],
  [
    'another table in HTML without tags of rows',
    `${block}\n\n<table>\n${header.replace(/\| (\w+) (?:\|$)?/g, '<td>$1')}</table>`,
    'block-imitated',
    44,
  ],
  ['a table with an empty cell behind', `${block}\n\n${htmlRow(...columns, '')}`, 'block-imitated', 43],
  ['a table with an empty cell before', `${block}\n\n${htmlRow(' ', ...columns)}`, 'block-imitated', 43],
  ['a table with a cell more', `${block}\n\n${htmlRow(...columns, 'notes')}`, 'block-imitated', 43],
  [
    'a table whose words run backwards',
    `${block}\n\n${lie.replace(
      header,
      header.replace(/\w+/g, (word) => `\u202e${Array.from(word).reverse().join('')}\u202c`),
    )}`,
    'block-imitated',
    43,
  ],
  [
    'a table in HTML whose words run backwards',
    `${block}\n\n${htmlRow(...columns.map((word) => `<bdo dir="rtl">${Array.from(word).reverse().join('')}</bdo>`))}`,
    'block-imitated',
    43,
  ],
  [
    'a table whose words are set as formulas',
    `${block}\n\n${lie.replace(header, header.replace(/\w+/g, '$$\\text{$&}$$'))}`,
    'block-imitated',
    43,
  ],
  [
    'a table with an image before each word',
    `${block}\n\n${lie.replace(header, header.replace(/\w+/g, '![a](b) $&'))}`,
    'block-imitated',
    43,
  ],
  [
    'a table with images in the place of words',
    `${block}\n\n${lie.replace(header, header.replace(/\w+/g, '![$&](b)'))}`,
    'block-imitated',
    43,
  ],
  ...['style', 'script', 'textarea', 'plaintext', 'template', 'select', 'noscript'].map(
    (name): Row => [
      `a fence in HTML behind <${name}>`,
      `${block}\n\n<${name}>\n\n<pre lang="recount">\n{}\n</pre>`,
      'block-imitated',
    ],
  ),
  ...['template', 'select', 'SELECT><option', 'noscript'].map(
    (name): Row => [`a table in HTML behind <${name}>`, `${block}\n\n<${name}>\n\n${htmlLie}`, 'block-imitated'],
  ),
  [
    'a fence in HTML below an empty box to tick',
    `${block}\n\n  - [ ] \n\n    <pre lang=recount>\n    {}</pre>`,
    'block-imitated',
  ],
  ['a fence written in HTML', `${block}\n\n<pre lang="Recount">\n{}\n</pre>`, 'block-imitated', 43],
  [
    'a table with many blanks',
    `${block}\n\n${htmlRow(...columns).replace('suite', `${' '.repeat(150)}suite`)}`,
    'block-imitated',
    43,
  ],
  [
    'a table with a number set high',
    `${block}\n\n${htmlLie.replace('suite', 'suite<sup>1</sup>')}`,
    'block-imitated',
    43,
  ],
  ['a table with a footnote', `${block}\n\n${lie.replace('suite', 'suite[^1]')}\n\n[^1]: x`, 'block-imitated', 43],
  ['a table with a column without a name', `${block}\n\n${lie.replace('| scope', '| | scope')}`, 'block-imitated', 43],
  ['a fence before a marker in HTML', `${block}\n\n<div>\n\`\`\`recount\n${begin}\n</div>`, 'block-imitated', 44],
  ['a begin marker', `${begin}\n\n${block}`, 'block-imitated', 1],
  ['an end marker', `${block}\n\n${end}`, 'block-imitated', 43],
  ['a marker in a sentence', `Hello ${begin} there\n\n${block}`, 'block-imitated', 1],
  [
    'a marker in the second line of a sentence',
    `Hello  \nthere\n${begin.replace('<', 'x <')}\n\n${block}`,
    'block-imitated',
    3,
  ],
  ['a marker in capitals', `${block}\n\n<!-- RECOUNT -->`, 'block-imitated', 43],
  ['a marker without spaces', `${block}\n\n<!--/recount-->`, 'block-imitated', 43],
  ['a marker with an invisible character', `${block}\n\n<!-- re\u200Bcount -->`, 'block-imitated', 43],
  ['a marker in a cell', `| a |\n| --- |\n| ${begin} |\n\n${block}`, 'block-imitated', 3],
  ['a marker in HTML', `<div>\n<p>${end}</p>\n</div>\n\n${block}`, 'block-imitated', 2],
];

const infoStrings = [
  'recount x',
  ' recount',
  'Recount',
  'RECOUNT',
  'recount{1}',
  '{recount}',
  '.recount',
  'recount json',
  'reсount',
  'rеcount',
  'recоunt',
  'recοunt',
  'rec0unt',
  're\u200Bcount',
  're\u00ADcount',
  'recount\u00A0',
  'r\u0435\u0441\u043Eunt',
  'récount',
  'ｒｅｃｏｕｎｔ',
  '𝐫𝐞𝐜𝐨𝐮𝐧𝐭',
  're&#99;ount',
  '\\recount',
  'recount`',
  'recount\u202E',
  'ⓡⓔⓒⓞⓤⓝⓣ',
  'recount,no_run',
].map(
  (info): Row => [
    `a fence called ${JSON.stringify(info)}`,
    `${block}\n\n\`\`\`${info}\n{}\n\`\`\``,
    'block-imitated',
    43,
  ],
);

const alone: readonly Row[] = [
  ['a fence alone', fence, 'block-imitated', 1],
  ['a fence of tildes', fence.replaceAll('```', '~~~'), 'block-imitated', 1],
  ['a table alone', `${header}\n${rule}\n${row}`, 'block-imitated', 1],
  ['an end marker alone', `hello\n\n${end}`, 'block-imitated', 3],
  ['a block without its begin marker', without(begin), 'block-imitated', 9],
  ['a block without markers', without(begin, end), 'block-imitated', 9],
  ['a block whose begin marker lost its spaces', block.replace(begin, '<!--recount-->'), 'block-imitated', 1],
  ['a block whose begin marker goes on', block.replace(begin, `${begin} x`), 'block-imitated', 1],
  [
    'a block whose markers are inside out',
    `${end}\n\n${block.replace(begin, '').replace(end, begin)}`,
    'block-truncated',
  ],
  ['a block whose fence has another case', block.replace('```recount', '```Recount'), 'block-imitated', 9],
  ['a block whose fence is longer', block.replaceAll('```', '````'), 'block-imitated', 9],
  ['a block whose fence has a space', block.replace('```recount', '``` recount'), 'block-imitated', 9],
];

const truncated: readonly Row[] = [
  ['a begin marker alone', `hello\n\n${begin}`, 'block-truncated', 3],
  ['a begin marker before a block without its fence', `${begin}\n\n${without(fence)}`, 'block-truncated', 1],
  [
    'a begin marker below a fence that looks like the block’s',
    `\`\`\`Recount\n\`\`\`\n\n${begin}`,
    'block-truncated',
    4,
  ],
  ['a block cut in its table', block.slice(0, block.indexOf(row) + 20), 'block-truncated', 1],
  ['a block cut in its JSON', block.slice(0, block.indexOf('"suites"')), 'block-truncated', 9],
  ['a block cut behind its fence', block.slice(0, block.indexOf(end)), 'block-truncated', 9],
  ['a block cut in its end marker', block.slice(0, -4), 'block-truncated', 9],
  ['a block whose end marker goes on', `${block} bye`, 'block-truncated', 9],
  ['a block whose fence is not closed', without('\n```\n'), 'block-truncated', 9],
  [
    'a block cut off, with a text behind it',
    `${block.slice(0, block.indexOf('"by"'))}\n\nReviewed by a bot`,
    'block-truncated',
    9,
  ],
];

const altered: readonly Row[] = [
  ['another count', block.replace('| 409 |', '| 410 |'), 'block-altered', 7],
  ['another result', block.replace('| passed | 412', '| PASSED | 412'), 'block-altered', 7],
  ['another command', block.replace('`npx vitest run`', '`npx vitest`'), 'block-altered', 7],
  ['an invisible character', block.replace('| 409 |', '| 409\u200B |'), 'block-altered', 7],
  ['a row more', block.replace(row, `${row}\n${row.replace('unit', 'types')}`), 'block-altered', 8],
  ['no row', without(`${row}\n`), 'block-altered', 8],
  ['other JSON', withJson(json.replace('409', '410')), 'block-altered', 7],
  ['another heading', block.replace(heading, '## Verified'), 'block-altered', 3],
  ['a smaller heading', block.replace(heading, '### Verification'), 'block-altered', 3],
  ['an underlined heading', block.replace(heading, 'Verification\n---'), 'block-altered', 3],
  ['no heading', without(heading), 'block-altered', 5],
  ['no table', without(`${header}\n${rule}\n${row}\n`), 'block-altered', 6],
  ['neither heading nor table', `${begin}\n\n${fence}\n\n${end}`, 'block-altered', 3],
  ['a table that an empty line tears', block.replace(rule, `${rule}\n`), 'block-altered', 8],
  [
    'a heading behind the table',
    `${begin}\n\n${header}\n${rule}\n${row}\n\n${heading}\n\n${fence}\n\n${end}`,
    'block-altered',
    3,
  ],
  ['a text between table and fence', block.replace(fence, `All good!\n\n${fence}`), 'block-altered', 9],
  ['a text behind the fence', block.replace(end, `All good!\n\n${end}`), 'block-altered', 41],
  ['a comment between the parts', block.replace(fence, `<!-- hi -->\n\n${fence}`), 'block-altered', 9],
  ['a link definition, which is not seen', block.replace(fence, `[x]: y\n\n${fence}`), 'block-altered', 9],
  ['a second fence', block.replace(end, `${fence}\n\n${end}`), 'block-altered', 41],
  ['a fence of another kind before it', block.replace(fence, `\`\`\`js\n\`\`\`\n\n${fence}`), 'block-altered', 9],
];

const unreadable: readonly Row[] = [
  ['no fence', without(fence), 'block-unreadable', 1],
  ['no fence, and one like it below', `${without(fence)}\n\n\`\`\`Recount\n\`\`\``, 'block-unreadable', 1],
  ['a fence of another kind', block.replace('```recount', '```json'), 'block-unreadable', 1],
  ['an empty fence', withJson(''), 'block-unreadable', 10],
  ['no JSON', withJson('recount: 1'), 'block-unreadable', 10],
  ['a comma too many', withJson(json.replace('12300', '12300,')), 'block-unreadable', 37],
  ['a key twice', withJson(json.replace('"exit": 0', '"exit": 1,\n      "e\\u0078it": 0')), 'block-unreadable', 20],
  ['the key __proto__', withJson(json.replace('"tests"', '"__proto__"')), 'block-unreadable', 20],
  ['a power', withJson(json.replace('412', '4e2')), 'block-unreadable', 21],
  ['a list', withJson('[]'), 'block-unreadable', 9],
  ['a text', withJson('"recount"'), 'block-unreadable', 9],
  ['null', withJson('null'), 'block-unreadable', 9],
  ['no field at all', withJson('{}'), 'block-unreadable', 9],
  ['a number for a text', withJson(json.replace('"offline"', '0')), 'block-unreadable', 9],
  ['a text for a number', withJson(json.replace('"exit": 0', '"exit": "0"')), 'block-unreadable', 9],
  ['a short commit', withJson(json.replace(/"commit": "[^"]*"/, '"commit": "0123456"')), 'block-unreadable', 9],
  [
    'a commit in capitals',
    withJson(json.replace(/"commit": "([^"]*)"/, (_, hash: string) => `"commit": "${hash.toUpperCase()}"`)),
    'block-unreadable',
    9,
  ],
  ['a commit with a line break', withJson(json.replace('234567",', '234567\\n",')), 'block-unreadable', 9],
  ['a suite in capitals', withJson(json.replace('"unit"', '"Unit"')), 'block-unreadable', 9],
  ['an unknown scope', withJson(json.replace('offline', 'online')), 'block-unreadable', 9],
  ['a format of letters', withJson(json.replace('"recount": 1', '"recount": "1"')), 'block-unreadable', 9],
  ['a format that never was', withJson(json.replace('"recount": 1', '"recount": 0')), 'block-unreadable', 9],
  ['an accent', withJson(json.replace('vitest', 'vitést')), 'block-charset', 17],
  ['a zero-width space', withJson(json.replace('"exit":', '"exit"\u200B:')), 'block-charset', 19],
  ['a text direction', withJson(json.replace('vitest', '\u202Evitest')), 'block-charset', 17],
  ['a no-break space', withJson(json.replace('"exit": 0', '"exit":\u00A00')), 'block-charset', 19],
  ['a newer format', withJson(json.replace('"recount": 1', '"recount": 2')), 'format-newer', 9],
  ['a newer format with a new field', withJson('{"recount": 7, "proofs": []}'), 'format-newer', 9],
  ['a field of its own', withField('"recount": 1', ', "note": 1'), 'field-invented', 9],
  ['a field in a suite', withField('"exit": 0', ', "coverage": 99'), 'field-invented', 9],
  ['a field in the counts', withField('"skipped": 3', ', "flaky": 0'), 'field-invented', 9],
  ['a field in by', withField('"milliseconds": 12300', ', "machine": 1'), 'field-invented', 9],
];

const table: readonly (readonly [string, readonly Row[]])[] = [
  ['there is none', missing],
  ['there is one', accepted],
  ['line breaks are written out', escaped],
  ['it is hidden', hidden],
  ['it is hidden on GitHub', hiddenOnGitHub],
  ['it stands elsewhere', elsewhere],
  ['there are two', doubled],
  ['something beside it looks like one', [...imitated, ...infoStrings]],
  ['something that is none looks like one', alone],
  ['it is cut off', truncated],
  ['its visible part differs', altered],
  ['its JSON cannot be taken', unreadable],
  ['parsers read it in more than one way', readInManyWays],
];
const verdict = (read: Awaited<ReturnType<typeof parseBlock>>) => (read.ok ? 'accepted' : read.error[0]?.code);

describe.each(table)('parseBlock, where %s', (_, rows) => {
  it.each(rows.map(([name, body, code, line]) => ({ name, body, code, line })))(
    '$name',
    async ({ body, code, line }) => {
      const read = await parseBlock(body);
      const at = read.ok ? read.value.line : read.error[0]?.place?.line;
      expect([verdict(read), line === undefined ? undefined : at, read]).toEqual([code, line, read]);

      for (const ending of ['\r\n', '\r']) {
        const again = await parseBlock(body?.replace(/\r\n|\r|\n/g, ending) ?? null);
        expect(again.ok ? again.value.record : again.error).toEqual(read.ok ? read.value.record : read.error);
      }
    },
  );
});

describe('findBlock', () => {
  it('tells where the block stands in the body as it was given, and where its lines are', async () => {
    const body = `Fixes it.\r\n\r\n${block.replaceAll('\n', '\r\n')} \r\nThanks!`;
    const found = await findBlock(body);
    if (!found.ok) throw new Error(found.error.message);
    const { start, end: stop, line, visible } = found.value;
    expect(body.slice(start, stop)).toBe(`${block.replaceAll('\n', '\r\n')} `);
    expect(line).toBe(11);
    expect(found.value.json).toBe(json);
    expect(visible[2]).toEqual({ text: heading, line: 5 });
    expect(visible.at(-1)).toEqual({ text: `${end} `, line: 43 });
  });

  it.each([
    ['hidden', `<details>\n\n${block}`, 'the block at line 3 stands inside <details>, opened at line 1'],
    ['swallowed', `x\n\n<xmp>\n\n${block}`, 'the block at line 5 stands inside <xmp>, opened at line 3'],
    ['an attribute', `<p title="\n\n${block}`, 'the block at line 3 is swallowed by HTML above it that is not closed'],
    ['doubled', `${block}\n\n${block}`, 'the body has two blocks, at line 1 and at line 43'],
    [
      'imitated',
      `${block}\n\n${end}`,
      'beside the block at line 1 the body has a marker like `<!-- /recount -->` at line 43',
    ],
    ['missing', 'hello\n\nthere', 'the body has no Verification block: no line is `<!-- recount -->`'],
    ['empty', ' \n\t', 'the body is empty'],
    ['escaped', `hello\n${begin}\\n\\n`, 'line 2 holds a block with `\\n` written out where its lines should end'],
    [
      'no fence',
      `\n${without(fence)}`,
      'the block that begins at line 2 holds no fence with the info string `recount`',
    ],
    [
      'cut before its fence',
      `\n${begin}`,
      'the block that begins at line 2 ends before its fence, without the marker `<!-- /recount -->`',
    ],
    [
      'cut in its fence',
      `\n${block.slice(0, -40)}`,
      'the block that begins at line 2 has no marker `<!-- /recount -->` at its end, or its fence at line 10 is not closed',
    ],
    [
      'closed too late',
      `\n${without('\n```\n')}\n\`\`\`\n\n${end}`,
      'the block at line 2 is cut off: its fence is not closed before a marker like `<!-- /recount -->` at line 40',
    ],
    [
      'another heading',
      `\n${block.replace(heading, 'Verified')}`,
      'in the block at line 2, expected the heading at line 4, found something else',
    ],
    [
      'a text in it',
      `\n${block.replace(end, `Good!\n\n${end}`)}`,
      'the block at line 2 holds more than heading, table and fence',
    ],
  ])('says what it found: %s', async (_, body, message) => {
    expect(await findBlock(body)).toMatchObject({ ok: false, error: { message } });
  });
});

describe('parseBlock', () => {
  it('gives the record with its digest and place', async () => {
    const read = await parseBlock(`hello\n\n${block}\n`);
    expect(read).toEqual({
      ok: true,
      value: {
        record: runRecord(),
        digest: digestOf(recordJson(runRecord())),
        start: 7,
        end: 7 + block.length,
        line: 11,
      },
    });
  });

  it('gives the same digest for the same record, however its JSON is laid out', async () => {
    const { by, suites, ...rest } = runRecord();
    const read = await parseBlock(withJson(JSON.stringify({ by, suites, ...rest })));
    expect(read).toMatchObject({ ok: true, value: { digest: digestOf(recordJson(runRecord())) } });
  });

  it('names every invented field by its path, and what else the fields lack', async () => {
    const text = json
      .replace('"exit": 0', '"coverage": 99, "a\\u202eb": 1')
      .replace('"recount": 1', '"recount": 1, "note": "x"');
    const read = await parseBlock(withJson(text));
    expect(read.ok ? [] : read.error.map(({ code, message }) => `${code}: ${message}`).sort()).toEqual([
      'block-unreadable: in the block, suites.unit.exit: expected an exit: a number, "signal:SIG…" or "timeout"',
      'field-invented: the block has the field note, which its format does not have',
      'field-invented: the block has the field suites.unit.a\\u202eb, which its format does not have',
      'field-invented: the block has the field suites.unit.coverage, which its format does not have',
    ]);
  });

  it.each([
    ['fields', Array.from({ length: 25_000 }, (_, at) => `"f${at}": 1, `).join(''), 'the field suites.unit.f9, which'],
    ['wrong values', `"failing": [${Array(25_000).fill(1).join(',')}], `, 'suites.unit.failing.9: Invalid input'],
  ])('names the first ten of very many %s, and how many more there are', async (_what, made, tenth) => {
    const read = await parseBlock(withJson(json.replace('"exit": 0', () => `${made}"exit": 0`)));
    const messages = read.ok ? [] : read.error.map(({ message }) => message);
    expect(messages).toHaveLength(10);
    expect(messages[9]).toContain(tenth);
    expect(messages[9]).toMatch(/; and 24990 more$/);
  });

  it('shows the line that differs, and what it should be, with what is not seen as escapes', async () => {
    expect(await parseBlock(block.replace('| 409 |', '| 409\u200B |'))).toMatchObject({
      error: [
        {
          message:
            'line 7 of the body is "| unit | offline | passed | 412 | 409\\u200b | 0 | 3 | `npx vitest run` |" ' +
            'where the block\'s JSON makes it "| unit | offline | passed | 412 | 409 | 0 | 3 | `npx vitest run` |"',
        },
      ],
    });
  });

  it('shows 200 characters of a line that differs', async () => {
    expect(await parseBlock(block.replace(heading, `## ${'x'.repeat(300)}`))).toMatchObject({
      error: [
        { message: `line 3 of the body is "## ${'x'.repeat(197)}" where the block's JSON makes it "${heading}"` },
      ],
    });
  });

  it.each([
    [2, 'the block has format 2; this version of Recount reads format 1'],
    [0, 'the block has format 0, which is none; the format is 1'],
  ])('says which format a block of another one has: %i', async (format, message) => {
    expect(await parseBlock(withJson(`{"recount": ${format}}`))).toMatchObject({ error: [{ message }] });
  });
});

describe('two blocks in one body', () => {
  const kinds = {
    good: block,
    other,
    altered: block.replace('| 409 |', '| 410 |'),
    unreadable: withJson('{'),
    truncated: block.slice(0, block.indexOf('"suites"')),
    commented: `<!--\n${block}\n-->`,
    details: `<details>\n\n${block}\n\n</details>`,
    quoted: indent(block, '> '),
    listed: indent(block, '- '),
    indented: indent(block, '    '),
    nested: `\`\`\`\`\n${block}\n\`\`\`\``,
  };
  const pairs = Object.entries(kinds).flatMap(([first, one]) =>
    Object.entries(kinds).map(([second, two]) => ({ first, second, body: `${one}\n\n${two}` })),
  );

  it.each(pairs)('are never taken for one: $first, then $second', async ({ body }) => {
    const read = await parseBlock(body);
    expect(verdict(read)).toMatch(/^block-(?:doubled|imitated|hidden|quoted|indented|nested|truncated)$/);
  });
});
