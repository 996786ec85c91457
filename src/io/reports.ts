import { join } from 'node:path';
import type { CollectedReports, Reports } from '../app/ports.ts';
import type { Fault } from '../core/fault.ts';
import type { Suite } from '../core/policy/policy.ts';
import type { FormatName } from '../core/report/format-names.ts';
import type { ReportSink } from '../core/report/report.ts';
import { ok, type Result } from '../core/result.ts';
import { openKeys } from '../core/shards/tests.ts';
import { openNormaliser } from '../core/tests/normaliser.ts';
import { MOST_TESTS_KEPT, openTally } from '../core/tests/tally.ts';
import { collectReports, isUnchanged, type ReportFile, readChunks } from './files/reports.ts';
import { prepareReports } from './files/stale.ts';
import { makeFolder } from './files/text.ts';
import type { Standing } from './git/standing.ts';

/** What is known of the checkout before a run. */
export interface ReportGround {
  /** The checkout. */
  readonly root: string;
  /** A folder of ours outside the checkout, which takes a folder a run. */
  readonly base: string;
  readonly standing: Standing;
  /** Takes files out of the checkout, by their paths in it; `away` is a folder that is not there yet. */
  readonly clear: (paths: readonly string[], away: string) => Promise<Result<void>>;
  /** Lets us read what lies in folders of the checkout, by their absolute paths, where another user has written it. */
  readonly unlock?: (folders: readonly string[]) => Promise<void>;
}

/** The folders of a glob before the first that is a pattern. */
const literalOf = (glob: string): string => {
  const folders = glob.split('/').slice(0, -1);
  const pattern = folders.findIndex((folder) => /[*?[\]{}()!]/.test(folder));
  return folders.slice(0, pattern === -1 ? folders.length : pattern).join('/');
};

/** The reports of one run's suites. */
export const makeReports = ({ root, base, standing, clear, unlock }: ReportGround): Reports => {
  let runs = 0;
  const read: (readonly [suite: string, file: ReportFile])[] = [];
  return {
    prepare: async ({ cwd, reports: patterns }) => {
      const folder = join(base, String(++runs));
      const away = join(base, `${runs}-away`);
      const made = await makeFolder(folder);
      if (!made.ok) return made;
      const prepared = await prepareReports({
        root,
        standing,
        clear: (paths) => clear(paths, away),
        cwd,
        patterns,
      });
      return prepared.ok ? ok({ folder }) : prepared;
    },
    collect: async (name, suite, reportsDir) => {
      if (suite.reports.length === 0) return { outcome: { kind: 'none' }, notes: [] };
      const inTree = suite.reports.filter((glob) => glob.startsWith('./'));
      if (inTree.length > 0) await unlock?.([...new Set(inTree.map((glob) => join(root, suite.cwd, literalOf(glob))))]);
      const found = await collectReports({ root, cwd: suite.cwd, reportsDir, patterns: suite.reports });
      if (!found.ok) return refused(found.error);
      // In the tree another suite may write where this one did: there a later write is nobody's fault.
      read.push(...found.value.filter(({ ground }) => ground === 'reports').map((file) => [name, file] as const));
      return readAll(suite, root, found.value);
    },
    late: async () => {
      const late = new Map<string, string>();
      for (const [name, file] of read)
        if (!(await isUnchanged(file))) late.set(name, `${file.path}: it was written to after it had been read`);
      return late;
    },
  };
};

const refused = ({ code, message }: Pick<Fault, 'code' | 'message'>): CollectedReports => ({
  outcome: { kind: 'refused', code },
  notes: [],
  message,
});

const readAll = async (suite: Suite, root: string, files: readonly ReportFile[]): Promise<CollectedReports> => {
  const normalise = await openNormaliser(suite.identity);
  if (!normalise.ok) return refused({ code: 'policy-invalid', message: normalise.error.message });
  const tally = openTally(suite.unstable, MOST_TESTS_KEPT);
  const keys = suite.shards > 1 ? openKeys() : undefined;
  const notes: string[] = [];
  for (const file of files) {
    const tests = { seen: 0, saidNone: false };
    const sink: ReportSink = {
      test: (test) => {
        tests.seen++;
        const named = normalise.value(test);
        tally.add(named);
        keys?.add(named);
      },
      note: ({ kind, message }) => {
        tests.saidNone ||= kind === 'none';
        notes.push(`${file.path}: ${message}`);
      },
    };
    const fault = await readReport(suite.format, root, readChunks(file), sink);
    if (fault !== undefined) return refused({ ...fault, message: `${file.path}: ${fault.message}` });
    // Of a shard some files may well hold no test, and of a class that holds but other classes Surefire writes that it has none.
    const isMissing = tests.seen === 0 && !tests.saidNone;
    if (isMissing && files.length > 1 && suite.minTests > 0 && keys === undefined)
      return refused({
        code: 'report-empty',
        message: `${file.path} holds no test, beside ${files.length - 1} other files`,
      });
  }
  const finished = tally.finish();
  const outcome = { kind: 'read', tally: finished } as const;
  if (keys === undefined) return { outcome, notes };
  const { groups, entries } = tally.parts();
  return {
    outcome,
    notes,
    tests: { groups, entries, keys: keys.bytes(), tests: finished.tests, failures: finished.failures },
  };
};

const SAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="all" tests="3" failures="1" time="0.1">
  <testsuite name="a" tests="3" failures="1" skipped="1" time="0.1">
    <testcase classname="a" name="one &gt; two" time="0.1"/>
    <testcase classname="a" name="three"><failure message="no">no</failure></testcase>
    <testcase classname="a" name="four"><skipped/></testcase>
  </testsuite>
</testsuites>`;

/** Reads a small report of the kind that most runners write: what reads is loaded then, and reads the next one faster. */
export const rehearseReading = async (): Promise<void> => {
  const tally = openTally([], MOST_TESTS_KEPT);
  await readReport('auto', '/', [ok(Buffer.from(SAMPLE))], { test: tally.add, note: () => undefined });
  tally.finish();
};

/** Reads one report's bytes into a sink; gives why it is refused, if it is. */
const readReport = async (
  format: 'auto' | FormatName,
  root: string,
  chunks: AsyncIterable<Result<Buffer>> | Iterable<Result<Buffer>>,
  sink: ReportSink,
): Promise<Fault | undefined> => {
  const { openReport } = await import('../core/report/read.ts');
  const report = openReport(format, { root }, sink);
  for await (const chunk of chunks) {
    if (!chunk.ok) return chunk.error;
    const fault = report.write(chunk.value);
    if (fault !== undefined) return fault;
  }
  return report.end();
};
