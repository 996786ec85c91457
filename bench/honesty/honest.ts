import { git } from '../../test/world/git.ts';
import { makePerson, removePerson } from '../../test/world/person.ts';
import { type History, match } from './history.ts';
import type { Desk, Stage } from './stage.ts';

const pinned = async ({ desk }: Stage): Promise<Desk> => {
  const opened = await desk();
  await opened.pin();
  return opened;
};

const pinAndJudge: History['play'] = async (stage) => {
  await pinned(stage);
  return stage.judge();
};

/** A history whose author does something to the branch, and pins what comes out. */
const reworked = (title: string, rework: (desk: Desk, stage: Stage) => Promise<unknown>): History => ({
  title,
  right: match,
  play: async (stage) => {
    const desk = await pinned(stage);
    await rework(desk, stage);
    await desk.push();
    await desk.pin();
    return stage.judge();
  },
});

const story = (title: string, play: History['play'], stage: History['stage'] = {}): History => ({
  title,
  right: match,
  stage,
  play,
});

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'3b'.repeat(32)}\nsize 12345\n`;

const submodules = (cwd: string): Promise<string> =>
  git(['-c', 'protocol.file.allow=always', 'submodule', 'update', '--init', '--quiet'], { cwd });

const branches: readonly History[] = [
  reworked('a forced push followed by a new pin', async ({ write, commit }) => {
    await write({ 'notes.txt': 'again\n' });
    await commit('Once more', '--amend');
  }),
  reworked('a message amended', ({ commit }) => commit('A better message', '--amend', '--allow-empty')),
  reworked('the branch updated from its base by a merge', async (desk, { world }) => {
    await world.commit({ 'base.txt': 'moved\n' });
    await desk.git('fetch', '--quiet', 'origin');
    await desk.git('merge', '--quiet', '--no-edit', 'origin/main');
  }),
  reworked('the branch squashed', async (desk) => {
    await desk.write({ 'notes.txt': 'one\n' });
    await desk.commit('Second');
    await desk.git('reset', '--quiet', '--soft', 'origin/main');
    await desk.commit('All of it');
  }),
  reworked('the branch rebased', async (desk, { world }) => {
    await world.commit({ 'base.txt': 'moved\n' });
    await desk.git('fetch', '--quiet', 'origin');
    await desk.git('rebase', '--quiet', 'origin/main');
  }),
  reworked('an empty commit on top', ({ commit }) => commit('Start the checks', '--allow-empty')),
];

const bodies: readonly History[] = [
  story('a body with CRLF', async (stage) => {
    await pinned(stage);
    stage.pull.edit({ body: (stage.pull.body() ?? '').replaceAll('\n', '\r\n') });
    return stage.judge();
  }),
  story('a body that a bot has rewritten around the block', async (stage) => {
    await pinned(stage);
    const notes = '<!-- bot: release notes -->\n## Summary\n\n* **New**: rounding\n\n<!-- /bot -->';
    stage.pull.edit({ body: `${notes}\n\n${stage.pull.body() ?? ''}\n\n---\n<sub>Reviewed by a bot.</sub>\n` });
    return stage.judge();
  }),
  story('pinned while the suites ran', async (stage) => {
    const desk = await stage.desk();
    const rerun = await stage.rerun();
    await desk.pin();
    return stage.verdict(rerun);
  }),
  story('pinned from the record that CI left', async (stage) => {
    await stage.judge();
    await (await stage.desk()).recount('pin', '--from-ci', '--pr', String(stage.pull.number));
    return stage.judge();
  }),
];

const runs: readonly History[] = [
  story('all jobs run again', async (stage) => {
    await pinned(stage);
    const first = await stage.rerun();
    await stage.verdict(first);
    first.run.attempt += 1;
    return stage.verdict(await stage.rerun({ run: first.run }));
  }),
  story('the failed jobs run again, after a late pin', async (stage) => {
    const first = await stage.rerun();
    await stage.verdict(first);
    await pinned(stage);
    first.run.attempt += 1;
    return stage.verdict(first);
  }),
  story('a merge queue', async (stage) => {
    await pinned(stage);
    await stage.judge();
    return stage.judgeQueue();
  }),
  story(
    'two shards on two machines',
    async (stage) => {
      await pinned(stage);
      return stage.judgeShards(2);
    },
    { policy: { shards: 2 } },
  ),
  story('a fork', pinAndJudge, { pull: { fork: true, author: 'lisa' } }),
  story('an exempt bot without a block', ({ judge }) => judge(), {
    policy: { top: { exempt: [{ app: 'dependabot' }] } },
    pull: { author: 'dependabot[bot]', authorType: 'Bot' },
  }),
  story(
    'a draft that became ready',
    async (stage) => {
      await pinned(stage);
      await stage.judge();
      stage.pull.edit({ draft: false });
      return stage.judge();
    },
    { pull: { draft: true } },
  ),
];

const places: readonly History[] = [
  story('an ordinary pull request', pinAndJudge),
  story('another path', async (stage) => {
    await (await stage.desk({ folder: 'a much longer name/of another clone' })).pin();
    return stage.judge();
  }),
  story('another user', async (stage) => {
    const person = makePerson('runner');
    try {
      await (await stage.desk({ person })).pin();
      return await stage.judge();
    } finally {
      removePerson(person.home);
    }
  }),
  story('another order of the tests each time', pinAndJudge, { shuffled: true }),
  story('tests that look at CI', pinAndJudge, { tests: [{ name: 'sees the variable', does: 'looks at CI' }] }),
  story('tests that are skipped, and some that fail as expected', pinAndJudge, {
    tests: [
      { name: 'comes later', does: 'is skipped' },
      { name: 'is known to fail', does: 'fails as expected' },
    ],
  }),
  story('a pointer of Git LFS', pinAndJudge, {
    files: { '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'data.bin': POINTER },
  }),
  story('spaces and other letters than ASCII in paths', pinAndJudge, {
    files: { 'größe und maß/ein Bild – 画像.txt': 'x\n', 'q"uo\'te & [br].txt': 'y\n' },
    oddPaths: true,
  }),
  story('a submodule', async (stage) => {
    const { world, desk } = stage;
    const part = await world.github.createRepository('octo/part', { private: true, defaultBranch: 'main' });
    await part.git.commit({ branch: 'main', files: { 'part.txt': 'part\n' }, message: 'Part' });
    const opened = await desk();
    await opened.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', part.git.path, 'part');
    await opened.commit('A submodule');
    await opened.push();
    await opened.pin();
    const prepare = async (workspace: string): Promise<void> => {
      await submodules(workspace);
    };
    return stage.verdict(await stage.rerun({ prepare }));
  }),
];

/** Honest histories, whoever thought of them: what authors, bots, GitHub and other machines do to a true record. */
export const honest: readonly History[] = [...places, ...bodies, ...branches, ...runs];
