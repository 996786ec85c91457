import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord } from '../../src/core/record/record.ts';
import { rowsToPlay } from '../table-rows.ts';
import type { Files } from '../world/repository.ts';
import { openWorld, type PullRequestOptions, type World } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { type Judged, judgeAgain, judgePullRequest } from './story.ts';
import { command, greenTests, type Outcome, policyOf, reportOf, suiteFiles } from './suite.ts';

const red: Readonly<Record<string, Outcome>> = { ...greenTests, adds: 'failed' };

interface Case {
  readonly policy?: string;
  readonly files?: Files;
  readonly pull?: PullRequestOptions;
  /** The body, made from the honest record; none by default. */
  readonly body?: (honest: RunRecord) => string;
}

const block = (honest: RunRecord): string => renderBlock(fitBlock(honest));

/** Runs the judged job, lets the author pin what it found (or not), and judges. */
const tell = async ({ policy, files = {}, pull = {}, body }: Case): Promise<Judged & { readonly world: World }> => {
  await using world = await openWorld({
    ...(policy === undefined ? {} : { policy }),
    files: { ...suiteFiles(), ...files },
  });
  const opened = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, ...pull });
  const first = await opened.runJob('rerun');
  if (body !== undefined) opened.edit({ body: body(honestRecord(first)) });
  const judged = await judgeAgain(opened, first);
  expect(world.violations).toEqual([]);
  return { ...judged, world };
};

const inPull = (tests: Readonly<Record<string, Outcome>>, exit = 0): PullRequestOptions => ({
  files: suiteFiles(tests, exit),
});

type Row = readonly [
  title: string,
  of: Case,
  outcome: string,
  codes: readonly string[],
  notChecked?: readonly string[],
];

