import { describe, expect, it } from 'vitest';
import { readsLikeInfo, readsLikeMarker, readsLikeRow } from '../../../src/core/block/skeleton.ts';

describe('readsLikeInfo', () => {
  it.each([
    'recount',
    'recount x',
    '{recount}',
    'Recount',
    'rec0unt',
    'rесоunt',
    're\u00ADcount',
    'récount',
    'ｒecount',
    'recount.',
  ])('takes %j for the name of the block', (info) => {
    expect(readsLikeInfo(info)).toBe(true);
  });

  it.each([
    '',
    'json',
    'recounts',
    'recounted',
    'precount',
    'json recount',
    're count',
    'recount1',
    'account',
    '重count',
  ])('takes %j for another name', (info) => {
    expect(readsLikeInfo(info)).toBe(false);
  });
});

describe('readsLikeMarker', () => {
  it.each([
    ' recount ',
    ' /recount ',
    'recount',
    ' RECOUNT/ ',
    ' re\u200Bcount ',
    '\u00A0recount\n',
    ' -recount- ',
    ' rесount ',
  ])('takes %j for the inside of a marker', (inside) => {
    expect(readsLikeMarker(inside)).toBe(true);
  });

  it.each(['', ' ', ' recount pin puts the block here ', ' recounted ', ' re-run ', ' count '])(
    'takes %j for another comment',
    (inside) => {
      expect(readsLikeMarker(inside)).toBe(false);
    },
  );
});

describe('readsLikeRow', () => {
  const words = ['suite', 'failed', 'command'];

  it.each([
    [['suite', 'failed', 'command']],
    [['Suite', ' FAILED ', '**command**']],
    [['ѕuіtе', 'faiIed', 'сοmmаnd']],
    [['su\u200Bite', 'fa1led', 'cömmand']],
  ])('takes %j for the words', (cells) => {
    expect(readsLikeRow(cells, words)).toBe(true);
  });

  it.each([
    [[]],
    [['suite', 'failed']],
    [['suite', 'failed', 'command', '']],
    [['suite', 'failed', 'commands']],
    [['failed', 'suite', 'command']],
  ])('takes %j for others', (cells) => {
    expect(readsLikeRow(cells, words)).toBe(false);
  });
});
