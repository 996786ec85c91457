import type { Complaint } from '../cause.ts';
import { childText, openRecords, type RecordFormat, type XmlNode } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = { passed: 'passed', notrun: 'skipped' };

/** How a program ends that may have found out something; every other way is a crash, or that it could not be run. */
const ENDS = ['Failed', 'Timeout', 'Completed'];

const complaintOf = ({ children }: XmlNode): Complaint => {
  const measured = children.filter(({ name }) => name === 'Results').flatMap((results) => results.children);
  const ended = measured.find(({ attributes }) => attributes['name'] === 'Exit Code');
  const message = ended && childText(ended, 'Value');
  return { message, stated: message === undefined || ENDS.includes(message) ? undefined : 'error' };
};

const FORMAT: RecordFormat = {
  roots: ['Site'],
  records: ['Test'],
  keep: ['Name', 'Path', 'Results', 'NamedMeasurement', 'Value'],
  said: ['Value'],
  open: (emit) => ({
    record: (node, around) => {
      // The list of what was to be run has the same elements, without a status.
      if (around.at(-1)?.name !== 'Testing') return;
      const path = childText(node, 'Path') ?? '';
      const outcome = OUTCOMES[node.attributes['Status'] ?? ''] ?? 'failed';
      emit.row(path === '.' ? '' : path, childText(node, 'Name') ?? '', outcome, () => complaintOf(node));
    },
  }),
};

/** CTest's own `Test.xml` (`ctest -T Test`). Tests that were not run, disabled ones among them, are skipped. */
export const ctestXml = {
  name: 'ctest-xml',
  recognises: (head) => rootOf(head)?.name === 'Site',
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
