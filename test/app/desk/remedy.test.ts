import { describe, expect, it } from 'vitest';
import { remedyHere } from '../../../src/app/desk/remedy.ts';
import { CODES, type Code } from '../../../src/core/codes.ts';
import { fault } from '../../../src/core/fault.ts';

describe('a remedy at a desk', () => {
  it('sends nobody to the runs of a workflow where GitHub did not answer a person', () => {
    for (const code of ['github-unreachable', 'github-refused', 'github-limited', 'github-unexpected'] as const)
      expect(remedyHere(fault(code, 'no'))).not.toMatch(/gh run rerun|the job/);
  });

  it('is the one of this very case where one was given', () => {
    expect(remedyHere(fault('github-refused', 'no', { remedy: 'ask Mona' }))).toBe('ask Mona');
  });

  it('is the verb’s own help where it was misused, and the list of verbs where there is none', () => {
    expect(remedyHere(fault('usage', 'no'), 'pin')).toBe('`recount pin --help` shows what it takes');
    expect(remedyHere(fault('tree-dirty', 'no'), 'pin')).toBe(CODES['tree-dirty'].remedy);
    expect(remedyHere(fault('usage', 'no'))).toBe(CODES.usage.remedy);
  });

  it('is the code’s own for everything else', () => {
    const code: Code = 'tree-dirty';
    expect(remedyHere(fault(code, 'no'))).toBe(CODES[code].remedy);
  });
});
