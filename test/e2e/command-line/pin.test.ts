import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../world/world.ts';
import { judgePullRequest, openDesk } from '../story.ts';
import { greenTests, policyOf, reportOf, suiteFiles } from '../suite.ts';
import { matching } from './answers.ts';
import { openLocalDesk, recordIn } from './local-desk.ts';

const open = (more: Parameters<typeof openWorld>[0] = {}): Promise<World> =>
  openWorld({ policy: policyOf(), files: suiteFiles(), ...more });

const writes = (world: World) => world.requests.filter(({ operation }) => operation.startsWith('PATCH '));

/** A branch that has left the default one, and lacks one of its tests. */
const branchBeside = async ({ repository: { git } }: World): Promise<void> => {
  const { adds: _, ...fewer } = greenTests;
  const parent = (await git.resolve('refs/heads/main')) ?? null;
  const files = { 'report.xml': reportOf(fewer), 'docs/a.md': 'a\n' };
  await git.commit({ branch: 'beside', files, message: 'Fewer', parent });
};

describe('recount pin', () => {
  it('puts the block at the end of the body of the branch’s pull request, and takes its place the next time', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ body: 'Adds a thing.\r\n\r\n* one\r\n' });
    const desk = await openDesk(world, 'topic');
    const { out } = await desk.recount('run');
    const first = await desk.recount('pin');
    expect(first).toMatchObject({ exit: 0, out: '', err: matching(/\npinned in #1$/) });
    // The body's line endings are kept, the block's own included.
    expect(pull.body()).toBe(`Adds a thing.\r\n\r\n* one\r\n\r\n${out.replaceAll('\n', '\r\n')}\r\n`);

    pull.edit({ body: `${pull.body()}\r\n\r\nAdded by a bot.\r\n` });
    const { err } = await desk.recount('pin', '--json');
    expect(err).toContain('#1 has this block already');
    expect(writes(world)).toHaveLength(1);

    await pull.push({ 'change.txt': 'b\n' });
    await desk.clone.git('pull', '--quiet');
    await desk.recount('run');
    const third = await desk.recount('pin', '--json');
    expect(JSON.parse(third.out)).toEqual({ pullRequest: 1, said: ['pinned in #1'] });
    const body = pull.body() ?? '';
    expect(body.replace(/<!-- recount -->[^]*<!-- \/recount -->/, 'BLOCK')).toBe(
      'Adds a thing.\r\n\r\n* one\r\n\r\nBLOCK\r\n\r\n\r\nAdded by a bot.\r\n',
    );
    expect((await recordIn(body)).commit).toBe(pull.headSha());
    expect(world.violations).toEqual([]);
  });

  it('says what to push where the pull request has another head', async () => {
    await using world = await open();
    const pull = await world.openPullRequest();
    const desk = await openDesk(world, 'topic');
    await desk.clone.git('commit', '--quiet', '--allow-empty', '--message', 'More');
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    const head = await desk.clone.git('rev-parse', 'HEAD');
    expect(exit).toBe(0);
    expect(err).toContain(`the head there is ${pull.headSha()}: push ${head} now, or the check finds the block stale`);
  });

  it('takes no record of what another base says: one more run makes one that it takes', async () => {
    await using world = await open({ policy: policyOf({ top: 'losses: declare\n' }) });
    await branchBeside(world);
    const pull = await world.openPullRequest({ base: 'beside', files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    await desk.recount('run');
    await pull.retarget('main');
    const { exit, err } = await desk.recount('pin');
    expect({ exit, body: pull.body() }).toEqual({ exit: 2, body: null });
    expect(err).toMatch(
      /record-missing: the record of \w{40} holds what another base .*\n {2}to mend it: `recount run`/,
    );
    await desk.recount('run');
    expect((await desk.recount('pin')).exit).toBe(0);
    const { losses } = (await recordIn(pull.body() ?? '')).suites['unit'] ?? {};
    expect(losses).toEqual([['test/sum.test.ts', 'adds']]);
  });

  it('holds a change against the branch that it goes into, also where the policy is the default branch’s', async () => {
    const docs = 'docs:\n    run: ["true"]\n    scope: syntax\n    paths: [docs]\n';
    await using world = await open({ policy: `${policyOf({ top: 'losses: declare\n' })}  ${docs}` });
    await branchBeside(world);
    const pull = await world.openPullRequest({ base: 'beside', files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    const { err } = await desk.recount('run');
    expect(err).toMatch(
      /^policy: \.github\/recount\.yml at main, whose `bases` do not name octo\/demo beside, the base of #1/,
    );
    expect((await desk.recount('pin')).exit).toBe(0);
    expect((await desk.recount('check')).exit).toBe(0);
    const judged = await judgePullRequest(pull);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'match', codes: [] });
  });

  it('finds the pull request of a fork upstream, under the upstream’s policy', async () => {
    await using world = await open({ private: false });
    const pull = await world.openPullRequest({ fork: true, author: 'mona' });
    const fork = pull.pull.headRepository;
    if (fork === null) throw new Error('There is no fork.');
    const token = world.tokenOf('mona');
    const desk = await openDesk(world, 'main', token);
    await desk.clone.git('remote', 'set-url', 'origin', `${world.serverUrl}/${fork.fullName}.git`);
    await desk.clone.git('fetch', '--quiet', 'origin', 'topic');
    await desk.clone.git('switch', '--quiet', '--create', 'topic', 'FETCH_HEAD');
    // What the fork's own default branch says does not count.
    await fork.git.commit({ branch: 'main', files: { '.github/recount.yml': 'version: 7\n' } });
    const run = await desk.recount('run');
    expect(run.err).toContain('at octo/demo main, the base of #1');
    const { exit, err } = await desk.recount('pin');
    expect(exit, err).toBe(0);
    expect((await recordIn(pull.body() ?? '')).commit).toBe(pull.headSha());
    expect(world.violations).toEqual([]);
  });

  it('takes --pr N from anywhere, and refuses one that is closed or not there', async () => {
    await using world = await open();
    const pull = await world.openPullRequest();
    const desk = await openDesk(world, 'topic');
    await desk.clone.git('switch', '--quiet', '--detach');
    await desk.recount('run');
    const detached = await desk.recount('pin');
    expect(detached.exit).toBe(2);
    expect(detached.err).toMatch(
      /HEAD is on no branch.*\n {2}to mend it: check the branch out \(`git switch BRANCH`\), or name.*`--pr N`/,
    );
    const { exit, err } = await desk.recount('pin', '--pr', '1');
    expect(exit, err).toBe(0);
    expect((await recordIn(pull.body() ?? '')).commit).toBe(pull.headSha());
    pull.edit({ state: 'closed' });
    expect((await desk.recount('pin', '--pr', '1')).err).toMatch(/pull-request-closed: #1 of octo\/demo is not open\n/);
    expect((await desk.recount('pin', '--pr', '7')).err).toMatch(
      /pull-request-unknown: octo\/demo has no pull request #7\n {2}to mend it: `gh pr list`/,
    );
    expect((await desk.recount('pin', '--pr', 'one')).err).toMatch(/usage: --pr: expected a number, found one/);
  });

  it('asks nothing of another host, whatever GITHUB_API_URL says', async () => {
    await using world = await open();
    const pull = await world.openPullRequest();
    const desk = await openDesk(world, 'topic');
    await desk.recount('run');
    await desk.clone.git('remote', 'set-url', 'origin', 'https://gitlab.example/octo/demo.git');
    const asked = world.requests.length;
    const { exit, err } = await desk.recount('pin', '--no-fetch', '--pr', '1');
    expect(exit).toBe(2);
    expect(err).toContain('the remote origin is at gitlab.example, and GitHub is asked at 127.0.0.1');
    expect(world.requests).toHaveLength(asked);
    expect(pull.body()).toBeNull();
  });

  it('refuses an address of the API that is none', async () => {
    await using world = await open();
    await world.openPullRequest();
    const desk = await openDesk(world, 'topic', 'token', { GITHUB_API_URL: 'git.example.com' });
    const { exit, err } = await desk.recount('status');
    expect(exit).toBe(2);
    expect(err).toMatch(/usage: GITHUB_API_URL: expected an address, found git\.example\.com\n.*\/api\/v3/);
  });

  it('asks which one where a branch has several pull requests', async () => {
    await using world = await open();
    const main = await world.repository.git.resolve('refs/heads/main');
    await world.repository.git.setRef('refs/heads/stable', main ?? null);
    const pull = await world.openPullRequest();
    await world.openPullRequest({ base: 'stable', headSha: pull.headSha() });
    const desk = await openDesk(world, 'topic');
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    expect(exit).toBe(2);
    expect(err).toMatch(
      /several open pull requests: #2 into stable, #1 into main\n {2}to mend it: name one of them: `--pr N`/,
    );
    const named = await desk.recount('pin', '--pr', '2');
    expect(named.exit, named.err).toBe(0);
    expect(pull.body()).toBeNull();
  });

  it('says what to do where there is no pull request, no record or no token', async () => {
    await using world = await open();
    const desk = await openDesk(world, 'main');
    await desk.clone.git('switch', '--quiet', '--create', 'topic');
    const early = await desk.recount('pin');
    expect(early.exit).toBe(2);
    expect(early.err).toMatch(
      /record-missing: there is no record of [0-9a-f]{40} under the present policy\n {2}to mend it: `recount run`/,
    );
    await desk.recount('run');
    const alone = await desk.recount('pin');
    expect(alone.exit).toBe(2);
    expect(alone.err).toMatch(
      /octo\/demo has no open pull request from octo:topic\n {2}to mend it: open one, or name it: `--pr N`; `recount pin --body-file F`/,
    );
    const anonymous = await openDesk(world, 'main', '');
    const { exit, err } = await anonymous.recount('pin', '--no-fetch');
    expect(exit).toBe(2);
    expect(err).toMatch(/record-missing|token-missing/);
  });

  it('writes nothing where a token may only read', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ body: 'Text.', author: 'hubot' });
    const desk = await openDesk(world, 'topic', world.tokenOf('mona', 'read'));
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    expect(exit).toBe(2);
    expect(err).toMatch(/github-refused: writing the body of #1: GitHub answered 404/);
    expect(pull.body()).toBe('Text.');
  });

  it('refuses a body that would pass 60,000 characters, and says how much of it is the block', async () => {
    await using world = await open();
    const long = 'x'.repeat(59_500);
    const pull = await world.openPullRequest({ body: long });
    const desk = await openDesk(world, 'topic');
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    expect(exit).toBe(2);
    expect(err).toMatch(
      /body-too-long: the body would be 6\d{4} characters long, \d+ of them the block; 60000 is the most\n {2}to mend it: shorten/,
    );
    expect(pull.body()).toBe(long);
  });

  it('refuses a body in which something else reads like a block, and says where', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ body: 'Text.\n\n```recount\n{}\n```\n' });
    const desk = await openDesk(world, 'topic');
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    // One lone fence is an old block gone wrong or an imitation: either way one good block stands in the end, or none.
    if (exit === 0) await recordIn(pull.body() ?? '');
    else expect(err).toMatch(/block-imitated.*\n {2}to mend it/);
  });
});

