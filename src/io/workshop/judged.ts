import { join, resolve } from 'node:path';
import type { OpenSite, OpenWorkshop } from '../../app/ports.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { askedLevel, type IsolationInput, isEnough } from '../../core/isolation/level.ts';
import { programPlaces, runnerPlaces } from '../../core/isolation/places.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { makeFolder, makeTemporaryFolder } from '../files/text.ts';
import { readHead } from '../git/commits.ts';
import { readHeadFiles } from '../git/head-files.ts';
import { type Standing, standingAt } from '../git/standing.ts';
import { openContainer } from '../isolation/container.ts';
import type { Isolation } from '../isolation/isolation.ts';
import { openIsolation } from '../isolation/open.ts';
import { findProgram } from '../process/program.ts';
import { searchPathIn } from '../process/search-path.ts';
import { makeReports } from '../reports.ts';
import { makeRunner } from '../runner.ts';
import { type Closable, clearAway, commonParts, type WorkshopParts } from './parts.ts';
import { openTrees } from './trees.ts';

/** The judged job's workshop; `close` says what of the walls could not be taken down. */
export interface JudgedWorkshop extends Omit<Closable, 'close'> {
  readonly close: () => Promise<Fault | undefined>;
}

type JudgedParts = WorkshopParts & { readonly isolation: IsolationInput; readonly withJudge: boolean };

/** The parts with the folder in which no program of ours is looked for: the checkout, also where another tree is meant. */
type PlaceParts = JudgedParts & { readonly checkout: string };

/**
 * The judged job: once it is open, the checkout is the suites' user's, and nothing of it is trusted any more. What git has
 * to say of it is asked before.
 */
export const openJudged = async (parts: JudgedParts): Promise<Result<JudgedWorkshop>> => {
  const base = await makeTemporaryFolder(parts.git.root, parts.temporary);
  if (!base.ok) return base;
  const checkout = parts.git.root;
  const standing = new Set<Isolation>();
  let places = 0;
  /** Makes a place of what git tells of it now; its walls are put up later, and taken down by whoever closes first. */
  const placeOf = async (own: PlaceParts, policy: Policy) => {
    const folder = join(base.value, String(places++));
    const made = await makeFolder(folder);
    if (!made.ok) return made;
    const files = await standingFor(own, policy, join(folder, 'git'));
    if (!files.ok) return files;
    // Before anything runs: links in the checkout are the commit's then, and not a suite's.
    const { PATH } = own.env;
    const search = PATH === undefined ? undefined : searchPathIn(PATH, own.checkout, own.git.root);
    return ok(async (): Promise<Result<OpenSite>> => {
      const suites = join(folder, 'suites');
      const room = await makeFolder(suites);
      if (!room.ok) return room;
      const opened = await openWalls(own, policy, suites, search?.outside ?? []);
      if (!opened.ok) return opened;
      const walls = opened.value;
      standing.add(walls);
      const prepared = await walls.prepare();
      const close = () => {
        standing.delete(walls);
        return walls.close();
      };
      const env = search === undefined ? own.env : { ...own.env, PATH: search.path };
      return prepared.ok ? ok({ ...openedWorkshop({ ...own, env }, walls, suites, files.value), close }) : prepared;
    });
  };
  const trees = openTrees(parts, base.value, async (tree, policy) => {
    const open = await placeOf({ ...parts, git: tree, checkout }, policy);
    return open.ok ? ok({ open: open.value }) : open;
  });
  return ok({
    ...commonParts(parts),
    trees,
    open: async (policy) => {
      const open = await placeOf({ ...parts, checkout }, policy);
      if (!open.ok) return open;
      // Nothing of git stays where a suite runs.
      parts.git.objects.end();
      return open.value();
    },
    close: async () => {
      const left = await Promise.all([...standing].map((walls) => walls.close()));
      standing.clear();
      await clearAway(trees, base.value, parts);
      return left.find((fault) => fault !== undefined);
    },
  });
};

const NOTHING: Standing = { ignored: async () => ok(new Set()), isTracked: async () => ok(false) };

