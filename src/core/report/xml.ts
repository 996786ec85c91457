import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Fault, fault } from '../fault.ts';
import type { ReportReader, ReportSink } from './report.ts';
import { openSections } from './sections.ts';

/** An element's attributes by their name as written. The object has no prototype. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** What a format does with the elements of a report. Names come without their prefix. */
export interface XmlEvents {
  /** A fault ends the reading; `place` tells a person where the element begins. */
  readonly open: (name: string, attributes: XmlAttributes, place: () => string) => Fault | undefined;
  readonly close: (name: string) => void;
  /** Character data, in pieces. Leave it out where no text is needed: it is then neither kept nor copied. */
  readonly text?: (text: string) => Fault | undefined;
  /** The document is whole. */
  readonly end: () => Fault | undefined;
}

/** Deeper nesting than any runner's, and shallow enough for a stack of frames. */
export const MAX_DEPTH = 32_768;
/** The longest tag, in UTF-16 code units: a name, its attributes and their values. */
export const MAX_TAG = 4 * 1024 * 1024;
/** The longest piece without a tag in it, such as one CDATA section; where text is not asked for, the longest comment. */
export const MAX_PIECE = 64 * 1024 * 1024;

const PIECE = 64 * 1024;

/** A reference to a character by its number, at the end of a text, and the longest that is repaired. */
const REFERENCE = /&#(?:[0-9]+|x[0-9a-fA-F]+);$/;
const MOST_OF_REFERENCE = 32;

/**
 * Faults of form that real runners write and that change no structure: a character that has no place there, such as a
 * raw escape (node:test, web-test-runner; not NUL, which is no text), a raw `]]>` in text (node:test), and a reference
 * to a character that XML does not allow (bats).
 */
const repairOf = (message: string, shown: string): string | undefined => {
  switch (message) {
    case 'disallowed character.':
      return shown.endsWith('\0') ? undefined : 'characters that XML does not allow there';
    case 'the string "]]>" is disallowed in char data.':
      return '`]]>` in text';
    case 'malformed character entity.':
      // The parser takes all that stands before the next `;` for the reference, tags and tests with it.
      return REFERENCE.test(shown) ? 'references to characters that XML does not allow' : undefined;
    default:
      return undefined;
  }
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const dtd = (doctype: string, allowed: string | undefined): Fault | undefined => {
  const name = /^\s*([^\s[>]+)/.exec(doctype)?.[1];
  if (!doctype.includes('[') && name !== undefined && name === allowed) return undefined;
  return fault('report-dtd', `expected a report without a document type, found <!DOCTYPE${doctype.slice(0, 60)}>`);
};

/**
 * A strict streaming reader of XML. It accepts what XML 1.0 and 1.1 accept, without document types, and the three
 * repairs above, each with a note. Entities are never declared, so none is expanded.
 *
 * @param doctype the one document type that the format's own runner writes (external, without a subset), if any
 */
export const openXml = (events: XmlEvents, sink: ReportSink, doctype?: string): ReportReader => {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const repairs = new Set<string>();
  let refused: Fault | undefined;
  let depth = 0;
  let started = 0;
  let held = '';
  let chunk = '';
  /** The end of what was shown before the chunk. */
  let before = '';
  let lastTag = 0;
  let limit = MAX_PIECE;
  let ending = false;
  let sections = openSections();

  const refuse = (reason: Fault | undefined): void => {
    refused ??= reason;
  };
  const place = (): string => `line ${parser.line}, column ${parser.column}`;

  parser.on('error', ({ message }) => {
    const at = parser.position - started;
    const shown = `${before}${chunk.slice(Math.max(0, at - MOST_OF_REFERENCE), at)}`;
    const repair = repairOf(message, shown.slice(-MOST_OF_REFERENCE));
    if (repair !== undefined) {
      repairs.add(repair);
      return;
    }
    const reason = message.replace(/\.$/, '');
    refuse(
      ending
        ? fault('report-truncated', `the XML ends before its end at ${place()}: ${reason}`)
        : fault('report-malformed', `the XML is not well-formed at ${place()}: ${reason}`),
    );
  });
  parser.on('doctype', (text) => refuse(dtd(text, doctype)));
  /** Of the tag or, in UTF-16 code units, of what is kept of the text around `position`. Text that nobody takes is not. */
  const lengthAt = (position: number): number => {
    if (limit === MAX_TAG || events.text !== undefined) return position - lastTag;
    return sections.inside() === undefined ? 0 : sections.length();
  };
  /** Asked at every tag as well as at the end of every piece, so that pieces change nothing. */
  const checkLength = (position: number): void => {
    if (lengthAt(position) > limit) {
      refuse(
        fault('report-too-deep', `the XML has a ${limit === MAX_TAG ? 'tag' : 'text'} that is longer than is read`),
      );
    }
  };
  const mark = (next: number): void => {
    const { position } = parser;
    checkLength(position);
    lastTag = position;
    limit = next;
  };
  parser.on('opentagstart', () => mark(MAX_TAG));
  parser.on('opentag', (tag: SaxesTagPlain) => {
    mark(MAX_PIECE);
    depth += 1;
    if (depth > MAX_DEPTH) refuse(fault('report-too-deep', `the XML is nested more than ${MAX_DEPTH} deep`));
    const { name } = tag;
    if (refused === undefined) refuse(events.open(name.includes(':') ? local(name) : name, tag.attributes, place));
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    mark(MAX_PIECE);
    depth -= 1;
    const { name } = tag;
    if (refused === undefined) events.close(name.includes(':') ? local(name) : name);
  });
  const { text: takeText } = events;
  if (takeText !== undefined) {
    parser.on('text', (text) => refuse(takeText(text)));
    parser.on('cdata', (text) => refuse(takeText(text)));
  }

  const feed = (text: string): Fault | undefined => {
    before = `${before}${chunk.slice(-MOST_OF_REFERENCE)}`.slice(-MOST_OF_REFERENCE);
    chunk = text;
    parser.write(text);
    const tagEnd = lastTag - started;
    started += text.length;
    if (tagEnd >= 0) sections = openSections();
    sections.write(text.slice(Math.max(tagEnd, 0)));
    checkLength(started);
    if (takeText === undefined) partCdata(text);
    return refused;
  };
  /**
   * The parser keeps a CDATA section until it ends. One that nobody takes is ended and begun again after each piece, so
   * that it may be of any length; not in the midst of what may be its end.
   */
  const partCdata = (text: string): void => {
    if (sections.inside() !== 'cdata' || sections.length() < PIECE || text.endsWith(']')) return;
    chunk = ']]><![CDATA[';
    parser.write(chunk);
    started += chunk.length;
    sections.restart();
  };

  return {
    write: (text) => {
      for (let from = 0; from < text.length; from += PIECE) {
        const cut = text.length > PIECE ? text.slice(from, from + PIECE) : text;
        const piece = held === '' ? cut : held + cut;
        const last = piece.charCodeAt(piece.length - 1);
        // A carriage return or half a character at the end would be carried over and shift every position.
        const carries = last === 13 || (last >= 0xd800 && last <= 0xdbff);
        held = carries ? piece.slice(-1) : '';
        if (feed(carries ? piece.slice(0, -1) : piece) !== undefined) return refused;
      }
      return refused;
    },
    end: () => {
      parser.write(held);
      ending = true;
      parser.close();
      if (refused === undefined) refuse(events.end());
      if (refused !== undefined) return refused;
      for (const repair of repairs)
        sink.note({ kind: 'repaired', message: `the XML holds ${repair}; read all the same` });
      return undefined;
    },
  };
};
