import { renderAnnotations } from './annotations.ts';
import { sentenceOf } from './outcome.ts';
import { renderSummary, type SummaryFacts } from './summary.ts';

/** What a check run says when it ends. There are two ends: no check of ours is neutral or skipped, which would pass. */
export interface CheckOutput {
  readonly conclusion: 'success' | 'failure';
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly {
    readonly path: string;
    readonly line: number;
    readonly title: string;
    readonly message: string;
  }[];
}

/** GitHub takes 65,535 characters (docs: REST, "Update a check run"); a character has one byte at least. */
const LONGEST = 65_000;

/** A verdict as a check run tells it. An annotation stands at a line of a file here, and one without a file nowhere. */
export const renderCheck = (facts: SummaryFacts): CheckOutput => ({
  conclusion: facts.verdict.pass ? 'success' : 'failure',
  title: `${facts.verdict.outcome}: ${sentenceOf(facts.verdict)}`,
  summary: renderSummary(facts, LONGEST),
  annotations: renderAnnotations(facts.verdict).flatMap(({ file, line = 1, title, message }) =>
    file === undefined ? [] : [{ path: file, line, title, message }],
  ),
});
