import { expect, test } from 'vitest';
import type { Verdict } from '../../../src/core/judge/verdict.ts';
import { sentenceOf } from '../../../src/core/render/outcome.ts';

const MATCH: Verdict = { outcome: 'match', pass: true, commit: 'a'.repeat(40), findings: [], notChecked: [] };

test.each<[what: string, more: Partial<Verdict>, sentence: string]>([
  ['a block', {}, 'The pinned record is what aaaaaaaaaaaa gives.'],
  [
    'no block',
    { notChecked: ['block'] },
    'The suites pass on aaaaaaaaaaaa as far as the policy demands. No block was needed, and none was there to compare.',
  ],
  [
    'the blocks of a group',
    { group: [3, 4] },
    'The suites pass on aaaaaaaaaaaa, which a merge queue made of #3, #4, as far as the policy demands, and each block in it is what its own head gives.',
  ],
])('a match of %s is told in one sentence', (_what, more, sentence) => {
  expect(sentenceOf({ ...MATCH, ...more })).toBe(sentence);
});
