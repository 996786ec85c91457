import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordSchema } from '../../../src/core/record/record.ts';
import { openSpecification } from '../../fixtures/in-toto/check.ts';
import { greenTests, policyOf, reportOf, suiteFiles } from '../suite.ts';
import { matching } from './answers.ts';
import { type LocalDesk, openLocalDesk, recordIn } from './local-desk.ts';

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'macos', win32: 'windows' };
const HERE = SYSTEMS[process.platform];
const ELSEWHERE = HERE === 'macos' ? 'linux' : 'macos';

/** A suite that leaves a line behind each time it runs. */
const counted = `version: 1
suites:
  unit:
    run: 'echo ran >> .ran; cp report.xml "$RECOUNT_REPORTS/"'
    reports: ["*.xml"]
    scope: offline
`;
const countedFiles = { ...suiteFiles(), '.gitignore': '.ran\n' };
const timesRun = async (desk: LocalDesk): Promise<number> =>
  (await readFile(join(desk.clone.path, '.ran'), 'utf8').catch(() => '')).split('\n').length - 1;

describe('recount run', () => {
  it('puts the block of HEAD on stdout, and on stderr the policy that it took and how the suites went', async () => {
    await using desk = await openLocalDesk();
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    const record = await recordIn(out);
    expect(record).toMatchObject({
      commit: await desk.clone.git('rev-parse', 'HEAD'),
      tree: await desk.clone.git('rev-parse', 'HEAD^{tree}'),
      suites: { unit: { exit: 0, tests: { total: 4, passed: 3, failed: 0, skipped: 1 } } },
      by: { os: process.platform, arch: process.arch, isolation: 'none', network: 'open' },
    });
    const main = await desk.clone.git('rev-parse', '--short=12', 'origin/main');
    expect(err.split('\n')[0]).toBe(`policy: .github/recount.yml at origin/main (${main})`);
    expect(err).toContain('unit: exit 0, 4 tests: 3 passed, 0 failed, 1 skipped');
  });

  it('gives the record as JSON and nothing else with --json, and as a file with --out', async () => {
    await using desk = await openLocalDesk();
    const { exit, out } = await desk.recount(['run', '--json', '--out', join(desk.root, 'record.json')]);
    expect(exit).toBe(0);
    const record = recordSchema.parse(JSON.parse(out));
    expect(record).toEqual(JSON.parse(await readFile(join(desk.root, 'record.json'), 'utf8')));
    expect(record.suites['unit']?.skipping).toEqual([['test/sum.test.ts', 'divides by zero']]);
  });

  it('writes the record as a statement of in-toto with --statement, with every test by name', async () => {
    await using desk = await openLocalDesk();
    const file = join(desk.root, 'statement.json');
    const { exit, out } = await desk.recount(['run', '--json', '--statement', file]);
    expect(exit).toBe(0);
    const statement: unknown = JSON.parse(await readFile(file, 'utf8'));
    const recount: unknown = JSON.parse(out);
    const specified = openSpecification();
    expect(specified(statement), JSON.stringify(specified.errors)).toBe(true);
    expect(statement).toMatchObject({
      subject: [{ digest: { gitCommit: await desk.clone.git('rev-parse', 'HEAD') } }],
      predicate: {
        result: 'PASSED',
        passedTests: ['adds', 'subtracts', 'multiplies'].map((name) => `unit › test/sum.test.ts › ${name}`),
        failedTests: [],
        recount,
      },
    });
  });

  it('writes no two texts into one file, by whatever ways it is named, and runs nothing then', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    const file = join(desk.root, 'both.json');
    await symlink(desk.root, join(desk.root, 'way'));
    for (const other of [file, `${desk.root}/./both.json`, join(desk.root, 'way', 'both.json')]) {
      const { exit, out, err } = await desk.recount(['run', '--out', file, '--statement', other]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(/^recount: usage: --out and --statement name one file, .*both\.json: give each its own\n/);
    }
    expect(await timesRun(desk)).toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  it('gives every fault as JSON too', async () => {
    await using desk = await openLocalDesk();
    await desk.write({ exit: '1\n' });
    const { exit, out } = await desk.recount(['run', '--json']);
    expect(exit).toBe(2);
    expect(JSON.parse(out)).toEqual({
      error: [
        {
          code: 'tree-dirty',
          message: 'files differ from HEAD: exit',
          remedy: 'commit or stash them: a record is of a commit',
        },
      ],
    });
  });

  it('takes its own colours from nobody: no escape sequence leaves it where no terminal is', async () => {
    await using desk = await openLocalDesk();
    const { out, err } = await desk.recount(['run'], { env: { FORCE_COLOR: '1' } });
    expect(`${out}${err}`).not.toContain('\u001b');
  });
});

describe('tracked files that a suite changes', () => {
  it('are told once it has ended, so that nobody is blamed for them at the next run', async () => {
    const policy = policyOf().replace('run: ', 'run: echo new > snapshot; ');
    await using desk = await openLocalDesk({ policy, files: { ...suiteFiles(), snapshot: 'old\n' } });
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect(err).toContain(
      'tracked files changed while the suites ran: snapshot. Where the suites did it, `git restore` them before the next run',
    );
    expect((await desk.recount(['run'])).err).toContain('tree-dirty: files differ from HEAD: snapshot');
    await desk.clone.git('restore', 'snapshot');
    const again = await desk.recount(['run']);
    expect(again.exit).toBe(0);
    expect(again.err).not.toContain('tracked files changed');
  });

  it('are looked for when the last shard of the last suite has ended', async () => {
    const suite = (run: string) => `{ run: '${run}', scope: offline, shards: 2, reports: ["*.xml"], min-tests: 0 }`;
    const policy = `version: 1\nisolation: none\nsuites:\n  a: ${suite('echo {index} > a')}\n  b: ${suite('test {index} = 1 || git restore a; echo {index} > b{index}')}\n`;
    await using desk = await openLocalDesk({ policy, files: { a: '0\n', b1: '0\n', b2: '0\n' } });
    expect((await desk.recount(['run'])).err).toContain('tracked files changed while the suites ran: b1, b2. ');
  });
});

describe('what a record is kept for', () => {
  it('is not what the base says, where the policy asks for none of it any more', async () => {
    const declare = policyOf({ top: 'losses: declare\n' });
    await using desk = await openLocalDesk({ policy: declare });
    const { adds: _, ...fewer } = greenTests;
    await desk.commit({ 'report.xml': reportOf(fewer) });
    expect((await recordIn((await desk.recount(['run'])).out)).suites['unit']?.losses).toHaveLength(1);
    const off = declare.replace('losses: declare', 'losses: off');
    await desk.origin.commit({ branch: 'main', files: { '.github/recount.yml': off }, message: 'Off' });
    const pin = () => desk.recount(['pin', '--body-file', join(desk.root, 'body.md')]);
    await writeFile(join(desk.root, 'body.md'), '');
    expect((await pin()).err).toMatch(/record-missing: .*\n {2}to mend it: `recount run`/);
    const { out, err } = await desk.recount(['run']);
    expect(err).toContain('the record of this tree under this policy is used again');
    expect((await recordIn(out)).suites['unit']).not.toHaveProperty('losses');
    expect((await pin()).exit).toBe(0);
  });

  it('answers at once on the same tree, also of an amended commit; --fresh runs anew', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    const first = await desk.recount(['run']);
    const again = await desk.recount(['run']);
    expect(again.out).toBe(first.out);
    expect(again.err).toContain(
      'the record of this tree under this policy is used again; --fresh runs the suites anew',
    );
    expect(await timesRun(desk)).toBe(1);

    await desk.clone.git('commit', '--quiet', '--amend', '--message', 'In other words');
    const amended = await desk.recount(['run']);
    expect(await timesRun(desk)).toBe(1);
    const [before, after] = [await recordIn(first.out), await recordIn(amended.out)];
    expect(after).toEqual({ ...before, commit: await desk.clone.git('rev-parse', 'HEAD') });
    expect(after.commit).not.toBe(before.commit);

    expect((await desk.recount(['run', '--fresh'])).exit).toBe(0);
    expect(await timesRun(desk)).toBe(2);
  });

  it('is told to be in doubt where files lie about that HEAD has not', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    await desk.write({ 'test/wip.test.js': 'x\n', 'node_modules/a.js': 'x\n' });
    for (const time of ['made', 'used again']) {
      const { exit, err } = await desk.recount(['run']);
      expect(exit, time).toBe(0);
      expect(err).toContain('untracked files, which CI will not have: test/wip.test.js. Commit, ignore or delete them');
    }
  });

  it('is told to be in doubt where a submodule is at another commit, and not for the settings of an agent', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    await desk.clone.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', desk.origin.path, 'inner');
    await desk.clone.git('commit', '--quiet', '--message', 'With a submodule');
    await desk.recount(['hook', 'install']);
    expect((await desk.recount(['run'])).err).not.toMatch(/untracked|submodule/);
    await desk.clone.git(
      '-C',
      'inner',
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'x',
    );
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect(err).toContain('submodules that are at other commits than HEAD names: inner. `git submodule update');
  });

  it('is no answer for another tree or under another policy', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    await desk.recount(['run']);
    await desk.commit({ 'change.txt': 'b\n' });
    await desk.recount(['run']);
    expect(await timesRun(desk)).toBe(2);
    const more = counted.replace('scope: offline', 'scope: live');
    await desk.origin.commit({ branch: 'main', files: { '.github/recount.yml': more } });
    await desk.recount(['run']);
    expect(await timesRun(desk)).toBe(3);
    // What bears on no result changes nothing.
    await desk.origin.commit({ branch: 'main', files: { '.github/recount.yml': `# a comment\n${more}` } });
    await desk.recount(['run']);
    expect(await timesRun(desk)).toBe(3);
  });

  it('is no answer where its file is cut: the suites run anew, and the file is whole again', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    const first = await desk.recount(['run']);
    const folder = join(desk.clone.path, '.git/recount/records');
    const [name = ''] = await readdir(folder);
    const whole = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), whole.slice(0, -10));
    const again = await desk.recount(['run']);
    expect({ exit: again.exit, times: await timesRun(desk) }).toEqual({ exit: 0, times: 2 });
    expect((await recordIn(again.out)).suites).toEqual((await recordIn(first.out)).suites);
    expect((await desk.recount(['run'])).err).toContain('is used again');
  });

  it('that cannot be kept is told, and the block is printed all the same', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    await writeFile(join(desk.clone.path, '.git/recount'), 'no folder');
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect((await recordIn(out)).suites['unit']?.exit).toBe(0);
    expect(err).toContain('the record could not be kept for later runs: ');
  });

  it('gives a red record as what it is: not green the second time either', async () => {
    await using desk = await openLocalDesk({ files: suiteFiles({ adds: 'failed' }, 1) });
    expect((await desk.recount(['run'])).exit).toBe(1);
    expect((await desk.recount(['run'])).exit).toBe(1);
  });
});

