import { describe, expect, test } from 'vitest';
import { finding } from '../../../src/core/judge/finding.ts';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import { refuse, type Verdict } from '../../../src/core/judge/verdict.ts';
import type { Regenerated } from '../../../src/core/record/regenerated.ts';
import type { SuiteResult } from '../../../src/core/record/suite-result.ts';
import { renderAnnotations } from '../../../src/core/render/annotations.ts';
import { sentenceOf } from '../../../src/core/render/outcome.ts';
import { renderSummary, type SummaryFacts } from '../../../src/core/render/summary.ts';
import { renderVerdict } from '../../../src/core/render/terminal.ts';
import { claiming, GREEN, HEAD, type Line, OTHER, policyWith, RED, run, unitRan, unreadable } from '../judge/cases.ts';
import { HOSTILE, skeletons } from './skeleton.ts';

const POLICY = policyWith();
const GREEN_RUN = run(POLICY, 'unit', 0, GREEN);
const BLOCK = '<!-- recount -->\n\n## Verification\n\n```recount\n{}\n```\n\n<!-- /recount -->';

const factsOf = (facts: Facts, more: Partial<SummaryFacts> = {}): SummaryFacts => ({
  verdict: judge(facts),
  pinned: facts.pinned.ok ? facts.pinned.value.record : undefined,
  regenerated: facts.regenerated,
  block: BLOCK,
  ...more,
});

/** A suite's result with what is only told of it. */
const telling = (facts: Facts, told: Partial<SuiteResult>): Facts => {
  const unit = facts.regenerated.suites['unit'];
  if (unit === undefined) throw new Error('no suite');
  const suites = { ...facts.regenerated.suites, unit: { ...unit, first: { ...unit.first, ...told } } };
  return { ...facts, regenerated: { ...facts.regenerated, suites } };
};

const RED_FACTS = telling(unitRan(POLICY, 1, RED), {
  tail: ' FAIL  a.ts > adds\n\u001b[31mexpected 3 to be 2\u001b[0m\n```\n@octocat ::error::x\n',
  notes: ['a row was repaired in unit.xml'],
});
const FLICKERS: readonly Line[] = ['failed net › flickers', ...GREEN];

describe('the summary of each outcome, as a reader gets it', () => {
  test.each<[outcome: string, facts: SummaryFacts]>([
    ['match', factsOf(unitRan(POLICY, 0, GREEN))],
    [
      'match-without-block',
      factsOf(
        { ...unitRan(POLICY, 0, GREEN), blockNeeded: false, pinned: unreadable('block-missing') },
        {
          remarks: ['dependabot[bot] is exempt: no block is needed, and the suites must pass all the same'],
        },
      ),
    ],
    ['match-with-unstable', factsOf(unitRan(policyWith('unstable: ["net › *"]'), 1, FLICKERS))],
    ['mismatch', factsOf(claiming(RED_FACTS, {}, GREEN_RUN.record))],
    ['mismatch-block', factsOf({ ...unitRan(POLICY, 0, GREEN), pinned: unreadable('block-hidden') })],
    ['stale', factsOf(claiming(unitRan(POLICY, 0, GREEN), { commit: OTHER }))],
    ['failing', factsOf(RED_FACTS)],
    ['failing-without-reports', factsOf(unitRan(POLICY, 1, 'report-missing'))],
    ['inconclusive-unstable', factsOf(claiming(unitRan(POLICY, 1, RED, GREEN_RUN), {}, GREEN_RUN.record))],
    [
      'inconclusive-fault',
      {
        verdict: refuse(HEAD, [finding('setup-failed', 'setup: `npm ci` ended with 1')]),
        tail: 'npm error code E503\nnpm error 503 Service Unavailable',
      },
    ],
  ])('%s', async (outcome, facts) => {
    await expect(renderSummary(facts)).toMatchFileSnapshot(`./fixtures/${outcome}.md`);
  });

  test('a suite that fails is given a block to paste where the body has none, and not in place of a true one', () => {
    const without = factsOf({ ...RED_FACTS, blockNeeded: false, pinned: unreadable('block-missing') });
    const offered = [without, factsOf(RED_FACTS)].map((facts) => [
      facts.verdict.outcome,
      renderSummary(facts).includes(BLOCK),
    ]);
    expect(offered).toEqual([
      ['failing', true],
      ['failing', false],
    ]);
  });
});

