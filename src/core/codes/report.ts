import { type CodeEntry, entry } from './entry.ts';
import { SEE_REPORT } from './remedies.ts';

const report = (meaning: string, remedy: string): CodeEntry => entry('report', 'suite', meaning, remedy);

/** A report file is refused. These stand in a record in the place of counts, and are compared. */
export const REPORT = {
  'report-missing': report(
    'no file matches the globs of `reports`',
    'let the command write its report into the folder $RECOUNT_REPORTS, or name it with `./` where it lies in the checkout',
  ),
  'report-stale': report(
    'a file that matches `reports` was there before the run',
    'delete it, or write into $RECOUNT_REPORTS',
  ),
  'report-tracked': report(
    'a file that matches `reports` is tracked by git',
    'take the file out of git (`git rm FILE`), have git ignore it, commit',
  ),
  'report-changed': report(
    'a report was written to after the suite had ended',
    'see that nothing of the suite goes on in the background',
  ),
  'report-kind': report('a report is not a regular file', 'write a plain file: no link, pipe, device or archive'),
  'report-escapes': report('a report lies outside the folder that it is looked for in', 'write it inside that folder'),
  'report-too-large': report('a report is larger than its format is read to', SEE_REPORT),
  'report-empty': report('a report is empty', SEE_REPORT),
  'report-malformed': report('a report is not well-formed', SEE_REPORT),
  'report-truncated': report('a report ends before its end', SEE_REPORT),
  'report-encoding': report('a report is not text in the encoding that it names', SEE_REPORT),
  'report-dtd': report('a report declares entities or a document type of its own', SEE_REPORT),
  'report-too-deep': report('a report is nested deeper, or has longer names, than is read', SEE_REPORT),
  'format-unknown': report(
    'a report is of no known format',
    'name a known one under `format`; docs/reports.md lists them',
  ),
} as const satisfies Record<string, CodeEntry>;