const suite = (lines: string): string => `version: 1\nsuites:\n  unit:\n    scope: offline\n${lines}`;

type Ending = readonly [title: string, policy: string, suiteRecord: object, said: RegExp];

const endings: readonly Ending[] = [
  [
    'exits with 7',
    suite(`    run: 'echo the last words; exit 7'\n`),
    { exit: 7 },
    /unit: exit 7[^]*the last words\nunit: it ended with 7\n$/,
  ],
  [
    'takes too long',
    suite(`    run: sleep 30\n    timeout: 1s\n`),
    { exit: 'timeout' },
    /unit: it ended with timeout\n$/,
  ],
  [
    'is killed by a signal',
    suite(`    run: [sh, -c, 'kill -9 $$']\n`),
    { exit: 'signal:SIGKILL' },
    /unit: it ended with signal:SIGKILL\n$/,
  ],
  [
    'has a shell that reports a signal as a number',
    suite(`    run: "sh -c 'kill -9 $$' || exit $?"\n`),
    { exit: 137 },
    /unit: it ended with 137\n$/,
  ],
  [
    'leaves no report',
    suite(`    run: 'true'\n    reports: ["*.xml"]\n`),
    { exit: 0, report: 'report-missing' },
    /reports are refused: no file matches \*\.xml in \$RECOUNT_REPORTS \(one in the checkout is named with `\.\/`\)\n$/,
  ],
];