describe('the verdict in one sentence', () => {
  const verdict: Verdict = { outcome: 'inconclusive', pass: false, commit: HEAD, findings: [], notChecked: [] };
  test.each<[more: Partial<Verdict>, sentence: string]>([
    [{ outcome: 'match', pass: true }, 'The pinned record is what aaaaaaaaaaaa gives.'],
    [
      { outcome: 'match', pass: true, notChecked: ['block'] },
      'The suites pass on aaaaaaaaaaaa as far as the policy demands. No block was needed, and none was there to compare.',
    ],
    [{ outcome: 'mismatch' }, 'The pull request does not pin what aaaaaaaaaaaa gives.'],
    [
      { outcome: 'stale' },
      'The pinned record is of something else than aaaaaaaaaaaa under the present policy. Counts were not compared.',
    ],
    [
      { outcome: 'failing', findings: [finding('suite-failed', 'x', {}), finding('path-denied', 'x', {})] },
      'The record is true; the suite fails on aaaaaaaaaaaa.',
    ],
    [
      { outcome: 'failing', findings: [finding('path-protected', 'x', {})] },
      'The record is true; the policy is not met on aaaaaaaaaaaa.',
    ],
    [
      { outcome: 'failing', findings: [finding('suite-failed', 'x', {})], notChecked: ['block'] },
      'The suite fails on aaaaaaaaaaaa. No block was needed, and none was there to compare.',
    ],
    [{ fault: 'author' }, 'Nothing can be said about aaaaaaaaaaaa: it lies with the author.'],
    [{ fault: 'repository' }, "Nothing can be said about aaaaaaaaaaaa: it lies with the repository's set-up."],
    [{ fault: 'runner' }, 'Nothing can be said about aaaaaaaaaaaa: it lies with the runner.'],
    [{ fault: 'github' }, 'Nothing can be said about aaaaaaaaaaaa: it lies with GitHub.'],
    [{ fault: 'suite' }, 'Nothing can be said about aaaaaaaaaaaa: it lies with the suite.'],
    [{}, 'Nothing can be said about aaaaaaaaaaaa: it lies with Recount.'],
    [{ commit: '', fault: 'runner' }, 'Nothing can be said about this run: it lies with the runner.'],
  ])('%j', (more, sentence) => {
    expect(sentenceOf({ ...verdict, ...more })).toBe(sentence);
  });
});

describe('names that people choose change no element of a summary', () => {
  const named = (name: string): SummaryFacts => {
    const policy = policyWith('unstable: ["* u"], must: report');
    const honest = unitRan(policy, 1, RED);
    const told = telling(honest, {
      unstable: [['failed', name, `${name} u`]],
      notes: [name],
      tail: name,
    });
    const facts = claiming(told, {}, { command: `x${name}`, failing: [[`g${name}`, name]], skipping: [['g', name]] });
    return factsOf(facts, { remarks: [`x ${name}`], tail: name });
  };
  const plain = skeletons(renderSummary(named('harmless')));

  test.each(HOSTILE.map((name) => [name]))('%j', (name) => {
    expect(skeletons(renderSummary(named(name)))).toEqual(plain);
  });

  test('nor does a remedy that came with the hand-over', () => {
    const facts = (remedy: string): SummaryFacts => ({ verdict: refuse(HEAD, [finding('internal', 'x', { remedy })]) });
    const base = skeletons(renderSummary(facts('read it')));
    for (const name of HOSTILE.filter((one) => !one.includes('`')))
      expect(skeletons(renderSummary(facts(`x ${name}`)))).toEqual(base);
  });
});