describe('red runs of the check at this head', () => {
  it('are run again with the author’s token, and only those that are red still', async () => {
    await using world = await open();
    const pull = await world.openPullRequest();
    const [red, mended, green] = [pull.startRun(), pull.startRun('edited'), pull.startRun('edited')];
    const record = (run: typeof red, conclusion: 'failure' | 'success') =>
      world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion, run });
    record(red, 'failure');
    record(mended, 'failure');
    mended.attempt += 1;
    record(mended, 'success');
    record(green, 'success');
    for (const run of [red, mended, green])
      Object.assign(run, { status: 'completed', conclusion: run === red ? 'failure' : 'success' });
    const desk = await openDesk(world, 'topic');
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    expect(exit).toBe(0);
    const reruns = world.requests.filter(({ operation }) => operation.endsWith('/rerun'));
    expect(reruns.map(({ path, status }) => [path, status])).toEqual([
      [`/repos/octo/demo/actions/runs/${red.id}/rerun`, 201],
    ]);
    expect(err).toContain(`run ${red.id}, which was red, is run again`);
    const second = await desk.recount('pin');
    expect(second.exit).toBe(0);
    expect(second.err).toContain(
      `run ${red.id} is already being run again: its check comes with its end; where that is red, \`recount pin\` once more`,
    );
    expect(second.err).not.toContain('--amend');
    expect(world.violations).toEqual([]);
  });

  it('stay red for who may not run them again, who is told the other way', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ author: 'mona' });
    const run = pull.startRun();
    world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion: 'failure', run });
    Object.assign(run, { status: 'completed', conclusion: 'failure' });
    const token = world.tokenOf('mona', 'write', { contents: 'read', pull_requests: 'write', checks: 'read' });
    const desk = await openDesk(world, 'topic', token);
    await desk.recount('run');
    const { exit, err } = await desk.recount('pin');
    expect(exit).toBe(0);
    expect(err).toMatch(
      new RegExp(
        `run ${run.id} stays red, and you may not run it again \\(.*403.*\\): make a new head with \`git commit --amend --no-edit\`, \`recount run\`, \`recount pin --push\``,
      ),
    );
  });
});

