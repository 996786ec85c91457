import { projects } from './projects.ts';
import type {
  HonestResult,
  LieResult,
  MissingResult,
  ProjectResult,
  Result,
  RunnerResult,
  VersionResult,
} from './results.ts';
import { runners } from './runners.ts';

/** The results, by kind. */
export interface Sorted {
  readonly honest: readonly HonestResult[];
  readonly commits: readonly ProjectResult[];
  readonly lies: readonly LieResult[];
  readonly lying: readonly RunnerResult[];
  readonly versions: readonly VersionResult[];
  readonly missing: readonly MissingResult[];
}

/** Parts results by their kind. */
export const sorted = (all: readonly Result[]): Sorted => ({
  honest: all.filter((one) => one.kind === 'honest'),
  commits: all.filter((one) => one.kind === 'project'),
  lies: all.filter((one) => one.kind === 'lie'),
  lying: all.filter((one) => one.kind === 'runner'),
  versions: all.filter((one) => one.kind === 'version'),
  missing: all.filter((one) => one.kind === 'missing'),
});

/** The values that there are, in the order in which they come first, each with what has it. */
export const grouped = <T>(all: readonly T[], of: (one: T) => string): readonly (readonly [string, readonly T[]])[] => [
  ...all.reduce(
    (found, one) => found.set(of(one), [...(found.get(of(one)) ?? []), one]),
    new Map<string, readonly T[]>(),
  ),
];

/** The name of a runner or of a project, as its makers write it. */
export const nameOf = (id: string): string => [...runners, ...projects].find((one) => one.id === id)?.name ?? id;