const rows: readonly Row[] = [
  [
    'a red suite, pinned honestly',
    { policy: policyOf(), pull: inPull(red, 1), body: block },
    'failing',
    ['suite-failed'],
  ],
  [
    'a red suite that the policy wants reported only',
    { policy: policyOf({ more: '    must: report\n' }), pull: inPull(red, 1), body: block },
    'match',
    [],
  ],
  [
    'a green report of a run that ends with 3',
    { policy: policyOf(), pull: inPull(greenTests, 3), body: block },
    'failing',
    ['suite-failed'],
  ],
  [
    'a change where the policy allows none, pinned honestly',
    { policy: `${policyOf()}changes: { allow: [src/**] }\n`, body: block },
    'failing',
    ['path-denied'],
  ],
  [
    'a change of the policy, which is protected',
    {
      policy: `${policyOf()}changes: {}\n`,
      pull: { files: { '.github/recount.yml': `${policyOf()}# more\nchanges: {}\n` } },
      body: block,
    },
    'failing',
    ['path-protected'],
  ],
  [
    'a change that the policy allows',
    { policy: `${policyOf()}changes: { allow: ["*.txt"] }\n`, body: block },
    'match',
    [],
  ],
  ['no test at all', { policy: policyOf(), pull: inPull({}), body: block }, 'failing', ['tests-none']],
  [
    'no test at all where the policy allows it',
    { policy: policyOf({ more: '    min-tests: 0\n' }), pull: inPull({}), body: block },
    'match',
    [],
  ],
  [
    'fewer tests than the policy demands',
    { policy: policyOf({ more: '    min-tests: 9\n' }), body: block },
    'failing',
    ['tests-too-few'],
  ],
  [
    'a report that is not well-formed',
    { policy: policyOf(), pull: { files: { 'report.xml': '<testsuite><testcase' } }, body: block },
    'failing',
    ['suite-failed'],
  ],
  [
    'a report with a document type of its own',
    {
      policy: policyOf(),
      pull: { files: { 'report.xml': '<!DOCTYPE a [<!ENTITY b "c">]><testsuite/>' } },
      body: block,
    },
    'failing',
    ['suite-failed'],
  ],
  [
    'an empty report',
    { policy: policyOf(), pull: { files: { 'report.xml': '' } }, body: block },
    'failing',
    ['suite-failed'],
  ],
  ['no report', { policy: policyOf().replace('"*.xml"', '"*.json"'), body: block }, 'failing', ['suite-failed']],
  ['a failed run that has no block', { policy: policyOf(), pull: inPull(red, 1) }, 'mismatch', ['block-missing']],
  ['counts alone, as the policy says', { policy: policyOf({ more: '    tests: counts\n' }), body: block }, 'match', []],
  [
    'the outcome alone, as the policy says',
    { policy: policyOf({ more: '    tests: outcome\n' }), body: block },
    'match',
    [],
  ],
  [
    'a suite without reports',
    {
      policy: `version: 1\nisolation: none\nsuites: { types: { run: [test, -e, exit], scope: syntax } }\n`,
      body: block,
    },
    'match',
    [],
  ],
  [
    'a suite that ends itself with a signal',
    { policy: `version: 1\nisolation: none\nsuites: { kill: { run: 'kill -9 $$', scope: offline } }\n`, body: block },
    'failing',
    ['suite-failed'],
  ],
  [
    'a suite that takes too long',
    {
      policy: `version: 1\nisolation: none\nsuites: { slow: { run: 'sleep 30', scope: offline, timeout: 1s } }\n`,
      body: block,
    },
    'failing',
    ['suite-failed'],
  ],
  [
    'a program that is not there',
    { policy: `version: 1\nisolation: none\nsuites: { gone: { run: [no-such-program], scope: offline } }\n` },
    'inconclusive',
    ['suite-unstartable'],
  ],
  [
    'a suite of another system that is required',
    { policy: policyOf({ more: '    os: macos\n' }) },
    'inconclusive',
    ['suite-not-here'],
  ],
  ['no block where none is needed', { policy: policyOf({ top: 'block: when-present\n' }) }, 'match', [], ['block']],
  [
    'a false block where none is needed',
    {
      policy: policyOf({ top: 'block: when-present\n' }),
      body: (honest) => block(honest).replace('| 3 |', '| 4 |').replace('"passed": 3', '"passed": 4'),
    },
    'mismatch',
    ['tests-contradicted'],
  ],
  [
    'an imitation where no block is needed',
    { policy: policyOf({ top: 'block: when-present\n' }), body: () => '```Recount\n{}\n```' },
    'mismatch',
    ['block-imitated'],
  ],
  [
    'a red suite where no block is needed',
    { policy: policyOf({ top: 'block: when-present\n' }), pull: inPull(red, 1) },
    'failing',
    ['suite-failed'],
    ['block'],
  ],
  [
    'an exempt app',
    {
      policy: policyOf({ top: 'exempt: [{ app: dependabot }]\n' }),
      pull: { author: 'dependabot[bot]', authorType: 'Bot' },
    },
    'match',
    [],
    ['block'],
  ],
  [
    'an exempt app whose suite is red',
    {
      policy: policyOf({ top: 'exempt: [{ app: dependabot }]\n' }),
      pull: { ...inPull(red, 1), author: 'dependabot[bot]', authorType: 'Bot' },
    },
    'failing',
    ['suite-failed'],
    ['block'],
  ],
  [
    'a person with the name of an exempt app',
    {
      policy: policyOf({ top: 'exempt: [{ app: dependabot }]\n' }),
      pull: { author: 'dependabot', authorType: 'User' },
    },
    'mismatch',
    ['block-missing'],
  ],
  [
    'an app that is not exempt',
    {
      policy: policyOf({ top: 'exempt: [{ app: dependabot }]\n' }),
      pull: { author: 'renovate[bot]', authorType: 'Bot' },
    },
    'mismatch',
    ['block-missing'],
  ],
  [
    'an unstable test that fails, named by the policy',
    { policy: policyOf({ more: '    unstable: ["add*"]\n' }), pull: inPull(red, 1), body: block },
    'match',
    [],
  ],
  [
    'an unstable test that is gone',
    { policy: policyOf({ more: '    unstable: ["net › *"]\n' }), body: block },
    'failing',
    ['unstable-gone'],
  ],
  [
    'too many unstable tests',
    { policy: policyOf({ more: '    unstable: ["*s"]\n' }) },
    'inconclusive',
    ['unstable-too-many'],
  ],
  [
    'a setup that fails',
    { policy: policyOf({ top: 'setup: ["echo no registry; exit 7"]\n' }) },
    'inconclusive',
    ['setup-failed'],
  ],
  [
    'a policy that cannot be read',
    { policy: 'version: 1\nsuits: {}\n' },
    'inconclusive',
    ['policy-invalid', 'policy-invalid'],
  ],
  [
    'a policy that is a symbolic link, which GitHub follows',
    { files: { 'policy.yml': policyOf(), '.github/recount.yml': { link: '../policy.yml' } } },
    'inconclusive',
    ['policy-invalid'],
  ],
  [
    'no policy on the base, and one in the pull request',
    { files: {}, pull: { files: { '.github/recount.yml': policyOf() } } },
    'inconclusive',
    ['policy-missing'],
  ],
];

/** Lost tests are looked for where a push has left what the base gave, and else not checked. */
const NO_BASELINE: unknown = expect.stringMatching(
  /^lost tests of suite unit: no push left a baseline of [0-9a-f]{40}$/,
);

describe('what the policy says', () => {
  const cases = rows.map(([title, of, outcome, codes, notChecked]) => ({ title, of, outcome, codes, notChecked }));
  it.each(rowsToPlay(cases))('$title', async ({ of, outcome, codes, notChecked }) => {
    const judged = await tell(of);
    expect({ outcome: judged.outcome, codes: judged.codes }, judged.rerun.step.log).toEqual({ outcome, codes });
    expect(judged.job.step.exitCode).toBe(outcome === 'match' ? 0 : outcome === 'inconclusive' ? 2 : 1);
    if (notChecked !== undefined) expect(judged.verdict).toMatchObject({ notChecked: [...notChecked, NO_BASELINE] });
  });
});

