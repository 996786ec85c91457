import type { Complaint } from '../cause.ts';
import { type Around, childText, openRecords, type RecordFormat, type XmlNode } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** What NUnit 2 and 3 call a result; NUnit before 2.5 has `executed` and `success` instead. */
const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  Passed: 'passed',
  Success: 'passed',
  Warning: 'passed',
  Skipped: 'skipped',
  Ignored: 'skipped',
  Inconclusive: 'skipped',
  NotRunnable: 'skipped',
  Explicit: 'skipped',
};

const SUITE_ERROR = '(suite error)';

/** A result that is none of the known ones is a failure: it is not known to be better. */
const stated = ({ attributes }: XmlNode): Outcome => {
  const { result } = attributes;
  if (result !== undefined) return OUTCOMES[result] ?? 'failed';
  if (attributes['executed']?.toLowerCase() === 'false') return 'skipped';
  return attributes['success']?.toLowerCase() === 'false' ? 'failed' : 'passed';
};

/**
 * NUnit 2.5 sets errors apart by the result, NUnit 3 by a label beside it, and by the site where it was not the test's own
 * method that failed (docs.nunit.org, "Test Result XML Format").
 */
const statedAs = ({ result, label, site = 'Test' }: XmlNode['attributes']): Complaint['stated'] => {
  if (site !== 'Test') return 'outside';
  if (result === 'Error' || label === 'Error' || label === 'Invalid') return 'error';
  return result === 'Failure' || (result === 'Failed' && label === undefined) ? 'assertion' : undefined;
};

/** NUnit 3 names the class. NUnit 2 puts it before the test's name, of which the arguments may hold dots. */
const identify = ({ attributes }: XmlNode, around: readonly Around[]): readonly [group: string, name: string] => {
  const name = attributes['name'] ?? '';
  const suite = around.at(-1)?.name === 'results' ? around.at(-2) : around.at(-1);
  const dot = name.replace(/[(<"][^]*$/, '').lastIndexOf('.');
  const before = dot > 0 ? name.slice(0, dot) : undefined;
  const group = attributes['classname'] ?? before ?? suite?.attributes['name'] ?? '';
  return [group, name.startsWith(`${group}.`) ? name.slice(group.length + 1) : name];
};

/** A suite's own failure, unless it only tells of a test in it or of what is around it. */
const isOwn = ({ attributes }: Around): boolean => attributes['site'] !== 'Child' && attributes['site'] !== 'Parent';
/** Of an assembly that could not be loaded NUnit 3 gives a reason and no `<failure>`. */
const hasFailed = (suite: Around): boolean => suite.attributes['result'] === 'Failed' && isOwn(suite);

const format = (roots: readonly string[]): RecordFormat => ({
  roots,
  records: ['test-case', 'failure', 'reason'],
  keep: ['failure', 'message'],
  said: ['message'],
  open: (emit) => {
    const broken = new Map<Around, string | undefined>();
    const reasons = new Map<Around, string | undefined>();
    return {
      record: (node, around) => {
        if (node.name !== 'test-case') {
          const said = node.name === 'failure' ? broken : reasons;
          for (const suite of around.slice(-1).filter(isOwn)) said.set(suite, childText(node, 'message'));
          return;
        }
        const [group, name] = identify(node, around);
        const failure = node.children.find((child) => child.name === 'failure');
        emit.row(group, name, failure === undefined ? stated(node) : 'failed', () => ({
          message: failure && childText(failure, 'message'),
          stated: statedAs(node.attributes),
        }));
      },
      leave: (suite, around) => {
        const said = broken.get(suite) ?? reasons.get(suite);
        const isBroken = broken.delete(suite) || hasFailed(suite);
        reasons.delete(suite);
        const { name = '', fullname = name, type, total } = suite.attributes;
        if (around.length === 0 && total === '0' && suite.rows + suite.failed === 0 && !isBroken) emit.totals.none();
        if (!isBroken || suite.failed > 0) return;
        // The full name of an assembly, and of a run of one, is its path.
        emit.synthetic(
          type === 'Assembly' || suite.name === 'test-run' ? name : fullname,
          SUITE_ERROR,
          'suites that failed outside every test',
          said,
        );
      },
    };
  },
});

const NUNIT_3 = format(['test-run', 'test-suite']);
const NUNIT_2 = format(['test-results']);

/** NUnit 3's `nunit3` result format. A lone `test-suite` is what its framework writes. */
export const nunit3 = {
  name: 'nunit3',
  recognises: (head) => NUNIT_3.roots.includes(rootOf(head)?.name ?? ''),
  open: (context, sink) => openRecords(NUNIT_3, context, sink),
} as const satisfies ReportFormat;

/** NUnit 2's result format, which other runners write too. */
export const nunit2 = {
  name: 'nunit2',
  recognises: (head) => NUNIT_2.roots.includes(rootOf(head)?.name ?? ''),
  open: (context, sink) => openRecords(NUNIT_2, context, sink),
} as const satisfies ReportFormat;
