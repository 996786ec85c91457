import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../world/person.ts';
import { calibratedIn, causesIn } from './calibrated.ts';
import { type LocalDesk, openLocalDesk } from './local-desk.ts';

const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;
const hasWalls = whyNot() === undefined;

/** What is left in the folder for temporary files, and what git knows beside the clone's own working tree. */
const leftBehind = async (desk: LocalDesk): Promise<readonly string[]> => {
  const worktrees = (await desk.clone.git('worktree', 'list')).split('\n').slice(1);
  const state = (await desk.clone.git('status', '--porcelain')).split('\n').filter((line) => line !== '');
  return [...(await readdir(desk.root)).filter((name) => name !== 'kept'), ...worktrees, ...state];
};

/** A folder that every user may write to, for what a suite remembers from run to run. */
const keptFolder = async (desk: LocalDesk): Promise<string> => {
  const kept = join(desk.root, 'kept');
  await mkdir(kept);
  await chmod(kept, 0o777);
  await chmod(desk.root, 0o755);
  await chmod(join(desk.root, '..'), 0o755);
  return kept;
};

const PYTEST = 'python3 -m pytest -q -p no:cacheprovider --junitxml="$RECOUNT_REPORTS/unit.xml"';
const PLANTED = `import os, pathlib, time, uuid

seen = []

def test_adds(): assert 1 + 1 == 2
def test_path(): assert "elsewhere" not in os.getcwd()
def test_zone(): assert time.localtime(0).tm_hour == 0
def test_ci(): assert "CI" in os.environ
def test_user(): assert str(os.getuid()) == os.environ["STARTER"]
def test_locale(): assert os.environ.get("LC_ALL", os.environ["LANG"]) == "C.UTF-8"
def test_first(): seen.append(1)
def test_second(): assert seen == [1]
def test_flaky():
    runs = pathlib.Path(os.environ["KEPT"])
    (runs / str(uuid.uuid4())).touch()
    assert len(list(runs.iterdir())) % 3 != 2
`;

describe.skipIf(!hasPytest)('a suite of pytest with a test for each thing that it may depend on', () => {
  it('has every one named with its cause, and no other, with the lines and the rate', async () => {
    await using desk = await openLocalDesk({ policy: undefined, files: { 'test_planted.py': PLANTED } });
    const kept = await keptFolder(desk);
    const env = `{ KEPT: "${kept}", STARTER: "${process.getuid?.()}" }`;
    await desk.commit({
      '.github/recount.yml': `version: 1
suites:
  unit: { run: '${PYTEST}', reports: ["*.xml"], scope: offline, env: ${env} }
`,
    });
    const before = await leftBehind(desk);
    const args = ['calibrate', '--base', 'HEAD', '--runs', '9', '--json'];
    const { exit, out, err } = await desk.recount(args, { env: { HOME: homedir() } });
    expect(exit, err).toBe(1);
    const told = calibratedIn(out);
    expect(causesIn(told)).toEqual([
      'test_path: path',
      'test_zone: zone',
      'test_ci: ci',
      ...(hasWalls ? ['test_user: user'] : []),
      'test_locale: locale',
      'test_second: order',
      'test_flaky: none',
    ]);
    expect(told.untried.map(({ variation }) => variation)).toEqual(hasWalls ? [] : ['user']);
    // A suite of nine tests may call one unstable, so no line is offered that would be refused.
    expect(told.unsettled).toEqual([
      `unit: ${hasWalls ? 3 : 2} tests vary, and a policy may call 1 of them unstable: mend them first`,
    ]);
    expect(told.alarms.without.rate.differing).toBe(told.alarms.without.rate.runs);
    expect(await leftBehind(desk)).toEqual(before);
  }, 400_000);
});

const NODE = 'node --test --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/unit.xml"';
const policyOfNode = (top = ''): string => `version: 1
${top}
suites:
  unit: { run: '${NODE}', reports: ["*.xml"], scope: offline }
`;
const STABLE = `const { test } = require('node:test');
for (let at = 0; at < 500; at++) test('works ' + at, () => {});
`;

