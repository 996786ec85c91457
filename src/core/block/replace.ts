import { fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { bodyFault, showTrace } from './absence.ts';
import { findBlock } from './find.ts';
import { oldBlocks, type Span } from './old-block.ts';
import { rangeOfLines } from './source.ts';
import { type Survey, surveyBody } from './survey.ts';
import { unseen } from './visible.ts';

/** GitHub takes 65,536 characters, and bots and people want to add some. */
const MOST = 60_000;

// A block in a text whose line breaks are written out as \n: it stands in one line.
const ESCAPED_BLOCK = /<!-- recount -->\\+[nr](?:(?!<!-- recount -->).)*?<!-- \/recount -->/g;
const BLANK_END = /(?:^|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/;

/**
 * The line ending that most lines have, nothing where there is but one line. A lone CR counts only where there is no other,
 * since a LF put behind it would join it.
 */
const endingOf = (text: string): string | undefined => {
  const feeds = text.split('\n').length - 1;
  const pairs = text.split('\r\n').length - 1;
  if (feeds > 0) return pairs > feeds - pairs ? '\r\n' : '\n';
  return text.includes('\r') ? '\r' : undefined;
};

const isIn = (spans: readonly Span[], line: number): boolean =>
  spans.some((span) => span.line <= line && line < span.end);

/**
 * The body with the block at each of its places, the best first: where the old one stood, as it stood or set apart, the end
 * of the body, its top.
 */
const placementsOf = (old: string, { source }: Survey, spans: readonly Span[], block: string): ReadonlySet<string> => {
  const kept = source.lines.map((_, line) =>
    isIn(spans, line) ? '' : old.slice(source.starts[line], source.starts[line + 1]),
  );
  const rest = kept.join('');
  const ending = endingOf(rest) ?? endingOf(old) ?? '\n';
  const own = block.replaceAll('\n', ending);
  const placed = (before: string, after: string): string => {
    let head = before;
    while (head !== '' && !BLANK_END.test(head)) head += ending;
    return head + own + after;
  };
  const inPlace = ({ line, end }: Span): readonly string[] => {
    const [, last] = rangeOfLines(source, line, end);
    const before = kept.slice(0, line).join('');
    const after = old.slice(last, source.starts[end]) + kept.slice(end).join('');
    return [before + own + after, placed(before, after)];
  };
  const first = spans.find(({ top }) => top);
  return new Set([
    ...(first === undefined ? [] : inPlace(first)),
    placed(rest, /[\r\n]$/.test(rest) ? ending : ''),
    placed('', ending + ending + rest),
  ]);
};

/** Whether the block is one in the body as rendered, other faults of the body aside. */
const stands = async (body: string): Promise<boolean> => {
  const survey = await surveyBody(body);
  const [block] = survey.candidates;
  return block !== undefined && (await unseen(survey, block))?.code !== 'block-hidden';
};

/**
 * Puts a block into a body, in the place of the old one, whole, hidden or broken as that may be; else at the end, or at
 * the top where the end would not show it. Nothing else in the body is changed, and its line endings are kept. A body
 * that would pass 60,000 characters is refused, and one in which something else reads like a block: its author has to
 * delete that.
 */
export const putBlock = async (body: string | null, block: string): Promise<Result<string>> => {
  const old = (body ?? '').replace(ESCAPED_BLOCK, '');
  const survey = await surveyBody(old);
  const spans = oldBlocks(survey);
  let placed = '';
  for (const placement of placementsOf(old, survey, spans, block)) {
    placed = placement;
    if (await stands(placed)) break;
  }
  if (placed.length > MOST) {
    const message = `the body would be ${placed.length} characters long, ${block.length} of them the block`;
    return err(fault('body-too-long', `${message}; ${MOST} is the most`));
  }
  const found = await findBlock(placed);
  if (found.ok) return ok(placed);
  const stray = survey.traces.find(({ line }) => !isIn(spans, line));
  return err(
    stray === undefined
      ? found.error
      : bodyFault('block-imitated', stray.line, `beside the block the body has ${showTrace(stray)}`),
  );
};
