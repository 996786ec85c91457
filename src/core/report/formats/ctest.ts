import { childText, openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = { passed: 'passed', notrun: 'skipped' };

const FORMAT: RecordFormat = {
  roots: ['Site'],
  records: ['Test'],
  keep: ['Name', 'Path'],
  open: (emit) => ({
    record: (node, around) => {
      // The list of what was to be run has the same elements, without a status.
      if (around.at(-1)?.name !== 'Testing') return;
      const path = childText(node, 'Path') ?? '';
      const outcome = OUTCOMES[node.attributes['Status'] ?? ''] ?? 'failed';
      emit.row(path === '.' ? '' : path, childText(node, 'Name') ?? '', outcome);
    },
  }),
};

/** CTest's own `Test.xml` (`ctest -T Test`). Tests that were not run, disabled ones among them, are skipped. */
export const ctestXml = {
  name: 'ctest-xml',
  recognises: (head) => rootOf(head)?.name === 'Site',
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
