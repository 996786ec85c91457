import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { parseBlock } from '../../../src/core/block/parse.ts';
import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import type { Tier } from '../../../src/core/doctor/gaps.ts';
import { POLICY_PATH } from '../../../src/core/policy/policy-path.ts';
import { type Reading, readings } from '../../world/github/merge-box.ts';
import { actionsAppId, type Conclusion, current, type WorkflowRun } from '../../world/github/state.ts';
import type { JobOptions, JobRun } from '../../world/jobs.ts';
import { isObject } from '../../world/json.ts';
import type { PullRequest } from '../../world/pull-request.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { honestRecord } from '../handed-over.ts';
import { verdictOf } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';

/** One thing that happens, in the order of a story. */
export type Step = (scene: Scene) => void | Promise<void>;

/** A story of one pull request, told as what happens to it; `box` and the verdicts in it are what has to come of that. */
export interface Story {
  readonly title: string;
  readonly tier: Tier | 'any-source';
  /** What its pull request is opened with. */
  readonly opened?: Parameters<World['openPullRequest']>[0];
  readonly steps: readonly Step[];
  /** The row of docs/enforcement.md that owns it, where a false record can be merged at one point of the story. */
  readonly owned?: string;
}

interface Scene {
  readonly world: World;
  readonly story: Story;
  pulls: readonly PullRequest[];
  /** The one that the story is of, or its twin after `opensTwin`. */
  pull: PullRequest;
  /** The judged job of each workflow run, the first one first. */
  readonly runs: JobRun[];
  /** A run that has been made and waits for an approval. */
  waiting: WorkflowRun | undefined;
  /** The block of each head over each base, as the newest run of its suites made it. */
  readonly truths: Map<string, string>;
  /** Whether a false record could be merged somewhere in the story. */
  slipped: boolean;
}

const RECOUNT = 7;
const COMPANION = { id: 8, name: 'recount', path: '.github/workflows/companion.yml' };
const TWIN = { id: 9, name: 'twin', path: '.github/workflows/twin.yml' };
const DEDICATED_APP = 4_242;

const requirements: Readonly<Record<Story['tier'], (world: World) => void>> = {
  open: () => {},
  'any-source': (world) => world.requireCheck('recount', { integrationId: null }),
  named: (world) => world.requireCheck('recount'),
  // The workflow for pushes, which nothing of the pull request reaches, and the name for the companion's verdict.
  enforced: (world) => {
    world.requireCheck('recount', { workflow: RECOUNT });
    world.requireCheck('recount');
  },
  app: (world) => world.requireCheck('recount', { integrationId: DEDICATED_APP }),
};

// What a block says; on which machine and how fast it was made is not compared.
const recordIn = async (body: string | null): Promise<unknown> => {
  const block = await parseBlock(body ?? '');
  if (!block.ok) return undefined;
  const { by: _, ...record } = block.value.record;
  return record;
};

const place = ({ pull }: PullRequest, headSha = current(pull).headSha): string =>
  `${headSha} onto ${current(pull).baseRef}`;

/** Whether a pull request's body pins what the suites gave on its head, and nothing else. */
const isTrue = async ({ truths }: Scene, pull: PullRequest): Promise<boolean> => {
  const truth = truths.get(place(pull));
  return truth !== undefined && isDeepStrictEqual(await recordIn(pull.body()), await recordIn(truth));
};

// The commits have one check, so it speaks for each pull request that has one of them as its head.
const areTrue = async (scene: Scene): Promise<boolean> => {
  for (const pull of scene.pulls)
    if (pull.headSha() === scene.pull.headSha() && !(await isTrue(scene, pull))) return false;
  return true;
};

/** The workflow of a run: what a ruleset requires runs on no edit, so the companion does. */
const startRun = (scene: Scene): WorkflowRun => {
  const { world, story, pull, waiting } = scene;
  scene.waiting = undefined;
  const run = waiting ?? pull.startRun();
  const isEdit = isObject(run.event) && run.event['action'] === 'edited';
  if (story.tier !== 'enforced' || !isEdit) return run;
  const companion = { ...run, workflow: COMPANION };
  world.repository.runs.set(run.id, companion);
  return companion;
};

const runSuites = async (scene: Scene, run: WorkflowRun, options: JobOptions): Promise<JobRun> => {
  const { pull, truths } = scene;
  const rerun = await pull.runJob('rerun', undefined, { ...options, run });
  if (rerun.result === 'success') {
    const record = honestRecord(rerun);
    // The run's own commit is a trial merge; what is judged is the head.
    expect(record.commit).toBe(run.headSha);
    truths.set(place(pull, run.headSha), renderBlock(fitBlock(record)));
  }
  return rerun;
};

