import { describe, expect, test } from 'vitest';
import { attemptOf, decodeKept, encodeKept, keptName } from '../../../src/core/earlier/kept-record.ts';
import { GREEN, policyWith, unitRan } from '../judge/cases.ts';

const { regenerated } = unitRan(policyWith(), 0, GREEN);
const KEPT = { run: '77', attempt: 2, base: 'main', regenerated };
const asText = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const whole = { kind: 'recount-kept-record', ...KEPT };

const wrong = {
  unit: {
    ...regenerated.suites['unit'],
    corners: { losses: { kind: 'told', gone: { some: Array(300_000).fill(1) } } },
  },
};

describe('a kept record', () => {
  test('is read as it was written', () => {
    expect(decodeKept(encodeKept(KEPT))).toEqual({ ok: true, value: { kind: 'recount-kept-record', ...KEPT } });
  });

  test.each<[what: string, bytes: Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['no JSON', Buffer.from('{')],
    ['no text', Buffer.from([0xff, 0xfe])],
    ['a list', asText([])],
    ['another kind of record', asText({ ...whole, kind: 'recount-stored-record' })],
    ['a field more', asText({ ...whole, trusted: true })],
    ['a field less', asText({ ...whole, base: undefined })],
    ['what is wrong very often', asText({ ...whole, regenerated: { ...regenerated, suites: wrong } })],
    ['attempt 0', asText({ ...whole, attempt: 0 })],
    [
      'a record with a field more',
      asText({ ...whole, regenerated: { ...regenerated, by: { ...regenerated.by, a: 1 } } }),
    ],
  ])('%s is none', (_what, bytes) => {
    const none = decodeKept(bytes);
    expect(none.ok ? '' : none.error).toMatch(/^regenerated\.json holds no kept record: /);
  });

  test.each([
    ['recount-record-1', 1],
    ['recount-record-12', 12],
    ['recount-record-0', undefined],
    ['recount-record-01', undefined],
    ['recount-record-', undefined],
    ['recount-record-1-2', undefined],
    ['recount-verdict-1', undefined],
    ['my-recount-record-1', undefined],
  ])('in the artifact %s is of attempt %s', (name, attempt) => {
    expect(attemptOf(name)).toBe(attempt);
    if (attempt !== undefined) expect(keptName(attempt)).toBe(name);
  });
});
