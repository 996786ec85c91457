import type { Outcome } from './history.ts';
import type { Pinned } from './pinned.ts';

/** By which way a false block comes before the judge. */
export type Door =
  | 'body by hand'
  | 'edited after green'
  | 'second pull request'
  | 'fork'
  | 'merge queue'
  | 'stored record'
  | 'exempt bot'
  | 'optional block';

/** What a liar has at hand: the honest block of this commit, and true blocks of other things. */
export interface Given {
  readonly honest: Pinned;
  /** Honest blocks of what this pull request is not. */
  readonly other: Readonly<Record<Elsewhere, Pinned>>;
}

/** Of what an honest block may be that is pinned where it does not belong. */
export type Elsewhere = 'earlier commit' | 'other branch' | 'other repository' | 'other policy';

/** A false body. A class is a field, a form and a door; over the runners it has as many variants. */
export interface Lie {
  readonly field: string;
  readonly form: string;
  readonly doors: readonly Door[];
  /** The outcomes by which it is caught for what it is. */
  readonly right: readonly Outcome[];
  /** One of these is among the findings. */
  readonly codes: readonly string[];
  /** The whole body, from what the liar has; null is an empty one. */
  readonly body: (given: Given) => string | null;
}
