import type * as z from 'zod';
import { type Fault, fault } from '../fault.ts';
import { parseJson, shaped } from './json.ts';
import { openLines } from './lines.ts';
import type { ReportReader } from './report.ts';

/**
 * A reader of one JSON object a line. Lines that do not begin one are handed to `other`: tools print between them.
 * A last line that is cut means that the rest is missing too.
 */
export const openEvents = <T>(
  schema: z.ZodType<T>,
  read: (event: T) => void,
  other: (line: string) => void,
  end: () => void,
): ReportReader =>
  openLines({
    line: (line, number, last): Fault | undefined => {
      if (!line.startsWith('{')) {
        other(line);
        return undefined;
      }
      const value = parseJson(line);
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
