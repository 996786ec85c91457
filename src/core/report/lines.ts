import { type Fault, fault } from '../fault.ts';
import type { ReportReader } from './report.ts';

/** The longest line that is read, in UTF-16 code units. */
export const MAX_LINE = 64 * 1024 * 1024;

/** What a format does with each line, without its line break. `last` is set where the text ended without one. */
export interface LineEvents {
  readonly line: (line: string, number: number, last: boolean) => Fault | undefined;
  readonly end: () => Fault | undefined;
}

/** A reader of a text of lines that end in LF or CRLF. */
export const openLines = (events: LineEvents): ReportReader => {
  let pieces: string[] = [];
  let kept = 0;
  let number = 0;
  const emit = (line: string, last: boolean): Fault | undefined => {
    number += 1;
    return events.line(line.endsWith('\r') ? line.slice(0, -1) : line, number, last);
  };
  return {
    write: (text) => {
      let from = 0;
      for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
        const line = text.slice(from, to);
        from = to + 1;
        const found = emit(kept === 0 ? line : pieces.join('') + line, false);
        pieces = [];
        kept = 0;
        if (found !== undefined) return found;
      }
      kept += text.length - from;
      if (kept > MAX_LINE) return fault('report-too-deep', `line ${number + 1} has more than ${MAX_LINE} characters`);
      if (from < text.length) pieces.push(text.slice(from));
      return undefined;
    },
    end: () => (kept === 0 ? undefined : emit(pieces.join(''), true)) ?? events.end(),
  };
};
