import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord, SuiteRecord } from '../../src/core/record/record.ts';
import { rowsToPlay } from '../table-rows.ts';
import type { JobRun } from '../world/jobs.ts';
import type { PullRequest } from '../world/pull-request.ts';
import { openWorld, type World } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const OTHER_DIGEST = `sha256:${'ab'.repeat(32)}` as const;
const OTHER_ID = 'ab'.repeat(20);

const withSuite = (record: RunRecord, change: Partial<SuiteRecord>): RunRecord => ({
  ...record,
  suites: { ...record.suites, unit: { ...unitOf(record), ...change } },
});

const unitOf = (record: RunRecord): SuiteRecord => {
  const { unit } = record.suites;
  if (unit === undefined) throw new Error('The record has no suite unit.');
  return unit;
};

type Optional = 'tests' | 'digest' | 'groups' | 'failing' | 'skipping';

const without = (record: RunRecord, field: Optional): RunRecord => {
  const unit: { -readonly [Key in keyof SuiteRecord]: SuiteRecord[Key] } = { ...unitOf(record) };
  delete unit[field];
  return { ...record, suites: { ...record.suites, unit } };
};

const count = (name: 'total' | 'passed' | 'failed' | 'skipped', add: number) => (record: RunRecord) => {
  const tests = unitOf(record).tests ?? { total: 0, passed: 0, failed: 0, skipped: 0 };
  return withSuite(record, { tests: { ...tests, [name]: tests[name] + add } });
};

/** The block of a changed record, whole and well rendered: a lie that only a second run can find. */
const pinned = (change: (record: RunRecord) => RunRecord) => (honest: RunRecord) =>
  renderBlock(fitBlock(change(honest), 60_000));

/** The honest block with its text changed: what a hand, a bot or a bad tool makes of it. */
const text = (change: (block: string) => string) => (honest: RunRecord) => change(renderBlock(fitBlock(honest)));

const json = (from: string | RegExp, to: string) =>
  text((block) => {
    const changed = block.replace(from, to);
    if (changed === block) throw new Error(`Nothing in the block is ${String(from)}`);
    return changed;
  });

type Row = readonly [
  title: string,
  body: (honest: RunRecord) => string | null,
  outcome: string,
  codes: readonly string[],
  field?: string,
];

