import { expect, test } from 'vitest';
import { CODES } from '../../src/core/codes.ts';
import { fault } from '../../src/core/fault.ts';
import { err, ok } from '../../src/core/result.ts';

test('a fault carries its code’s remedy, unless a better one is known', () => {
  expect(fault('git-failed', 'x')).toEqual({ code: 'git-failed', message: 'x', remedy: CODES['git-failed'].remedy });
  expect(fault('git-failed', 'x', { remedy: 'y', place: { file: 'f' } })).toEqual({
    code: 'git-failed',
    message: 'x',
    remedy: 'y',
    place: { file: 'f' },
  });
});

test('a result is a value or the reason why there is none', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err('x')).toEqual({ ok: false, error: 'x' });
});