// A judge may end green only over bodies that are true.
const judge = async (scene: Scene, rerun: JobRun, outcome: string, options: JobOptions = {}): Promise<void> => {
  const job = await scene.pull.runJob('verdict', rerun, options);
  const verdict = verdictOf(job);
  expect({ outcome: verdict.outcome, messages: verdict.messages }).toMatchObject({ outcome });
  expect(job.result).toBe(outcome === 'match' ? 'success' : 'failure');
  if (job.result === 'success') expect(await areTrue(scene)).toBe(true);
};

const runAt = ({ runs }: Scene, at: number): JobRun => {
  const run = runs[at - 1];
  if (run === undefined) throw new Error(`There is no run ${at} in this story.`);
  return run;
};

const ANOTHER_TEST = '"passed": 4';

/** A workflow run for what has happened last: the suites, then the judge, who says this. */
export const runs =
  (outcome: string, options: JobOptions = {}): Step =>
  async (scene) => {
    const rerun = await runSuites(scene, startRun(scene), options);
    scene.runs.push(rerun);
    await judge(scene, rerun, outcome);
  };

/** The suites of a run for what has happened last, with the judge to come. */
export const suitesRun: Step = async (scene) => {
  scene.runs.push(await runSuites(scene, startRun(scene), {}));
};

/** The judge of the newest run. */
export const judges =
  (outcome: string, options: JobOptions = {}): Step =>
  (scene) =>
    judge(scene, runAt(scene, scene.runs.length), outcome, options);

/** Pins what the suites gave on the head, the same with one number changed, or another head's block. */
export const pins =
  (what: 'the truth' | 'a lie'): Step =>
  ({ pull, truths }) => {
    const truth = truths.get(place(pull));
    if (truth === undefined) throw new Error('The suites have not run on this head.');
    pull.edit({
      body: what === 'the truth' ? truth : truth.replace('"passed": 3', ANOTHER_TEST).replace('| 3 |', '| 4 |'),
    });
  };

/** A block that claims what the newest one claims, of a head whose suites have not run yet. */
export const claims: Step = ({ pull, truths }) => {
  const [known = ''] = [...truths.values()];
  pull.edit({ body: known.replace(/"commit": "[0-9a-f]+"/, `"commit": "${pull.headSha()}"`) });
};

/** Adds a commit; `force` puts one in the place of the newest, and the same files are the same commit. */
export const pushes =
  (files: Files, options: { readonly force?: boolean; readonly message?: string } = {}): Step =>
  async ({ pull }) => {
    await pull.push(files, options);
  };

/** The next readings of the pull request see it as it was before its last change. */
export const lags =
  (reads: number): Step =>
  ({ pull }) =>
    pull.lag(reads);

/** Points the pull request at another base. */
export const retargets =
  (base: string): Step =>
  ({ pull }) =>
    pull.retarget(base);

/** The base gets another commit; what was true under another policy is so no more. */
export const baseGets =
  (files: Files): Step =>
  async ({ world, truths }) => {
    await world.commit(files);
    if (POLICY_PATH in files) truths.clear();
  };

/** A branch off the base, which requires what the base does. */
export const branches =
  (branch: string, files: Files = {}): Step =>
  async ({ world }) => {
    const parent = (await world.repository.git.resolve('refs/heads/main')) ?? null;
    await world.repository.git.commit({ branch, files, parent });
  };

/** Runs all jobs of a run again, with the event as it was. */
export const rerunsAll =
  (at: number, outcome: string): Step =>
  async (scene) => {
    const { run } = runAt(scene, at);
    run.attempt += 1;
    const rerun = await runSuites(scene, run, {});
    scene.runs[at - 1] = rerun;
    await judge(scene, rerun, outcome);
  };

/** Runs the failed jobs of a run again: the judge alone, on what the earlier attempt handed over. */
export const rerunsFailed =
  (at: number, outcome: string): Step =>
  async (scene) => {
    const rerun = runAt(scene, at);
    rerun.run.attempt += 1;
    await judge(scene, rerun, outcome);
  };

/** While the judge of the newest run reads for the `at`th time, this happens. */
export const during =
  (at: number, ...steps: readonly Step[]): Step =>
  (scene) => {
    let reads = 0;
    scene.world.onRequest('GET /repos/{owner}/{repo}/pulls/{pull_number}', async () => {
      reads += 1;
      if (reads === at) for (const step of steps) await step(scene);
    });
  };

/** GitHub starts no run for a change that conflicts with its base. */
export const conflicts: Step = async ({ pull }) => {
  await expect(pull.runJob('rerun')).rejects.toThrow('conflicting change');
};

/** The run for what has happened last is made, and waits for the approval of a maintainer; the next `runs` has it. */
export const waitsForApproval: Step = (scene) => {
  scene.waiting = Object.assign(scene.pull.startRun(), { status: 'completed', conclusion: 'action_required' });
};

