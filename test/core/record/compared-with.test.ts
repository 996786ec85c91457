import { describe, expect, it } from 'vitest';
import type { Corners } from '../../../src/core/corners/facts.ts';
import { lossesOf } from '../../../src/core/corners/losses.ts';
import { comparedWith } from '../../../src/core/record/compared-with.ts';
import type { Regenerated } from '../../../src/core/record/regenerated.ts';
import { ran } from '../corners/cases.ts';
import { honest, policyWith, run } from '../judge/cases.ts';

const HAD = { from: 'run', milliseconds: 5 } as const;
const LOST: Corners['losses'] = lossesOf(ran('passed a.ts › x'), ran('passed a.ts › y'), [], HAD);
const UNMADE = { kind: 'not-had', code: 'proof-unchecked', why: 'nobody asked' } as const;
const policy = policyWith();

/** What a job found out that compared with the branch `junk`. */
const made = (corners: Corners, onto: Partial<Regenerated> = { onto: 'junk' }): Regenerated => {
  const first = run(policy, 'unit', 0, ['passed a.ts › y']);
  const record: typeof first.record = { ...first.record, losses: [['a.ts', 'x']] };
  const unit = { first: { ...first, record }, corners };
  return { ...honest(policy, { unit, types: { first: run(policy, 'types', 0, []) } }).regenerated, ...onto };
};

describe('what the base says', () => {
  it('is told of the branch that it was asked of', () => {
    const found = made({ losses: LOST, regressions: { kind: 'unneeded' } });
    expect(comparedWith('junk', found)).toEqual(found);
  });

  const why = 'it was compared with junk, and the base is main now';

  it.each<[what: string, corners: Corners, told: Corners]>([
    [
      'all of it',
      { losses: LOST, regressions: { kind: 'unneeded' }, proof: UNMADE },
      {
        losses: { kind: 'not-had', code: 'baseline-missing', why },
        regressions: { kind: 'not-had', code: 'regressions-unchecked', why },
        proof: UNMADE,
      },
    ],
    ['what was not asked', {}, {}],
  ])('is nothing of another branch: %s', (_what, corners, told) => {
    const { suites } = comparedWith('main', made(corners));
    expect(suites['unit']?.corners).toEqual(told);
    expect(suites['unit']?.first.record).not.toHaveProperty('losses');
    expect(suites['types']).toEqual(made(corners).suites['types']);
  });

  it('is nothing where nobody tells of which branch it is', () => {
    const { suites } = comparedWith('main', made({ losses: LOST }, {}));
    expect(suites['unit']?.corners?.losses).toMatchObject({
      why: 'it was compared with no branch that is told, and the base is main now',
    });
  });
});
