import { describe, expect, test } from 'vitest';
import { digestOf, sha256, sha256Text, showDigest } from '../../src/core/digest.ts';

const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('sha256', () => {
  test('of a text is that of its UTF-8 form', () => {
    expect(sha256('abc').toString('hex')).toBe(OF_ABC);
    expect(sha256('é')).toEqual(sha256(new Uint8Array([0xc3, 0xa9])));
  });

  test('of a text as text is the same bytes, a character each', () => {
    expect(Buffer.from(sha256Text('é'), 'latin1')).toEqual(sha256('é'));
  });

  test('is shown in lowercase hex with its name', () => {
    expect(showDigest(sha256('abc'))).toBe(`sha256:${OF_ABC}`);
  });

  test('of a value is that of its canonical form', () => {
    expect(digestOf({ b: 1, a: 2 })).toBe(showDigest(sha256('{"a":2,"b":1}')));
  });
});
