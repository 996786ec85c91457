import type { BigIntStats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code } from '../../core/codes.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { compileGlobs, compileInside, type Glob } from './globs.ts';
import { isSame, openRegular, type Refusal } from './regular.ts';
import { findMatches, type Ground, reachesFolder } from './walk.ts';

/** A report beyond this is refused, in bytes. */
const REPORT_CAP = 2 * 1024 * 1024 * 1024;

/** Where a suite's reports are looked for. */
export interface ReportPlaces {
  /** The checkout's absolute path. */
  readonly root: string;
  /** The suite's folder, relative to `root`. */
  readonly cwd: string;
  /** The folder outside the tree that the suite was given. */
  readonly reportsDir: string;
  /** `./…` in the tree, from `cwd`; any other inside `reportsDir`. */
  readonly patterns: readonly string[];
  /** Bytes a report may have; 2 GiB by default. */
  readonly cap?: number;
}

/** A report that was found to be a plain file. */
export interface ReportFile {
  readonly ground: Ground;
  /** Relative to the folder for reports or, where it lies in the tree, to the checkout; with `/`. */
  readonly path: string;
  readonly absolute: string;
  readonly bytes: number;
  /** The file as it was when it was collected: nothing else is read later. */
  readonly state: BigIntStats;
}

/** Finds the reports of a suite that has run, sorted: those in its folder first, then those in the tree. */
export const collectReports = async (places: ReportPlaces): Promise<Result<readonly ReportFile[]>> => {
  const inside = compileInside(places.patterns);
  if (!inside.ok) return inside;
  const tree = compileGlobs([places]);
  if (!tree.ok) return tree;
  const cap = places.cap ?? REPORT_CAP;
  const first = await collect(places.reportsDir, inside.value, 'reports', cap);
  if (!first.ok) return first;
  const second = await collect(places.root, tree.value, 'tree', cap);
  if (!second.ok) return second;
  const files = [...first.value, ...second.value];
  return files.length > 0 ? ok(files) : err(fault('report-missing', `no file matches ${sought(places)}`));
};

/** Where each glob was looked for: most reports that are missed lie in the checkout, under a name without `./`. */
const sought = ({ patterns, cwd }: ReportPlaces): string => {
  const inTree = patterns.filter((pattern) => pattern.startsWith('./'));
  const inFolder = patterns.filter((pattern) => !pattern.startsWith('./'));
  return [
    ...(inFolder.length === 0
      ? []
      : [`${inFolder.join(', ')} in $RECOUNT_REPORTS (one in the checkout is named with \`./\`)`]),
    ...(inTree.length === 0 ? [] : [`${inTree.join(', ')} in ${cwd === '.' ? 'the checkout' : cwd}`]),
  ].join(', or ');
};

const collect = async (
  top: string,
  globs: readonly Glob[],
  ground: Ground,
  cap: number,
): Promise<Result<readonly ReportFile[]>> => {
  const paths = await findMatches(top, globs, ground);
  if (!paths.ok) return paths;
  const files: ReportFile[] = [];
  for (const path of paths.value) {
    const absolute = join(top, path);
    const opened = await openRegular(absolute, cap);
    if ('kind' in opened) return err(refused(path, opened));
    await opened.handle.close();
    // Looked at after the file was opened, so that a folder swapped for a link before that is seen.
    const reached = await reachesFolder(top, path.split('/').slice(0, -1).join('/'), ground);
    if (!reached.ok) return reached;
    files.push({ ground, path, absolute, bytes: Number(opened.state.size), state: opened.state });
  }
  return ok(files);
};

const CODES_OF: Readonly<Record<Refusal['kind'], Code>> = {
  changed: 'report-changed',
  kind: 'report-kind',
  linked: 'report-escapes',
  'too-large': 'report-too-large',
  unreadable: 'report-kind',
};

/** Node names a file by text: bytes of its name that are not UTF-8 become this, and nothing lies under that name. */
const UNREADABLE = '\ufffd';

const refused = (path: string, { kind, detail }: Refusal): Fault =>
  kind === 'unreadable' && path.includes(UNREADABLE)
    ? fault('report-encoding', `${path}: expected a path in UTF-8, found bytes in it that are not`, {
        place: { file: path },
        remedy: 'give the file and its folders names in UTF-8',
      })
    : fault(CODES_OF[kind], `${path}: ${detail}`, { place: { file: path } });

/** The bytes of a report as it was collected. A file that has changed since ends the chunks with a fault. */
export async function* readChunks(file: ReportFile): AsyncGenerator<Result<Buffer>, void> {
  const opened = await openRegular(file.absolute, file.bytes);
  if ('kind' in opened) {
    yield err(refused(file.path, opened));
    return;
  }
  const { handle, state } = opened;
  try {
    let read = 0;
    if (isSame(file.state, state)) {
      // One byte more than there was, to notice a file that grows.
      for await (const chunk of handle.createReadStream({ autoClose: false, end: file.bytes, highWaterMark: CHUNK })) {
        if (!Buffer.isBuffer(chunk)) continue;
        read += chunk.length;
        if (read <= file.bytes) yield ok(chunk);
      }
    }
    if (read !== file.bytes || !isSame(file.state, await handle.stat({ bigint: true }))) {
      yield err(refused(file.path, { kind: 'changed', detail: 'it was written to after it had been collected' }));
    }
  } finally {
    await handle.close();
  }
}

/** Whether a report is still the file that was collected. */
export const isUnchanged = async ({ absolute, state }: ReportFile): Promise<boolean> => {
  const now = await lstat(absolute, { bigint: true }).catch(() => undefined);
  return now !== undefined && isSame(state, now);
};

const CHUNK = 256 * 1024;