/** The check of the newest run ends so without a judge: it was cancelled, or its workflow lets it be skipped. */
export const judgeEnds =
  (conclusion: Conclusion): Step =>
  (scene) => {
    const { run } = runAt(scene, scene.runs.length);
    scene.world.recordCheck({ name: 'recount', headSha: run.headSha, conclusion, run });
  };

/** The newest run is ended before its judge has begun, or taken away with its check: GitHub shows none of it then. */
export const vanishes: Step = (scene) => {
  const { run } = runAt(scene, scene.runs.length);
  const { checks, runs: kept } = scene.world.repository;
  kept.delete(run.id);
  checks.splice(0, checks.length, ...checks.filter(({ job }) => job?.runId !== run.id));
};

/** A job of another workflow reports under the name of the check. */
export const twinReports =
  (conclusion: Conclusion): Step =>
  ({ world, pull }) => {
    const run = { ...pull.startRun(), workflow: TWIN };
    world.repository.runs.set(run.id, run);
    world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion, run });
  };

/** A check run of the name is made through the API: it lands in the oldest suite of Actions on the commit. */
export const forges: Step = ({ world, pull }) => {
  const at = pull.headSha();
  const suites = world.repository.checks.filter(({ headSha }) => headSha === at).map(({ suiteId }) => suiteId);
  const oldest = suites.length === 0 ? {} : { suiteId: Math.min(...suites) };
  world.recordCheck({ name: 'recount', headSha: at, conclusion: 'success', ...oldest });
};

/** Somebody sets a status of the check's name, by a token of their own or of a workflow. */
export const setsStatus =
  (by: 'person' | 'workflow'): Step =>
  ({ world, pull }) => {
    const app = by === 'workflow' ? { appId: actionsAppId } : {};
    world.repository.statuses.push({ context: 'recount', headSha: pull.headSha(), state: 'success', ...app });
  };

/** The dedicated App says this of the head. */
export const appReports =
  (conclusion: Conclusion): Step =>
  ({ world, pull }) => {
    world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion, appId: DEDICATED_APP });
  };

/** Another pull request with the same head is opened, with this body; the story goes on with it. */
export const opensTwin =
  (what: 'the truth' | 'a lie'): Step =>
  async (scene) => {
    const { world, pull, pulls } = scene;
    scene.pull = await world.openPullRequest({ branch: 'twin', headSha: pull.headSha() });
    scene.pulls = [...pulls, scene.pull];
    await pins(what)(scene);
  };

/**
 * What the merge box says: it lets the pull request in or keeps it out, under every reading of which same-named run
 * counts, or lets it in but under those named.
 */
export const box =
  (expected: 'in' | 'out' | { readonly out: readonly Reading[] }): Step =>
  async (scene) => {
    const isOut = (reading: Reading): boolean =>
      typeof expected === 'string' ? expected === 'out' : expected.out.includes(reading);
    const said = readings.map((reading) => [reading, scene.pull.mergeBox(reading).mergeable ? 'in' : 'out']);
    expect(said).toEqual(readings.map((reading) => [reading, isOut(reading) ? 'out' : 'in']));
    if (said.some(([, verdict]) => verdict === 'in') && !(await areTrue(scene))) scene.slipped = true;
  };

/** It is put into a merge queue, which asks for the checks of a group; where nothing answers, they are awaited. */
export const isQueued =
  (outcome: string | undefined): Step =>
  async ({ world, pull }) => {
    const group = await world.queue([pull]);
    if (outcome !== undefined) {
      const job = await group.runJob('verdict', await group.runJob('rerun'));
      expect(verdictOf(job)).toMatchObject({ outcome });
    }
    expect(readings.map((reading) => group.mergeBox(reading).mergeable)).toEqual(readings.map(() => false));
  };

/** The requests that change nothing at GitHub. */
const isReading = (operation: string): boolean => operation.startsWith('GET ') || operation === 'POST /graphql';

/** Plays a story. It ends with GitHub unchanged by the action, and no false record let in that the story does not own. */
export const play = async (story: Story): Promise<void> => {
  await using world = await openWorld({
    policy: policyOf({ top: 'bases: [main, release]\n' }),
    files: { ...suiteFiles(), 'shared.txt': 'first\n' },
    requires: [],
  });
  requirements[story.tier](world);
  const pull = await world.openPullRequest({ files: { 'shared.txt': 'a\n' }, ...story.opened });
  const scene: Scene = {
    world,
    story,
    pulls: [pull],
    pull,
    runs: [],
    waiting: undefined,
    truths: new Map(),
    slipped: false,
  };
  for (const step of story.steps) await step(scene);
  expect(scene.slipped).toBe(story.owned !== undefined);
  expect(world.requests.filter(({ operation }) => !isReading(operation))).toEqual([]);
  expect(world.violations).toEqual([]);
};
