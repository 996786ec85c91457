import type { Complaint } from '../cause.ts';
import { owned } from '../identity.ts';
import { childText, openRecords, type RecordFormat, type XmlNode } from '../records.ts';
import type { Outcome, ReportFormat } from '../report.ts';
import { rootOf } from '../root.ts';

/** What TRX calls an outcome. The others (Failed, Error, Timeout, Aborted, …) and none at all are failures. */
const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  Passed: 'passed',
  Completed: 'passed',
  Warning: 'passed',
  NotExecuted: 'skipped',
  NotRunnable: 'skipped',
  Inconclusive: 'skipped',
  Pending: 'skipped',
};

const RESULTS = ['UnitTestResult', 'GenericTestResult', 'WebTestResult', 'LoadTestResult', 'TestResultAggregation'];
const RUN_ERROR = '(run error)';

const outcomeOf = ({ attributes }: XmlNode): Outcome => OUTCOMES[attributes['outcome'] ?? ''] ?? 'failed';

/**
 * A data-driven test holds one result a row of data: these are the leaves. Where it failed and none of them did, such as
 * in its clean-up, it is one too.
 */
const leavesOf = (node: XmlNode): readonly XmlNode[] => {
  const inner = node.children.filter(({ name }) => name === 'InnerResults').flatMap(({ children }) => children);
  const leaves = inner.flatMap(leavesOf);
  const isLeaf =
    leaves.length === 0 || (outcomeOf(node) === 'failed' && leaves.every((leaf) => outcomeOf(leaf) !== 'failed'));
  return isLeaf ? [...leaves, node] : leaves;
};

/** What the summary calls a run that did not end well. */
const BAD_ENDS = ['Failed', 'Error', 'Timeout', 'Aborted', 'Disconnected'];

/** How MSTest's messages begin where it was not the test's own method that failed. */
const FIXTURE = /^(?:Unable to (?:create instance of|get type)|(?:Class |Assembly )?Initialization method) /;
const ERRORS = ['Error', 'Aborted'];
/** So much of a message is kept until the report ends. */
const MOST_SAID = 400;

const complaintOf = (result: XmlNode): Complaint => {
  const [info] = result.children.filter(({ name }) => name === 'Output').flatMap(({ children }) => children);
  const message = Buffer.from((info && childText(info, 'Message'))?.slice(0, MOST_SAID) ?? '').toString();
  if (FIXTURE.test(message)) return { message, stated: 'outside' };
  return { message, stated: ERRORS.includes(result.attributes['outcome'] ?? '') ? 'error' : undefined };
};

const FORMAT: RecordFormat = {
  roots: ['TestRun'],
  records: [...RESULTS, 'UnitTest', 'RunInfo'],
  keep: [...RESULTS, 'InnerResults', 'TestMethod', 'Output', 'ErrorInfo', 'Message', 'Text'],
  said: ['Message', 'Text'],
  open: (emit) => {
    // The classes stand after the results, so the results wait for them.
    const results: {
      readonly id: string;
      readonly name: string;
      readonly outcome: Outcome;
      readonly complaint: Complaint | undefined;
    }[] = [];
    const classes = new Map<string, string>();
    let failed = 0;
    let runError: string | undefined;
    let ended = '';
    let saysNone = false;
    const keepResult = (node: XmlNode, id: string): void => {
      const outcome = outcomeOf(node);
      if (outcome === 'failed') failed += 1;
      const complaint = outcome === 'failed' ? complaintOf(node) : undefined;
      results.push({ id: owned(id), name: owned(node.attributes['testName'] ?? ''), outcome, complaint });
    };
    return {
      record: (node) => {
        const { name, attributes, children } = node;
        if (name === 'RunInfo') {
          if (attributes['outcome'] === 'Error') runError ??= childText(node, 'Text') ?? '';
        } else if (name === 'UnitTest') {
          // "Namespace.Class, Assembly, Version=…": the assembly is none of the identity.
          for (const method of children) {
            const className = (method.attributes['className'] ?? '').replace(/,[^]*$/, '');
            classes.set(owned(attributes['id'] ?? ''), owned(className));
          }
        } else for (const leaf of leavesOf(node)) keepResult(leaf, attributes['testId'] ?? '');
      },
      leave: ({ name, attributes }) => {
        if (name === 'ResultSummary') ended = attributes['outcome'] ?? '';
        else if (name === 'Counters') saysNone = attributes['total'] === '0';
      },
      end: () => {
        const isBad = BAD_ENDS.includes(ended);
        for (const { id, name, outcome, complaint } of results)
          emit.row(classes.get(id) ?? '', name, outcome, () => complaint);
        // Adapters also report each failed test as an error of the run.
        if (runError !== undefined && failed === 0) emit.synthetic('', RUN_ERROR, 'errors of the run', runError);
        else if (isBad && failed === 0) {
          emit.totals.unshown(`the report says that the run ended as \`${ended}\`, though no test failed`);
        } else if (saysNone && results.length === 0) emit.totals.none();
      },
    };
  },
};

/** Visual Studio's and `dotnet test`'s TRX. */
export const trx = {
  name: 'trx',
  recognises: (head) => {
    const root = rootOf(head);
    return root?.name === 'TestRun' && root.attributes.includes('VisualStudio/TeamTest');
  },
  open: (context, sink) => openRecords(FORMAT, context, sink),
} as const satisfies ReportFormat;
