import { expect, it } from 'vitest';
import { holdsCells, readsLikeInfo, readsLikeMarker } from '../../../src/core/block/skeleton.ts';

it.each([
  ['recount', true],
  [' Recount! ', true],
  ['rec\u043eunt', true],
  ['r\u200becount', true],
  ['ｒｅｃｏｕｎｔ', true],
  ['recounted', false],
  ['再計算', false],
  ['recount 再', false],
])('a marker that says %j reads like the block’s: %j', (inside, reads) => {
  expect(readsLikeMarker(inside)).toBe(reads);
});

it.each([
  ['recount', true],
  ['recount json', true],
  ['recount 再', true],
  ['{recount}', true],
  ['recount再', false],
  ['再 recount', false],
  ['recounting', false],
  ['再計算', false],
])('an info string %j reads like the block’s: %j', (info, reads) => {
  expect(readsLikeInfo(info)).toBe(reads);
});

it.each([
  [['Suite', 'scope'], true],
  [['su\u0456te', 'scope'], true],
  [['', 'suite', ' - ', 'scope', 'more'], true],
  [['suite[^1]', 'scope <sup>2</sup>'], true],
  [['suite\u00b9', 'scope 12'], true],
  [['su1te', 'sc0pe'], true],
  [['suite', 'the', 'scope'], false],
  [['scope', 'suite'], false],
  [['suite'], false],
  [['一', '二'], false],
])('a row of %j holds the block’s: %j', (cells, holds) => {
  expect(holdsCells(cells, ['suite', 'scope'])).toBe(holds);
});
