import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyText } from '../../src/core/init/policy-text.ts';
import { proposeSuites } from '../../src/core/init/propose.ts';
import { node24 } from '../install-node24.ts';
import { actionNode, searchPath } from '../world/machine.ts';
import { isRoot, makePerson, type Person, removePerson, script, whyNot } from '../world/person.ts';
import { openWorld } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { judgePullRequest, openDesk } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const walled = (more: Parameters<typeof policyOf>[0] = {}): string => policyOf(more).replace('isolation: none\n', '');
const hasVenv = spawnSync('python3', ['-c', 'import ensurepip, venv'], { env: { PATH: '/usr/bin:/bin' } }).status === 0;
const runtimes = [actionNode, ...(existsSync(node24) ? [node24] : [])];

describe.skipIf(whyNot() !== undefined)('started by an ordinary user with passwordless sudo', () => {
  let person: Person;
  beforeAll(() => {
    person = makePerson('runner');
  });
  afterAll(() => removePerson(person.home));

  const pinned = async (policy: string, options: { readonly fork?: boolean } = {}) => {
    const world = await openWorld({ policy, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, ...options });
    const clone = await openDesk(world, options.fork === true ? 'main' : 'topic');
    await clone.clone.git('fetch', '--quiet', world.repository.git.path, pull.headSha());
    await clone.clone.git('checkout', '--quiet', '--detach', pull.headSha());
    pull.edit({ body: (await clone.recount('run', '--base', 'HEAD')).out });
    return { world, pull };
  };

  it.each(runtimes)('the strongest walls apply by themselves, and the record says which: on %s', async (node) => {
    const { world, pull } = await pinned(walled());
    await using _ = world;
    const { outcome, codes, rerun, job } = await judgePullRequest(pull, { person, node });
    expect({ outcome, codes }, rerun.step.log).toEqual({ outcome: 'match', codes: [] });
    expect(rerun.step.log).toContain('isolation: namespace; suites of scope `offline` have no network');
    expect(job.step.summary).toContain('isolation namespace');
    expect(world.violations).toEqual([]);
  });

  it('a program that a set-up action put on PATH below the home is there, and its parts', async () => {
    const tool = join(person.home, 'setup-tool/node_modules');
    const install = `mkdir -p ${tool}/.bin ${tool}/tool && echo found-by-its-part >${tool}/tool/part &&
      printf '#!/bin/sh\\ncat "$(dirname "$0")/../tool/part"\\n' >${tool}/.bin/tool && chmod +x ${tool}/.bin/tool`;
    script(person, install);
    const { world, pull } = await pinned(walled().replace('cp report.xml', 'tool; cp report.xml'));
    await using _ = world;
    const env = { PATH: `${tool}/.bin:${searchPath}` };
    for (const isolation of ['namespace', 'user']) {
      const job = await pull.runJob('rerun', undefined, { person, env, inputs: { isolation } });
      expect(job.step.log).toContain('found-by-its-part');
    }
  });

  it('a folder of the checkout that an earlier step put on PATH is the checkout: what is in it may be written', async () => {
    const { world, pull } = await pinned(walled({ top: "setup: ['echo more >bin/more; touch beside']\n" }));
    await using _ = world;
    for (const isolation of ['namespace', 'user']) {
      const env: Record<string, string> = {};
      const prepare = async (workspace: string) => {
        await mkdir(join(workspace, 'bin'));
        env['PATH'] = `${workspace}/bin:${workspace}/node_modules/.bin:${searchPath}`;
      };
      const job = await pull.runJob('rerun', undefined, { person, env, prepare, inputs: { isolation } });
      expect(job.result, job.step.log).toBe('success');
    }
  });

  it.runIf(isRoot).each([
    ['another folder of /home, as Homebrew has one', 'runner', '/home/recount-test-brew/.brew'],
    ['the folder for temporary files', 'runner', '/tmp/recount-test-tool'],
    ['the home of root, where a job in a container has another', 'root', '/root/.recount-test'],
  ] as const)('a program that an earlier step put on PATH below %s is there', async (_, starter, tool) => {
    const { world, pull } = await pinned(walled().replace('cp report.xml', 'a-tool; cp report.xml'));
    await using __ = world;
    const who = starter === 'root' ? makePerson('root') : person;
    script('root', `mkdir -p ${tool}/bin && cp /bin/true ${tool}/bin/a-tool`);
    try {
      for (const isolation of ['namespace', 'user']) {
        const env = { PATH: `${tool}/bin:${searchPath}` };
        const job = await pull.runJob('rerun', undefined, { person: who, env, inputs: { isolation } });
        expect(honestRecord(job).suites['unit']?.exit, job.step.log).toBe(0);
      }
    } finally {
      script('root', `rm -rf ${tool.split('/').slice(0, 3).join('/')}`);
      if (starter === 'root') removePerson(who.home);
    }
  });

  it.skipIf(!hasVenv)(
    'what `recount init` proposes for Python installs into the checkout, and runs there',
    async () => {
      // The marker has pip read a list of packages and fetch none.
      const list = { 'requirements.txt': "pytest; python_version < '3'\n" };
      const proposed = policyText(proposeSuites({ files: Object.keys(list), texts: list }));
      const policy = proposed.replace(/-m pytest .*/, '-c "import sys; print(\'ran in\', sys.prefix)"');
      await using world = await openWorld({ policy, files: list });
      const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
      script(person, 'mkdir -p ~/.local/lib');
      const job = await pull.runJob('rerun', undefined, { person });
      expect(job.step.log).toMatch(/^ran in .*\/demo\/\.venv$/m);
    },
  );

  it('a report in the checkout that only its owner may read is read', async () => {
    const command = 'umask 077; mkdir -p out/deep && cp report.xml out/deep/unit.xml && exit "$(cat exit)"';
    const policy = `version: 1\nsuites: { unit: { run: '${command}', reports: ["./out/*/*.xml"], scope: offline } }\n`;
    const { world, pull } = await pinned(policy);
    await using _ = world;
    for (const isolation of ['namespace', 'user']) {
      const rerun = await pull.runJob('rerun', undefined, { person, inputs: { isolation } });
      expect(honestRecord(rerun).suites['unit']?.tests).toMatchObject({ total: 4, passed: 3 });
    }
  });

  it('a git that the pull request holds is not asked, also where an earlier step put it on PATH', async () => {
    const world = await openWorld({ policy: walled(), files: suiteFiles() });
    await using _ = world;
    const evil = { executable: '#!/bin/sh\ntouch /tmp/evil-git-ran-$PPID; exec /usr/bin/git "$@"\n' };
    const pull = await world.openPullRequest({ files: { 'bin/git': evil } });
    const job = await pull.runJob('rerun', undefined, {
      person,
      prepare: async (workspace) => {
        await symlink(join(workspace, 'bin'), `${person.home}/linked`);
      },
      env: { PATH: `${person.home}/linked:${searchPath}` },
    });
    expect(job.result, job.step.log).toBe('success');
    expect(script('root', 'ls /tmp/evil-git-ran-* 2>/dev/null || :')).toBe('');
  });

  it('a link of the commit in a folder on PATH does not uncover the runner’s own', async () => {
    const policy = walled().replace('cp report.xml', 'ls tools/ && exit 9; cp report.xml');
    await using world = await openWorld({ policy, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { tools: { link: '../../_temp' } } });
    for (const isolation of ['namespace', 'user']) {
      const env: Record<string, string> = {};
      const prepare = async (workspace: string) => {
        env['PATH'] = `${workspace}/tools:${searchPath}`;
      };
      const job = await pull.runJob('rerun', undefined, { person, env, prepare, inputs: { isolation } });
      expect(honestRecord(job).suites['unit']?.exit, job.step.log).toBe(0);
    }
  });

  it('a job that asks for less than the policy wants has no record', async () => {
    const { world, pull } = await pinned(walled({ top: 'isolation: namespace\n' }));
    await using _ = world;
    const { codes, rerun } = await judgePullRequest(pull, { person, inputs: { isolation: 'user' } });
    expect(codes).toEqual(['isolation-too-weak']);
    expect(rerun.step.log).not.toContain('stop-commands');
  });

  it('in one job for both, nothing less than a namespace will do', async () => {
    const { world, pull } = await pinned(walled());
    await using _ = world;
    const job = await pull.runJob('verify', undefined, { person });
    expect(job.outputs['outcome'], job.step.log).toBe('match');
    const weaker = await pull.runJob('verify', undefined, { person, inputs: { isolation: 'user' } });
    expect(weaker.step.annotations[0]?.title).toBe('recount: input-invalid');
  });

  it.each([
    ['the repository itself', false, 'secret-of-the-registry'],
    ['a fork', true, 'none'],
  ])('what `setup-env` names reaches setup, and no suite, from %s', async (_, fork, seen) => {
    const policy = walled({ top: 'setup: [\'echo "${REGISTRY_TOKEN-none}" >seen\']\nsetup-env: [REGISTRY_TOKEN]\n' });
    const run = policy.replace(
      'cp report.xml',
      'echo "setup $(cat seen), suite ${REGISTRY_TOKEN-none}"; cp report.xml',
    );
    const { world, pull } = await pinned(run, { fork });
    await using __ = world;
    const job = await pull.runJob('rerun', undefined, { person, env: { REGISTRY_TOKEN: 'secret-of-the-registry' } });
    expect(job.step.log).toContain(`setup ${seen}, suite none`);
  });

  it('a credential in the checkout ends the job before anything of the pull request starts', async () => {
    const { world, pull } = await pinned(walled({ top: "setup: ['echo started']\n" }));
    await using _ = world;
    const job = await pull.runJob('rerun', undefined, {
      person,
      prepare: async (workspace) => {
        execFileSync('git', [
          '-C',
          workspace,
          'config',
          'http.https://github.com/.extraheader',
          'AUTHORIZATION: basic x',
        ]);
      },
    });
    expect(job.result).toBe('failure');
    expect(job.step.annotations.map(({ title }) => title)).toEqual(['recount: checkout-credentials']);
    expect(job.step.annotations[0]?.message).toMatch(/extraheader\. To mend it: .*`persist-credentials: false`.*\.$/);
    expect(job.step.log).not.toContain('started');
  });
});

