import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fault } from '../../core/fault.ts';
import type { IsolationInput } from '../../core/isolation/level.ts';
import type { Surroundings } from '../../core/isolation/places.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Isolation } from './isolation.ts';
import { openKeeper, rootPrefix } from './keeper.ts';
import { openNone } from './none.ts';
import { openWalls } from './walls.ts';

/** What is asked for. */
export interface IsolationOptions extends Surroundings {
  /** `auto`: the strongest that the machine has, down to `user`, and never `none` on Linux. */
  readonly level: IsolationInput;
  readonly platform: string;
  /** Ends what runs. */
  readonly signal?: AbortSignal | undefined;
}

const real = (path: string): Promise<string> => realpath(path).catch(() => path);

const isFolder = (path: string): Promise<boolean> =>
  stat(path)
    .then((found) => found.isDirectory())
    .catch(() => false);

// Its path may end with a slash. Over the machine's top nothing can lie, and then there is none.
const homeOf = async (home: string | undefined): Promise<string | undefined> => {
  const place = home === undefined ? '/' : resolve(home);
  return place !== '/' && (await isFolder(place)) ? place : undefined;
};

/** Finds out what the machine can do, and opens that level. Nothing of the checkout is touched before `prepare`. */
export const openIsolation = async (options: IsolationOptions): Promise<Result<Isolation>> => {
  const { level, platform, signal } = options;
  if (level === 'none') return ok(openNone(signal));
  const user = process.getuid?.();
  const group = process.getgid?.();
  if (platform !== 'linux' || user === undefined || group === undefined)
    return err(fault('isolation-unavailable', `${platform} has no isolation of suites; Linux has`));
  const root = rootPrefix(user);
  if (root === undefined)
    return err(fault('isolation-unavailable', 'isolation takes root, and there is no sudo on this machine'));
  // A mount is of a place and not of a name: the checkout keeps the path that it really has.
  const places: Surroundings = {
    root: await real(options.root),
    home: await homeOf(options.home),
    folders: await Promise.all(options.folders.map(real)),
    readOnly: await Promise.all(options.readOnly.map(real)),
    hidden: await Promise.all(options.hidden.map(real)),
  };
  const keeper = await openKeeper(root, level, places, { user, group });
  if (!keeper.ok) return keeper;
  return ok(openWalls({ root, keeper: keeper.value, home: places.home && options.home, signal }));
};
