import { type JsonObject, objectOf } from '../../test/world/json.ts';
import type { Files } from '../../test/world/repository.ts';
import { openWorld, type World } from '../../test/world/world.ts';
import { match, type Right } from './history.ts';
import { costOf, measuring } from './measuring.ts';
import { pinnedIn } from './pinned.ts';
import { keep, type Player, said, since, textOf } from './play.ts';
import { policyOf } from './policy.ts';
import type { Project } from './project.ts';
import { changeBetween, treeOf } from './releases.ts';
import type { ProjectResult } from './results.ts';
import { jobOf, openDesk, sweeper } from './stage.ts';

/** A release over the one before, as a pull request. */
interface Commit {
  readonly version: string;
  readonly before: string;
  readonly change: Files;
}

const testsOf = (suite: JsonObject): JsonObject => objectOf(suite['tests'] ?? {});

/** What is right for a suite that its author pinned as it was: green where it passed, and else what docs/verdict.md asks of one. */
export const rightOf = (suite: JsonObject): Right => {
  const { total, failed } = testsOf(suite);
  const codes = [
    ...(suite['exit'] === 0 && failed === 0 ? [] : ['suite-failed']),
    ...(total === 0 ? ['tests-none'] : []),
  ];
  return codes.length === 0 ? match : { outcome: 'failing', codes };
};

/** Opens the pull request, has its author pin, judges it and merges it. */
const playCommit = async (
  player: Player<Project>,
  world: World,
  { version, before, change }: Commit,
): Promise<ProjectResult> => {
  const { runner: project, person } = player;
  const started = performance.now();
  const body = `${project.name} ${version}.\n`;
  const pull = await world.openPullRequest({ branch: `to-${version}`, files: change, message: version, body });
  const common = { kind: 'project', runner: project.id, version, before } as const;
  let [right, tests] = [match, 0];
  try {
    const desk = await openDesk({ world, pull, runner: project }, world.tokenOf('mona', 'write'));
    await desk.pin();
    const { suite } = pinnedIn(pull.body() ?? '');
    [right, tests] = [rightOf(suite), Number(testsOf(suite)['total'] ?? 0)];
    const rerun = await pull.runJob('rerun', undefined, jobOf(project, person));
    const job = await pull.runJob('verdict', rerun, measuring(world));
    const { outcome, codes, messages } = said(job);
    const cause = messages.join('; ');
    return { ...common, right, tests, outcome, codes, cause, cost: costOf(world, job), seconds: since(started) };
  } catch (error) {
    const cause = textOf(error).slice(0, 2000);
    return { ...common, right, tests, outcome: 'none', codes: [], cause, seconds: since(started) };
  } finally {
    await pull.merge('squash');
  }
};

/** Plays each of these releases of a project, over the one before it, that has not been played yet. */
export const playCommits = async (player: Player<Project>, releases: readonly string[]): Promise<void> => {
  const { runner: project, person, results, broken } = player;
  const [first = '', ...others] = project.versions;
  const open = releases.filter((version) => !results.has(`project|${project.id}|${version}`));
  if (open.length === 0) return;
  const own = { '.github/recount.yml': policyOf(project), '.gitignore': project.ignored };
  let [before, tree] = [first, { ...(await treeOf(project.sourceOf(first))), ...own }];
  await using world = await openWorld({ files: tree });
  const sweep = await sweeper(person);
  for (const version of others) {
    const next = { ...(await treeOf(project.sourceOf(version))), ...own };
    const change = changeBetween(tree, next);
    if (open.includes(version)) keep(player, await playCommit(player, world, { version, before, change }));
    else await world.commit(change, { message: version });
    await sweep();
    [before, tree] = [version, next];
  }
  const played = results.all().filter((one) => one.kind === 'project' && one.runner === project.id);
  const red = played.filter((one) => one.kind === 'project' && one.right.outcome !== 'match');
  // A suite that does not run here would be judged rightly without end, and show nothing.
  if (played.length === others.length && red.length * 2 > played.length)
    broken(project.id, `its suite is red in ${red.length} of ${played.length} commits`);
};