const lies: readonly Row[] = [
  [
    'one more test than there is',
    pinned((r) => count('total', 1)(count('passed', 1)(r))),
    'mismatch',
    ['tests-contradicted', 'tests-contradicted'],
    'tests.total',
  ],
  ['a total that is no sum', pinned(count('total', 1)), 'mismatch', ['tests-contradicted'], 'tests.total'],
  ['one test more passed', pinned(count('passed', 1)), 'mismatch', ['tests-contradicted'], 'tests.passed'],
  ['one test more failed', pinned(count('failed', 1)), 'mismatch', ['tests-contradicted'], 'tests.failed'],
  ['one test fewer skipped', pinned(count('skipped', -1)), 'mismatch', ['tests-contradicted'], 'tests.skipped'],
  [
    'counts of unstable tests that the policy does not name',
    pinned((r) => withSuite(r, { tests: { total: 4, passed: 3, failed: 0, skipped: 1, unstable: 0 } })),
    'mismatch',
    ['tests-contradicted'],
    'tests.unstable',
  ],
  ['no counts', pinned((r) => without(r, 'tests')), 'mismatch', ['field-missing'], 'tests'],
  [
    'another digest',
    pinned((r) => withSuite(r, { digest: OTHER_DIGEST })),
    'mismatch',
    ['digest-contradicted'],
    'digest',
  ],
  ['no digest', pinned((r) => without(r, 'digest')), 'mismatch', ['field-missing'], 'digest'],
  ['another exit', pinned((r) => withSuite(r, { exit: 1 })), 'mismatch', ['exit-contradicted'], 'exit'],
  [
    'a signal instead of an exit',
    pinned((r) => withSuite(r, { exit: 'signal:SIGKILL' })),
    'mismatch',
    ['exit-contradicted'],
    'exit',
  ],
  [
    'a timeout instead of an exit',
    pinned((r) => withSuite(r, { exit: 'timeout' })),
    'mismatch',
    ['exit-contradicted'],
    'exit',
  ],
  ['a narrower command', pinned((r) => withSuite(r, { command: 'true' })), 'mismatch', ['command-altered'], 'command'],
  [
    'the same command as a list',
    pinned((r) => withSuite(r, { command: ['sh', '-c', String(unitOf(r).command)] })),
    'mismatch',
    ['command-altered'],
    'command',
  ],
  [
    'a command with one blank more',
    pinned((r) => withSuite(r, { command: `${String(unitOf(r).command)} ` })),
    'mismatch',
    ['command-altered'],
    'command',
  ],
  ['a scope raised', pinned((r) => withSuite(r, { scope: 'live' })), 'mismatch', ['scope-altered'], 'scope'],
  ['a scope lowered', pinned((r) => withSuite(r, { scope: 'syntax' })), 'mismatch', ['scope-altered'], 'scope'],
  [
    'reports said to be refused',
    pinned((r) =>
      withSuite(without(without(without(without(without(r, 'tests'), 'digest'), 'groups'), 'failing'), 'skipping'), {
        report: 'report-missing',
      }),
    ),
    'mismatch',
    ['report-contradicted'],
    'report',
  ],
  [
    'groups of other tests',
    pinned((r) => withSuite(r, { groups: Buffer.alloc(12, 7).toString('base64') })),
    'mismatch',
    ['group-contradicted'],
    'groups',
  ],
  [
    'groups cut in the middle',
    pinned((r) => withSuite(r, { groups: Buffer.alloc(11, 7).toString('base64') })),
    'mismatch',
    ['group-contradicted'],
    'groups',
  ],
  [
    'a failing test that passes',
    pinned((r) => withSuite(r, { failing: [['test/sum.test.ts', 'adds']] })),
    'mismatch',
    ['failing-contradicted'],
    'failing',
  ],
  [
    'a skipped test that is not skipped',
    pinned((r) => withSuite(r, { skipping: [['test/sum.test.ts', 'adds']] })),
    'mismatch',
    ['skipping-contradicted'],
    'skipping',
  ],
  [
    'a skipped test named twice',
    pinned((r) => withSuite(r, { skipping: [...(unitOf(r).skipping ?? []), ...(unitOf(r).skipping ?? [])] })),
    'mismatch',
    ['skipping-contradicted'],
    'skipping',
  ],
  [
    'lost tests, where nothing compares them',
    pinned((r) => withSuite(r, { losses: [['a', 'b']] })),
    'mismatch',
    ['field-invented'],
    'losses',
  ],
  [
    'proofs that nothing has run over the base',
    pinned((r) => withSuite(r, { proves: [['a', 'b']] })),
    'inconclusive',
    ['proof-unchecked'],
  ],
  ['a suite left out', pinned((r) => ({ ...r, suites: {} })), 'mismatch', ['suite-missing']],
  [
    'a suite that the policy does not hold',
    pinned((r) => ({ ...r, suites: { ...r.suites, more: unitOf(r) } })),
    'mismatch',
    ['suite-invented'],
  ],
  [
    'the suite under another name',
    pinned((r) => ({ ...r, suites: { units: unitOf(r) } })),
    'mismatch',
    ['suite-missing', 'suite-invented'],
  ],
  ['another tree', pinned((r) => ({ ...r, tree: OTHER_ID })), 'mismatch', ['tree-contradicted'], 'tree'],
  ['another commit', pinned((r) => ({ ...r, commit: OTHER_ID })), 'stale', ['commit-stale'], 'commit'],
  ['another policy', pinned((r) => ({ ...r, policy: OTHER_DIGEST })), 'stale', ['policy-moved'], 'policy'],
  [
    'two lies at once',
    pinned((r) => withSuite(count('passed', 1)(r), { exit: 2 })),
    'mismatch',
    ['exit-contradicted', 'tests-contradicted'],
  ],
  [
    'a coverage that is not compared',
    json('"exit": 0,', '"exit": 0, "coverage": 97,'),
    'mismatch',
    ['field-invented'],
    'suites.unit.coverage',
  ],
  [
    'a field at the top',
    json('"recount": 1,', '"recount": 1, "reviewed": true,'),
    'mismatch',
    ['field-invented'],
    'reviewed',
  ],
  ['free text in `by`', json('"os":', '"note": "all good", "os":'), 'mismatch', ['field-invented'], 'by.note'],
  ['a newer format', json('"recount": 1,', '"recount": 2,'), 'inconclusive', ['format-newer']],
  [
    'a field twice, the better value last',
    json('"exit": 0,', '"exit": 1, "exit": 0,'),
    'mismatch',
    ['block-unreadable'],
  ],
  ['a field twice, once escaped', json('"exit": 0,', '"e\\u0078it": 1, "exit": 0,'), 'mismatch', ['block-unreadable']],
  ['a prototype', json('"recount": 1,', '"recount": 1, "__proto__": {},'), 'mismatch', ['block-unreadable']],
  ['a number too large to be one', json('"passed": 3', '"passed": 9007199254740993'), 'mismatch', ['block-unreadable']],
  ['a number that is almost one', json('"passed": 3', '"passed": 3.0'), 'mismatch', ['block-unreadable']],
  ['a number as text', json('"passed": 3', '"passed": "3"'), 'mismatch', ['block-unreadable']],
  ['a look-alike letter in a name', json('"suites"', '"suit\u0435s"'), 'mismatch', ['block-charset']],
  ['JSON that ends early', json(/\n}\n```/, '\n```'), 'mismatch', ['block-unreadable']],
  [
    'a table that says one thing and JSON another',
    json('| 3 | 0 | 1 |', '| 4 | 0 | 0 |'),
    'mismatch',
    ['block-altered'],
  ],
  ['a heading of its own', json('## Verification', '## Verified by the team'), 'mismatch', ['block-altered']],
  [
    'a sentence inside the block',
    json('## Verification\n', '## Verification\n\nAll 412 tests pass.\n'),
    'mismatch',
    ['block-altered'],
  ],
  ['no body', () => null, 'mismatch', ['block-missing']],
  ['an empty body', () => '', 'mismatch', ['block-missing']],
  ['prose alone', () => 'All 412 tests pass.', 'mismatch', ['block-missing']],
  ['line breaks written out', text((block) => block.replaceAll('\n', '\\n')), 'mismatch', ['block-escaped']],
  [
    'a block in a comment',
    text((block) => `<!--\n${block.replaceAll('<!--', '').replaceAll('-->', '')}\n-->`),
    'mismatch',
    ['block-hidden'],
  ],
  ['a comment that never ends before it', text((block) => `<!-- note\n\n${block}`), 'mismatch', ['block-hidden']],
  [
    'a block in folded details',
    text((block) => `<details><summary>More</summary>\n\n${block}\n\n</details>`),
    'mismatch',
    ['block-hidden'],
  ],
  ['a block in an attribute', text((block) => `<div title="\n\n${block}\n\n">x</div>`), 'mismatch', ['block-hidden']],
  ['a block in a template', text((block) => `<template>\n\n${block}\n\n</template>`), 'mismatch', ['block-hidden']],
  ['a quoted block', text((block) => block.replaceAll(/^/gm, '> ')), 'mismatch', ['block-quoted']],
  ['a block in a list', text((block) => `- done\n\n${block.replaceAll(/^/gm, '  ')}`), 'mismatch', ['block-quoted']],
  ['an indented block', text((block) => block.replaceAll(/^/gm, '    ')), 'mismatch', ['block-indented']],
  ['a block in a longer fence', text((block) => `\`\`\`\`markdown\n${block}\n\`\`\`\``), 'mismatch', ['block-nested']],
  ['a block in a fence of tildes', text((block) => `~~~\n${block}\n~~~`), 'mismatch', ['block-nested']],
  ['two blocks', text((block) => `${block}\n\n${block}`), 'mismatch', ['block-doubled']],
  [
    'a good block and a quoted bad one',
    text((block) => `${block}\n\n${block.replace('"passed": 3', '"passed": 4').replaceAll(/^/gm, '> ')}`),
    'mismatch',
    ['block-imitated'],
  ],
  [
    'a good block and an imitation with another letter',
    text((block) => `${block}\n\n\`\`\`rec\u043eunt\n{}\n\`\`\``),
    'mismatch',
    ['block-imitated'],
  ],
  ['an info string with words behind it', json('```recount', '```recount json'), 'mismatch', ['block-imitated']],
  [
    'a block cut off in its fence',
    text((block) => block.slice(0, block.indexOf('"digest"'))),
    'mismatch',
    ['block-truncated'],
  ],
  ['a block without its end', json('<!-- /recount -->', ''), 'mismatch', ['block-truncated']],
];

const honestOnes: readonly Row[] = [
  ['the block alone', text((block) => block), 'match', []],
  ['prose around it', text((block) => `Fixes the sum.\n\n${block}\n\nThanks!`), 'match', []],
  [
    'CRLF line ends, as the web editor stores them',
    text((block) => `Hello\n\n${block}`.replaceAll('\n', '\r\n')),
    'match',
    [],
  ],
  ['lone CR line ends', text((block) => `Hello\n\n${block}`.replaceAll('\n', '\r')), 'match', []],
  [
    "a template's open elements and comments before it",
    text((block) => `<!-- Describe your change -->\n\n<div align="center">\n\n<describe your change>\n\n${block}`),
    'match',
    [],
  ],
  [
    'a bot that appends',
    text(
      (block) =>
        `${block}\n\n<!-- bot: summary -->\n## Summary by a bot\n\n| file | change |\n| --- | --- |\n| a | b |\n\n<details>\n<summary>x</summary>\n\ny\n</details>\n`,
    ),
    'match',
    [],
  ],
  [
    'other tables and fences',
    text((block) => `| a | b |\n| --- | --- |\n| 1 | 2 |\n\n\`\`\`json\n{"exit": 1}\n\`\`\`\n\n${block}`),
    'match',
    [],
  ],
  [
    'JSON on one line',
    text((block) =>
      block.replace(
        /```recount\n([^`]*)```/,
        (_, body: string) => `\`\`\`recount\n${JSON.stringify(JSON.parse(body))}\n\`\`\``,
      ),
    ),
    'match',
    [],
  ],
  ['a shorter list of skipped tests', pinned((r) => withSuite(r, { skipping: [] })), 'match', []],
  ['no lists at all', pinned((r) => without(without(without(r, 'skipping'), 'failing'), 'groups')), 'match', []],
  [
    'another machine, another time, another version',
    pinned((r) => ({
      ...r,
      by: { ...r.by, tool: 'recount 9.9.9', at: '2020-02-02T02:02:02Z', os: 'darwin', arch: 'arm64', milliseconds: 1 },
    })),
    'match',
    [],
  ],
];

describe('one commit, and what its author may pin of it', () => {
  let world: World;
  let pull: PullRequest;
  let rerun: JobRun;
  let honest: RunRecord;

  beforeAll(async () => {
    world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    rerun = await pull.runJob('rerun');
    honest = honestRecord(rerun);
  });
  afterAll(async () => {
    expect(world.violations).toEqual([]);
    await world[Symbol.asyncDispose]();
  });

  const cases = [...honestOnes, ...lies].map(([title, body, outcome, codes, field]) => ({
    title,
    body,
    outcome,
    codes,
    field,
  }));
  it.each(rowsToPlay(cases))('$title', async ({ body, outcome, codes, field }) => {
    pull.edit({ body: body(honest) });
    const judged = await judgeAgain(pull, rerun);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome, codes });
    if (field !== undefined) expect(judged.verdict.findings[0]?.field).toBe(field);
    expect(judged.job.step.exitCode).toBe(outcome === 'match' ? 0 : outcome === 'inconclusive' ? 2 : 1);
    expect(judged.job.outputs['pass']).toBe(String(outcome === 'match'));
    expect(judged.job.result).toBe(outcome === 'match' ? 'success' : 'failure');
  });
});
