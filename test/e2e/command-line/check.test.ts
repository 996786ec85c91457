import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import type { RunRecord } from '../../../src/core/record/record.ts';
import { openWorld } from '../../world/world.ts';
import { openDesk } from '../story.ts';
import { greenTests, policyOf, reportOf, suiteFiles } from '../suite.ts';
import { matching, recordJsonIn, verdictIn } from './answers.ts';
import { type LocalDesk, type LocalDeskOptions, openLocalDesk } from './local-desk.ts';

const OTHER = 'ab'.repeat(20);
const OTHER_DIGEST = `sha256:${'ab'.repeat(32)}` as const;

const block = (record: RunRecord): string => `Some words.\n\n${renderBlock(fitBlock(record))}\n`;
const onePassedMore = (record: RunRecord): string =>
  block(record).replace('| 3 | 0 | 1 |', '| 4 | 0 | 1 |').replace('"passed": 3', '"passed": 4');

/** Records HEAD once, then checks a body made from the record against it, without a network or GitHub. */
const checkOffline = async (
  desk: LocalDesk,
  bodyOf: (record: RunRecord) => string,
  options: readonly string[] = [],
) => {
  const [body, file] = [join(desk.root, 'body.md'), join(desk.root, 'record.json')];
  const run = await desk.recount(['run', '--json', '--out', file]);
  await writeFile(body, bodyOf(recordJsonIn(run.out)));
  return desk.recount(['check', '--body', body, '--record', file, ...options]);
};

type Row = readonly [
  title: string,
  desk: LocalDeskOptions,
  body: (record: RunRecord) => string,
  exit: number,
  outcome: string,
  codes: readonly string[],
];

const red = suiteFiles({ adds: 'passed', divides: 'failed' }, 1);

const rows: readonly Row[] = [
  ['an honest block', {}, block, 0, 'match', []],
  ['a count that is too high', {}, onePassedMore, 1, 'mismatch', ['tests-contradicted']],
  ['no block', {}, () => 'All 412 tests pass.', 1, 'mismatch', ['block-missing']],
  ['no block where none is needed', { policy: policyOf({ top: 'block: when-present\n' }) }, () => '', 0, 'match', []],
  ['two blocks', {}, (record) => block(record) + block(record), 1, 'mismatch', ['block-doubled']],
  ['a hidden block', {}, (record) => `<details>\n\n${block(record)}\n</details>`, 1, 'mismatch', ['block-hidden']],
  ['another commit', {}, (record) => block({ ...record, commit: OTHER }), 1, 'stale', ['commit-stale']],
  ['another policy', {}, (record) => block({ ...record, policy: OTHER_DIGEST }), 1, 'stale', ['policy-moved']],
  ['a red suite, told as it is', { files: red }, block, 1, 'failing', ['suite-failed']],
  [
    'a red suite that may be red',
    { files: red, policy: policyOf({ more: '    must: report\n' }) },
    block,
    0,
    'match',
    [],
  ],
  [
    'a newer format',
    {},
    (record) => block(record).replace('"recount": 1,', '"recount": 2,'),
    2,
    'inconclusive',
    ['format-newer'],
  ],
  [
    'a suite of another system',
    {
      policy: `${policyOf()}  other:\n    run: ["true"]\n    scope: syntax\n    os: ${process.platform === 'darwin' ? 'linux' : 'macos'}\n`,
    },
    block,
    2,
    'inconclusive',
    ['suite-not-here'],
  ],
];

