import { describe, expect, it } from 'vitest';
import { rulesBetween, skeletonOf } from '../../../src/core/calibrate/name-rule.ts';
import { openNormaliser } from '../../../src/core/tests/normaliser.ts';
import { valueOf } from '../../e2e/handed-over.ts';

/** Two names of one test, and what the rules make of both. */
const CASES: readonly (readonly [one: string, other: string, made: string])[] = [
  ['forks as pid 17', 'forks as pid 4711', 'forks as pid <number>'],
  ['17 forks', '18 forks', '<number> forks'],
  ['($17.50) of 20', '($18) of 20', '($<number>) of 20'],
  ['writes /tmp/abC-1/x', 'writes /tmp/qq/y-z', 'writes <path>'],
  ['writes /private/tmp/a', 'writes /var/folders/b', 'writes <path>'],
  ['id 0b6cb5f5-8c6a-4b43-9d5c-64c0f4f1a9b1 of 3', 'id 7d444840-9dc0-11d1-b245-5ffdce74fad2 of 3', 'id <uuid> of 3'],
  ['at 2026-11-29T12:00:00Z', 'at 2026-11-30T08:15:30.250+02:00', 'at <time>'],
  ['object at 0x7f3a', 'object at 0x55d0c2', 'object at <address>'],
  ['build 9f86d081884c', 'build 2c26b46b68ff', 'build <hash>'],
  ['port 1, pid 2', 'port 3, pid 4', 'port <number>, pid <number>'],
  ['rows 1 2', 'rows 3 4', 'rows <number> <number>'],
  ['costs $5', 'costs $6', 'costs $<number>'],
];

describe('rules for names that are made anew', () => {
  it.each(CASES)('%s / %s', async (one, other, made) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
    const normalise = valueOf(await openNormaliser(rulesBetween(one, other)));
    const nameOf = (name: string) => normalise({ group: '', name, outcome: 'passed' }).name;
    expect([nameOf(one), nameOf(other)]).toEqual([made, made]);
  });

  it('are none for equal texts, and names of other words have another skeleton', () => {
    expect(rulesBetween('as 1', 'as 1')).toEqual([]);
    expect(skeletonOf('adds 1')).not.toBe(skeletonOf('takes 1'));
    expect(skeletonOf('adds 1')).not.toBe(skeletonOf('adds one'));
  });
});