describe('a suite that does not pass is recorded all the same, and run ends with 1', () => {
  it.each(endings)('one that %s', async (_title, policy, unit, said) => {
    await using desk = await openLocalDesk({ policy });
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit, err).toBe(1);
    expect((await recordIn(out)).suites['unit']).toMatchObject(unit);
    expect(err).toMatch(said);
  });

  it('also where the policy asks for a report only', async () => {
    await using desk = await openLocalDesk({ policy: suite(`    run: [sh, -c, exit 3]\n    must: report\n`) });
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit).toBe(1);
    expect(err).toContain('unit: it ended with 3 (`must: report`: it fails no check)\n');
    await writeFile(join(desk.root, 'body.md'), out);
    expect((await desk.recount(['check', '--body', join(desk.root, 'body.md')])).out).toMatch(/^match: /);
  });
});

describe('suites that are not for here', () => {
  it('leaves out the suite of another system, and names the way that pins it', async () => {
    await using desk = await openLocalDesk({
      policy: `${policyOf()}  other:\n    run: [no-such-program]\n    scope: syntax\n    os: ${ELSEWHERE}\n`,
    });
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect(Object.keys((await recordIn(out)).suites)).toEqual(['unit']);
    expect(err).toContain('other: not run on this system; `recount pin --from-ci` pins what CI finds');
  });

  it('runs the suite of this system', async () => {
    await using desk = await openLocalDesk({ policy: policyOf({ more: `    os: ${HERE}\n` }) });
    expect(Object.keys((await recordIn((await desk.recount(['run'])).out)).suites)).toEqual(['unit']);
  });

  it('leaves out a suite none of whose paths the branch changes', async () => {
    const policy = `${policyOf()}  docs:\n    run: [no-such-program]\n    scope: syntax\n    paths: ["docs/**"]\n`;
    await using desk = await openLocalDesk({ policy });
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit, err).toBe(0);
    expect(Object.keys((await recordIn(out)).suites)).toEqual(['unit']);
    expect(err).toContain('docs: not run, nothing it looks at has changed');
    // What main changes meanwhile is no change of this branch.
    await desk.origin.commit({ branch: 'main', files: { 'docs/a.md': 'a\n' } });
    expect((await desk.recount(['run', '--fresh'])).exit).toBe(0);
    await desk.commit({ 'docs/b.md': 'b\n' });
    expect((await desk.recount(['run'])).err).toContain('suite-unstartable');
  });
});

