import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PullRequest } from '../../world/pull-request.ts';
import { openWorld, type World } from '../../world/world.ts';
import { type Desk, openDesk } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';
import { type Answered, callOf, dist, lineFor, runLine } from './line.ts';

let world: World;
let desk: Desk;
let pull: PullRequest;
let env: Readonly<Record<string, string>>;
beforeEach(async () => {
  world = await openWorld({ policy: policyOf(), files: suiteFiles() });
  pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, body: 'A change.\n' });
  const token = world.tokenOf('mona', 'write');
  desk = await openDesk(world, 'topic', token);
  env = { GH_TOKEN: token, GITHUB_API_URL: world.apiUrl, HOME: world.root };
});
afterEach(async () => {
  expect(world.violations).toEqual([]);
  await world[Symbol.asyncDispose]();
});

const decide = (tool: string, input: object, more = {}): Promise<Answered> =>
  runLine(lineFor(dist), callOf(desk.clone.path, tool, input), { cwd: desk.clone.path, env: { ...env, ...more } });
const run = (command: string, more = {}): Promise<Answered> => decide('Bash', { command }, more);
const stateOf = ({ err }: Answered): string => /^recount: ([a-z ]+?): /.exec(err)?.[1] ?? err;

/** The text of a body that holds the block of HEAD's record. */
const pinnedText = async (): Promise<string> => {
  await desk.recount('run');
  await writeFile(join(desk.clone.path, '../body.md'), 'Text.\n');
  await desk.recount('pin', '--body-file', '../body.md');
  return readFile(join(desk.clone.path, '../body.md'), 'utf8');
};

