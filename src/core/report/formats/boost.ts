import { joined } from '../identity.ts';
import { namesOf, openRecords, type RecordFormat } from '../records.ts';
import type { ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** Log entries that fail what they stand in; a warning does not. */
const FAILURES = ['Error', 'FatalError', 'Exception', 'SystemError'];
/** Those that BOOST_CHECK and BOOST_REQUIRE write. */
const CHECKS = ['Error', 'FatalError'];
const SUITE_ERROR = '(suite error)';

const FORMAT: RecordFormat = {
  roots: ['TestLog'],
  records: ['TestCase', ...FAILURES],
  keep: FAILURES,
  said: FAILURES,
  open: (emit) => ({
    record: ({ name, attributes, children, text }, around) => {
      const group = joined(namesOf(around));
      if (name !== 'TestCase') emit.synthetic(group, SUITE_ERROR, 'errors that belong to a suite and to no test', text);
      else {
        const [test, [first]] = [attributes['name'] ?? '', children];
        if (first === undefined) emit.row(group, test, attributes['skipped'] === 'yes' ? 'skipped' : 'passed');
        else {
          const stated = CHECKS.includes(first.name) ? 'assertion' : 'error';
          emit.row(group, test, 'failed', () => ({ message: first.text, stated }));
        }
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