describe('--setup', () => {
  const policy = policyOf({ top: `setup: ['echo prepared >> .prepared']\n` });
  const files = { ...suiteFiles(), '.gitignore': '.prepared\n' };

  it('is left out at a desk unless it is asked for', async () => {
    await using desk = await openLocalDesk({ policy, files });
    const prepared = () => readFile(join(desk.clone.path, '.prepared'), 'utf8').catch(() => 'never');
    await desk.recount(['run']);
    expect(await prepared()).toBe('never');
    await desk.recount(['run', '--setup']);
    expect(await prepared()).toBe('prepared\n');
  });

  it('is named where a suite does not pass, and then the suites run anew: what was missing may be there now', async () => {
    const needing = policyOf({ top: `setup: ['echo prepared >> .prepared']\n` }).replace(
      'cp report.xml',
      'test -f .prepared && cp report.xml',
    );
    await using desk = await openLocalDesk({ policy: needing, files });
    const first = await desk.recount(['run']);
    expect(first).toMatchObject({ exit: 1, err: matching(/`setup` was left out: [^]*`recount run --setup`/) });
    const second = await desk.recount(['run', '--setup']);
    expect(second.exit, second.err).toBe(0);
    expect(second.err).not.toContain('was left out');
  });

  it('shows the end of what a setup said that failed three times', async () => {
    await using desk = await openLocalDesk({ policy: policyOf({ top: `setup: ['echo no registry; exit 7']\n` }) });
    const { exit, out, err } = await desk.recount(['run', '--setup']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(/setup-failed: setup: `echo no registry; exit 7` ended with 7\nno registry\n {2}to mend it: /);
  });
});

describe('where a run takes place', () => {
  it('works from a subfolder: suites at the top, files of the command line where it was called', async () => {
    await using desk = await openLocalDesk();
    const sub = join(desk.clone.path, 'deep', 'er');
    await mkdir(sub, { recursive: true });
    const { exit } = await desk.recount(['run', '--out', 'record.json'], { cwd: sub });
    expect(exit).toBe(0);
    expect(recordSchema.parse(JSON.parse(await readFile(join(sub, 'record.json'), 'utf8'))).suites).toHaveProperty(
      'unit',
    );
  });

  it('works in a further working tree, and both share what was recorded', async () => {
    await using desk = await openLocalDesk({ policy: counted, files: countedFiles });
    const tree = join(desk.root, 'tree');
    await desk.clone.git('worktree', 'add', '--quiet', '-b', 'other', tree, 'HEAD');
    const there = await desk.recount(['run'], { cwd: tree });
    expect(there.exit, there.err).toBe(0);
    const here = await desk.recount(['run']);
    expect(here.out).toBe(there.out);
    expect(await timesRun(desk)).toBe(0);
  });

  it('works where the path has blanks, quotes and letters of any script', async () => {
    await using desk = await openLocalDesk({ folder: "my 'work' – größe 試験" });
    const { exit, out } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect(out).not.toContain('größe');
  });

  it('works in a repository of sha256', async () => {
    await using desk = await openLocalDesk({ format: 'sha256' });
    const { exit, out } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect((await recordIn(out)).commit).toMatch(/^[0-9a-f]{64}$/);
  });

  it('works with HEAD on no branch', async () => {
    await using desk = await openLocalDesk();
    await desk.clone.git('switch', '--quiet', '--detach');
    expect((await desk.recount(['run'])).exit).toBe(0);
  });

  it('gives suites one environment: none of the desk’s own variables but HOME and PATH', async () => {
    await using desk = await openLocalDesk({
      policy: suite(`    run: 'env > "$HOME/env.txt"'\n    env: { OWN: "1", PASSED: null }\n`),
    });
    await desk.recount(['run'], {
      env: { GITHUB_TOKEN: 'secret', RUNNER_TEMP: '/x', INPUT_A: 'b', PASSED: 'on', TZ: 'Asia/Tokyo' },
    });
    const env = await readFile(join(desk.root, 'env.txt'), 'utf8');
    expect(env).toMatch(/^CI=true$/m);
    expect(env).toMatch(/^TZ=UTC$/m);
    expect(env).toMatch(/^NO_COLOR=1$/m);
    expect(env).toMatch(/^OWN=1$/m);
    expect(env).toMatch(/^PASSED=on$/m);
    expect(env).not.toMatch(/^(?:GITHUB|RUNNER|INPUT|ACTIONS)_/m);
  });

  it('leaves nothing in the folder for temporary files', async () => {
    await using desk = await openLocalDesk();
    await writeFile(join(desk.root, 'own.txt'), '');
    await desk.recount(['run']);
    expect(await readdir(desk.root)).toEqual(['own.txt']);
  });
});