describe('suites that look at some paths alone', () => {
  const policy = `${policyOf({ more: '    paths: ["src/**", exit, report.xml]\n' })}  docs:
    run: [test, -e, exit]
    scope: syntax
    paths: ["docs/**"]
`;
  it('leaves out what the pull request does not touch, on both sides', async () => {
    const judged = await tell({ policy, pull: { files: { 'src/a.ts': 'a\n' } }, body: block });
    expect(judged).toMatchObject({ outcome: 'match', codes: [] });
    expect(judged.verdict).toMatchObject({
      notChecked: ['suite docs: the pull request touches none of its paths', NO_BASELINE],
    });
  });
  it('takes a suite that was not run for invented', async () => {
    const judged = await tell({
      policy,
      pull: { files: { 'src/a.ts': 'a\n' } },
      body: (honest) => {
        const unit = honest.suites['unit'];
        if (unit === undefined) throw new Error('The suite unit was not run.');
        const docs = { command: ['test', '-e', 'exit'], scope: 'syntax' as const, exit: 0 };
        return block({ ...honest, suites: { unit, docs } });
      },
    });
    expect(judged).toMatchObject({ outcome: 'mismatch', codes: ['suite-not-run'] });
  });
});

describe('a suite that varies', () => {
  // The first run of a workspace gives one test fewer than every later one.
  const varies = (first: string) => `version: 1
isolation: none
suites:
  unit:
    run: 'if [ -e .ran ]; then cp report.xml "$RECOUNT_REPORTS/"; else touch .ran; ${first}; fi'
    reports: ["*.xml"]
    scope: offline
`;
  const fewer = reportOf({ adds: 'passed', subtracts: 'passed', multiplies: 'passed' });

  it('is confirmed before anyone is blamed, and nobody is', async () => {
    await using world = await openWorld({
      policy: varies('cp fewer.xml "$RECOUNT_REPORTS/"'),
      files: { ...suiteFiles(), 'fewer.xml': fewer, '.gitignore': '.ran\n' },
    });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const honest = await pull.runJob('rerun', undefined, { prepare: async () => {} });
    const record = honestRecord(honest);
    const { unit } = record.suites;
    if (unit === undefined) throw new Error('The suite unit was not run.');
    const tests = { total: 4, passed: 3, failed: 0, skipped: 1 };
    const more: RunRecord = { ...record, suites: { unit: { ...unit, tests, exit: 1 } } };
    pull.edit({ body: renderBlock(fitBlock(more)) });
    const judged = await judgePullRequest(pull);
    expect(judged).toMatchObject({ outcome: 'mismatch' });
    expect(judged.codes).toContain('unstable');
    expect(judged.codes).toContain('exit-contradicted');
    expect(world.violations).toEqual([]);
  });

  it('shows before all else which files of the harness the pull request changes', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'package.json': '{}\n', 'src/a.ts': '1\n' } });
    pull.edit({ body: block(honestRecord(await pull.runJob('rerun'))) });
    const { outcome, job } = await judgePullRequest(pull);
    expect(outcome).toBe('match');
    expect(job.step.summary).toMatch(/Look at these first.*<code>package\.json<\/code>\n/);
    expect(world.violations).toEqual([]);
  });

  it('keeps what the first run found where there can be no second one', async () => {
    await using world = await openWorld({
      policy: policyOf()
        .replace('; exit "$(cat exit)"', '; cp report.xml left.xml')
        .replace('["*.xml"]', '["*.xml", "./left.xml"]'),
      files: suiteFiles(),
    });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const record = honestRecord(await pull.runJob('rerun'));
    const { unit } = record.suites;
    if (unit === undefined) throw new Error('The suite unit was not run.');
    pull.edit({ body: block({ ...record, suites: { unit: { ...unit, exit: 1 } } }) });
    const judged = await judgePullRequest(pull);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({
      outcome: 'mismatch',
      codes: ['exit-contradicted'],
    });
    expect(judged.job.step.summary).toContain('could not be run once more');
  });

  it('is inconclusive where what varied is all there is', async () => {
    await using world = await openWorld({
      policy: varies('cp fewer.xml "$RECOUNT_REPORTS/"'),
      files: { ...suiteFiles(), 'fewer.xml': fewer, '.gitignore': '.ran\n' },
    });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const settled = await pull.runJob('rerun', undefined, { prepare: async (workspace) => touch(workspace) });
    pull.edit({ body: block(honestRecord(settled)) });
    const judged = await judgePullRequest(pull);
    expect({ outcome: judged.outcome, first: judged.codes[0] }).toEqual({ outcome: 'inconclusive', first: 'unstable' });
    expect(judged.verdict).toMatchObject({ fault: 'suite' });
  });
});

const touch = async (workspace: string): Promise<void> => {
  const { writeFile } = await import('node:fs/promises');
  await writeFile(`${workspace}/.ran`, '');
};

describe('the command', () => {
  it('is the one of the base, whatever the pull request writes', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest({
      files: { '.github/recount.yml': policyOf().replace(command, 'true'), ...suiteFiles(red, 1) },
    });
    const rerun = await pull.runJob('rerun');
    pull.edit({ body: block(honestRecord(rerun)) });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'failing', codes: ['suite-failed'] });
    expect(honestRecord(rerun).suites['unit']?.command).toBe(command);
  });
});
