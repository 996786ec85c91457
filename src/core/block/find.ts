import type { Fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { absenceFault, bodyFault, showTrace } from './absence.ts';
import { rangeOfLines } from './source.ts';
import { type Candidate, type Survey, surveyBody } from './survey.ts';
import { unseen } from './visible.ts';

/** The one block of a body. */
export interface FoundBlock {
  /** The text in the fence; its lines end in LF. */
  readonly json: string;
  /** The line of the body, counted from 1, that opens the fence. */
  readonly line: number;
  /** Where the block begins and ends in the body as it was given: from marker to marker, the last line's ending left out. */
  readonly start: number;
  readonly end: number;
  /** The lines of the block but the text in the fence, with their numbers in the body, counted from 1. */
  readonly visible: readonly { readonly text: string; readonly line: number }[];
}

/** What stands between the markers: a heading, a table and the fence, and nothing else. */
const shapeFault = ({ begin, inner, fence, end }: Candidate): Fault | undefined => {
  const [first = end, second = end, third = end, extra] = inner;
  const expected = [
    ['the heading', first, first.tokens[0]?.type === 'heading_open'],
    ['the table', second, second.tokens[0]?.type === 'table_open'],
    ['the fence', third, third === fence],
  ] as const;
  for (const [name, { line }, there] of expected) {
    const message = `in the block at line ${begin.line + 1}, expected ${name} at line ${line + 1}, found something else`;
    if (!there) return bodyFault('block-altered', line, message);
  }
  const message = `the block at line ${begin.line + 1} holds more than heading, table and fence`;
  return extra && bodyFault('block-altered', extra.line, message);
};

const chooseBlock = (survey: Survey): Result<Candidate> => {
  const { candidates, traces } = survey;
  const [block, second] = candidates;
  if (block === undefined) return err(absenceFault(survey));
  const { begin, end } = block;
  if (second !== undefined) {
    const message = `the body has two blocks, at line ${begin.line + 1} and at line ${second.begin.line + 1}`;
    return err(bodyFault('block-doubled', second.begin.line, message));
  }
  const stray = traces.find(({ line }) => line < begin.line || line > end.line);
  if (stray !== undefined) {
    const message = `beside the block at line ${begin.line + 1} the body has ${showTrace(stray)}`;
    return err(bodyFault('block-imitated', stray.line, message));
  }
  const inside = traces.find(({ line }) => line > block.fence.line && line < block.fence.end);
  if (inside !== undefined) {
    const message = `the block at line ${begin.line + 1} is cut off: its fence is not closed before ${showTrace(inside)}`;
    return err(bodyFault('block-truncated', inside.line, message));
  }
  const fault = shapeFault(block);
  return fault === undefined ? ok(block) : err(fault);
};

/**
 * Finds the one block of a body. Anyone may have written the body: a block counts only where it stands at the top level
 * of the Markdown and is seen in the page made from it, and only if nothing else in the body reads like one.
 */
export const findBlock = async (body: string | null): Promise<Result<FoundBlock>> => {
  const survey = await surveyBody(body ?? '');
  const block = chooseBlock(survey);
  if (!block.ok) return block;
  const hidden = await unseen(survey, block.value);
  if (hidden !== undefined) return err(hidden);

  const { begin, fence, end } = block.value;
  const { lines } = survey.source;
  const [from, to] = rangeOfLines(survey.source, begin.line, end.end);
  const numbered = lines.map((text, index) => ({ text, line: index + 1 }));
  return ok({
    json: lines.slice(fence.line + 1, fence.end - 1).join('\n'),
    line: fence.line + 1,
    start: from,
    end: to,
    visible: [...numbered.slice(begin.line, fence.line + 1), ...numbered.slice(fence.end - 1, end.end)],
  });
};
