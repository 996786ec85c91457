import { joined } from '../identity.ts';
import { childText, openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** A failure within `successPercentage` fails no build; those beyond it are `FAIL`. */
const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  PASS: 'passed',
  SKIP: 'skipped',
  SUCCESS_PERCENTAGE_FAILURE: 'passed',
};
const CONFIGURATION_FAILED = '(configuration failed)';

const FORMAT: RecordFormat = {
  roots: ['testng-results'],
  records: ['test-method'],
  keep: ['exception', 'message'],
  said: ['message'],
  open: (emit) => {
    let broken: string | undefined;
    return {
      record: ({ attributes, children }, around) => {
        const [exception] = children;
        const { class: type } = exception?.attributes ?? {};
        const message = exception && childText(exception, 'message');
        const outcome = OUTCOMES[attributes['status'] ?? ''] ?? 'failed';
        // What prepares and cleans up is no test; an attempt that was tried again is not the last one.
        if (attributes['is-config'] === 'true') {
          if (outcome === 'failed') broken ??= message ?? type ?? '';
        } else if (attributes['retried'] === 'true') emit.totals.retried();
        else {
          const [group = '', test = ''] = around.map((node) => node.attributes['name']).reverse();
          emit.row(group, joined([test, attributes['name']]), outcome, () => ({ type, message }));
        }
      },
      leave: (node, around) => {
        if (around.length === 0 && node.attributes['total'] === '0' && node.rows + node.failed === 0)
          emit.totals.none();
        if (node.name !== 'test') return;
        if (broken !== undefined && node.failed === 0) {
          const group = node.attributes['name'] ?? '';
          emit.synthetic(group, CONFIGURATION_FAILED, 'configuration methods that failed', broken);
        }
        broken = undefined;
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
