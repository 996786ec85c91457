import type { Person } from '../../test/world/person.ts';
import type { Given } from './lie.ts';
import { pinnedIn } from './pinned.ts';
import { policyOf } from './policy.ts';
import type { Runner, Test } from './runner.ts';
import { type Desk, openStage, type Stage } from './stage.ts';

const writeTests = (desk: Desk, runner: Runner, name: string, tests: readonly Test[]): Promise<void> =>
  desk.write(runner.testFile(name, tests, false));

const one = (name: string): readonly Test[] => [{ name, does: 'passes' }];

/** The true block of a repository that differs in one file. */
const elsewhere = async (runner: Runner, person: Person): Promise<string> => {
  await using stage = await openStage(runner, person, { name: 'octo/other', files: { 'LICENSE.txt': 'MIT\n' } });
  const desk = await stage.desk();
  return await desk.run();
};

/** Makes the true blocks that a liar may take from elsewhere, and the honest one of the pull request's head. */
export const openGiven = async (stage: Stage): Promise<{ readonly given: Given; readonly desk: Desk }> => {
  const { runner } = stage;
  const desk = await stage.desk();
  const earlier = await desk.run();
  const topic = await desk.git('rev-parse', '--abbrev-ref', 'HEAD');
  await desk.git('switch', '--quiet', '--create', 'elsewhere', 'origin/main');
  await writeTests(desk, runner, 'elsewhere', one('compares'));
  await desk.commit('Elsewhere');
  const branch = await desk.run();
  await desk.git('switch', '--quiet', '--create', 'rules', 'origin/main');
  await desk.write({ '.github/recount.yml': policyOf(runner, { unit: { tests: 'counts' } }) });
  await desk.commit('Other rules');
  await desk.git('switch', '--quiet', topic);
  await writeTests(desk, runner, 'later', one('estimates'));
  await desk.commit('A test more');
  await desk.push();
  const policy = await desk.run('--base', 'rules');
  const honest = await desk.run();
  const other = {
    'earlier commit': pinnedIn(earlier),
    'other branch': pinnedIn(branch),
    'other repository': pinnedIn(await elsewhere(runner, stage.person)),
    'other policy': pinnedIn(policy),
  };
  return { given: { honest: pinnedIn(honest), other }, desk };
};
