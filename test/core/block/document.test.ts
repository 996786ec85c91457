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
    ['all of a short text', 'a <b>cell</b>', 'a cell'],
    ['100 characters of a text', 'x'.repeat(101), 'x'.repeat(100)],
    ['the text behind 48 elements', `${'<i></i>'.repeat(48)}word`, 'word'],
    ['none behind more', `${'<i></i>'.repeat(49)}word`, ''],
  ])('reads the beginning of the text in an element: %s', async (_, html, words) => {
    const [element] = (await nodesOf(`<p>${html}</p>`, true)) ?? [];
    expect(element && 'tagName' in element && wordsIn(element)).toBe(words);
  });
});
