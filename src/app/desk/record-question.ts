import type { Policy } from '../../core/policy/policy.ts';
import type { RunRecord } from '../../core/record/record.ts';
import type { StoredKey, StoredRecord } from '../../core/record/stored-record.ts';
import type { Result } from '../../core/result.ts';

/** Records that are kept from earlier runs. */
export interface RecordKeeper {
  readonly find: (key: StoredKey) => Promise<StoredRecord | undefined>;
  readonly save: (key: StoredKey, stored: StoredRecord) => Promise<Result<void>>;
}

/** How HEAD is to be recorded. */
export interface RecordQuestion {
  readonly policy: Policy;
  /** The commit of the base, from whose merge base the change is taken. */
  readonly base: string;
  readonly fresh: boolean;
  readonly setup: boolean;
  /** Tests that are said to prove the change, as they are shown: `group › test`. */
  readonly proves: readonly string[];
  /** The block that the record is to be held against, where there is one. */
  readonly claimed?: RunRecord | undefined;
  /** Is told what takes longer than the suites. */
  readonly say: (line: string) => void;
  /** Tells whether the working tree is HEAD's, and names untracked files; asked before a suite runs. */
  readonly cleanTree: () => Promise<Result<string | undefined>>;
  /** Names the submodules that are at other commits than HEAD names. */
  readonly movedSubmodules: () => Promise<Result<string | undefined>>;
  /** Names the tracked files that are no longer as on HEAD; asked once, when the suites have ended, which took so long. */
  readonly changedFiles: (milliseconds: number) => Promise<Result<string | undefined>>;
}
