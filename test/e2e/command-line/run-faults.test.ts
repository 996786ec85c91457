import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { git } from '../../world/git.ts';
import { temporaryFolder } from '../../world/machine.ts';
import type { Files } from '../../world/repository.ts';
import { policyOf, suiteFiles } from '../suite.ts';
import { type LocalDesk, openLocalDesk, recordIn } from './local-desk.ts';

const inTree = policyOf().replace('"*.xml"', '"./out/*.xml"').replace('$RECOUNT_REPORTS/unit.xml', 'out/unit.xml');
const inTreeFiles = { ...suiteFiles(), '.gitignore': 'out/unit.xml\n', 'out/keep': '' };

type Dirt = readonly [title: string, prepare: (desk: LocalDesk) => Promise<unknown>, said: RegExp];

const dirt: readonly Dirt[] = [
  ['a tracked file was changed', (desk) => desk.write({ exit: '1\n' }), /tree-dirty: files differ from HEAD: exit\n/],
  [
    'a change is staged',
    async (desk) => {
      await desk.write({ exit: '1\n' });
      await desk.clone.git('add', 'exit');
    },
    /tree-dirty: files differ from HEAD: exit\n {2}to mend it: commit or stash them/,
  ],
  ['a tracked file is gone', (desk) => rm(join(desk.clone.path, 'exit')), /tree-dirty: files differ from HEAD: exit\n/],
  [
    'git was told to overlook a change',
    async (desk) => {
      await desk.clone.git('update-index', '--assume-unchanged', 'exit');
      await desk.write({ exit: '1\n' });
    },
    /tree-hidden: .*exit\n {2}to mend it: undo it: `git -C "\$\(git rev-parse --show-toplevel\)" update-index --no-assume-unchanged -- 'exit'`/,
  ],
  [
    'an untracked file would be taken for a report',
    (desk) => desk.write({ 'out/old.xml': '<testsuites/>' }),
    /tree-untracked: .*: out\/old\.xml\n {2}to mend it: delete it, or have git ignore it/,
  ],
];

