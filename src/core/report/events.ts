import type * as z from 'zod';
import { type Fault, fault } from '../fault.ts';
import { parseJson, shaped, within } from './json.ts';
import { openLines } from './lines.ts';
import type { ReportReader } from './report.ts';

/** Where the quotes of the string begin that ends at `end`, in a text that is searched from its end. */
const stringStart = (text: string, end: number): number => {
  const isEscaped = (at: number): boolean => {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
    return slashes % 2 === 1;
  };
  let start = text.lastIndexOf('"', end - 1);
  while (start > 0 && isEscaped(start)) start = text.lastIndexOf('"', start - 1);
  return start;
};

/** Where the object begins that a line ends in, in one pass however many braces stand before it; -1 where none does. */
const objectStart = (line: string): number => {
  let depth = 0;
  for (let at = line.trimEnd().length - 1; at >= 0; at -= 1) {
    const code = line.charCodeAt(at);
    if (code === 125) depth += 1;
    else if (code === 123) depth -= 1;
    else if (code === 34) at = stringStart(line, at);
    if (depth === 0) return code === 123 ? at : -1;
  }
  return -1;
};

/**
 * A reader of one JSON object a line, which has `key`. Other lines and objects are handed to `other`: tools print between
 * them, and what a test prints without a line break stands before the next event.
 * A last line that is cut means that the rest is missing too.
 */
export const openEvents = <T>(
  key: string,
  schema: z.ZodType<T>,
  read: (event: T) => void,
  other: (line: string) => void,
  end: () => void,
): ReportReader => {
  const isEvent = (value: unknown): boolean => within(value, key) !== undefined;
  const readLast = (line: string): void => {
    const at = objectStart(line);
    const value = parseJson(at === -1 ? '' : line.slice(at));
    const event = value.ok && isEvent(value.value) ? shaped(schema, value.value) : undefined;
    if (event?.ok === true) {
      other(line.slice(0, at));
      read(event.value);
    } else other(line);
  };
  return openLines({
    line: (line, number, last): Fault | undefined => {
      if (!line.startsWith('{')) {
        readLast(line);
        return undefined;
      }
      const value = parseJson(line);
      if (value.ok && !isEvent(value.value)) {
        other(line);
        return undefined;
      }
      const event = value.ok ? shaped(schema, value.value) : value;
      if (event.ok) {
        read(event.value);
        return undefined;
      }
      return last
        ? fault('report-truncated', `the last line, ${number}, is cut`)
        : { ...event.error, message: `line ${number}: ${event.error.message}` };
    },
    end: () => {
      end();
      return undefined;
    },
  });
};
