import { describe, expect, it } from 'vitest';
import { rowsToPlay } from '../../table-rows.ts';
import { tellHistory, tellProof } from './history.ts';
import { RUNNERS } from './runners.ts';
import { HISTORIES, PROOFS } from './table.ts';

const SLOW = { timeout: 180_000 };

describe('a pull request and what it lost', () => {
  for (const { title, ...history } of rowsToPlay(HISTORIES))
    it.skipIf(RUNNERS[history.runner].missing !== undefined)(`${history.runner}: ${title}`, SLOW, async () => {
      const { gone = [], skipped = [], focused = [], moved = [], broken = [], codes = [] } = history;
      const { declared = 'match' } = history;
      expect(await tellHistory({ title, ...history })).toEqual({
        found: { gone, skipped, focused, moved, broken },
        undeclared: codes,
        declared,
        violations: [],
      });
    });
});

describe('a pull request and what it proves', () => {
  for (const { title, test, over, ...history } of PROOFS)
    it.skipIf(RUNNERS[history.runner].missing !== undefined)(`${history.runner}: ${title}`, SLOW, async () => {
      const told = await tellProof(history, test);
      const proves = over === 'assertion' || over === 'unknown';
      expect(told, told.said).toMatchObject({
        exit: proves ? 0 : 1,
        base: over,
        outcome: proves ? 'match' : 'mismatch',
        codes: proves ? [] : ['proof-not-shown'],
        status: '',
      });
    });

  it('offers the nearest names where the one that is named is no test', SLOW, async () => {
    const [first] = PROOFS;
    if (first === undefined) throw new Error('Expected a history.');
    const told = await tellProof(first, 'test/sums.test.js › refuses zeros');
    expect(told).toMatchObject({ exit: 2, status: '' });
    expect(told.said).toContain('test-unknown');
    expect(told.said).toContain('"test/sums.test.js › refuses zero"');
  });
});
