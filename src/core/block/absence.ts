import type { Code } from '../codes.ts';
import { type Fault, fault } from '../fault.ts';
import { BEGIN, BODY, END } from './format.ts';
import type { Survey } from './survey.ts';
import type { Trace } from './traces.ts';

// What a shell writes for a text in which line breaks were meant by \n.
const ESCAPED = /<!-- ?\/?recount ?-->\s{0,9}\\+[nr]|```recount\s{0,9}\\+[nr]/;

/** A fault of the body at a line that counts from 0. */
export const bodyFault = (code: Code, line: number, message: string): Fault =>
  fault(code, message, { place: { file: BODY, line: line + 1 } });

const NAMES = {
  begin: `a marker like \`${BEGIN}\``,
  end: `a marker like \`${END}\``,
  fence: 'a fence with an info string like `recount`',
  table: "a table with the block's header row",
} as const;

/** A trace in words, with its line. */
export const showTrace = ({ kind, line }: Trace): string => `${NAMES[kind]} at line ${line + 1}`;

const PLACES = {
  top: ['block-imitated', 'which is no part of a block'],
  inline: ['block-imitated', 'in the middle of a text, which makes no block'],
  html: ['block-hidden', 'inside a comment or other HTML: an empty line must stand before a block'],
  quoted: ['block-quoted', 'in a quotation or a list'],
  indented: ['block-indented', 'that does not begin in the first column'],
  nested: ['block-nested', 'inside another fence'],
} as const satisfies Record<Trace['where'], readonly [Code, string]>;

const misplaced = (trace: Trace): Fault => {
  const [code, place] = PLACES[trace.where];
  return bodyFault(code, trace.line, `found ${showTrace(trace)}, ${place}`);
};

/** What is wrong with a block that begins as it should. */
const brokenFault = (begin: Trace, { traces, regions }: Survey): Fault => {
  const region = regions.find((one) => one.begin.line === begin.line);
  const last = region?.end.line ?? Number.POSITIVE_INFINITY;
  const fences = traces.filter(({ kind, line }) => kind === 'fence' && line > begin.line && line < last);
  const wrong = fences.find(({ exact }) => !exact);
  if (wrong !== undefined) return misplaced(wrong);
  const from = `the block that begins at line ${begin.line + 1}`;
  if (region !== undefined)
    return bodyFault('block-unreadable', begin.line, `${from} holds no fence with the info string \`recount\``);
  const [fence] = fences;
  return fence === undefined
    ? bodyFault('block-truncated', begin.line, `${from} ends before its fence, without the marker \`${END}\``)
    : bodyFault(
        'block-truncated',
        fence.line,
        `${from} has no marker \`${END}\` at its end, or its fence at line ${fence.line + 1} is not closed`,
      );
};

/** Why a body holds no block: the fault that tells its author most. */
export const absenceFault = (survey: Survey): Fault => {
  const { traces, source } = survey;
  const begins = traces.filter(({ kind }) => kind === 'begin');
  const begin = begins.find(({ exact }) => exact);
  if (begin !== undefined) return brokenFault(begin, survey);
  const escaped = source.lines.findIndex((line) => ESCAPED.test(line));
  if (escaped >= 0)
    return bodyFault(
      'block-escaped',
      escaped,
      `line ${escaped + 1} holds a block with \`\\n\` written out where its lines should end`,
    );
  const [first] = [...begins, ...traces.filter(({ kind }) => kind === 'fence'), ...traces];
  if (first !== undefined) return misplaced(first);
  return source.lines.every((line) => line.trim() === '')
    ? fault('block-missing', 'the body is empty')
    : fault('block-missing', `the body has no Verification block: no line is \`${BEGIN}\``);
};