describe('recount pin --body-file', () => {
  it('changes the file’s block only, whatever its line endings, and asks no GitHub', async () => {
    await using desk = await openLocalDesk();
    const { out } = await desk.recount(['run']);
    const file = join(desk.root, 'body.md');
    await writeFile(file, '\uFEFF# Title\r\n\r\nGrößer als 試験.\r\n');
    const first = await desk.recount(['pin', '--body-file', file]);
    expect(first).toMatchObject({ exit: 0, out: '', err: matching(/\npinned in .*body\.md\n$/) });
    const block = out.trimEnd().replaceAll('\n', '\r\n');
    const text = await readFile(file, 'utf8');
    expect(text.replace('\uFEFF', '')).toBe(`# Title\r\n\r\nGrößer als 試験.\r\n\r\n${block}\r\n`);
    await desk.recount(['pin', '--body-file', file]);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('takes no record of other suites than the change since this base touches', async () => {
    const docs = 'docs:\n    run: ["true"]\n    scope: syntax\n    paths: [docs]\n';
    await using desk = await openLocalDesk({ policy: `${policyOf()}  ${docs}` });
    await desk.commit({ 'docs/a.md': 'a\n' });
    await desk.clone.git('branch', 'dev');
    await desk.commit({ 'change.txt': 'b\n' });
    await desk.recount(['run']);
    const file = join(desk.root, 'body.md');
    await writeFile(file, '');
    const pin = () => desk.recount(['pin', '--body-file', file, '--base', 'dev']);
    const refused = await pin();
    expect(refused.exit).toBe(2);
    expect(refused.err).toMatch(
      /record-missing: the record of \w+ is of other suites than .*\n {2}to mend it: `recount run`/,
    );
    await desk.recount(['run', '--base', 'dev']);
    expect((await pin()).exit).toBe(0);
    expect(Object.keys((await recordIn(await readFile(file, 'utf8'))).suites)).toEqual(['unit']);
  });

  it.each([
    ['is not there', async () => {}, /file-unreadable: .*body\.md: ENOENT.*\n {2}to mend it: .*`: > FILE`/],
    [
      'is no text',
      (file: string) => writeFile(file, Buffer.from([0xff, 0xfe, 0x00])),
      /file-unreadable: .*body\.md: it is not UTF-8/,
    ],
    [
      'has something like a block beside it',
      (file: string) => writeFile(file, 'Words.\n\n> <!-- recount -->\n'),
      /block-imitated: .* \(.*body\.md:3\)\n/,
    ],
  ])('a file that %s is named', async (_title, prepare, said) => {
    await using desk = await openLocalDesk();
    await desk.recount(['run']);
    const file = join(desk.root, 'body.md');
    await prepare(file);
    const { exit, err } = await desk.recount(['pin', '--body-file', file]);
    expect(exit).toBe(2);
    expect(err).toMatch(said);
  });
});
