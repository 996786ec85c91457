import { describe, expect, it } from 'vitest';
import { encodeSheet, encodeSlip, type Sheet, SLIP_LIMIT } from '../../../src/core/hand-over/hand-over.ts';
import { nothing, readSlips } from '../../../src/core/hand-over/slips.ts';
import { GREEN, HEAD, policyWith, unitRan } from '../judge/cases.ts';

const { regenerated } = unitRan(policyWith(), 0, GREEN);
const sheet: Sheet = { kind: 'record', regenerated };

const slip = (index: number, count: number): string =>
  encodeSlip(
    { run: '7', attempt: 1, shard: { index, count }, commit: HEAD, policy: regenerated.policy },
    encodeSheet(sheet),
  );

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

describe('the slips of a run', () => {
  it.each<[what: string, texts: readonly string[], legs: readonly number[], missing: readonly number[]]>([
    ['one', [slip(0, 1)], [0], []],
    ['three', [0, 1, 2].map((leg) => slip(leg, 3)), [0, 1, 2], []],
    ['one that is lost', [slip(0, 3), '', slip(2, 3)], [0, 2], [1]],
    ['the first lost', ['', slip(1, 2)], [1], [0]],
    ['the last ones lost', [slip(0, 4), slip(1, 4)], [0, 1], [2, 3]],
    ['all but white space', [' ', slip(1, 2)], [1], [0]],
  ])('%s', (_what, texts, legs, missing) => {
    const read = readSlips(texts);
    expect(read.ok && read.value.slips.map(({ shard }) => shard.index)).toEqual(legs);
    expect(read.ok && read.value.missing).toEqual(missing);
  });

  it.each<[what: string, texts: readonly string[], code: string, message: string]>([
    ['none', [''], 'hand-over-missing', 'the output `record-0` of the job `rerun` is empty, or dropped by a mask'],
    ['none of two', ['', ''], 'hand-over-missing', 'the output `record-0` of the job'],
    ['one that is noise', ['all good'], 'hand-over-broken', 'the hand-over is not base64'],
    ['one of two that is noise', [slip(0, 2), 'all good'], 'hand-over-broken', 'record-1: the hand-over is not base64'],
    ['two in the wrong order', [slip(1, 2), slip(0, 2)], 'hand-over-broken', 'the hand-over in record-0 is of leg 1'],
    ['one leg twice', [slip(0, 2), slip(0, 2)], 'hand-over-broken', 'the hand-over in record-1 is of leg 0'],
    [
      'slips of two workflows',
      [slip(0, 2), slip(1, 3)],
      'hand-over-broken',
      'the hand-over is of 2 legs in one slip, and of 3 in record-1',
    ],
    ['more than there are legs', [slip(0, 1), slip(1, 1)], 'hand-over-broken', 'is of 1 legs, and there is a record-1'],
    [
      'too many characters in all',
      ['A'.repeat(SLIP_LIMIT - 3), 'AAAA'],
      'hand-over-broken',
      `has ${SLIP_LIMIT + 1} characters, and ${SLIP_LIMIT} at most are read over all legs`,
    ],
  ])('are refused: %s', (_what, texts, code, message) => {
    expect(readSlips(texts)).toMatchObject({ ok: false, error: { code, message: containing(message) } });
  });

  it('that are missing are named', () => {
    expect(nothing([1, 4]).message).toBe(
      'the outputs `record-1`, `record-4` of the job `rerun` are empty, or dropped by a mask',
    );
  });
});