describe('a stable suite', () => {
  it('of 500 tests has none named, on HEAD and on earlier commits; what cannot be set up there is left out', async () => {
    await using desk = await openLocalDesk({ policy: undefined, files: { 'README.md': 'Demo\n' } });
    const top = 'setup: ["test -e stable.test.js; echo set >> set-up.txt"]';
    await desk.commit({ 'stable.test.js': STABLE });
    await desk.commit({ '.github/recount.yml': policyOfNode(top), '.gitignore': 'set-up.txt\n' });
    await desk.commit({
      // It may be set up once a checkout, and no more.
      'once.test.js': `const { test } = require('node:test');
test('set up once', () => require('node:assert').equal(require('node:fs').readFileSync('set-up.txt', 'utf8'), 'set\\n'));
`,
    });
    await chmod(desk.root, 0o755);
    await chmod(join(desk.root, '..'), 0o755);
    const before = await leftBehind(desk);
    const { exit, out, err } = await desk.recount(['calibrate', '--base', 'HEAD', '--runs', '8', '--last', '3']);
    expect(exit, `${out}${err}`).toBe(0);
    expect(err).toContain('warning: `setup` runs in other trees now, and in the environment of this machine');
    expect(out).toMatch(/^24 runs on 3 commits /);
    expect(out).toContain('unit: 24 runs, 501 tests');
    expect(out).toContain('nothing varies\n\nNo line of the policy is needed.');
    expect(out).toMatch(/left out: [0-9a-f]{12}: setup: /);
    expect(out).toContain('not varied: the order of the tests: no runner here takes one from a variable');
    expect(out).toMatch(/as the policy is: 0 of \d+ runs differ: about 0 % of honest records would fail/);
    expect(await leftBehind(desk)).toEqual(before);
  }, 400_000);
});

describe('commits that are not there', () => {
  it('are fewer runs, with the reason', async () => {
    await using desk = await openLocalDesk({
      policy: "version: 1\nsuites: { unit: { run: 'true', scope: offline } }\n",
    });
    const calibrate = () => desk.recount(['calibrate', '--runs', '2', '--last', '5']);
    const whole = await calibrate();
    expect(whole.exit, whole.err).toBe(0);
    expect(whole.err).toMatch(/--last 5: this clone has \d of these commits, for there are no more\n/);
    const first = await desk.clone.git('rev-list', '--max-parents=0', 'HEAD');
    await writeFile(join(desk.clone.path, '.git/shallow'), `${first.trim()}\n`);
    expect((await calibrate()).err).toMatch(
      /--last 5: .*for it is shallow: `git fetch --unshallow` brings the others\n/,
    );
  });
});

describe('what cannot be calibrated', () => {
  it('is said before anything is run: a number that is none', async () => {
    await using desk = await openLocalDesk();
    const few = await desk.recount(['calibrate', '--runs', '1']);
    expect(few).toMatchObject({ exit: 2, out: '' });
    expect(few.err).toContain('--runs: expected a number from 2 to 1000, found 1');
    expect((await desk.recount(['calibrate', '--last', 'x'])).err).toContain('--last: expected a number from 0 to 100');
  });

  it('leaves nothing behind where HEAD cannot be set up, or where it is interrupted', async () => {
    await using desk = await openLocalDesk({ policy: policyOfNode('setup: ["sleep 0; exit 3"]'), files: {} });
    const before = await leftBehind(desk);
    const failed = await desk.recount(['calibrate', '--runs', '2']);
    expect(failed).toMatchObject({ exit: 2, out: '' });
    expect(failed.err).toContain('setup-failed');
    expect(await leftBehind(desk)).toEqual(before);

    await desk.commit({ '.github/recount.yml': policyOfNode('setup: ["echo begun >&2; sleep 60"]') });
    const call = desk.start(['calibrate', '--base', 'HEAD', '--runs', '2']);
    await expect
      .poll(async () => (await readdir(desk.root)).length, { timeout: 20_000 })
      .toBeGreaterThan(before.length);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    call.kill('SIGINT');
    expect((await call).exitCode).toBe(2);
    expect(await leftBehind(desk)).toEqual(before);
  }, 120_000);
});
