import { openRecords, type RecordFormat } from '../records.ts';
import type { ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const FORMAT: RecordFormat = {
  roots: ['Catch', 'Catch2TestRun'],
  records: ['TestCase'],
  keep: ['OverallResult'],
  open: (emit) => ({
    record: ({ attributes, children }) => {
      // A test that crashes has no overall result.
      const result = children.at(-1)?.attributes;
      const passed = Number(result?.['skips'] ?? 0) > 0 ? 'skipped' : 'passed';
      const outcome = result?.['success'] === 'true' ? passed : 'failed';
      emit.row(attributes['filename'] ?? '', attributes['name'] ?? '', outcome);
    },
  }),
};

/** Catch2's XML reporter, versions 2 and 3. */
export const catch2Xml = {
  name: 'catch2-xml',
  recognises: (head) => FORMAT.roots.includes(rootOf(head)?.name ?? ''),
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
