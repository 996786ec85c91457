import type { Complaint } from '../cause.ts';
import { joined } from '../identity.ts';
import { type Around, namesOf, openRecords, type RecordFormat } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  PASS: 'passed',
  SKIP: 'skipped',
  'NOT RUN': 'skipped',
  NOT_RUN: 'skipped',
};
const SUITE_FAILED = '(suite failed)';

/** The suite's file, else the names of the suites down to it. */
const groupOf = (suites: readonly Around[]): string => suites.at(-1)?.attributes['source'] ?? joined(namesOf(suites));

/** How a message begins where it was not the test's own body that failed. */
const FIXTURE = /^(?:(?:Parent )?suite )?(?:setup|teardown) failed:/i;
/** How the message of a suite begins of which the teardown failed, or that of a suite around it. */
const TEARDOWN = /^\s*(?:parent )?suite teardown failed\b/i;
/** What the keywords of BuiltIn say that check something; AssertionError itself is left out of a message. */
const CHECKED =
  /^(?!No keyword with name ').+ (?:!= |should (?:not )?(?:be|have|contain|start|end|match)\b|does not (?:contain|start|end|match)\b|contains ')/;

const complaintOf = (text: string): Complaint => {
  const message = text.trim();
  if (FIXTURE.test(message)) return { message, stated: 'outside' };
  return CHECKED.test(message) ? { message, stated: 'assertion' } : { message };
};

const FORMAT: RecordFormat = {
  roots: ['robot'],
  records: ['test', 'status'],
  keep: ['status'],
  said: ['status'],
  open: (emit) => {
    let suiteFailed: string | undefined;
    let hidden = 0;
    /** The run's own totals, which end the report: of the critical tests and of all, before Robot Framework 4. */
    let total = Number.NaN;
    return {
      record: ({ name, attributes, children, text }, around) => {
        if (name === 'test') {
          const last = children.at(-1);
          const outcome = OUTCOMES[last?.attributes['status'] ?? ''] ?? 'failed';
          emit.row(groupOf(around), attributes['name'] ?? '', outcome, () => last && complaintOf(last.text));
        } else if (around.at(-1)?.name === 'suite') suiteFailed = attributes['status'] === 'FAIL' ? text : undefined;
      },
      leave: (node, around) => {
        if (node.name === 'stat' && around.at(-1)?.name === 'total') {
          const { pass, fail, skip = 0 } = node.attributes;
          total = Number(pass) + Number(fail) + Number(skip);
        }
        if (around.length === 0 && total === 0 && node.rows === 0) emit.totals.none();
        if (node.name !== 'suite') return;
        // Its status is its last child; the suites around it fail with it, and then have a failed row.
        if (suiteFailed !== undefined && node.failed === 0) {
          emit.synthetic(
            groupOf([...around, node]),
            SUITE_FAILED,
            'suites that failed outside every test',
            suiteFailed,
          );
        }
        if (node.failed > 0 && TEARDOWN.test(suiteFailed ?? '')) hidden += 1;
        suiteFailed = undefined;
      },
      end: () => {
        if (hidden > 0) emit.totals.unshown(`${hidden} suites whose teardown failed, beside tests that failed in them`);
      },
    };
  },
};

/** Robot Framework's `output.xml`, versions 2 to 7. */
export const robot = {
  name: 'robot',
  recognises: (head) => rootOf(head)?.name === 'robot',
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
