import { joined } from '../identity.ts';
import { type Around, namesOf, openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  PASS: 'passed',
  SKIP: 'skipped',
  'NOT RUN': 'skipped',
  NOT_RUN: 'skipped',
};
const SUITE_FAILED = '(suite failed)';

/** The suite's file, else the names of the suites down to it. */
const groupOf = (suites: readonly Around[]): string => suites.at(-1)?.attributes['source'] ?? joined(namesOf(suites));

const FORMAT: RecordFormat = {
  roots: ['robot'],
  records: ['test', 'status'],
  keep: ['status'],
  open: (emit) => {
    let suiteFailed = false;
    return {
      record: ({ name, attributes, children }, around) => {
        if (name === 'test') {
          const status = children.at(-1)?.attributes['status'] ?? '';
          emit.row(groupOf(around), attributes['name'] ?? '', OUTCOMES[status] ?? 'failed');
        } else if (around.at(-1)?.name === 'suite') suiteFailed = attributes['status'] === 'FAIL';
      },
      leave: (node, around) => {
        if (node.name !== 'suite') return;
        // Its status is its last child; the suites around it fail with it, and then have a failed row.
        if (suiteFailed && node.failed === 0) {
          emit.synthetic(groupOf([...around, node]), SUITE_FAILED, 'suites that failed outside every test');
        }
        suiteFailed = false;
      },
    };
  },
};

/** Robot Framework's `output.xml`, versions 2 to 7. */
export const robot = {
  name: 'robot',
  recognises: (head) => rootOf(head)?.name === 'robot',
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
