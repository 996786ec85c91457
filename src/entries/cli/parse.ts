import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Json } from '../../core/canonical.ts';
import { SEE_REPORT } from '../../core/codes/remedies.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { counted } from '../../core/render/amount.ts';
import { plainLine } from '../../core/render/plain.ts';
import { FORMAT_NAMES, type FormatName } from '../../core/report/format-names.ts';
import { openReport } from '../../core/report/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { openSum, type Sum } from '../../core/tests/sum.ts';
import { openGit } from '../../io/git/git.ts';
import { messageOf } from '../../io/thrown.ts';
import { tellFaults } from './tell.ts';
import { textOption, type Verb } from './verb.ts';

interface ParsedFile {
  readonly path: string;
  readonly format: FormatName | undefined;
  readonly notes: readonly string[];
  readonly result: Result<Sum>;
}

const CHUNK = 256 * 1024;

/** `recount parse FILE...`: what report files hold, each and together. */
export const parse: Verb = async (call) => {
  const format = formatOf(textOption(call, 'format'));
  if (!format.ok) return tellFaults(call, [format.error]);
  const git = await openGit({ dir: call.cwd, env: call.env, profile: 'desk' });
  const root = git.ok ? git.value.root : call.cwd;

  const all = openSum();
  const files: ParsedFile[] = [];
  // One file alone is summed once: a second sum of a million tests would double the memory.
  const merged = call.operands.length > 1 ? all : undefined;
  for (const path of call.operands) files.push(parseFile(path, format.value, root, merged));
  const [only] = files;
  const isWhole = files.every(({ result }) => result.ok);
  // What was refused could hold anything, so that a sum of the others is a sum of nothing that anybody asked for.
  const together = isWhole
    ? merged === undefined && only?.result.ok === true
      ? only.result.value
      : all.sum()
    : undefined;
  call.terminal.out(call.json ? jsonDocument(toJson(files, together)) : toText(files, together));
  return isWhole ? 0 : 2;
};

const formatOf = (name: string | undefined): Result<'auto' | FormatName> => {
  if (name === undefined || name === 'auto') return ok('auto');
  const known = FORMAT_NAMES.find((one) => one === name);
  return known === undefined
    ? err(fault('usage', `--format: expected one of ${FORMAT_NAMES.join(', ')}, found ${name}`))
    : ok(known);
};

const parseFile = (
  path: string,
  format: 'auto' | FormatName,
  root: string,
  all: ReturnType<typeof openSum> | undefined,
): ParsedFile => {
  const notes: string[] = [];
  const own = openSum();
  const report = openReport(
    format,
    { root },
    {
      test: own.add,
      note: ({ message }) => notes.push(message),
    },
  );
  const refused = readInto(path, report);
  const found = { path, format: report.format(), notes };
  if (refused !== undefined) return { ...found, result: err(refused) };
  all?.merge(own.parts());
  return { ...found, result: ok(own.sum()) };
};

/** Nothing else is to be done meanwhile, and to wait for a piece takes longer than to read it. */
const readInto = (path: string, report: ReturnType<typeof openReport>): Fault | undefined => {
  try {
    if (!statSync(path).isFile()) return fault('report-kind', `${path} is not a regular file`);
    const file = openSync(path, 'r');
    try {
      const piece = Buffer.allocUnsafe(CHUNK);
      for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
        const refused = report.write(piece.subarray(0, read));
        if (refused !== undefined) return refused;
      }
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    return fault('file-unreadable', `${path}: ${messageOf(cause)}`, { cause });
  }
  return report.end();
};

const toldCounts = ({ counts: { total, passed, failed, skipped } }: Sum) => ({ total, passed, failed, skipped });

/** The remedy of most refused reports is to call this verb, and of others a key of the policy, which is an option here. */
const mends = ({ code, remedy }: Fault): string => {
  if (code === 'format-unknown') return 'name a known one: `--format NAME`; docs/reports.md lists them';
  return remedy === SEE_REPORT ? 'correct the command or the reporter that writes it' : remedy;
};

const toJson = (files: readonly ParsedFile[], together: Sum | undefined): Json => ({
  files: files.map(({ path, format, notes, result }): Json => {
    const found = { path, format: format ?? null };
    if (!result.ok) {
      const { code, message } = result.error;
      return { ...found, error: { code, message, remedy: mends(result.error) } };
    }
    return { ...found, tests: toldCounts(result.value), digest: result.value.digest, notes };
  }),
  ...(together === undefined ? {} : { tests: toldCounts(together), digest: together.digest }),
});

const sentence = ({ counts, digest }: Sum): string =>
  `${counted(counts.total, 'test')}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n  ${digest}\n`;

const toText = (files: readonly ParsedFile[], together: Sum | undefined): string => {
  const lines = files.map(({ path, format, notes, result }) => {
    const shown = plainLine(path, 500);
    if (!result.ok)
      return `${shown}: ${result.error.code}: ${plainLine(result.error.message, 500)}\n  to mend it: ${mends(result.error)}\n`;
    return `${shown} (${format ?? 'no format'}): ${sentence(result.value)}${notes.map((note) => `  ${plainLine(note, 500)}\n`).join('')}`;
  });
  return together === undefined || files.length === 1
    ? lines.join('')
    : `${lines.join('')}together: ${sentence(together)}`;
};