describe('a working tree that is not HEAD is not recorded', () => {
  it.each(dirt)('%s', async (_title, prepare, said) => {
    await using desk = await openLocalDesk({ policy: inTree, files: inTreeFiles });
    await prepare(desk);
    const { exit, out, err } = await desk.recount(['run']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(said);
  });

  it('other untracked files and reports of an earlier run that git ignores disturb nobody', async () => {
    await using desk = await openLocalDesk({ policy: inTree, files: inTreeFiles });
    await desk.write({ 'notes.txt': 'untracked', 'out/unit.xml': '<testsuites/>' });
    const { exit, out, err } = await desk.recount(['run']);
    expect(exit, err).toBe(0);
    expect((await recordIn(out)).suites['unit']?.tests?.total).toBe(4);
  });
});

describe('a file without tests among others', () => {
  const policy = policyOf().replace(/run: .*/, 'run: cp unit.xml more.xml "$RECOUNT_REPORTS"');
  const unit = '<testsuite tests="1"><testcase name="a"/></testsuite>';

  it.each([
    ['that says so is told', '<testsuite name="Outer" tests="0"/>', 0, /more\.xml: it says that it has no test\n/],
    ['that says nothing is refused', '<testsuite name="Outer"/>', 1, /more\.xml holds no test, beside 1 other file/],
    ['that says otherwise is refused', '<testsuite tests="2"/>', 1, /more\.xml holds no test, beside 1 other file/],
  ])('%s', async (_, more, status, said) => {
    await using desk = await openLocalDesk({ policy, files: { 'unit.xml': unit, 'more.xml': more } });
    const { exit, err } = await desk.recount(['run']);
    expect(exit, err).toBe(status);
    expect(err).toMatch(said);
  });
});

describe('where the policy comes from', () => {
  it('says how to try a policy that the base does not have yet', async () => {
    await using desk = await openLocalDesk({ policy: undefined });
    await desk.commit({ '.github/recount.yml': policyOf() });
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(2);
    expect(err).toMatch(/policy-missing: main has no \.github\/recount\.yml\n {2}to mend it: .*`--base HEAD`/);
    const tried = await desk.recount(['run', '--base', 'HEAD']);
    expect(tried.exit, tried.err).toBe(0);
    expect(tried.err).toContain('policy: .github/recount.yml at --base HEAD');
  });

  it.each([[], ['--base', 'HEAD']])(
    'sends nobody to `recount init` for a path that init does not write: %j',
    async (...args) => {
      await using desk = await openLocalDesk();
      const { exit, err } = await desk.recount(['run', '--policy', 'nope.yml', ...args]);
      expect(exit).toBe(2);
      expect(err).toMatch(
        /policy-missing: .* has no nope\.yml\n {2}to mend it: commit nope\.yml there, or name another: `--policy PATH`\n/,
      );
    },
  );

  it('follows no symbolic link to a policy', async () => {
    await using desk = await openLocalDesk({ policy: undefined });
    await desk.write({ '.github/policy.yml': policyOf() });
    await symlink('policy.yml', join(desk.clone.path, '.github/recount.yml'));
    await desk.commit({});
    const { exit, err } = await desk.recount(['run', '--base', 'HEAD']);
    expect(exit).toBe(2);
    expect(err).toMatch(
      /policy-invalid: .*is a symbolic link, which is not followed\n {2}to mend it: correct \.github\/recount\.yml and commit it/,
    );
  });

  it('names each fault of a policy with its line and column', async () => {
    await using desk = await openLocalDesk({ policy: 'version: 1\nsuits: {}\nsuites: {}\n' });
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(2);
    expect(err).toMatch(/policy-invalid: .*suits.*\(\.github\/recount\.yml:2:1\)\n/);
  });

  it.each<[args: readonly string[], remedy: string]>([
    [['--base', 'HEAD'], 'correct .github/recount.yml and commit it; `recount run --base HEAD` tries it'],
    [
      ['--base', 'topic', '--policy', 'ci.yml'],
      'correct ci.yml at topic; `recount run --base topic --policy ci.yml` tries it',
    ],
    [
      [],
      'correct the policy and merge it into the base branch; `recount run --base HEAD` tries it once it is committed',
    ],
  ])('sends nobody to a policy that was not read: %j', async (args, remedy) => {
    const broken = 'version: 1\nsuits: {}\n';
    await using desk = await openLocalDesk({ policy: args.length === 0 ? broken : policyOf() });
    await desk.commit({ '.github/recount.yml': args.length === 0 ? policyOf() : broken, 'ci.yml': broken });
    const { exit, err } = await desk.recount(['run', ...args]);
    expect(exit).toBe(2);
    expect(err).toContain(`to mend it: ${remedy}\n`);
    // What this branch has committed is good, and no other call would say so before it is merged.
    if (args.length === 0) expect(await desk.recount(['run', '--base', 'HEAD'])).toMatchObject({ exit: 0 });
  });

  it.each<[what: string, policy: Files, said: RegExp]>([
    ['is not UTF-8', { '.github/recount.yml': Buffer.from([0x76, 0xff]) }, /in [0-9a-f]{12} is not UTF-8/],
    ['is a folder', { '.github/recount.yml/a': 'a' }, /in [0-9a-f]{12} is no regular file/],
    ['is too long', { '.github/recount.yml': '#'.repeat(1_048_577) }, /has 1048577 bytes; expected at most 1048576/],
  ])('is at fault where it %s', async (_what, policy, said) => {
    await using desk = await openLocalDesk({ policy: undefined, files: { ...suiteFiles(), ...policy } });
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(2);
    expect(err).toMatch(
      /^recount: policy-invalid: \.github\/recount\.yml .*\n {2}to mend it: correct the policy and merge/,
    );
    expect(err).toMatch(said);
  });

  it.each<[args: readonly string[]]>([[[]], [['--base', 'HEAD']]])(
    'is said to have the wrong extension where only that keeps it from being read: %j',
    async (args) => {
      await using desk = await openLocalDesk({
        policy: undefined,
        files: { ...suiteFiles(), '.github/recount.yaml': policyOf() },
      });
      const { exit, err } = await desk.recount(['run', ...args]);
      expect(exit).toBe(2);
      expect(err).toMatch(
        /policy-missing: \S+ has no \.github\/recount\.yml, and \.github\/recount\.yaml is not read\n {2}to mend it: `git mv \.github\/recount\.yaml \.github\/recount\.yml`/,
      );
      await desk.clone.git('mv', '.github/recount.yaml', '.github/recount.yml');
      await desk.commit({});
      expect(await desk.recount(['run', '--base', 'HEAD'])).toMatchObject({ exit: 0 });
    },
  );

  it('is the base’s, whatever the branch writes into its own', async () => {
    await using desk = await openLocalDesk();
    await desk.commit({ '.github/recount.yml': policyOf().replace(/run: .*/, "run: 'true'") });
    expect((await recordIn((await desk.recount(['run'])).out)).suites['unit']?.command).toMatch(/^cp report\.xml/);
  });

  it('is fetched, unless --no-fetch takes what the clone knows', async () => {
    await using desk = await openLocalDesk();
    const known = await desk.clone.git('rev-parse', '--short=12', 'origin/main');
    const tip = await desk.origin.commit({ branch: 'main', files: { 'more.txt': 'more\n' } });
    expect((await desk.recount(['run', '--no-fetch'])).err).toContain(`at origin/main (${known})`);
    expect((await desk.recount(['run'])).err).toContain(`at origin/main (${tip.slice(0, 12)})`);
  });

  it('is what the clone knows, with a note, where origin cannot be reached', async () => {
    await using desk = await openLocalDesk();
    await desk.clone.git('remote', 'set-url', 'origin', join(desk.root, 'gone.git'));
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect(err).toMatch(/at origin\/main, as this clone knows it: it could not be fetched \([0-9a-f]{12}\)/);
  });

  it.each<[where: string, args: readonly string[], git: readonly (readonly string[])[], why: string, mends: string]>([
    [
      'cannot be asked',
      [],
      [['remote', 'set-url', 'origin', 'gone.git']],
      'asking for it failed: .*',
      'origin/main`; `git remote',
    ],
    ['is not asked', ['--no-fetch'], [], 'it is not asked', 'origin/main`; `git remote set-head origin --auto`'],
    [
      'names none',
      [],
      [['-C', '../origin.git', 'symbolic-ref', 'HEAD', 'refs/heads/none']],
      'it names none',
      'origin/main`, or where nothing is pushed yet `--base HEAD`',
    ],
    ['has another name', [], [['remote', 'rename', 'origin', 'mine']], 'there is no such remote', 'mine/main`\n'],
    [
      'is upstream, beside a fork',
      [],
      [
        ['remote', 'add', 'a-fork', '../fork.git'],
        ['remote', 'rename', 'origin', 'upstream'],
        ['update-ref', 'refs/remotes/upstream/trunk', 'upstream/main'],
        ['symbolic-ref', 'refs/remotes/upstream/HEAD', 'refs/remotes/upstream/trunk'],
      ],
      'there is no such remote',
      'upstream/trunk`\n',
    ],
  ])('is never that of HEAD where a remote %s', async (_where, args, calls, why, mends) => {
    await using desk = await openLocalDesk();
    await desk.clone.git('remote', 'set-head', 'origin', '--delete');
    for (const call of calls) await desk.clone.git(...call);
    const { exit, out, err } = await desk.recount(['run', ...args]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    const said = `the default branch of origin is not known here: ${why}\n {2}to mend it: name the base branch, such as`;
    expect(err).toMatch(new RegExp(`${said} \`--base ${mends}`));
    const [, named = ''] = /such as `--base (\S+)`/.exec(err) ?? [];
    expect((await desk.recount(['run', ...args, '--base', named])).exit).toBe(0);
  });

  it('is HEAD’s where there is no remote, and that is said', async () => {
    await using desk = await openLocalDesk();
    await desk.clone.git('remote', 'remove', 'origin');
    const { exit, err } = await desk.recount(['run']);
    expect(exit).toBe(0);
    expect(err).toContain('at HEAD, since this clone has no remote');
  });

  it('a ref that is none is named', async () => {
    await using desk = await openLocalDesk();
    const { exit, err } = await desk.recount(['run', '--base', 'nowhere']);
    expect(exit).toBe(2);
    expect(err).toContain(
      '--base: there is no commit nowhere\n  to mend it: name a branch, a tag or a commit of this clone',
    );
  });
});

const suite = (lines: string): string => `version: 1\nsuites:\n  unit:\n    scope: offline\n${lines}`;

type Fault = readonly [title: string, policy: string, said: RegExp];

const faults: readonly Fault[] = [
  [
    'its program is missing',
    suite('    run: [no-such-program, --all]\n'),
    /suite-unstartable: .*no-such-program.*\n {2}to mend it: install/,
  ],
  [
    'its folder is missing',
    suite(`    run: 'true'\n    cwd: no/such\n`),
    /suite-unstartable: .*no\/such\n {2}to mend it: correct `cwd`/,
  ],
  [
    'it moves HEAD',
    suite(`    run: git -c user.name=a -c user.email=b commit --quiet --allow-empty -m c\n`),
    /head-moved-locally: HEAD was [0-9a-f]{40} before the suites and is [0-9a-f]{40} now\n {2}to mend it: keep the suites from committing/,
  ],
];

describe('a suite of which there is no record: run ends with 2', () => {
  it.each(faults)('%s', async (_title, policy, said) => {
    await using desk = await openLocalDesk({ policy });
    const { exit, out, err } = await desk.recount(['run']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(said);
  });
});

describe('a folder that is no clone', () => {
  it('is named', async () => {
    await using desk = await openLocalDesk();
    const { exit, err } = await desk.recount(['run'], { cwd: desk.root });
    expect(exit).toBe(2);
    expect(err).toMatch(
      /not-a-repository: .*root is not in a git repository.*\n {2}to mend it: run it inside the clone/,
    );
  });

  it('so is one without a commit', async () => {
    await using desk = await openLocalDesk();
    await using folder = await temporaryFolder();
    await git(['init', '--quiet', '--template='], { cwd: folder.path });
    const { exit, err } = await desk.recount(['run'], { cwd: folder.path });
    expect(exit).toBe(2);
    expect(err).toMatch(/not-a-repository: there is no commit yet\n {2}to mend it: commit something first/);
    expect(err).not.toMatch(/internal|at file:/);
  });
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (let waited = 0; waited < 20_000; waited += 20) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(20);
  }
  throw new Error('It never came.');
};

describe('a run that is interrupted', () => {
  const waits = `version: 1
suites:
  first:
    run: 'sleep 300 & echo "$$ $!" > "$HOME/pids"; wait'
    scope: offline
  second:
    run: 'touch "$HOME/second"'
    scope: offline
`;
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends the suite and its children, starts no other, and leaves nothing',
    async (signal) => {
      await using desk = await openLocalDesk({ policy: waits });
      const call = desk.start(['run'], { env: { TMPDIR: desk.root } });
      const pids = await until(async () => {
        const text = await readFile(join(desk.root, 'pids'), 'utf8').catch(() => '');
        return text.endsWith('\n') ? text.trim().split(' ').map(Number) : undefined;
      });
      expect(pids.map(isAlive)).toEqual([true, true]);
      call.kill(signal);
      const { exitCode, stdout, stderr } = await call;
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toMatch(/recount: interrupted: .*\n {2}to mend it: start it again\n$/);
      await until(async () => (pids.some(isAlive) ? undefined : true));
      expect(await readdir(desk.root)).toEqual(['pids']);
      // Nor is there a record of a suite that we ended ourselves.
      expect(await readdir(join(desk.clone.path, '.git/recount/records')).catch(() => [])).toEqual([]);
    },
  );
});
