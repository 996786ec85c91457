import { childText, openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** What xUnit.net calls a result (xunit.net/docs/format-xml-v2). */
const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = { Pass: 'passed', Skip: 'skipped', NotRun: 'skipped' };

const ASSEMBLY_ERROR = '(assembly error)';
const CLASS_ERROR = '(class error)';
const OUTSIDE = 'errors outside every test';

const FORMAT: RecordFormat = {
  roots: ['assemblies', 'assembly'],
  records: ['test', 'error', 'failure'],
  keep: ['failure', 'message'],
  said: ['message'],
  open: (emit) => {
    return {
      record: (node, around) => {
        const { name, attributes, children } = node;
        if (name === 'failure') {
          // xUnit.net 1 has what the fixture of a class threw in the class itself.
          emit.synthetic(around.at(-1)?.attributes['name'] ?? '', CLASS_ERROR, OUTSIDE, childText(node, 'message'));
          return;
        }
        const failure = children.find((child) => child.name === 'failure');
        const message = failure && childText(failure, 'message');
        if (name === 'error') {
          // Fixtures and clean-up: xUnit.net gives them a type and a name, but no test.
          if (around.at(-1)?.name !== 'errors') return;
          emit.synthetic(attributes['name'] ?? '', ASSEMBLY_ERROR, OUTSIDE, message);
          return;
        }
        const outcome = failure === undefined ? (OUTCOMES[attributes['result'] ?? ''] ?? 'failed') : 'failed';
        emit.row(attributes['type'] ?? '', attributes['name'] ?? '', outcome, () => ({
          type: failure?.attributes['exception-type'],
          message,
        }));
      },
      leave: ({ name, attributes, rows }) => {
        if (name !== 'assembly') return;
        const declared = Number(attributes['total'] ?? Number.NaN);
        emit.totals.compare('an assembly', 'tests', declared, [rows]);
        if (declared === 0 && rows === 0) emit.totals.none();
        else emit.totals.some();
      },
    };
  },
};

/** xUnit.net's XML, versions 1 to 3. */
export const xunit = {
  name: 'xunit',
  recognises: (head) => FORMAT.roots.includes(rootOf(head)?.name ?? ''),
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
