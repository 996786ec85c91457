import { childText, openRecords, type RecordFormat } from '../records.ts';
import type { ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const ROOT = 'CUNIT_TEST_RUN_REPORT';
const SUITE_ERROR = '(suite error)';

const FORMAT: RecordFormat = {
  roots: [ROOT],
  doctype: ROOT,
  records: ['SUITE_NAME', 'CUNIT_RUN_TEST_SUCCESS', 'CUNIT_RUN_TEST_FAILURE', 'CUNIT_RUN_SUITE_FAILURE'],
  keep: ['SUITE_NAME', 'TEST_NAME', 'CONDITION', 'FAILURE_REASON'],
  said: ['CONDITION', 'FAILURE_REASON'],
  open: (emit) => {
    let suite = '';
    return {
      record: (node) => {
        if (node.name === 'SUITE_NAME') suite = node.text.trim();
        else if (node.name === 'CUNIT_RUN_SUITE_FAILURE') {
          const what = 'suites whose set-up or clean-up failed';
          emit.synthetic(childText(node, 'SUITE_NAME') ?? '', SUITE_ERROR, what, childText(node, 'FAILURE_REASON'));
        } else {
          const outcome = node.name === 'CUNIT_RUN_TEST_SUCCESS' ? 'passed' : 'failed';
          const why = () => ({ message: childText(node, 'CONDITION'), stated: 'assertion' }) as const;
          emit.row(suite, childText(node, 'TEST_NAME') ?? '', outcome, why);
        }
      },
    };
  },
};

/** CUnit's automated results: one row a passed test and a failed assertion. */
export const cunitXml = {
  name: 'cunit-xml',
  recognises: (head) => rootOf(head)?.name === ROOT,
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
