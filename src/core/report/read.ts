import { type Fault, fault } from '../fault.ts';
import { openDecoder } from './decode.ts';
import { FORMAT_NAMES, type FormatName } from './format-names.ts';
import { FORMATS } from './formats.ts';
import { MAX_GROUP, TOO_LONG } from './identity.ts';
import type { ReportContext, ReportFormat, ReportReader, ReportSink, TestCase } from './report.ts';
import { declaresTypes, isProlog, rootOf } from './root.ts';

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
/** How much it is found from at most, where comments stand before the root of XML. */
const MOST_PROLOG = 16 * HEAD;
/** How many bytes are made text at a time: of more, the text no longer lies where memory is cheap. */
const PIECE = 64 * 1024;
/** How much longer than its report the groups and names of all tests may be: rows repeat what stands around them. */
const MOST_REPEATED = { times: 64, beside: 64 * 1024 * 1024 };

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
  const expected = `expected a report of a known format (${FORMAT_NAMES.join(', ')})`;
  if (head.length < HEAD) return fault('format-unknown', `${expected}, found ${found}`);
  const looked = `found none in the first ${Math.floor(head.length / 1024)} KiB, which begin with ${found}`;
  return fault('format-unknown', `${expected}, ${looked}; name it under \`format\` where other output comes first`);
};

const find = (head: string): ({ readonly name: FormatName } & ReportFormat) | Fault => {
  if (declaresTypes(head))
    return fault('report-dtd', 'expected a report without a document type, found one of its own');
  return FORMATS.find((format) => format.recognises(head)) ?? unknown(head);
};

/**
 * Reads one report file: decodes it, finds its format by its beginning unless one is named, and hands its tests
 * and notes to the sink as they come. XML, TAP and line formats are read in bounded memory; other JSON is read whole.
 */
export const openReport = (format: 'auto' | FormatName, context: ReportContext, sink: ReportSink): OpenReport => {
  const decoder = openDecoder();
  let chosen: ({ readonly name: FormatName } & ReportFormat) | undefined = FORMATS.find(({ name }) => name === format);
  let reader: ReportReader | undefined;
  let refused: Fault | undefined;
  let head = '';
  let enough = HEAD;
  let written = 0;
  let named = 0;
  let excess: Fault | undefined;

  const excessOf = ({ group, name }: TestCase): Fault | undefined => {
    named += group.length + name.length;
    if (group === TOO_LONG || name === TOO_LONG)
      return fault('report-too-deep', `a test stands in a group or titles of more than ${MAX_GROUP} characters`);
    return named > MOST_REPEATED.times * written + MOST_REPEATED.beside
      ? fault('report-too-deep', `the tests' names are more than ${MOST_REPEATED.times} times as long as the report`)
      : undefined;
  };
  const guarded: ReportSink = {
    test: (test) => {
      excess ??= excessOf(test);
      if (excess === undefined) sink.test(test);
    },
    note: sink.note,
  };
  const settle = (found: Fault | undefined): Fault | undefined => {
    refused ??= found ?? excess;
    return refused;
  };
  const begin = (from: string): Fault | undefined => {
    if (from.trim() === '') return fault('report-empty', 'expected a report, found nothing in the file');
    const found = chosen ?? find(from);
    if ('code' in found) return found;
    chosen = found;
    reader = found.open(context, guarded);
    return reader.write(head);
  };
  const read = (text: string): Fault | undefined => {
    written += text.length;
    if (reader !== undefined) return reader.write(text);
    head += text;
    for (; head.length >= enough; enough += HEAD) {
      const looked = head.slice(0, enough);
      if (enough === MOST_PROLOG || !isProlog(looked)) return begin(looked);
    }
    return undefined;
  };

  return {
    write: (bytes) => {
      for (let from = 0; from < bytes.length; from += PIECE) {
        if (refused !== undefined) break;
        const text = decoder.write(bytes.subarray(from, from + PIECE));
        settle(text.ok ? read(text.value) : text.error);
      }
      return refused;
    },
    end: () => {
      if (refused !== undefined) return refused;
      const text = decoder.end();
      const found = settle(text.ok ? read(text.value) : text.error);
      if (found !== undefined) return found;
      return settle((reader === undefined ? begin(head) : undefined) ?? reader?.end());
    },
    format: () => chosen?.name,
  };
};
