import type { JsonObject } from '../../test/world/json.ts';

/** What a test of a made project does. */
type Does = 'passes' | 'fails' | 'is skipped' | 'fails as expected' | 'looks at CI';

/** A test of a made project. */
export interface Test {
  /** Lowercase words; where a language wants a name, they become one. */
  readonly name: string;
  readonly does: Does;
}

/** Paths and the text of the file at each. */
export type Texts = Readonly<Record<string, string>>;

/** What runs a suite: where its programs lie, and what a policy says of it. */
export interface Suited {
  /** Folders that come first on PATH. */
  readonly path: readonly string[];
  /** The suite's keys in a policy: `run`, `reports` and the like. */
  readonly suite: JsonObject;
  /** The policy's `setup`. */
  readonly setup: readonly string[];
  /** The policy's `env`. */
  readonly env: JsonObject;
}

/** A test runner: what it needs, how its projects are made, and how they are run. */
export interface Runner extends Suited {
  readonly id: string;
  readonly name: string;
  /** Brings its parts once, and gives its version. Throws where it cannot be had on this machine. */
  readonly prepare: () => Promise<string>;
  /** The project without its tests. */
  readonly files: Texts;
  /** A file of tests; where `shuffled`, in another order each time. */
  readonly testFile: (name: string, tests: readonly Test[], shuffled: boolean) => Texts;
  /** Whether a file of tests may have any name, and lie anywhere. */
  readonly anyPath: boolean;
  /** The suite's command for one of several parts, with `{index}` and `{count}`. */
  readonly sharded: string;
}

/** A name of words with another sign between them. */
export const joined = (words: string, by: string): string => words.split(' ').join(by);

/** A name of words as a type's name. */
export const pascal = (words: string): string =>
  words.replaceAll(/(?:^| )(\w)/gu, (_, letter: string) => letter.toUpperCase());
