interface DriftEntry {
  /** What is so. */
  readonly meaning: string;
  readonly remedy: string;
}

const LOOK =
  'look at what was merged, and take it back where it is wrong (`git revert --no-edit COMMIT`, of a merge with `-m 1`)';
const BYPASS = `${LOOK}; \`recount doctor\` tells who may merge without the check`;

/** Every way in which what was merged can differ from what was judged. Codes are stable. */
export const DRIFTS = {
  'commit-outside-pull-request': {
    meaning: 'a commit of the default branch belongs to no merged pull request',
    remedy: BYPASS,
  },
  'check-missing': {
    meaning: 'the judge had given no verdict on what was merged when it was merged',
    remedy: BYPASS,
  },
  'check-red': {
    meaning: 'the newest verdict before the merge was no match',
    remedy: BYPASS,
  },
  'head-not-judged': {
    meaning: 'another commit was merged than the one that was judged',
    remedy: LOOK,
  },
  'edited-after-green': {
    meaning: 'the block is another one than was judged, and it was changed before the merge, or when cannot be told',
    remedy: `${LOOK}; a merge queue judges each block as it goes in`,
  },
  'edited-after-merge': {
    meaning: 'the block is another one than was judged, and the body was changed after the merge',
    remedy: 'put the block that was judged back: the record of the run that the evidence names has it',
  },
  'retargeted-after-green': {
    meaning: 'the pull request was judged for another base branch than it was merged into',
    remedy: `${LOOK}; a merge queue judges each pull request for the branch that it goes into`,
  },
  'judged-by-own-workflow': {
    meaning: 'the pull request changed the file of the workflow that judged it',
    remedy: `${LOOK}; tiers enforced and app judge by a file that no pull request changes`,
  },
  'tree-differs': {
    meaning: 'the files that were merged are not those of the commit that was judged',
    remedy: LOOK,
  },
  'merged-behind': {
    meaning: 'the head was behind its base, so that nobody judged what the base has become',
    remedy: 'require branches to be up to date (`recount protect`), or use a merge queue',
  },
} as const satisfies Readonly<Record<string, DriftEntry>>;

/** The code of a drift. */
export type DriftCode = keyof typeof DRIFTS;

/** One way in which what was merged differs from what was judged. */
export interface Drift {
  readonly code: DriftCode;
  /** The pull request, where it is about one. */
  readonly pull?: number;
  readonly commit: string;
  readonly evidence: string;
  readonly remedy: string;
}

/** What could not be told, and why. It never counts as good. */
export interface Untold {
  readonly pull?: number;
  readonly commit: string;
  readonly what: string;
  readonly why: string;
}

/** What an audit found of one commit or pull request. */
export interface Findings {
  readonly drifts: readonly Drift[];
  readonly unknown: readonly Untold[];
}

/** That nothing was found. */
export const NOTHING: Findings = { drifts: [], unknown: [] };

/** Makes a drift with the remedy of its code. */
export const drift = (code: DriftCode, at: Pick<Drift, 'pull' | 'commit'>, evidence: string): Drift => ({
  code,
  ...at,
  evidence,
  remedy: DRIFTS[code].remedy,
});
