import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Fault, fault } from '../fault.ts';
import { openPlainReader, type PlainElement, type XmlAttributes } from './plain-element.ts';
import type { ReportReader, ReportSink } from './report.ts';
import { openSections } from './sections.ts';

export type { XmlAttributes };

/** What a format does with the elements of a report. Names come without their prefix. */
export interface XmlEvents {
  /** A fault ends the reading. */
  readonly open: (name: string, attributes: XmlAttributes) => Fault | undefined;
  readonly close: (name: string) => void;
  /** Character data, in pieces. Leave it out where no text is needed: it is then neither kept nor copied. */
  readonly text?: (text: string) => Fault | undefined;
  /** The document is whole. */
  readonly end: () => Fault | undefined;
  /** Elements that are read at once where they are as plain as most are; all others come as ever. */
  readonly plain?: PlainEvents;
}

/** What a format does with the elements that most of its reports are made of. */
interface PlainEvents {
  readonly element: string;
  /** Whether the next element, if it has that name, may be read so: the parser stands in the content of another one. */
  readonly ready: () => boolean;
  readonly take: (element: PlainElement) => void;
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

/** The columns of a text on one line: characters, and not their UTF-16 halves. */
const widthOf = (line: string): number => line.replaceAll(/[\ud800-\udbff]/g, '').length;

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
  /** What the parser has not been shown: the lines, and the characters before it on the line that it stands on. */
  const hidden = { lines: 0, line: 0, columns: 0 };
  const hide = (text: string): void => {
    const { line, column } = parser;
    const last = text.lastIndexOf('\n');
    const width = widthOf(text.slice(last + 1));
    if (last === -1) hidden.columns = width + (hidden.line === line ? hidden.columns : 0);
    else hidden.columns = width - column;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) hidden.lines += 1;
    hidden.line = line;
  };
  const place = (): string => {
    const { line, column } = parser;
    return `line ${line + hidden.lines}, column ${column + (hidden.line === line ? hidden.columns : 0)}`;
  };

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
    if (refused === undefined) refuse(events.open(name.includes(':') ? local(name) : name, tag.attributes));
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

  const { plain } = events;
  const readPlain = plain === undefined ? undefined : openPlainReader(plain.element);
  /** Takes the plain elements at `from`, where the parser stands behind a tag; gives where they end. */
  const takePlain = (text: string, from: number): number => {
    if (plain?.ready() !== true || depth > MAX_DEPTH - 2) return from;
    let at = from;
    for (let element = readPlain?.(text, at); element !== undefined; element = readPlain?.(text, at)) {
      plain.take(element);
      at = element.end;
    }
    if (at > from) hide(text.slice(from, at));
    return at;
  };
  /** Shows the parser a piece, without the plain elements in it. */
  const show = (text: string): Fault | undefined => {
    if (plain === undefined) return feed(text);
    let at = 0;
    for (;;) {
      if (lastTag === started && limit === MAX_PIECE) at = takePlain(text, at);
      // The next place where the parser can stand behind a tag: elements of another kind are shown to it whole.
      const from = plain.ready() ? at : text.indexOf('</', at);
      const stop = from === -1 ? text.length : text.indexOf('>', from) + 1 || text.length;
      if (feed(text.slice(at, stop)) !== undefined || stop === text.length) return refused;
      at = stop;
    }
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
        if (show(carries ? piece.slice(0, -1) : piece) !== undefined) return refused;
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
