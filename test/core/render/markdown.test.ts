import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeSpan, fenced, prose, row, steps } from '../../../src/core/render/markdown.ts';
import { plainLine, plainLines } from '../../../src/core/render/plain.ts';
import { HOSTILE, shownText, skeletons } from './skeleton.ts';

const PARTING = /\u200b/g;
const table = (cells: readonly string[]): string =>
  [row(['a', 'b', 'c']), row(['---', '---', '---']), row(cells)].join('\n');

/** Any text, with the characters that Markdown, HTML and GitHub's own links are made of over-represented. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'`|\\<>&*_[]()#!~$@:-+=.1 \n\tw'.split(''), 'https://', '</code>', '&#96;', '`'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const texts = fc.oneof(fc.constantFrom(...HOSTILE), anyText);

describe('outside text makes no element of its own', () => {
  const plain = 'harmless';

  test.each(HOSTILE.map((name) => [name]))('%j', (name) => {
    expect(skeletons(prose(`x ${name}`))).toEqual(skeletons(prose(plain)));
    expect(skeletons(codeSpan(name))).toEqual(skeletons(codeSpan(plain)));
    expect(skeletons(`- ${prose(`${name} x`)}`)).toEqual(skeletons(`- ${prose(plain)}`));
    expect(skeletons(table([codeSpan(name), prose(`x ${name}`), codeSpan(name)]))).toEqual(
      skeletons(table([codeSpan(plain), prose(plain), codeSpan(plain)])),
    );
    expect(skeletons(fenced(plainLines(name)))).toEqual(skeletons(fenced(plain)));
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(skeletons(table([codeSpan(one), prose(`x ${other}`), codeSpan(other)]))).toEqual(
          skeletons(table([codeSpan(plain), prose(plain), codeSpan(plain)])),
        );
        expect(
          skeletons(`### ${codeSpan(one)} x\n\n- ${codeSpan(one)} ${codeSpan(other)}\n- ${prose(`${other} x`)}`),
        ).toEqual(skeletons(`### ${codeSpan(plain)} x\n\n- ${codeSpan(plain)} ${codeSpan(plain)}\n- ${prose(plain)}`));
        expect(skeletons(fenced(plainLines(`${one}\n${other}`)))).toEqual(skeletons(fenced(plain)));
      }),
      { numRuns: 150 },
    );
  });

  test('and a reader sees it as it is, but for what cannot be seen', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const seen = shownText(codeSpan(text)).replace(PARTING, '').trim();
        // Half a character has no form in UTF-8, so nobody sees it as it is.
        const line = Buffer.from(plainLine(text, 200)).toString().trim();
        fc.pre(!line.includes('\ufffd'));
        expect(seen).toBe(line === '' ? '(empty)' : line);
      }),
    );
  });
});

test.each<[text: string, markdown: string]>([
  ['12 tests failed', '12 tests failed'],
  ['unit: exit: claimed 0, found 1', 'unit: exit: claimed 0, found 1'],
  ['a*b', 'a&#42;b'],
  ['@octocat', '&#64;&#8203;octocat'],
  ['fixes #12', 'fixes &#35;&#8203;12'],
  ['closes gh-12', 'closes gh-&#8203;12'],
  ['https://a', 'https&#58;&#8203;//a'],
  ['www.a', 'www&#46;&#8203;a'],
  ['- item', '&#45; item'],
  ['1. item', '1&#46; item'],
])('the prose of %j is %s', (text, markdown) => {
  expect(prose(text)).toBe(markdown);
});

describe('a step shows the commands between its backticks as code', () => {
  test.each<[step: string, markdown: string]>([
    ['run `recount pin`', 'run <code>recount pin</code>'],
    ['run `a`, then `b *`', 'run <code>a</code>, then <code>b &#42;</code>'],
    ['an odd ` stays', 'an odd &#96; stays'],
    ['none `` between', 'none  between'],
    ['<b>', '&#60;b&#62;'],
    ['`a` and `b', '<code>a</code> and &#96;b'],
  ])('%s', (step, markdown) => {
    expect(steps(step)).toBe(markdown);
  });
});

describe('a line', () => {
  test.each<[what: string, text: string, limit: number, line: string]>([
    ['keeps what can be seen', 'adds é 🙂', 100, 'adds é 🙂'],
    ['has its breaks and tabs as spaces', 'a\r\n\tb\nc', 100, 'a b c'],
    ['has no colours', '\u001b[31mred\u001b[0m', 100, 'red'],
    ['has no links', '\u001b]8;;http://x\u0007y\u001b]8;;\u0007', 100, 'y'],
    ['has no other sequences', 'a\u001bMb', 100, 'ab'],
    ['has no controls', 'a\u0000\u0008\u007f\u009bb', 100, 'ab'],
    ['has no invisible or turning characters', 'a\u200b\u00ad\u202e\u2066\u2028\u3164\u034f\u{e0100}b', 100, 'ab'],
    ['is cut at the limit', 'abcdef', 3, 'abc…'],
    ['is not cut at just the limit', 'abc', 3, 'abc'],
    ['is not cut through a character', 'ab🙂', 3, 'ab…'],
  ])('%s', (_what, text, limit, line) => {
    expect(plainLine(text, limit)).toBe(line);
  });

  test('is one of many, each cleaned and cut by itself', () => {
    expect(plainLines(`a\tb\r\nc\u200b\rd\n${'x'.repeat(1_001)}`)).toBe(`a    b\nc\nd\n${'x'.repeat(1_000)}…`);
  });
});

test('a fence is longer than any in it', () => {
  expect(fenced('a')).toBe('```text\na\n```');
  expect(fenced('```\na\n`````', 'markdown')).toBe('``````markdown\n```\na\n`````\n``````');
});