describe('a summary fits, since GitHub drops one of more than a mebibyte whole', () => {
  const MEBIBYTE = 1024 * 1024;
  const many = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `n${index}`);

  test('findings without end are told by fifty and by their number', () => {
    const findings = many(5_000).map((name) => finding('failing-contradicted', name, { pinned: '@#:'.repeat(5_000) }));
    const text = renderSummary({ verdict: refuse(HEAD, findings) });
    expect(Buffer.byteLength(text)).toBeLessThan(MEBIBYTE);
    expect(text).toContain('50 more findings are in the output `verdict`.');
  });

  test('the remedies, the counts and the block stay when the output of a suite does not fit', () => {
    const base = RED_FACTS.regenerated.suites['unit'];
    if (base === undefined) throw new Error('no suite');
    const loud = { first: { ...base.first, tail: `${'漢'.repeat(900)}\n`.repeat(17), notes: [...many(30)] } };
    const suites: Regenerated['suites'] = Object.fromEntries(many(300).map((name) => [name, loud]));
    const text = renderSummary(
      factsOf(
        { ...RED_FACTS, pinned: unreadable('block-missing') },
        { regenerated: { ...RED_FACTS.regenerated, suites } },
      ),
    );
    expect(Buffer.byteLength(text)).toBeLessThan(MEBIBYTE);
    const kept = ['### What to do', '### Claimed and found', BLOCK, 'Something is left out here'];
    expect(kept.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('changed files of the harness come first of all, as code, and not all of very many', () => {
    const text = renderSummary(factsOf(unitRan(POLICY, 0, GREEN), { harness: ['vitest.config.ts', 'a|`b`.csproj'] }));
    const [, , first = ''] = text.split('\n\n');
    expect(first).toMatch(/^\*\*Look at these first\*\*/);
    expect(first).toContain('<code>vitest.config.ts</code>, <code>a&#124;&#96;b&#96;.csproj</code>');
    const many = Array.from({ length: 40 }, (_, index) => `p${index}/package.json`);
    expect(renderSummary(factsOf(unitRan(POLICY, 0, GREEN), { harness: many }))).toContain('and 10 more');
    expect(renderSummary(factsOf(unitRan(POLICY, 0, GREEN), { harness: 'unlisted' }))).toContain('could not be listed');
    expect(renderSummary(factsOf(unitRan(POLICY, 0, GREEN), { harness: [] }))).not.toContain('Look at');
  });

  test('the end of an output is what is kept of it', () => {
    const text = renderSummary({ verdict: refuse(HEAD, []), tail: `beginning\n${'x\n'.repeat(20_000)}end` });
    expect(text).not.toContain('beginning');
    expect(text).toContain('end\n```');
  });

  test('unstable tests without end are told by two hundred', () => {
    const unstable = many(1_000).map((name) => ['failed', 'g', name] as const);
    const text = renderSummary(factsOf(telling(unitRan(POLICY, 0, GREEN), { unstable })));
    expect(text.match(/: failed$/gm)).toHaveLength(200);
  });
});

test('what was claimed is shown also where nothing was found', () => {
  const { pinned } = factsOf(unitRan(POLICY, 0, GREEN));
  const text = renderSummary({ verdict: refuse(HEAD, []), pinned });
  expect(text).toContain('| <code>unit</code> | claimed | <code>0</code> | 4 | 3 | 0 | 1 |\n|  | found | – |');
  expect(text).not.toContain('Found by');
});

test('a terminal gets the verdict in lines, without colours or line breaks of others', () => {
  const verdict = refuse(HEAD, [finding('suite-failed', 'unit: a\n\u001b[31mb', { remedy: 'mend\nit' })]);
  expect(renderVerdict({ ...verdict, outcome: 'failing', notChecked: ['suite docs: \u202ex'] })).toBe(
    [
      'failing: The record is true; the suite fails on aaaaaaaaaaaa.',
      '  suite-failed: unit: a b',
      '    to mend it: mend it',
      '  not checked: suite docs: x',
      '',
    ].join('\n'),
  );
});

describe('annotations', () => {
  const of = (...findings: Parameters<typeof finding>[]) =>
    renderAnnotations(
      refuse(
        HEAD,
        findings.map((one) => finding(...one)),
      ),
    );

  test('say what is so and what mends it, at its place', () => {
    expect(
      of([
        'policy-invalid',
        'p.yml: block: expected required',
        { place: { file: 'p.yml', line: 3, column: 8 }, remedy: 'correct it' },
      ]),
    ).toEqual([
      {
        title: 'recount: policy-invalid',
        message: 'p.yml: block: expected required. To mend it: correct it.',
        file: 'p.yml',
        line: 3,
        column: 8,
      },
    ]);
  });

  test('are on one line without invisible characters, and within 4,096 characters the remedy is never lost', () => {
    const [annotation] = of(['suite-failed', `a\nb\u202e${'x'.repeat(9_000)}`, { remedy: 'y'.repeat(9_000) }]);
    expect(annotation?.message.length).toBeLessThanOrEqual(4_096);
    expect(annotation?.message).toMatch(/^a bx+…\. To mend it: y+…\.$/);
  });

  test('of up to ten findings are one each', () => {
    expect(of(...Array.from({ length: 10 }, (): Parameters<typeof finding> => ['suite-failed', 'x']))).toHaveLength(10);
  });

  test('of more are ten, the last of which tells how many are left out, and details come last', () => {
    const details = Array.from({ length: 20 }, (): Parameters<typeof finding> => ['failing-contradicted', 'unit: x']);
    const annotations = of(...details, ['exit-contradicted', 'unit: exit: claimed 0, found 1']);
    expect(annotations).toHaveLength(10);
    expect(annotations[0]?.title).toBe('recount: exit-contradicted');
    expect(annotations[1]?.title).toBe('recount: failing-contradicted');
    expect(annotations[9]).toEqual({ title: 'recount', message: "12 more findings are in the job's summary." });
  });
});