// Stands in for Docker's client: notes what it is asked, and runs what comes after the image here.
const CLIENT = `#!/bin/bash
echo "$*" >>"$DOCKER_NOTES"
case $1 in
  version) echo 28 ;;
  run)
    while [[ $1 != --entrypoint ]]; do [[ $1 == --workdir ]] && cd "$2"; shift; done
    "$2" "\${@:4}"; code=$?
    echo "exited $code " >"$DOCKER_NOTES.state"; exit $code ;;
  inspect) cat "$DOCKER_NOTES.state" ;;
esac
`;

describe('under isolation container', () => {
  const policy = policyOf({ top: 'setup: [date]\n', more: '    image: "node:24"\n' }).replace(
    'isolation: none',
    'isolation: container',
  );

  it('setup and suites run by the engine’s client, without the network where they are offline', async () => {
    await using world = await openWorld({ policy, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    pull.edit({ body: (await (await openDesk(world, 'topic')).recount('run')).out });
    await writeFile(join(world.root, 'docker'), CLIENT, { mode: 0o755 });
    const notes = join(world.root, 'notes');
    const env = { PATH: `${world.root}:${searchPath}`, DOCKER_NOTES: notes };
    const { outcome, codes, job, rerun } = await judgePullRequest(pull, { env });
    expect({ outcome, codes }, rerun.step.log).toEqual({ outcome: 'match', codes: [] });
    expect(job.step.summary).toContain('isolation container');
    const asked = await readFile(notes, 'utf8');
    expect(asked).toMatch(/^version .*\npull --quiet node:24\nrun /);
    expect(asked).toMatch(/^run .*--cap-drop=ALL .*--network=bridge .* node:24 .*date$/m);
    expect(asked).toMatch(/^run .*--network=none .*--env RECOUNT_REPORTS .* node:24 /m);
    expect(asked.match(/^rm --force suite-/gm)).toHaveLength(2);
    expect(asked).not.toContain('ghs_');
  });

  it('without an engine nothing can be said', async () => {
    await using world = await openWorld({ policy, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    await writeFile(join(world.root, 'docker'), '#!/bin/sh\necho no engine >&2; exit 1\n', { mode: 0o755 });
    const env = { PATH: `${world.root}:${searchPath}` };
    const { outcome, codes } = await judgePullRequest(pull, { env });
    expect({ outcome, codes }).toEqual({ outcome: 'inconclusive', codes: ['isolation-unavailable'] });
  });
});
