import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectedReports, Reports } from '../app/ports.ts';
import type { Fault } from '../core/fault.ts';
import type { Suite } from '../core/policy/policy.ts';
import type { FormatName } from '../core/report/format-names.ts';
import type { ReportSink } from '../core/report/report.ts';
import { ok, type Result } from '../core/result.ts';
import { openNormaliser } from '../core/tests/normaliser.ts';
import { openTally } from '../core/tests/tally.ts';
import { collectReports, type ReportFile, readChunks } from './files/reports.ts';
import { prepareReports } from './files/stale.ts';
import { makeTemporaryFolder } from './files/text.ts';
import type { Git } from './git/git.ts';

/** Tests are kept by name up to this many a suite, so that a record of any size stays within memory. */
const MOST_TESTS_KEPT = 200_000;

/** The reports of one run's suites, in a temporary folder that `close` deletes. */
export const openReports = async (git: Git): Promise<Result<Reports & { readonly close: () => Promise<void> }>> => {
  const base = await makeTemporaryFolder(git.root);
  if (!base.ok) return base;
  let runs = 0;
  return ok({
    prepare: async ({ cwd, reports: patterns }) => {
      const folder = join(base.value, String(++runs));
      const away = join(base.value, `${runs}-away`);
      await mkdir(folder);
      const prepared = await prepareReports({ git, away, cwd, patterns });
      return prepared.ok ? ok({ folder }) : prepared;
    },
    collect: async (suite, reportsDir) => {
      if (suite.reports.length === 0) return { outcome: { kind: 'none' }, notes: [] };
      const found = await collectReports({ root: git.root, cwd: suite.cwd, reportsDir, patterns: suite.reports });
      return found.ok ? readAll(suite, git.root, found.value) : refused(found.error);
    },
    close: () => rm(base.value, { recursive: true, force: true }),
  });
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
  const notes: string[] = [];
  for (const file of files) {
    const tests = { seen: 0 };
    const sink: ReportSink = {
      test: (test) => {
        tests.seen++;
        tally.add(normalise.value(test));
      },
      note: ({ message }) => notes.push(`${file.path}: ${message}`),
    };
    const fault = await readReport(suite.format, root, readChunks(file), sink);
    if (fault !== undefined) return refused({ ...fault, message: `${file.path}: ${fault.message}` });
    if (tests.seen === 0 && files.length > 1 && suite.minTests > 0)
      return refused({
        code: 'report-empty',
        message: `${file.path} holds no test, beside ${files.length - 1} other files`,
      });
  }
  return { outcome: { kind: 'read', tally: tally.finish() }, notes };
};

/** Reads one report's bytes into a sink; gives why it is refused, if it is. */
const readReport = async (
  format: 'auto' | FormatName,
  root: string,
  chunks: AsyncIterable<Result<Buffer>>,
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
