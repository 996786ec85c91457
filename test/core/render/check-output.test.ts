import { describe, expect, it } from 'vitest';
import { finding } from '../../../src/core/judge/finding.ts';
import { decide, type Verdict } from '../../../src/core/judge/verdict.ts';
import { renderCheck } from '../../../src/core/render/check-output.ts';

const COMMIT = 'a'.repeat(40);
const of = (...findings: Verdict['findings']): Verdict => decide({ commit: COMMIT, findings });

describe('the check run of a verdict', () => {
  it('is a success for a match, and a failure for all else', () => {
    expect(renderCheck({ verdict: of() })).toMatchObject({ conclusion: 'success', annotations: [] });
    for (const code of ['internal', 'block-missing', 'commit-stale', 'suite-failed'] as const)
      expect(renderCheck({ verdict: of(finding(code, 'why')) }).conclusion).toBe('failure');
  });

  it('has a title, the summary, and annotations at the lines of files alone', () => {
    const verdict = of(
      finding('suite-failed', 'it fails', { place: { file: '.github/recount.yml', line: 4 } }),
      finding('tests-none', 'none', { place: { file: '.github/recount.yml' } }),
      finding('suite-failed', 'nowhere'),
    );
    const { title, summary, annotations } = renderCheck({ verdict });
    expect(title).toBe(`failing: The record is true; the suite fails on ${COMMIT.slice(0, 12)}.`);
    expect(summary).toContain('Recount: failing');
    expect(annotations).toMatchObject([
      { path: '.github/recount.yml', line: 4, title: 'recount: suite-failed' },
      { path: '.github/recount.yml', line: 1, title: 'recount: tests-none' },
    ]);
  });

  it('leaves out what GitHub would not take', () => {
    const block = 'x'.repeat(70_000);
    const { summary } = renderCheck({ verdict: of(finding('block-missing', 'none')), block });
    expect(summary.length).toBeLessThan(65_535);
    expect(summary).toContain('Something is left out here');
  });
});
