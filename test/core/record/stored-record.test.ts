import { describe, expect, test } from 'vitest';
import {
  asOf,
  decodeStored,
  encodeStored,
  type StoredRecord,
  storedName,
} from '../../../src/core/record/stored-record.ts';
import { GREEN, OTHER, policyWith, TREE, unitRan } from '../judge/cases.ts';

const { regenerated } = unitRan(policyWith(), 0, GREEN);
const STORED: StoredRecord = {
  regenerated,
  tests: {
    unit: [
      ['passed', 'a.ts', 'adds'],
      ['unstable', 'net', 'flickers'],
    ],
  },
};

describe('a stored record', () => {
  test('is read as it was written', () => {
    expect(decodeStored(encodeStored(STORED), 'x.json')).toEqual({ ok: true, value: STORED });
  });

  test('is found by its tree first, then policy, system and processor', () => {
    const policy = `sha256:${'0123456789abcdef'.repeat(4)}` as const;
    expect(storedName({ tree: TREE, policy, os: 'linux', arch: 'x64' })).toBe(
      `${TREE}-0123456789abcdef-linux-x64.json`,
    );
  });

  test('is one of a new commit with the same tree, and else the same', () => {
    expect(asOf(OTHER, STORED)).toEqual({ ...STORED, regenerated: { ...regenerated, commit: OTHER } });
  });

  test.each<[what: string, text: string]>([
    ['no JSON', 'x'],
    ['another JSON', '{}'],
    ['a record without its kind', JSON.stringify(STORED)],
    ['one that is cut', encodeStored(STORED).slice(0, -2)],
    ['one with a field more', encodeStored(STORED).replace('{', '{"note":"green",')],
  ])('%s is none', (_what, text) => {
    expect(decodeStored(text, 'x.json')).toMatchObject({
      ok: false,
      error: { code: 'record-unreadable', message: 'x.json holds no stored record', place: { file: 'x.json' } },
    });
  });
});
