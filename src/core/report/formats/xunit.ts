import { causeOf } from '../cause.ts';
import { openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** What xUnit.net calls a result (xunit.net/docs/format-xml-v2). */
const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = { Pass: 'passed', Skip: 'skipped', NotRun: 'skipped' };

const ASSEMBLY_ERROR = '(assembly error)';

const FORMAT: RecordFormat = {
  roots: ['assemblies', 'assembly'],
  records: ['test', 'error'],
  keep: ['failure'],
  open: (emit) => ({
    record: ({ name, attributes, children }, around) => {
      if (name === 'error') {
        // Fixtures and clean-up: xUnit.net gives them a type and a name, but no test.
        if (around.at(-1)?.name !== 'errors') return;
        emit.synthetic(attributes['name'] ?? '', ASSEMBLY_ERROR, 'errors outside every test');
        return;
      }
      const outcome = children.length > 0 ? 'failed' : (OUTCOMES[attributes['result'] ?? ''] ?? 'failed');
      const [failure] = children;
      const cause = failure && causeOf({ type: failure.attributes['exception-type'] });
      emit.row(attributes['type'] ?? '', attributes['name'] ?? '', outcome, cause);
    },
    leave: ({ name, attributes, rows }) => {
      if (name === 'assembly')
        emit.totals.compare('an assembly', 'tests', Number(attributes['total'] ?? Number.NaN), [rows]);
    },
  }),
};

/** xUnit.net's XML, versions 1 to 3. */
export const xunit = {
  name: 'xunit',
  recognises: (head) => FORMAT.roots.includes(rootOf(head)?.name ?? ''),
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
