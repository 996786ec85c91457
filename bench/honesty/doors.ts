import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobRun } from '../../test/world/jobs.ts';
import { type JsonObject, objectOf, parseJson } from '../../test/world/json.ts';
import { openGiven } from './given.ts';
import type { Door, Given } from './lie.ts';
import { measuring } from './measuring.ts';
import { pinnedIn } from './pinned.ts';
import type { Desk, Stage } from './stage.ts';

/** Brings a false body before the judge; undefined where the command line refused to pin it. */
export type Judge = (body: string | null) => Promise<JobRun | undefined>;

/** A stage on which every honest step has been taken, so that a lie is all that is missing. */
export interface Hall {
  readonly given: Given;
  /** Opens a door; a later one ends what the one before needed. */
  readonly open: (door: Door) => Promise<Judge>;
}

// What the desk keeps of a run lies in the clone's git folder (docs/how-it-works.md): whoever sits there may change it.
const falsify = (text: string, body: string): string => {
  const stored = objectOf(parseJson(text));
  const regenerated = objectOf(stored['regenerated']);
  const suites = Object.entries(objectOf(pinnedIn(body).record['suites'])).map(
    ([name, suite]): [string, JsonObject] => {
      const found = objectOf(objectOf(regenerated['suites'])[name]);
      const first = objectOf(found['first']);
      const record = { ...objectOf(first['record']), ...objectOf(suite) };
      return [name, { ...found, first: { ...first, record, counts: record['tests'] ?? null } }];
    },
  );
  return JSON.stringify({ ...stored, regenerated: { ...regenerated, suites: Object.fromEntries(suites) } });
};

/** The records of a commit that the desk keeps: one for each policy that it was run under. */
const storedOf = async (desk: Desk, commit: string): Promise<ReadonlyMap<string, string>> => {
  const folder = join(desk.path, '.git/recount/records');
  const found = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8');
    if (objectOf(objectOf(parseJson(text))['regenerated'])['commit'] === commit) found.set(join(folder, name), text);
  }
  if (found.size === 0) throw new Error(`No record of ${commit} is stored in ${folder}.`);
  return found;
};

const pinStored = async (desk: Desk, commit: string, body: string): Promise<string | undefined> => {
  const honest = await storedOf(desk, commit);
  for (const [file, text] of honest) await writeFile(file, falsify(text, body));
  try {
    return await desk.pinOnly('What it is for.\n');
  } catch {
    return undefined;
  } finally {
    for (const [file, text] of honest) await writeFile(file, text);
  }
};

/** Takes every honest step of a stage, and gives its doors. */
export const openHall = async (stage: Stage): Promise<Hall> => {
  const { pull, world } = stage;
  const { given, desk } = await openGiven(stage);
  const honest = given.honest.text;
  let first: JobRun | undefined;
  const ran = async (): Promise<JobRun> => (first ??= await stage.rerun());
  const green = async (): Promise<void> => {
    pull.edit({ body: honest });
    const { result, step } = await stage.judge();
    if (result !== 'success') throw new Error(`The honest block is not green:\n${step.log}`);
  };
  const byHand: Judge = async (body) => {
    pull.edit({ body });
    return stage.verdict(await ran());
  };
  const doors: Readonly<Record<Door, () => Promise<Judge>>> = {
    'body by hand': async () => byHand,
    fork: async () => byHand,
    'stored record': async () => async (body) => {
      const pinned = await pinStored(desk, pull.headSha(), body ?? '');
      return pinned === undefined ? undefined : byHand(pinned);
    },
    'second pull request': async () => {
      const twin = await world.openPullRequest({ branch: 'twin', headSha: pull.headSha(), body: honest });
      pull.edit({ body: honest });
      return async (body) => {
        twin.edit({ body, state: 'open' });
        const job = await stage.verdict(await ran());
        twin.edit({ state: 'closed' });
        return job;
      };
    },
    'edited after green': async () => {
      await green();
      return async (body) => {
        pull.edit({ body });
        return stage.verdict(await stage.rerun());
      };
    },
    'merge queue': async () => {
      await green();
      const group = await world.queue([pull]);
      const rerun = await stage.groupRerun(group);
      return async (body) => {
        pull.edit({ body });
        return group.runJob('verdict', rerun, measuring(world));
      };
    },
    'optional block': async () => {
      await stage.setPolicy({ top: { block: 'when-present' } });
      return byHand;
    },
    'exempt bot': async () => {
      await stage.setPolicy({ top: { exempt: [{ app: 'dependabot' }] } });
      pull.edit({ state: 'closed' });
      const author = { author: 'dependabot[bot]', authorType: 'Bot' } as const;
      const bot = await world.openPullRequest({ branch: 'bot', headSha: pull.headSha(), body: honest, ...author });
      const rerun = await bot.runJob('rerun', undefined, stage.jobOptions);
      return async (body) => {
        bot.edit({ body });
        return bot.runJob('verdict', rerun, measuring(world));
      };
    },
  };
  return { given, open: (door) => doors[door]() };
};

/** The doors in the order in which one stage serves them. */
export const doorsInOrder: readonly Door[] = [
  'body by hand',
  'stored record',
  'second pull request',
  'edited after green',
  'merge queue',
  'optional block',
  'exempt bot',
];
