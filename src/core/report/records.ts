import { type Fault, fault } from '../fault.ts';
import { LOOKED_AT } from './cause.ts';
import { type Emitter, openEmitter } from './emitter.ts';
import type { ReportContext, ReportReader, ReportSink } from './report.ts';
import { MAX_TAG, openXml, type XmlAttributes } from './xml.ts';

/** More suites and keywords inside one another than any runner writes. */
const MAX_AROUND = 1000;

/** An element with what of its content is kept. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly children: readonly XmlNode[];
  /** Its own character data. */
  readonly text: string;
}

/** An element that is open around a record. */
export interface Around {
  readonly name: string;
  readonly attributes: XmlAttributes;
  /** Rows emitted inside it so far, and how many of them failed. */
  rows: number;
  failed: number;
}

/** A format of XML as records (one a test, mostly) inside elements that only say where. */
export interface RecordFormat {
  /** The names that the root may have. */
  readonly roots: readonly string[];
  /** Elements that are records, unless they stand inside one. */
  readonly records: readonly string[];
  /** Elements that are kept inside a record; the others are skipped with all that is in them. */
  readonly keep: readonly string[];
  /** Those of them whose text tells why a test failed: its beginning is kept, however long it is. */
  readonly said?: readonly string[];
  /** The document type that the runner writes, if any. */
  readonly doctype?: string;
  /** Makes the reader of one report; `around` goes from the root inwards. */
  readonly open: (emit: Emitter) => {
    readonly record: (node: XmlNode, around: readonly Around[]) => void;
    /** An element around records ends; `around` is what it stood in. */
    readonly leave?: (node: Around, around: readonly Around[]) => void;
    readonly end?: () => void;
  };
}

interface MutableNode extends XmlNode {
  readonly children: MutableNode[];
  text: string;
}

/** The value of the first child of that name, without white space around it. */
export const childText = (node: XmlNode, name: string): string | undefined =>
  node.children.find((child) => child.name === name)?.text.trim();

/** The names of the elements around a record, from the outermost. */
export const namesOf = (around: readonly Around[]): readonly (string | undefined)[] =>
  around.map(({ attributes }) => attributes['name']);

/** A reader of XML that hands on one record after the other: its memory is that of one record and its path. */
export const openRecords = (format: RecordFormat, context: ReportContext, sink: ReportSink): ReportReader => {
  const emitter = openEmitter(context, sink);
  const around: Around[] = [];
  const open: MutableNode[] = [];
  let ignored = 0;

  const count = (rows: number, failed: number): void => {
    for (const inner of around.slice(-1)) {
      inner.rows += rows;
      inner.failed += failed;
    }
  };
  const reader = format.open({
    row: (group, name, outcome, why) => {
      count(1, outcome === 'failed' ? 1 : 0);
      emitter.row(group, name, outcome, why);
    },
    synthetic: (group, name, what, said) => {
      count(0, 1);
      emitter.synthetic(group, name, what, said);
    },
    totals: emitter.totals,
  });

  const openElement = (name: string, attributes: XmlAttributes): Fault | undefined => {
    const isRoot = around.length === 0 && open.length === 0;
    if (isRoot && !format.roots.includes(name)) {
      return fault('report-malformed', `expected <${format.roots.join('> or <')}> as the root, found <${name}>`);
    }
    const parent = open.at(-1);
    if (ignored > 0 || (parent !== undefined && !format.keep.includes(name))) ignored += 1;
    else if (parent !== undefined || format.records.includes(name)) {
      const node = { name, attributes, children: [], text: '' };
      parent?.children.push(node);
      open.push(node);
    } else if (around.length >= MAX_AROUND) {
      return fault('report-too-deep', `the XML has more than ${MAX_AROUND} suites in one another`);
    } else around.push({ name, attributes, rows: 0, failed: 0 });
    return undefined;
  };
  const closeAround = (): void => {
    for (const node of around.splice(-1)) {
      reader.leave?.(node, around);
      count(node.rows, node.failed);
    }
  };
  return openXml(
    {
      open: openElement,
      close: () => {
        if (ignored > 0) ignored -= 1;
        else if (open.length === 0) closeAround();
        else for (const node of open.splice(-1)) if (open.length === 0) reader.record(node, around);
      },
      text: (text) => {
        if (ignored > 0) return undefined;
        const node = open.at(-1);
        if (node === undefined) return undefined;
        if (format.said?.includes(node.name) === true) {
          node.text = (node.text + text.slice(0, LOOKED_AT)).slice(0, LOOKED_AT);
          return undefined;
        }
        node.text += text;
        // What else is kept are names: one longer than a tag may be is none.
        return node.text.length > MAX_TAG
          ? fault('report-too-deep', 'the XML has a name that is longer than is read')
          : undefined;
      },
      end: () => {
        reader.end?.();
        emitter.totals.end();
        return undefined;
      },
    },
    sink,
    format.doctype,
  );
};
