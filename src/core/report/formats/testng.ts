import { joined } from '../identity.ts';
import { openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = { PASS: 'passed', SKIP: 'skipped' };
const CONFIGURATION_FAILED = '(configuration failed)';

const FORMAT: RecordFormat = {
  roots: ['testng-results'],
  records: ['test-method'],
  keep: [],
  open: (emit) => {
    let broken = 0;
    return {
      record: ({ attributes }, around) => {
        const outcome = OUTCOMES[attributes['status'] ?? ''] ?? 'failed';
        // What prepares and cleans up is no test; an attempt that was tried again is not the last one.
        if (attributes['is-config'] === 'true') broken += outcome === 'failed' ? 1 : 0;
        else if (attributes['retried'] === 'true') emit.totals.retried();
        else {
          const [group = '', test = ''] = around.map((node) => node.attributes['name']).reverse();
          emit.row(group, joined([test, attributes['name']]), outcome);
        }
      },
      leave: (node) => {
        if (node.name !== 'test') return;
        if (broken > 0 && node.failed === 0) {
          emit.synthetic(node.attributes['name'] ?? '', CONFIGURATION_FAILED, 'configuration methods that failed');
        }
        broken = 0;
      },
    };
  },
};

/** TestNG's `testng-results.xml`. */
export const testng = {
  name: 'testng',
  recognises: (head) => rootOf(head)?.name === 'testng-results',
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
