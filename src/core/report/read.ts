import { type Fault, fault } from '../fault.ts';
import { openDecoder } from './decode.ts';
import { FORMAT_NAMES, type FormatName } from './format-names.ts';
import { FORMATS } from './formats.ts';
import type { ReportContext, ReportFormat, ReportReader, ReportSink } from './report.ts';
import { declaresTypes, rootOf } from './root.ts';

/** A report that is being read. After a fault nothing more is written, and what the sink has been given is void. */
export interface OpenReport {
  /** The bytes are free again when it returns. */
  readonly write: (bytes: Uint8Array) => Fault | undefined;
  readonly end: () => Fault | undefined;
  /** The format that was asked for or found; undefined until it is known. */
  readonly format: () => FormatName | undefined;
}

/** How much text the format is found from, in UTF-16 code units. */
const HEAD = 64 * 1024;
/** How many bytes are made text at a time: of more, the text no longer lies where memory is cheap. */
const PIECE = 64 * 1024;

/** What a file that is no report often is. */
const lookalike = (head: string): string | undefined => {
  if (/^\s*(?:<!DOCTYPE html|<html)/i.test(head)) return 'an HTML page';
  if (head.startsWith('version https://git-lfs.github.com/'))
    return 'a Git LFS pointer (fetch the file with `git lfs pull`)';
  return undefined;
};

const unknown = (head: string): Fault => {
  const root = rootOf(head);
  const start = root === undefined ? JSON.stringify(head.slice(0, 40)) : `XML with the root <${root.name}>`;
  const found = lookalike(head) ?? start;
  return fault('format-unknown', `expected a report of a known format (${FORMAT_NAMES.join(', ')}), found ${found}`);
};

const find = (head: string): ({ readonly name: FormatName } & ReportFormat) | Fault => {
  if (declaresTypes(head))
    return fault('report-dtd', 'expected a report without a document type, found one of its own');
  return FORMATS.find((format) => format.recognises(head)) ?? unknown(head);
};

/**
 * Reads one report file: decodes it, finds its format by its first 64 KiB unless one is named, and hands its tests
 * and notes to the sink as they come. XML, TAP and line formats are read in bounded memory; other JSON is read whole.
 */
export const openReport = (format: 'auto' | FormatName, context: ReportContext, sink: ReportSink): OpenReport => {
  const decoder = openDecoder();
  let chosen: ({ readonly name: FormatName } & ReportFormat) | undefined = FORMATS.find(({ name }) => name === format);
  let reader: ReportReader | undefined;
  let refused: Fault | undefined;
  let head = '';

  const begin = (): Fault | undefined => {
    if (head.trim() === '') return fault('report-empty', 'expected a report, found nothing in the file');
    const found = chosen ?? find(head.slice(0, HEAD));
    if ('code' in found) return found;
    chosen = found;
    reader = found.open(context, sink);
    return reader.write(head);
  };
  const take = (text: string): Fault | undefined => {
    if (reader !== undefined) return reader.write(text);
    head += text;
    return head.length < HEAD ? undefined : begin();
  };

  return {
    write: (bytes) => {
      for (let from = 0; from < bytes.length && refused === undefined; from += PIECE) {
        const text = decoder.write(bytes.subarray(from, from + PIECE));
        refused = text.ok ? take(text.value) : text.error;
      }
      return refused;
    },
    end: () => {
      if (refused !== undefined) return refused;
      const text = decoder.end();
      refused = text.ok ? take(text.value) : text.error;
      if (refused === undefined && reader === undefined) refused = begin();
      refused ??= reader?.end();
      return refused;
    },
    format: () => chosen?.name,
  };
};
