import { joined } from '../identity.ts';
import { namesOf, openRecords, type RecordFormat } from '../records.ts';
import type { ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** Log entries that fail what they stand in; a warning does not. */
const FAILURES = ['Error', 'FatalError', 'Exception', 'SystemError'];
const SUITE_ERROR = '(suite error)';

const FORMAT: RecordFormat = {
  roots: ['TestLog'],
  records: ['TestCase', ...FAILURES],
  keep: FAILURES,
  open: (emit) => ({
    record: ({ name, attributes, children }, around) => {
      const group = joined(namesOf(around));
      if (name !== 'TestCase') emit.synthetic(group, SUITE_ERROR, 'errors that belong to a suite and to no test');
      else {
        const passed = attributes['skipped'] === 'yes' ? 'skipped' : 'passed';
        emit.row(group, attributes['name'] ?? '', children.length > 0 ? 'failed' : passed);
      }
    },
  }),
};

/** Boost.Test's log in XML (`--log_format=XML`, with `--log_level=test_suite` or more). */
export const boostLog = {
  name: 'boost-log',
  recognises: (head) => rootOf(head)?.name === 'TestLog',
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
