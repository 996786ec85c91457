import { verdictOf } from '../../test/e2e/story.ts';
import type { JobRun } from '../../test/world/jobs.ts';
import type { Person } from '../../test/world/person.ts';
import { doorsInOrder, type Hall, openHall } from './doors.ts';
import { forgeries, ownPolicies, playOwnPolicy } from './forged.ts';
import type { History } from './history.ts';
import type { Door, Lie } from './lie.ts';
import { brokenTest, lyingRunners } from './lying-runner.ts';
import { costOf } from './measuring.ts';
import { policyOf } from './policy.ts';
import { type LieResult, type Result, type Results } from './results.ts';
import type { Runner } from './runner.ts';
import { openStage, type Stage } from './stage.ts';

export type Origin = 'documentation' | 'source';

/** What is played for one runner. */
export interface Programme {
  readonly honest: readonly (History & { readonly origin: Origin })[];
  readonly lies: readonly (Lie & { readonly origin: Origin })[];
  /** Whether what runs the suites anew for one lie each is played too. */
  readonly costly: boolean;
}

/** Plays stories of one runner, or of a real project, keeping what each came to. */
export interface Player<Played extends { readonly id: string } = Runner> {
  readonly runner: Played;
  readonly person: Person;
  readonly results: Results;
  readonly say: (result: Result) => void;
  /** Told of what could not be played; it is played again the next time. */
  readonly broken: (what: string, why: string) => void;
}

/** An error with where it came from. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
/** Seconds since then. */
export const since = (started: number): number => Math.round((performance.now() - started) / 100) / 10;

/** Keeps what a story came to, and tells it. */
export const keep = ({ results, say }: Pick<Player, 'results' | 'say'>, result: Result): void => {
  results.add(result);
  say(result);
};

/** What the verdict of a job says. */
export const said = (job: JobRun) => {
  const { outcome = 'none', codes, messages, summary } = verdictOf(job);
  return { outcome, codes: [...new Set(codes)].sort(), messages, summary };
};

/** Plays an honest history. What cannot be played to its end is no right verdict either. */
const playHistory = async (player: Player, history: Programme['honest'][number]): Promise<void> => {
  const { runner, person } = player;
  const { title, origin, right } = history;
  const started = performance.now();
  const common = {
    kind: 'honest',
    runner: runner.id,
    title,
    origin,
    right,
  } as const;
  try {
    await using stage = await openStage(runner, person, history.stage);
    const job = await history.play(stage);
    const { outcome, codes, messages } = said(job);
    const violations = stage.world.violations.map((violation) => `the world objects: ${violation}`);
    const cause = [...messages, ...violations].join('; ');
    keep(player, { ...common, outcome, codes, cause, cost: costOf(stage.world, job), seconds: since(started) });
  } catch (error) {
    keep(player, {
      ...common,
      outcome: 'none',
      codes: [],
      cause: textOf(error).slice(0, 2000),
      seconds: since(started),
    });
  }
};

type Told = Pick<LieResult, 'field' | 'form' | 'door' | 'origin' | 'right' | 'named'>;

const keepLie = (player: Player, stage: Stage, told: Told, job: JobRun | undefined, started: number): void => {
  const common = { kind: 'lie', runner: player.runner.id, ...told, seconds: since(started) } as const;
  if (job === undefined)
    return keep(player, { ...common, outcome: 'refused', codes: ['refused'], passed: false, cause: 'pin refused' });
  const { outcome, codes, messages } = said(job);
  const passed = job.result === 'success';
  return keep(player, {
    ...common,
    outcome,
    codes,
    passed,
    cause: messages.join('; '),
    cost: costOf(stage.world, job),
  });
};

const toldOf = (lie: Programme['lies'][number], door: Door): Told => ({
  field: lie.field,
  form: lie.form,
  door,
  origin: lie.origin,
  right: lie.right,
  named: lie.codes,
});

const lieKey = (runner: Runner, told: Pick<Told, 'field' | 'form' | 'door'>): string =>
  `lie|${runner.id}|${told.door}|${told.field}|${told.form}`;

/** Plays the lies that come by one door. */
const playDoor = async (
  player: Player,
  stage: Stage,
  hall: Hall,
  door: Door,
  lies: Programme['lies'],
): Promise<void> => {
  const left = lies.filter(
    (lie) => lie.doors.includes(door) && !player.results.has(lieKey(player.runner, { ...lie, door })),
  );
  if (left.length === 0) return;
  const judge = await hall.open(door);
  for (const lie of left) {
    const started = performance.now();
    keepLie(player, stage, toldOf(lie, door), await judge(lie.body(hall.given)), started);
  }
};

