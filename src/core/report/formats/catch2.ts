import type { Complaint } from '../cause.ts';
import { openRecords, type RecordFormat, type XmlNode } from '../records.ts';
import type { ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** What ends a test and is no assertion. One inside of an `<Expression>` is that assertion's, and not kept. */
const THROWN = ['Exception', 'FatalErrorCondition'];

const thrownIn = ({ children }: XmlNode): XmlNode | undefined => {
  for (const child of children) {
    const found = child.name === 'Section' ? thrownIn(child) : THROWN.includes(child.name) ? child : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const complaintOf = (test: XmlNode, ended: boolean): Complaint => {
  const thrown = thrownIn(test);
  return { message: thrown?.text, stated: ended && thrown === undefined ? 'assertion' : 'error' };
};

/** What the totals of a run count. */
const RESULTS = ['successes', 'failures', 'expectedFailures'];

const FORMAT: RecordFormat = {
  roots: ['Catch', 'Catch2TestRun'],
  records: ['TestCase'],
  keep: ['OverallResult', 'Section', ...THROWN],
  said: THROWN,
  open: (emit) => {
    let saysNone = false;
    return {
      record: (test) => {
        const { attributes, children } = test;
        // A test that crashes has no overall result.
        const result = children.findLast(({ name }) => name === 'OverallResult')?.attributes;
        const passed = Number(result?.['skips'] ?? 0) > 0 ? 'skipped' : 'passed';
        const outcome = result?.['success'] === 'true' ? passed : 'failed';
        const why = (): Complaint => complaintOf(test, result !== undefined);
        emit.row(attributes['filename'] ?? '', attributes['name'] ?? '', outcome, why);
      },
      leave: ({ name, attributes, rows }, around) => {
        // The totals of the run stand directly in the root, and end it.
        if (name === 'OverallResults' && around.length === 1)
          saysNone = RESULTS.every((result) => attributes[result] === '0');
        else if (around.length === 0 && saysNone && rows === 0) emit.totals.none();
      },
    };
  },
};

/** Catch2's XML reporter, versions 2 and 3. */
export const catch2Xml = {
  name: 'catch2-xml',
  recognises: (head) => FORMAT.roots.includes(rootOf(head)?.name ?? ''),
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
