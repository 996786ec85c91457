import { looseMatcherOfPaths } from '../changes/pattern.ts';
import type { Absence } from '../record/regenerated.ts';
import type { Policy, Suite } from './policy.ts';

/** Everything a pull request changes, or undefined where that cannot be listed: then every suite is touched. */
export type Changed = readonly string[] | undefined;

/** GitHub lists no more files of a pull request than this. */
const MOST_PATHS = 3_000;

/**
 * What is changed where these paths are, or everything where they are too many. Both sides of a rename count, each path
 * once: so whoever lists them comes to the same, whether it knows renames or not.
 */
export const changedOf = (paths: Iterable<string>): Changed => {
  const distinct = new Set(paths);
  return distinct.size < MOST_PATHS ? [...distinct] : undefined;
};

const isTouched = ({ paths }: Suite, changed: Changed): boolean => {
  if (changed === undefined || paths.includes('**')) return true;
  return changed.some(looseMatcherOfPaths(paths));
};

/** Whether the policy asks what a pull request changes: for the `paths` of a suite, or for those that must be proved. */
export const asksForPaths = (policy: Policy): boolean =>
  Object.values(policy.suites).some(({ paths }) => !paths.includes('**')) || (policy.proof?.paths ?? []).length > 0;

/** The suites whose `paths` the change touches. */
export const touchedSuites = (policy: Policy, changed: Changed): ReadonlySet<string> =>
  new Set(Object.entries(policy.suites).flatMap(([name, suite]) => (isTouched(suite, changed) ? [name] : [])));

const SYSTEMS = { linux: 'linux', macos: 'darwin', windows: 'win32' } as const;

/** What Node calls a system of the policy. */
export const nodeName = (system: keyof typeof SYSTEMS): string => SYSTEMS[system];

/** Why each suite that is not run here is not run; `platform` in Node's words. */
export const absentSuites = (
  policy: Policy,
  touched: ReadonlySet<string>,
  platform: string,
): Readonly<Record<string, Absence>> =>
  Object.fromEntries(
    Object.entries(policy.suites).flatMap(([name, { os }]): [string, Absence][] => {
      if (!touched.has(name)) return [[name, 'paths']];
      return os !== 'any' && SYSTEMS[os] !== platform ? [[name, 'os']] : [];
    }),
  );
