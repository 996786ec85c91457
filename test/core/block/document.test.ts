import { describe, expect, it } from 'vitest';
import { nodesOf, wordsIn } from '../../../src/core/block/document.ts';

describe('nodesOf', () => {
  // The parser makes two elements for itself.
  it.each([
    [24_998, true],
    [24_999, false],
  ])('builds a page of %i elements: %j', async (count, builds) => {
    expect((await nodesOf('<b></b>'.repeat(count), true)) !== undefined).toBe(builds);
  });
});

describe('wordsIn', () => {
  it.each([
    ['all of a short text, without its blanks', 'a <b>cell</b>', 'acell'],
    ['100 characters of a text', 'x'.repeat(101), 'x'.repeat(100)],
    ['the text behind very many blanks', `${' \u200b&nbsp;'.repeat(500)}word`, 'word'],
    ['the text behind very many elements', `${'<i></i>'.repeat(500)}word`, 'word'],
    ['no mark and no table', 'word<sup>1</sup><table><tr><td>x</td></tr></table>', 'word'],
    ['no comment', 'word<!-- x -->', 'word'],
  ])('reads the beginning of the text in an element: %s', async (_, html, words) => {
    const [element] = (await nodesOf(`<div>${html}</div>`, true)) ?? [];
    expect(element && 'tagName' in element && wordsIn(element)).toBe(words);
  });
});