describe('git push', () => {
  test('of a branch with an open pull request needs a record of HEAD', async () => {
    const answer = await run('git push');
    expect(stateOf(answer)).toBe('denied');
    expect(answer.reason).toMatch(/there is no record of [0-9a-f]{12} \(policy: \.github\/recount\.yml at /);
    expect(answer.reason).toContain('`recount run`, then `recount pin --push`');
    await desk.recount('run');
    expect(stateOf(await run('git push'))).toBe('allowed');
    const made = await run('git commit -am x && git push');
    expect(stateOf(made)).toBe('unknown');
    expect(made.reason).toContain('git commit in the same call makes a commit of which nothing is known yet');
  });

  test('of a branch without one is not checked, by whatever name it is pushed', async () => {
    await desk.clone.git('switch', '--quiet', '--create', 'other');
    expect(stateOf(await run('git push -u origin other'))).toBe('not checked');
    expect(stateOf(await run('git push origin HEAD'))).toBe('not checked');
    expect(stateOf(await run('git push origin HEAD:topic'))).toBe('denied');
    expect(stateOf(await run('git push origin HEAD:refs/heads/other'))).toBe('not checked');
    expect(stateOf(await run('git push origin other HEAD:topic'))).toBe('denied');
    expect(stateOf(await run('git push origin no-such-branch'))).toBe('unknown');
    expect(stateOf(await run('git commit -am x && git push -u origin other'))).toBe('not checked');
    expect(stateOf(await run('git switch -c new && git push -u origin new'))).toBe('not checked');
  });

  test.each<[command: string, state: string]>([
    ['git push --all origin', 'unknown'],
    ['git push --mirror', 'unknown'],
    ['git push origin "$B"', 'unknown'],
    ['git push origin other "$B"', 'unknown'],
    ['git push origin :', 'unknown'],
    ['git -c push.default=matching push', 'unknown'],
    ['git push origin topic', 'denied'],
    ['git push origin heads/topic', 'denied'],
    ['git push origin HEAD:heads/topic', 'denied'],
    ['git push origin @:topic', 'denied'],
    ['git push origin topic --dry-run --no-dry-run', 'denied'],
    ['git push origin tag v1', 'not checked'],
    ['git push origin v1', 'not checked'],
    ['git push origin v1 topic', 'denied'],
    ['git push origin v1:topic', 'denied'],
    ['git push backup topic', 'not checked'],
    ['git push ../backup.git topic', 'not checked'],
    ['git push fork topic', 'unknown'],
    ['git push https://github.com/octo/nowhere.git topic', 'unknown'],
  ])('from a branch of its own, %s is %s', async (command, state) => {
    await desk.clone.git('switch', '--quiet', '--create', 'other');
    await desk.clone.git('tag', 'v1');
    // A branch of the same name is what is meant by it here.
    await desk.clone.git('tag', 'topic');
    await desk.clone.git('remote', 'add', 'backup', '../backup.git');
    await desk.clone.git('remote', 'add', 'fork', 'https://github.com/mona/no-such-fork.git');
    expect(stateOf(await run(command))).toBe(state);
  });

  test.each(['1', '77', '#1', 'fix/pull/1'])(
    'of a branch called %s, which reads like a pull request, is one of that branch',
    async (branch) => {
      await desk.clone.git('switch', '--quiet', '--create', branch);
      expect(stateOf(await run(`git push origin '${branch}'`))).toBe('not checked');
      expect(stateOf(await run('git push'))).toBe('not checked');
      // The branch has no pull request, whatever #1 holds.
      expect((await run('gh pr ready')).reason).toContain(`has no open pull request from octo:${branch}`);
    },
  );

  test('of HEAD by its other name is one of its branch', async () => {
    expect(stateOf(await run('git push origin @'))).toBe('denied');
  });

  test.each([
    ['push.default', 'matching'],
    ['remote.origin.push', 'refs/heads/*'],
    ['remote.origin.mirror', 'true'],
  ])('without a branch is unknown where %s is %s: it takes more than one', async (name, value) => {
    await desk.clone.git('config', name, value);
    expect(stateOf(await run('git push'))).toBe('unknown');
    expect(stateOf(await run('git push origin topic'))).toBe('denied');
  });

  test('is unknown where GitHub cannot be asked, unless there is a record', async () => {
    const alone = { GH_TOKEN: '', PATH: '/usr/bin:/bin' };
    expect(stateOf(await run('git push', alone))).toBe('unknown');
    await desk.recount('run');
    expect(stateOf(await run('git push', alone))).toBe('allowed');
  });
});

describe('gh pr create', () => {
  test('must carry the block of the record of HEAD', async () => {
    const none = await run('gh pr create --title x --body "Text."');
    expect(stateOf(none)).toBe('denied');
    expect(none.reason).toContain('`recount run`, `recount pin --body-file ../body.md`');
    const text = await pinnedText();
    expect(stateOf(await run('gh pr create --title x --body-file ../body.md'))).toBe('allowed');
    expect(stateOf(await run(`gh pr create --title x --body "$(cat <<'EOF'\n${text}\nEOF\n)"`))).toBe('allowed');
    const other = await run('gh pr create --title x --body "Text."');
    expect(stateOf(other)).toBe('denied');
    expect(other.reason).toContain('block-missing');
    const lie = text.replaceAll('"passed": 3', '"passed": 4').replaceAll('| 3 |', '| 4 |');
    await writeFile(join(desk.clone.path, '../lie.md'), lie);
    expect(stateOf(await run('gh pr create --title x --body-file ../lie.md'))).toBe('denied');
    expect(stateOf(await run('gh pr create --title x --body-file ../no-file.md'))).toBe('unknown');
  });

  test('with a text that cannot be seen is denied, and the reason says how it can be', async () => {
    await desk.recount('run');
    for (const command of [
      'gh pr create --fill',
      'gh pr create --web',
      'gh pr create --body "$BODY"',
      'gh pr create',
    ]) {
      const { reason } = await run(command);
      expect(reason).toContain('denied: the text of the pull request cannot be seen beforehand');
      expect(reason).toContain('--body-file ../body.md');
    }
  });

  test('of another branch is held to the record of that one', async () => {
    const text = await pinnedText();
    await desk.clone.git('switch', '--quiet', '--create', 'other');
    await desk.clone.git('commit', '--quiet', '--allow-empty', '--message', 'More');
    await desk.clone.git('update-ref', 'refs/remotes/origin/third', 'HEAD');
    const create = async (head: string) => stateOf(await run(`gh pr create --head ${head} --body-file ../body.md`));
    expect(await create('topic')).toBe('allowed');
    expect(await create('mona:topic')).toBe('allowed');
    expect(await create('other')).toBe('denied');
    expect(await create('third')).toBe('denied');
    expect(await create('nowhere')).toBe('unknown');
    const at = { owner: 'octo', repo: 'demo', title: 't', base: 'main', body: text };
    const mcp = await decide('mcp__github__create_pull_request', { ...at, head: 'topic' });
    expect(stateOf(mcp)).toBe('allowed');
  });

  test('with a file that the same call may write is unknown', async () => {
    await pinnedText();
    const made = await run('printf "all passed" > ../body.md && gh pr create --title t --body-file ../body.md');
    expect(stateOf(made)).toBe('unknown');
    expect(made.reason).toContain('let it be a call of its own');
  });

  test('of a commit after the record is denied: the block is of another', async () => {
    await pinnedText();
    await desk.clone.git('commit', '--quiet', '--allow-empty', '--message', 'More');
    const answer = await run('gh pr create --body-file ../body.md');
    expect(stateOf(answer)).toBe('denied');
    expect(answer.reason).toContain('commit-stale');
  });
});

describe('gh pr edit, ready and merge', () => {
  test('are judged by the live text where they give none', async () => {
    for (const command of [
      'gh pr ready',
      'gh pr merge --squash',
      `gh pr merge ${pull.number}`,
      'gh pr edit --add-label x',
    ])
      expect([command, stateOf(await run(command))]).toEqual([command, 'denied']);
    await desk.recount('run');
    await desk.recount('pin');
    for (const command of [
      'gh pr ready',
      'gh pr merge --squash',
      `gh pr merge ${pull.number}`,
      'gh pr edit --add-label x',
    ])
      expect([command, stateOf(await run(command))]).toEqual([command, 'allowed']);
    expect(stateOf(await run('gh pr edit --body gone'))).toBe('denied');
    expect(stateOf(await run(`gh pr edit ${pull.number} --body-file ../no-file.md`))).toBe('unknown');
    expect(stateOf(await run('gh pr merge 99'))).toBe('unknown');
    expect(stateOf(await run(`gh pr merge ${pull.number} -R octo/other`))).toBe('not checked');
    expect(stateOf(await run(`gh pr merge https://github.com/octo/demo/pull/${pull.number}`))).toBe('allowed');
    expect(stateOf(await run(`gh pr merge https://github.com/octo/other/pull/${pull.number}`))).toBe('not checked');
    expect(stateOf(await run('gh pr merge https://github.com/octo/other/pull/99'))).toBe('not checked');
  });

  test('the tools of an MCP server are held to the same', async () => {
    const at = { owner: 'octo', repo: 'demo' };
    const mcp = async (tool: string, input: object) =>
      stateOf(await decide(`mcp__github__${tool}`, { ...at, ...input }));
    const text = await pinnedText();
    expect(await mcp('create_pull_request', { title: 't', head: 'topic', base: 'main', body: 'Text.' })).toBe('denied');
    expect(await mcp('create_pull_request', { title: 't', head: 'topic', base: 'main', body: text })).toBe('allowed');
    expect(await mcp('update_pull_request', { pullNumber: pull.number, body: 'Text.' })).toBe('denied');
    expect(await mcp('update_pull_request', { pullNumber: pull.number, body: text })).toBe('allowed');
    expect(await mcp('merge_pull_request', { pullNumber: pull.number })).toBe('denied');
    expect(await mcp('merge_pull_request', { pullNumber: pull.number, repo: 'other' })).toBe('not checked');
    await desk.recount('pin');
    expect(await mcp('merge_pull_request', { pullNumber: pull.number })).toBe('allowed');
  });
});

test('where the policy needs no block, a text without one passes, and a wrong one does not', async () => {
  await world.commit({ '.github/recount.yml': `${policyOf()}block: when-present\n` });
  await desk.clone.git('fetch', '--quiet', 'origin');
  expect(stateOf(await run('gh pr create --body "Text."'))).toBe('allowed');
  const text = await pinnedText();
  await writeFile(join(desk.clone.path, '../body.md'), text.replaceAll('"exit": 0', '"exit": 1'));
  expect(stateOf(await run('gh pr create --body-file ../body.md'))).toBe('denied');
});

test('a red suite that is told as red may be published', async () => {
  await desk.clone.git('rm', '--quiet', 'exit');
  await writeFile(join(desk.clone.path, 'exit'), '3\n');
  await desk.clone.git('add', '--all');
  await desk.clone.git('commit', '--quiet', '--message', 'Red');
  await pinnedText();
  expect(stateOf(await run('gh pr create --body-file ../body.md'))).toBe('allowed');
});
