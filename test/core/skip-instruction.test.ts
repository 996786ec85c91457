import { expect, it } from 'vitest';
import { skipInstruction } from '../../src/core/skip-instruction.ts';

it.each([
  ['Fix [skip ci]', '[skip ci]'],
  ['[ci skip] Fix', '[ci skip]'],
  ['Fix\n\nWords, and [no ci].', '[no ci]'],
  ['Fix [skip actions]', '[skip actions]'],
  ['Fix [actions skip]', '[actions skip]'],
  ['Fix\n\nskip-checks: true', 'skip-checks: true'],
  ['Fix\n\nskip-checks:true\n', 'skip-checks:true'],
  ['Fix skip ci', undefined],
  ['Fix (skip ci)', undefined],
  ['skip-checks: true', undefined],
  ['Fix\n\nskip-checks: true, they say', undefined],
  ['', undefined],
])('%j keeps GitHub from starting a workflow by %s', (message, found) => {
  expect(skipInstruction(message)).toBe(found);
});