describe('recount check --body --record', () => {
  it.each(rows)('%s', async (_title, options, bodyOf, exit, outcome, codes) => {
    await using desk = await openLocalDesk(options);
    const call = await checkOffline(desk, bodyOf, ['--json']);
    const told = verdictIn(call.out);
    expect({ exit: call.exit, outcome: told.outcome, codes: told.findings.map(({ code }) => code) }, call.err).toEqual({
      exit,
      outcome,
      codes,
    });
    expect(told.pass).toBe(exit === 0);
    for (const { message, remedy } of told.findings) expect([message, remedy]).not.toContain('');
  });

  it('says it in words: the outcome first, then each finding with what mends it', async () => {
    await using desk = await openLocalDesk();
    const { out, err } = await checkOffline(desk, onePassedMore);
    const head = await desk.clone.git('rev-parse', '--short=12', 'HEAD');
    expect(out).toBe(`mismatch: The pull request does not pin what ${head} gives.
  tests-contradicted: unit: tests.passed: claimed 4, found 3
    to mend it: run \`recount run --fresh\` on this commit, then \`recount pin\`; where that is refused again, \`recount pin --from-ci\` pins what CI found, \`recount explain\` tells the tests, and \`recount calibrate\` what they depend on
`);
    expect(err).toMatch(
      /^policy: \.github\/recount\.yml at origin\/main \([0-9a-f]{12}\)\na record from a file is not confirmed by a second run, .*`recount calibrate` tells whether it varies\n$/,
    );
  });

  it('asks no network', async () => {
    await using desk = await openLocalDesk();
    await desk.clone.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/octo/demo.git');
    const { exit, err } = await checkOffline(desk, block);
    expect(exit, err).toBe(0);
    expect(err).not.toContain('could not be fetched');
  });

  it('takes no weaker policy of HEAD for the base’s where the clone does not know which branch that is', async () => {
    await using desk = await openLocalDesk();
    await desk.clone.git('remote', 'set-head', 'origin', '--delete');
    await desk.commit({ '.github/recount.yml': policyOf().replace(/run: .*/, "run: 'true'") });
    const [body, file] = [join(desk.root, 'body.md'), join(desk.root, 'record.json')];
    const run = await desk.recount(['run', '--base', 'HEAD', '--out', file]);
    await writeFile(body, run.out);
    const { exit, out, err } = await desk.recount(['check', '--body', body, '--record', file]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain('the default branch of origin is not known here: it is not asked');
  });

  it('asks nothing of the record’s `by`', async () => {
    await using desk = await openLocalDesk();
    const file = join(desk.root, 'record.json');
    const record = recordJsonIn((await desk.recount(['run', '--json'])).out);
    await writeFile(file, JSON.stringify({ ...record, by: { ...record.by, os: 'darwin', isolation: 'container' } }));
    const body = join(desk.root, 'body.md');
    await writeFile(body, block(record));
    expect((await desk.recount(['check', '--body', body, '--record', file])).exit).toBe(0);
  });

  it('names the policy that a record was made under, and the way to a present one', async () => {
    await using desk = await openLocalDesk();
    const file = join(desk.root, 'record.json');
    const run = await desk.recount(['run', '--json', '--out', file]);
    await writeFile(join(desk.root, 'body.md'), block(recordJsonIn(run.out)));
    await desk.origin.commit({
      branch: 'main',
      files: { '.github/recount.yml': policyOf().replace('offline', 'live') },
    });
    await desk.clone.git('fetch', '--quiet');
    const { exit, out } = await desk.recount(['check', '--body', join(desk.root, 'body.md'), '--record', file]);
    expect(exit).toBe(2);
    expect(out).toMatch(
      /policy-changed: the record was made under the policy sha256:.*\n {4}to mend it: `recount run --out FILE`/,
    );
  });

  it.each([
    ['is not there', undefined, /file-unreadable: .*record\.json: ENOENT/],
    [
      'is no JSON',
      'All 412 tests pass.',
      /record-unreadable: .*record\.json is not JSON.*\n.*`recount run --out FILE`/,
    ],
    ['is another document', '{"outcome":"match"}', /record-unreadable: .*record\.json is not a record/],
  ])('a record that %s is named', async (_title, text, said) => {
    await using desk = await openLocalDesk();
    const file = join(desk.root, 'record.json');
    if (text !== undefined) await writeFile(file, text);
    await writeFile(join(desk.root, 'body.md'), '');
    const { exit, err } = await desk.recount(['check', '--body', join(desk.root, 'body.md'), '--record', file]);
    expect(exit).toBe(2);
    expect(err).toMatch(said);
  });

  it('a record without a suite that the policy runs is none to judge by', async () => {
    await using desk = await openLocalDesk();
    const record = recordJsonIn((await desk.recount(['run', '--json'])).out);
    await writeFile(join(desk.root, 'body.md'), block(record));
    await writeFile(join(desk.root, 'record.json'), JSON.stringify({ ...record, suites: {} }));
    const { exit, err } = await desk.recount([
      'check',
      '--body',
      join(desk.root, 'body.md'),
      '--record',
      join(desk.root, 'record.json'),
    ]);
    expect(exit).toBe(2);
    expect(err).toMatch(/record-unreadable: .* lacks suite unit, which the policy runs here/);
  });
});

describe('recount check without --record', () => {
  it('runs the suites, or takes the record that they left', async () => {
    await using desk = await openLocalDesk({ files: red });
    await writeFile(join(desk.root, 'body.md'), '');
    const first = await desk.recount(['check', '--body', join(desk.root, 'body.md')]);
    expect(first.exit).toBe(1);
    expect(first.err).toContain('unit: exit 1, 2 tests: 1 passed, 1 failed, 0 skipped');
    const { out } = await desk.recount(['run']);
    await writeFile(join(desk.root, 'body.md'), out);
    const second = await desk.recount(['check', '--body', join(desk.root, 'body.md')]);
    expect(second.out).toMatch(/^failing: /);
    expect(second.err).not.toContain('unit: exit');
  });

  // It ends well each first and third time of three.
  const flaky = 'n="$(git rev-parse --git-dir)/n"; echo >> "$n"; [ $(($(wc -l < "$n") % 3)) -ne 2 ]';
  it.each<
    [what: string, run: string, top: string, lie: boolean, outcome: string, codes: readonly string[], again: boolean]
  >([
    ['varies', flaky, '', false, 'inconclusive', ['unstable', 'suite-failed', 'exit-contradicted'], true],
    ['varies, where the policy wants no second run', flaky, 'confirm: false\n', false, 'mismatch', [], false],
    ['does not vary', 'true', '', true, 'mismatch', ['exit-contradicted'], true],
    ['is told as it is', 'true', '', false, 'match', [], false],
  ])('a suite that differs from its block is run once more, as in CI: one that %s', async (...row) => {
    const [, run, top, lie, outcome, codes, again] = row;
    const policy = `version: 1\nisolation: none\n${top}suites:\n  unit: { run: '${run}', scope: offline }\n`;
    await using desk = await openLocalDesk({ policy });
    const body = join(desk.root, 'body.md');
    const record = recordJsonIn((await desk.recount(['run', '--json'])).out);
    const { unit } = record.suites;
    if (unit === undefined) throw new Error('the record has no suite');
    await writeFile(body, block(lie ? { ...record, suites: { unit: { ...unit, exit: 3 } } } : record));
    const call = await desk.recount(['check', '--fresh', '--json', '--body', body]);
    const told = verdictIn(call.out);
    expect(told.outcome, call.err).toBe(outcome);
    if (codes.length > 0) expect(told.findings.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(call.err.includes('suite unit differs from the block: it is run once more')).toBe(again);
    const [varied] = told.findings.filter(({ code }) => code === 'unstable');
    if (varied !== undefined) expect(varied.remedy).toMatch(/^`recount calibrate` tells what varies; /);
  });

  it.each(['', 'confirm: false\n'])('names the tests that differ, as CI does: %j', async (top) => {
    await using desk = await openLocalDesk({ policy: policyOf({ top }) });
    const before = recordJsonIn((await desk.recount(['run', '--json'])).out);
    await desk.write({ 'report.xml': reportOf({ ...greenTests, adds: 'skipped' }) });
    await desk.commit({});
    const now = recordJsonIn((await desk.recount(['run', '--json'])).out);
    const body = join(desk.root, 'body.md');
    await writeFile(body, block({ ...now, suites: before.suites }));
    const { exit, out } = await desk.recount(['check', '--body', body]);
    expect(exit).toBe(1);
    expect(out).toContain('test/sum.test.ts › adds is skipped and was passed');
    // Both files that a record can be had from: the one of `--out` holds no test, the stored one does.
    const folder = join(await desk.clone.git('rev-parse', '--absolute-git-dir'), 'recount');
    const files = await readdir(folder, { recursive: true });
    const stored = files.find((file) => file.includes(now.tree) && file.endsWith('.json'));
    const given = await desk.recount(['check', '--body', body, '--record', join(folder, stored ?? '')]);
    expect(given.out).toContain('test/sum.test.ts › adds is skipped and was passed');
  });

  it('records nothing of a dirty tree', async () => {
    await using desk = await openLocalDesk();
    await desk.write({ exit: '1\n', 'body.md': '' });
    const { exit, err } = await desk.recount(['check', '--body', 'body.md']);
    expect(exit).toBe(2);
    expect(err).toContain('tree-dirty: files differ from HEAD: exit');
  });
});

describe('recount check without --body', () => {
  it('says what it needs where the clone knows no GitHub', async () => {
    await using desk = await openLocalDesk();
    const { exit, err } = await desk.recount(['check'], { env: { GH_TOKEN: 'any' } });
    expect(exit).toBe(2);
    expect(err).toMatch(
      /pull-request-unknown: no remote of this clone is a repository on GitHub\n {2}to mend it: add the remote .*`git remote set-url origin URL`.*`recount check --body F`/,
    );
  });

  it('says how to give a token where there is none', async () => {
    await using desk = await openLocalDesk();
    const nowhere = await desk.recount(['check', '--no-fetch', '--base', 'HEAD']);
    expect(nowhere.exit).toBe(2);
    expect(nowhere.err).toContain('pull-request-unknown: no remote of this clone is a repository on GitHub');
    await desk.clone.git('remote', 'add', 'github', 'https://github.com/octo/demo.git');
    const { exit, err } = await desk.recount(['check', '--no-fetch', '--base', 'HEAD']);
    expect(exit).toBe(2);
    expect(err).toMatch(/token-missing: .*\n {2}to mend it: set GH_TOKEN, or sign in with `gh auth login`/);
  });

  it('reads the body and the author of the pull request, and says which head it speaks of', async () => {
    await using world = await openWorld({
      policy: policyOf({ top: 'exempt: [{ app: dependabot }]\n' }),
      files: suiteFiles(),
    });
    const pull = await world.openPullRequest({ author: 'dependabot[bot]', authorType: 'Bot' });
    const desk = await openDesk(world, 'topic');
    const exempt = await desk.recount('check');
    expect(exempt).toMatchObject({
      exit: 0,
      out: matching(/^match: The suites pass on .* No block was needed/),
    });
    pull.edit({ body: (await desk.recount('run')).out });
    expect(await desk.recount('check')).toMatchObject({
      exit: 0,
      out: matching(/^match: The pinned record/),
    });

    await desk.clone.git('commit', '--quiet', '--allow-empty', '--message', 'More');
    const ahead = await desk.recount('check');
    expect(ahead).toMatchObject({ exit: 1, out: matching(/^stale: /) });
    const head = await desk.clone.git('rev-parse', 'HEAD');
    expect(ahead.err).toContain(
      `the head of the pull request is ${pull.headSha()}; this is what the check will say once ${head} is`,
    );
    expect(world.violations).toEqual([]);
  });

  it('asks who has approved what the policy protects, as CI does', async () => {
    await using world = await openWorld({ policy: `${policyOf()}changes: {}\n`, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { '.github/workflows/ci.yml': 'on: push\n' } });
    const desk = await openDesk(world, 'topic');
    pull.edit({ body: (await desk.recount('run')).out });
    const before = await desk.recount('check');
    expect(before).toMatchObject({
      exit: 1,
      out: matching(/^failing: .*\n {2}path-protected: .*nobody has approved it/),
    });
    expect(before.out).toContain(`must approve #1 at ${pull.headSha()}`);

    pull.review('lisa', 'APPROVED', { role: 'write' });
    const { exit, out } = await desk.recount('check', '--json');
    expect({ exit, told: verdictIn(out) }).toMatchObject({ exit: 0, told: { approval: { by: 'lisa', as: 'other' } } });

    // A new head needs a new approval.
    await desk.clone.git('commit', '--quiet', '--allow-empty', '--message', 'More');
    pull.edit({ body: (await desk.recount('run')).out });
    expect(await desk.recount('check')).toMatchObject({
      exit: 1,
      out: matching(/lisa approved .*, which is not the head/),
    });

    world.fail('POST /graphql', { kind: 'status', status: 403 });
    const unread = await desk.recount('check');
    expect(unread).toMatchObject({ exit: 1, out: matching(/path-protected: /) });
    expect(unread.err).toContain('who has approved what the policy protects could not be read');
    expect(world.violations).toEqual([]);
  });

  it('takes an administrator’s own change for approved where the policy does', async () => {
    const policy = `${policyOf()}changes: { approvers: maintainer }\n`;
    await using world = await openWorld({ policy, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { '.github/workflows/ci.yml': 'on: push\n' } });
    const desk = await openDesk(world, 'topic');
    pull.edit({ body: (await desk.recount('run')).out });
    expect((await desk.recount('check')).exit).toBe(1);
    world.repository.roles.set('mona', 'admin');
    expect(await desk.recount('check')).toMatchObject({ exit: 0, out: matching(/^match: /) });
    expect(world.violations).toEqual([]);
  });
});
