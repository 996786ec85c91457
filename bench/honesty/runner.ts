import type { JsonObject } from '../../test/world/json.ts';
import type { Files } from '../../test/world/repository.ts';

/** What a test of a made project does. */
export type Does = 'passes' | 'fails' | 'is skipped' | 'fails as expected' | 'looks at CI';

/** A test of a made project. */
export interface Test {
  readonly name: string;
  readonly does: Does;
}

/** A test runner, how its projects are made, and how they are run. */
export interface Runner {
  readonly id: string;
  readonly name: string;
  /** The tool's version, asked once. Fails where it is not here. */
  readonly version: () => Promise<string>;
  /** Brings its parts once into the folder of the benchmark's own. */
  readonly prepare: () => Promise<void>;
  /** Folders that come first on PATH. */
  readonly path: readonly string[];
  /** The project without its tests. */
  readonly files: Files;
  /** A file of tests. `shuffled` has them in another order each time. */
  readonly testFile: (name: string, tests: readonly Test[], shuffled?: boolean) => Files;
  /** The suite's keys in a policy: `run`, `reports` and the like. */
  readonly suite: JsonObject;
  /** The command that runs one of two parts, with `{index}` and `{count}`. */
  readonly sharded: string;
  readonly setup: readonly string[];
  readonly env: JsonObject;
}