/** What is tracked is asked for only where a suite's reports may lie in the tree. */
const standingFor = async ({ git }: WorkshopParts, policy: Policy, folder: string): Promise<Result<Standing>> => {
  const inTree = Object.values(policy.suites).some(({ reports }) => reports.some((glob) => glob.startsWith('./')));
  if (!inTree) return ok(NOTHING);
  const head = await readHead(git);
  return head.ok ? standingAt(git, head.value.commit, folder) : head;
};

const openWalls = async (
  { git, env, signal, isolation, withJudge, checkout }: PlaceParts,
  policy: Policy,
  suites: string,
  searched: readonly string[],
): Promise<Result<Isolation>> => {
  const level = askedLevel(isolation, policy.isolation, withJudge);
  if (level === 'container') return openContainers({ root: git.root, checkout }, policy, env, suites, signal);
  const { HOME: home } = env;
  const { readOnly, hidden } = runnerPlaces(env);
  // A job in a container has another home than root's, in which the image has its programs.
  const homes = [...(home === undefined ? [] : [resolve(home)]), ...(process.getuid?.() === 0 ? ['/root'] : [])];
  const opened = await openIsolation({
    level,
    platform: process.platform,
    root: git.root,
    home,
    folders: [suites],
    readOnly: [...readOnly, ...programPlaces(searched.join(':'), [...homes, ...hidden])],
    hidden,
    signal,
  });
  if (!opened.ok || isEnough(opened.value.level, policy.isolation)) return opened;
  await opened.value.close();
  const message = `the policy wants isolation ${policy.isolation}, and what applies here is ${opened.value.level}`;
  return err(fault('isolation-too-weak', `${message}: ${opened.value.weaker ?? `the input asks for ${isolation}`}`));
};

// A report that only its owner may read is the suite's user's, who lets others read it.
const unlock = async (walls: Isolation, root: string, folders: readonly string[]): Promise<void> => {
  const locked = ['(', '-type', 'f', '!', '-perm', '-o=r', '-o', '-type', 'd', '!', '-perm', '-o=rx', ')'];
  const command = ['find', '-P', ...folders, ...locked, '-exec', 'chmod', 'o+rX', '{}', '+'];
  // What is not there, or stays locked, is told when the reports are read.
  await walls.run({ command, cwd: root, env: { PATH: '/usr/bin:/bin' }, timeout: 60_000, network: 'none' });
};

/** The engine's client is found before anything of the pull request starts, and gets what it needs to find its engine. */
const openContainers = async (
  { root, checkout }: { readonly root: string; readonly checkout: string },
  policy: Policy,
  env: Readonly<Record<string, string>>,
  suites: string,
  signal: AbortSignal,
): Promise<Result<Isolation>> => {
  const file = findProgram('docker', env, checkout);
  if (file === undefined) return err(fault('isolation-unavailable', 'no docker was found on PATH'));
  const images = new Set(Object.values(policy.suites).flatMap(({ image }) => (image === undefined ? [] : [image])));
  const passed = Object.entries(env).filter(([name]) => ['HOME', 'PATH'].includes(name) || name.startsWith('DOCKER_'));
  return openContainer({
    images: [...images],
    root,
    home: env['HOME'] ?? '/root',
    homeFrom: join(suites, '../home'),
    user: { id: process.getuid?.() ?? 0, group: process.getgid?.() ?? 0 },
    client: { file, env: Object.fromEntries(passed) },
    signal,
  });
};

const openedWorkshop = (parts: WorkshopParts, walls: Isolation, suites: string, standing: Standing): OpenWorkshop => {
  const { git, env } = parts;
  const { root } = git;
  return {
    ...commonParts(parts),
    headAfter: async () => ok(await readHeadFiles(git)),
    runner: makeRunner(walls, env, process.platform),
    reports: makeReports({
      root,
      base: suites,
      standing,
      clear: (paths) => walls.remove(paths.map((path) => join(root, path))),
      ...(walls.level === 'user' || walls.level === 'namespace'
        ? { unlock: (folders) => unlock(walls, root, folders) }
        : {}),
    }),
  };
};
