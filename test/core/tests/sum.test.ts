import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSum, type SummedTest } from '../../../src/core/tests/sum.ts';
import { openTally } from '../../../src/core/tests/tally.ts';

const word = fc.constantFrom('', 'a', 'b', 'é');
const summed: fc.Arbitrary<SummedTest> = fc.record({
  outcome: fc.constantFrom('passed', 'failed', 'skipped'),
  group: word,
  name: word,
});

const sumOf = (tests: readonly SummedTest[]) => {
  const sum = openSum();
  for (const one of tests) sum.add(one);
  return sum;
};

test('a sum is what a tally that keeps names comes to', () => {
  fc.assert(
    fc.property(fc.array(summed), (tests) => {
      const tally = openTally([], 10);
      for (const one of tests) if (one.outcome !== 'unstable') tally.add({ ...one, outcome: one.outcome });
      const { counts, digest } = tally.finish();
      expect(sumOf(tests).sum()).toEqual({ counts, digest });
    }),
  );
});

test('sums of parts merge into the sum of the whole', () => {
  fc.assert(
    fc.property(fc.array(summed), fc.array(summed), (some, others) => {
      const merged = sumOf(some);
      merged.merge(sumOf(others).parts());
      expect(merged.sum()).toEqual(sumOf([...some, ...others]).sum());
    }),
  );
});

test('unstable tests are counted where the policy has any', () => {
  const sum = openSum(true);
  sum.add({ outcome: 'unstable', group: 'a', name: 'x' });
  expect(sum.sum().counts).toEqual({ total: 1, passed: 0, failed: 0, skipped: 0, unstable: 1 });
});
