/**
 * What a code stands for in the outcome table: `inconclusive` nothing can be said, `block` the block cannot be read as
 * one, `stale` a record of something else, `difference` pinned and regenerated disagree, `demand` the policy asks for
 * more, `varied` two runs disagree, `report` a report file is refused, `desk` the command line cannot go on.
 */
export type CodeKind = 'inconclusive' | 'block' | 'stale' | 'difference' | 'demand' | 'varied' | 'report' | 'desk';

/** Who has to act on an inconclusive result. */
export type Blame = 'author' | 'repository' | 'runner' | 'github' | 'suite';

/** What is known of a code: `meaning` says what is so, `remedy` the command that mends it. */
export interface CodeEntry {
  readonly kind: CodeKind;
  readonly blame: Blame;
  readonly meaning: string;
  readonly remedy: string;
}

/** Makes the entry of one code. */
export const entry = (kind: CodeKind, blame: Blame, meaning: string, remedy: string): CodeEntry => ({
  kind,
  blame,
  meaning,
  remedy,
});
