import { joined } from '../identity.ts';
import { childText, openRecords, type RecordFormat } from '../records.ts';
import type { ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const FORMAT: RecordFormat = {
  roots: ['testsuites'],
  records: ['title', 'test'],
  keep: ['id', 'iteration', 'description', 'message'],
  said: ['message'],
  open: (emit) => {
    let suite = '';
    return {
      record: (node) => {
        if (node.name === 'title') suite = node.text.trim();
        else {
          const iteration = childText(node, 'iteration') ?? '0';
          const id = `${childText(node, 'id') ?? ''}${iteration === '0' ? '' : `[${iteration}]`}`;
          const outcome = node.attributes['result'] === 'success' ? 'passed' : 'failed';
          // A test that ends as it should not, by a signal or too late, is an error.
          emit.row(suite, joined([childText(node, 'description'), id]), outcome, () => ({
            message: childText(node, 'message'),
            stated: node.attributes['result'] === 'failure' ? 'assertion' : 'error',
          }));
        }
      },
    };
  },
};

/** Check's XML log (libcheck.github.io). Its root has JUnit's name and a namespace of its own. */
export const checkXml = {
  name: 'check-xml',
  recognises: (head) => {
    const root = rootOf(head);
    return root?.name === 'testsuites' && root.attributes.includes('check.sourceforge.net');
  },
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
