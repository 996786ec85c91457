import type { Fault } from '../../../src/core/fault.ts';
import type { FormatName } from '../../../src/core/report/format-names.ts';
import { openReport } from '../../../src/core/report/read.ts';
import type { Cause, Note, TestCase } from '../../../src/core/report/report.ts';

/** What reading a report gave: `counts` is total/passed/failed/skipped, or `refused` and the code. */
export interface Reading {
  readonly counts: string;
  readonly tests: readonly (Omit<TestCase, 'cause'> & { readonly cause?: Cause })[];
  readonly notes: readonly Note[];
  readonly fault: Fault | undefined;
  readonly format: FormatName | undefined;
}

interface Options {
  readonly format?: 'auto' | FormatName;
  readonly root?: string;
  /** The size of the pieces that the bytes come in. */
  readonly chunk?: number;
}

export const read = (content: string | Uint8Array, options: Options = {}): Reading => {
  const tests: Reading['tests'][number][] = [];
  const notes: Note[] = [];
  const bytes = Buffer.from(content);
  const { format = 'auto', root = '/home/runner/sample/w1', chunk = 65_536 } = options;
  const report = openReport(
    format,
    { root },
    {
      test: ({ cause, ...test }) => tests.push(cause === undefined ? test : { ...test, cause: cause() }),
      note: (note) => notes.push(note),
    },
  );
  let fault: Fault | undefined;
  for (let from = 0; from < bytes.length && fault === undefined; from += chunk) {
    fault = report.write(bytes.subarray(from, from + chunk));
  }
  fault ??= report.end();
  const count = (outcome: TestCase['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const counts =
    fault === undefined
      ? [tests.length, count('passed'), count('failed'), count('skipped')].join('/')
      : `refused: ${fault.code}`;
  return { counts, tests, notes, fault, format: report.format() };
};

/** The tests as one line each: outcome, group, name. */
export const rows = (reading: Reading): readonly string[] =>
  reading.tests.map(({ outcome, group, name }) => `${outcome} | ${group} | ${name}`);
