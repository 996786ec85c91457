import { expect, it } from 'vitest';
import { readsLikeInfo, readsLikeMarker, readsLikeRow } from '../../../src/core/block/skeleton.ts';

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
  [['suite', 'scope', 'more'], false],
  [['一', '二'], false],
])('a row of %j reads like the block’s: %j', (cells, reads) => {
  expect(readsLikeRow(cells, ['suite', 'scope'])).toBe(reads);
});