const playForgeries = async (player: Player, stage: Stage, hall: Hall): Promise<void> => {
  const left = forgeries.map(({ form, forge, codes }) => ({
    forge,
    told: {
      field: 'hand-over',
      form,
      door: 'hand-over',
      origin: 'source',
      right: ['inconclusive'],
      named: [...codes],
    } as const,
  }));
  const open = left.filter(({ told }) => !player.results.has(lieKey(player.runner, told)));
  if (open.length === 0) return;
  stage.pull.edit({ body: hall.given.honest.text });
  const [honest, other] = [await stage.rerun(), await stage.rerun()];
  for (const { forge, told } of open) {
    const started = performance.now();
    const job = await stage.verdict(forge(honest, other));
    keepLie(player, stage, told, job, started);
  }
};

const playOwnPolicies = async (player: Player): Promise<void> => {
  const { runner, person, results } = player;
  for (const { form, change, right } of ownPolicies) {
    const told: Told = {
      field: 'policy',
      form,
      door: 'own policy',
      origin: 'source',
      right: ['stale', 'mismatch', 'failing'],
      named: right,
    };
    if (results.has(lieKey(runner, told))) continue;
    const started = performance.now();
    const red = form === 'a suite may fail' ? [{ name: 'divides by zero', does: 'fails' } as const] : [];
    await using stage = await openStage(runner, person, { tests: red });
    keepLie(player, stage, told, await playOwnPolicy(stage, policyOf(runner, change), form), started);
  }
};

const playLyingRunners = async (player: Player): Promise<void> => {
  const { runner, person, results } = player;
  for (const { form, files } of lyingRunners) {
    const changed = files(runner);
    if (changed === undefined || results.has(`runner|${runner.id}|${form}`)) continue;
    const started = performance.now();
    await using stage = await openStage(runner, person, { base: brokenTest(runner), files: changed });
    await (await stage.desk()).pin();
    const { outcome, codes, summary } = said(await stage.judge());
    const shown = Object.keys(changed).some((path) => summary.includes(path));
    keep(player, { kind: 'runner', runner: runner.id, form, outcome, codes, shown, seconds: since(started) });
  }
};

/** Goes on with the next part where one cannot be played. */
const tryPart = async ({ runner, broken }: Player, what: string, part: () => Promise<void>): Promise<void> => {
  try {
    await part();
  } catch (error) {
    broken(`${runner.id}: ${what}`, textOf(error));
  }
};

/** Plays all lies of a runner: those that share what they need, on one stage. */
const playLies = async (player: Player, { lies, costly }: Programme): Promise<void> => {
  const { runner, person, results } = player;
  const open = (doors: readonly Door[]): boolean =>
    lies.some((lie) =>
      lie.doors.some((door) => doors.includes(door) && !results.has(lieKey(runner, { ...lie, door }))),
    );
  const forged =
    costly &&
    forgeries.some(({ form }) => !results.has(lieKey(runner, { field: 'hand-over', form, door: 'hand-over' })));
  if (open(doorsInOrder) || forged)
    await tryPart(player, 'lies', async () => {
      await using stage = await openStage(runner, person);
      const hall = await openHall(stage);
      if (forged) await playForgeries(player, stage, hall);
      for (const door of doorsInOrder) await tryPart(player, door, () => playDoor(player, stage, hall, door, lies));
    });
  if (open(['fork']))
    await tryPart(player, 'fork', async () => {
      await using stage = await openStage(runner, person, { pull: { fork: true, author: 'lisa' } });
      await playDoor(player, stage, await openHall(stage), 'fork', lies);
    });
  if (!costly) return;
  await tryPart(player, 'own policies', () => playOwnPolicies(player));
  await tryPart(player, 'lying runners', () => playLyingRunners(player));
};

/** Plays what of a runner's programme has not been played yet. */
export const playRunner = async (player: Player, programme: Programme): Promise<void> => {
  const { runner, results } = player;
  for (const history of programme.honest)
    if (!results.has(`honest|${runner.id}|${history.title}`)) await playHistory(player, history);
  await playLies(player, programme);
};
